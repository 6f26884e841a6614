// Package conv changes convolutions and products of matrices: a convolution becomes a product of matrices, filters and
// operands are transposed:
//
//	func product(op *core.Operation, rw *rewrite.Rewriter) bool {
//		rw.SetBefore(op)
//		_, _, ok := conv.ToColumns(rw, op)
//		return ok
//	}
package conv
