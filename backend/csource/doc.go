// Package csource writes modules of the llvm dialect as one C file that needs nothing but C's library:
//
//	err := csource.Write(os.Stdout, module)
//
// It starts from dialect llvm, not from emitc, because everything that the shipped dialects can express is lowered to
// it: vectors, complex numbers, tensors, memrefs of any shape and the helpers that print them. The conversions to emitc
// (passes/convert/toemitc) are upstream's and stop at scalars, static shapes and one result. The price is that loops are
// blocks and branches; what else C can say is said: expressions are nested, elements are subscripted, fields have names.
//
// Integers are unsigned, in the next type that is wide enough, and signed where an operation asks for it, so that
// nothing overflows; odd widths are masked. Vectors and arrays are structs with an array in them, aggregates structs.
// Memory is accessed through pointers to the type that is read, so the file is to be compiled with
// -fno-strict-aliasing, and with -ffp-contract=off for the results of floating-point arithmetic to be exact; [Flags] has
// both. The file uses what GCC and Clang have beyond C11: __int128, alloca, __atomic functions.
//
// Not expressed, each an error at its operation: integers of more than 128 bits; bf16, which C compilers compute with
// since GCC 13 only, and f128; vectors of odd elements in memory, which are packed; functions that are declared only and
// take or return structs; the definition of variadic functions; scalable vectors, exceptions, coroutines, inline
// assembly, address spaces.
//
// Files: write.go is the module, types.go types, constant.go what is known, function.go blocks and names, scalar.go
// arithmetic, memory.go memory, intrinsic.go intrinsics, support.go the functions that C lacks.
package csource
