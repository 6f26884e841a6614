package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/memslot"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/iface/slots"
	gen "github.com/odsgen/ods/generated/llvm"
)

// This file splits the intrinsics that copy and fill memory.

// blocks are the models of these intrinsics.
var blocks = [...]model[slots.DestructurableAccessorOpInterface]{
	{&gen.MemcpyDef, func(op core.OpView) slots.DestructurableAccessorOpInterface { return copyAccess{blockAccess{op}} }},
	{&gen.MemcpyInlineDef, func(op core.OpView) slots.DestructurableAccessorOpInterface { return copyAccess{blockAccess{op}} }},
	{&gen.MemmoveDef, func(op core.OpView) slots.DestructurableAccessorOpInterface { return copyAccess{blockAccess{op}} }},
	{&gen.MemsetDef, func(op core.OpView) slots.DestructurableAccessorOpInterface { return fillAccess{blockAccess{op}} }},
	{&gen.MemsetInlineDef, func(op core.OpView) slots.DestructurableAccessorOpInterface { return fillAccess{blockAccess{op}} }},
}

// blockAccess is an intrinsic that writes the memory of its first operand.
type blockAccess struct{ core.OpView }

// OnlySafeAccesses allows writes within the slot; like upstream it does not look at what is read.
func (x blockAccess) OnlySafeAccesses(s memslot.Slot) ([]memslot.Slot, bool) {
	n, ok := length(x.Op)
	return nil, ok && x.Op.Operand(0) == s.Ptr && n <= s.Layout.Size(s.Elem)
}

// again makes the same operation for other memory: the first two operands, and so many bytes. The location is
// for a constant that this takes.
func (x blockAccess) again(b *core.Builder, first, second *core.Value, bytes uint64, loc core.Location) {
	st := core.OperationState{Info: x.Op.Info(), Operands: []*core.Value{first, second}, Loc: x.Op.Loc()}
	st.SetAttr("isVolatile", x.Op.Context().Bool(isVolatile(x.Op)))
	if a, ok := x.Op.Attr("len").(*core.IntegerAttr); ok {
		st.SetAttr("len", x.Op.Context().IntegerAttr(a.Type(), int64(bytes)))
	} else {
		old := x.Op.Operand(2)
		n := gen.Constant{ResType: old.Type(), Value: x.Op.Context().IntegerAttr(old.Type(), int64(bytes)), Loc: loc}.Build(b)
		st.Operands = append(st.Operands, n.Res())
	}
	b.Create(&st)
}

// partOf returns a part of a slot by number; ok is false for parts that nothing uses.
func partOf(c *core.Context, parts map[core.Attribute]memslot.Slot, i int) (s memslot.Slot, ok bool) {
	s, ok = parts[partIndex(c, uint64(i))]
	return s, ok
}

// fillAccess is an intrinsic that fills memory.
type fillAccess struct{ blockAccess }

func (x fillAccess) CanRewire(s memslot.Aggregate) (used []core.Attribute, more []memslot.Slot, ok bool) {
	_, ok = x.OnlySafeAccesses(s.Slot)
	return nil, nil, ok && !isVolatile(x.Op)
}

// Rewire fills the parts that are used as far as the whole was filled.
func (x fillAccess) Rewire(s memslot.Aggregate, parts map[core.Attribute]memslot.Slot, b *core.Builder) bool {
	l := s.Layout
	total, _ := length(x.Op)
	st, isStruct := s.Elem.(*gen.LLVMStructType)
	packed := isStruct && llvmdefs.BodyOf(st).Packed
	at := uint64(0)
	for i := range len(s.Parts) {
		t := s.Parts[partIndex(x.Op.Context(), uint64(i))]
		if !packed {
			at = datalayout.AlignTo(at, l.ABIAlign(t))
		}
		if at >= total {
			break
		}
		if part, ok := partOf(x.Op.Context(), parts, i); ok {
			x.again(b, part.Ptr, x.Op.Operand(1), min(total-at, l.Size(t)), x.Op.Operand(x.Op.NumOperands()-1).Loc())
		}
		at += l.Size(t)
	}
	return true
}

// copyAccess is an intrinsic that copies memory from its second operand to its first.
type copyAccess struct{ blockAccess }

// CanRewire allows copies of the whole slot. One that reads it uses all parts.
func (x copyAccess) CanRewire(s memslot.Aggregate) (used []core.Attribute, more []memslot.Slot, ok bool) {
	dst, src := x.Op.Operand(0), x.Op.Operand(1)
	if dst == src || isVolatile(x.Op) || !coversSlot(x.Op, s.Slot) {
		return nil, nil, false
	}
	if src == s.Ptr {
		for i := range len(s.Parts) {
			used = append(used, partIndex(x.Op.Context(), uint64(i)))
		}
	}
	return used, nil, true
}

// Rewire copies the parts that are used, one by one.
func (x copyAccess) Rewire(s memslot.Aggregate, parts map[core.Attribute]memslot.Slot, b *core.Builder) bool {
	dst, src := x.Op.Operand(0), x.Op.Operand(1)
	other := src
	if src == s.Ptr {
		other = dst
	}
	ptr := gen.GetLLVMPointerType(x.Op.Context(), 0)
	for i := range len(s.Parts) {
		part, ok := partOf(x.Op.Context(), parts, i)
		if !ok {
			continue
		}
		there := gen.GEP{ResType: ptr, Base: other, RawConstantIndices: []int32{0, int32(i)}, ElemType: s.Elem,
			Loc: x.Op.Loc()}.Build(b).Res()
		to, from := part.Ptr, there
		if src == s.Ptr {
			to, from = from, to
		}
		x.again(b, to, from, s.Layout.Size(part.Elem), x.Op.Loc())
	}
	return true
}
