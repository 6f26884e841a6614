package emitc

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/emitc"
)

func quoteAll(list []core.Type) string {
	var out []string
	for _, t := range list {
		out = append(out, message.Quote(t))
	}
	return strings.Join(out, ", ")
}

// VerifySymbolUsesCall checks that the callee is a function, and that operands and results have its types.
func (Hooks) VerifySymbolUsesCall(op emitc.CallOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	ref := op.CalleeAttr()
	if ref == nil {
		return r.OpErrorf(op.Op, "requires a 'callee' symbol reference attribute").Fail()
	}
	fn, ok := emitc.AsFuncOp(symbols.LookupNearest(op.Op, ref))
	if !ok {
		return r.OpErrorf(op.Op, "'%s' does not reference a valid function", ref.Leaf()).Fail()
	}
	in, out, _ := fn.Op.FunctionSignature()
	if len(in) != op.Op.NumOperands() {
		return r.OpErrorf(op.Op, "incorrect number of operands for callee").Fail()
	}
	for i, want := range in {
		if got := op.Op.Operand(i).Type(); got != want {
			return r.OpErrorf(op.Op, "operand type mismatch: expected operand type %s, but provided %s for operand number %d",
				message.Quote(want), message.Quote(got), i).Fail()
		}
	}
	if len(out) != op.Op.NumResults() {
		return r.OpErrorf(op.Op, "incorrect number of results for callee").Fail()
	}
	for i, want := range out {
		if op.Op.Result(i).Type() != want {
			return r.OpErrorf(op.Op, "result type mismatch at index %d", i).
				Note(op.Op.Loc(), "      op result types: %s", quoteAll(op.Op.ResultTypes())).
				Note(op.Op.Loc(), "function result types: %s", quoteAll(out)).Fail()
		}
	}
	return true
}

// VerifySymbolUsesDeclareFunc looks for the function.
func (Hooks) VerifySymbolUsesDeclareFunc(op emitc.DeclareFuncOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	ref := op.SymNameAttr()
	if ref == nil {
		return r.OpErrorf(op.Op, "requires a 'sym_name' symbol reference attribute").Fail()
	}
	if _, ok := emitc.AsFuncOp(symbols.LookupNearest(op.Op, ref)); !ok {
		return r.OpErrorf(op.Op, "'%s' does not reference a valid function", ref.Root()).Fail()
	}
	return true
}

// VerifySymbolUsesGetGlobal compares the result with the global variable.
func (Hooks) VerifySymbolUsesGetGlobal(op emitc.GetGlobalOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	name := op.Name()
	global, ok := emitc.AsGlobalOp(symbols.LookupNearest(op.Op, op.NameAttr()))
	if !ok {
		return r.OpErrorf(op.Op, "'%s' does not reference a valid emitc.global", name).Fail()
	}
	got, want := op.Result().Type(), global.Type()
	if is[*emitc.ArrayType](want) {
		if got != want {
			return r.OpErrorf(op.Op, "on array type expects result type %s to match type %s of the global @%s", message.Quote(got),
				message.Quote(want), name).Fail()
		}
		return true
	}
	inner := valueType(got)
	if inner == nil {
		return r.OpErrorf(op.Op, "on non-array type expects result type to be an lvalue type for the global @%s", name).Fail()
	}
	if inner != want {
		return r.OpErrorf(op.Op, "on non-array type expects result inner type %s to match type %s of the global @%s",
			message.Quote(inner), message.Quote(want), name).Fail()
	}
	return true
}

// VerifySymbolUsesGetField compares the result with the field of the class around.
func (Hooks) VerifySymbolUsesGetField(op emitc.GetFieldOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	name := op.FieldName()
	field, ok := emitc.AsFieldOp(symbols.LookupNearest(op.Op, op.FieldNameAttr()))
	if !ok {
		return r.OpErrorf(op.Op, "field '@%s' not found in the class", name).Fail()
	}
	if got, want := op.Result().Type(), field.Type(); got != want {
		return r.OpErrorf(op.Op, "result type %s does not match field '@%s' type %s", message.Quote(got), name,
			message.Quote(want)).Fail()
	}
	return true
}
