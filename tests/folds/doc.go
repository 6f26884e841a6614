// Package folds tests how the generic passes change operations of all shipped dialects, against recorded outputs of
// mlir-opt and against mlir-opt itself.
package folds
