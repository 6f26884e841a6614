package memslot

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
)

// maxElements bounds the memrefs that are split, as upstream does.
const maxElements = 16

// OfMemRef returns the slot of a memref that has one element; ok is false for every other value.
func OfMemRef(v *core.Value) (s Slot, ok bool) {
	t, ok := v.Type().(*core.MemRefType)
	if !ok {
		return Slot{}, false
	}
	for _, n := range t.Shape() {
		if n != 1 {
			return Slot{}, false
		}
	}
	return Slot{Ptr: v, Elem: t.ElementType()}, true
}

// AggregateOfMemRef returns the elements of a memref that has more than one but not many; they are indexed by arrays of
// subscripts. ok is false for every other value.
func AggregateOfMemRef(v *core.Value) (a Aggregate, ok bool) {
	t, ok := v.Type().(*core.MemRefType)
	if !ok {
		return Aggregate{}, false
	}
	n := int64(1)
	for _, size := range t.Shape() {
		if size == core.Dynamic || size > maxElements {
			return Aggregate{}, false
		}
		if n = dim.Count(n, size); n > maxElements {
			return Aggregate{}, false
		}
	}
	if n == 1 {
		return Aggregate{}, false
	}
	c := t.Context()
	parts := make(map[core.Attribute]core.Type, n)
	at := make([]core.Attribute, len(t.Shape()))
	for i := range n {
		for d, rest := len(at)-1, i; d >= 0; d-- {
			at[d] = c.IndexAttr(rest % t.Shape()[d])
			rest /= t.Shape()[d]
		}
		parts[c.Array(at...)] = t.ElementType()
	}
	return Aggregate{Slot: Slot{Ptr: v, Elem: t}, Parts: parts}, true
}
