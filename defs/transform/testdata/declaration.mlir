// RUN: ods opt %s | FileCheck %s

// CHECK:      module attributes {transform.with_named_sequence} {
// CHECK-NEXT:   transform.named_sequence @public(!transform.any_op {transform.readonly})
// CHECK-NEXT:   transform.named_sequence @constrained() {
// CHECK-NEXT:     %0 = transform.param.constant 42 : i64 -> !transform.param<i64>
// CHECK-NEXT:     transform.smt.constrain_params(%0) : (!transform.param<i64>) -> () {
// CHECK-NEXT:     ^bb0(%arg0: !smt.int):
// CHECK-NEXT:       %c0 = smt.int.constant 0
// CHECK-NEXT:     }
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT: }

module attributes {transform.with_named_sequence} {
  // A declaration may be public.
  transform.named_sequence @public(%root: !transform.any_op {transform.readonly})

  // The terminator of constraints need not be written.
  transform.named_sequence @constrained() {
    %p = transform.param.constant 42 : i64 -> !transform.param<i64>
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%x: !smt.int):
      %zero = smt.int.constant 0
    }
    transform.yield
  }
}
