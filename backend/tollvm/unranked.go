package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// The ranked descriptor that an unranked one points to lies in memory: two pointers, the offset, sizes, strides. The
// functions of this file take the type of the two pointers, which are those to elements.

// pointerAt returns the address of the i-th pointer.
func (e emitter) pointerAt(desc *core.Value, ptr core.Type, i int) *core.Value {
	if i == fieldAllocated {
		return desc
	}
	return e.gep(desc, ptr, i)
}

// sizesAt returns the address of the sizes.
func (e emitter) sizesAt(desc *core.Value, ptr core.Type) *core.Value {
	return e.gep(desc, e.t.structOf([]core.Type{ptr, ptr, e.t.index, e.t.index}), 0, fieldSizes)
}

// pointers returns the pointers of a memref, ranked or not.
func (e emitter) pointers(x core.Type, d *core.Value) (allocated, aligned *core.Value) {
	if _, ok := x.(*core.MemRefType); ok {
		return e.extract(d, fieldAllocated), e.extract(d, fieldAligned)
	}
	ptr := e.t.elementPointer(x)
	desc := e.extract(d, fieldDescriptor)
	return e.load(ptr, desc), e.load(ptr, e.pointerAt(desc, ptr, fieldAligned))
}

// pointersAndOffset is pointers with the offset.
func (e emitter) pointersAndOffset(x core.Type, d *core.Value) (allocated, aligned, offset *core.Value) {
	if _, ok := x.(*core.MemRefType); ok {
		allocated, aligned = e.pointers(x, d)
		return allocated, aligned, e.extract(d, fieldOffset)
	}
	ptr := e.t.elementPointer(x)
	desc := e.extract(d, fieldDescriptor)
	allocated = e.load(ptr, desc)
	aligned = e.load(ptr, e.pointerAt(desc, ptr, fieldAligned))
	return allocated, aligned, e.load(e.t.index, e.pointerAt(desc, ptr, fieldOffset))
}

// copyUnranked copies the descriptor that an unranked memref points to. It goes to the heap when the function returns
// it; what a callee returned goes to the stack, and the heap's copy is freed. It returns nil outside of modules.
func (e emitter) copyUnranked(op *core.Operation, m *core.UnrankedMemRefType, desc *core.Value, toHeap bool) *core.Value {
	module := enclosingModule(op)
	if module == nil {
		return nil
	}
	var malloc, free *core.Operation
	if toHeap {
		malloc = e.t.lib.malloc(e, module)
	} else {
		free = e.t.lib.free(e, module)
	}
	if malloc == nil && free == nil {
		return nil
	}
	size := e.unrankedSize(desc)
	var memory *core.Value
	if toHeap {
		memory = e.t.lib.call(e.Builder, malloc, size)
	} else {
		memory = llvm.NewAlloca(e.Builder, e.t.ptr, size, e.t.ctx.I8()).Op.Result(0)
	}
	source := e.extract(desc, fieldDescriptor)
	e.memcpy(memory, source, size)
	if !toHeap {
		e.t.lib.call(e.Builder, free, source)
	}
	out := e.poison(e.t.ConvertOne(m))
	out = e.insert(e.extract(desc, fieldRank), out, fieldRank)
	return e.insert(memory, out, fieldDescriptor)
}

// unrankedSize computes the size in bytes of the ranked descriptor of an unranked memref: two pointers and 2*rank+1
// numbers.
func (e emitter) unrankedSize(desc *core.Value) *core.Value {
	b := e.Builder
	one, two := e.indexConst(1), e.indexConst(2)
	indexBytes := e.indexConst(int64(e.t.bits+7) / 8)
	pointerBytes := e.indexConst(pointerBits / 8)
	pointers := llvm.NewMul(b, two, pointerBytes).Op.Result(0)
	twice := llvm.NewMul(b, two, e.extract(desc, fieldRank)).Op.Result(0)
	count := llvm.NewAdd(b, twice, one).Op.Result(0)
	numbers := llvm.NewMul(b, count, indexBytes).Op.Result(0)
	return llvm.NewAdd(b, pointers, numbers).Op.Result(0)
}
