// Package builders tests the generated builders: each is given the parts of operations that were read from text, or
// made up, as the accessors of the generated views tell them; what it builds must be the same, in memory, as text, and
// read back.
//
//	go test ./tests/builders -update # writes the list of builders
package builders
