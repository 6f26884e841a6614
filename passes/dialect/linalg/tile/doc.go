// Package tile splits the iteration space of operations into parts of a size, with loops over the parts:
//
//	func tiled(op *core.Operation, rw *rewrite.Rewriter) bool {
//		size := core.FoldResult{Attr: op.Context().IndexAttr(32)}
//		r, ok := tile.Loops(&tile.Work{Rewriter: rw}, op, tile.Options{Sizes: []core.FoldResult{size, size}})
//		if ok {
//			rw.ReplaceOp(op, r.Replacements...)
//		}
//		return ok
//	}
//
// [Op] is what can be tiled; [Of] finds it. What it computes is what dialect linalg of upstream computes through its
// TilingInterface, operation by operation.
package tile
