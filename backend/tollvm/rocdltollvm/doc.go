// Package rocdltollvm lets the translation to LLVM IR, [github.com/odsgen/ods/backend/llvmir.Write], translate the operations of
// dialect rocdl that are not one intrinsic each: the barrier of a workgroup, and sizes that a device library knows.
//
//	registry := core.NewRegistry()
//	rocdltollvm.Extend(registry)
package rocdltollvm
