// Package memref has the hand-written semantics of the dialect memref: syntax, verifiers, folders and canonicalization
// patterns of operations on memory. Operations are in package generated/memref.
//
//	ctx := core.NewContext(memref.New(), arith.New())
package memref
