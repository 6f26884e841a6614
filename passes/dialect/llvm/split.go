package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/memslot"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	gen "github.com/odsgen/ods/generated/llvm"
)

// This file says how memory of arrays and structs is split.

// maxElements bounds the arrays that are split, as upstream does.
const maxElements = 16

func partIndex(c *core.Context, i uint64) core.Attribute {
	return c.IntegerAttr(c.Integer(32), int64(i))
}

// DestructurableSlots returns the memory of one struct or one small array; parts are indexed by numbers of type i32.
func (a allocaSlot) DestructurableSlots() []memslot.Aggregate {
	if n, ok := a.ArraySize().ConstantValue().(*core.IntegerAttr); !ok || !n.Value().IsOne() {
		return nil
	}
	c, parts := a.Op.Context(), map[core.Attribute]core.Type{}
	switch t := a.ElemType().(type) {
	case *gen.LLVMStructType:
		for i, e := range llvmdefs.BodyOf(t).Elements {
			parts[partIndex(c, uint64(i))] = e
		}
	case *gen.LLVMArrayType:
		if t.NumElements() > maxElements {
			return nil
		}
		for i := range t.NumElements() {
			parts[partIndex(c, i)] = t.ElementType()
		}
	default:
		return nil
	}
	return []memslot.Aggregate{{Slot: memslot.Slot{Ptr: a.Res(), Elem: a.ElemType()}, Parts: parts}}
}

func (a allocaSlot) Destructure(s memslot.Aggregate, used []core.Attribute, b *core.Builder) []memslot.Slot {
	ptr := gen.GetLLVMPointerType(a.Op.Context(), 0)
	out := make([]memslot.Slot, len(used))
	for i, index := range used {
		t := s.Parts[index]
		part := gen.Alloca{ResType: ptr, ArraySize: a.ArraySize(), ElemType: t, Loc: a.Op.Loc()}.Build(b)
		out[i] = memslot.Slot{Ptr: part.Res(), Elem: t}
	}
	return out
}

func (a allocaSlot) HandleDestructured(memslot.Aggregate) *core.Operation {
	a.Op.Erase()
	return nil
}

// access is llvm.load or llvm.store.
type access struct {
	core.OpView
	addr, stored *core.Value // stored is nil for loads
	t            core.Type
	volatile     bool
}

func accessOf(op core.OpView) access {
	if st, ok := gen.AsStoreOp(op.Op); ok {
		return access{op, st.Addr(), st.Value(), st.Value().Type(), st.Volatile()}
	}
	l := gen.LoadOp{OpView: op}
	return access{op, l.Addr(), nil, l.Res().Type(), l.Volatile()}
}

func (a access) OnlySafeAccesses(s memslot.Slot) ([]memslot.Slot, bool) {
	l := s.Layout
	return nil, a.addr != s.Ptr || l.Size(a.t) <= l.Size(s.Elem)
}

// CanRewire allows accesses that stay within the first part.
func (a access) CanRewire(s memslot.Aggregate) (used []core.Attribute, more []memslot.Slot, ok bool) {
	first := partIndex(a.Op.Context(), 0)
	t := s.Parts[first]
	l := s.Layout
	if a.volatile || a.stored == s.Ptr || t == nil || l.Size(a.t) > l.Size(t) {
		return nil, nil, false
	}
	return []core.Attribute{first}, nil, true
}

func (a access) Rewire(_ memslot.Aggregate, parts map[core.Attribute]memslot.Slot, _ *core.Builder) bool {
	n := 0
	if a.stored != nil {
		n = 1
	}
	a.Op.SetOperand(n, parts[partIndex(a.Op.Context(), 0)].Ptr)
	return false
}

// gepAccess is the address of a part, or of something within it.
type gepAccess struct{ gen.GEPOp }

// offset returns how many bytes the result is after the base, when all indices are known and none is negative.
func (g gepAccess) offset(l *datalayout.Layout) (n uint64, ok bool) {
	t := g.ElemType()
	for k, i := range g.RawConstantIndices() {
		if i < 0 { // which the mark of dynamic indices is, too
			return 0, false
		}
		if k == 0 {
			n = uint64(i) * l.Size(t)
			continue
		}
		switch agg := t.(type) {
		case *gen.LLVMArrayType:
			t = agg.ElementType()
			n += uint64(i) * l.Size(t)
		case *gen.LLVMStructType:
			n += llvmdefs.StructOffset(l, agg, int(i))
			t = llvmdefs.BodyOf(agg).Elements[i]
		default:
			return 0, false
		}
	}
	return n, true
}

// part returns which part of a slot the address is in, and where.
func (g gepAccess) part(s memslot.Aggregate) (index, within uint64, ok bool) {
	l := s.Layout
	n, ok := g.offset(l)
	if !ok || n >= l.Size(s.Elem) {
		return 0, 0, false
	}
	switch t := s.Elem.(type) {
	case *gen.LLVMArrayType:
		size := l.Size(t.ElementType())
		return n / size, n % size, true
	case *gen.LLVMStructType:
		for i, e := range llvmdefs.BodyOf(t).Elements {
			at := llvmdefs.StructOffset(l, t, i)
			if n < at {
				return 0, 0, false // padding
			}
			if n < at+l.Size(e) {
				return uint64(i), n - at, true
			}
		}
	}
	return 0, 0, false
}

// rest describes memory of so many bytes from the address on.
func (g gepAccess) rest(l *datalayout.Layout, bytes uint64) []memslot.Slot {
	c := g.Op.Context()
	return []memslot.Slot{{Ptr: g.Res(), Elem: gen.GetLLVMArrayType(c, c.Integer(8), bytes), Layout: l}}
}

func (g gepAccess) OnlySafeAccesses(s memslot.Slot) ([]memslot.Slot, bool) {
	if g.Base() != s.Ptr {
		return nil, true
	}
	n, ok := g.offset(s.Layout)
	size := s.Layout.Size(s.Elem)
	if !ok || n >= size {
		return nil, false
	}
	return g.rest(s.Layout, size-n), true
}

func (g gepAccess) CanRewire(s memslot.Aggregate) (used []core.Attribute, more []memslot.Slot, ok bool) {
	if g.Base() != s.Ptr {
		return nil, nil, false
	}
	i, within, ok := g.part(s)
	if !ok {
		return nil, nil, false
	}
	index := partIndex(g.Op.Context(), i)
	return []core.Attribute{index}, g.rest(s.Layout, s.Layout.Size(s.Parts[index])-within), true
}

// Rewire counts bytes from the start of the part.
func (g gepAccess) Rewire(s memslot.Aggregate, parts map[core.Attribute]memslot.Slot, b *core.Builder) bool {
	i, within, _ := g.part(s)
	c := g.Op.Context()
	n := gen.GEP{ResType: g.Res().Type(), Base: parts[partIndex(c, i)].Ptr, RawConstantIndices: []int32{int32(within)},
		ElemType:    c.Integer(8),
		NoWrapFlags: g.NoWrapFlags(), Loc: g.Op.Loc()}.Build(b)
	g.Res().ReplaceAllUsesWith(converter{b, g.Op.Loc(), s.Layout}.folded(n.Op))
	return true
}
