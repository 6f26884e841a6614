package core

import (
	"iter"
	"strconv"
	"unsafe"
)

// Value is an SSA value: a result of an operation or an argument of a block.
//
// The following always holds: a value is referred to by pointer, so two values are the same exactly when the pointers
// are; it is a part of one owner; it has a type; and its use list holds exactly the operands that name it. Values come
// and go with their owner. [Value.SetType] and the methods that replace uses tell no listener; patterns use their
// rewriter instead. A value is not safe for concurrent use; it belongs to the goroutine that works on its owner.
type Value struct {
	typ   *TypeBase
	first *Use
	owner unsafe.Pointer // *Operation, or *Block when index carries isBlockArg
	index uint32
	num   uint32 // scratch of the printer: the number or name given to the value
}

const isBlockArg = 1 << 31

// Type returns the value's type.
func (v *Value) Type() Type { return v.typ.self }

// SetType changes the value's type; users see it at once and may have to be adapted.
func (v *Value) SetType(t Type) { v.typ = t.typeBase() }

// IsBlockArg reports whether the value is an argument of a block.
func (v *Value) IsBlockArg() bool { return v.index&isBlockArg != 0 }

// DefiningOp returns the operation that the value is a result of, or nil for a block argument.
func (v *Value) DefiningOp() *Operation {
	if v.IsBlockArg() {
		return nil
	}
	return (*Operation)(v.owner)
}

// OwnerBlock returns the block that the value is an argument of, or nil for a result.
func (v *Value) OwnerBlock() *Block {
	if v.IsBlockArg() {
		return (*Block)(v.owner)
	}
	return nil
}

// ParentBlock returns the block that the value is defined in, as an argument or by an operation; nil when detached.
func (v *Value) ParentBlock() *Block {
	if v.IsBlockArg() {
		return (*Block)(v.owner)
	}
	return (*Operation)(v.owner).block
}

// ParentRegion returns the region that the value is defined in, or nil when detached.
func (v *Value) ParentRegion() *Region {
	if b := v.ParentBlock(); b != nil {
		return b.region
	}
	return nil
}

// Index returns the position among the results or arguments of the owner.
func (v *Value) Index() int { return int(v.index &^ isBlockArg) }

// Loc returns the location of the defining operation or of the block argument.
func (v *Value) Loc() Location {
	if op := v.DefiningOp(); op != nil {
		return op.loc
	}
	return v.OwnerBlock().ArgLoc(v.Index())
}

// Context returns the context of the value's type.
func (v *Value) Context() *Context { return v.typ.ctx }

// Use is one operand of one operation, an element of the use list of its value. New uses go to the front of the list
// and replacing moves from the front, as in MLIR, because the order is observable.
type Use struct {
	value *Value
	next  *Use
	back  **Use // the pointer that points here
	owner *Operation
}

// Value returns the used value.
func (u *Use) Value() *Value { return u.value }

// Owner returns the operation that uses the value.
func (u *Use) Owner() *Operation { return u.owner }

// Index returns the operand number of the use.
func (u *Use) Index() int {
	return int((uintptr(unsafe.Pointer(u)) - uintptr(unsafe.Pointer(u.owner.operands))) / unsafe.Sizeof(Use{}))
}

// Set makes the operand use v instead.
func (u *Use) Set(v *Value) {
	u.drop()
	u.set(v)
}

func (u *Use) set(v *Value) {
	u.value = v
	if v == nil {
		return
	}
	u.next, u.back = v.first, &v.first
	if u.next != nil {
		u.next.back = &u.next
	}
	v.first = u
}

func (u *Use) drop() {
	if u.value == nil {
		return
	}
	*u.back = u.next
	if u.next != nil {
		u.next.back = u.back
	}
	u.value, u.next, u.back = nil, nil, nil
}

func (v *Value) dropUses() {
	for v.first != nil {
		v.first.drop()
	}
}

// HasUses reports whether any operand uses the value.
func (v *Value) HasUses() bool { return v.first != nil }

// HasOneUse reports whether exactly one operand uses the value.
func (v *Value) HasOneUse() bool { return v.first != nil && v.first.next == nil }

// FirstUse returns the most recently added use, or nil.
func (v *Value) FirstUse() *Use { return v.first }

// Uses yields the uses, the most recently added first. The next use is fetched before one is yielded, so the yielded
// use may be changed and its owner erased.
func (v *Value) Uses() iter.Seq[*Use] {
	return func(yield func(*Use) bool) {
		for u := v.first; u != nil; {
			next := u.next
			if !yield(u) {
				return
			}
			u = next
		}
	}
}

// OrderUses puts the uses into the given order, the one that counts as most recently added first. It panics unless the
// list holds each use of the value once.
func (v *Value) OrderUses(uses []*Use) {
	n := 0
	for u := v.first; u != nil; u = u.next {
		n++
	}
	if n != len(uses) {
		panic("core: a value with " + strconv.Itoa(n) + " uses is given an order of " + strconv.Itoa(len(uses)))
	}
	for _, u := range uses {
		if u.value != v {
			panic("core: an order of uses holds one of another value, or one twice")
		}
		u.value = nil
	}
	at := &v.first
	for _, u := range uses {
		u.value, u.back = v, at
		*at, at = u, &u.next
	}
	*at = nil
}

// Number returns the number that who writes the IR has given the value: scratch of the printer and of other writers.
func (v *Value) Number() uint32 { return v.num }

// SetNumber sets the number.
func (v *Value) SetNumber(n uint32) { v.num = n }

// Users yields the owner of every use, in the order of [Value.Uses]; one that uses the value twice comes twice.
func (v *Value) Users() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		for u := range v.Uses() {
			if !yield(u.owner) {
				return
			}
		}
	}
}

// ReplaceAllUsesWith makes every user of v use w instead, from the front of the use list.
func (v *Value) ReplaceAllUsesWith(w *Value) {
	if v == w {
		return
	}
	if w != nil {
		v.Context().CarrySourceName(v, w)
	}
	for v.first != nil {
		v.first.Set(w)
	}
}

// ReplaceUsesIf makes the uses for which keep returns true use w instead.
func (v *Value) ReplaceUsesIf(w *Value, should func(*Use) bool) {
	for u := range v.Uses() {
		if should(u) {
			u.Set(w)
		}
	}
}

// ReplaceAllUsesExcept makes every user but except use w instead.
func (v *Value) ReplaceAllUsesExcept(w *Value, except *Operation) {
	v.ReplaceUsesIf(w, func(u *Use) bool { return u.owner != except })
}
