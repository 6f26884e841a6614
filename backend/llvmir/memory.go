package llvmir

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// align writes an alignment, the stated one or that of the type.
func (b *body) align(stated int64, ok bool, natural uint64) {
	n := natural
	if ok && stated != 0 {
		n = uint64(lowerPowerOf2(stated))
	}
	b.str(", align ")
	b.t.body = strconv.AppendUint(b.t.body, n, 10)
}

// alloca writes alloca. One element of the width that LLVM takes for granted is not written.
func (b *body) alloca(op *core.Operation) {
	v, _ := llvm.AsAllocaOp(op)
	t := b.t
	b.str("alloca ")
	if v.Inalloca() {
		b.str("inalloca ")
	}
	ty := v.ElemType()
	t.noteType(ty)
	b.str(t.typeText(ty))
	size := op.Operand(0)
	r := b.lookup(size)
	if r.c == nil || r.c.kind != constInt || !r.c.ints.IsOne() || r.c.ints.Width() != 32 {
		b.str(", ")
		b.typed(size)
	}
	a, ok := v.Alignment()
	b.align(a, ok, t.layout.PrefAlign(ty))
	if p, ok := op.Result(0).Type().(*llvm.LLVMPointerType); ok && p.AddressSpace() != 0 {
		b.str(", addrspace(" + strconv.Itoa(int(p.AddressSpace())) + ")")
	}
}

// atomic writes what makes a memory access atomic.
func (b *body) atomic(scope string, order llvm.AtomicOrdering) {
	if order == llvm.AtomicOrderingNotAtomic {
		return
	}
	if scope != "" {
		b.t.body = append(appendEscaped(append(b.t.body, ` syncscope("`...), scope), `")`...)
	}
	b.str(" " + order.String())
}

func (b *body) load(op *core.Operation) {
	v, _ := llvm.AsLoadOp(op)
	t := b.t
	atomic := v.Ordering() != llvm.AtomicOrderingNotAtomic
	b.str("load ")
	if atomic {
		b.str("atomic ")
	}
	if v.Volatile() {
		b.str("volatile ")
	}
	ty := op.Result(0).Type()
	b.str(t.typeText(ty) + ", ")
	b.typed(op.Operand(0))
	scope, _ := v.Syncscope()
	b.atomic(scope, v.Ordering())
	a, ok := v.Alignment()
	b.align(a, ok, t.layout.Align(ty))
	var l attachments
	if v.Invariant() {
		l.add(mdInvariantLoad, t.meta.node(false))
	}
	if v.Nontemporal() {
		l.add(mdNontemporal, t.meta.node(false, mdInt(32, 1)))
	}
	if v.InvariantGroup() {
		l.add(mdInvariantGroup, t.meta.node(false))
	}
	if d := v.DereferenceableAttr(); d != nil {
		l.add(dereferenceableKind(d), t.meta.node(false, mdInt(64, int64(d.Bytes()))))
	}
	if n := t.lowered.alignOf(op); n != 0 {
		l.add(mdAlign, t.meta.node(false, mdInt(64, n)))
	}
	b.access(&l, op)
	b.attach(&l)
}

func (b *body) store(op *core.Operation) {
	v, _ := llvm.AsStoreOp(op)
	t := b.t
	b.str("store ")
	if v.Ordering() != llvm.AtomicOrderingNotAtomic {
		b.str("atomic ")
	}
	if v.Volatile() {
		b.str("volatile ")
	}
	b.typed(op.Operand(0))
	b.list(op, 1)
	scope, _ := v.Syncscope()
	b.atomic(scope, v.Ordering())
	a, ok := v.Alignment()
	b.align(a, ok, t.layout.Align(op.Operand(0).Type()))
	var l attachments
	if v.Nontemporal() {
		l.add(mdNontemporal, t.meta.node(false, mdInt(32, 1)))
	}
	if v.InvariantGroup() {
		l.add(mdInvariantGroup, t.meta.node(false))
	}
	b.access(&l, op)
	b.attach(&l)
}

func dereferenceableKind(d *llvm.DereferenceableAttr) mdKind {
	if d.MayBeNull() {
		return mdDereferenceableOrNull
	}
	return mdDereferenceable
}

// dereferenceable writes the metadata of inttoptr.
func (b *body) dereferenceable(d *llvm.DereferenceableAttr) {
	var l attachments
	l.add(dereferenceableKind(d), b.t.meta.node(false, mdInt(64, int64(d.Bytes()))))
	b.attach(&l)
}

// lowerPowerOf2 returns the greatest power of two that is not greater than n, which LLVM makes of an alignment.
func lowerPowerOf2(n int64) int64 {
	p := int64(1)
	for p <= n/2 {
		p *= 2
	}
	return p
}
