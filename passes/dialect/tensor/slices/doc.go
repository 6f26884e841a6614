// Package slices has patterns that move, join and drop operations that take parts of tensors and put them into others, and
// the reshapes between them.
//
//	set := rewrite.NewPatternSet(ctx)
//	slices.AddMerging(set)  // a slice of a slice becomes one slice
//	slices.AddBubbleUp(set) // a slice of a reshaped tensor becomes a reshaped slice
package slices
