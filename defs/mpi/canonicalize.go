package mpi

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/mpi"
)

// CanonicalizeSend takes a buffer whose sizes are known instead of a cast of it.
func (Hooks) CanonicalizeSend(op mpi.SendOp, rw *rewrite.Rewriter) bool { return takeUncast(op.Op, rw) }

// CanonicalizeRecv takes a buffer whose sizes are known instead of a cast of it.
func (Hooks) CanonicalizeRecv(op mpi.RecvOp, rw *rewrite.Rewriter) bool { return takeUncast(op.Op, rw) }

// CanonicalizeISend takes a buffer whose sizes are known instead of a cast of it.
func (Hooks) CanonicalizeISend(op mpi.ISendOp, rw *rewrite.Rewriter) bool {
	return takeUncast(op.Op, rw)
}

// CanonicalizeIRecv takes a buffer whose sizes are known instead of a cast of it.
func (Hooks) CanonicalizeIRecv(op mpi.IRecvOp, rw *rewrite.Rewriter) bool {
	return takeUncast(op.Op, rw)
}

// takeUncast makes the source of a memref.cast that forgets sizes the first operand.
func takeUncast(op *core.Operation, rw *rewrite.Rewriter) bool {
	cast, ok := memref.AsCastOp(op.Operand(0).DefiningOp())
	if !ok || isStatic(op.Operand(0).Type()) || !isStatic(cast.Source().Type()) {
		return false
	}
	rw.Modify(op, func() { op.SetOperand(0, cast.Source()) })
	return true
}

func isStatic(t core.Type) bool {
	m, ok := t.(*core.MemRefType)
	return ok && core.IsStaticShape(m)
}
