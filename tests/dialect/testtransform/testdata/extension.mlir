// RUN: ods opt %s --transform-interpreter --split-input-file --verify-diagnostics

// What operations of scripts keep in the state, and those that do what they must not.

// expected-note @below {{associated payload op}}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-remark @below {{extension absent}}
    transform.test_check_if_test_extension_present %root : !transform.any_op
    transform.test_add_test_extension "first"
    // expected-remark @below {{extension present, first}}
    transform.test_check_if_test_extension_present %root : !transform.any_op
    transform.test_remove_test_extension
    // expected-remark @below {{extension absent}}
    transform.test_check_if_test_extension_present %root : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{TestTransformStateExtension missing}}
    transform.test_remap_operand_to_self %root : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.test_add_test_extension "x"
    // expected-error @below {{cannot replace an op with another op producing fewer results while tracking handles}}
    %self = transform.test_remap_operand_to_self %root : (!transform.any_op) -> !transform.any_op
    %value = transform.get_result %self[0] : (!transform.any_op) -> !transform.any_value
    transform.test_remap_operand_to_self %self : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func private @use(index)
func.func @nest(%a: index, %b: index, %s: index) {
  // expected-note @below {{ancestor payload op}}
  scf.for %i = %a to %b step %s {
    // expected-note @below {{descendant payload op}}
    scf.for %j = %a to %i step %s {
      func.call @use(%j) : (index) -> ()
    }
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %outer_first = transform.test_reverse_payload_ops %loops : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{transform operation consumes a handle pointing to an ancestor payload operation before its descendant}}
    // expected-note @below {{the ancestor is likely erased or rewritten before the descendant is accessed, leading to undefined behavior}}
    transform.test_consume_operand_each %outer_first : !transform.any_op
    transform.yield
  }
}

// -----

// expected-note @below {{when applied to this op}}
func.func @few() {
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{application of transform.test_wrong_number_of_results expected to produce 3 results (actually produced 1).}}
    // expected-note @below {{if you need variadic results, consider a generic `apply` instead of the specialized `applyToOne`.}}
    %x:3 = transform.test_wrong_number_of_results %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{attempting to assign a null payload op to this transform value}}
    %x = transform.test_produce_null_payload : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{attempting to assign a null parameter to this transform value}}
    %x = transform.test_produce_null_param : !transform.param<i64>
    transform.yield
  }
}

// -----

func.func private @good() attributes {target_me}
// expected-note @below {{when applied to this op}}
func.func private @bad()
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{transform.test_mixed_success_and_silenceable failed to apply}}
    transform.test_mixed_success_and_silenceable %f : !transform.any_op
    transform.yield
  }
}

// -----

func.func @handles() {
  // expected-remark @below {{still here}}
  %0 = arith.constant 1 : i32
  // expected-remark @below {{still here}}
  %1 = arith.constant 3 : i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %c = transform.structured.match ops{["arith.constant"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.test_required_memory_effects %c {has_operand_effect, has_result_effect, modifies_payload} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "still here" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @tracked() {
  %0 = arith.constant {erase_me} 1 : i32
  // expected-remark @below {{left}}
  %1 = arith.constant 2 : i32
  %2 = arith.constant {erase_me} 3 : i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %c = transform.structured.match ops{["arith.constant"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-remark @below {{2 iterations}}
    transform.test_tracked_rewrite %c : (!transform.any_op) -> ()
    transform.debug.emit_remark_at %c, "left" : !transform.any_op
    transform.yield
  }
}
