package llvmir

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

func (b *body) atomicRMW(op *core.Operation) {
	v, _ := llvm.AsAtomicRMWOp(op)
	b.str("atomicrmw ")
	if v.Volatile() {
		b.str("volatile ")
	}
	b.str(strings.TrimPrefix(v.BinOp().String(), "_") + " ")
	b.typed(op.Operand(0))
	b.list(op, 1)
	scope, _ := v.Syncscope()
	b.atomic(scope, v.Ordering())
	a, ok := v.Alignment()
	b.align(a, ok, b.t.layout.StoreSize(op.Operand(1).Type()))
	b.accessOnly(op)
}

func (b *body) cmpXchg(op *core.Operation) {
	v, _ := llvm.AsAtomicCmpXchgOp(op)
	b.str("cmpxchg ")
	if v.Weak() {
		b.str("weak ")
	}
	if v.Volatile() {
		b.str("volatile ")
	}
	b.typed(op.Operand(0))
	b.list(op, 1)
	scope, _ := v.Syncscope()
	b.atomic(scope, v.SuccessOrdering())
	b.str(" " + v.FailureOrdering().String())
	a, ok := v.Alignment()
	b.align(a, ok, b.t.layout.StoreSize(op.Operand(1).Type()))
	b.accessOnly(op)
}

// accessOnly writes the metadata that tells memory accesses apart.
func (b *body) accessOnly(op *core.Operation) {
	var l attachments
	b.access(&l, op)
	b.attach(&l)
}
