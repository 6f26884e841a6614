// RUN: ods opt %s | FileCheck %s

// Sizes that 64 bits cannot hold are not known; mlir-opt wraps around.
// CHECK-LABEL: func.func @concat
// CHECK: -> tensor<?xf32>
func.func @concat(%a: tensor<9223372036854775807xf32>) -> tensor<?xf32> {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
