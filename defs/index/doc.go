// Package index has the hand-written semantics of the dialect index: folders, canonicalization and verifiers that
// index.yaml promises. Operations are in package generated/index.
//
//	ctx := core.NewContext(index.New(), funcd.New())
//
// A constant is folded only when targets with 32 and with 64 bits agree on it.
package index
