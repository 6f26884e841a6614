package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/memslot"
	"github.com/odsgen/ods/generated/iface/slots"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/ub"
)

// This file says how memory of one element becomes a value.

// Extend adds to dialect memref what mem2reg and sroa need to know about it.
func Extend(r *core.Registry) {
	r.AddExtension(core.Extension{Dialects: []string{gen.Name}, Apply: func(l *core.Loading) {
		attach(l, &gen.AllocaDef, &slots.PromotableAllocationOpInterfaceKey,
			func(op core.OpView) slots.PromotableAllocationOpInterface {
				return allocaSlot{gen.AllocaOp{OpView: op}}
			})
		attach(l, &gen.AllocaDef, &slots.DestructurableAllocationOpInterfaceKey,
			func(op core.OpView) slots.DestructurableAllocationOpInterface {
				return allocaSlot{gen.AllocaOp{OpView: op}}
			})
		attach(l, &gen.LoadDef, &slots.DestructurableAccessorOpInterfaceKey,
			func(op core.OpView) slots.DestructurableAccessorOpInterface {
				return elementAccess{op}
			})
		attach(l, &gen.StoreDef, &slots.DestructurableAccessorOpInterfaceKey,
			func(op core.OpView) slots.DestructurableAccessorOpInterface {
				return elementAccess{op}
			})
		attach(l, &gen.LoadDef, &slots.PromotableMemOpInterfaceKey, func(op core.OpView) slots.PromotableMemOpInterface {
			return loadSlot{gen.LoadOp{OpView: op}}
		})
		attach(l, &gen.StoreDef, &slots.PromotableMemOpInterfaceKey, func(op core.OpView) slots.PromotableMemOpInterface {
			return storeSlot{gen.StoreOp{OpView: op}}
		})
	}})
}

// attach adds a model of an interface.
func attach[T any](l *core.Loading, def *core.OpDef, key *core.OpInterface[T], model func(core.OpView) T) {
	key.Attach(l, def.Name, func(op *core.Operation) (T, bool) { return model(core.ViewOf(op)), true })
}

type allocaSlot struct{ gen.AllocaOp }

// PromotableSlots returns the memory when it has one element.
func (a allocaSlot) PromotableSlots() []memslot.Slot {
	if s, ok := memslot.OfMemRef(a.Memref()); ok {
		return []memslot.Slot{s}
	}
	return nil
}

func (a allocaSlot) SlotDefault(s memslot.Slot, b *core.Builder) *core.Value {
	return ub.Poison{ResultType: s.Elem, Loc: a.Op.Loc()}.Build(b).Result()
}

func (allocaSlot) HandleSlotArgument(memslot.Slot, *core.Value, *core.Builder) {}

func (a allocaSlot) HandlePromoted(_ memslot.Slot, unset *core.Value) *core.Operation {
	if !unset.HasUses() {
		unset.DefiningOp().Erase()
	}
	a.Op.Erase()
	return nil
}

type loadSlot struct{ gen.LoadOp }

func (l loadSlot) LoadsFrom(s memslot.Slot) bool { return l.Memref() == s.Ptr }

func (loadSlot) StoresTo(memslot.Slot) bool { return false }

func (loadSlot) StoredValue(_ memslot.Slot, _ *core.Builder, before *core.Value) *core.Value {
	return before
}

func (l loadSlot) CanRemoveSlotUses(s memslot.Slot, uses []*core.Use) ([]*core.Use, bool) {
	return nil, s.OnlyAddress(uses, l.Memref()) && l.Result().Type() == s.Elem
}

func (l loadSlot) RemoveSlotUses(_ memslot.Slot, _ []*core.Use, _ *core.Builder, before *core.Value) bool {
	l.Result().ReplaceAllUsesWith(before)
	return true
}

type storeSlot struct{ gen.StoreOp }

func (storeSlot) LoadsFrom(memslot.Slot) bool { return false }

func (st storeSlot) StoresTo(s memslot.Slot) bool { return st.Memref() == s.Ptr }

func (st storeSlot) StoredValue(memslot.Slot, *core.Builder, *core.Value) *core.Value {
	return st.Value()
}

func (st storeSlot) CanRemoveSlotUses(s memslot.Slot, uses []*core.Use) ([]*core.Use, bool) {
	return nil, s.OnlyAddress(uses, st.Memref()) && st.Value() != s.Ptr && st.Value().Type() == s.Elem
}

func (storeSlot) RemoveSlotUses(memslot.Slot, []*core.Use, *core.Builder, *core.Value) bool {
	return true
}
