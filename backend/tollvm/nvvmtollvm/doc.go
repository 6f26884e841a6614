// Package nvvmtollvm turns operations of dialect nvvm into dialect llvm: pass convert-nvvm-to-llvm makes inline assembly of
// those that have no intrinsic, and the translation to LLVM IR makes calls of intrinsics of the others.
//
//	reg := passes.NewRegistry()
//	nvvmtollvm.RegisterPasses(reg)
//	// builtin.module(convert-nvvm-to-llvm)
//
// [Extend] tells the translation, [github.com/odsgen/ods/backend/llvmir.Write], and pass convert-to-llvm about the dialect.
package nvvmtollvm
