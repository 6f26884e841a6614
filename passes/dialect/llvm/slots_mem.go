package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/memslot"
	"github.com/odsgen/ods/core/num"
	gen "github.com/odsgen/ods/generated/llvm"
)

// This file has the intrinsics that copy and fill memory.

// isVolatile reads the attribute that these intrinsics have in common.
func isVolatile(op *core.Operation) bool {
	a, ok := op.Attr("isVolatile").(*core.IntegerAttr)
	return ok && !a.Value().IsZero()
}

// length returns how many bytes an intrinsic accesses, if that is known.
func length(op *core.Operation) (n uint64, ok bool) {
	a, ok := op.Attr("len").(*core.IntegerAttr)
	if !ok && op.NumOperands() > 2 {
		a, ok = op.Operand(2).ConstantValue().(*core.IntegerAttr)
	}
	if !ok || a.Value().SignificantBits() > 64 || a.Int64() < 0 {
		return 0, false
	}
	return uint64(a.Int64()), true
}

// coversSlot reports whether an intrinsic accesses as many bytes as the slot has.
func coversSlot(op *core.Operation, s memslot.Slot) bool {
	n, ok := length(op)
	return ok && n == s.Layout.Size(s.Elem)
}

// copySlot is an intrinsic that copies memory from its second operand to its first.
type copySlot struct{ core.OpView }

func (c copySlot) LoadsFrom(s memslot.Slot) bool { return c.Op.Operand(1) == s.Ptr }

func (c copySlot) StoresTo(s memslot.Slot) bool { return c.Op.Operand(0) == s.Ptr }

func (c copySlot) StoredValue(s memslot.Slot, b *core.Builder, _ *core.Value) *core.Value {
	return gen.Load{ResType: s.Elem, Addr: c.Op.Operand(1), Loc: c.Op.Loc()}.Build(b).Res()
}

func (c copySlot) CanRemoveSlotUses(s memslot.Slot, _ []*core.Use) ([]*core.Use, bool) {
	return nil, c.Op.Operand(0) != c.Op.Operand(1) && !isVolatile(c.Op) && coversSlot(c.Op, s)
}

// RemoveSlotUses stores what is in the slot to where it is copied.
func (c copySlot) RemoveSlotUses(s memslot.Slot, _ []*core.Use, b *core.Builder, before *core.Value) bool {
	if c.LoadsFrom(s) {
		gen.Store{Value: before, Addr: c.Op.Operand(0), Loc: c.Op.Loc()}.Build(b)
	}
	return true
}

// fillSlot is an intrinsic that fills the memory of its first operand with the byte that is its second.
type fillSlot struct{ core.OpView }

func (fillSlot) LoadsFrom(memslot.Slot) bool { return false }

func (f fillSlot) StoresTo(s memslot.Slot) bool { return f.Op.Operand(0) == s.Ptr }

// StoredValue repeats the byte.
func (f fillSlot) StoredValue(s memslot.Slot, b *core.Builder, _ *core.Value) *core.Value {
	c := converter{b, f.Op.Loc(), s.Layout}
	t := c.intOf(s.Elem)
	v := f.repeated(c, t)
	if s.Elem != core.Type(t) {
		v = gen.Bitcast{ResType: s.Elem, Arg: v, Loc: c.loc}.Build(b).Res()
	}
	return v
}

// repeated makes an integer of copies of the byte: a constant, or twice as many each time.
func (f fillSlot) repeated(c converter, t *core.IntegerType) *core.Value {
	v := f.Op.Operand(1)
	if k, ok := v.ConstantValue().(*core.IntegerAttr); ok {
		n := k.Value().ZExtOrTrunc(t.Width())
		for w := uint(8); w < t.Width(); w *= 2 {
			n = n.Or(n.Shl(w))
		}
		return c.constant(t, n)
	}
	if t.Width() <= 8 {
		return v
	}
	v = gen.ZExt{ResType: t, Arg: v, Loc: c.loc}.Build(c.b).Res()
	for n := uint(8); n < t.Width(); n *= 2 {
		by := c.constant(t, num.NewInt(t.Width(), uint64(n)))
		shifted := gen.Shl{Lhs: v, Rhs: by, Loc: c.loc}.Build(c.b).Res()
		v = gen.Or{Lhs: v, Rhs: shifted, Loc: c.loc}.Build(c.b).Res()
	}
	return v
}

func (f fillSlot) CanRemoveSlotUses(s memslot.Slot, _ []*core.Use) ([]*core.Use, bool) {
	switch s.Elem.(type) {
	case *core.IntegerType, *core.FloatType:
	default:
		return nil, false
	}
	w := s.Layout.Bits(s.Elem)
	return nil, w > 0 && w%8 == 0 && !isVolatile(f.Op) && coversSlot(f.Op, s)
}

func (fillSlot) RemoveSlotUses(memslot.Slot, []*core.Use, *core.Builder, *core.Value) bool {
	return true
}
