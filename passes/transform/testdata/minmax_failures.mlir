// RUN: ods opt %s --transform-interpreter --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @other(%a: index) -> index {
  // expected-note @below {{target op}}
  %0 = arith.addi %a, %a : index
  return %0 : index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["arith.addi"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{target must be affine.min or affine.max}}
    transform.affine.simplify_min_max_affine_ops %0 : !transform.any_op
    transform.yield
  }
}

// -----

func.func @nothing(%a: index, %b: index) -> index {
  %0 = affine.min affine_map<()[s0, s1] -> (s1, s0)>()[%a, %b]
  return %0 : index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{the transform failed to simplify any of the target operations}}
    transform.affine.simplify_min_max_affine_ops %0 : !transform.any_op
    transform.yield
  }
}
