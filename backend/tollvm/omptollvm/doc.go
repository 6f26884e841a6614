// Package omptollvm gives the operations of dialect omp, which LLVM's translation understands as they are, the types of
// dialect llvm.
//
//	reg := passes.NewRegistry()
//	omptollvm.RegisterPasses(reg)
//	// builtin.module(convert-openmp-to-llvm)
//
// Package tollvm has the conversion of types and what patterns share.
package omptollvm
