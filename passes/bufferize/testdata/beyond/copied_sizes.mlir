// RUN: ods opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s
// RUN: not ods opt %s --one-shot-bufferize=bufferize-function-boundaries --upstream-bugs 2>&1 | FileCheck %s --check-prefix=UPSTREAM
//
// The memory of a tensor without a known size may have one.

func.func @casted(%t: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: @caller
// CHECK: %[[RESULT:.*]] = call @casted
// CHECK: %[[SIZE:.*]] = memref.dim %[[RESULT]]
// CHECK: memref.alloc(%[[SIZE]])
// UPSTREAM: 'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1
func.func @caller(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<?xf32>, tensor<4xf32>) {
  %0 = call @casted(%t) : (tensor<4xf32>) -> tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1, %t : tensor<?xf32>, tensor<4xf32>
}
