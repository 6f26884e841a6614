package tile

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
)

// pad is tensor.pad.
type pad struct {
	Unsupported
	tensor.PadOp
}

func newPad(op *core.Operation) Op {
	x := core.Must(tensor.AsPadOp(op))
	return pad{PadOp: x}
}

// AsOperation implements [Op].
func (x pad) AsOperation() *core.Operation { return x.Op }

// Kinds implements [Op].
func (x pad) Kinds() []linalg.IteratorType {
	return parallel(len(x.Result().Type().(core.ShapedType).Shape()))
}

// Domain implements [Op]: the result.
func (x pad) Domain(w *Work) (out []Range) {
	for _, n := range reify(w, x.Op) {
		out = append(out, Range{index(&w.Builder, 0), n, index(&w.Builder, 1)})
	}
	return out
}

// Tile implements [Op].
func (x pad) Tile(w *Work, loops Part) (Result, bool) { return PadSlice(w, x.PadOp, loops, true) }

// ResultPosition implements [Op].
func (x pad) ResultPosition(_ *Work, _ int, loops Part) (Part, bool) { return loops, true }

// LoopsOfResult implements [Op].
func (x pad) LoopsOfResult(_ *Work, _ int, at Part) (Part, bool) { return at, true }

// FromResult implements [Op].
func (x pad) FromResult(w *Work, _ int, at Part) (Result, bool) { return x.Tile(w, at) }

// paddedDim is what a part of a dimension of a padded tensor is made of: low and high padding, and a part of the source.
type paddedDim struct{ at, size, low, high core.FoldResult }

func (x pad) dim(w *Work, i int, low, high, at, size core.FoldResult) paddedDim {
	zero := index(&w.Builder, 0)
	hasLow, hasHigh := !view.IsConstant(low, 0), !view.IsConstant(high, 0)
	if !hasLow && !hasHigh {
		return paddedDim{at, size, low, high}
	}
	sub := d0.Sub(d1)
	whole := mixedSize(&w.Builder, x.Source(), x.Source().Type().(core.ShapedType), i)
	d := paddedDim{low: zero, high: zero}
	if hasLow {
		d.low = greatest(w, zero, compute(w, sub, low, at))
		d.at = least(w, greatest(w, compute(w, sub, at, low), zero), whole)
	} else {
		d.at = least(w, at, whole)
	}
	d.size = least(w, compute(w, sub, whole, d.at), compute(w, sub, size, d.low))
	if hasLow {
		d.size = greatest(w, d.size, zero)
	}
	return d
}

// PadSlice computes a part of a padded tensor: the padding of a part of the source. A part without any of the source is
// generated; guard makes a test for that where it is not known. Only padding by one value is supported. It is upstream's
// bubbleUpPadSlice.
func PadSlice(w *Work, op tensor.PadOp, at Part, guard bool) (r Result, ok bool) {
	x := pad{PadOp: op}
	value := PaddingValue(op)
	if value == nil {
		return r, false
	}
	b := &w.Builder
	low := view.Mixed(op.Op.Context(), op.StaticLowAttr(), op.Low())
	high := view.Mixed(op.Op.Context(), op.StaticHighAttr(), op.High())
	zero := index(b, 0)
	var from Part
	var lows, highs []core.FoldResult
	nothing := false
	var unused *core.Value
	for i := range low {
		d := x.dim(w, i, low[i], high[i], at.Offsets[i], at.Sizes[i])
		padded := !view.IsConstant(low[i], 0) || !view.IsConstant(high[i], 0)
		if padded && view.IsConstant(d.size, 0) {
			nothing = true
		} else if padded && !nothing {
			size := memrefdefs.ValueOf(b, d.size)
			is := arith.NewCmpI(b, arith.CmpIPredicateEq, size, memrefdefs.ValueOf(b, zero)).Result()
			if unused != nil {
				is = arith.NewOrI(b, is, unused).Result()
			}
			unused = is
		}
		if padded && !view.IsConstant(high[i], 0) {
			d.high = compute(w, d0.Sub(d1), compute(w, d0.Sub(d1), at.Sizes[i], d.size), d.low)
		}
		from.Offsets, from.Sizes = append(from.Offsets, d.at), append(from.Sizes, d.size)
		lows, highs = append(lows, d.low), append(highs, d.high)
	}
	shape, dynamic := split(at.Sizes)
	t := b.Context().RankedTensor(shape, core.ElementTypeOrSelf(op.Result().Type()), nil)
	generate := func(b *core.Builder) *core.Value {
		return tensor.BuildGenerate(b, t, dynamic, func(*core.Builder, []*core.Value) *core.Value { return value }).Op.Result(0)
	}
	padSlice := func(b *core.Builder) *core.Value {
		src := cut(w, op.Source(), from)
		by := repadded(w, op, src, lows, highs)
		r.Ops, r.Slices = []*core.Operation{by.Op}, []*core.Operation{src.DefiningOp()}
		return cast(b, by.Result(), t)
	}
	switch {
	case nothing:
		v := generate(b)
		return Result{Ops: []*core.Operation{v.DefiningOp()}, Values: []*core.Value{v}}, true
	case guard && unused != nil:
		r.Values = conditional(w, unused, generate, padSlice)
	default:
		r.Values = []*core.Value{padSlice(b)}
	}
	return r, true
}

