package memslot

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
)

// Slot is memory that holds one value.
type Slot struct {
	// Ptr is the address, Elem the type of the value.
	Ptr  *core.Value
	Elem core.Type
	// Layout is the data layout where the pass runs, which sets it.
	Layout *datalayout.Layout
}

// Definition is a value that an operation stored to a slot.
type Definition struct {
	Op    *core.Operation
	Value *core.Value
}

// OnlyAddress reports whether the only one of the uses is that of the slot's address as the given operand.
func (s Slot) OnlyAddress(uses []*core.Use, addr *core.Value) bool {
	return len(uses) == 1 && uses[0].Value() == s.Ptr && addr == s.Ptr
}

// ResultUses returns the uses of all results of an operation.
func ResultUses(op *core.Operation) (out []*core.Use) {
	for _, v := range op.ResultList() {
		for u := range v.Uses() {
			out = append(out, u)
		}
	}
	return out
}

// Aggregate is memory that can be split into one slot for each part, by index.
type Aggregate struct {
	Slot
	Parts map[core.Attribute]core.Type
}
