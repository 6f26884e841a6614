// Package omp has the hand-written semantics of the dialect omp: the syntax of clauses, verifiers of constructs, and
// names of canonical loops. Operations are in package generated/omp.
//
//	ctx := core.NewContext(omp.New(), llvm.New())
package omp
