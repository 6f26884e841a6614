package shape

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/defs/iface/cast"
	"github.com/odsgen/ods/generated/shape"
)

// This file has the folders. Constants of type size and index are both integers of type index.

// FoldConstShape gives the sizes.
func (Hooks) FoldConstShape(op shape.ConstShapeOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ShapeAttr())
}

// FoldConstSize gives the size.
func (Hooks) FoldConstSize(op shape.ConstSizeOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// FoldConstWitness gives whether it holds.
func (Hooks) FoldConstWitness(op shape.ConstWitnessOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.PassingAttr())
}

// binary computes with two constants.
func binary(c *core.Context, in *core.FoldIn, f func(a, b int64) (int64, bool)) core.Fold {
	a, ok := in.Const(0).(*core.IntegerAttr)
	b, both := in.Const(1).(*core.IntegerAttr)
	if !ok || !both {
		return core.NoFold
	}
	v, ok := f(a.Int64(), b.Int64())
	if !ok {
		return core.NoFold
	}
	return core.FoldAttr(c.IndexAttr(v))
}

// FoldAdd folds x + 0, of an index, and constants.
func (Hooks) FoldAdd(op shape.AddOp, in *core.FoldIn) core.Fold {
	if b, ok := in.Const(1).(*core.IntegerAttr); ok && b.Value().IsZero() && query.Is[*core.IndexType](op.Rhs().Type()) {
		return core.FoldValue(op.Lhs())
	}
	return binary(op.Op.Context(), in, func(a, b int64) (int64, bool) { return a + b, true })
}

// FoldMul folds constants.
func (Hooks) FoldMul(op shape.MulOp, in *core.FoldIn) core.Fold {
	return binary(op.Op.Context(), in, func(a, b int64) (int64, bool) { return a * b, true })
}

// FoldDiv folds constants, rounding down.
func (Hooks) FoldDiv(op shape.DivOp, in *core.FoldIn) core.Fold {
	return binary(op.Op.Context(), in, func(a, b int64) (int64, bool) {
		if b == 0 {
			return 0, false
		}
		q := a / b
		if a%b != 0 && (a < 0) != (b < 0) {
			q--
		}
		return q, true
	})
}

// FoldAny takes a constant; since the operation is commutative, constants stand last.
func (Hooks) FoldAny(op shape.AnyOp, in *core.FoldIn) core.Fold {
	if n := len(in.Operands); n > 0 {
		return core.FoldAttr(in.Const(n - 1))
	}
	return core.NoFold
}

// FoldAssumingAll folds when one does not hold, or all are known to, and drops those that hold; constants stand last.
func (Hooks) FoldAssumingAll(op shape.AssumingAllOp, in *core.FoldIn) core.Fold {
	holding := 0
	for _, a := range slices.Backward(in.Operands) {
		holds, ok := a.(*core.IntegerAttr)
		if !ok {
			break
		}
		if holds.Value().IsZero() {
			return core.FoldAttr(a)
		}
		holding++
	}
	switch left := len(in.Operands) - holding; {
	case left == 0:
		return core.FoldAttr(op.Op.Context().Bool(true))
	case holding == 0:
		return core.NoFold
	default:
		op.Op.SetOperands(op.Op.OperandList(0, left))
		return core.InPlace
	}
}

// broadcast returns the shape of two when they are broadcast to one another.
func broadcast(a, b []int64) ([]int64, bool) {
	if len(a) < len(b) {
		a, b = b, a
	}
	out := slices.Clone(a)
	for i, n := range b {
		at := len(a) - len(b) + i
		switch m := a[at]; {
		case m == n || n == 1:
		case m == 1:
			out[at] = n
		default:
			return nil, false
		}
	}
	return out, true
}

// FoldBroadcast folds one shape and constants.
func (Hooks) FoldBroadcast(op shape.BroadcastOp, in *core.FoldIn) core.Fold {
	if shapes := op.Shapes(); len(shapes) == 1 {
		if shapes[0].Type() != op.Result().Type() {
			return core.NoFold // that takes a cast
		}
		return core.FoldValue(shapes[0])
	}
	var all []int64
	for i, a := range in.Operands {
		next, ok := extents(a)
		if !ok {
			return core.NoFold
		}
		if i == 0 {
			all = next
		} else if all, ok = broadcast(all, next); !ok {
			return core.NoFold
		}
	}
	if len(in.Operands) == 0 {
		return core.NoFold
	}
	return core.FoldAttr(extentsAttr(op.Op.Context(), all))
}

