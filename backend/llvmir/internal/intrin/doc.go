// Package intrin knows LLVM's intrinsics: their types and attributes.
//
//	x, ok := intrin.Lookup("llvm.umin.i32") // x.Name is "llvm.umin"
//
// The facts are those of Intrinsics.td of LLVM 22.1 and of the files for the targets that MLIR programs name, one text
// file each below facts. A file starts with sets of attributes, one a line after "@". The other lines are intrinsics
// in the order of their names:
//
//	name|results|parameters|number of the set|attributes of parameters
//
// A list of types is separated by commas. A type is what LLVM calls it (v4i32, nxv2i64, ptr, ptr3 for a pointer to
// address space 3, "..." for further arguments) or depends on the types by which the intrinsic is overloaded, which are
// numbered from 0 in the order of their occurrence:
//
//   - any type; *i integers, *f floats, *v vectors, *p pointers, the first two also as vectors
//     pN  a vector of pointers, as many as N has elements; counts as an overloaded type, too
//     =N  the same as N
//     eN  its elements          xN  twice as wide        tN  half as wide        bN  integers as wide
//     wN/T   T, for a vector one of the same length
//     nN/K   one K-th of the elements
//     d2/N, d4/N   twice or four times as many elements of half or a quarter of the width
//
// Attributes of parameters are "position:attributes" separated by semicolons; position 0 is the result. "range LOW
// HIGH" is a range of the parameter's type.
package intrin
