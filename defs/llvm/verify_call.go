package llvm

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has the verifiers of calls.

// VerifyCall checks the operand bundles.
func (Hooks) VerifyCall(op llvm.CallOp, r *core.Reporter) bool {
	return verifyBundles(op.Op, op.OpBundleOperands(), op.OpBundleTagsAttr(), r)
}

// VerifySymbolUsesCall compares the call with the callee's type.
func (h Hooks) VerifySymbolUsesCall(op llvm.CallOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	args := h.ArgOperandsCall(op)
	if !verifyVariadicType(op.Op, op.VarCalleeTypeAttr(), args, r) {
		return false
	}
	ref := op.CalleeAttr()
	if ref == nil {
		if len(op.CalleeOperands()) == 0 {
			return r.OpErrorf(op.Op, "must have either a `callee` attribute or at least an operand").Fail()
		}
		if t := op.CalleeOperands()[0].Type(); !isPointer(t) {
			return r.OpErrorf(op.Op, "indirect call expects a pointer as callee: %s", message.Quote(t)).Fail()
		}
		return true
	}
	if !verifyCallPlace(op.Op, symbols.LookupNearest(op.Op, ref), r) {
		return false
	}
	t, ok := calleeType(op.Op, ref, symbols, r)
	return ok && verifyCallee(op.Op, t, args, op.VarCalleeTypeAttr() != nil, r)
}

// verifyCallPlace asks for a location of a call that may be inlined between functions with debug information.
func verifyCallPlace(op, target *core.Operation, r *core.Reporter) bool {
	if _, ok := llvm.AsLLVMFuncOp(target); !ok || target.Region(0).IsEmpty() || !op.Loc().IsUnknown() {
		return true
	}
	caller := op.ParentOp()
	for caller != nil && !caller.Has(core.TraitFunctionLike) {
		caller = caller.ParentOp()
	}
	if caller == nil || !inSubprogram(caller.Context(), caller.Loc()) || !inSubprogram(target.Context(), target.Loc()) {
		return true
	}
	return r.OpEmitErrorf(op, "inlinable function call in a function with a DISubprogram location must have a debug location").Fail()
}

// inSubprogram reports whether a location has that of a function with debug information inside.
func inSubprogram(c *core.Context, l core.Location) bool {
	_, ok := c.FindLoc(l, func(d core.LocDesc) bool {
		_, ok := d.Metadata.(*llvm.DISubprogramAttr)
		return ok && d.Kind == core.LocFused
	})
	return ok
}

func isPointer(t core.Type) bool { _, ok := t.(*llvm.LLVMPointerType); return ok }

// calleeType returns the type of the function that a reference leads to.
func calleeType(op *core.Operation, ref *core.SymbolRefAttr, symbols *core.SymbolTableCollection,
	r *core.Reporter) (*llvm.LLVMFunctionType, bool) {
	target := symbols.LookupNearest(op, ref)
	if target == nil {
		return nil, r.OpErrorf(op, "'%s' does not reference a symbol in the current scope", ref.Leaf()).Fail()
	}
	var t core.Type
	if fn, ok := llvm.AsLLVMFuncOp(target); ok {
		t = fn.FunctionType()
	} else if i, ok := llvm.AsIFuncOp(target); ok {
		t = i.IFuncType()
	} else {
		return nil, r.OpErrorf(op, "'%s' does not reference a valid LLVM function or IFunc", ref.Leaf()).Fail()
	}
	f, ok := t.(*llvm.LLVMFunctionType)
	if !ok {
		return nil, r.OpErrorf(op, "callee does not have a functional type: %s", message.Quote(t)).Fail()
	}
	return f, true
}

// verifyCallee compares operands and result with a function type.
func verifyCallee(op *core.Operation, t *llvm.LLVMFunctionType, args []*core.Value, hasVariadicType bool, r *core.Reporter) bool {
	if t.VarArg() && !hasVariadicType {
		return r.OpErrorf(op, "missing var_callee_type attribute for vararg call").Fail()
	}
	params := t.Params()
	if !t.VarArg() && len(params) != len(args) {
		return r.OpErrorf(op, "incorrect number of operands (%d) for callee (expecting: %d)", len(args), len(params)).Fail()
	}
	if len(params) > len(args) {
		return r.OpErrorf(op, "incorrect number of operands (%d) for varargs callee (expecting at least: %d)", len(args),
			len(params)).Fail()
	}
	for i, p := range params {
		if got := args[i].Type(); got != p {
			return r.OpErrorf(op, "operand type mismatch for operand %d: %s != %s", i, message.Quote(got), message.Quote(p)).Fail()
		}
	}
	switch n := op.NumResults(); {
	case n == 0 && !IsVoid(t.ReturnType()):
		return r.OpErrorf(op, "expected function call to produce a value").Fail()
	case n != 0 && IsVoid(t.ReturnType()):
		return r.OpErrorf(op, "calling function with void result must not produce values").Fail()
	case n == 1 && op.Result(0).Type() != t.ReturnType():
		return r.OpErrorf(op, "result type mismatch: %s != %s", message.Quote(op.Result(0).Type()),
			message.Quote(t.ReturnType())).Fail()
	}
	return true
}

