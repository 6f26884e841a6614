package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/memslot"
	"github.com/odsgen/ods/defs/iface/view"
	gen "github.com/odsgen/ods/generated/memref"
)

// This file says how memory of several elements is split.

// DestructurableSlots returns the memory when it has more than one element but not many; elements are indexed by arrays
// of subscripts.
func (a allocaSlot) DestructurableSlots() []memslot.Aggregate {
	if s, ok := memslot.AggregateOfMemRef(a.Memref()); ok {
		return []memslot.Aggregate{s}
	}
	return nil
}

// Destructure allocates memory for elements. Like upstream's it is in the default memory space.
func (a allocaSlot) Destructure(s memslot.Aggregate, used []core.Attribute, b *core.Builder) []memslot.Slot {
	out := make([]memslot.Slot, len(used))
	for i, index := range used {
		t := s.Parts[index]
		part := gen.Alloca{MemrefType: a.Op.Context().MemRef(nil, t, nil, nil), Loc: a.Op.Loc()}.Build(b)
		out[i] = memslot.Slot{Ptr: part.Memref(), Elem: t}
	}
	return out
}

func (a allocaSlot) HandleDestructured(memslot.Aggregate) *core.Operation {
	a.Op.Erase()
	return nil
}

// elementAccess is memref.load or memref.store.
type elementAccess struct{ core.OpView }

// memory returns which operand the memory is; the subscripts follow.
func (e elementAccess) memory() int {
	if e.Op.Is(&gen.StoreDef) {
		return 1
	}
	return 0
}

// element returns the index of the element that is accessed, or nil.
func (e elementAccess) element(s memslot.Aggregate) core.Attribute {
	n := e.memory()
	if e.Op.Operand(n) != s.Ptr || n > 0 && e.Op.Operand(0) == s.Ptr {
		return nil
	}
	var at []core.Attribute
	for _, v := range e.Op.OperandList(n+1, e.Op.NumOperands()) {
		i, ok := view.Constant(core.FoldResult{Value: v})
		if !ok {
			return nil
		}
		at = append(at, e.Op.Context().IndexAttr(i))
	}
	index := e.Op.Context().Array(at...)
	if s.Parts[index] == nil {
		return nil // out of bounds
	}
	return index
}

func (e elementAccess) CanRewire(s memslot.Aggregate) (used []core.Attribute, more []memslot.Slot, ok bool) {
	i := e.element(s)
	return []core.Attribute{i}, nil, i != nil
}

func (e elementAccess) Rewire(s memslot.Aggregate, parts map[core.Attribute]memslot.Slot, _ *core.Builder) bool {
	n := e.memory()
	e.Op.SpliceOperands(n, e.Op.NumOperands(), []*core.Value{parts[e.element(s)].Ptr})
	return false
}
