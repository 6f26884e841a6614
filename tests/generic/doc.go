// Package generic tests the passes of package passes on inputs of several dialects, against recorded outputs of
// mlir-opt and against mlir-opt itself.
package generic
