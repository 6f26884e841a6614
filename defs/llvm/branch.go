package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has the interfaces and the syntax of terminators with successors, and of landingpad.

// SuccessorOperandsBr returns the operands of the destination.
func (Hooks) SuccessorOperandsBr(op llvm.BrOp, _ int) flow.SuccessorOperands {
	return successorOperands(op.Op, 0)
}

// SuccessorOperandsCondBr returns the operands of one destination.
func (Hooks) SuccessorOperandsCondBr(op llvm.CondBrOp, i int) flow.SuccessorOperands {
	return successorOperands(op.Op, 1+i)
}

// SuccessorOperandsInvoke returns the operands of the normal or of the unwind destination.
func (Hooks) SuccessorOperandsInvoke(op llvm.InvokeOp, i int) flow.SuccessorOperands {
	return successorOperands(op.Op, 1+i)
}

func successorOperands(op *core.Operation, group int) flow.SuccessorOperands {
	s, n := op.OperandSegment(group)
	return flow.SuccessorOperands{Op: op, Start: s, N: n, Group: group + 1}
}

// SuccessorOperandsSwitch returns the operands of the default destination or of a case.
func (Hooks) SuccessorOperandsSwitch(op llvm.SwitchOp, i int) flow.SuccessorOperands {
	if i == 0 {
		return successorOperands(op.Op, 1)
	}
	return flow.NestedGroupOperands(op.Op, 2, i-1)
}

// SuccessorOperandsIndirectBr returns the operands of a destination.
func (Hooks) SuccessorOperandsIndirectBr(op llvm.IndirectBrOp, i int) flow.SuccessorOperands {
	return flow.NestedGroupOperands(op.Op, 1, i)
}

// parseTarget reads "^bb1" or "^bb1(%a, %b : i32, i32)".
func parseTarget(p *core.Parser, dest **core.Block, refs *[]core.OperandRef, types *[]core.Type) bool {
	if !p.Successor(dest) {
		return false
	}
	return !p.TryPunct(core.PunctLParen) ||
		p.OperandList(refs, core.DelimNone) && p.ColonTypeList(types) && p.Punct(core.PunctRParen)
}

// ParseIndirectBrOpSucessors reads the destinations in brackets. The name is spelled as in mlir-opt.
func (Hooks) ParseIndirectBrOpSucessors(p *core.Parser, _ core.Type, dests *[]*core.Block, refs *[]core.OperandRef,
	sizes *[]int32,
	types *[]core.Type) bool {
	return p.List(core.DelimSquare, "successor blocks", func() bool {
		var dest *core.Block
		before := len(*refs)
		ok := parseTarget(p, &dest, refs, types)
		*dests = append(*dests, dest)
		*sizes = append(*sizes, int32(len(*refs)-before))
		return ok
	})
}

// PrintIndirectBrOpSucessors writes what [Hooks.ParseIndirectBrOpSucessors] reads, one destination on a line.
func (Hooks) PrintIndirectBrOpSucessors(p *core.Printer, _ *core.Operation, _ core.Type, dests []*core.Block,
	args [][]*core.Value, _ []core.Type) {
	p.Byte('[')
	for i := range min(len(dests), len(args)) {
		if i > 0 {
			p.Byte(',')
		}
		p.Newline()
		p.SuccessorAndArgs(dests[i], args[i])
	}
	if len(args) > 0 {
		p.Newline()
	}
	p.Byte(']')
}

// CalleeValueInvoke returns the pointer that is called, nil when the callee is a symbol.
func (Hooks) CalleeValueInvoke(op llvm.InvokeOp) *core.Value {
	return calleeValue(op.CalleeAttr(), op.CalleeOperands())
}

// ArgOperandsInvoke returns the arguments of the call.
func (Hooks) ArgOperandsInvoke(op llvm.InvokeOp) []*core.Value {
	return callArgs(op.CalleeAttr(), op.CalleeOperands())
}

