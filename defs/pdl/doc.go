// Package pdl has the hand-written semantics of the dialect pdl: custom syntax and verifiers. Operations are in package
// generated/pdl.
//
//	ctx := core.NewContext(pdl.New())
package pdl
