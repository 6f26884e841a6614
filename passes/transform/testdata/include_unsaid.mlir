// RUN: not ods opt %s 2>&1 | FileCheck %s

// A sequence that does not say what it does to its argument cannot be included.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @includes(%root: !transform.any_op) {
    // CHECK: :[[#@LINE+3]]:5: error: TransformOpInterface requires memory effects on operands to be specified
    // CHECK: note: no effects specified for operand #0
    // CHECK-NOT: internal error
    transform.include @included failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @included(%root: !transform.any_op) {
    transform.yield
  }
}
