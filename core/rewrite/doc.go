// Package rewrite changes IR through patterns: the [Rewriter] that all changes go through, its [Listener], pattern
// sets, constant uniquing, the greedy driver and region simplification.
//
//	set := rewrite.NewPatternSet(ctx)
//	set.Add(rewrite.Pattern{Name: "x+0", Root: "arith.addi", Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
//		rw.ReplaceOp(op, op.Operand(0)) // when the other one is 0
//		return true
//	}})
//	changed, converged := rewrite.Greedy(module, set.Freeze(), rewrite.DefaultConfig())
//
// A pattern must make every change through the rewriter, because the drivers learn from its notifications what to look
// at next. Dialect conversion is in the sub-package conversion.
package rewrite
