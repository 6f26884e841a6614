// Package ptrtollvm converts dialect ptr, pointers and what a memref has beside its pointer, to dialect llvm.
//
//	reg := core.NewRegistry(llvm.New(), ptr.New())
//	ptrtollvm.Extend(reg)
//	// builtin.module(convert-to-llvm)
//
// Package tollvm has the conversion of types and what patterns share.
package ptrtollvm
