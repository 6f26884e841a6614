// Package run has the engines of the command run: ways to execute a function of a module of the llvm dialect and to
// print its results.
//
//	cmd := driver.RunCommand(all.Pipeline, run.Engines()...)
//
// All engines print one line for each result: integers in decimal and signed, those of one bit as true or false, floats
// as MLIR prints them, pointers in hexadecimal, vectors and aggregates between brackets. A function that returns a
// literal struct has its fields as results, because that is what a function with several results is lowered to. What
// the program itself prints comes in front.
//
// What a user does wrong is an error with a place: at the function for arguments, at the operation for a trap, with
// notes about where poison, memory or callers are from. The context ends all engines early, with its cause as the
// reason.
//
// interpreter is backend/engine; undefined behaviour is an error at the operation. lli writes LLVM IR and executes it
// natively with LLVM's tool of that name, when it is installed; undefined behaviour is undefined there. [JIT] starts
// the command backend/jit/cmd/ods-jit, which compiles. [Builder] makes executables with backend/native, and WebAssembly
// with backend/wasm. [Execute] makes an engine of any [Machine]. Printing helpers are built into the first, and linked
// into programs of the others.
package run
