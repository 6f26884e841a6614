// Package padding makes the operands of operations larger, so that their loops have lengths that are known or are
// multiples of something, and cuts the results to what they were:
//
//	func padded(op *core.Operation, rw *rewrite.Rewriter) bool {
//		r, ok := padding.Operands(rw, op, padding.Options{Dims: []int64{0}, Multiples: []int64{8}})
//		if ok {
//			rw.ReplaceOp(op, r.Replacements...)
//		}
//		return ok
//	}
package padding
