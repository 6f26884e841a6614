// RUN: ods opt %s --split-input-file --verify-diagnostics

module attributes {transform.with_named_sequence} {
  // expected-error @below {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @f(%h: !transform.any_op {transform.readonly}) {
    transform.test_consume_operand %h : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%h: !transform.any_op) {
    // expected-error @below {{TransformOpInterface requires memory effects on operands to be specified}}
    // expected-note @below {{no effects specified for operand #0}}
    %0 = transform.test_required_memory_effects %h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%h: !transform.any_op) {
    // expected-error @below {{TransformOpInterface expects ops consuming operands to have a 'write' effect on the payload resource}}
    // expected-note @below {{consumes operand #0}}
    %0 = transform.test_required_memory_effects %h {has_operand_effect} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%h: !transform.any_op) {
    // expected-error @below {{TransformOpInterface requires 'allocate' memory effect to be specified for results}}
    // expected-note @below {{no 'allocate' effect specified for result #0}}
    %0 = transform.test_required_memory_effects %h {has_operand_effect, modifies_payload} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// expected-error @below {{'transform.test_re_enter_region' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
"transform.test_re_enter_region"() ({
}) : () -> ()

// -----

func.func @f(%x: i32) {
  // expected-error @below {{operand #0 must be TransformHandleTypeInterface instance, but got 'i32'}}
  "transform.test_consume_operand_each"(%x) : (i32) -> ()
  return
}
