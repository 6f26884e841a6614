package tosatotensor

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
)

func (*ConvertPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	Add(set, Types())
	t := conversion.NewTarget()
	t.LegalDialects(arith.Name, tensor.Name)
	t.IllegalOps(tosa.ConcatDef.Name, tosa.PadDef.Name, tosa.ReshapeDef.Name, tosa.SliceDef.Name)
	r.Convert(t, set)
}

// Types returns the conversion of types that lowering tosa needs: unsigned integers have no sign then.
func Types() *conversion.TypeConverter {
	c := conversion.NewTypeConverter()
	c.AddLegal(func(core.Type) bool { return true })
	conversion.AddConversionOf(c, func(t core.ShapedType) core.Type {
		elem, ok := t.ElementType().(*core.IntegerType)
		if !ok || elem.Signedness() != core.Unsigned {
			return t
		}
		return t.CloneWith(nil, t.Context().Integer(elem.Width()))
	})
	c.AddSource(conversion.CastMaterialization)
	c.AddTarget(conversion.CastMaterialization)
	return c
}

// Add adds the patterns.
func Add(set *conversion.PatternSet, types *conversion.TypeConverter) {
	add := func(def *core.OpDef, match func(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool) {
		set.Add(conversion.Pattern{Name: def.Name + " to tensor", Root: def.Name, Types: types, Match: match})
	}
	add(&tosa.ReshapeDef, lowerReshape)
	add(&tosa.SliceDef, lowerSlice)
	add(&tosa.PadDef, lowerPad)
	add(&tosa.ConcatDef, lowerConcat)
}

// constantShape returns the dimensions of a shape that is constant.
func constantShape(v *core.Value) (dims []int64, ok bool) {
	a, ok := v.ConstantValue().(*core.DenseElementsAttr)
	if !ok {
		return nil, false
	}
	for i := range a.NumElements() {
		dims = append(dims, a.Int(i).Int64())
	}
	return dims, true
}

func tensorOf(shape []int64, like core.Type) *core.RankedTensorType {
	return like.Context().RankedTensor(shape, like.(core.ShapedType).ElementType(), nil)
}

func castOrFold(rw *conversion.Rewriter, t core.Type, v *core.Value) *core.Value {
	return rw.CreateOrFold(func(b *core.Builder) *core.Operation { return tensor.Cast{DestType: t, Source: v}.Build(b).Op })
}

// index makes a constant.
func index(rw *conversion.Rewriter, n int64) *core.Value {
	return memrefdefs.ValueOf(&rw.Builder, core.FoldResult{Attr: rw.Context().IndexAttr(n)})
}

// sizes returns the sizes of a tensor: constants, or tensor.dim.
func sizes(rw *conversion.Rewriter, v *core.Value) []core.FoldResult {
	var out []core.FoldResult
	for i, d := range v.Type().(*core.RankedTensorType).Shape() {
		if d != core.Dynamic {
			out = append(out, core.FoldResult{Attr: rw.Context().IndexAttr(d)})
			continue
		}
		out = append(out, core.FoldResult{Value: sizeOf(rw, v, index(rw, int64(i)))})
	}
	return out
}

func sizeOf(rw *conversion.Rewriter, v, dim *core.Value) *core.Value {
	return rw.CreateOrFold(func(b *core.Builder) *core.Operation { return tensor.NewDim(b, v, dim).Op })
}

// lowerReshape joins dimensions and splits them again. A tensor becomes one without dimensions by way of one whose
// sizes are all 1.
func lowerReshape(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
	input, result := operands[0], rw.Types().ConvertOne(op.Result(0).Type())
	shape, ok := constantShape(op.Operand(1))
	in, isRanked := input.Type().(*core.RankedTensorType)
	if !ok || !isRanked || result == nil {
		return rw.NoMatchf(op, "the shape is not constant")
	}
	if len(shape) == 0 {
		in = tensorOf(slices.Repeat([]int64{1}, len(in.Shape())), in)
	}
	expanded := expandedShape(in.Shape(), shape)
	collapsed := collapsedShape(in.Shape(), expanded)
	v := castOrFold(rw, in, input)
	v = collapse(rw, v, collapsed)
	v = expand(rw, v, expanded)
	rw.ReplaceOp(op, castOrFold(rw, result, v))
	return true
}

// expandedShape returns the shape that a reshape asks for. The size that is left out follows from the others when the
// input is static; a static shape cannot be made of a dynamic one, so that its first size is unknown then.
func expandedShape(in, shape []int64) []int64 {
	out := slices.Clone(shape)
	static := !slices.Contains(in, core.Dynamic)
	total, product := int64(1), int64(1)
	for _, d := range in {
		total = dim.Count(total, d)
	}
	for _, d := range shape {
		if d >= 0 {
			product = dim.Count(product, d)
		}
	}
	for i, d := range out {
		switch {
		case d >= 0:
		case !static:
			out[i] = core.Dynamic
		case product == 0:
			out[i] = 0
		default:
			out[i] = total / product
		}
	}
	if !static && !slices.Contains(out, core.Dynamic) && len(out) > 0 {
		out[0] = core.Dynamic
	}
	return out
}

// collapsedShape returns the shape between two others: one dimension where sizes are not known, else the longest list
// of sizes that both can be joined to.
func collapsedShape(from, to []int64) []int64 {
	if len(from) == 0 || len(to) == 0 {
		return nil
	}
	if slices.Contains(from, core.Dynamic) || slices.Contains(to, core.Dynamic) {
		return []int64{core.Dynamic}
	}
	var out []int64
	for i, j := 0, 0; i < len(from) && j < len(to); i, j = i+1, j+1 {
		a, b := from[i], to[j]
		for a != b && i < len(from) && j < len(to) {
			if a < b {
				if i++; i < len(from) {
					a = dim.Count(a, from[i])
				}
			} else if j++; j < len(to) {
				b = dim.Count(b, to[j])
			}
		}
		if a == b {
			out = append(out, a)
		}
	}
	return out
}

// groups returns which dimensions of a long shape are joined to those of a short one.
func groups(long, short []int64) [][]int64 {
	if len(long) == 0 || len(short) == 0 {
		return nil
	}
	if slices.Contains(long, core.Dynamic) || slices.Contains(short, core.Dynamic) {
		all := make([]int64, len(long))
		for i := range all {
			all[i] = int64(i)
		}
		return [][]int64{all}
	}
	out := make([][]int64, len(short))
	at := 0
	take := func(to int) {
		out[to] = append(out[to], int64(at))
		at++
	}
	for i, want := range short {
		if at == len(long) {
			break
		}
		size := long[at]
		for size < want && at+1 < len(long) {
			take(i)
			size = dim.Count(size, long[at])
		}
		if size != want {
			continue
		}
		take(i)
		for (i == len(short)-1 || short[i+1] != 1) && at < len(long) && long[at] == 1 {
			take(i)
		}
	}
	return out
}

func collapse(rw *conversion.Rewriter, v *core.Value, shape []int64) *core.Value {
	g := groups(v.Type().(*core.RankedTensorType).Shape(), shape)
	return rw.CreateOrFold(func(b *core.Builder) *core.Operation {
		return tensor.NewCollapseShape(b, tensorOf(shape, v.Type()), v, view.GroupsAttr(b.Context(), g)).Op
	})
}

func expand(rw *conversion.Rewriter, v *core.Value, shape []int64) *core.Value {
	g := groups(shape, v.Type().(*core.RankedTensorType).Shape())
	static, dynamic := slices.Clone(shape), []*core.Value(nil)
	in := sizes(rw, v)
	for k, group := range g {
		product, hole := int64(1), false
		for _, i := range group {
			if shape[i] == core.Dynamic {
				hole = true
			} else {
				product = dim.Count(product, shape[i])
			}
		}
		if !hole {
			continue
		}
		by := index(rw, product)
		dynamic = append(dynamic, rw.CreateOrFold(func(b *core.Builder) *core.Operation {
			return arith.DivSI{Lhs: memrefdefs.ValueOf(b, in[k]), Rhs: by}.Build(b).Op
		}))
	}
	return rw.CreateOrFold(func(b *core.Builder) *core.Operation {
		return tensor.ExpandShape{ResultType: tensorOf(shape, v.Type()), Src: v, Reassociation: view.GroupsAttr(b.Context(), g),
			OutputShape: dynamic, StaticOutputShape: static}.Build(b).Op
	})
}

// lowerSlice makes a tensor.extract_slice; what is left out of its sizes is the rest of the dimension.
func lowerSlice(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
	result, ok := op.Result(0).Type().(*core.RankedTensorType)
	start, hasStart := constantShape(op.Operand(1))
	size, hasSize := constantShape(op.Operand(2))
	if !ok || !hasStart || !hasSize {
		return rw.NoMatchf(op, "start and size are not constant")
	}
	s := tensor.ExtractSlice{ResultType: result, Source: operands[0], StaticOffsets: start, StaticSizes: slices.Clone(size),
		StaticStrides: slices.Repeat([]int64{1}, len(result.Shape()))}
	for i, n := range size {
		if n != -1 {
			continue
		}
		s.StaticSizes[i] = core.Dynamic
		dim := tensor.NewDim(&rw.Builder, operands[0], index(rw, int64(i))).Result()
		s.Sizes = append(s.Sizes, arith.SubI{Lhs: dim, Rhs: index(rw, start[i])}.Build(&rw.Builder).Result())
	}
	slice := s.Build(&rw.Builder).Op
	for _, v := range op.OperandList(1, 3) {
		if v.HasOneUse() {
			rw.EraseOp(v.DefiningOp())
		}
	}
	rw.ReplaceOpWith(op, slice)
	return true
}

// lowerPad makes a tensor.pad.
func lowerPad(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
	padding, ok := constantShape(op.Operand(1))
	if !ok {
		return rw.NoMatchf(op, "the padding is not constant")
	}
	for _, v := range []*core.Value{operands[0], operands[2]} {
		if _, ok := v.Type().(*core.RankedTensorType); !ok {
			return rw.NoMatchf(op, "a tensor has no rank")
		}
	}
	if _, ok := op.Result(0).Type().(*core.RankedTensorType); !ok {
		return rw.NoMatchf(op, "the result has no rank")
	}
	zero := index(rw, 0)
	value := rw.CreateOrFold(func(b *core.Builder) *core.Operation {
		return tensor.NewExtract(b, operands[2], []*core.Value{zero}).Op
	})
	p := tensor.Pad{ResultType: op.Result(0).Type(), Source: operands[0]}
	for i := range len(padding) / 2 {
		p.Low = append(p.Low, index(rw, padding[2*i]))
		p.High = append(p.High, index(rw, padding[2*i+1]))
		p.RegionArgTypes = append(p.RegionArgTypes, rw.Context().Index())
	}
	p.StaticLow = slices.Repeat([]int64{core.Dynamic}, len(p.Low))
	p.StaticHigh = p.StaticLow
	p.Region = func(*core.Builder, []*core.Value) *core.Value { return value }
	rw.ReplaceOpWith(op, p.Build(&rw.Builder).Op)
	return true
}

// lowerConcat inserts one tensor after the other into an empty one.
func lowerConcat(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
	result, ok := op.Result(0).Type().(*core.RankedTensorType)
	if !ok {
		return rw.NoMatchf(op, "the result has no rank")
	}
	axis := int64(tosa.ConcatOp{OpView: core.ViewOf(op)}.Axis())
	along := index(rw, axis)
	whole := sizes(rw, operands[0])
	offsets := []core.FoldResult{{Attr: rw.Context().IndexAttr(0)}, whole[axis]}
	for _, v := range operands[1:] {
		size := sizeOf(rw, v, along)
		before := memrefdefs.ValueOf(&rw.Builder, offsets[len(offsets)-1])
		total := rw.CreateOrFold(func(b *core.Builder) *core.Operation { return arith.AddI{Lhs: before, Rhs: size}.Build(b).Op })
		offsets = append(offsets, constantOr(total))
	}
	whole[axis] = offsets[len(offsets)-1]
	var dynamic []*core.Value
	for i, d := range result.Shape() {
		if d == core.Dynamic {
			dynamic = append(dynamic, memrefdefs.ValueOf(&rw.Builder, whole[i]))
		}
	}
	out := tensor.NewEmpty(&rw.Builder, result, dynamic).Result()
	zeros := slices.Repeat([]core.FoldResult{{Attr: rw.Context().IndexAttr(0)}}, len(whole))
	for i, v := range operands {
		at := slices.Clone(zeros)
		at[axis] = offsets[i]
		size := sizes(rw, v)
		out = rw.CreateOrFold(func(b *core.Builder) *core.Operation {
			return tensor.InsertSlice{Source: v, Dest: out, Offsets: view.Values(at), StaticOffsets: view.Integers(at),
				Sizes: view.Values(size), StaticSizes: view.Integers(size),
				StaticStrides: slices.Repeat([]int64{1}, len(at))}.Build(b).Op
		})
	}
	rw.ReplaceOp(op, out)
	return true
}

// constantOr returns the constant that a value is, or the value.
func constantOr(v *core.Value) core.FoldResult {
	if a := v.ConstantValue(); a != nil {
		return core.FoldResult{Attr: a}
	}
	return core.FoldResult{Value: v}
}
