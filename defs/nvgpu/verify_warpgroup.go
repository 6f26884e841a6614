package nvgpu

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/nvgpu"
)

// This file checks tensor maps and operations of warpgroups.

// swizzleBytes returns how many bytes the last dimension of a tensor map has that permutes banks, 0 when it does not.
func swizzleBytes(k nvgpu.TensorMapSwizzleKind) int64 {
	switch k {
	case nvgpu.TensorMapSwizzleKindSWIZZLE32B:
		return 32
	case nvgpu.TensorMapSwizzleKindSWIZZLE64B:
		return 64
	case nvgpu.TensorMapSwizzleKindSWIZZLE128B:
		return 128
	}
	return 0
}

// verifyDescriptor checks a tensor map and, when there is one, the buffer that it is used with.
func verifyDescriptor(op *core.Operation, d *nvgpu.TensorMapDescriptorType, buffer *core.MemRefType, r *core.Reporter) bool {
	t := d.Tensor()
	if d.Interleave() != nvgpu.TensorMapInterleaveKindINTERLEAVENONE {
		return r.OpEmitErrorf(op, "Interleave options are not supported yet.").Fail()
	}
	if !isShared(t) {
		return r.OpEmitErrorf(op, "the tensor map descriptor has incorrect address space, it must be shared memory address space.").Fail()
	}
	if !core.IsStaticShape(t) {
		return r.OpEmitErrorf(op, "the tensor map descriptor must be static shaped").Fail()
	}
	for _, n := range t.Shape() {
		if n <= 0 || n > 256 {
			return r.OpEmitErrorf(op, "the tensor map descriptor must have dimensions between 1 and 256 but it is %d", n).Fail()
		}
	}
	if shape := t.Shape(); len(shape) > 1 {
		bytes := dim.Mul(shape[len(shape)-1], int64(core.StorageWidth(t.ElementType()))) / 8
		if want := swizzleBytes(d.Swizzle()); want != 0 && bytes != want {
			return r.OpEmitErrorf(op, "the tensormap descriptor must have last dimension of %d bytes but it is %d bytes", want,
				bytes).Fail()
		}
		if bytes%16 != 0 {
			return r.OpEmitErrorf(op, "the bytes in the last dimension of the tensor map must be a multiple of 16").Fail()
		}
	}
	if buffer == nil {
		return true
	}
	if !isShared(buffer) {
		return r.OpEmitErrorf(op, "the destination memref has incorrect address space, it must be shared memory address space.").Fail()
	}
	if buffer.ElementType() != t.ElementType() {
		return r.OpEmitErrorf(op, "the element type of tensor map descriptor and memref must be same").Fail()
	}
	if !core.CompatibleShape(buffer, t) {
		return r.OpEmitErrorf(op, "memref and tensor map shapes mismatch %s != %s", message.Quote(t), message.Quote(buffer)).Fail()
	}
	return true
}

// verifyTransfer checks a copy between a buffer and the tensor of a map.
func verifyTransfer(op *core.Operation, d, buffer core.Type, coordinates int, r *core.Reporter) bool {
	desc := d.(*nvgpu.TensorMapDescriptorType)
	m, ok := buffer.(*core.MemRefType)
	if !ok {
		return true
	}
	if !verifyDescriptor(op, desc, m, r) {
		return false
	}
	if coordinates > 5 {
		return r.OpEmitErrorf(op, "Maximum 5 coordinates are supported.").Fail()
	}
	if coordinates != len(desc.Tensor().Shape()) {
		return r.OpEmitErrorf(op, "number of coordinates do not match with the rank of tensor descriptor map.").Fail()
	}
	return true
}

// VerifyTmaAsyncLoad checks the tensor map and the buffer.
func (Hooks) VerifyTmaAsyncLoad(op nvgpu.TmaAsyncLoadOp, r *core.Reporter) bool {
	return verifyTransfer(op.Op, op.TensorMapDescriptor().Type(), op.Dst().Type(), len(op.Coordinates()), r)
}

// VerifyTmaAsyncStore checks the tensor map and the buffer.
func (Hooks) VerifyTmaAsyncStore(op nvgpu.TmaAsyncStoreOp, r *core.Reporter) bool {
	return verifyTransfer(op.Op, op.TensorMapDescriptor().Type(), op.Src().Type(), len(op.Coordinates()), r)
}

// VerifyTmaCreateDescriptor checks the tensor map.
func (Hooks) VerifyTmaCreateDescriptor(op nvgpu.TmaCreateDescriptorOp, r *core.Reporter) bool {
	if len(op.BoxDimensions()) > 5 {
		return r.OpEmitErrorf(op.Op, "Maximum 5 coordinates are supported.").Fail()
	}
	return verifyDescriptor(op.Op, op.TensorMap().Type().(*nvgpu.TensorMapDescriptorType), nil, r)
}

// VerifyWarpgroupGenerateDescriptor checks the tensor map.
func (Hooks) VerifyWarpgroupGenerateDescriptor(op nvgpu.WarpgroupGenerateDescriptorOp, r *core.Reporter) bool {
	d := op.TensorMap().Type().(*nvgpu.TensorMapDescriptorType)
	if !verifyDescriptor(op.Op, d, nil, r) {
		return false
	}
	if d.Swizzle() != nvgpu.TensorMapSwizzleKindSWIZZLE128B {
		return r.OpEmitErrorf(op.Op, "supports only swizzle_128b is supported for the time being").Fail()
	}
	if d.Interleave() != nvgpu.TensorMapInterleaveKindINTERLEAVENONE {
		return r.OpEmitErrorf(op.Op, "interleave options are not supported yet").Fail()
	}
	return true
}

