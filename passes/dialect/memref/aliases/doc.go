// Package aliases has the pass that lets accesses go to memory itself instead of to views of it:
//
//	reg := passes.NewRegistry()
//	aliases.RegisterPasses(reg) // fold-memref-alias-ops
//
// It knows the accesses of dialects memref, vector, gpu and nvgpu. [Add] adds its patterns to a set.
package aliases
