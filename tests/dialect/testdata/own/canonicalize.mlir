// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Rewrite rules, a canonicalization method, the fold of a trait.

// CHECK: module {
// CHECK-NEXT:   func.func @p(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:     %0 = test.ods_sum %arg0, %arg1
// CHECK-NEXT:     %1 = test.ods_sum %0, %arg0
// CHECK-NEXT:     %2 = test.ods_neg %arg1
// CHECK-NEXT:     %3 = test.ods_leaf 3
// CHECK-NEXT:     %4 = test.ods_sum %3, %2
// CHECK-NEXT:     return %arg0, %arg1, %1, %4 : i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @method(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = test.ods_method %arg0
// CHECK-NEXT:     return %0, %arg0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @p(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %0 = test.ods_neg %x
  %1 = test.ods_neg %0
  %2 = test.ods_sum %y, %y
  %3 = test.ods_leaf 0
  %4 = test.ods_sum %x, %3
  %5 = test.ods_list [%x, %y, %1]
  %6, %7 = test.ods_pair %x, %y
  %8 = test.ods_leaf 12
  %9 = test.ods_sum %8, %6
  test.ods_drop %8
  return %1, %2, %5, %9 : i32, i32, i32, i32
}

func.func @method(%x: i32) -> (i32, i32) {
  %0 = test.ods_method %x
  %1 = test.ods_method %0
  %2 = test.ods_traits %x, %1 : i32
  return %1, %2 : i32, i32
}
