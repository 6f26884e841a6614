package funcd

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/funcd"
)

// CanonicalizeCallIndirect calls a known function directly.
func (Hooks) CanonicalizeCallIndirect(op funcd.CallIndirectOp, rw *rewrite.Rewriter) bool {
	ref, ok := op.Callee().ConstantValue().(*core.SymbolRefAttr)
	if !ok || !ref.IsFlat() {
		return false
	}
	call := funcd.NewCall(&rw.Builder, op.Op.ResultTypes(), op.CalleeOperands(), ref.Root())
	rw.ReplaceOpWith(op.Op, call.Op)
	return true
}
