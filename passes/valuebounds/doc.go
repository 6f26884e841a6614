// Package valuebounds computes constants that index values, and sizes of tensors and buffers, never exceed:
//
//	n, ok := valuebounds.Upper(core.FoldResult{Value: v})
//	size, ok := valuebounds.UpperSize(tensor, 0)
//
// It collects what operations say about their results as linear constraints until these bound what is asked for. It is
// upstream's ValueBoundsConstraintSet.
package valuebounds
