// Package wasm translates modules of the llvm dialect to modules of WebAssembly, without any tool.
//
//	m, err := wasm.Compile(module, wasm.Options{})
//	os.WriteFile("program.wasm", m.Binary, 0o666)
//
// # The module
//
// It uses version 2 of WebAssembly, with its instructions on vectors of 128 bits unless [Options].NoSIMD is set, and no
// system interface. Functions that are not private or internal are exported by their names, with the memory "memory",
// the table of functions "__indirect_function_table", the stack pointer "__stack_pointer", the start of free memory
// "__heap_base", and "_initialize" and "_finalize" when the module has constructors or destructors, which the host
// calls. Parameters and results are the scalars of their types, as [Scalar] describes; a struct is several results.
// Imports are
//
//   - from "env" the functions that the module only declares, and C's library: memory (malloc, free), mathematics (sin,
//     fmodf) and printing. Printing helpers of upstream's runner libraries are part of the module; they call printf and
//     putchar. A variadic function has the address of its variadic arguments as one more parameter; they lie one after
//     another, each at a multiple of eight bytes.
//   - from "llvm" operations that only compute, on values that WebAssembly does not have, such as a division of i128 or
//     arithmetic of f16 and f80. The name of the import is the operation with its attributes and types.
//   - [TickName] and [WorkName] from "ods", when the module is interruptible, and [TrapName], [AccessName] and [CopyName] when it
//     checks.
//
// # The translation
//
// Package shape makes blocks and loops of the control flow graph. A value is a tree of instructions until it is needed
// twice, in another block, or after memory that it reads was written; then it is a local. Constants of addresses move
// into accesses where the GEP promises to stay inside of its memory. Aggregates are their scalars; integers of more
// than 64 bits are words. Pointers have 32 bits in locals and 64 in memory, so that layouts are those of the
// interpreter and of x86-64.
//
// A vector whose bits are a multiple of 128, of i8, i16, i32, i64, f32 or f64, is one or several vectors of 128 bits,
// also in aggregates, and as parameter and result of functions inside of the module; before exports and imports
// stand functions that take them apart. Other vectors are their scalars. What WebAssembly has no instruction for, such
// as the division of integers or shifts by different distances, is computed for each element. A comparison makes a mask
// of lanes, which select, and, or, xor, sext, zext, reductions, bitcast and freeze take as it is, and masked loads and
// stores ask whether all of it is set; elsewhere truth values are scalars. Sums and products of floats keep their
// order.
//
// Undefined behaviour is looked for with [Options].Check, which needs a host that helps: backend/wasm/host. What always
// traps is a division by zero, an access outside of all memory, a call of what is not a function, a stack that is full,
// and llvm.unreachable. Not translated are scalable vectors, inline assembly, coroutines, addresses of blocks, ifunc,
// intrinsics of memory that the interpreter does not have either, and the matrix and vp intrinsics on memory: each is
// an error at its line.
package wasm
