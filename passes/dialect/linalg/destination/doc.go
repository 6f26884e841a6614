// Package destination gives operations that make tensors a destination to write to.
//
//	func padInPlace(rw *rewrite.Rewriter, op *core.Operation) bool {
//		_, ok := destination.Style(rw, op) // tensor.pad becomes linalg.fill and tensor.insert_slice
//		return ok
//	}
package destination
