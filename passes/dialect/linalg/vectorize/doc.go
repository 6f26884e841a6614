// Package vectorize turns structured operations into operations on vectors as large as their iteration space, or as asked:
//
//	func toVectors(op *core.Operation, rw *rewrite.Rewriter) bool {
//		vals, ok := vectorize.Op(rw, op, vectorize.Options{Sizes: []int64{4, 8}})
//		if ok {
//			rw.ReplaceOp(op, vals...)
//		}
//		return ok
//	}
//
// Where the sizes are not those of the operation, masks keep accesses inside of it.
package vectorize
