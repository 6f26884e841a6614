// Package builders tests the generated builders: each shipped operation is built from made-up arguments, which its accessors must give back,
// also after printing and parsing.
//
//	go test ./tests/builders -update # writes the list of builders
package builders
