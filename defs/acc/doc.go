// Package acc has the hand-written semantics of the dialect acc: the syntax of clauses, verifiers of constructs, and
// their canonicalizations. Operations are in package generated/acc.
//
//	ctx := core.NewContext(acc.New(), gpu.New(), llvm.New(), memref.New())
package acc
