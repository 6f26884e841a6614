// Package stubs finds the methods that a definition promises and its hand-written Go lacks, and writes them to be filled
// in. It reads the Go as text, so that an editor may ask it while nothing compiles.
//
//	owed := stubs.Owed(d)
//	text, err := stubs.File(owed)
package stubs