// FoldConcat folds constants.
func (Hooks) FoldConcat(op shape.ConcatOp, in *core.FoldIn) core.Fold {
	a, ok := extents(in.Const(0))
	b, both := extents(in.Const(1))
	if !ok || !both {
		return core.NoFold
	}
	return core.FoldAttr(extentsAttr(op.Op.Context(), append(a, b...)))
}

// knownShape returns the sizes, or [core.Dynamic], of a shape of which at least the rank is known.
func knownShape(v *core.Value) ([]int64, bool) {
	if of, ok := shape.AsShapeOfOp(v.DefiningOp()); ok {
		if t, ok := of.Arg().Type().(core.ShapedType); ok && t.HasRank() {
			return t.Shape(), true
		}
		return nil, false
	}
	return extents(v.ConstantValue())
}

// alwaysBroadcastable reports whether nothing that is not known can keep the shapes from being broadcast to one
// another.
func alwaysBroadcastable(shapes []*core.Value) bool {
	rank := 0
	var known [][]int64
	for _, v := range shapes {
		s, ok := knownShape(v)
		if !ok {
			return false
		}
		known = append(known, s)
		rank = max(rank, len(s))
	}
	for i := range rank {
		size, dynamic := int64(1), 0
		for _, s := range known {
			at := len(s) - 1 - i
			if at < 0 || s[at] == 1 {
				continue
			}
			switch {
			case s[at] == core.Dynamic:
				dynamic++
			case size != 1 && size != s[at]:
				return false
			default:
				size = s[at]
			}
		}
		if dynamic > 1 || dynamic == 1 && size != 1 {
			return false
		}
	}
	return true
}

// atMostOneNonScalar reports whether all shapes but one are known to be empty.
func atMostOneNonScalar(list []core.Attribute) bool {
	n := 0
	for _, a := range list {
		if s, ok := extents(a); !ok || len(s) > 0 {
			n++
		}
	}
	return n <= 1
}

// FoldCstrBroadcastable folds what holds. What does not is an assertion that fails, and stays.
func (Hooks) FoldCstrBroadcastable(op shape.CstrBroadcastableOp, in *core.FoldIn) core.Fold {
	if atMostOneNonScalar(in.Operands) || alwaysBroadcastable(op.Shapes()) {
		return core.FoldAttr(op.Op.Context().Bool(true))
	}
	return core.NoFold
}

// equalConstants reports whether all operands are constants, and whether they are equal.
func equalConstants(list []core.Attribute) (known, equal bool) {
	equal = true
	for _, a := range list {
		if a == nil {
			return false, false
		}
		equal = equal && a == list[0]
	}
	return true, equal
}

// FoldCstrEq folds what holds. What does not is an assertion that fails, and stays.
func (Hooks) FoldCstrEq(op shape.CstrEqOp, in *core.FoldIn) core.Fold {
	if known, equal := equalConstants(in.Operands); known && equal {
		return core.FoldAttr(op.Op.Context().Bool(true))
	}
	return core.NoFold
}

// FoldShapeEq folds constants.
func (Hooks) FoldShapeEq(op shape.ShapeEqOp, in *core.FoldIn) core.Fold {
	if known, equal := equalConstants(in.Operands); known {
		return core.FoldAttr(op.Op.Context().Bool(equal))
	}
	return core.NoFold
}

// FoldOperand gives the constant that the operand is.
func (Hooks) FoldOperand(_ *core.Operation, in *core.FoldIn) core.Fold {
	return core.FoldAttr(in.Const(0))
}

// FoldIsBroadcastable folds fewer than two shapes.
func (Hooks) FoldIsBroadcastable(op shape.IsBroadcastableOp, _ *core.FoldIn) core.Fold {
	if op.Op.NumOperands() < 2 {
		return core.FoldAttr(op.Op.Context().Bool(true))
	}
	return core.NoFold
}

