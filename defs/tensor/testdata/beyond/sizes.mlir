// RUN: ods opt %s --split-input-file --verify-diagnostics | FileCheck %s

// A padded size that 64 bits cannot hold is not known; mlir-opt wraps around.
// CHECK-LABEL: func.func @pad
func.func @pad(%a: tensor<4x9223372036854775807xf32>, %f: f32) {
  // CHECK: tensor.pad
  // CHECK: to tensor<4x?xf32>
  %0 = tensor.pad %a low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x9223372036854775807xf32> to tensor<4x?xf32>
  return
}

// -----

// (2**63 - 1) * (2**63 - 1) is 1 for mlir-opt.
func.func @collapse(%a: tensor<9223372036854775807x9223372036854775807xf32>) {
  // expected-error @+1 {{expected dimension 0 of collapsed type to be dynamic}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<9223372036854775807x9223372036854775807xf32> into tensor<1xf32>
  return
}
