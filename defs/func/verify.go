package funcd

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/funcd"
)

// VerifyReturn compares the operands with the results of the function around.
func (Hooks) VerifyReturn(op funcd.ReturnOp, r *core.Reporter) bool {
	parent := op.Op.ParentOp()
	fn, ok := funcd.AsFuncOp(parent)
	if !ok {
		return true // the trait HasParent has reported it
	}
	_, results, _ := parent.FunctionSignature()
	if n := op.Op.NumOperands(); n != len(results) {
		return r.OpErrorf(op.Op, "has %d operands, but enclosing function (@%s) returns %d", n, fn.SymName(), len(results)).Fail()
	}
	for i, t := range results {
		if got := op.Op.Operand(i).Type(); got != t {
			return r.OpEmitErrorf(op.Op, "type of return operand %d (%s) doesn't match function result type (%s) in function @%s",
				i, message.Quote(got), message.Quote(t), fn.SymName()).Fail()
		}
	}
	return true
}

// callee returns the function that a reference leads to.
func callee(op *core.Operation, ref *core.SymbolRefAttr, symbols *core.SymbolTableCollection) (fn funcd.FuncOp,
	t *core.FunctionType, ok bool) {
	fn, ok = funcd.AsFuncOp(symbols.LookupNearest(op, ref))
	if !ok {
		return fn, nil, false
	}
	t, ok = fn.FunctionType().(*core.FunctionType)
	return fn, t, ok
}

// VerifySymbolUsesCall checks that the callee is a function, and that operands and results have its types.
func (Hooks) VerifySymbolUsesCall(op funcd.CallOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	ref := op.CalleeAttr()
	if ref == nil {
		return r.OpErrorf(op.Op, "requires a 'callee' symbol reference attribute").Fail()
	}
	_, t, ok := callee(op.Op, ref, symbols)
	if !ok {
		return r.OpErrorf(op.Op, "'%s' does not reference a valid function", ref.Leaf()).Fail()
	}
	if len(t.Inputs()) != op.Op.NumOperands() {
		return r.OpErrorf(op.Op, "incorrect number of operands for callee").Fail()
	}
	for i, want := range t.Inputs() {
		if got := op.Op.Operand(i).Type(); got != want {
			return r.OpErrorf(op.Op, "operand type mismatch: expected operand type %s, but provided %s for operand number %d",
				message.Quote(want), message.Quote(got), i).Fail()
		}
	}
	if len(t.Results()) != op.Op.NumResults() {
		return r.OpErrorf(op.Op, "incorrect number of results for callee").Fail()
	}
	for i, want := range t.Results() {
		if op.Op.Result(i).Type() != want {
			return r.OpErrorf(op.Op, "result type mismatch at index %d", i).
				Note(op.Op.Loc(), "      op result types: %s", message.Quote(op.Op.ResultTypes()...)).
				Note(op.Op.Loc(), "function result types: %s", message.Quote(t.Results()...)).Fail()
		}
	}
	return true
}

// VerifySymbolUsesConstant checks that the reference leads to a function of the result's type.
func (Hooks) VerifySymbolUsesConstant(op funcd.ConstantOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	fn, _, ok := callee(op.Op, op.ValueAttr(), symbols)
	if !ok {
		return r.OpErrorf(op.Op, "reference to undefined function '%s'", op.Value()).Fail()
	}
	if fn.FunctionType() != op.Op.Result(0).Type() {
		return r.OpErrorf(op.Op, "reference to function with mismatched type").Fail()
	}
	return true
}
