// Package arith has the hand-written semantics of the dialect arith: folders, canonicalization patterns, verifiers and
// the custom syntax that arith.yaml promises. Operations are in package generated/arith.
//
//	ctx := core.NewContext(arith.New(), ub.New(), funcd.New())
//
// Folding and canonicalization follow mlir-opt 22, so that the same input becomes the same output.
package arith
