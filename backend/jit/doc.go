// Package jit compiles modules of the llvm dialect for backend/engine: backend/wasm translates them, and wazero, which
// is pure Go, makes machine code of that.
//
//	e, err := engine.New(module, engine.Options{Mode: engine.JIT, Compiler: jit.Compiler{}})
//	dot, err := engine.Func[func(x, y []float64) float64](e, "dot")
//
// It is a Go module of its own, so that whoever does not want a JIT depends on the standard library only; that is also
// why the compiler is passed as a value. Everything else is the engine's: [engine.Func], [engine.Memref], functions of
// Go that programs call, limits. The command ods-jit is ods run with --engine=jit, and the command agree executes
// random programs in all ways there are. The tests are run by go test ./... in this folder.
//
// Compiled code traps where WebAssembly does: a division by zero, an access outside of all memory, a call of what is
// not a function, what the program says is never reached. The error has the place of the operation and the callers, as
// the interpreter's has. That costs programs nothing: wazero keeps which instruction machine code is from.
//
// With [engine.Options].Check, code looks for what operations exclude: overflows against nsw and nuw, exact, disjoint
// and nneg, shifts by the width, divisions, assumptions; accesses out of bounds of globals, variables on the stack and
// heap memory, also after the end of their lifetimes, writes to constants, addresses that are not aligned, memory
// freed twice, copies that overlap, a full stack. The texts are the interpreter's, and notes say where memory was
// allocated and freed. Where poison comes into being, a check stops the program; the interpreter waits until something
// depends on it. Memory that was never written, undef, and integers of more than 64 bits are not checked, an access
// that is so far out of bounds that it meets other memory in use is not seen, and memory is at most 1 GiB.
//
// Programs call the host now and then, which sees to contexts and to the limit of steps; counting when costs short
// loops some time, which [Compiler] can save. An engine can be used after a program was stopped. Instances of an engine
// share its machine code, which stays until the last of them is closed.
//
// A slice is copied to the program's memory and, when the function may write, back. [engine.Alloc] makes memory of the
// program that Go sees without copies, as a memref or as a slice.
package jit
