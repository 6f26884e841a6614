// Package smt has the hand-written semantics of the dialect smt: custom syntax, verifiers, and constants. Operations
// are in package generated/smt.
//
//	ctx := core.NewContext(smt.New())
package smt
