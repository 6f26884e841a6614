// RUN: ods opt %s --loop-invariant-subset-hoisting | FileCheck %s

// A loop of affine; mlir-opt crashes.

// CHECK-LABEL: func.func @affine
// CHECK: %[[S:.*]] = tensor.extract_slice %[[T:.*]][0] [5] [1]
// CHECK: %[[R:.*]]:2 = affine.for %{{.*}} = 0 to 10 iter_args(%{{.*}} = %[[T]], %[[P:.*]] = %[[S]])
// CHECK: linalg.copy {{.*}} outs(%[[P]]
// CHECK: tensor.insert_slice %[[R]]#1 into %[[R]]#0[0] [5] [1]
func.func @affine(%t: tensor<?xf32>, %e: tensor<5xf32>) -> tensor<?xf32> {
  %r = affine.for %i = 0 to 10 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = linalg.copy ins(%e : tensor<5xf32>) outs(%s : tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    affine.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
