// Package matmul holds the programs of this folder and a test that runs them. matmul.mlir is the module that opens MLIR's language
// reference, the product of two tensors by way of buffers, made complete; buffers.mlir is the same product without tensors. There
// is no Go besides the test; the command ods runs and builds the programs.
//
//	go run ./cmd/ods run examples/matmul/matmul.mlir
//	go run ./cmd/ods build examples/matmul/matmul.mlir -o matmul && ./matmul
package matmul
