package emitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/emitc"
)

// VerifyRegionsFor wants an induction variable of the bounds' type.
func (Hooks) VerifyRegionsFor(op emitc.ForOp, r *core.Reporter) bool {
	entry := op.Region().Entry()
	if entry.NumArgs() != 1 {
		return r.OpErrorf(op.Op, "expected body to have a single block argument for the induction variable").Fail()
	}
	if entry.Arg(0).Type() != op.LowerBound().Type() {
		return r.OpErrorf(op.Op, "expected induction variable to be same type as bounds and step").Fail()
	}
	return true
}

// VerifyYield compares what is yielded with the results of the operation around.
func (Hooks) VerifyYield(op emitc.YieldOp, r *core.Reporter) bool {
	parent := op.Op.ParentOp()
	if _, isDo := emitc.AsDoOp(parent); parent == nil || isDo {
		return true
	}
	yields := op.Op.NumOperands() > 0
	if yields && parent.NumResults() != 1 {
		return r.OpErrorf(op.Op, "yields a value not returned by parent").Fail()
	}
	if !yields && parent.NumResults() != 0 {
		return r.OpErrorf(op.Op, "does not yield a value to be returned by parent").Fail()
	}
	return true
}

// terminator returns the last operation of a block when it ends one, or might, because it is unknown.
func terminator(b *core.Block) *core.Operation {
	if last := b.Last(); last != nil && (last.Has(core.TraitTerminator) || !last.IsRegistered()) {
		return last
	}
	return nil
}

// VerifyExpression wants a tree of operations that C can write as an expression.
func (Hooks) VerifyExpression(op emitc.ExpressionOp, r *core.Reporter) bool {
	body := op.Region().Entry()
	yield, ok := emitc.AsYieldOp(terminator(body))
	if !ok || yield.Op.NumOperands() == 0 {
		return r.OpErrorf(op.Op, "must yield a value at termination").Fail()
	}
	value := yield.Op.Operand(0)
	root := value.DefiningOp()
	if root == nil {
		return r.OpErrorf(op.Op, "yielded value has no defining op").Fail()
	}
	if root.ParentOp() != op.Op {
		return r.OpErrorf(op.Op, "yielded value not defined within expression").Fail()
	}
	if value.Type() != op.Result().Type() {
		return r.OpErrorf(op.Op, "requires yielded type to match return type").Fail()
	}
	for o := range body.Ops() {
		if o == yield.Op {
			break
		}
		if _, ok := emitc.CExpressionInterfaceKey.Of(o); !ok {
			return r.OpErrorf(op.Op, "contains an unsupported operation").Fail()
		}
		if o.NumResults() != 1 {
			return r.OpErrorf(op.Op, "requires exactly one result for each operation").Fail()
		}
		if !o.HasUses() {
			return r.OpErrorf(op.Op, "contains an unused operation").Fail()
		}
	}
	return verifyOnce(op, root, r)
}

// verifyOnce wants operations with side effects to be reached once only, since each use writes them again.
func verifyOnce(op emitc.ExpressionOp, root *core.Operation, r *core.Reporter) bool {
	visited := map[*core.Operation]bool{}
	for work := []*core.Operation{root}; len(work) > 0; {
		o := work[len(work)-1]
		work = work[:len(work)-1]
		if visited[o] {
			if x, ok := emitc.CExpressionInterfaceKey.Of(o); ok && x.HasSideEffects() {
				return r.OpErrorf(op.Op, "requires exactly one use for operations with side effects").Fail()
			}
			continue
		}
		visited[o] = true
		for _, v := range o.Operands() {
			if def := v.DefiningOp(); def != nil {
				work = append(work, def)
			}
		}
	}
	return true
}

// VerifyDo wants a condition of an expression and its yield, and a body without terminator.
func (Hooks) VerifyDo(op emitc.DoOp, r *core.Reporter) bool {
	cond := op.ConditionRegion().Entry()
	n := 0
	for range cond.Ops() {
		n++
	}
	if n != 2 {
		return r.OpErrorf(op.Op, "condition region must contain exactly two operations: "+
			"'emitc.expression' followed by 'emitc.yield', but found %d operations", n).Fail()
	}
	expr, ok := emitc.AsExpressionOp(cond.First())
	if !ok {
		return r.OpErrorf(op.Op, "expected first op in condition region to be 'emitc.expression', but got %s",
			cond.First().Name()).Fail()
	}
	if t := expr.Result().Type(); t != op.Op.Context().I1() {
		return r.OpErrorf(op.Op, "emitc.expression in condition region must return 'i1', but returns %s", message.Quote(t)).Fail()
	}
	yield, ok := emitc.AsYieldOp(cond.Last())
	if !ok {
		return r.OpErrorf(op.Op, "expected last op in condition region to be 'emitc.yield', but got %s", cond.Last().Name()).Fail()
	}
	if n := yield.Op.NumOperands(); n != 1 {
		return r.OpErrorf(op.Op, "expected condition region to return 1 value, but it returns %d values", n).Fail()
	}
	if yield.Op.Operand(0) != expr.Result() {
		return r.OpEmitErrorf(op.Op, "'emitc.yield' must return result of 'emitc.expression' from this condition region").Fail()
	}
	if terminator(op.BodyRegion().Entry()) != nil {
		return r.OpErrorf(op.Op, "body region must not contain terminator").Fail()
	}
	return true
}
