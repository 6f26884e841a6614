// Package bytecode compares the bytecode of package core/bytecode with what mlir-opt writes and reads. Files that
// mlir-opt has written are recorded in testdata; go test -update records them again.
package bytecode