// FoldDim gives a size that the type knows.
func (Hooks) FoldDim(op shape.DimOp, in *core.FoldIn) core.Fold {
	t, ok := op.Value().Type().(core.ShapedType)
	i, known := in.Const(1).(*core.IntegerAttr)
	if !ok || !known || !t.HasRank() {
		return core.NoFold
	}
	n := i.Int64()
	if n < 0 || n >= int64(len(t.Shape())) || t.Shape()[n] == core.Dynamic {
		return core.NoFold
	}
	return core.FoldAttr(op.Op.Context().IndexAttr(t.Shape()[n]))
}

// FoldFromExtents folds constants.
func (Hooks) FoldFromExtents(op shape.FromExtentsOp, in *core.FoldIn) core.Fold {
	var list []int64
	for _, a := range in.Operands {
		n, ok := a.(*core.IntegerAttr)
		if !ok {
			return core.NoFold
		}
		list = append(list, n.Int64())
	}
	return core.FoldAttr(extentsAttr(op.Op.Context(), list))
}

// FoldGetExtent gives a size of a constant.
func (Hooks) FoldGetExtent(op shape.GetExtentOp, in *core.FoldIn) core.Fold {
	list, ok := extents(in.Const(0))
	i, known := in.Const(1).(*core.IntegerAttr)
	if !ok || !known || i.Int64() < 0 || i.Int64() >= int64(len(list)) {
		return core.NoFold
	}
	return core.FoldAttr(op.Op.Context().IndexAttr(list[i.Int64()]))
}

// FoldSizeToIndex folds a constant, and a cast of an index.
func (Hooks) FoldSizeToIndex(op shape.SizeToIndexOp, in *core.FoldIn) core.Fold {
	if a := in.Const(0); a != nil {
		return core.FoldAttr(a)
	}
	return cast.Fold(op.Op)
}

// FoldMax folds max(x, x).
func (Hooks) FoldMax(op shape.MaxOp, _ *core.FoldIn) core.Fold { return same(op.Lhs(), op.Rhs()) }

// FoldMin folds min(x, x).
func (Hooks) FoldMin(op shape.MinOp, _ *core.FoldIn) core.Fold { return same(op.Lhs(), op.Rhs()) }

func same(a, b *core.Value) core.Fold {
	if a == b {
		return core.FoldValue(a)
	}
	return core.NoFold
}

// FoldNumElements multiplies the sizes of a constant.
func (Hooks) FoldNumElements(op shape.NumElementsOp, in *core.FoldIn) core.Fold {
	list, ok := extents(in.Const(0))
	if !ok {
		return core.NoFold
	}
	product := int64(1)
	for _, n := range list {
		product *= n
	}
	return core.FoldAttr(op.Op.Context().IndexAttr(product))
}

// FoldRank counts the sizes of a constant.
func (Hooks) FoldRank(op shape.RankOp, in *core.FoldIn) core.Fold {
	if list, ok := extents(in.Const(0)); ok {
		return core.FoldAttr(op.Op.Context().IndexAttr(int64(len(list))))
	}
	return core.NoFold
}

// FoldSplitAt splits a constant.
func (Hooks) FoldSplitAt(op shape.SplitAtOp, in *core.FoldIn) core.Fold {
	list, ok := extents(in.Const(0))
	i, known := in.Const(1).(*core.IntegerAttr)
	if !ok || !known {
		return core.NoFold
	}
	at, rank := i.Int64(), int64(len(list))
	if at < -rank || at > rank {
		return core.NoFold
	}
	if at < 0 {
		at += rank
	}
	c := op.Op.Context()
	return core.FoldTo(core.FoldResult{Attr: extentsAttr(c, list[:at])}, core.FoldResult{Attr: extentsAttr(c, list[at:])})
}

// FoldToExtentTensor gives the sizes of a constant.
func (Hooks) FoldToExtentTensor(op shape.ToExtentTensorOp, in *core.FoldIn) core.Fold {
	if list, ok := extents(in.Const(0)); ok {
		return core.FoldAttr(extentsAttr(op.Op.Context(), list))
	}
	return core.NoFold
}
