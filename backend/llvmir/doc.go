// Package llvmir writes modules of the llvm dialect as the text of LLVM IR, as mlir-translate --mlir-to-llvmir does:
//
//	err := llvmir.Write(os.Stdout, module)
//
// The text is what LLVM 22 prints for the same module, down to the numbering of values and the folding of operations on
// constants, so that the two can be compared byte for byte. An operation of another dialect is an error with its
// location (a [diag.List]); nothing useful has been written then.
//
// Files: write.go is the module, types.go and constant*.go what is known at compile time, fold*.go what LLVM's builder
// folds, function.go and instruction*.go bodies, attribute*.go and metadata.go what hangs on to them, intrinsics.go the
// table of intrinsics.
//
// A call does not change the module; several may run at once on different modules of one context.
package llvmir
