package bytecode

import (
	"cmp"
	"slices"

	"github.com/odsgen/ods/core"
)

// useOrder is a use of a value: its place in the list of uses, and a number that grows in the order in which a reader
// makes the uses.
type useOrder struct {
	place uint32
	id    uint64
}

// useLists writes the orders of the use lists that differ from the one that reading leads to, in which the use made
// last comes first. It reports whether there were any.
func (w *irWriter) useLists(e *emitter, n int, value func(int) *core.Value) bool {
	w.moved = w.moved[:0]
	for i := range n {
		if v := value(i); v.HasUses() && !v.HasOneUse() && w.collectUses(v) {
			w.moved = append(w.moved, uint32(i))
		}
	}
	if len(w.moved) == 0 {
		return false
	}
	if n != 1 {
		e.varInt(uint64(len(w.moved)))
		hashOrder(w.moved)
	}
	for _, i := range w.moved {
		w.collectUses(value(int(i)))
		if n != 1 {
			e.varInt(uint64(i))
		}
		emitOrder(e, w.uses)
	}
	return true
}

// hashOrder puts numbers, which ascend, into the order in which upstream's writer takes them: that of LLVM's DenseMap,
// an open hash table that multiplies by 37, probes quadratically, has 64 buckets at first and doubles before it is
// three quarters full.
func hashOrder(list []uint32) {
	if len(list) < 2 {
		return
	}
	var table []uint32 // numbers plus one
	insert := func(k uint32) {
		mask := uint32(len(table) - 1)
		at := k * 37 & mask
		for probe := uint32(1); table[at] != 0; probe++ {
			at = (at + probe) & mask
		}
		table[at] = k + 1
	}
	for i, k := range list {
		if (i+1)*4 >= len(table)*3 {
			old := table
			table = make([]uint32, max(64, 2*len(old)))
			for _, o := range old {
				if o != 0 {
					insert(o - 1)
				}
			}
		}
		insert(k)
	}
	out := list[:0]
	for _, k := range table {
		if k != 0 {
			out = append(out, k-1)
		}
	}
}

// collectUses lists the uses of a value in the order that reading leads to, and reports whether that is not their order
// now.
func (w *irWriter) collectUses(v *core.Value) bool {
	w.uses = w.uses[:0]
	sorted := true
	for u := range v.Uses() {
		d := w.n.data(u.Owner(), &w.shard)
		if d == nil {
			continue // outside of what is written
		}
		id := uint64(d.id)<<32 | uint64(u.Index())
		if k := len(w.uses); k > 0 && w.uses[k-1].id < id {
			sorted = false
		}
		w.uses = append(w.uses, useOrder{uint32(len(w.uses)), id})
	}
	if !sorted {
		slices.SortFunc(w.uses, func(a, b useOrder) int { return cmp.Compare(b.id, a.id) })
	}
	return !sorted
}

// emitOrder writes a permutation: the pairs that it moves when these are less than half of all, else the whole of it.
func emitOrder(e *emitter, order []useOrder) {
	moved := 0
	for i, u := range order {
		if int(u.place) != i {
			moved++
		}
	}
	if moved < len(order)/2 {
		e.flagged(uint64(2*moved), true)
		for i, u := range order {
			if int(u.place) != i {
				e.varInt(uint64(u.place))
				e.varInt(uint64(i))
			}
		}
		return
	}
	e.flagged(uint64(len(order)), false)
	for _, u := range order {
		e.varInt(uint64(u.place))
	}
}
