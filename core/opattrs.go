package core

import (
	"slices"
	"strings"
	"unsafe"
)

// NamedAttr is an entry of a dictionary or an attribute of an operation.
type NamedAttr struct {
	Name  string
	Value Attribute
}

func sortNamedAttrs(l []NamedAttr) {
	slices.SortStableFunc(l, func(a, b NamedAttr) int { return strings.Compare(a.Name, b.Name) })
}

// findNamed returns the index of name in the sorted list l, or -1.
func findNamed(l []NamedAttr, name string) int {
	i, ok := slices.BinarySearchFunc(l, name, func(a NamedAttr, n string) int { return strings.Compare(a.Name, n) })
	if !ok {
		return -1
	}
	return i
}

func (op *Operation) slotWords() []*AttrBase {
	return unsafe.Slice(op.slots, op.info.numSlots)
}

// Slot returns the inherent attribute with definition index i, or nil when it is absent. Constant time.
func (op *Operation) Slot(i int) Attribute {
	if b := op.slotWords()[i]; b != nil {
		return b.self
	}
	return nil
}

// SetSlot sets the inherent attribute with definition index i; nil removes it.
func (op *Operation) SetSlot(i int, a Attribute) {
	if a == nil {
		op.setSlotIn(nil, i, nil)
		return
	}
	op.setSlotIn(nil, i, a.attrBase())
}

func (op *Operation) setSlotIn(a *arena, i int, w *AttrBase) {
	words := op.slotWords()
	if words[i] == w {
		return
	}
	if op.flags&opOwnsSlots == 0 {
		own := a.slotWords(len(words))
		copy(own, words)
		op.slots = &own[0]
		op.flags |= opOwnsSlots
		words = own
	}
	words[i] = w
}

// NumSlots returns the number of inherent attributes that the definition declares, segments included.
func (op *Operation) NumSlots() int { return op.info.numSlots }

// Attr returns the attribute of that name, inherent or discardable, or nil when absent.
func (op *Operation) Attr(name string) Attribute {
	if i := op.info.SlotIndex(name); i >= 0 {
		return op.Slot(i)
	}
	return op.DiscardableAttr(name)
}

// SetAttr sets the attribute of that name, in its slot when it is inherent; nil removes it.
func (op *Operation) SetAttr(name string, a Attribute) {
	if i := op.info.SlotIndex(name); i >= 0 {
		op.SetSlot(i, a)
		return
	}
	op.SetDiscardableAttr(name, a)
}

// RemoveAttr removes the attribute of that name and returns what it was, or nil.
func (op *Operation) RemoveAttr(name string) Attribute {
	old := op.Attr(name)
	if old != nil {
		op.SetAttr(name, nil)
	}
	return old
}

// DiscardableAttr returns the discardable attribute of that name, or nil.
func (op *Operation) DiscardableAttr(name string) Attribute {
	if op.ext == nil {
		return nil
	}
	if i := findNamed(op.ext.discardable, name); i >= 0 {
		return op.ext.discardable[i].Value
	}
	return nil
}

// SetDiscardableAttr sets the discardable attribute of that name; nil removes it.
func (op *Operation) SetDiscardableAttr(name string, a Attribute) {
	if a == nil && op.ext == nil {
		return
	}
	x := op.extension(nil)
	i, ok := slices.BinarySearchFunc(x.discardable, name, func(a NamedAttr, n string) int { return strings.Compare(a.Name, n) })
	// A fresh slice each time: the list may be shared with a clone or an attribute dictionary.
	switch {
	case a == nil && ok:
		x.discardable = slices.Concat(x.discardable[:i], x.discardable[i+1:])
	case a != nil && ok:
		x.discardable = slices.Clone(x.discardable)
		x.discardable[i].Value = a
	case a != nil:
		x.discardable = slices.Concat(x.discardable[:i], []NamedAttr{{name, a}}, x.discardable[i:])
	}
}

// DiscardableAttrs returns the discardable attributes sorted by name. The slice must not be changed.
func (op *Operation) DiscardableAttrs() []NamedAttr {
	if op.ext == nil {
		return nil
	}
	return op.ext.discardable
}

// SetDiscardableAttrs replaces all discardable attributes.
func (op *Operation) SetDiscardableAttrs(l []NamedAttr) {
	if len(l) == 0 && op.ext == nil {
		return
	}
	l = slices.Clone(l)
	sortNamedAttrs(l)
	op.extension(nil).discardable = l
}

// InherentAttrs returns a new list of the inherent attributes that are present, sorted by name. Segment sizes are
// included.
func (op *Operation) InherentAttrs() []NamedAttr { return op.inherentAnd(nil) }

// inherentAnd returns a new list of the inherent attributes that are present and others, sorted by name.
func (op *Operation) inherentAnd(others []NamedAttr) []NamedAttr {
	words := op.slotWords()
	n := len(others)
	for _, w := range words {
		if w != nil {
			n++
		}
	}
	if n == 0 {
		return nil
	}
	out := make([]NamedAttr, 0, n)
	for i, w := range words {
		if w != nil {
			out = append(out, NamedAttr{op.info.def.Slots[i].Name, w.self})
		}
	}
	out = append(out, others...)
	sortNamedAttrs(out)
	return out
}

// Attrs returns a new list of all attributes, inherent and discardable, sorted by name.
func (op *Operation) Attrs() []NamedAttr { return op.inherentAnd(op.DiscardableAttrs()) }

// OpaqueProperties returns the properties attribute of an unregistered operation, or nil.
func (op *Operation) OpaqueProperties() Attribute {
	if op.ext == nil || op.ext.props == nil {
		return nil
	}
	return op.ext.props.self
}

// SetOpaqueProperties sets the properties attribute of an unregistered operation.
func (op *Operation) SetOpaqueProperties(a Attribute) { op.extension(nil).setProps(a) }

func (x *opExt) setProps(a Attribute) {
	if x.props = nil; a != nil {
		x.props = a.attrBase()
	}
}

// SourceType returns the type that a function had before a conversion lowered it, nil when nobody has said. It is not
// part of the program: neither text nor bytecode has it, and operations that differ in it only are the same. Copies
// have it, too.
func (op *Operation) SourceType() *FunctionType {
	if op.ext == nil {
		return nil
	}
	return op.ext.source
}

// SetSourceType says which type a function had before it was lowered, for messages and checks in the terms of the source.
func (op *Operation) SetSourceType(t *FunctionType) { op.extension(nil).source = t }
