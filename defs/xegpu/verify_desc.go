package xegpu

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/xegpu"
)

// This file has the verifiers of operations that make and use descriptors.

// scattered returns what is said about a descriptor of scattered elements, nil when it describes a block.
func scattered(t *xegpu.TensorDescType) *xegpu.ScatterTensorDescAttr {
	a, _ := t.Encoding().(*xegpu.ScatterTensorDescAttr)
	return a
}

func arrayLength(t *xegpu.TensorDescType) int64 {
	if b, ok := t.Encoding().(*xegpu.BlockTensorDescAttr); ok {
		return b.ArrayLength().Value().Int64()
	}
	return 1
}

func numElements(shape []int64) int64 {
	return core.NumElements(shape)
}

// verifySpace compares the memory of a source with that of the descriptor. Numbers are addresses in global memory.
func verifySpace(op *core.Operation, source core.Type, t *xegpu.TensorDescType, r *core.Reporter) bool {
	from, to := int64(xegpu.MemorySpaceGlobal), xegpu.MemorySpaceGlobal
	if m, ok := source.(*core.MemRefType); ok {
		switch s := m.MemorySpace().(type) {
		case *core.IntegerAttr:
			from = s.Value().Int64()
		case *xegpu.MemorySpaceAttr:
			from = int64(s.Value())
		}
	}
	switch e := t.Encoding().(type) {
	case *xegpu.BlockTensorDescAttr:
		to = e.MemorySpace()
	case *xegpu.ScatterTensorDescAttr:
		to = e.MemorySpace()
	}
	return from == int64(to) || r.OpErrorf(op, "Memory space mismatch. Source: %d, TensorDesc: %d", from, to).Fail()
}

// VerifyCreateNdDesc compares the source with the descriptor.
func (Hooks) VerifyCreateNdDesc(op xegpu.CreateNdDescOp, r *core.Reporter) bool {
	t := op.TensorDesc().Type().(*xegpu.TensorDescType)
	source := op.Source().Type()
	if !verifySpace(op.Op, source, t, r) {
		return false
	}
	// What is written overrides what the type of the source says.
	sizes, strides := 0, 0
	m, isMemRef := source.(*core.MemRefType)
	if isMemRef {
		sizes, strides = len(m.Shape()), len(m.Shape())
	}
	if list, ok := op.ConstShape(); ok {
		sizes = len(list)
	}
	if list, ok := op.ConstStrides(); ok {
		strides = len(list)
	}
	offsets, _ := op.ConstOffsets()
	switch {
	case !isMemRef && (sizes == 0 || strides == 0):
		return r.OpErrorf(op.Op, "expecting strides and shape to be present for integer source.").Fail()
	case sizes != strides, len(offsets) != 0 && len(offsets) != sizes:
		return r.OpErrorf(op.Op, "Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.").Fail()
	case len(t.Shape()) > sizes:
		return r.OpErrorf(op.Op, "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.").Fail()
	case isMemRef && m.ElementType() != t.ElementType():
		return r.OpErrorf(op.Op, "TensorDesc should have the same element type with the source if it is a memref.\n").Fail()
	}
	return isBlock(op.Op, t, r)
}

func isBlock(op *core.Operation, t *xegpu.TensorDescType, r *core.Reporter) bool {
	return scattered(t) == nil || r.OpErrorf(op, "Expects a non-scattered TensorDesc.\n").Fail()
}

// verifyOffsets compares the number of offsets, when there are some, with the rank of the descriptor.
func verifyOffsets(op *core.Operation, t *xegpu.TensorDescType, dynamic []*core.Value, r *core.Reporter) bool {
	offsets, ok := op.Attr("const_offsets").(*core.DenseArrayAttr)
	if rank := len(t.Shape()); ok && offsets.Len() != 0 && offsets.Len() != rank || len(dynamic) > rank {
		return r.OpErrorf(op, "Mismatched ranks between offsets and tensor descriptor").Fail()
	}
	return true
}

