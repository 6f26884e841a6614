// Package bytecode compares the bytecode of package core/bytecode with what mlir-opt writes and reads.
package bytecode
