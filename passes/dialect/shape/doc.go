// Package shape has the passes that rewrite operations of the dialect shape: remove-shape-constraints, for those who
// know that all shapes fit, convert-shape-constraints, which makes assertions, and shape-to-shape-lowering.
//
//	reg := passes.NewRegistry()
//	shape.RegisterPasses(reg)
package shape
