// Package math has the hand-written semantics of the dialect math: the folders that math.yaml promises. Operations are
// in package generated/math.
//
//	ctx := core.NewContext(math.New(), arith.New(), ub.New(), funcd.New())
//
// Constants are computed with the correctly rounded functions of package core/num, on any machine the same.
package math
