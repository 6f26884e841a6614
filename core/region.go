package core

import (
	"iter"
	"unsafe"
)

// Region is a list of blocks owned by an operation. The first block is the entry.
//
// The following always holds: a region is a part of its operation, with an index and an address that never change, and
// each of its blocks is in no other region. Blocks move from one region to another; regions do not move. The exception
// is a region of an [OperationState], which has no operation yet and whose blocks [Create] takes over. A region is not
// safe for concurrent use; it belongs to the goroutine that works on its operation.
type Region struct {
	first, last *Block
	op          *Operation
}

// Context returns the context of the operation that owns the region, which must have one.
func (r *Region) Context() *Context { return r.op.Context() }

// Op returns the operation that owns the region, or nil while it is being collected.
func (r *Region) Op() *Operation { return r.op }

// Index returns the region's position among the regions of its operation.
func (r *Region) Index() int {
	return int((uintptr(unsafe.Pointer(r)) - uintptr(unsafe.Pointer(&r.op.ext.regions[0]))) / unsafe.Sizeof(Region{}))
}

// IsEmpty reports whether the region has no blocks.
func (r *Region) IsEmpty() bool { return r.first == nil }

// HasOneBlock reports whether the region has exactly one block.
func (r *Region) HasOneBlock() bool { return r.first != nil && r.first == r.last }

// Entry returns the first block, or nil.
func (r *Region) Entry() *Block { return r.first }

// Last returns the last block, or nil.
func (r *Region) Last() *Block { return r.last }

// Blocks yields the blocks in order. The next one is fetched before one is yielded, so the yielded one may be erased or
// moved.
func (r *Region) Blocks() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		for b := r.first; b != nil; {
			next := b.next
			if !yield(b) {
				return
			}
			b = next
		}
	}
}

// Ops yields the operations directly in the region's blocks, in order.
func (r *Region) Ops() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				if !yield(op) {
					return
				}
			}
		}
	}
}

// CountBlocks counts the blocks; linear time.
func (r *Region) CountBlocks() int {
	n := 0
	for b := r.first; b != nil; b = b.next {
		n++
	}
	return n
}

// Append adds a detached block at the end.
func (r *Region) Append(b *Block) { r.InsertBefore(b, nil) }

// InsertBefore adds a detached block ahead of before; nil means at the end.
func (r *Region) InsertBefore(b, before *Block) {
	b.region = r
	b.next = before
	if before == nil {
		b.prev, r.last = r.last, b
	} else {
		b.prev, before.prev = before.prev, b
	}
	if b.prev != nil {
		b.prev.next = b
	} else {
		r.first = b
	}
}

func (r *Region) unlink(b *Block) {
	if b.prev != nil {
		b.prev.next = b.next
	} else {
		r.first = b.next
	}
	if b.next != nil {
		b.next.prev = b.prev
	} else {
		r.last = b.prev
	}
	b.region, b.prev, b.next = nil, nil, nil
}

// TakeBody moves all blocks of other to the end of this region.
func (r *Region) TakeBody(other *Region) {
	if other.first == nil {
		return
	}
	for b := other.first; b != nil; b = b.next {
		b.region = r
	}
	other.first.prev = r.last
	if r.last != nil {
		r.last.next = other.first
	} else {
		r.first = other.first
	}
	r.last = other.last
	other.first, other.last = nil, nil
}

// InlineBefore moves all blocks of other ahead of before, a block of this region; nil means at the end.
func (r *Region) InlineBefore(other *Region, before *Block) {
	for b := range other.Blocks() {
		b.Remove()
		r.InsertBefore(b, before)
	}
}

// IsAncestorOf reports whether other is r or lies somewhere inside it.
func (r *Region) IsAncestorOf(other *Region) bool {
	for other != nil {
		if other == r {
			return true
		}
		if other.op == nil {
			return false
		}
		other = other.op.ParentRegion()
	}
	return false
}

// IsProperAncestorOf reports whether other lies somewhere inside r.
func (r *Region) IsProperAncestorOf(other *Region) bool { return r != other && r.IsAncestorOf(other) }

// ParentRegion returns the region that holds the owning operation, or nil.
func (r *Region) ParentRegion() *Region {
	if r.op == nil {
		return nil
	}
	return r.op.ParentRegion()
}

// AncestorOpInRegion returns op or its ancestor that is directly in a block of r, or nil when op is not below r.
func (r *Region) AncestorOpInRegion(op *Operation) *Operation {
	for op != nil && op.ParentRegion() != r {
		op = op.ParentOp()
	}
	return op
}

// AncestorBlockInRegion returns b or its ancestor block that is directly in r, or nil.
func (r *Region) AncestorBlockInRegion(b *Block) *Block {
	for b != nil && b.region != r {
		p := b.ParentOp()
		if p == nil {
			return nil
		}
		b = p.block
	}
	return b
}

// DropAllReferences drops the operands and successors of every operation in the region.
func (r *Region) DropAllReferences() {
	for b := range r.Blocks() {
		b.dropAllReferences()
	}
}

// Clear erases all blocks; uses of their values from outside must be gone.
func (r *Region) Clear() {
	r.DropAllReferences()
	for b := range r.Blocks() {
		b.Remove()
		b.destroy()
	}
}

func (r *Region) destroy() {
	for b := range r.Blocks() {
		b.destroy()
	}
	*r = Region{}
}
