// Package flat connects affine maps and sets with the linear constraints of package presburger: it flattens expressions
// to sums in which each quotient is a local variable, bounds variables by maps, and makes maps and sets of constraints
// again.
//
//	r := presburger.NewSet(1, 1)                            // (d0)[s0]
//	flat.AddBound(r, presburger.UB, 0, m, false)            // d0 < each result of m
//	lower, upper := flat.SliceBounds(r, 0, 1, false)        // what d0 is bounded by in terms of s0
//
// The forms in which bounds come out are upstream's (FlatLinearConstraints).
package flat
