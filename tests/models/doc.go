// Package models has the tests that compile trained networks. They need a folder with NAME.mlir, a function @NAME on
// tensors, and lower.flags, the flags that take it to the llvm dialect, one on a line:
//
//	ODSGEN_MODELS=DIR go test ./tests/models
package models
