// Package llvm has the semantics of dialect llvm: custom syntax, verifiers, folders, and what lowerings and the
// exporter ask about its types.
//
//	import gen "github.com/odsgen/ods/generated/llvm"
//
//	ctx := core.NewContext(llvm.New())
//	ptr := gen.GetLLVMPointerType(ctx, 0)
//	llvm.IsCompatibleType(ptr)                     // true
//	datalayout.Default().Size(ptr)                 // 8
package llvm
