package quant

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/quant"
)

// VerifyDequantizeCast compares the floats and checks that the tensor fits the type of its elements.
func (Hooks) VerifyDequantizeCast(op quant.DequantizeCastOp, r *core.Reporter) bool {
	return verifyFloat(r, op.Op, op.Input().Type(), op.Result().Type())
}

// VerifyQuantizeCast compares the floats and checks that the tensor fits the type of its elements.
func (Hooks) VerifyQuantizeCast(op quant.QuantizeCastOp, r *core.Reporter) bool {
	return verifyFloat(r, op.Op, op.Result().Type(), op.Input().Type())
}

func verifyFloat(r *core.Reporter, op *core.Operation, quantized, float core.Type) bool {
	q := elementOrSelf(quantized)
	if e, _ := Expressed(q); e != elementOrSelf(float) {
		return r.OpEmitErrorf(op, "expressed type in quantized type expected to match float type").Fail()
	}
	return verifyContainer(r, op, q, quantized)
}

// VerifyStorageCast compares the integers and checks that the tensor fits the type of its elements.
func (Hooks) VerifyStorageCast(op quant.StorageCastOp, r *core.Reporter) bool {
	quantized, integer := op.Input().Type(), op.Result().Type()
	s, ok := Storage(elementOrSelf(quantized))
	if !ok {
		quantized, integer = integer, quantized
		s, _ = Storage(elementOrSelf(quantized))
	}
	if s != elementOrSelf(integer) {
		return r.OpEmitErrorf(op.Op, "storage type in quantized type expected to match integer type").Fail()
	}
	return verifyContainer(r, op.Op, elementOrSelf(quantized), quantized)
}

func elementOrSelf(t core.Type) core.Type {
	if s, ok := t.(core.ShapedType); ok {
		return s.ElementType()
	}
	return t
}

// verifyContainer checks that scales for axes and blocks fit the type whose elements they are for.
func verifyContainer(r *core.Reporter, op *core.Operation, elem, container core.Type) bool {
	u, ok := elem.(*quant.UniformQuantizedType)
	switch {
	case !ok:
		return true
	case PerAxis(u):
		return verifyAxis(r, op, u, container)
	case PerBlock(u):
		return verifyBlocks(r, op, u, container)
	}
	return true
}

func verifyAxis(r *core.Reporter, op *core.Operation, u *quant.UniformQuantizedType, container core.Type) bool {
	if container == core.Type(u) {
		return r.OpEmitErrorf(op, "scalar types may not use per-axis quantization").Fail()
	}
	t, ok := container.(*core.RankedTensorType)
	if !ok {
		return true
	}
	axis := int(u.Axes()[0])
	if axis >= len(t.Shape()) {
		return r.OpEmitErrorf(op, "quantized dimension must be less than tensor rank").Fail()
	}
	if size := t.Shape()[axis]; size != core.Dynamic && size != int64(len(u.Scales())) {
		return r.OpEmitErrorf(op, "quantized dimension size does not match number of scales").Fail()
	}
	return true
}

func verifyBlocks(r *core.Reporter, op *core.Operation, u *quant.UniformQuantizedType, container core.Type) bool {
	if container == core.Type(u) {
		return r.OpEmitErrorf(op, "scalar types may not use sub-channel quantization").Fail()
	}
	t, ok := container.(*core.RankedTensorType)
	if !ok {
		return r.OpEmitErrorf(op, "tensor containing the sub-channel quantized type must be ranked").Fail()
	}
	shape := t.Shape()
	blocks := make([]int64, len(shape)) // an axis that is not divided is one block
	copy(blocks, shape)
	for i, axis := range u.Axes() {
		if int(axis) >= len(shape) {
			return r.OpEmitErrorf(op, "quantized dimension %d must be less than tensor rank %d", axis, len(shape)).Fail()
		}
		blocks[axis] = u.BlockSizes()[i]
	}
	for _, size := range shape {
		if size == 0 {
			return r.OpEmitErrorf(op, "tensor dimension size of zero is not allowed with sub-channel quantization").Fail()
		}
	}
	if n := len(u.ScaleShape()); n != len(shape) {
		return r.OpEmitErrorf(op, "Rank of scales %d must match the rank of the tensor %d", n, len(shape)).Fail()
	}
	for i, size := range shape {
		if size == core.Dynamic {
			continue
		}
		if size%blocks[i] != 0 {
			return r.OpEmitErrorf(op, "tensor dimension size %d at axis %d must be divisible by the corresponding block size %d", size, i,
				blocks[i]).Fail()
		}
		if n := size / blocks[i]; n != u.ScaleShape()[i] {
			return r.OpEmitErrorf(op, "dimension size %d of scales tensor at axis %d should match (tensor dimension at axis / block sizes at axis) = %d",
				n, i, n).Fail()
		}
	}
	return true
}
