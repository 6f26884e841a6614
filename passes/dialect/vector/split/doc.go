// Package split makes transfers between vectors and buffers that may leave the bounds ones that never do: they go to the
// buffer itself where all is in bounds, and to a vector in memory otherwise, which is copied.
//
//	set := rewrite.NewPatternSet(ctx)
//	split.Add(set, split.ByTransfer)
package split
