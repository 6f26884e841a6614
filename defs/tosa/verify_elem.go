package tosa

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/tosa"
)

// This file verifies elementwise operations, constants and operations on shapes.

// VerifyClamp compares the bounds with each other and with the elements.
func (Hooks) VerifyClamp(op tosa.ClampOp, r *core.Reporter) bool {
	elem := storageOf(op.Input())
	lo, hi := op.MinValAttr(), op.MaxValAttr()
	switch lo := lo.(type) {
	case *core.IntegerAttr:
		hi, ok := hi.(*core.IntegerAttr)
		if !ok || lo.Type() != elem || hi.Type() != elem {
			break
		}
		less := hi.Value().SLT(lo.Value())
		if t, ok := elem.(*core.IntegerType); ok && (t.Signedness() == core.Unsigned || t.Width() == 1) {
			less = hi.Value().ULT(lo.Value())
		}
		if less {
			return r.OpErrorf(op.Op, "expected min_val <= max_val, got min_val=%s, max_val=%s", core.AttrString(lo),
				core.AttrString(hi)).Fail()
		}
		return true
	case *core.FloatAttr:
		hi, ok := hi.(*core.FloatAttr)
		if !ok || lo.Type() != elem || hi.Type() != elem {
			break
		}
		if lo.Value().IsNaN() || hi.Value().IsNaN() {
			return r.OpErrorf(op.Op, "min/max attributes should not be 'NaN', got min_val=%s, max_val=%s", core.AttrString(lo),
				core.AttrString(hi)).Fail()
		}
		a, _ := lo.Value().ToFloat64()
		b, _ := hi.Value().ToFloat64()
		if b < a {
			return r.OpErrorf(op.Op, "expected min_val <= max_val, got min_val=%s, max_val=%s", core.AttrString(lo),
				core.AttrString(hi)).Fail()
		}
		return true
	}
	return r.OpErrorf(op.Op, "min/max attributes types are incompatible with input/output element types.").Fail()
}

// VerifyMul compares element types and shapes.
func (Hooks) VerifyMul(op tosa.MulOp, r *core.Reporter) bool {
	a, b, out := elementOf(op.Input1().Type()), elementOf(op.Input2().Type()), elementOf(op.Output().Type())
	if result, ok := out.(*core.IntegerType); ok {
		in, ok := a.(*core.IntegerType)
		if !ok || a != b {
			return r.OpErrorf(op.Op, "requires the same element type for all operands").Fail()
		}
		if in.Width() > result.Width() {
			return r.OpErrorf(op.Op, "invalid data type size for operands or result").Fail()
		}
	} else {
		if a != out || b != out {
			return r.OpErrorf(op.Op, "requires the same element type for all operands and results").Fail()
		}
		if shift, ok := constantTensor(op.Shift()); ok && len(shift) > 0 && shift[0] != 0 {
			return r.OpErrorf(op.Op, "require shift to be 0 for float type").Fail()
		}
	}
	aShape, hasA := shapeOf(op.Input1())
	bShape, hasB := shapeOf(op.Input2())
	if hasA && hasB {
		if len(aShape) != len(bShape) {
			return r.OpErrorf(op.Op, "a and b operands don't have matching ranks, got %d and %d", len(aShape), len(bShape)).Fail()
		}
		for i := range aShape {
			if m, n := aShape[i], bShape[i]; m != n && m != 1 && n != 1 && m != core.Dynamic && n != core.Dynamic {
				return r.OpErrorf(op.Op, "a and b operands don't have broadcast-compatible shapes, got %s and %s",
					message.Quote(op.Input1().Type()), message.Quote(op.Input2().Type())).Fail()
			}
		}
	}
	result, ok := shapeOf(op.Output())
	switch {
	case ok && hasA && len(result) != len(aShape):
		return r.OpErrorf(op.Op, "result type has different rank than a, got %d vs %d", len(result), len(aShape)).Fail()
	case ok && hasB && len(result) != len(bShape):
		return r.OpErrorf(op.Op, "result type has different rank than b, got %d vs %d", len(result), len(bShape)).Fail()
	}
	return true
}

