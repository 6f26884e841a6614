package mlprogram

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/mlprogram"
)

// verifyEnd compares the operands of a terminator with the results of the function around, which the trait HasParent
// has found. Does and operand are the words for what the terminator does and for its operands.
func verifyEnd(op *core.Operation, does, operand string, r *core.Reporter) bool {
	fn := op.ParentOp()
	name, _ := fn.SymbolName()
	want := (Hooks{}).CallableResults(fn)
	if n := op.NumOperands(); n != len(want) {
		return r.OpErrorf(op, "has %d operands, but enclosing function (@%s) %s %d", n, name, does, len(want)).Fail()
	}
	for i, t := range want {
		if got := op.Operand(i).Type(); got != t {
			return r.OpEmitErrorf(op, "type of %s operand %d (%s) doesn't match function result type (%s) in function @%s",
				operand, i, message.Quote(got), message.Quote(t), name).Fail()
		}
	}
	return true
}

// VerifyOutput compares the operands with the results of the subgraph.
func (Hooks) VerifyOutput(op mlprogram.OutputOp, r *core.Reporter) bool {
	return verifyEnd(op.Op, "outputs", "output", r)
}

// VerifyReturn compares the operands with the results of the function.
func (Hooks) VerifyReturn(op mlprogram.ReturnOp, r *core.Reporter) bool {
	return verifyEnd(op.Op, "returns", "return", r)
}

// global returns the variable that a reference leads to, in the nearest symbol table around an operation around op that
// has it; without one it reports that. What is in an operation of which nothing is known so finds the variables around
// that one.
func global(op *core.Operation, ref *core.SymbolRefAttr, symbols *core.SymbolTableCollection,
	r *core.Reporter) (mlprogram.GlobalOp, bool) {
	for at := op.ParentOp(); at != nil; at = at.ParentOp() {
		if g, ok := mlprogram.AsGlobalOp(symbols.LookupNearest(at, ref)); ok {
			return g, true
		}
	}
	return mlprogram.GlobalOp{}, r.OpErrorf(op, "undefined global: %s", core.AttrString(ref)).Fail()
}

// verifyLoad compares the type of the variable with that of the value.
func verifyLoad(op *core.Operation, g mlprogram.GlobalOp, r *core.Reporter) bool {
	if have, want := g.GlobalType(), op.Result(0).Type(); have != want {
		return r.OpErrorf(op, "cannot load from global typed %s as %s", message.Quote(have), message.Quote(want)).Fail()
	}
	return true
}

// verifyStore wants a mutable variable of the value's type.
func verifyStore(op *core.Operation, ref *core.SymbolRefAttr, value core.Type, symbols *core.SymbolTableCollection,
	r *core.Reporter) bool {
	g, ok := global(op, ref, symbols, r)
	switch {
	case !ok:
		return false
	case !g.IsMutable():
		return r.OpErrorf(op, "cannot store to an immutable global %s", core.AttrString(ref)).Fail()
	case g.GlobalType() != value:
		return r.OpErrorf(op, "cannot store to a global typed %s from %s", message.Quote(g.GlobalType()), message.Quote(value)).Fail()
	}
	return true
}

// VerifySymbolUsesGlobalLoad looks for the variable and compares its type.
func (Hooks) VerifySymbolUsesGlobalLoad(op mlprogram.GlobalLoadOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	g, ok := global(op.Op, op.GlobalAttr(), symbols, r)
	return ok && verifyLoad(op.Op, g, r)
}

// VerifySymbolUsesGlobalLoadConst looks for the variable, which must not be mutable, and compares its type.
func (Hooks) VerifySymbolUsesGlobalLoadConst(op mlprogram.GlobalLoadConstOp, symbols *core.SymbolTableCollection,
	r *core.Reporter) bool {
	g, ok := global(op.Op, op.GlobalAttr(), symbols, r)
	if ok && g.IsMutable() {
		return r.OpErrorf(op.Op, "cannot load as const from mutable global %s", core.AttrString(op.GlobalAttr())).Fail()
	}
	return ok && verifyLoad(op.Op, g, r)
}

// VerifySymbolUsesGlobalLoadGraph looks for the variable and compares its type.
func (Hooks) VerifySymbolUsesGlobalLoadGraph(op mlprogram.GlobalLoadGraphOp, symbols *core.SymbolTableCollection,
	r *core.Reporter) bool {
	g, ok := global(op.Op, op.GlobalAttr(), symbols, r)
	return ok && verifyLoad(op.Op, g, r)
}

// VerifySymbolUsesGlobalStore looks for the variable, which must be mutable, and compares its type.
func (Hooks) VerifySymbolUsesGlobalStore(op mlprogram.GlobalStoreOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	return verifyStore(op.Op, op.GlobalAttr(), op.Value().Type(), symbols, r)
}

// VerifySymbolUsesGlobalStoreGraph looks for the variable, which must be mutable, and compares its type.
func (Hooks) VerifySymbolUsesGlobalStoreGraph(op mlprogram.GlobalStoreGraphOp, symbols *core.SymbolTableCollection,
	r *core.Reporter) bool {
	return verifyStore(op.Op, op.GlobalAttr(), op.Value().Type(), symbols, r)
}
