package quant

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite/conversion"
	quantdefs "github.com/odsgen/ods/defs/quant"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/quant"
	"github.com/odsgen/ods/generated/shape"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
)

func (*LowerPass) run(r *passes.Run) {
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	AddLowerings(set)
	target.LegalDialects(arith.Name, linalg.Name, shape.Name, tensor.Name)
	target.LegalOps(quant.StorageCastDef.Name)
	target.IllegalOps(quant.DequantizeCastDef.Name, quant.QuantizeCastDef.Name)
	r.Convert(target, set)
}

// AddLowerings adds the patterns of pass lower-quant-ops.
func AddLowerings(set *conversion.PatternSet) {
	set.Add(
		conversion.Pattern{Name: "quant.dcast", Root: quant.DequantizeCastDef.Name,
			Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
				t, ok := core.ElementTypeOrSelf(op.Operand(0).Type()).(*quant.UniformQuantizedType)
				if !ok {
					return rw.NoMatch(op, "only uniform types are lowered")
				}
				l := lowering{&rw.Builder, t}
				stored := l.scast(in[0], query.WithElement(in[0].Type(), t.StorageType()))
				rw.ReplaceOp(op, l.flat(stored, lowering.dequantize))
				return true
			}},
		conversion.Pattern{Name: "quant.qcast", Root: quant.QuantizeCastDef.Name,
			Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
				t, ok := core.ElementTypeOrSelf(op.Result(0).Type()).(*quant.UniformQuantizedType)
				if !ok {
					return rw.NoMatch(op, "only uniform types are lowered")
				}
				l := lowering{&rw.Builder, t}
				rw.ReplaceOp(op, l.scast(l.flat(in[0], lowering.quantize), op.Result(0).Type()))
				return true
			}},
	)
}

// lowering makes operations for values of one quantized type.
type lowering struct {
	*core.Builder
	t *quant.UniformQuantizedType
}

// values are the parts of the type that a computation needs, each a scalar or a tensor like what is computed.
type values struct {
	scale *core.Value
	// zero makes the zero point when it is needed; nil says that it is zero.
	zero func() *core.Value
	// like makes a constant fit.
	like func(v *core.Value) *core.Value
}

// computation computes a value from another one and the parts of the type.
type computation func(l lowering, v *core.Value, p values) *core.Value

func (l lowering) scast(v *core.Value, t core.Type) *core.Value {
	return quant.StorageCast{ResultType: t, Input: v}.Build(l.Builder).Result()
}

func (l lowering) constant(a core.Attribute) *core.Value {
	return arith.NewConstant(l.Builder, a).Result()
}

func (l lowering) index(v int64) *core.Value { return l.constant(l.Context().IndexAttr(v)) }

// stored is a number as the type stores it.
func (l lowering) stored(v int64) core.Attribute {
	return l.Context().IntegerAttr(l.t.StorageType(), v)
}

// float is a number as the type expresses it.
func (l lowering) float(v float64) core.Attribute {
	f := l.t.ExpressedType().(*core.FloatType)
	x, _, _ := num.Float64(v).Convert(f.Semantics(), num.NearestTiesToEven)
	return l.Context().FloatAttr(x)
}

// flat computes on a value; a tensor without a rank is given one before, and loses it again afterwards.
func (l lowering) flat(v *core.Value, compute computation) *core.Value {
	if _, ok := v.Type().(*core.UnrankedTensorType); !ok {
		return l.compute(v, compute)
	}
	c := l.Context()
	extents := c.RankedTensor([]int64{core.Dynamic}, c.Index(), nil)
	sizes := shape.ShapeOf{Arg: v, ResultType: extents}.Build(l.Builder).Result()
	count := func(extents *core.Value) *core.Value {
		return shape.NumElements{Shape: extents, ResultType: c.Index()}.Build(l.Builder).Result()
	}
	dims, flat := []int64{core.Dynamic}, []*core.Value(nil)
	if quantdefs.PerAxis(l.t) {
		axis, n := int64(l.t.Axes()[0]), int64(len(l.t.Scales()))
		first, next := l.index(axis), l.index(axis+1)
		before := count(shape.NewSplitAt(l.Builder, extents, extents, sizes, first).Head())
		behind := count(shape.NewSplitAt(l.Builder, extents, extents, sizes, next).Tail())
		dims, flat = []int64{core.Dynamic, n, core.Dynamic}, []*core.Value{before, l.index(n), behind}
	} else {
		flat = []*core.Value{count(sizes)}
	}
	elem := core.ElementTypeOrSelf(v.Type())
	shapeOfFlat := tensor.NewFromElements(l.Builder, c.RankedTensor([]int64{int64(len(dims))}, c.Index(), nil), flat).Result()
	ranked := tensor.NewReshape(l.Builder, c.RankedTensor(dims, elem, nil), v, shapeOfFlat).Result()
	if quantdefs.PerAxis(l.t) {
		l.t = with(l.t, []int32{1})
	}
	out := l.compute(ranked, compute)
	return tensor.NewReshape(l.Builder, c.UnrankedTensor(core.ElementTypeOrSelf(out.Type())), out, sizes).Result()
}

// compute computes on a scalar or a tensor with a rank.
func (l lowering) compute(v *core.Value, compute computation) *core.Value {
	if quantdefs.PerAxis(l.t) || quantdefs.PerBlock(l.t) {
		return l.elementwise(v, compute)
	}
	scale, zero := l.constant(l.float(l.t.Scales()[0])), l.constant(l.stored(l.t.ZeroPoints()[0]))
	like := func(v *core.Value) *core.Value { return v }
	if t, ok := v.Type().(*core.RankedTensorType); ok {
		sizes := l.sizes(v)
		like = func(v *core.Value) *core.Value {
			return tensor.NewSplat(l.Builder, t.CloneWith(nil, v.Type()), v, sizes).Aggregate()
		}
	}
	p := values{scale: like(scale), like: like}
	if l.t.ZeroPoints()[0] != 0 {
		p.zero = func() *core.Value { return like(zero) }
	}
	return compute(l, v, p)
}