// VerifyNegate compares element types and shapes.
func (Hooks) VerifyNegate(op tosa.NegateOp, r *core.Reporter) bool {
	if !inOut(r, op.Op, op.Input1(), op.Output()) {
		return false
	}
	if !core.CompatibleShape(op.Input1().Type(), op.Output().Type()) {
		return r.OpErrorf(op.Op, "requires the same shape for input1 and output").Fail()
	}
	return zeroPointType(r, op.Op, "input1", op.Input1(), op.Input1Zp()) &&
		zeroPointType(r, op.Op, "output", op.Output(), op.OutputZp()) &&
		zeroPoint(r, op.Op, "input1", op.Input1Zp()) && zeroPoint(r, op.Op, "output", op.OutputZp())
}

// VerifySelect compares element types.
func (Hooks) VerifySelect(op tosa.SelectOp, r *core.Reporter) bool {
	return inOut(r, op.Op, op.Input2(), op.Output()) && inOut(r, op.Op, op.Input3(), op.Output())
}

// VerifyConst compares the value with the result.
func (Hooks) VerifyConst(op tosa.ConstOp, r *core.Reporter) bool {
	a, ok := op.ValuesAttr().(core.TypedAttr)
	if !ok {
		return true
	}
	t := a.Type()
	switch t.(type) {
	case *core.RankedTensorType, *core.UnrankedTensorType:
	default:
		return r.OpErrorf(op.Op, "expected tensors for attr/result type").Fail()
	}
	if e := elementOf(t); e != elementOf(op.Output().Type()) && e != storageOf(op.Output()) {
		return r.OpErrorf(op.Op, "expected same attr/result element types").Fail()
	}
	return true
}

// VerifyConstShape compares the value with the result.
func (Hooks) VerifyConstShape(op tosa.ConstShapeOp, r *core.Reporter) bool {
	d, ok := core.Attribute(op.ValuesAttr()).(core.ElementsAttr)
	if !ok {
		return true
	}
	shape := d.ShapedType().Shape()
	if len(shape) != 1 {
		return r.OpErrorf(op.Op, "expect elements in attribute values with rank 1").Fail()
	}
	if n, rank := shape[0], shapeRank(op.Output()); n != int64(rank) {
		return r.OpErrorf(op.Op, "expect number of elements in attribute values (%d) to be equal to the rank (%d) for the result shape type", n, rank).Fail()
	}
	return true
}

// VerifyDim checks the axis.
func (Hooks) VerifyDim(op tosa.DimOp, r *core.Reporter) bool {
	if shapeRank(op.Output()) != 1 {
		return r.OpErrorf(op.Op, "expect output shape type to contain one element, got %s", message.Quote(op.Output().Type())).Fail()
	}
	if in, ok := shapeOf(op.Input1()); ok && (op.Axis() < 0 || int(op.Axis()) >= len(in)) {
		return r.OpErrorf(op.Op, "expect axis to be in the range [0, %d), got %d", len(in), op.Axis()).Fail()
	}
	return true
}

// VerifyConcatShape adds the numbers of dimensions.
func (Hooks) VerifyConcatShape(op tosa.ConcatShapeOp, r *core.Reporter) bool {
	sum := 0
	for _, v := range op.Input() {
		sum += shapeRank(v)
	}
	if n := shapeRank(op.Output()); n != sum {
		return r.OpErrorf(op.Op, "requires output shape rank to be equal to the sum of the input shape ranks (%d), got %d", sum,
			n).Fail()
	}
	return true
}

// VerifySliceShape checks start and size as far as they are known.
func (Hooks) VerifySliceShape(op tosa.SliceShapeOp, r *core.Reporter) bool {
	start, hasStart := constantTensor(op.Start())
	if hasStart = hasStart && len(start) == 1; hasStart && start[0] < 0 {
		return r.OpErrorf(op.Op, "expected non-negative start index, got %d", start[0]).Fail()
	}
	size, ok := constantTensor(op.Size())
	if !ok || len(size) != 1 {
		return true
	}
	if size[0] <= 0 {
		return r.OpErrorf(op.Op, "expected positive size, got %d", size[0]).Fail()
	}
	if n := shapeRank(op.Output()); int64(n) != size[0] {
		return r.OpErrorf(op.Op, "expected output type size to be equal to size attribute, got %d vs %d", n, size[0]).Fail()
	}
	if n := shapeRank(op.Input()); hasStart && start[0]+size[0] > int64(n) {
		return r.OpErrorf(op.Op, "expected start + size to be less than or equal to input shape rank (%d), got %d", n,
			start[0]+size[0]).Fail()
	}
	return true
}
