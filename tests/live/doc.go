// Package live runs every shipped dialect interpreted, with package odsgen/live, on the repository's own samples and on
// the recorded cases, and compares the output with that of the compiled dialects: bound to the compiled hooks
// everything is equal, also after canonicalization; without hooks nothing differs but what the load report names.
//
//	go test ./tests/live
//	go test ./tests/live -short          # a sample of the recorded cases
//	go test ./tests/live -only=llvm-2022 # the recorded cases whose path contains this
package live
