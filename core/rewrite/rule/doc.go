// Package rule has what compiled and interpreted rewrite rules share: the steps of a match, each with the text that
// generated code has for it and the function that the interpreter calls, and the location of what a rule makes.
//
//	func match(op, inner *core.Operation, rw *rewrite.Rewriter) bool {
//		if !rule.IsInt(op.Operand(1).ConstantValue(), -1) {
//			return rw.NoMatch(op, "operand 'rhs' is not -1")
//		}
//		rule.Fuse(rw, op, inner)
//		return true
//	}
package rule
