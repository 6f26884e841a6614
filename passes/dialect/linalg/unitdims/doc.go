// Package unitdims removes dimensions of size one from linalg.generic and tensor.pad:
//
//	set := rewrite.NewPatternSet(ctx)
//	unitdims.Add(set, unitdims.Reshapes)
//
// Loops of one turn go away, and operands lose their dimensions of size one by reshapes or by slices.
package unitdims
