package core

import "math/bits"

// OpTable keeps something of type T about operations, for a driver that works on them: finding it takes a few
// instructions, because the operations remember where it is. The zero value is empty. When done, [OpTable.Release]
// gives the operations back; until then another table can hold them, too, at the price of a map. A table, and the
// operations in it, belong to one goroutine.
type OpTable[T any] struct {
	chunks [][]opCell[T]
	n      uint32
	other  map[*Operation]uint32 // operations that carry the mark of somebody else
}

type opCell[T any] struct {
	op   *Operation
	data T
}

// Chunks start with 16 cells, so that small tables stay small, and double up to 8192, so that large ones waste little.
const firstOpChunk, lastOpChunk = 4, 13

// locate returns the chunk and the position in it of cell i.
func (t *OpTable[T]) locate(i uint32) (chunk int, at uint32) {
	j := i + 1<<firstOpChunk
	if j < 1<<lastOpChunk {
		k := bits.Len32(j) - 1
		return k - firstOpChunk, j - 1<<k
	}
	return lastOpChunk - firstOpChunk - 1 + int(j>>lastOpChunk), j & (1<<lastOpChunk - 1)
}

func (t *OpTable[T]) cell(i uint32) *opCell[T] {
	k, at := t.locate(i)
	return &t.chunks[k][at]
}

// Get returns what is kept about an operation, or nil. The pointer stays valid until [OpTable.Release].
func (t *OpTable[T]) Get(op *Operation) *T {
	if i := op.Mark() - 1; i < t.n { // no mark is the largest number here
		if c := t.cell(i); c.op == op {
			return &c.data
		}
	}
	if t.other != nil {
		if i, ok := t.other[op]; ok {
			return &t.cell(i).data
		}
	}
	return nil
}

// At is [OpTable.Get], with a zero value made for an operation about which nothing is kept.
func (t *OpTable[T]) At(op *Operation) *T {
	if p := t.Get(op); p != nil {
		return p
	}
	k, at := t.locate(t.n)
	if k == len(t.chunks) {
		t.chunks = append(t.chunks, make([]opCell[T], 1<<min(firstOpChunk+k, lastOpChunk)))
	}
	c := &t.chunks[k][at]
	c.op = op
	if op.Mark() == 0 && t.n < MaxMark {
		op.SetMark(t.n + 1)
	} else {
		if t.other == nil {
			t.other = make(map[*Operation]uint32)
		}
		t.other[op] = t.n
	}
	t.n++
	return &c.data
}

// Release empties the table and takes its marks off the operations that were not erased.
func (t *OpTable[T]) Release() {
	t.unmark()
	*t = OpTable[T]{}
}

// Reset is [OpTable.Release] for a table that is used again: it keeps the memory.
func (t *OpTable[T]) Reset() {
	t.unmark()
	for k, left := 0, t.n; left > 0; k++ {
		used := t.chunks[k][:min(left, uint32(len(t.chunks[k])))]
		clear(used)
		left -= uint32(len(used))
	}
	t.n, t.other = 0, nil
}

// unmark takes the table's marks off.
func (t *OpTable[T]) unmark() {
	for i := range t.n {
		if c := t.cell(i); c.op.Mark() == i+1 {
			if _, ok := t.other[c.op]; !ok {
				c.op.SetMark(0)
			}
		}
	}
}
