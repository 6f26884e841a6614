package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// The ranked descriptor that an unranked one points to lies in memory: two pointers, the offset, sizes, strides. The
// functions of this file take the type of the two pointers, which are those to elements.

// PointerAt returns the address of the i-th pointer.
func (e Emitter) PointerAt(desc *core.Value, ptr core.Type, i int) *core.Value {
	if i == FieldAllocated {
		return desc
	}
	return e.GEP(desc, ptr, i)
}

// SizesAt returns the address of the sizes.
func (e Emitter) SizesAt(desc *core.Value, ptr core.Type) *core.Value {
	return e.GEP(desc, e.Types.StructOf([]core.Type{ptr, ptr, e.Types.index, e.Types.index}), 0, FieldSizes)
}

// Pointers returns the pointers of a memref, ranked or not.
func (e Emitter) Pointers(x core.Type, d *core.Value) (allocated, aligned *core.Value) {
	if _, ok := x.(*core.MemRefType); ok {
		return e.ExtractValue(d, FieldAllocated), e.ExtractValue(d, FieldAligned)
	}
	ptr := e.Types.ElementPointer(x)
	desc := e.ExtractValue(d, FieldDescriptor)
	return e.Load(ptr, desc), e.Load(ptr, e.PointerAt(desc, ptr, FieldAligned))
}

// PointersAndOffset is [Emitter.Pointers] with the offset.
func (e Emitter) PointersAndOffset(x core.Type, d *core.Value) (allocated, aligned, offset *core.Value) {
	if _, ok := x.(*core.MemRefType); ok {
		allocated, aligned = e.Pointers(x, d)
		return allocated, aligned, e.ExtractValue(d, FieldOffset)
	}
	ptr := e.Types.ElementPointer(x)
	desc := e.ExtractValue(d, FieldDescriptor)
	allocated = e.Load(ptr, desc)
	aligned = e.Load(ptr, e.PointerAt(desc, ptr, FieldAligned))
	return allocated, aligned, e.Load(e.Types.index, e.PointerAt(desc, ptr, FieldOffset))
}

// copyUnranked copies the descriptor that an unranked memref points to. It goes to the heap when the function returns
// it; what a callee returned goes to the stack, and the heap's copy is freed. It returns nil outside of modules.
func (e Emitter) copyUnranked(op *core.Operation, m *core.UnrankedMemRefType, desc *core.Value, toHeap bool) *core.Value {
	module := EnclosingModule(op)
	if module == nil {
		return nil
	}
	var malloc, free *core.Operation
	if toHeap {
		malloc = e.Types.lib.Malloc(e, module)
	} else {
		free = e.Types.lib.Free(e, module)
	}
	if malloc == nil && free == nil {
		return nil
	}
	size := e.UnrankedSize(desc)
	var memory *core.Value
	if toHeap {
		memory = e.Types.lib.Call(e.Builder, malloc, size)
	} else {
		memory = llvm.NewAlloca(e.Builder, e.Types.ptr, size, e.Types.ctx.I8()).Op.Result(0)
	}
	source := e.ExtractValue(desc, FieldDescriptor)
	e.Memcpy(memory, source, size)
	if !toHeap {
		e.Types.lib.Call(e.Builder, free, source)
	}
	out := e.Poison(e.Types.ConvertOne(m))
	out = e.InsertValue(e.ExtractValue(desc, FieldRank), out, FieldRank)
	return e.InsertValue(memory, out, FieldDescriptor)
}

// UnrankedSize computes the size in bytes of the ranked descriptor of an unranked memref: two pointers and 2*rank+1
// numbers.
func (e Emitter) UnrankedSize(desc *core.Value) *core.Value {
	b := e.Builder
	one, two := e.IndexConst(1), e.IndexConst(2)
	indexBytes := e.IndexConst(int64(e.Types.bits+7) / 8)
	pointerBytes := e.IndexConst(PointerBits / 8)
	pointers := llvm.NewMul(b, two, pointerBytes).Op.Result(0)
	twice := llvm.NewMul(b, two, e.ExtractValue(desc, FieldRank)).Op.Result(0)
	count := llvm.NewAdd(b, twice, one).Op.Result(0)
	numbers := llvm.NewMul(b, count, indexBytes).Op.Result(0)
	return llvm.NewAdd(b, pointers, numbers).Op.Result(0)
}
