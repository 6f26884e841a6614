package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/vector"
)

// This file has masks: operations that make them, the operation that applies one, and the types that operations expect.

// VerifyConstantMask wants a size for each dimension, all or none of which are 0.
func (Hooks) VerifyConstantMask(op vector.ConstantMaskOp, r *core.Reporter) bool {
	t, sizes := vectorOf(op.Op.Result(0)), op.MaskDimSizes()
	if len(t.Shape()) == 0 {
		if len(sizes) != 1 {
			return r.OpEmitErrorf(op.Op, "array attr must have length 1 for 0-D vectors").Fail()
		}
		if sizes[0] != 0 && sizes[0] != 1 {
			return r.OpEmitErrorf(op.Op, "mask dim size must be either 0 or 1 for 0-D vectors").Fail()
		}
		return true
	}
	if len(sizes) != len(t.Shape()) {
		return r.OpErrorf(op.Op, "must specify array attr of size equal vector result rank").Fail()
	}
	zeros := 0
	for i, n := range sizes {
		if n < 0 || n > t.Shape()[i] {
			return r.OpErrorf(op.Op, "array attr of size out of bounds of vector result dimension size").Fail()
		}
		if scalableDim(t, i) && n != 0 && n != t.Shape()[i] {
			return r.OpErrorf(op.Op, "only supports 'none set' or 'all set' scalable dimensions").Fail()
		}
		if n == 0 {
			zeros++
		}
	}
	if zeros > 0 && zeros < len(sizes) {
		return r.OpErrorf(op.Op, "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim").Fail()
	}
	return true
}

// VerifyCreateMask wants an operand for each dimension, or one for a mask without dimensions.
func (Hooks) VerifyCreateMask(op vector.CreateMaskOp, r *core.Reporter) bool {
	rank := len(vectorOf(op.Op.Result(0)).Shape())
	if rank == 0 && op.Op.NumOperands() != 1 {
		return r.OpErrorf(op.Op, "must specify exactly one operand for 0-D create_mask").Fail()
	}
	if rank != 0 && op.Op.NumOperands() != rank {
		return r.OpErrorf(op.Op, "must specify an operand for each result vector dimension").Fail()
	}
	return true
}

// maskBlock returns the only block of vector.mask.
func maskBlock(op vector.MaskOp) *core.Block {
	for b := range op.MaskRegion().Blocks() {
		return b
	}
	return nil
}

// MaskableOpMask returns the operation in front of the terminator.
func (Hooks) MaskableOpMask(op vector.MaskOp) *core.Operation {
	if b := maskBlock(op); b != nil && b.First() != b.Last() {
		return b.First()
	}
	return nil
}

// SupportsPassthruOfMaskableOpInterface is what operations say that do not say otherwise.
func (Hooks) SupportsPassthruOfMaskableOpInterface(vector.MaskableOpInterface) bool { return false }

// SupportsPassthruTransferRead allows values for the other elements.
func (Hooks) SupportsPassthruTransferRead(vector.TransferReadOp) bool { return true }

// VerifyMask wants one maskable operation, whose results are yielded, and its mask.
func (Hooks) VerifyMask(op vector.MaskOp, r *core.Reporter) bool {
	fail := func(format string, args ...any) bool { return r.OpErrorf(op.Op, format, args...).Fail() }
	block := maskBlock(op)
	if block.IsEmpty() {
		return fail("expects a terminator within the mask region")
	}
	first, last := block.First(), block.Last()
	if first != last && first.Next() != last {
		return fail("expects only one operation to mask")
	}
	yield, ok := vector.AsYieldOp(last)
	if !ok {
		return fail("expects a terminator within the mask region")
	}
	if yield.Op.NumOperands() != op.Op.NumResults() {
		return fail("expects number of results to match mask region yielded values")
	}
	if first == last {
		return true
	}
	inner, ok := vector.MaskableOpInterfaceKey.Of(first)
	if !ok {
		return fail("expects a MaskableOpInterface within the mask region")
	}
	return maskedResults(op, first, yield, r) && maskOperands(op, first, inner, r)
}

