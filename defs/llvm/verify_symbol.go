package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has the verifiers of constants, globals, functions and calls.

// VerifyConstant checks the value against the type.
func (Hooks) VerifyConstant(op llvm.ConstantOp, r *core.Reporter) bool { return true }

// VerifyZero checks target types.
func (Hooks) VerifyZero(op llvm.ZeroOp, r *core.Reporter) bool {
	if t, ok := op.Res().Type().(*llvm.LLVMTargetExtType); ok && !targetExtHas(t, zeroInit) {
		return r.OpErrorf(op.Op, "target extension type does not support zero-initializer").Fail()
	}
	return true
}

// VerifySymbolUsesAddressOf checks what the symbol is.
func (Hooks) VerifySymbolUsesAddressOf(op llvm.AddressOfOp, symbols *core.SymbolCollection, r *core.Reporter) bool {
	target := symbols.LookupNearest(op.Op, op.GlobalNameAttr())
	if _, ok := llvm.AsLLVMFuncOp(target); ok {
		return true
	}
	g, ok := llvm.AsGlobalOp(target)
	if !ok {
		return r.OpErrorf(op.Op, "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'").Fail()
	}
	if p, ok := op.Res().Type().(*llvm.LLVMPointerType); ok && p.AddressSpace() != uint32(g.AddrSpace()) {
		return r.OpErrorf(op.Op, "pointer address space must match address space of the referenced global or alias").Fail()
	}
	return true
}

// VerifySymbolUsesCall compares the call with the function's type.
func (Hooks) VerifySymbolUsesCall(op llvm.CallOp, symbols *core.SymbolCollection, r *core.Reporter) bool {
	return true
}

// VerifyCall checks the operand bundles.
func (Hooks) VerifyCall(op llvm.CallOp, r *core.Reporter) bool {
	return verifyBundles(op.Op, op.OpBundleOperands(), op.OpBundleTagsAttr(), r)
}

// VerifyGlobal checks type, value and attributes.
func (Hooks) VerifyGlobal(op llvm.GlobalOp, r *core.Reporter) bool { return true }

// VerifyRegionsGlobal checks the initializer.
func (Hooks) VerifyRegionsGlobal(op llvm.GlobalOp, r *core.Reporter) bool { return true }

// VerifyLLVMFunc checks linkage and attributes.
func (Hooks) VerifyLLVMFunc(op llvm.LLVMFuncOp, r *core.Reporter) bool { return true }

// VerifyRegionsLLVMFunc checks the body.
func (Hooks) VerifyRegionsLLVMFunc(op llvm.LLVMFuncOp, r *core.Reporter) bool { return true }

// VerifyAliasScopeAttr checks the identity.
func (Hooks) VerifyAliasScopeAttr(r *core.Reporter, at core.Location, _ *core.Context, id core.Attribute, _ *llvm.AliasScopeDomainAttr, _ *core.StringAttr) bool {
	switch id.(type) {
	case *core.StringAttr, *core.DistinctAttr:
		return true
	}
	return r.Errorf(at, "id of an alias scope must be a StringAttr or a DistrinctAttr").Fail()
}

// VerifyTargetFeaturesAttr checks that each feature starts with a sign.
func (Hooks) VerifyTargetFeaturesAttr(r *core.Reporter, at core.Location, _ *core.Context, features []*core.StringAttr) bool {
	for _, f := range features {
		switch s := f.Value(); {
		case s == "":
			return r.Errorf(at, "target features can not be null or empty").Fail()
		case s[0] != '+' && s[0] != '-':
			return r.Errorf(at, "target features must start with '+' or '-'").Fail()
		}
	}
	return true
}

// VerifyConstantRangeAttr checks that both ends have one width.
func (Hooks) VerifyConstantRangeAttr(r *core.Reporter, at core.Location, _ *core.Context, lower, upper num.Int) bool {
	if lower.Width() != upper.Width() {
		return r.Errorf(at, "expected lower and upper to have matching bitwidths but got %d vs. %d", lower.Width(), upper.Width()).Fail()
	}
	return true
}

// ParseConstantRangeAttr reads "<i32, 0, 12>".
func (Hooks) ParseConstantRangeAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var t core.Type
	var lo, hi num.Int
	at := p.Pos()
	if !p.Punct(core.PunctLess) || !p.Type(&t) {
		return nil, false
	}
	it, ok := t.(*core.IntegerType)
	if !ok {
		return nil, p.Errorf(at, "expected integer type")
	}
	if !p.Punct(core.PunctComma) || !p.APInt(&lo) || !p.Punct(core.PunctComma) || !p.APInt(&hi) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return llvm.GetConstantRangeAttr(p.Context(), lo.SExtOrTrunc(it.Width()), hi.SExtOrTrunc(it.Width())), true
}

// PrintConstantRangeAttr writes what [Hooks.ParseConstantRangeAttr] reads.
func (Hooks) PrintConstantRangeAttr(p *core.Printer, a *llvm.ConstantRangeAttr) {
	p.Str("<i")
	p.Uint(uint64(a.Lower().Width()))
	p.Str(", ")
	p.APInt(a.Lower(), true)
	p.Str(", ")
	p.APInt(a.Upper(), true)
	p.Byte('>')
}

// SuccessorOperandsBr returns the operands of the destination.
func (Hooks) SuccessorOperandsBr(op llvm.BrOp, _ int) core.SuccessorOperands {
	return successorOperands(op.Op, 0)
}

// SuccessorOperandsCondBr returns the operands of one destination.
func (Hooks) SuccessorOperandsCondBr(op llvm.CondBrOp, i int) core.SuccessorOperands {
	return successorOperands(op.Op, 1+i)
}

func successorOperands(op *core.Operation, group int) core.SuccessorOperands {
	s, n := op.OperandSegment(group)
	return core.SuccessorOperands{Op: op, Start: s, N: n, Group: group + 1}
}

// SuccessorOperandsSwitch returns the operands of the default destination or of a case.
func (Hooks) SuccessorOperandsSwitch(op llvm.SwitchOp, i int) core.SuccessorOperands {
	if i == 0 {
		return successorOperands(op.Op, 1)
	}
	s, _ := op.Op.OperandSegment(2)
	sizes := op.CaseOperandSegments()
	for _, n := range sizes[:i-1] {
		s += int(n)
	}
	return core.SuccessorOperands{Op: op.Op, Start: s, N: int(sizes[i-1]), Group: 3, Nested: i}
}
