package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/spirv"
)

// This file has control flow: its checks, and what branches pass on.

// VerifyBranchConditional checks the weights.
func (Hooks) VerifyBranchConditional(op spirv.BranchConditionalOp, r *core.Reporter) bool {
	w, ok := op.Op.Attr("branch_weights").(*core.ArrayAttr)
	if !ok {
		return true
	}
	if w.Len() != 2 {
		return r.OpErrorf(op.Op, "must have exactly two branch weights").Fail()
	}
	for _, a := range w.Elems() {
		if i, ok := a.(*core.IntegerAttr); !ok || !i.Value().IsZero() {
			return true
		}
	}
	return r.OpErrorf(op.Op, "branch weights cannot both be zero").Fail()
}

// SuccessorOperandsBranchConditional returns the operands that a target gets.
func (Hooks) SuccessorOperandsBranchConditional(op spirv.BranchConditionalOp, index int) flow.SuccessorOperands {
	return flow.GroupOperands(op.Op, index+1)
}

// VerifySymbolUsesFunctionCall compares the call with the function.
func (Hooks) VerifySymbolUsesFunctionCall(op spirv.FunctionCallOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	ref := op.CalleeAttr()
	fn, ok := spirv.AsFuncOp(symbols.LookupNearest(op.Op.ParentOp(), ref))
	if !ok {
		return r.OpErrorf(op.Op, "callee function '%s' not found in nearest symbol table", ref.Leaf()).Fail()
	}
	in, out, _ := fn.Op.FunctionSignature()
	if n := op.Op.NumResults(); n > 1 {
		return r.OpErrorf(op.Op, "expected callee function to have 0 or 1 result, but provided %d", n).Fail()
	}
	if n := op.Op.NumOperands(); n != len(in) {
		return r.OpErrorf(op.Op, "has incorrect number of operands for callee: expected %d, but provided %d", len(in), n).Fail()
	}
	for i, t := range in {
		if got := op.Op.Operand(i).Type(); got != t {
			return r.OpErrorf(op.Op, "operand type mismatch: expected operand type %s, but provided %s for operand number %d",
				message.Quote(t), message.Quote(got), i).Fail()
		}
	}
	if n := op.Op.NumResults(); n != len(out) {
		return r.OpErrorf(op.Op, "has incorrect number of results has for callee: expected %d, but provided %d", len(out), n).Fail()
	}
	if len(out) > 0 && out[0] != op.Op.Result(0).Type() {
		return r.OpErrorf(op.Op, "result type mismatch: expected %s, but provided %s", message.Quote(out[0]),
			message.Quote(op.Op.Result(0).Type())).Fail()
	}
	return true
}

// SuccessorOperandsSwitch returns the operands that a target gets.
func (Hooks) SuccessorOperandsSwitch(op spirv.SwitchOp, index int) flow.SuccessorOperands {
	if index == 0 {
		return flow.GroupOperands(op.Op, 1)
	}
	return flow.NestedGroupOperands(op.Op, 2, index-1)
}

// SuccessorForOperandsSwitch returns where a known selector leads.
func (Hooks) SuccessorForOperandsSwitch(op spirv.SwitchOp, operands []core.Attribute) *core.Block {
	literals, _ := op.Op.Attr("literals").(*core.DenseElementsAttr)
	if literals == nil {
		return op.Op.Successor(0)
	}
	v, ok := operands[0].(*core.IntegerAttr)
	if !ok {
		return nil
	}
	for i := range int(literals.NumElements()) {
		if literals.Int(int64(i)) == v.Value() {
			return op.Op.Successor(i + 1)
		}
	}
	return op.Op.Successor(0)
}

// VerifySwitch compares literals with the selector and the targets.
func (Hooks) VerifySwitch(op spirv.SwitchOp, r *core.Reporter) bool {
	targets := op.Op.NumSuccessors() - 1
	literals, _ := op.Op.Attr("literals").(core.ElementsAttr)
	if literals == nil && targets == 0 {
		return true
	}
	t := op.Selector().Type()
	var n int64
	if literals != nil {
		n = core.NumElements(literals.Type().(core.ShapedType).Shape())
		if e := core.ElementTypeOrSelf(literals.Type()); e != t {
			return r.OpErrorf(op.Op, "'selector' type (%s) should match literals type (%s)", message.Quote(t), message.Quote(e)).Fail()
		}
	}
	if n != int64(targets) {
		return r.OpErrorf(op.Op, "number of literals (%d) should match number of targets (%d)", n, targets).Fail()
	}
	return true
}

