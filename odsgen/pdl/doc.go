// Package pdl writes the rewrite rules of definitions in dialect pdl of MLIR:
//
//	prog, list := load.Load(load.Options{}, "arith.yaml")
//	text, kept := pdl.Module(prog.Roots[0])
//
// The text is a module with a pdl.pattern for each rule, or for each way to match it. pdl has no notion of a constant:
// rules that match constants ask the native constraints "ods.constant", which gives the attribute of a constant, and
// "ods.constant_is", which compares it; package passes/pdleval has both. A rule that cannot be said otherwise is kept out,
// and named with the reason in a comment.
package pdl
