// Package shapetostandard has the pass convert-shape-to-std, which computes shapes that are tensors of their extents
// with operations of the dialects arith, scf and tensor.
//
//	reg := passes.NewRegistry()
//	shapetostandard.RegisterPasses(reg)
package shapetostandard
