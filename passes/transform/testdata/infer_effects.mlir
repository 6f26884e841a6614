// RUN: ods opt %s --transform-infer-effects --split-input-file | golden %S/infer_effects.out

module attributes {transform.with_named_sequence} {
  transform.named_sequence @infer(%a: !transform.any_op, %b: !transform.any_op, %c: !transform.any_op {transform.readonly}) {
    %r = transform.apply_registered_pass "canonicalize" to %a : (!transform.any_op) -> !transform.any_op
    transform.annotate %b "x" : !transform.any_op
    transform.yield
  }
  transform.named_sequence private @declared(!transform.any_op {transform.consumed})
  func.func @f(%a: i32) { return }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @nested(%a: !transform.any_op, %p: !transform.any_param) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %r = transform.apply_registered_pass "canonicalize" to %x : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