// isMergeBlock reports whether the block has spirv.mlir.merge only.
func isMergeBlock(b *core.Block) bool {
	return !b.IsEmpty() && b.First() == b.Last() && b.First().Is(&spirv.MergeDef)
}

// verifyMerge checks that the last block is the merge block, and the only one.
func verifyMerge(op *core.Operation, r *core.Reporter) bool {
	last := op.Region(0).Last()
	if !isMergeBlock(last) {
		return r.OpErrorf(op, "last block must be the merge block with only one 'spirv.mlir.merge' op").Fail()
	}
	for o := range op.Region(0).Ops() {
		if o.Is(&spirv.MergeDef) && o.Block() != last {
			return r.OpErrorf(op, "should not have 'spirv.mlir.merge' op outside the merge block").Fail()
		}
	}
	return true
}

// VerifyRegionsSelection wants a header and a merge block.
func (Hooks) VerifyRegionsSelection(op spirv.SelectionOp, r *core.Reporter) bool {
	body := op.Op.Region(0)
	if body.IsEmpty() {
		return true
	}
	if !verifyMerge(op.Op, r) {
		return false
	}
	if body.HasOneBlock() {
		return r.OpErrorf(op.Op, "must have a selection header block").Fail()
	}
	return true
}

// VerifyRegionsLoop wants entry, header, continue and merge blocks.
func (Hooks) VerifyRegionsLoop(op spirv.LoopOp, r *core.Reporter) bool {
	body := op.Op.Region(0)
	if body.IsEmpty() {
		return true
	}
	if !verifyMerge(op.Op, r) {
		return false
	}
	entry, merge := body.Entry(), body.Last()
	header := entry.Next()
	switch {
	case header == nil:
		return r.OpErrorf(op.Op, "must have an entry block branching to the loop header block").Fail()
	case header == merge:
		return r.OpErrorf(op.Op, "must have a loop header block branched from the entry block").Fail()
	}
	if !onlyBranchesTo(entry, header) {
		return r.OpErrorf(op.Op, "entry block must only have one 'spirv.Branch' op to the second block").Fail()
	}
	cont := merge.Prev()
	if cont == header {
		return r.OpErrorf(op.Op, "requires a loop continue block branching to the loop header block").Fail()
	}
	if !branchesTo(cont, header) {
		return r.OpErrorf(op.Op, "second to last block must be the loop continue block that branches to the loop header block").Fail()
	}
	for b := header.Next(); b != cont; b = b.Next() {
		if branchesTo(b, header) {
			return r.OpErrorf(op.Op, "can only have the entry and loop continue block branching to the loop header block").Fail()
		}
	}
	return true
}

func onlyBranchesTo(b, to *core.Block) bool {
	return !b.IsEmpty() && b.First() == b.Last() && b.First().Is(&spirv.BranchDef) && b.First().Successor(0) == to
}

func branchesTo(b, to *core.Block) bool {
	for _, s := range b.Succs() {
		if s == to {
			return true
		}
	}
	return false
}

// VerifyUnreachable wants a block that nothing leads to.
func (Hooks) VerifyUnreachable(op spirv.UnreachableOp, r *core.Reporter) bool {
	if op.Op.Block().IsEntry() {
		return r.OpErrorf(op.Op, "cannot be used in reachable block").Fail()
	}
	return true
}

// VerifyGraphOutputsARM compares the outputs with the graph around.
func (Hooks) VerifyGraphOutputsARM(op spirv.GraphOutputsARMOp, r *core.Reporter) bool {
	graph, ok := spirv.AsGraphARMOp(op.Op.ParentOp())
	if !ok {
		return true
	}
	_, out, _ := graph.Op.FunctionSignature()
	name, _ := graph.Op.SymbolName()
	if n := op.Op.NumOperands(); n != len(out) {
		return r.OpErrorf(op.Op, "has %d operands, but enclosing  spirv.ARM.Graph (@%s) returns %d", n, name, len(out)).Fail()
	}
	for i, t := range out {
		if got := op.Op.Operand(i).Type(); got != t {
			return r.OpEmitErrorf(op.Op, "type of return operand %d (%s) doesn't match  spirv.ARM.Graph result type (%s) in function @%s",
				i, message.Quote(got), message.Quote(t), name).Fail()
		}
	}
	return true
}