// verifyVariadicType compares the type that a variadic call states for its callee with the call.
func verifyVariadicType(op *core.Operation, a *core.TypeAttr, args []*core.Value, r *core.Reporter) bool {
	if a == nil {
		return true
	}
	t, ok := a.Value().(*llvm.LLVMFunctionType)
	if !ok {
		return true // the declaration has reported it
	}
	if !t.VarArg() {
		return r.OpErrorf(op, "expected var_callee_type to be a variadic function type").Fail()
	}
	if len(t.Params()) > len(args) {
		return r.OpErrorf(op, "expected var_callee_type to have at most %d parameters", len(args)).Fail()
	}
	for i, p := range t.Params() {
		if got := args[i].Type(); got != p {
			return r.OpErrorf(op, "var_callee_type parameter type mismatch: %s != %s", message.Quote(p), message.Quote(got)).Fail()
		}
	}
	if op.NumResults() == 0 {
		if !IsVoid(t.ReturnType()) {
			return r.OpErrorf(op, "expected var_callee_type to return void").Fail()
		}
		return true
	}
	if got := op.Result(0).Type(); got != t.ReturnType() {
		return r.OpErrorf(op, "var_callee_type return type mismatch: %s != %s", message.Quote(t.ReturnType()),
			message.Quote(got)).Fail()
	}
	return true
}

// VerifyInvoke checks that exceptions arrive at a landingpad.
func (h Hooks) VerifyInvoke(op llvm.InvokeOp, r *core.Reporter) bool {
	if !verifyVariadicType(op.Op, op.VarCalleeTypeAttr(), h.ArgOperandsInvoke(op), r) {
		return false
	}
	first := op.UnwindDest().First()
	if first == nil {
		return r.OpEmitErrorf(op.Op, "must have at least one operation in unwind destination").Fail()
	}
	if _, ok := llvm.AsLandingpadOp(first); !ok {
		return r.OpEmitErrorf(op.Op, "first operation in unwind destination should be a llvm.landingpad operation").Fail()
	}
	return verifyBundles(op.Op, op.OpBundleOperands(), op.OpBundleTagsAttr(), r)
}

// VerifyLandingpad checks the clauses.
func (Hooks) VerifyLandingpad(op llvm.LandingpadOp, r *core.Reporter) bool {
	if fn, ok := enclosingFunction(op.Op); ok && fn.PersonalityAttr() == nil {
		return r.OpEmitErrorf(op.Op, "llvm.landingpad needs to be in a function with a personality").Fail()
	}
	if !op.Cleanup() && op.Op.NumOperands() == 0 {
		return r.OpEmitErrorf(op.Op, "landingpad instruction expects at least one clause or cleanup attribute").Fail()
	}
	for i, v := range op.Op.Operands() {
		if isArray(v.Type()) {
			continue
		}
		d := v.DefiningOp()
		if c, ok := llvm.AsBitcastOp(d); ok {
			if _, ok := llvm.AsAddressOfOp(c.Arg().DefiningOp()); ok {
				continue
			}
			return r.OpEmitErrorf(op.Op, "constant clauses expected").
				Note(d.Loc(), "global addresses expected as operand to bitcast used in clauses for landingpad").Fail()
		}
		_, zero := llvm.AsZeroOp(d)
		_, addr := llvm.AsAddressOfOp(d)
		if !zero && !addr {
			return r.OpEmitErrorf(op.Op, "clause #%d is not a known constant - null, addressof, bitcast", i).Fail()
		}
	}
	return true
}

// enclosingFunction returns the function around an operation.
func enclosingFunction(op *core.Operation) (llvm.LLVMFuncOp, bool) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if fn, ok := llvm.AsLLVMFuncOp(p); ok {
			return fn, true
		}
	}
	return llvm.LLVMFuncOp{}, false
}

// VerifyCallIntrinsic checks the name and the operand bundles.
func (Hooks) VerifyCallIntrinsic(op llvm.CallIntrinsicOp, r *core.Reporter) bool {
	if !strings.HasPrefix(op.Intrin(), "llvm.") {
		return r.OpErrorf(op.Op, "intrinsic name must start with 'llvm.'").Fail()
	}
	return verifyBundles(op.Op, op.OpBundleOperands(), op.OpBundleTagsAttr(), r)
}

// VerifyInlineAsm checks the kind of tail call.
func (Hooks) VerifyInlineAsm(op llvm.InlineAsmOp, r *core.Reporter) bool {
	if k := op.TailCallKind(); k == llvm.TailCallKindMusttail {
		return r.OpErrorf(op.Op, "tail call kind '%s' is not supported by this operation", k).Fail()
	}
	return true
}

// EffectsInlineAsm says that assembly code with side effects may do anything.
func (Hooks) EffectsInlineAsm(op llvm.InlineAsmOp, dst []core.Effect) []core.Effect {
	if !op.HasSideEffects() {
		return dst
	}
	return append(dst, core.Effect{Kind: core.EffectWrite, Resource: &core.DefaultResource},
		core.Effect{Kind: core.EffectRead, Resource: &core.DefaultResource})
}