func maskedResults(op vector.MaskOp, inner *core.Operation, yield vector.YieldOp, r *core.Reporter) bool {
	fail := func(text string) bool { return r.OpErrorf(op.Op, "%s", text).Fail() }
	switch types := inner.ResultTypes(); {
	case inner.NumResults() != op.Op.NumResults():
		return fail("expects number of results to match maskable operation number of results")
	case !slices.Equal(inner.ResultList(), yield.Operands()):
		return fail("expects all the results from the MaskableOpInterface to match all the values returned by the terminator")
	case !slices.Equal(types, op.Op.ResultTypes()):
		return fail("expects result type to match maskable operation result type")
	}
	vectors := 0
	for _, v := range inner.ResultList() {
		if vectorOf(v) != nil {
			vectors++
		}
	}
	if vectors > 1 {
		return fail("multiple vector results not supported")
	}
	return true
}

func maskOperands(op vector.MaskOp, inner *core.Operation, maskable vector.MaskableOpInterface, r *core.Reporter) bool {
	if want := maskable.ExpectedMaskType(); op.Mask().Type() != want {
		return r.OpErrorf(op.Op, "expects a %s mask for the maskable operation", message.Quote(want)).Fail()
	}
	if op.Passthru() == nil {
		return true
	}
	switch {
	case !maskable.SupportsPassthru():
		return r.OpErrorf(op.Op, "doesn't expect a passthru argument for this maskable operation").Fail()
	case inner.NumResults() != 1:
		return r.OpErrorf(op.Op, "expects result when passthru argument is provided").Fail()
	case op.Passthru().Type() != inner.Result(0).Type():
		return r.OpErrorf(op.Op, "expects passthru type to match result type").Fail()
	}
	return true
}

// ExpectedMaskTypeContraction is the iteration space.
func (Hooks) ExpectedMaskTypeContraction(op vector.ContractionOp) core.Type {
	maps := indexingMaps(op)
	if len(maps) < 2 {
		return nil
	}
	n := maps[0].NumDims()
	shape, scalable := make([]int64, n), make([]bool, n)
	for i, v := range []*core.Value{op.Lhs(), op.Rhs()} {
		t := vectorOf(v)
		for k, size := range t.Shape() {
			if k < maps[i].NumResults() && maps[i].Result(k).IsDim() && maps[i].DimPosition(k) < n {
				pos := maps[i].DimPosition(k)
				shape[pos], scalable[pos] = size, scalableDim(t, k)
			}
		}
	}
	if slices.Contains(shape, 0) {
		return nil
	}
	return op.Op.Context().Vector(shape, op.Op.Context().Integer(1), scalable)
}

// ExpectedMaskTypeReduction has an element for each of the source.
func (Hooks) ExpectedMaskTypeReduction(op vector.ReductionOp) core.Type {
	return masked(vectorOf(op.Vector()))
}

// ExpectedMaskTypeMultiDimReduction has an element for each of the source.
func (Hooks) ExpectedMaskTypeMultiDimReduction(op vector.MultiDimReductionOp) core.Type {
	return masked(vectorOf(op.Source()))
}

// ExpectedMaskTypeOuterProduct has an element for each of the result.
func (Hooks) ExpectedMaskTypeOuterProduct(op vector.OuterProductOp) core.Type {
	return masked(vectorOf(op.Result()))
}

// ExpectedMaskTypeGather has an element for each of the indices.
func (Hooks) ExpectedMaskTypeGather(op vector.GatherOp) core.Type {
	return masked(vectorOf(op.Indices()))
}

// ExpectedMaskTypeTransferRead has the dimensions of memory that the vector covers.
func (Hooks) ExpectedMaskTypeTransferRead(op vector.TransferReadOp) core.Type {
	return TransferMaskType(vectorOf(op.Vector()), op.PermutationMapAttr().Value())
}

// ExpectedMaskTypeTransferWrite has the dimensions of memory that the vector covers.
func (Hooks) ExpectedMaskTypeTransferWrite(op vector.TransferWriteOp) core.Type {
	return TransferMaskType(vectorOf(op.ValueToStore()), op.PermutationMapAttr().Value())
}
