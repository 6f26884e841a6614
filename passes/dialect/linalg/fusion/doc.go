// Package fusion joins structured operations: what a linalg.generic computes element by element moves into the operation
// that uses it.
//
//	set := rewrite.NewPatternSet(ctx)
//	fusion.AddElementwise(set)
//	fusion.AddExpansion(set)
//	fusion.AddConstants(set)
package fusion
