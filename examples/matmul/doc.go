// Package matmul holds the programs of this folder and a test that runs them: the product of two matrices in MLIR's structured
// dialects. There is no Go in it besides the test; the command ods runs and builds the programs.
//
//	go run ./cmd/ods run examples/matmul/buffers.mlir
//	go run ./cmd/ods build examples/matmul/buffers.mlir -o matmul && ./matmul
package matmul
