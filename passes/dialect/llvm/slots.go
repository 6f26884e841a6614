package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/memslot"
	"github.com/odsgen/ods/generated/iface/slots"
	gen "github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/passes/inline"
)

// This file says how memory that llvm.alloca makes becomes a value.

// Extend adds to dialect llvm what mem2reg, sroa and the inliner need to know about it.
func Extend(r *core.Registry) {
	r.AddExtension(core.Extension{Dialects: []string{gen.Name}, Apply: func(l *core.Loading) {
		inline.DialectInterface.Attach(l, gen.Name, inliner{})
		attach(l, &gen.AllocaDef, &slots.PromotableAllocationOpInterfaceKey,
			func(op core.OpView) slots.PromotableAllocationOpInterface {
				return allocaSlot{gen.AllocaOp{OpView: op}}
			})
		attach(l, &gen.AllocaDef, &slots.DestructurableAllocationOpInterfaceKey,
			func(op core.OpView) slots.DestructurableAllocationOpInterface {
				return allocaSlot{gen.AllocaOp{OpView: op}}
			})
		for _, def := range []*core.OpDef{&gen.LoadDef, &gen.StoreDef} {
			attach(l, def, &slots.DestructurableAccessorOpInterfaceKey,
				func(op core.OpView) slots.DestructurableAccessorOpInterface { return accessOf(op) })
			attach(l, def, &slots.SafeMemorySlotAccessOpInterfaceKey,
				func(op core.OpView) slots.SafeMemorySlotAccessOpInterface { return accessOf(op) })
		}
		attach(l, &gen.GEPDef, &slots.DestructurableAccessorOpInterfaceKey,
			func(op core.OpView) slots.DestructurableAccessorOpInterface {
				return gepAccess{gen.GEPOp{OpView: op}}
			})
		attach(l, &gen.GEPDef, &slots.SafeMemorySlotAccessOpInterfaceKey, func(op core.OpView) slots.SafeMemorySlotAccessOpInterface {
			return gepAccess{gen.GEPOp{OpView: op}}
		})
		for _, m := range blocks {
			attach(l, m.def, &slots.DestructurableAccessorOpInterfaceKey, m.model)
			attach(l, m.def, &slots.SafeMemorySlotAccessOpInterfaceKey,
				func(op core.OpView) slots.SafeMemorySlotAccessOpInterface { return blockAccess{op} })
		}
		for _, m := range accesses {
			attach(l, m.def, &slots.PromotableMemOpInterfaceKey, m.model)
		}
		for _, m := range others {
			attach(l, m.def, &slots.PromotableOpInterfaceKey, m.model)
		}
	}})
}

// attach adds a model of an interface.
func attach[T any](l *core.Loading, def *core.OpDef, key *core.OpInterface[T], model func(core.OpView) T) {
	key.Attach(l, def.Name, func(op *core.Operation) (T, bool) { return model(core.ViewOf(op)), true })
}

// model is a model of an interface for an operation.
type model[T any] struct {
	def   *core.OpDef
	model func(core.OpView) T
}

// accesses are the models of what reads and writes memory.
var accesses = [...]model[slots.PromotableMemOpInterface]{
	{&gen.LoadDef, func(op core.OpView) slots.PromotableMemOpInterface { return loadSlot{gen.LoadOp{OpView: op}} }},
	{&gen.StoreDef, func(op core.OpView) slots.PromotableMemOpInterface { return storeSlot{gen.StoreOp{OpView: op}} }},
	{&gen.MemcpyDef, func(op core.OpView) slots.PromotableMemOpInterface { return copySlot{op} }},
	{&gen.MemcpyInlineDef, func(op core.OpView) slots.PromotableMemOpInterface { return copySlot{op} }},
	{&gen.MemmoveDef, func(op core.OpView) slots.PromotableMemOpInterface { return copySlot{op} }},
	{&gen.MemsetDef, func(op core.OpView) slots.PromotableMemOpInterface { return fillSlot{op} }},
	{&gen.MemsetInlineDef, func(op core.OpView) slots.PromotableMemOpInterface { return fillSlot{op} }},
}

// others are the models of what uses addresses otherwise.
var others = [...]model[slots.PromotableOpInterface]{
	{&gen.AddrSpaceCastDef, func(op core.OpView) slots.PromotableOpInterface { return sameAddress{markerUse{op}} }},
	{&gen.BitcastDef, func(op core.OpView) slots.PromotableOpInterface { return sameAddress{markerUse{op}} }},
	{&gen.LaunderInvariantGroupDef, func(op core.OpView) slots.PromotableOpInterface { return sameAddress{markerUse{op}} }},
	{&gen.StripInvariantGroupDef, func(op core.OpView) slots.PromotableOpInterface { return sameAddress{markerUse{op}} }},
	{&gen.GEPDef, func(op core.OpView) slots.PromotableOpInterface { return gepUse{sameAddress{markerUse{op}}} }},
	{&gen.LifetimeStartDef, func(op core.OpView) slots.PromotableOpInterface { return markerUse{op} }},
	{&gen.LifetimeEndDef, func(op core.OpView) slots.PromotableOpInterface { return markerUse{op} }},
	{&gen.InvariantStartDef, func(op core.OpView) slots.PromotableOpInterface { return sameAddress{markerUse{op}} }},
	{&gen.InvariantEndDef, func(op core.OpView) slots.PromotableOpInterface { return markerUse{op} }},
	{&gen.DbgDeclareDef, func(op core.OpView) slots.PromotableOpInterface { return declareUse{markerUse{op}} }},
	{&gen.DbgValueDef, func(op core.OpView) slots.PromotableOpInterface { return debugUse{markerUse{op}} }},
}

