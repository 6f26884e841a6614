package rewrite

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// worklist is a stack of operations without duplicates. Operations remember where they are in it, by their mark.
type worklist struct {
	list  []*core.Operation // nil where removed
	n     int               // operations in the list
	other map[*core.Operation]int
}

// find returns the position of an operation, or -1.
func (w *worklist) find(op *core.Operation) int {
	if i := int(op.Mark()) - 1; i >= 0 && i < len(w.list) && w.list[i] == op {
		return i
	}
	if w.other != nil {
		if i, ok := w.other[op]; ok {
			return i
		}
	}
	return -1
}

// place notes that an operation that was nowhere is at a position.
func (w *worklist) place(op *core.Operation, i int) {
	if op.Mark() == 0 && i < core.MaxMark {
		op.SetMark(uint32(i) + 1)
		return
	}
	if w.other == nil {
		w.other = make(map[*core.Operation]int)
	}
	w.other[op] = i
}

// forget undoes place.
func (w *worklist) forget(op *core.Operation, i int) {
	if int(op.Mark())-1 == i {
		op.SetMark(0)
	} else {
		delete(w.other, op)
	}
}

// clear empties the list and takes the marks off.
func (w *worklist) clear() {
	for i, op := range w.list {
		if op != nil {
			w.forget(op, i)
		}
	}
	w.list, w.n, w.other = w.list[:0], 0, nil
}

func (w *worklist) isEmpty() bool { return w.n == 0 }

func (w *worklist) push(op *core.Operation) {
	if w.find(op) >= 0 {
		return
	}
	w.place(op, len(w.list))
	w.list = append(w.list, op)
	w.n++
}

func (w *worklist) pop() *core.Operation {
	for n := len(w.list); n > 0; n = len(w.list) {
		op := w.list[n-1]
		w.list = w.list[:n-1]
		if op != nil {
			w.forget(op, n-1)
			w.n--
			return op
		}
	}
	return nil
}

func (w *worklist) remove(op *core.Operation) {
	if i := w.find(op); i >= 0 {
		w.forget(op, i)
		w.list[i] = nil
		w.n--
	}
}

func (w *worklist) reverse() {
	for i, op := range w.list {
		if op != nil {
			w.forget(op, i)
		}
	}
	slices.Reverse(w.list)
	for i, op := range w.list {
		if op != nil {
			w.place(op, i)
		}
	}
}
