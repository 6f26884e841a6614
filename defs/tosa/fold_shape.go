package tosa

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/tosa"
)

// This file has the folders of what moves elements, chooses and combines them.

// FoldArgMax folds to zero where there is one element to choose from.
func (Hooks) FoldArgMax(op tosa.ArgMaxOp, _ *core.FoldIn) core.Fold {
	in, ok := op.Input().Type().(*core.RankedTensorType)
	out := ranked(op.Output())
	if !ok || out == nil || !core.IsStaticShape(in) || !core.IsStaticShape(out) {
		return core.NoFold
	}
	t, isInteger := out.ElementType().(*core.IntegerType)
	if axis := int(op.Axis()); !isInteger || axis < 0 || axis >= len(in.Shape()) || in.Shape()[axis] != 1 {
		return core.NoFold
	}
	return filled(out, num.Zero(t.Width()))
}

// reduced folds a reduction along an axis of size 1.
func reduced(op *core.Operation, axis int32) core.Fold {
	v := op.Operand(0)
	t, ok := v.Type().(*core.RankedTensorType)
	if ok && v.Type() == op.Result(0).Type() && isOneAlong(t, axis) {
		return core.FoldValue(v)
	}
	return core.NoFold
}

func isOneAlong(t *core.RankedTensorType, axis int32) bool {
	shape := t.Shape()
	return len(shape) == 0 || axis >= 0 && int(axis) < len(shape) && shape[axis] == 1
}

// FoldReduceAll folds a reduction of one element.
func (Hooks) FoldReduceAll(op tosa.ReduceAllOp, _ *core.FoldIn) core.Fold {
	return reduced(op.Op, op.Axis())
}

// FoldReduceAny folds a reduction of one element.
func (Hooks) FoldReduceAny(op tosa.ReduceAnyOp, _ *core.FoldIn) core.Fold {
	return reduced(op.Op, op.Axis())
}

// FoldReduceMax folds a reduction of one element.
func (Hooks) FoldReduceMax(op tosa.ReduceMaxOp, _ *core.FoldIn) core.Fold {
	return reduced(op.Op, op.Axis())
}

// FoldReduceMin folds a reduction of one element.
func (Hooks) FoldReduceMin(op tosa.ReduceMinOp, _ *core.FoldIn) core.Fold {
	return reduced(op.Op, op.Axis())
}

// FoldReduceProduct folds a reduction of one element.
func (Hooks) FoldReduceProduct(op tosa.ReduceProductOp, _ *core.FoldIn) core.Fold {
	return reduced(op.Op, op.Axis())
}

// FoldReduceSum folds a reduction of one element.
func (Hooks) FoldReduceSum(op tosa.ReduceSumOp, _ *core.FoldIn) core.Fold {
	return reduced(op.Op, op.Axis())
}

// FoldReshape folds to a value that has the type, takes the operand of an inner tosa.reshape, and folds constants:
// those with different elements only when nothing else uses them.
func (Hooks) FoldReshape(op tosa.ReshapeOp, in *core.FoldIn) core.Fold {
	from, ok := op.Input1().Type().(*core.RankedTensorType)
	to, ok2 := op.Output().Type().(*core.RankedTensorType)
	if !ok || !ok2 {
		return core.NoFold
	}
	if from == to && countDynamic(from) < 2 {
		return core.FoldValue(op.Input1())
	}
	if inner, ok := tosa.AsReshapeOp(op.Input1().DefiningOp()); ok && inner.Op != op.Op {
		op.SetInput1(inner.Input1())
		return core.InPlace
	}
	d, ok := in.Const(0).(*core.DenseElementsAttr)
	if !ok || !isNumber(from.ElementType()) || !core.IsStaticShape(to) {
		return core.NoFold
	}
	if d.IsSplat() {
		return core.FoldAttr(op.Op.Context().DenseSplat(to, d.Element(0)))
	}
	shape, ok := constantShape(op.Shape())
	if !ok || !op.Input1().HasOneUse() || core.NumElements(shape) != d.NumElements() {
		return core.NoFold
	}
	return core.FoldAttr(op.Op.Context().DenseElements(d.ShapedType().CloneWith(shape, d.ShapedType().ElementType()), d.RawData()))
}

func countDynamic(t *core.RankedTensorType) (n int) {
	for _, s := range t.Shape() {
		if s == core.Dynamic {
			n++
		}
	}
	return n
}

// FoldPad folds a border of no width.
func (Hooks) FoldPad(op tosa.PadOp, in *core.FoldIn) core.Fold {
	if d := splat(in, 1); op.Input1().Type() == op.Output().Type() && d != nil && isZero(d) {
		return core.FoldValue(op.Input1())
	}
	return core.NoFold
}

