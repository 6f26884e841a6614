// Package valuebounds computes constants that index values, and sizes of tensors and buffers, never exceed:
//
//	func bounded(v, tensor *core.Value) bool {
//		n, ok := valuebounds.Upper(core.FoldResult{Value: v})
//		size, known := valuebounds.UpperSize(tensor, 0)
//		return ok && known && n <= size
//	}
//
// It collects what operations say about their results as linear constraints until these bound what is asked for. It is
// upstream's ValueBoundsConstraintSet.
package valuebounds
