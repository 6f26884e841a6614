package mpi

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/memref"
)

// CanonicalizeUncast makes the source of a memref.cast that forgets sizes the first operand.
func (Hooks) CanonicalizeUncast(op *core.Operation, rw *rewrite.Rewriter) bool {
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
