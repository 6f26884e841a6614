// Package minmax simplifies affine.min and affine.max by what is known about the values that they compare:
//
//	func simplify(op *core.Operation, rw *rewrite.Rewriter) bool {
//		return minmax.Simplify(op, rw) // affine.min(32, n) is 32 where n is never less
//	}
package minmax
