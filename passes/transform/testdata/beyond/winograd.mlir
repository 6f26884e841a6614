// RUN: ods opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s

// Sizes that are not known are asked for; mlir-opt makes loops that end before they begin.

// CHECK-LABEL: func.func @channels
// CHECK: %[[C:.*]] = tensor.dim %arg0, %{{.*}} : tensor<2x3x3x?xf32>
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[C]] step
// CHECK: linalg.matmul {{.*}} -> tensor<6x3xf32>
// CHECK: linalg.matmul {{.*}} -> tensor<6x6xf32>
func.func @channels(%f: tensor<2x3x3x?xf32>, %o: tensor<6x6x?x2xf32>) -> tensor<6x6x?x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x?xf32>) outs(%o : tensor<6x6x?x2xf32>) -> tensor<6x6x?x2xf32>
  return %0 : tensor<6x6x?x2xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.decompose_winograd_op %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// Integers are refused, since the matrices hold fractions; mlir-opt makes matrices of zeros.

func.func @integers(%f: tensor<2x3x3x5xi32>, %o: tensor<6x6x5x2xi32>) -> tensor<6x6x5x2xi32> {
  // expected-note @below {{target op}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xi32>) outs(%o : tensor<6x6x5x2xi32>) -> tensor<6x6x5x2xi32>
  return %0 : tensor<6x6x5x2xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{decompose Winograd operations failed}}
    %1 = transform.structured.decompose_winograd_op %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
