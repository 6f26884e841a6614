// Package mlp holds mlp.mlir, a multilayer perceptron that tells two spirals apart, in tosa with its trained weights as
// resources. There is no Go; the command ods runs and builds the program, which the pipeline ods-tensor-to-llvm lowers. Package
// tests/models compares what it prints with upstream's tools.
//
//	go run ./cmd/ods run examples/mlp/mlp.mlir
//	go run ./cmd/ods build examples/mlp/mlp.mlir -o mlp && ./mlp
package mlp
