package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/upstream"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/generated/vector"
)

// This file has the folders of operations that repeat, reshape and reduce, and of those that need no more than their
// casts folded.

// FoldBroadcast folds a broadcast that changes nothing, one of a cast that concerns leading dimensions of size 1, and
// one of a constant.
func (Hooks) FoldBroadcast(op vector.BroadcastOp, in *core.FoldIn) core.Fold {
	to := vectorOf(op.Vector())
	if op.Source().Type() == core.Type(to) {
		return core.FoldValue(op.Source())
	}
	if c, ok := vector.AsShapeCastOp(op.Source().DefiningOp()); ok {
		from, cast := vectorOf(c.Source()), vectorOf(c.Result())
		n := min(len(from.Shape()), len(cast.Shape()))
		if canBroadcast(from, to) && slices.Equal(last(from, n), last(cast, n)) {
			op.SetSource(c.Source())
			return core.InPlace
		}
	}
	switch a := in.Const(0).(type) {
	case *core.IntegerAttr:
		if a.Type() == to.ElementType() {
			return splat(to, a)
		}
	case *core.FloatAttr:
		if a.Type() == to.ElementType() {
			return splat(to, a)
		}
	case *core.DenseElementsAttr:
		if e := splatOf(a); e != nil {
			return splat(to, e)
		}
	case *ub.PoisonAttr:
		return core.FoldAttr(a)
	}
	return core.NoFold
}

// FoldShapeCast folds a cast that changes nothing, a cast of what keeps the order of the elements, and one of a
// constant.
func (Hooks) FoldShapeCast(op vector.ShapeCastOp, in *core.FoldIn) core.Fold {
	to := vectorOf(op.Result())
	if op.Source().Type() == core.Type(to) {
		return core.FoldValue(op.Source())
	}
	def := op.Source().DefiningOp()
	if inner, ok := vector.AsShapeCastOp(def); ok {
		op.SetSource(inner.Source())
		return core.InPlace
	}
	if inner, ok := vector.AsTransposeOp(def); ok {
		if !keepsOrder(inner) {
			return core.NoFold
		}
		op.SetSource(inner.Vector())
		return core.InPlace
	}
	if inner, ok := vector.AsBroadcastOp(def); ok && inner.Source().Type() == core.Type(to) {
		return core.FoldValue(inner.Source())
	}
	switch a := in.Const(0).(type) {
	case *core.DenseElementsAttr:
		return core.FoldAttr(op.Op.Context().DenseElements(to, a.RawData()))
	case *ub.PoisonAttr:
		return core.FoldAttr(a)
	}
	return core.NoFold
}

// FoldTranspose folds a transposition of a constant whose elements are all the same, and one that keeps shape and
// order.
func (Hooks) FoldTranspose(op vector.TransposeOp, in *core.FoldIn) core.Fold {
	if e := splatOf(in.Const(0)); e != nil {
		return splat(vectorOf(op.Result()), e)
	}
	if isPoison(in.Const(0)) {
		return core.FoldAttr(in.Const(0))
	}
	if op.Vector().Type() == op.Result().Type() && keepsOrder(op) {
		return core.FoldValue(op.Vector())
	}
	return core.NoFold
}

// FoldBitCast folds a cast that changes nothing, a cast of a cast, and one of a constant whose elements are all the
// same.
func (Hooks) FoldBitCast(op vector.BitCastOp, in *core.FoldIn) core.Fold {
	if op.Source().Type() == op.Result().Type() {
		return core.FoldValue(op.Source())
	}
	if inner, ok := vector.AsBitCastOp(op.Source().DefiningOp()); ok {
		if inner.Source().Type() == op.Result().Type() {
			return core.FoldValue(inner.Source())
		}
		op.SetSource(inner.Source())
		return core.InPlace
	}
	if e := splatOf(in.Const(0)); e != nil {
		return recast(e, vectorOf(op.Result()))
	}
	return core.NoFold
}

// recast repeats the bits of an element to fill the elements of a vector: integers for larger integers, f16 for f32.
func recast(e core.Attribute, to *core.VectorType) core.Fold {
	switch e := e.(type) {
	case *core.FloatAttr:
		f, ok := to.ElementType().(*core.FloatType)
		if ok && e.Type() == core.Type(to.Context().F16()) && f == to.Context().F32() {
			return splat(to, to.Context().FloatAttr(num.FloatFromBits(f.Semantics(), repeated(e.Value().Bits(), 32))))
		}
	case *core.IntegerAttr:
		from, okf := e.Type().(*core.IntegerType)
		t, okt := to.ElementType().(*core.IntegerType)
		if okf && okt && from.Width() > 0 && t.Width() > from.Width() && t.Width()%from.Width() == 0 {
			return splat(to, to.Context().APIntAttr(t, repeated(e.Value(), t.Width())))
		}
	}
	return core.NoFold
}

// repeated fills an integer of a larger width with copies.
func repeated(v num.Int, width uint) num.Int {
	one := v.ZExt(width)
	out := one
	for n := v.Width(); n < width; n += v.Width() {
		out = out.Shl(v.Width()).Or(one)
	}
	return out
}

// FoldConstantMask gives a constant for a mask that sets everything or nothing.
func (Hooks) FoldConstantMask(op vector.ConstantMaskOp, _ *core.FoldIn) core.Fold {
	t, sizes := vectorOf(op.Op.Result(0)), op.MaskDimSizes()
	c := op.Op.Context()
	switch {
	case len(t.Shape()) == 0:
		return splat(t, c.Bool(sizes[0] == 1))
	case slices.Equal(sizes, t.Shape()):
		return splat(t, c.Bool(true))
	case !slices.ContainsFunc(sizes, func(n int64) bool { return n != 0 }):
		return splat(t, c.Bool(false))
	}
	return core.NoFold
}

// FoldMultiDimReduction folds nothing: a reduction that reduces nothing still has an accumulator, and perhaps a mask. Upstream
// forgets both.
func (Hooks) FoldMultiDimReduction(op vector.MultiDimReductionOp, _ *core.FoldIn) core.Fold {
	if upstream.ReductionOfNothing.In(op.Op.Context()) && len(vectorOf(op.Source()).Shape()) == 1 && len(op.ReductionDims()) == 0 {
		return core.FoldValue(op.Source())
	}
	return core.NoFold
}

// FoldMemRefCasts takes the operand of a memref.cast for its result.
func (Hooks) FoldMemRefCasts(op *core.Operation, _ *core.FoldIn) core.Fold {
	return memrefdefs.FoldCasts(op)
}

// FoldMask yields what an empty mask does, and executes what a mask admits everywhere without it.
func (Hooks) FoldMask(op vector.MaskOp, _ *core.FoldIn) core.Fold {
	inner := op.MaskableOp()
	var vals []*core.Value
	switch {
	case inner == nil && op.Passthru() != nil:
		return core.NoFold
	case inner == nil:
		vals = maskBlock(op).Last().OperandList(0, maskBlock(op).Last().NumOperands())
	case formatOf(op.Mask()) != allSet:
		return core.NoFold
	default:
		vals = inner.ResultList()
		yield := maskBlock(op).Last()
		yield.SetOperands(nil)
		inner.MoveBefore(op.Op)
	}
	if len(vals) == 0 {
		return core.InPlace
	}
	out := make([]core.FoldResult, len(vals))
	for i, v := range vals {
		out[i].Value = v
	}
	return core.FoldTo(out...)
}
