// Package dependence analyses accesses to memory by operations of dialect affine: which elements they touch in which
// iterations, and whether one access may depend on another one.
//
//	src, _ := dependence.AccessOf(store)
//	dst, _ := dependence.AccessOf(load)
//	r := dependence.Check(src, dst, depth, false)
//	if r.Outcome == dependence.Exists {
//		fmt.Println(r.Components())
//	}
//
// [Constraints] are linear constraints whose variables are values of the IR: induction variables are dimensions, other
// values are symbols. The analysis is that of U. Banerjee and W. Pugh as upstream does it (AffineAnalysis): a
// dependence at depth d is one that the loop at depth d carries, with equal values of the outer induction variables;
// one at a depth greater than the number of common loops is one within the same iteration. Nothing here changes IR;
// functions can be called concurrently on IR that nobody changes.
package dependence
