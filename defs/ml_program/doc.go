// Package mlprogram has the hand-written semantics of the dialect ml_program: the syntax of functions, visibilities,
// initial values and orderings, and the verifiers of ends of functions and of accesses to variables. Operations are in
// package generated/mlprogram.
//
//	ctx := core.NewContext(mlprogram.New())
package mlprogram
