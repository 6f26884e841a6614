// Command kaleidoscope is a compiler for a small language, the one of docs/language-in-an-afternoon.md: it runs a program, or makes an executable.
//
//	go run ./examples/kaleidoscope examples/kaleidoscope/programs/fib.k
//	go run ./examples/kaleidoscope -o fib examples/kaleidoscope/programs/fib.k
//
// Values are numbers, and arrays of them. lex.go and parse.go make a tree of the text, build.go makes operations of the tree, compile.go lowers and runs them.
package main
