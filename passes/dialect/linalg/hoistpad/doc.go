// Package hoistpad pads slices of a tensor before the loops that take them: all that the loops pad goes into one
// tensor, of which they take slices.
//
//	func hoist(rw *rewrite.Rewriter, op tensor.PadOp) bool {
//		r, ok := hoistpad.Hoist(rw, op, 2, nil) // out of two loops
//		if ok {
//			rw.ReplaceOp(op.Op, r.Value)
//		}
//		return ok
//	}
package hoistpad
