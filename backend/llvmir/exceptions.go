package llvmir

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

func (b *body) invoke(op *core.Operation) {
	v, _ := llvm.AsInvokeOp(op)
	t := b.t
	b.str("invoke " + cconvText(v.CConv()))
	b.callee(op, v.CalleeAttr(), v.VarCalleeTypeAttr(), v.CalleeOperands(), v.ArgAttrsAttr(), v.ResAttrsAttr())
	b.bundles(v.OpBundleOperands(), v.OpBundleTagsAttr())
	b.str("\n          to ")
	b.label2(op, 0)
	b.str(" unwind ")
	b.label2(op, 1)
	var l attachments
	if w, ok := v.BranchWeights(); ok {
		if n := t.weights(w); n >= 0 {
			l.add(mdProf, n)
		}
	}
	b.attach(&l)
}

func (b *body) landingPad(op *core.Operation) {
	b.str("landingpad " + b.t.typeText(op.Result(0).Type()))
	if v, _ := llvm.AsLandingpadOp(op); v.Cleanup() {
		b.str("\n          cleanup")
	}
	for _, v := range op.Operands() {
		word := "catch"
		if _, ok := v.Type().(*llvm.LLVMArrayType); ok {
			word = "filter"
		}
		b.str("\n          " + word + " ")
		b.typed(v)
	}
}

// asmElementType is the only attribute of an operand of inline assembly that is translated. It has no prefix there.
const asmElementType = "elementtype"
