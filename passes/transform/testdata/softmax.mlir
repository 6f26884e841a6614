// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/softmax.out

func.func @softmax(%a: tensor<2x?x32xf32>, %b: tensor<2x?x32xf32>) -> tensor<2x?x32xf32> {
  %0 = linalg.softmax dimension(2) ins(%a : tensor<2x?x32xf32>) outs(%b : tensor<2x?x32xf32>) -> tensor<2x?x32xf32>
  return %0 : tensor<2x?x32xf32>
}
func.func @half(%a: tensor<4x8xf16>, %b: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<4x8xf16>) outs(%b : tensor<4x8xf16>) -> tensor<4x8xf16>
  return %0 : tensor<4x8xf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.softmax"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.decompose_interface %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