// sizes returns the sizes of a tensor that its type does not say.
func (l lowering) sizes(v *core.Value) []*core.Value {
	var out []*core.Value
	for i, n := range v.Type().(*core.RankedTensorType).Shape() {
		if n == core.Dynamic {
			out = append(out, tensor.NewDim(l.Builder, v, l.index(int64(i))).Result())
		}
	}
	return out
}

// elementwise computes on each element, with the scale and the zero point of its place.
func (l lowering) elementwise(v *core.Value, compute computation) *core.Value {
	c, t := l.Context(), v.Type().(*core.RankedTensorType)
	shape, places := []int64{int64(len(l.t.Scales()))}, []affine.Expr(nil)
	if quantdefs.PerBlock(l.t) {
		shape, places = l.t.ScaleShape(), l.places(t)
	} else {
		places = []affine.Expr{affine.Dim(int(l.t.Axes()[0]))}
	}
	scales, zeros := make([]core.Attribute, len(l.t.Scales())), make([]core.Attribute, len(l.t.ZeroPoints()))
	for i := range scales {
		scales[i], zeros[i] = l.float(l.t.Scales()[i]), l.stored(l.t.ZeroPoints()[i])
	}
	scale := l.constant(c.DenseOf(c.RankedTensor(shape, l.t.ExpressedType(), nil), scales))
	zero := l.constant(c.DenseOf(c.RankedTensor(shape, l.t.StorageType(), nil), zeros))
	to := l.t.ExpressedType()
	if t.ElementType() == to {
		to = l.t.StorageType()
	}
	result := t.CloneWith(nil, to)
	out := tensor.NewEmpty(l.Builder, result, l.sizes(v)).Result()
	rank := len(t.Shape())
	each, place := c.AffineMap(affine.IdentityMap(rank)), c.AffineMap(affine.NewMap(rank, 0, places...))
	kinds := make([]core.Attribute, rank)
	for i := range kinds {
		kinds[i] = linalg.GetIteratorTypeAttr(c, linalg.IteratorTypeParallel)
	}
	op := linalg.Generic{ResultTensorsTypes: []core.Type{result}, Inputs: []*core.Value{v, scale, zero}, Outputs: []*core.Value{out},
		IndexingMaps: c.Array(each, place, place, each), IteratorTypes: c.Array(kinds...)}.Build(l.Builder).Op
	defer l.Restore(l.Save())
	var args []core.Type
	var locs []core.Location
	for _, v := range op.Operands() {
		args, locs = append(args, core.ElementTypeOrSelf(v.Type())), append(locs, v.Loc())
	}
	block := l.CreateBlock(op.Region(0), args, locs...)
	p := values{scale: block.Arg(1), zero: func() *core.Value { return block.Arg(2) }, like: func(v *core.Value) *core.Value { return v }}
	linalg.NewYield(l.Builder, []*core.Value{compute(l, block.Arg(0), p)})
	return op.Result(0)
}

// places says for each element which block it belongs to.
func (l lowering) places(t *core.RankedTensorType) []affine.Expr {
	size := map[int]int64{}
	for i, axis := range l.t.Axes() {
		size[int(axis)] = l.t.BlockSizes()[i]
	}
	var out []affine.Expr
	for i := range t.Shape() {
		e := affine.Const(0)
		if n, ok := size[i]; ok {
			e = affine.Dim(i).FloorDivConst(n)
		}
		out = append(out, e)
	}
	return out
}

// dequantize is (v - zero) * scale, in floats.
func (l lowering) dequantize(v *core.Value, p values) *core.Value {
	out := l.toFloat(v)
	if p.zero != nil {
		out = arith.NewSubF(l.Builder, out, l.toFloat(p.zero())).Result()
	}
	return arith.NewMulF(l.Builder, out, p.scale).Result()
}

// quantize is v / scale + zero, rounded towards zero, and within what the type stores.
func (l lowering) quantize(v *core.Value, p values) *core.Value {
	out := arith.NewDivF(l.Builder, v, p.scale).Result()
	if p.zero != nil {
		out = arith.NewAddF(l.Builder, out, l.toFloat(p.zero())).Result()
	}
	to, signed := query.WithElement(v.Type(), l.t.StorageType()), quantdefs.Signed(l.t)
	if signed {
		out = arith.NewFPToSI(l.Builder, to, out).Out()
	} else {
		out = arith.NewFPToUI(l.Builder, to, out).Out()
	}
	if !quantdefs.Limited(l.t) {
		return out
	}
	least, greatest := l.constant(l.stored(l.t.StorageTypeMin())), l.constant(l.stored(l.t.StorageTypeMax()))
	least, greatest = p.like(least), p.like(greatest)
	if signed {
		return arith.NewMinSI(l.Builder, arith.NewMaxSI(l.Builder, out, least).Result(), greatest).Result()
	}
	return arith.NewMinUI(l.Builder, arith.NewMaxUI(l.Builder, out, least).Result(), greatest).Result()
}

// toFloat converts what is stored.
func (l lowering) toFloat(v *core.Value) *core.Value {
	to := query.WithElement(v.Type(), l.t.ExpressedType())
	if quantdefs.Signed(l.t) {
		return arith.NewSIToFP(l.Builder, to, v).Out()
	}
	return arith.NewUIToFP(l.Builder, to, v).Out()
}
