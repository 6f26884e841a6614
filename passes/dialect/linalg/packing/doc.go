// Package packing changes structured operations so that they work on tiles that lie one after another in memory, and
// lowers linalg.pack and linalg.unpack, which bring tensors into that form and back:
//
//	func packed(x linalg.LinalgOp, rw *rewrite.Rewriter, sizes []core.FoldResult) bool {
//		rw.SetBefore(x.AsOperation())
//		_, ok := packing.Pack(rw, x, sizes)
//		return ok
//	}
package packing
