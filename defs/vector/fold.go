package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/generated/vector"
)

// This file has the folders.

// isPoison reports whether a constant is poison.
func isPoison(a core.Attribute) bool {
	_, ok := a.(*ub.PoisonAttr)
	return ok
}

// splat returns a constant all of whose elements are a.
func splat(t *core.VectorType, a core.Attribute) core.Fold {
	return core.FoldAttr(t.Context().DenseSplat(t, a))
}

// splatOf returns the element of a constant whose elements are all the same.
func splatOf(a core.Attribute) core.Attribute {
	if d, ok := a.(*core.DenseElementsAttr); ok && d.IsSplat() && d.NumElements() > 0 {
		return d.Element(0)
	}
	return nil
}

// FoldBroadcast folds a broadcast that changes nothing, and one of a constant.
func (Hooks) FoldBroadcast(op vector.BroadcastOp, in *core.FoldIn) core.Fold {
	to := vectorOf(op.Vector())
	if op.Source().Type() == core.Type(to) {
		return core.FoldValue(op.Source())
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

// FoldShapeCast folds a cast that changes nothing, a cast of a cast, and one of a constant.
func (Hooks) FoldShapeCast(op vector.ShapeCastOp, in *core.FoldIn) core.Fold {
	to := vectorOf(op.Result())
	if op.Source().Type() == core.Type(to) {
		return core.FoldValue(op.Source())
	}
	if inner, ok := vector.AsShapeCastOp(op.Source().DefiningOp()); ok {
		op.SetSource(inner.Source())
		return core.InPlace
	}
	switch a := in.Const(0).(type) {
	case *core.DenseElementsAttr:
		return core.FoldAttr(op.Context().DenseElements(to, a.RawData()))
	case *ub.PoisonAttr:
		return core.FoldAttr(a)
	}
	return core.NoFold
}

// FoldTranspose folds a transposition of a constant whose elements are all the same, and one that keeps the order.
func (Hooks) FoldTranspose(op vector.TransposeOp, in *core.FoldIn) core.Fold {
	if e := splatOf(in.Const(0)); e != nil {
		return splat(vectorOf(op.Result()), e)
	}
	if isPoison(in.Const(0)) {
		return core.FoldAttr(in.Const(0))
	}
	for i, d := range op.Permutation() {
		if int64(i) != d {
			return core.NoFold
		}
	}
	return core.FoldValue(op.Vector())
}

// FoldBitCast folds a cast that changes nothing, and a cast of a cast.
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
	if isPoison(in.Const(0)) {
		return core.FoldAttr(in.Const(0))
	}
	return core.NoFold
}

// FoldConstantMask gives a constant for a mask that sets everything or nothing.
func (Hooks) FoldConstantMask(op vector.ConstantMaskOp, _ *core.FoldIn) core.Fold {
	t, sizes := vectorOf(op.Op.Result(0)), op.MaskDimSizes()
	c := op.Context()
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

// FoldMultiDimReduction folds a reduction of a vector of one dimension that reduces nothing.
func (Hooks) FoldMultiDimReduction(op vector.MultiDimReductionOp, _ *core.FoldIn) core.Fold {
	if len(vectorOf(op.Source()).Shape()) == 1 && len(op.ReductionDims()) == 0 {
		return core.FoldValue(op.Source())
	}
	return core.NoFold
}