// VerifyPrefetchNd checks the descriptor, the hints and the offsets.
func (Hooks) VerifyPrefetchNd(op xegpu.PrefetchNdOp, r *core.Reporter) bool {
	t := op.TensorDesc().Type().(*xegpu.TensorDescType)
	return isBlock(op.Op, t, r) && verifyHints(op.Op, false, r) && verifyOffsets(op.Op, t, op.Offsets(), r)
}

// VerifyLoadNd checks descriptor, hints and offsets, and compares the result with the descriptor.
func (Hooks) VerifyLoadNd(op xegpu.LoadNdOp, r *core.Reporter) bool {
	t := op.TensorDesc().Type().(*xegpu.TensorDescType)
	if !verifyBlockAccess(op.Op, t, false, r) {
		return false
	}
	v := op.Value().Type().(*core.VectorType)
	if numElements(v.Shape()) < dim.Count(numElements(t.Shape()), arrayLength(t)) && len(v.Shape()) == 1 {
		return verifyLanesOf(op.Op, "Result", v, t, dim.Count(numElements(t.Shape()), arrayLength(t)), r)
	}
	shape := slices.Clone(t.Shape())
	if order, ok := op.Transpose(); ok {
		if permuted := permute(shape, order); permuted != nil {
			shape = permuted
		} else {
			r.Warningf(op.Op.Loc(), "Invalid transpose attr. It is ignored.")
		}
	}
	if op.Packed() {
		if len(t.Shape()) == 2 && len(shape) == 2 {
			factor := v.Shape()[len(v.Shape())-1]
			shape = append(shape, factor)
			shape[0] /= factor
		} else {
			r.Warningf(op.Op.Loc(), "Invalid Packed Attr. It is ignored (available for 2D TensorDesc only).")
		}
	}
	if n := arrayLength(t); n > 1 {
		shape = slices.Insert(shape, 0, n)
	}
	return sameShape(op.Op, "Result", v, shape, t, r) && verifyOffsets(op.Op, t, op.Offsets(), r)
}

// VerifyStoreNd checks descriptor, hints and offsets, and compares the value with the descriptor.
func (Hooks) VerifyStoreNd(op xegpu.StoreNdOp, r *core.Reporter) bool {
	t := op.TensorDesc().Type().(*xegpu.TensorDescType)
	if !verifyBlockAccess(op.Op, t, true, r) {
		return false
	}
	if arrayLength(t) > 1 {
		return r.OpErrorf(op.Op, "array length is not supported by store_nd.\n").Fail()
	}
	v := op.Value().Type().(*core.VectorType)
	if n := numElements(t.Shape()); len(v.Shape()) == 1 && v.Shape()[0] < n {
		return verifyLanesOf(op.Op, "Value", v, t, n, r)
	}
	return sameShape(op.Op, "Value", v, t.Shape(), t, r) && verifyOffsets(op.Op, t, op.Offsets(), r)
}

func verifyBlockAccess(op *core.Operation, t *xegpu.TensorDescType, writes bool, r *core.Reporter) bool {
	if !isBlock(op, t, r) {
		return false
	}
	if len(t.Shape()) > 2 {
		return r.OpErrorf(op, "Expects a 1D or 2D TensorDesc.\n").Fail()
	}
	return verifyHints(op, writes, r)
}

// verifyLanesOf checks what one lane has of n elements that all lanes share.
func verifyLanesOf(op *core.Operation, what string, v *core.VectorType, t *xegpu.TensorDescType, n int64, r *core.Reporter) bool {
	if t.Layout() != nil {
		return r.OpErrorf(op, "TensorDesc doesn't need LayoutAttr for SIMT code").Fail()
	}
	if n%v.Shape()[0] != 0 {
		return r.OpErrorf(op, "%s shape [%s] is not a valid distribution for tensor descriptor '%s'", what, join(v.Shape()),
			core.TypeString(t)).Fail()
	}
	return true
}

func sameShape(op *core.Operation, what string, v *core.VectorType, shape []int64, t *xegpu.TensorDescType,
	r *core.Reporter) bool {
	return slices.Equal(shape, v.Shape()) ||
		r.OpErrorf(op, "%s shape [%s] is not consistent with tensor descriptor '%s'", what, join(v.Shape()), core.TypeString(t)).Fail()
}