// FoldResize folds to the image when neither its size nor its place changes.
func (Hooks) FoldResize(op tosa.ResizeOp, in *core.FoldIn) core.Fold {
	scale, _ := integers(in.Const(1))
	offset, _ := integers(in.Const(2))
	border, _ := integers(in.Const(3))
	if len(scale) != 4 || scale[0] != scale[1] || scale[2] != scale[3] || !slices.Equal(offset, []int64{0, 0}) ||
		!slices.Equal(border, []int64{0, 0}) || op.Input().Type() != op.Output().Type() {
		return core.NoFold
	}
	return core.FoldValue(op.Input())
}

// FoldReverse folds what is the same in reverse order.
func (Hooks) FoldReverse(op tosa.ReverseOp, in *core.FoldIn) core.Fold {
	if d := splat(in, 0); d != nil {
		return core.FoldAttr(d)
	}
	if t, ok := op.Input1().Type().(*core.RankedTensorType); ok && isOneAlong(t, op.Axis()) {
		return core.FoldValue(op.Input1())
	}
	return core.NoFold
}

// FoldSlice folds to the whole tensor, and single elements and equal elements of constants.
func (Hooks) FoldSlice(op tosa.SliceOp, in *core.FoldIn) core.Fold {
	from, ok := op.Input1().Type().(*core.RankedTensorType)
	to, ok2 := op.Output().Type().(*core.RankedTensorType)
	if !ok || !ok2 {
		return core.NoFold
	}
	if from == to && core.IsStaticShape(from) {
		return core.FoldValue(op.Input1())
	}
	d, ok := in.Const(0).(*core.DenseElementsAttr)
	if !ok || !isNumber(from.ElementType()) || !isNumber(to.ElementType()) || !core.IsStaticShape(to) {
		return core.NoFold
	}
	if d.IsSplat() {
		return core.FoldAttr(op.Op.Context().DenseSplat(to, d.Element(0)))
	}
	start, ok := integers(in.Const(1))
	if !ok || core.NumElements(to.Shape()) != 1 || len(start) != len(from.Shape()) {
		return core.NoFold
	}
	at := int64(0)
	for i, n := range from.Shape() {
		if start[i] < 0 || start[i] >= n {
			return core.NoFold
		}
		at = dim.Add(dim.Mul(at, n), start[i])
	}
	return core.FoldAttr(op.Op.Context().DenseSplat(to, d.Element(at)))
}

// FoldSelect folds a choice between equal values, and one that is the same everywhere, where nothing is broadcast.
func (Hooks) FoldSelect(op tosa.SelectOp, in *core.FoldIn) core.Fold {
	var shape []int64
	for i := range op.Op.NumOperands() {
		t, ok := op.Op.Operand(i).Type().(*core.RankedTensorType)
		if !ok || !core.IsStaticShape(t) || i > 0 && !slices.Equal(shape, t.Shape()) {
			return core.NoFold
		}
		shape = t.Shape()
	}
	d := splat(in, 0)
	switch {
	case op.Input2() == op.Input3():
		return core.FoldValue(op.Input2())
	case d == nil:
		return core.NoFold
	case d.Int(0).IsZero():
		return core.FoldValue(op.Input3())
	}
	return core.FoldValue(op.Input2())
}

// FoldTile folds to the tensor when it is there once.
func (Hooks) FoldTile(op tosa.TileOp, in *core.FoldIn) core.Fold {
	times, ok := integers(in.Const(1))
	if ok && op.Input1().Type() == op.Output().Type() && !slices.ContainsFunc(times, func(n int64) bool { return n != 1 }) {
		return core.FoldValue(op.Input1())
	}
	return core.NoFold
}

// FoldTranspose folds constants with equal elements, and an order that is the one there was.
func (Hooks) FoldTranspose(op tosa.TransposeOp, in *core.FoldIn) core.Fold {
	if d, t := splat(in, 0), ranked(op.Output()); d != nil && t != nil && core.IsStaticShape(t) &&
		d.ShapedType().ElementType() == t.ElementType() {
		return core.FoldAttr(op.Op.Context().DenseSplat(t, d.Element(0)))
	}
	for i, p := range op.Perms() {
		if int(p) != i {
			return core.NoFold
		}
	}
	if op.Input1().Type() != op.Output().Type() {
		return core.NoFold
	}
	return core.FoldValue(op.Input1())
}

// FoldConcat takes the operands of inner concatenations along the same axis.
func (Hooks) FoldConcat(op tosa.ConcatOp, _ *core.FoldIn) core.Fold {
	var list []*core.Value
	found := false
	for _, v := range op.Input1() {
		if inner, ok := tosa.AsConcatOp(v.DefiningOp()); ok && inner.Op != op.Op && inner.Axis() == op.Axis() {
			list = append(list, inner.Input1()...)
			found = true
			continue
		}
		list = append(list, v)
	}
	if !found {
		return core.NoFold
	}
	op.Op.SetOperands(list)
	return core.InPlace
}
