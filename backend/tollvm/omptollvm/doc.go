// Package omptollvm gives the operations of dialect omp, which LLVM's translation understands as they are, the types of
// dialect llvm.
//
//	reg := passes.NewRegistry()
//	omptollvm.RegisterPasses(reg)
//	// builtin.module(convert-openmp-to-llvm)
//
// [Extend] lets the translation, [github.com/odsgen/ods/backend/llvmir.Write], lower constructs: loops that a team shares or
// that are vectorized, parallel regions, which become functions, private variables, barriers, and atomic accesses to integers.
//
// Package tollvm has the conversion of types and what patterns share.
package omptollvm
