// Command toy takes a dialect of one's own through every stage of odsgen: from its definition in YAML over generated Go to a
// program that is parsed, verified, optimized, lowered to LLVM and run.
//
//	go run ./examples/toy
//
// toy.yaml is the definition, folder fix what is generated from it with the hand-written hooks and the lowering, folder programs
// a program in the dialect. See also tests/downstream, which does the same from a module of its own.
package main
