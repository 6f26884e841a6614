// RUN: ods opt %s --transform-interpreter | FileCheck %s
// RUN: ods opt %s --transform-interpreter --upstream-bugs | FileCheck %s --check-prefix=WRONG

// Offset 9 is in the row after the next one only when there are more than two rows.

// CHECK-LABEL: @unknown
// CHECK: tensor.collapse_shape
// CHECK: tensor.extract_slice %{{.*}}[9] [2] [1]
// WRONG-LABEL: @unknown
// WRONG: tensor.extract_slice %arg0[0, 2, 1] [1, 1, 2] [1, 1, 1]
func.func @unknown(%a: tensor<6x?x4xf32>) -> tensor<2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<6x?x4xf32> into tensor<?xf32>
  %1 = tensor.extract_slice %0[9] [2] [1] : tensor<?xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}

// The first row is there, whatever the size.
// CHECK-LABEL: @first
// CHECK: tensor.extract_slice %arg0[0, 0, 1] [1, 1, 2] [1, 1, 1]
func.func @first(%a: tensor<6x?x4xf32>) -> tensor<2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<6x?x4xf32> into tensor<?xf32>
  %1 = tensor.extract_slice %0[1] [2] [1] : tensor<?xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}
