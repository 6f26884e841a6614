// Package conv holds conv.mlir, a convolutional network that tells shapes apart, in tosa with its trained weights as
// resources. There is no Go; the command ods runs and builds the program, which the pipeline ods-tensor-to-llvm lowers. Package
// tests/models compares what it prints with upstream's tools.
//
//	go run ./cmd/ods run examples/conv/conv.mlir
//	go run ./cmd/ods build examples/conv/conv.mlir -o conv && ./conv
package conv
