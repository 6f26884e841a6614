package tosa

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/tosa"
)

// This file infers and checks result types of reductions, concat and reshape.

// inferTensor returns a tensor of a shape with the element type of the first operand.
func inferTensor(in *core.InferIn, s Shape) ([]core.Type, bool) {
	if len(in.Operands) == 0 {
		return nil, false
	}
	return []core.Type{s.Tensor(elementOf(in.Operands[0].Type()))}, true
}

// InferReduced gives the shape of the operand with size 1 along the axis.
func (Hooks) InferReduced(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) == 0 {
		return nil, false
	}
	return inferTensor(in, reducedShape(in.Operands[0], in.Slot(0)))
}

func reducedShape(input *core.Value, axis core.Attribute) Shape {
	shape, ok := shapeOf(input)
	a, isInt := axis.(*core.IntegerAttr)
	if !ok || !isInt {
		return Shape{}
	}
	shape = slices.Clone(shape)
	if a := a.Value().Int64(); a >= 0 && a < int64(len(shape)) {
		shape[a] = 1
	}
	return sized(shape...)
}

// CompatibleReduced compares element types and shapes.
func (Hooks) CompatibleReduced(inferred, actual []core.Type) bool {
	return len(inferred) == len(actual) && len(actual) == 1 && elementOf(inferred[0]) == elementOf(actual[0]) &&
		core.CompatibleShape(inferred[0], actual[0])
}

// reduction checks axis and shape.
func reduction(r *core.Reporter, op *core.Operation, input, output *core.Value, axis int32) bool {
	if axis < 0 {
		return r.OpErrorf(op, "reduce axis must not be negative").Fail()
	}
	outside := func(rank int) bool { return int(axis) >= rank && !(axis == 0 && rank == 0) }
	in, hasIn := shapeOf(input)
	if hasIn && outside(len(in)) {
		return r.OpErrorf(op, "expect input tensor rank (%d) to be larger than reduce axis (%d)", len(in), axis).Fail()
	}
	out, ok := shapeOf(output)
	switch {
	case !ok:
		return true
	case hasIn && len(in) != len(out):
		return r.OpErrorf(op, "expect output tensor rank to be equal to input tensor rank").Fail()
	case outside(len(out)):
		return r.OpErrorf(op, "expect output tensor rank (%d) to be larger than reduce axis (%d)", len(out), axis).Fail()
	case len(out) > 0 && out[axis] != 1 && out[axis] != core.Dynamic:
		return r.OpErrorf(op, "expect reduced dimension size to be 1, got %d", out[axis]).Fail()
	}
	return true
}

// InferConcat adds the sizes along the axis.
func (Hooks) InferConcat(in *core.InferIn) ([]core.Type, bool) {
	return inferTensor(in, concatShape(in.Operands, in.Slot(0)))
}

func concatShape(operands []*core.Value, axis core.Attribute) Shape {
	attr, ok := axis.(*core.IntegerAttr)
	if !ok {
		return Shape{}
	}
	a, sum := attr.Value().Int64(), int64(0)
	var shape []int64
	for _, v := range operands {
		s, ok := shapeOf(v)
		if !ok {
			sum = core.Dynamic
			continue
		}
		if a < 0 || a >= int64(len(s)) || shape != nil && len(shape) != len(s) {
			return Shape{}
		}
		if shape == nil {
			shape = slices.Clone(s)
		}
		for i, d := range s {
			if shape[i] == core.Dynamic {
				shape[i] = d
			}
		}
		sum = dim.Add(sum, s[a])
	}
	if shape == nil {
		return Shape{}
	}
	shape[a] = sum
	return sized(shape...)
}

// CompatibleCount accepts as many types.
func (Hooks) CompatibleCount(inferred, actual []core.Type) bool {
	return len(inferred) == len(actual)
}

// InferReshape gives the constant shape, with the one size that may be left out.
func (Hooks) InferReshape(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) != 2 {
		return nil, false
	}
	return inferTensor(in, reshaped(in.Operands[0], in.Operands[1]))
}

func reshaped(input, shape *core.Value) Shape {
	dims, ok := constantShape(shape)
	if !ok {
		if rank := shapeRank(shape); rank >= 0 {
			return sized(unknown(rank)...)
		}
		return Shape{}
	}
	hole, product := -1, int64(1)
	for i, d := range dims {
		if d == -1 {
			hole, dims[i] = i, core.Dynamic
		} else {
			product = dim.Count(product, d)
		}
	}
	if in, ok := shapeOf(input); ok && hole >= 0 && product > 0 {
		if n, static := elements(in); static {
			dims[hole] = n / product
		}
	}
	return sized(dims...)
}

// VerifyReduceAll checks axis and shape.
func (Hooks) VerifyReduceAll(op tosa.ReduceAllOp, r *core.Reporter) bool {
	return reduction(r, op.Op, op.Input(), op.Output(), op.Axis())
}

// VerifyReduceAny checks axis and shape.
func (Hooks) VerifyReduceAny(op tosa.ReduceAnyOp, r *core.Reporter) bool {
	return reduction(r, op.Op, op.Input(), op.Output(), op.Axis())
}

// VerifyReduceMax checks axis and shape.
func (Hooks) VerifyReduceMax(op tosa.ReduceMaxOp, r *core.Reporter) bool {
	return reduction(r, op.Op, op.Input(), op.Output(), op.Axis())
}

// VerifyReduceMin checks axis and shape.
func (Hooks) VerifyReduceMin(op tosa.ReduceMinOp, r *core.Reporter) bool {
	return reduction(r, op.Op, op.Input(), op.Output(), op.Axis())
}

// VerifyReduceProduct checks axis and shape.
func (Hooks) VerifyReduceProduct(op tosa.ReduceProductOp, r *core.Reporter) bool {
	return reduction(r, op.Op, op.Input(), op.Output(), op.Axis())
}

// VerifyReduceSum checks axis and shape.
func (Hooks) VerifyReduceSum(op tosa.ReduceSumOp, r *core.Reporter) bool {
	return reduction(r, op.Op, op.Input(), op.Output(), op.Axis())
}