// permute returns the sizes in another order, nil when there is no such order.
func permute(shape, order []int64) []int64 {
	out := make([]int64, len(order))
	for i, k := range order {
		if k < 0 || k >= int64(len(shape)) {
			return nil
		}
		out[i] = shape[k]
	}
	return out
}

// VerifyUpdateNdOffset wants an offset for each dimension.
func (Hooks) VerifyUpdateNdOffset(op xegpu.UpdateNdOffsetOp, r *core.Reporter) bool {
	t := op.TensorDesc().Type().(*xegpu.TensorDescType)
	if !isBlock(op.Op, t, r) {
		return false
	}
	return len(op.ConstOffsets()) == len(t.Shape()) || r.OpErrorf(op.Op, "Invalid number of offsets.").Fail()
}

// VerifyCreateDesc compares the source and the offsets with the descriptor.
func (Hooks) VerifyCreateDesc(op xegpu.CreateDescOp, r *core.Reporter) bool {
	t := op.TensorDesc().Type().(*xegpu.TensorDescType)
	s := scattered(t)
	if s == nil {
		return r.OpErrorf(op.Op, "Expects a scattered TensorDesc.\n").Fail()
	}
	if !verifySpace(op.Op, op.Source().Type(), t, r) {
		return false
	}
	shape := slices.Clone(op.Offsets().Type().(*core.VectorType).Shape())
	if n := s.ChunkSize().Value().Int64(); n != 1 {
		shape = append(shape, n)
	}
	return slices.Equal(shape, t.Shape()) || r.OpErrorf(op.Op, "Incorrect TensorDesc shape. Expected is [%s]\n", join(shape)).Fail()
}

// VerifyUpdateOffset wants an offset for each element, or for each chunk of elements.
func (Hooks) VerifyUpdateOffset(op xegpu.UpdateOffsetOp, r *core.Reporter) bool {
	t := op.TensorDesc().Type().(*xegpu.TensorDescType)
	s := scattered(t)
	if s == nil {
		return r.OpErrorf(op.Op, "Expects a scattered TensorDesc.\n").Fail()
	}
	shape := t.Shape()
	if s.ChunkSize().Value().Int64() > 1 {
		shape = shape[:len(shape)-1]
	}
	return slices.Equal(shape, op.Offsets().Type().(*core.VectorType).Shape()) ||
		r.OpErrorf(op.Op, "Offsets should match TensorDesc except the chunk size dim.").Fail()
}

// VerifyPrefetch checks source, hints and alignment.
func (Hooks) VerifyPrefetch(op xegpu.PrefetchOp, r *core.Reporter) bool {
	if !verifyScattered(op.Op, op.Source(), op.Offsets(), false, r) {
		return false
	}
	_, integer := op.Source().Type().(*core.IntegerType)
	aligned := op.Op.Attr("offset_align_byte") != nil
	if integer && !aligned {
		return r.OpErrorf(op.Op, "offset_align_byte is required with integer source.").Fail()
	}
	if !integer && aligned {
		return r.OpErrorf(op.Op, "offset_align_byte only allowed with integer source.").Fail()
	}
	return true
}

// verifyScattered checks what scattered elements are described by, and the hints.
func verifyScattered(op *core.Operation, source, offsets *core.Value, writes bool, r *core.Reporter) bool {
	t, ok := source.Type().(*xegpu.TensorDescType)
	switch {
	case ok && offsets != nil:
		return r.OpErrorf(op, "offsets not allowed.").Fail()
	case ok && scattered(t) == nil:
		return r.OpErrorf(op, "Expects a scattered TensorDesc.").Fail()
	case !ok && offsets == nil:
		return r.OpErrorf(op, "Expects offsets.").Fail()
	}
	return verifyHints(op, writes, r)
}

