// Package tensor has the hand-written semantics of the dialect tensor: folders, canonicalization patterns, verifiers
// and the syntax of lists that tensor.yaml promises. Operations are in package generated/tensor.
//
//	ctx := core.NewContext(tensor.New(), arith.New(), complexd.New(), ub.New(), funcd.New())
package tensor
