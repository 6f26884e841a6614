package llvm

import "github.com/odsgen/ods/generated/llvm"

// MergeFragments returns the location expression with one fragment for those that follow each other, as LLVM demands:
// their offsets add up, the size is that of the first, which is closest to the value.
func MergeFragments(e *llvm.DIExpressionAttr) *llvm.DIExpressionAttr {
	list := e.Operations()
	out := make([]*llvm.DIExpressionElemAttr, 0, len(list))
	for _, op := range list {
		if n := len(out); n > 0 && isFragment(op) && isFragment(out[n-1]) {
			last := out[n-1].Arguments()
			out[n-1] = llvm.GetDIExpressionElemAttr(e.Context(), op.Opcode(), []uint64{last[0] + op.Arguments()[0], last[1]})
			continue
		}
		out = append(out, op)
	}
	if len(out) == len(list) {
		return e
	}
	return llvm.GetDIExpressionAttr(e.Context(), out)
}

func isFragment(op *llvm.DIExpressionElemAttr) bool {
	return op.Opcode() == llvm.DwarfOperationDWOPLLVMFragment && len(op.Arguments()) == 2
}