// conditional makes a scf.if of two values.
func conditional(w *Work, condition *core.Value, then, other func(b *core.Builder) *core.Value) []*core.Value {
	region := func(f func(b *core.Builder) *core.Value) func(b *core.Builder) []*core.Value {
		return func(b *core.Builder) []*core.Value {
			defer w.Restore(w.Save())
			w.Restore(b.Save())
			return []*core.Value{f(&w.Builder)}
		}
	}
	return scf.BuildIf(&w.Builder, condition, region(then), region(other)).Op.ResultList()
}

// repadded makes a copy of a tensor.pad with another source and other padding.
func repadded(w *Work, op tensor.PadOp, src *core.Value, low, high []core.FoldResult) tensor.PadOp {
	staticLow, dynamicLow := split(low)
	staticHigh, dynamicHigh := split(high)
	p := tensor.Pad{Source: src, Low: dynamicLow, High: dynamicHigh, StaticLow: staticLow, StaticHigh: staticHigh, Nofold: op.Nofold()}
	p.ResultType = paddedType(src.Type().(*core.RankedTensorType), staticLow, staticHigh)
	by := p.Build(&w.Builder)
	if entry := by.Region().Entry(); entry != nil {
		w.EraseBlock(entry)
	}
	w.CloneRegion(op.Region(), by.Region(), nil, new(core.IRMapping))
	return by
}

func paddedType(t *core.RankedTensorType, low, high []int64) core.Type {
	shape := make([]int64, len(t.Shape()))
	for i, n := range t.Shape() {
		shape[i] = dim.Add(n, low[i], high[i])
	}
	return t.Context().RankedTensor(shape, t.ElementType(), nil)
}

// PaddingValue returns the value that a tensor.pad fills with, when it is the same everywhere: a constant or a value from
// outside of its region; nil otherwise.
func PaddingValue(op tensor.PadOp) *core.Value {
	block := op.Region().Entry()
	if block == nil || block.Last() == nil || block.Last().NumOperands() != 1 {
		return nil
	}
	v := block.Last().Operand(0)
	if v.ConstantValue() != nil {
		return v
	}
	if v.OwnerBlock() == block || v.DefiningOp() != nil && v.DefiningOp().Block() == block {
		return nil
	}
	return v
}

// cast makes a tensor.cast where the type differs.
func cast(b *core.Builder, v *core.Value, t core.Type) *core.Value {
	if v.Type() == t {
		return v
	}
	return tensor.NewCast(b, t, v).Op.Result(0)
}

// softmax is linalg.softmax.
type softmax struct {
	Unsupported
	op *core.Operation
}

// AsOperation implements [Op].
func (x softmax) AsOperation() *core.Operation { return x.op }

func (x softmax) rank() int { return len(x.op.Operand(0).Type().(core.ShapedType).Shape()) }

// Kinds implements [Op].
func (x softmax) Kinds() []linalg.IteratorType {
	s := core.Must(linalg.AsSoftmaxOp(x.op))
	out := parallel(x.rank())
	if at := s.Dimension(); at >= 0 && at < int64(len(out)) {
		out[at] = linalg.IteratorTypeReduction
	}
	return out
}

// Domain implements [Op]: the input. The bounds are values.
func (x softmax) Domain(w *Work) (out []Range) {
	zero := core.FoldResult{Value: memrefdefs.ConstantIndex(&w.Builder, 0)}
	one := core.FoldResult{Value: memrefdefs.ConstantIndex(&w.Builder, 1)}
	for _, n := range mixedSizes(&w.Builder, x.op.Operand(0)) {
		out = append(out, Range{zero, n, one})
	}
	return out
}

// Tile implements [Op].
func (x softmax) Tile(w *Work, loops Part) (r Result, ok bool) {
	in, out := cut(w, x.op.Operand(0), loops), cut(w, x.op.Operand(1), loops)
	if in == nil || out == nil {
		return r, false
	}
	var types []core.Type
	if x.op.NumResults() > 0 {
		types = []core.Type{out.Type()}
	}
	by := cloneWith(w.Rewriter, x.op, []*core.Value{in, out}, types)
	return Result{[]*core.Operation{by}, by.ResultList(), []*core.Operation{in.DefiningOp(), out.DefiningOp()}}, true
}

// ResultPosition implements [Op].
func (x softmax) ResultPosition(_ *Work, _ int, loops Part) (Part, bool) { return loops, true }
