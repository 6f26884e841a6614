package amdgpu

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/amdgpu"
	"github.com/odsgen/ods/generated/gpu"
)

// This file has the verifiers of memory and of what moves data; those of matrices are in verify_matrix.go.

// spaceNumber returns the number of a memory space that is an integer.
func spaceNumber(a core.Attribute) int64 {
	if i, ok := a.(*core.IntegerAttr); ok {
		return i.Value().Int64()
	}
	return -1
}

// isGlobal reports whether a memory space is that of global memory, as none is.
func isGlobal(a core.Attribute) bool {
	g, ok := a.(*gpu.AddressSpaceAttr)
	n := spaceNumber(a)
	return a == nil || ok && g.Value() == gpu.AddressSpaceGlobal || n == 0 || n == 1
}

// isWorkgroup reports whether a memory space is that of a block of threads.
func isWorkgroup(a core.Attribute) bool {
	g, ok := a.(*gpu.AddressSpaceAttr)
	return ok && g.Value() == gpu.AddressSpaceWorkgroup || spaceNumber(a) == 3
}

// isFatBuffer reports whether a memory space is that of buffers with bounds.
func isFatBuffer(a core.Attribute) bool {
	g, ok := a.(*amdgpu.AddressSpaceAttr)
	return ok && g.Value() == amdgpu.AddressSpaceFatRawBuffer || spaceNumber(a) == 7
}

func memory(v *core.Value) *core.MemRefType {
	t, _ := v.Type().(*core.MemRefType)
	return t
}

// verifyExisting compares what is overwritten in part with the result.
func verifyExisting(op *core.Operation, existing, result *core.Value, r *core.Reporter) bool {
	return existing == nil || existing.Type() == result.Type() ||
		r.OpErrorf(op, "existing values must have same type as result").Fail()
}

// VerifyPackedTrunc2xFp8 compares types.
func (Hooks) VerifyPackedTrunc2xFp8(op amdgpu.PackedTrunc2xFp8Op, r *core.Reporter) bool {
	return verifyExisting(op.Op, op.Existing(), op.Res(), r)
}

// VerifyPackedStochRoundFp8 compares types.
func (Hooks) VerifyPackedStochRoundFp8(op amdgpu.PackedStochRoundFp8Op, r *core.Reporter) bool {
	return verifyExisting(op.Op, op.Existing(), op.Res(), r)
}

// VerifyPackedScaledTrunc compares types.
func (Hooks) VerifyPackedScaledTrunc(op amdgpu.PackedScaledTruncOp, r *core.Reporter) bool {
	return verifyExisting(op.Op, op.Existing(), op.Res(), r)
}

// withoutOffset returns the layout of memory whose offset is zero.
func withoutOffset(c *core.Context, t *core.MemRefType) (core.Attribute, bool) {
	layout := t.Layout()
	if layout == nil {
		return layout, true
	}
	s, ok := layout.(*core.StridedLayoutAttr)
	if !ok {
		return nil, false
	}
	var identity []int64
	if core.IsStaticShape(t) {
		identity = make([]int64, len(t.Shape()))
		n := int64(1)
		for i := len(identity) - 1; i >= 0; i-- {
			identity[i] = n
			n = dim.Mul(n, t.Shape()[i])
		}
	} else if len(t.Shape()) <= 1 {
		identity = []int64{1}
	}
	if slices.Equal(identity, s.Strides()) {
		return nil, true
	}
	return c.StridedLayout(0, s.Strides()), true
}

// VerifyFatRawBufferCast checks that only the memory space changes, and the offset if asked for.
func (Hooks) VerifyFatRawBufferCast(op amdgpu.FatRawBufferCastOp, r *core.Reporter) bool {
	c, src := op.Op.Context(), memory(op.Source())
	if src == nil {
		return true
	}
	layout := src.Layout()
	if op.ResetOffset() {
		var ok bool
		if layout, ok = withoutOffset(c, src); !ok {
			return r.OpErrorf(op.Op, "source type %s can't have its offset reset", message.Quote(src)).Fail()
		}
	}
	want := c.MemRef(src.Shape(), src.ElementType(), layout, amdgpu.GetAddressSpaceAttr(c, amdgpu.AddressSpaceFatRawBuffer))
	if op.Result().Type() != core.Type(want) {
		return r.OpErrorf(op.Op, "expected result type to be %s but got %s", message.Quote(want),
			message.Quote(op.Result().Type())).Fail()
	}
	return true
}

