// Package irdl has the hand-written semantics of the dialect irdl: custom syntax and verifiers. Operations are in
// package generated/irdl.
//
//	ctx := core.NewContext(irdl.New())
package irdl
