// Package memref has transforms of dialect memref:
//
//	reg := passes.NewRegistry()
//	memref.RegisterPasses(reg) // expand-realloc, expand-strided-metadata, normalize-memrefs
//
// [AddExpandStridedMetadata] adds the patterns to a set for passes that do more.
package memref