// verifyBuffer checks the memory of a buffer and counts indices.
func verifyBuffer(op *core.Operation, mem *core.Value, indices []*core.Value, r *core.Reporter) bool {
	t := memory(mem)
	switch {
	case t == nil:
		return true
	case !isGlobal(t.MemorySpace()):
		return r.OpErrorf(op, "Buffer ops must operate on a memref in global memory").Fail()
	case len(indices) != len(t.Shape()):
		return r.OpErrorf(op, "Expected %d indices to memref", len(t.Shape())).Fail()
	}
	return true
}

// VerifyRawBufferLoad checks the buffer.
func (Hooks) VerifyRawBufferLoad(op amdgpu.RawBufferLoadOp, r *core.Reporter) bool {
	return verifyBuffer(op.Op, op.Memref(), op.Indices(), r)
}

// VerifyRawBufferStore checks the buffer.
func (Hooks) VerifyRawBufferStore(op amdgpu.RawBufferStoreOp, r *core.Reporter) bool {
	return verifyBuffer(op.Op, op.Memref(), op.Indices(), r)
}

// VerifyRawBufferAtomicCmpswap checks the buffer.
func (Hooks) VerifyRawBufferAtomicCmpswap(op amdgpu.RawBufferAtomicCmpswapOp, r *core.Reporter) bool {
	return verifyBuffer(op.Op, op.Memref(), op.Indices(), r)
}

// VerifyRawBufferAtomicFadd checks the buffer.
func (Hooks) VerifyRawBufferAtomicFadd(op amdgpu.RawBufferAtomicFaddOp, r *core.Reporter) bool {
	return verifyBuffer(op.Op, op.Memref(), op.Indices(), r)
}

// VerifyRawBufferAtomicFmax checks the buffer.
func (Hooks) VerifyRawBufferAtomicFmax(op amdgpu.RawBufferAtomicFmaxOp, r *core.Reporter) bool {
	return verifyBuffer(op.Op, op.Memref(), op.Indices(), r)
}

// VerifyRawBufferAtomicSmax checks the buffer.
func (Hooks) VerifyRawBufferAtomicSmax(op amdgpu.RawBufferAtomicSmaxOp, r *core.Reporter) bool {
	return verifyBuffer(op.Op, op.Memref(), op.Indices(), r)
}

// VerifyRawBufferAtomicUmin checks the buffer.
func (Hooks) VerifyRawBufferAtomicUmin(op amdgpu.RawBufferAtomicUminOp, r *core.Reporter) bool {
	return verifyBuffer(op.Op, op.Memref(), op.Indices(), r)
}

// bitsOf returns the width of an integer or float; 0 for other types.
func bitsOf(t core.Type) int {
	switch t.(type) {
	case *core.IntegerType, *core.FloatType:
		return int(core.StorageWidth(t))
	}
	return 0
}

