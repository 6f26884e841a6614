// Package memreftollvm converts dialect memref, buffers with a shape, to dialect llvm: to descriptors, which are structs of two
// pointers, an offset, sizes and strides.
//
//	reg := passes.NewRegistry()
//	memreftollvm.RegisterPasses(reg)
//	// builtin.module(expand-strided-metadata, lower-affine, finalize-memref-to-llvm)
//
// Package tollvm has the conversion of types and what patterns share.
package memreftollvm