// ParseInvoke reads "@f(%a) to ^bb1(%b : i32) unwind ^bb2 : (i32) -> i32"; what else may be there is as in calls.
func (Hooks) ParseInvoke(p *core.Parser, st *core.OperationState) bool {
	setSlot(st, "CConv", llvm.GetCConvAttr(p.Context(), parseKeyword(p, llvm.ParseCConv, llvm.CConvC)))
	var c callText
	if !c.parseCallee(p, st) || !p.Keyword("to") {
		return false
	}
	at := p.Pos()
	var normal, unwind *core.Block
	var refs [2][]core.OperandRef
	var types [2][]core.Type
	if !parseTarget(p, &normal, &refs[0], &types[0]) || !p.Keyword("unwind") || !parseTarget(p, &unwind, &refs[1], &types[1]) ||
		!c.parseVararg(p, st) {
		return false
	}
	if found, ok := c.bundles.parse(p); found && !ok {
		return false
	}
	if !p.AttrDict(&st.Attrs) || !c.parseTypes(p, st) {
		return false
	}
	st.Successors = append(st.Successors, normal, unwind)
	return p.ResolveAll(&st.Operands, c.refs, c.types, p.NamePos()) &&
		p.ResolveAll(&st.Operands, refs[0], types[0], at) && p.ResolveAll(&st.Operands, refs[1], types[1], at) &&
		c.setSegments(p, st, len(c.refs), len(refs[0]), len(refs[1])) && c.bundles.resolve(p, st)
}

// PrintInvoke writes what [Hooks.ParseInvoke] reads.
func (Hooks) PrintInvoke(p *core.Printer, op llvm.InvokeOp) {
	p.Space()
	printCConv(p, op.CConv())
	args := printCallee(p, op.CalleeAttr(), op.CalleeOperands())
	p.Str(" to ")
	p.SuccessorAndArgs(op.NormalDest(), op.NormalDestOperands())
	p.Str(" unwind ")
	p.SuccessorAndArgs(op.UnwindDest(), op.UnwindDestOperands())
	printVararg(p, op.VarCalleeTypeAttr())
	printBundlesBehind(p, op.OpBundleOperands(), op.OpBundleTagsAttr())
	p.AttrDict(op.Op, "callee", segmentSizes, "CConv", "var_callee_type", "op_bundle_sizes", "op_bundle_tags", core.ArgAttrsAttr,
		core.ResAttrsAttr)
	p.Str(" : ")
	printCalleeType(p, op.CalleeAttr(), op.CalleeOperands())
	printSignature(p, valueTypes(args), op.ArgAttrsAttr(), op.Op.ResultTypes(), op.ResAttrsAttr())
}

// ParseLandingpad reads "cleanup (catch %a : !llvm.ptr) (filter %b : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>".
func (Hooks) ParseLandingpad(p *core.Parser, st *core.OperationState) bool {
	if p.TryKeyword("cleanup") {
		setSlot(st, "cleanup", p.Context().Unit())
	}
	for p.TryPunct(core.PunctLParen) {
		var r core.OperandRef
		var t core.Type
		if !p.TryKeyword("filter") && !p.TryKeyword("catch") {
			return p.OpErrorf(p.Pos(), "expected 'filter' or 'catch'")
		}
		if !p.Operand(&r) || !p.ColonType(&t) || !p.Resolve(&st.Operands, r, t) || !p.Punct(core.PunctRParen) {
			return false
		}
	}
	var t core.Type
	if !p.ColonType(&t) {
		return false
	}
	st.Types = append(st.Types, t)
	return true
}

// PrintLandingpad writes what [Hooks.ParseLandingpad] reads. As in mlir-opt, attributes are written but cannot be read.
func (Hooks) PrintLandingpad(p *core.Printer, op llvm.LandingpadOp) {
	p.Space()
	if op.Cleanup() {
		p.Str("cleanup ")
	}
	for _, v := range op.Op.Operands() {
		p.Byte('(')
		if isArray(v.Type()) {
			p.Str("filter ")
		} else {
			p.Str("catch ")
		}
		p.Operand(v)
		p.Str(" : ")
		p.Type(v.Type())
		p.Str(") ")
	}
	p.AttrDict(op.Op, "cleanup")
	p.Str(": ")
	p.Type(op.Res().Type())
}

func isArray(t core.Type) bool { _, ok := t.(*llvm.LLVMArrayType); return ok }