// VerifyDPP checks that the argument fits the permutation.
func (Hooks) VerifyDPP(op amdgpu.DPPOp, r *core.Reporter) bool {
	if bitsOf(op.Src().Type()) > 64 {
		return r.OpErrorf(op.Op, "integer and floating point types larger than 64 bits are not supported").Fail()
	}
	arg := op.PermArgumentAttr()
	switch kind := op.Kind(); kind {
	case amdgpu.DPPPermQuadPerm:
		l, ok := arg.(*core.ArrayAttr)
		if !ok || l.Len() != 4 {
			return r.OpErrorf(op.Op, "quad_perm attribute must have exactly 4 elements").Fail()
		}
		for i := range l.Len() {
			if n, ok := l.Elems()[i].(*core.IntegerAttr); ok && (int32(n.Value().Int64()) < 0 || int32(n.Value().Int64()) > 3) {
				return r.OpErrorf(op.Op, "Each element of quad_perm must be in the range [0, 3]").Fail()
			}
		}
	case amdgpu.DPPPermRowShl, amdgpu.DPPPermRowShr, amdgpu.DPPPermRowRor:
		if arg == nil {
			return r.OpErrorf(op.Op, "Attribute '%s' value not specified", kind).Fail()
		}
		if n, ok := arg.(*core.IntegerAttr); ok && (n.Value().Int64() < 1 || n.Value().Int64() > 15) {
			return r.OpErrorf(op.Op, "Attribute value must be between 1 and 15").Fail()
		}
	default:
		if _, unit := arg.(*core.UnitAttr); arg != nil && !unit {
			return r.OpErrorf(op.Op, "Expected unit attribute for permArgument, but found non-trivial argument").Fail()
		}
	}
	return true
}

// endsContiguously reports whether elements are next to one another along the last dimension.
func endsContiguously(t *core.MemRefType) bool {
	strides, _, ok := t.StridesAndOffset()
	n := len(t.Shape())
	return n == 0 || ok && (strides[n-1] == 1 || t.Shape()[n-1] == 1)
}

// VerifyGatherToLDS checks memory and how much is copied at once.
func (Hooks) VerifyGatherToLDS(op amdgpu.GatherToLDSOp, r *core.Reporter) bool {
	src, dst := memory(op.Src()), memory(op.Dst())
	if src == nil || dst == nil {
		return true
	}
	if !endsContiguously(dst) {
		return r.OpErrorf(op.Op, "destination type inner most dim must be contiguous").Fail()
	}
	if src.ElementType() != dst.ElementType() {
		return r.OpErrorf(op.Op, "source and destination element types must match").Fail()
	}
	size := bitsOf(op.TransferType())
	if v, ok := op.TransferType().(*core.VectorType); ok {
		size = dim.Count(int(core.NumElements(v.Shape())), bitsOf(v.ElementType()))
	}
	switch {
	case !slices.Contains([]int{8, 16, 32, 96, 128}, size):
		return r.OpErrorf(op.Op, "Transfering type size must be 8, 16, 32, 96 or 128 bits").Fail()
	case !isGlobal(src.MemorySpace()) && !isFatBuffer(src.MemorySpace()):
		return r.OpErrorf(op.Op, "source memory address space must be global or fat raw buffer").Fail()
	case !isWorkgroup(dst.MemorySpace()):
		return r.OpErrorf(op.Op, "destination memory address space must be Workgroup").Fail()
	}
	return true
}

// VerifyTransposeLoad checks memory and how much is loaded at once.
func (Hooks) VerifyTransposeLoad(op amdgpu.TransposeLoadOp, r *core.Reporter) bool {
	src, t := memory(op.Src()), op.Result().Type().(*core.VectorType)
	if src == nil {
		return true
	}
	if !isWorkgroup(src.MemorySpace()) {
		return r.OpErrorf(op.Op, "source memory address space must be Workgroup").Fail()
	}
	bits := bitsOf(t.ElementType())
	n, ok := map[int]int64{4: 16, 6: 16, 8: 8, 16: 4}[bits]
	if !ok {
		return r.OpErrorf(op.Op, "Unsupported element type size for transpose load: %d bits", bits).Fail()
	}
	if core.NumElements(t.Shape()) != n {
		return r.OpErrorf(op.Op, "Transferring type size mismatch: expected num of elements: %d", n).Fail()
	}
	return true
}

// verifyBase checks the memory of a transfer.
func verifyBase(op *core.Operation, lds, global *core.MemRefType, r *core.Reporter) bool {
	switch {
	case lds == nil || global == nil:
		return true
	case !isWorkgroup(lds.MemorySpace()):
		return r.OpErrorf(op, "lds memref must have workgroup address space attribute.").Fail()
	case !isGlobal(global.MemorySpace()):
		return r.OpErrorf(op, "global memref must have global address space attribute.").Fail()
	}
	if n := bitsOf(lds.ElementType()); !slices.Contains([]int{8, 16, 32, 64}, n) {
		return r.OpErrorf(op, "element type must be 1, 2, 4, or 8 bytes long but type was %d bits long.", n).Fail()
	}
	return true
}

