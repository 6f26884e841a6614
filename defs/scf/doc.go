// Package scf has the hand-written semantics of the dialect scf: the syntax of loops and conditionals, their verifiers,
// how control and values pass between their regions, and canonicalization patterns. Operations are in package
// generated/scf.
//
//	ctx := core.NewContext(scf.New(), arith.New())
//
// [StaticTripCount] says how often a loop runs.
package scf
