// Package rule has what compiled and interpreted rewrite rules share: tests of constants, uses and lists, and the location of what a rule makes.
//
//	if !rule.IsInt(core.ConstantValue(v), -1) {
//		return rw.NoMatch(op, "operand 'rhs' is not -1")
//	}
//	rule.Fuse(rw, op, inner)
package rule
