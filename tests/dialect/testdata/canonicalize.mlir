// RUN: ods opt %s --canonicalize --cse --allow-unregistered-dialect | FileCheck %s

// Canonicalization patterns and the folds of traits.

// CHECK: module {
// CHECK-NEXT:   func.func private @callee()
// CHECK-NEXT:   func.func @patterns(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %c42_i32 = arith.constant 42 : i32
// CHECK-NEXT:     %0 = "test.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT:     call @callee() : () -> ()
// CHECK-NEXT:     %1 = "test.op_idempotent_trait"(%arg0) : (i32) -> i32
// CHECK-NEXT:     %2 = "test.op_commutative"(%arg0, %arg1, %0, %0) : (i32, i32, i32, i32) -> i32
// CHECK-NEXT:     return %c42_i32, %1, %arg0, %2, %arg0 : i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func private @callee()

func.func @patterns(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32) {
  "test.fold_to_call_op"() {callee = @callee} : () -> ()
  "test.op_with_region_pattern"() ({
    "foo.op_with_region_terminator"() : () -> ()
  }) : () -> ()
  %c = "test.dialect_canonicalizable"() : () -> i32
  %0 = "test.op_idempotent_trait"(%x) : (i32) -> i32
  %1 = "test.op_idempotent_trait"(%0) : (i32) -> i32
  %2 = "test.op_involution_trait_no_operation_fold"(%x) : (i32) -> i32
  %3 = "test.op_involution_trait_no_operation_fold"(%2) : (i32) -> i32
  %d = "test.constant"() {value = 1 : i32} : () -> i32
  %4 = "test.op_commutative"(%d, %x, %d, %y) : (i32, i32, i32, i32) -> i32
  %5 = "test.one_region_with_recursive_memory_effects"() ({
    %6 = "test.constant"() {value = 2 : i32} : () -> i32
    "test.return"() : () -> ()
  }) : () -> i32
  return %c, %1, %3, %4, %x : i32, i32, i32, i32, i32
}
