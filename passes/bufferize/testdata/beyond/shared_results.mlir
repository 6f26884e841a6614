// RUN: ods opt %s --one-shot-bufferize=bufferize-function-boundaries=1 | FileCheck %s
// RUN: ods opt --upstream-bugs %s --one-shot-bufferize=bufferize-function-boundaries=1 | FileCheck %s --check-prefix=UPSTREAM

func.func @either(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: i1) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  %1 = arith.select %c, %a, %b : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Both results are the same memory, and the second one is read after the first one is written.
// CHECK-LABEL: @caller
// CHECK: %[[R:.*]]:2 = call @either
// CHECK: memref.copy %[[R]]#0, %[[COPY:.*]] :
// CHECK: memref.store %{{.*}}, %[[COPY]]
// UPSTREAM-LABEL: @caller
// UPSTREAM: %[[R:.*]]:2 = call @either
// UPSTREAM-NEXT: memref.store %{{.*}}, %[[R]]#0
func.func @caller(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: i1, %x: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = call @either(%a, %b, %c) : (tensor<4xf32>, tensor<4xf32>, i1) -> (tensor<4xf32>, tensor<4xf32>)
  %1 = tensor.insert %x into %0#0[%i] : tensor<4xf32>
  return %1, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// Here they are not.
func.func @both(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %b, %a : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @apart
// CHECK-NOT: memref.copy
func.func @apart(%a: tensor<4xf32> {bufferization.writable = true}, %b: tensor<4xf32> {bufferization.writable = true}, %x: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = call @both(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %1 = tensor.insert %x into %0#0[%i] : tensor<4xf32>
  return %1, %0#1 : tensor<4xf32>, tensor<4xf32>
}
