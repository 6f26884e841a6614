// Package linalg has transforms of dialect linalg:
//
//	reg := passes.NewRegistry()
//	linalg.RegisterPasses(reg) // convert-linalg-to-loops, linalg-generalize-named-ops, ...
//
// [AddGeneralization] adds patterns to a set for passes that do more.
package linalg
