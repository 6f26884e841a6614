// Package shapes has what transforms of tensors need about sizes: the sizes of a value as they are known, those of
// results computed from operands, and patterns that make use of them.
//
//	set := rewrite.NewPatternSet(ctx)
//	shapes.AddDims(set)       // tensor.dim of a result becomes a computation on operands
//	shapes.AddEmpty(set, false) // slices and reshapes of tensor.empty become tensor.empty
package shapes
