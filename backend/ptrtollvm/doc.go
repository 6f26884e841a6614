// Package ptrtollvm converts dialect ptr, pointers and what a memref has beside its pointer, to dialect llvm.
//
//	ptrtollvm.Extend(registry) // then pass convert-to-llvm converts dialect ptr
//
// Package tollvm has the conversion of types and what patterns share.
package ptrtollvm
