package emitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/emitc"
	"github.com/odsgen/ods/passes"
)

func (*FormExpressionsPass) run(r *passes.Run) {
	rw := rewrite.NewRewriter(r.Op.Context(), nil)
	var operators []*core.Operation
	r.Op.Walk(func(op *core.Operation) {
		if isOperator(op) {
			operators = append(operators, op)
		}
	})
	for _, op := range operators {
		wrap(op, rw)
	}
	set := rewrite.NewPatternSet(r.Op.Context())
	AddFolding(set)
	if _, ok := rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig()); !ok {
		r.Fail()
	}
}

// isOperator reports whether an operation is to be put into an expression.
func isOperator(op *core.Operation) bool {
	if _, ok := emitc.CExpressionInterfaceKey.Of(op); !ok || op.NumResults() != 1 || op.Is(&emitc.LiteralDef) {
		return false
	}
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(&emitc.ExpressionDef) {
			return false
		}
	}
	return true
}

// wrap puts an operation into an expression.
func wrap(op *core.Operation, rw *rewrite.Rewriter) {
	rw.SetAfter(op)
	rw.SetLoc(op.Loc())
	operands := op.OperandList(0, op.NumOperands())
	e := emitc.BuildExpression(&rw.Builder, op.Result(0).Type(), operands, op.OperandTypes(),
		func(b *core.Builder, args []*core.Value) *core.Value {
			var m core.IRMapping
			for i, v := range operands {
				m.Map(v, args[i])
			}
			return b.Insert(op.Clone(&m)).Result(0)
		})
	rw.ReplaceOp(op, e.Result())
}

// AddFolding adds the pattern that folds an expression into the only one that uses it.
func AddFolding(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&emitc.ExpressionDef, emitc.AsExpressionOp, "fold expressions", foldOperand))
}

// foldOperand takes the first operand that is an expression without effects, used here only, and makes an expression of
// both. An operand that both have is one operand of the result.
func foldOperand(e emitc.ExpressionOp, rw *rewrite.Rewriter) bool {
	var inner emitc.ExpressionOp
	found := false
	var operands []*core.Value
	seen := map[*core.Value]bool{}
	add := func(v *core.Value) {
		if !seen[v] {
			seen[v] = true
			operands = append(operands, v)
		}
	}
	for _, v := range e.Defs() {
		x, ok := emitc.AsExpressionOp(v.DefiningOp())
		if found || !ok || !v.HasOneUse() || hasEffects(x) {
			add(v)
		} else {
			inner, found = x, true
		}
	}
	if !found {
		return false
	}
	for _, v := range inner.Defs() {
		add(v)
	}
	types := make([]core.Type, len(operands))
	for i, v := range operands {
		types[i] = v.Type()
	}
	rw.SetAfter(e.Op)
	joined := emitc.Expression{ResultType: e.Result().Type(), Defs: operands, DoNotInline: e.DoNotInline(), RegionArgTypes: types,
		Region: func(b *core.Builder, args []*core.Value) *core.Value {
			var m core.IRMapping
			for i, v := range operands {
				m.Map(v, args[i])
			}
			m.Map(inner.Result(), cloneBody(rw, inner, &m))
			return cloneBody(rw, e, &m)
		}}.Build(&rw.Builder)
	rw.ReplaceOp(e.Op, joined.Result())
	rw.EraseOp(inner.Op)
	return true
}

// hasEffects reports whether an operation of the expression has effects.
func hasEffects(e emitc.ExpressionOp) bool {
	for op := range e.Region().Entry().Ops() {
		if x, ok := emitc.CExpressionInterfaceKey.Of(op); ok && x.HasSideEffects() {
			return true
		}
	}
	return false
}

// cloneBody copies the operations of an expression but for the terminator to where the rewriter is, the operands being
// mapped, and returns the expression's value.
func cloneBody(rw *rewrite.Rewriter, e emitc.ExpressionOp, m *core.IRMapping) *core.Value {
	body := e.Region().Entry()
	for i, v := range e.Defs() {
		m.Map(body.Arg(i), m.Value(v))
	}
	for op := range body.Ops() {
		if op == body.Last() {
			return m.Value(op.Operand(0))
		}
		rw.Clone(op, m)
	}
	return nil
}
