// Package complexd has the hand-written semantics of the dialect complex: folders, canonicalization patterns, verifiers
// and the syntax of
// #complex.number that complex.yaml promises. Operations are in package generated/complexd; both have the d because complex is a
// function of Go.
//
//	ctx := core.NewContext(complexd.New(), arith.New(), ub.New(), funcd.New())
package complexd
