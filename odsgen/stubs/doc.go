// Package stubs finds the methods that a definition promises and its hand-written Go lacks, and writes them to be filled
// in. It reads the Go as text, so that an editor may ask it while nothing compiles.
//
//	prog, _ := load.Load(load.Options{}, "spline.yaml")
//	text, err := stubs.File(stubs.Owed(prog.Roots[0]))
package stubs
