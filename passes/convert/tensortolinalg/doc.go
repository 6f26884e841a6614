// Package tensortolinalg has the pass convert-tensor-to-linalg, which makes tensors that are filled of tensor.pad.
//
//	reg := passes.NewRegistry()
//	tensortolinalg.RegisterPasses(reg)
package tensortolinalg
