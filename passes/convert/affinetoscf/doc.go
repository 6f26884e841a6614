// Package affinetoscf lowers dialect affine to scf, arith and memref:
//
//	reg := passes.NewRegistry()
//	affinetoscf.RegisterPasses(reg) // lower-affine
//
// [Add] adds the patterns to a set for conversions that do more; [ExpandExpr] and [ExpandMap] compute expressions and
// maps with operations of arith.
package affinetoscf