type allocaSlot struct{ gen.AllocaOp }

// PromotableSlots returns the memory of allocations that are executed once.
func (a allocaSlot) PromotableSlots() []memslot.Slot {
	if !a.Op.Block().IsEntry() {
		return nil
	}
	return []memslot.Slot{{Ptr: a.Res(), Elem: a.ElemType()}}
}

func (a allocaSlot) SlotDefault(s memslot.Slot, b *core.Builder) *core.Value {
	return gen.Undef{ResType: s.Elem, Loc: a.Op.Loc()}.Build(b).Res()
}

// HandleSlotArgument tells the debugger where the variable is now.
func (a allocaSlot) HandleSlotArgument(_ memslot.Slot, arg *core.Value, b *core.Builder) {
	for user := range a.Res().Users() {
		if d, ok := gen.AsDbgDeclareOp(user); ok {
			gen.DbgValue{Value: arg, VarInfo: d.VarInfoAttr(), LocationExpr: d.LocationExprAttr(), Loc: user.Loc()}.Build(b)
		}
	}
}

func (a allocaSlot) HandlePromoted(_ memslot.Slot, unset *core.Value) *core.Operation {
	if !unset.HasUses() {
		unset.DefiningOp().Erase()
	}
	a.Op.Erase()
	return nil
}

type loadSlot struct{ gen.LoadOp }

func (l loadSlot) LoadsFrom(s memslot.Slot) bool { return l.Addr() == s.Ptr }

func (loadSlot) StoresTo(memslot.Slot) bool { return false }

func (loadSlot) StoredValue(_ memslot.Slot, _ *core.Builder, before *core.Value) *core.Value {
	return before
}

func (l loadSlot) CanRemoveSlotUses(s memslot.Slot, uses []*core.Use) ([]*core.Use, bool) {
	return nil, s.OnlyAddress(uses, l.Addr()) && convertible(s.Layout, s.Elem, l.Res().Type(), true) && !l.Volatile()
}

func (l loadSlot) RemoveSlotUses(s memslot.Slot, _ []*core.Use, b *core.Builder, before *core.Value) bool {
	l.Res().ReplaceAllUsesWith(converter{b, l.Op.Loc(), s.Layout}.extract(before, l.Res().Type()))
	return true
}

type storeSlot struct{ gen.StoreOp }

func (storeSlot) LoadsFrom(memslot.Slot) bool { return false }

func (st storeSlot) StoresTo(s memslot.Slot) bool { return st.Addr() == s.Ptr }

func (st storeSlot) StoredValue(s memslot.Slot, b *core.Builder, before *core.Value) *core.Value {
	return converter{b, st.Op.Loc(), s.Layout}.insert(st.Value(), before)
}

func (st storeSlot) CanRemoveSlotUses(s memslot.Slot, uses []*core.Use) ([]*core.Use, bool) {
	return nil, s.OnlyAddress(uses, st.Addr()) && st.Value() != s.Ptr && convertible(s.Layout, st.Value().Type(), s.Elem, false) &&
		!st.Volatile()
}

func (storeSlot) RemoveSlotUses(memslot.Slot, []*core.Use, *core.Builder, *core.Value) bool {
	return true
}

// markerUse is an operation without which a program means the same.
type markerUse struct{ core.OpView }

func (markerUse) CanRemoveUses([]*core.Use) ([]*core.Use, bool) { return nil, true }

func (markerUse) RemoveUses([]*core.Use, *core.Builder) bool { return true }

func (markerUse) VisitStored([]memslot.Definition, *core.Builder) {}

// sameAddress can go when the users of its result can do without that.
type sameAddress struct{ markerUse }

func (a sameAddress) CanRemoveUses([]*core.Use) ([]*core.Use, bool) {
	return memslot.ResultUses(a.Op), true
}

// gepUse is the same address when all indices are zero.
type gepUse struct{ sameAddress }

func (g gepUse) CanRemoveUses(uses []*core.Use) ([]*core.Use, bool) {
	for _, i := range (gen.GEPOp{OpView: g.OpView}).RawConstantIndices() {
		if i != 0 {
			return nil, false
		}
	}
	return g.sameAddress.CanRemoveUses(uses)
}

// declareUse says that a variable lives in the memory; it gives way to a statement for each new value.
type declareUse struct{ markerUse }

// VisitStored places statements after the stores, or after what computes the value there: upstream's then come too
// early.
func (u declareUse) VisitStored(list []memslot.Definition, b *core.Builder) {
	d := gen.DbgDeclareOp{OpView: u.OpView}
	for _, s := range list {
		at := s.Op
		if def := s.Value.DefiningOp(); def != nil && def.Block() == at.Block() && at.IsBeforeInBlock(def) {
			at = def
		}
		b.SetAfter(at)
		gen.DbgValue{Value: s.Value, VarInfo: d.VarInfoAttr(), LocationExpr: d.LocationExprAttr(), Loc: u.Op.Loc()}.Build(b)
	}
}

// debugUse says that a variable is the address.
type debugUse struct{ markerUse }

func (u debugUse) RemoveUses(_ []*core.Use, b *core.Builder) bool {
	d := gen.DbgValueOp{OpView: u.OpView}
	v := d.Value()
	b.SetBefore(u.Op)
	d.SetValue(gen.Undef{ResType: v.Type(), Loc: v.Loc()}.Build(b).Res())
	return false
}
