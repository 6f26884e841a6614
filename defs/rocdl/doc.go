// Package rocdl has the hand-written semantics of the dialect rocdl: the syntax of buffer operations, and verifiers of
// attributes. Types and operations are in package generated/rocdl.
//
//	ctx := core.NewContext(llvm.New(), rocdl.New())
//	m, diags := core.ParseString(ctx, "f.mlir", `func.func @f() { rocdl.s.barrier return }`)
package rocdl
