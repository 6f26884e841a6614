// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Folders.

// CHECK: module {
// CHECK-NEXT:   func.func @fold(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %0 = "test.constant"() <{value = 74 : i32}> : () -> i32
// CHECK-NEXT:     %1 = "test.constant"() <{value = 5 : i32}> : () -> i32
// CHECK-NEXT:     %2 = "test.op_in_place_fold"(%1) <{attr = 5 : i32}> : (i32) -> i32
// CHECK-NEXT:     return %arg0, %arg1, %arg0, %2, %0 : i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @fold(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32) {
  %c = "test.constant"() {value = 5 : i32} : () -> i32
  %0 = "test.op_with_region_fold"(%x) ({
    "foo.op"() : () -> ()
  }) : (i32) -> i32
  %1:2 = "test.op_with_variadic_results_and_folder"(%x, %y) : (i32, i32) -> (i32, i32)
  %2 = "test.op_idempotent_trait_binary"(%x, %x) : (i32, i32) -> i32
  %3 = "test.op_in_place_fold"(%c) : (i32) -> i32
  %4 = test.fold_with_fold_adaptor %c, [%c, %c], {(%c), (%c, %c)} {
  ^bb0:
  }
  return %0, %1#1, %2, %3, %4 : i32, i32, i32, i32, i32
}
