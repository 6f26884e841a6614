// Package webjit compiles modules of the llvm dialect for backend/engine where the Go program itself is WebAssembly, in a
// browser or under Node.js: backend/wasm translates them, and the JavaScript engine that is there makes machine code of
// that.
//
// It is used as backend/jit is: [engine.Options] have the mode engine.JIT, and its type Compiler as Compiler.
// What it compiles works as there: C's library, functions of Go that programs call, checks,
// limits, traps with the places of operations and their callers. It exists for GOOS=js and GOARCH=wasm only; on all other
// systems the package is empty.
//
// Two things are different. The memory of a program is not Go's: once Go has asked for it, as [engine.Func] does for
// slices, all of it is copied before and after each call. And calling the host costs microseconds, which programs feel
// that call functions of C's library in their inner loops.
//
// A browser refuses to compile large modules at once in the thread of a page; programs belong in a worker. Places of
// traps are taken from the traces that JavaScript engines write: V8 and SpiderMonkey say the instruction, others the
// function. Traces that are long enough need a larger Error.stackTraceLimit, which the package sets.
package webjit