// VerifyMakeDmaBase checks the memory.
func (Hooks) VerifyMakeDmaBase(op amdgpu.MakeDmaBaseOp, r *core.Reporter) bool {
	return verifyBase(op.Op, memory(op.Lds()), memory(op.Global()), r)
}

// VerifyMakeGatherDmaBase checks the memory.
func (Hooks) VerifyMakeGatherDmaBase(op amdgpu.MakeGatherDmaBaseOp, r *core.Reporter) bool {
	return verifyBase(op.Op, memory(op.Lds()), memory(op.Global()), r)
}

// VerifyTDMGatherBaseType checks the type of indices.
func (Hooks) VerifyTDMGatherBaseType(r *core.Reporter, at core.Location, _ *core.Context, _, index core.Type) bool {
	if i, ok := index.(*core.IntegerType); ok && i.IsSignless() && (i.Width() == 16 || i.Width() == 32) {
		return true
	}
	return r.Errorf(at, "index type must be i16 or i32 but index type is %s.", message.Quote(index)).Fail()
}

// descriptor is what both descriptors of transfers have.
type descriptor struct {
	op                     *core.Operation
	sizes, strides, shared []int64
	barrier                *core.Value
	early, mask            *core.Value
}

func (d *descriptor) verify(r *core.Reporter) bool {
	n := len(d.strides)
	switch {
	case n == 0:
		return r.OpErrorf(d.op, "strides must not be empty.").Fail()
	case d.strides[n-1] != 1:
		return r.OpErrorf(d.op, "strides for the innermost dimension must be 1.").Fail()
	case len(d.sizes) > 5:
		return r.OpErrorf(d.op, "tensor and tile must be at most of rank 5.").Fail()
	case len(d.sizes) != n:
		return r.OpErrorf(d.op, "strides and sizes must have same rank.").Fail()
	case len(d.shared) != n:
		return r.OpErrorf(d.op, "tensor must have same rank as tile.").Fail()
	}
	if d.barrier != nil {
		if t := memory(d.barrier); t != nil && !isWorkgroup(t.MemorySpace()) {
			return r.OpErrorf(d.op, "atomic barrier address must be in LDS.").Fail()
		}
	}
	if d.early != nil && d.mask == nil {
		return r.OpErrorf(d.op, "early timeout does not apply when workgroup_mask is not set.").Fail()
	}
	return true
}

// VerifyMakeDmaDescriptor checks ranks.
func (Hooks) VerifyMakeDmaDescriptor(op amdgpu.MakeDmaDescriptorOp, r *core.Reporter) bool {
	d := descriptor{op.Op, op.GlobalStaticSizes(), op.GlobalStaticStrides(), op.SharedStaticSizes(), op.AtomicBarrierAddress(),
		op.EarlyTimeout(), op.WorkgroupMask()}
	return d.verify(r)
}

// VerifyMakeGatherDmaDescriptor checks ranks and the type of indices.
func (Hooks) VerifyMakeGatherDmaDescriptor(op amdgpu.MakeGatherDmaDescriptorOp, r *core.Reporter) bool {
	if len(op.GlobalStaticSizes()) > 2 {
		return r.OpErrorf(op.Op, "tensor and tile must be at most of rank two in gather mode.").Fail()
	}
	if core.ElementTypeOrSelf(op.Indices().Type()) != op.Base().Type().(*amdgpu.TDMGatherBaseType).IndexType() {
		return r.OpErrorf(op.Op, "indices' element type must match base's element type.").Fail()
	}
	d := descriptor{op.Op, op.GlobalStaticSizes(), op.GlobalStaticStrides(), op.SharedStaticSizes(), op.AtomicBarrierAddress(),
		op.EarlyTimeout(), op.WorkgroupMask()}
	return d.verify(r)
}
