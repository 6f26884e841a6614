// RUN: ods opt %s --transform-dialect-check-uses --split-input-file --verify-diagnostics

module attributes {transform.with_named_sequence} {
  // expected-note @below {{allocated here}}
  transform.named_sequence @twice(%a: !transform.any_op) {
    // expected-note @below {{freed here}}
    %r = transform.apply_registered_pass "canonicalize" to %a : (!transform.any_op) -> !transform.any_op
    // expected-warning @below {{operand #0 may be used after free}}
    transform.annotate %a "x" : !transform.any_op
    transform.annotate %r "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @result(%a: !transform.any_op) {
    // expected-note @below {{allocated here}}
    %m = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.foreach %a : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      // expected-note @below {{freed here}}
      %r = transform.apply_registered_pass "canonicalize" to %m : (!transform.any_op) -> !transform.any_op
      // expected-warning @below {{operand #0 may be used after free}}
      transform.annotate %m "x" : !transform.any_op
    }
    transform.yield
  }
}
