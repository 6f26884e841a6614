// Package models has the tests that compile whole programs on tensors: random ones, and trained networks. The latter are
// in the folder that the environment variable ODSGEN_MODELS names: NAME.mlir with a function @NAME, and lower.flags, the
// flags that take it to the llvm dialect, one on a line.
package models
