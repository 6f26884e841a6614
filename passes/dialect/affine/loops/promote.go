package loops

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/iface/function"
)

// Body returns the block of a loop.
func Body(loop gen.ForOp) *core.Block { return loop.Region().Entry() }

// InductionVar returns the induction variable of a loop, the first argument of its body; iterArgs are the others.
func InductionVar(loop gen.ForOp) *core.Value { return Body(loop).Arg(0) }

func iterArgs(loop gen.ForOp) []*core.Value       { return Body(loop).Args()[1:] }
func yielded(loop gen.ForOp) []*core.Value        { return operandsOf(Body(loop).Last()) }
func operandsOf(op *core.Operation) []*core.Value { return op.OperandList(0, op.NumOperands()) }

// functionAround returns the closest function around an operation, or nil.
func functionAround(op *core.Operation) function.FunctionOpInterface {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if f, ok := function.FunctionOpInterfaceKey.Of(p); ok {
			return f
		}
	}
	return nil
}

// PromoteIfSingleIteration puts the body of a loop that is known to be executed once in place of the loop, and reports
// whether it did. A constant for the induction variable goes to the start of the function.
func PromoteIfSingleIteration(loop gen.ForOp) bool {
	if n, ok := ConstantTripCount(loop); !ok || n != 1 || LowerBound(loop).NumResults() != 1 {
		return false
	}
	if iv := InductionVar(loop); iv.HasUses() {
		iv.ReplaceAllUsesWith(firstValue(loop))
	}
	for i, a := range iterArgs(loop) {
		a.ReplaceAllUsesWith(loop.Inits()[i])
	}
	last := yielded(loop)
	for i, r := range loop.Results() {
		r.ReplaceAllUsesWith(last[i])
	}
	b := Body(loop)
	b.Last().Erase()
	if first := b.First(); first != nil {
		loop.Op.Block().Splice(loop.Op, first, b.Last())
	}
	loop.Op.Erase()
	return true
}

// firstValue makes the value that the induction variable has in the first iteration.
func firstValue(loop gen.ForOp) *core.Value {
	b := core.BuilderBefore(loop.Op)
	if n, ok := ConstantLowerBound(loop); ok {
		if f := functionAround(loop.Op); f != nil {
			b.SetStart(f.FunctionBody().Entry())
		}
		return arith.NewConstant(b, b.Context().IndexAttr(n)).Result()
	}
	if LowerBound(loop).Equal(affine.IdentityMap(1)) {
		return loop.LowerBoundOperands()[0]
	}
	return gen.NewApply(b, loop.LowerBoundOperands(), loop.LowerBoundMapAttr()).Op.Result(0)
}
