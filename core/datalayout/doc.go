// Package datalayout says how types are laid out in memory: their sizes and alignments, the width of index and of
// pointers. Operations such as builtin.module carry a specification, an attribute with entries for types and for names;
// what holds somewhere is the combination of the specifications around it, the innermost last.
//
//	l := datalayout.At(op)
//	size, align := l.Size(t), l.ABIAlign(t)  // bytes
//	width, ok := l.IndexBits(index)
//
// The package knows the types of dialect builtin. Types of other dialects implement [SizedType], which definitions call
// DataLayoutTypeInterface; operations that carry a specification implement [Scope], attributes that are one [Spec], and
// dialects that own named entries [EntryOwner].
package datalayout