// VerifyLoadGather checks source and hints, and compares the shapes of mask and result.
func (Hooks) VerifyLoadGather(op xegpu.LoadGatherOp, r *core.Reporter) bool {
	n, ok := op.ChunkSize()
	if !ok {
		n = 1
	}
	return verifyScattered(op.Op, op.Source(), op.Offsets(), false, r) &&
		verifyChunks(op.Op, op.Source().Type(), op.Offsets(), op.Value().Type(), op.Mask().Type(), n, r)
}

// VerifyStoreScatter checks destination and hints, and compares the shapes of mask and value.
func (Hooks) VerifyStoreScatter(op xegpu.StoreScatterOp, r *core.Reporter) bool {
	n, ok := op.ChunkSize()
	if !ok {
		n = 1
	}
	return verifyScattered(op.Op, op.Dest(), op.Offsets(), true, r) &&
		verifyChunks(op.Op, op.Dest().Type(), op.Offsets(), op.Value().Type(), op.Mask().Type(), n, r)
}

// verifyChunks compares the shapes of mask and value, which has a number of elements for each offset.
func verifyChunks(op *core.Operation, memory core.Type, offsets *core.Value, value, mask core.Type, chunk int64,
	r *core.Reporter) bool {
	if t, ok := memory.(*xegpu.TensorDescType); ok {
		return verifyDescribed(op, t, value, mask, r)
	}
	elem, scalars := value, true
	v, isVector := value.(*core.VectorType)
	if isVector {
		elem = v.ElementType()
	}
	if m, ok := memory.(*core.MemRefType); ok && m.ElementType() != elem {
		return r.OpEmitErrorf(op, "Value should have the same element type as MemRef.").Fail()
	}
	m, masks := mask.(*core.VectorType)
	if offsets != nil {
		_, several := offsets.Type().(*core.VectorType)
		scalars = !masks && !several
	}
	switch {
	case !isVector && chunk != 1:
		return r.OpErrorf(op, "Expecting chunk size == 1 for scalar result").Fail()
	case !isVector:
		return scalars || r.OpErrorf(op, "Expecting scalar mask and offsets.").Fail()
	case !masks && !scalars:
		return r.OpErrorf(op, "Expecting a vector type mask.").Fail()
	}
	shape := v.Shape()
	if (scalars || chunk > 1 && len(shape) == 1) && numElements(shape) != chunk {
		return r.OpErrorf(op, "value elements must match chunk size %d", chunk).Fail()
	}
	if scalars {
		return true
	}
	if chunk > 1 {
		shape = shape[:len(shape)-1]
		if len(shape) == 0 {
			shape = []int64{1}
		}
	}
	return slices.Equal(shape, m.Shape()) || r.OpErrorf(op, "Mask should match value except the chunk size dim.").Fail()
}

// verifyDescribed compares mask and value with the descriptor.
func verifyDescribed(op *core.Operation, t *xegpu.TensorDescType, value, mask core.Type, r *core.Reporter) bool {
	v, ok := value.(*core.VectorType)
	if !ok {
		return r.OpErrorf(op, "Expecting a vector type result.").Fail()
	}
	if v.ElementType() != t.ElementType() {
		return r.OpErrorf(op, "Value should have the same element type as TensorDesc.").Fail()
	}
	chunk, shape := scattered(t).ChunkSize().Value().Int64(), t.Shape()
	want, got := shape, []int64{1}
	if chunk > 1 {
		want = want[:len(want)-1]
	}
	if m, ok := mask.(*core.VectorType); ok {
		got = m.Shape()
	}
	if !slices.Equal(want, got) {
		return r.OpErrorf(op, "Mask should match TensorDesc except the chunk size dim.").Fail()
	}
	if len(v.Shape()) == 1 && v.Shape()[0] == chunk {
		if t.Layout() != nil {
			return r.OpErrorf(op, "TensorDesc doesn't need LayoutAttr for SIMT code").Fail()
		}
		return true
	}
	return slices.Equal(shape, v.Shape()) || r.OpErrorf(op,
		"Value shape [%s] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '%s'",
		join(v.Shape()), core.TypeString(t)).Fail()
}
