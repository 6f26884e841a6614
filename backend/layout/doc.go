// Package layout computes how values of LLVM-compatible types lie in memory: sizes, alignments and the offsets of
// struct fields, as LLVM's DataLayout does for a data layout string, and of which scalars they are made.
//
//	l, err := layout.Parse("e-i64:64-n8:16:32:64-S128")
//	l.SizeOf(t)            // bytes from one element of an array to the next
//	l.Field(structType, 2) // offset of the third field
//	l.Walk(t, layout.Visitor{}) // visits the scalars of t
//
// A Layout is immutable and safe for concurrent use.
package layout
