package bytecode

import (
	"cmp"
	"slices"

	"github.com/odsgen/ods/core"
)

// useOrder is a use of a value: its place in the list of uses, and a number that grows in the order in which a reader makes the uses.
type useOrder struct {
	place uint32
	id    uint64
}

// useLists writes the orders of the use lists that differ from the one that reading leads to, in which the use made last comes first. It
// reports whether there were any.
func (w *writing) useLists(e *emitter, n int, value func(int) *core.Value) bool {
	different := 0
	at := len(e.buf)
	for i := range n {
		v := value(i)
		if !v.HasUses() || v.HasOneUse() {
			continue
		}
		if !w.collectUses(v) {
			continue
		}
		different++
		if n != 1 {
			e.varInt(uint64(i))
		}
		emitOrder(e, w.uses)
	}
	if different > 0 && n != 1 {
		count := appendVarInt(nil, uint64(different))
		e.buf = slices.Insert(e.buf, at, count...)
	}
	return different > 0
}

// collectUses lists the uses of a value in the order that reading leads to, and reports whether that is not their order now.
func (w *writing) collectUses(v *core.Value) bool {
	w.uses = w.uses[:0]
	sorted := true
	for u := range v.Uses() {
		id := uint64(w.n.ops.Get(u.Owner()).id)<<32 | uint64(u.Index())
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
