// Package tiling holds tiling.mlir, the product of two matrices with the transform script that tiles and vectorizes it.
// docs/tensors.md shows what the script buys, and package tests/models checks that it still does. There is no Go.
//
//	ods opt --transform-interpreter --symbol-dce --ods-tensor-to-llvm=schedule=none examples/tiling/tiling.mlir | ods run --engine=lli -
package tiling
