// Package read has what those share that read the llvm dialect to execute or translate it: what an operation says besides
// its operands, the values of constants, what kind of intrinsic a name stands for, and the message about what was not lowered. How
// values lie in memory is in package layout. What differs is in the readers: backend/engine, backend/wasm, backend/csource and
// backend/llvmir.
//
//	class := read.ClassOf("lifetime.start") // read.Nothing
package read