func semantics(t core.Type) *num.Semantics {
	if f, ok := t.(*core.FloatType); ok {
		return f.Semantics()
	}
	return nil
}

// canAccumulate reports whether the hardware adds products of a and b to values of type d.
func canAccumulate(d, a, b core.Type) bool {
	da, sa, sb := semantics(d), semantics(a), semantics(b)
	f8 := func(s *num.Semantics) bool { return s == num.F8E5M2 || s == num.F8E4M3FN }
	switch {
	case sa == num.F16 && sb == num.F16 || f8(sa) && f8(sb):
		return da == num.F16 || da == num.F32
	case sa == num.BF16 && sb == num.BF16:
		return da == num.F32
	}
	return false
}

// allowedN reports whether n columns can be multiplied at once.
func allowedN(n int64) bool { return n >= 8 && n <= 256 && n%8 == 0 }

// VerifyWarpgroupMma compares the types and shapes of the matrices.
func (Hooks) VerifyWarpgroupMma(op nvgpu.WarpgroupMmaOp, r *core.Reporter) bool {
	if op.TransposeA() && !op.TransposeB() {
		return r.OpErrorf(op.Op, "supports non-transpose A (Row Major) and transpose B (Column Major) for the time being ").Fail()
	}
	a := op.DescriptorA().Type().(*nvgpu.WarpgroupMatrixDescriptorType).Tensor()
	b := op.DescriptorB().Type().(*nvgpu.WarpgroupMatrixDescriptorType).Tensor()
	c := op.MatrixC().Type().(*nvgpu.WarpgroupAccumulatorType).Fragmented()
	d := op.MatrixD().Type().(*nvgpu.WarpgroupAccumulatorType).Fragmented()
	as, bs, cs := a.Shape(), b.Shape(), c.Shape()
	if len(as) != 2 || len(bs) != 2 || len(cs) != 2 || len(d.Shape()) != 2 {
		return r.OpErrorf(op.Op, "has matrices A, B, C and D, they must be 2 dimensional").Fail()
	}
	if as[1] != bs[0] {
		return r.OpErrorf(op.Op, "2nd dim matrix-A (%d)!= 1st dim matrix-B (%d )", as[1], bs[0]).Fail()
	}
	if as[0] != cs[0] {
		return r.OpErrorf(op.Op, "1st dim matrix-A ( %d )!= 1st dim matrix-C ( %d )", as[0], cs[0]).Fail()
	}
	if bs[1] != cs[1] {
		return r.OpErrorf(op.Op, "2nd dim matrix-B ( %d ) != 2nd dim matrix-C ( %d )", bs[1], cs[1]).Fail()
	}
	if c != d {
		return r.OpErrorf(op.Op, "type of matrix C and matrix D must be the same").Fail()
	}
	if !canAccumulate(c.ElementType(), a.ElementType(), b.ElementType()) {
		return r.OpErrorf(op.Op, "%s += %s * %s, it is not supported.", message.Quote(c.ElementType()), message.Quote(a.ElementType()),
			message.Quote(b.ElementType())).Fail()
	}
	if !allowedN(bs[1]) {
		return r.OpErrorf(op.Op, "has input type %s n is set to %d, it is not supported", message.Quote(b), bs[1]).Fail()
	}
	return true
}

// VerifyWarpgroupMmaStore compares the registers with the buffer.
func (Hooks) VerifyWarpgroupMmaStore(op nvgpu.WarpgroupMmaStoreOp, r *core.Reporter) bool {
	m, ok := op.DstMemref().Type().(*core.MemRefType)
	if !ok {
		return true
	}
	v := op.MatrixD().Type().(*nvgpu.WarpgroupAccumulatorType).Fragmented()
	if semantics(v.ElementType()) != num.F32 {
		return r.OpErrorf(op.Op, "hit a limitation: only f32 results for the time being").Fail()
	}
	at := func(s []int64, i int) int64 {
		if i < len(s) {
			return s[i]
		}
		return 0
	}
	rows, cols := at(m.Shape(), 0), at(m.Shape(), 1)
	if len(v.Shape()) != 2 || len(m.Shape()) != 2 || at(v.Shape(), 0) != rows || at(v.Shape(), 1) != cols {
		return r.OpErrorf(op.Op, "results [%s][%d] values. However, destination memref[%d][%d]  does not have same size as results",
			message.Quote(v), at(v.Shape(), 1), rows, cols).Fail()
	}
	return true
}

// VerifyWarpgroupMmaInitAccumulator checks that the registers are those of an instruction.
func (Hooks) VerifyWarpgroupMmaInitAccumulator(op nvgpu.WarpgroupMmaInitAccumulatorOp, r *core.Reporter) bool {
	v := op.MatrixC().Type().(*nvgpu.WarpgroupAccumulatorType).Fragmented()
	s := semantics(v.ElementType())
	if len(v.Shape()) != 2 || v.Shape()[0]%64 != 0 || !allowedN(v.Shape()[1]) || s != num.F32 && s != num.F16 {
		return r.OpErrorf(op.Op, "has type %s. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)",
			message.Quote(v)).Fail()
	}
	return true
}
