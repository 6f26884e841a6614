// Package nvvm has the hand-written semantics of the dialect nvvm: verifiers of instructions, the syntax of matrix
// multiplications, and which targets have which instruction. Types and operations are in package generated/nvvm.
//
//	ctx := core.NewContext(llvm.New(), nvvm.New())
//	m, diags := core.ParseString(ctx, "f.mlir", `func.func @f() { nvvm.barrier0 return }`)
package nvvm
