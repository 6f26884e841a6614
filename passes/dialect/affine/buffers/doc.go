// Package buffers replaces memory, and how operations of dialect affine access it.
//
//	t := buffers.NormalizedType(memref)                     // the same memory with the identity layout
//	buffers.NormalizeAlloc(alloc)                           // an allocation of that type, with all accesses
//	ok := buffers.ReplaceUses(old, new, buffers.Remap{})  // another memory, with other subscripts
package buffers
