// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Allocations, calls that pass some of their operands, accesses around regions.

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%arg0: memref<i32>, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:     return %c0_i32, %arg1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @device(%arg0: memref<i32>, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     %0:2 = test.call_on_device @callee(%arg0, %arg1), %arg2 : (memref<i32>, i32, i32) -> (i32, i32)
// CHECK-NEXT:     return %0#0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @accesses(%arg0: memref<f32>, %arg1: i32) {
// CHECK-NEXT:     test.call_and_store @other(%arg1), %arg0 {store_before_call = true} : (memref<f32>, i32) -> ()
// CHECK-NEXT:     %index, %memref = test.alloc_with_multiple_results : index, memref<4xf32>
// CHECK-NEXT:     %0:2 = test.multi_slot_alloca : () -> (memref<i32>, memref<4xi32>)
// CHECK-NEXT:     "test.read_buffer"(%memref) : (memref<4xf32>) -> ()
// CHECK-NEXT:     test.store_with_a_region %arg0 attributes {store_before_region = false} {
// CHECK-NEXT:       test.store_with_a_region_terminator
// CHECK-NEXT:     } : memref<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @other(i32)
// CHECK-NEXT: }

func.func private @callee(%a: memref<i32>, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %b, %b : i32
  return %c0, %b : i32, i32
}
func.func @device(%m: memref<i32>, %x: i32, %d: i32) -> i32 {
  %0, %1 = test.call_on_device @callee(%m, %x), %d : (memref<i32>, i32, i32) -> (i32, i32)
  return %0 : i32
}
func.func @accesses(%m: memref<f32>, %x: i32) {
  test.call_and_store @other(%x), %m {store_before_call = true} : (memref<f32>, i32) -> ()
  %i, %n = test.alloc_with_multiple_results : index, memref<4xf32>
  %j, %k = test.multi_slot_alloca : () -> (memref<i32>, memref<4xi32>)
  "test.read_buffer"(%n) : (memref<4xf32>) -> ()
  test.store_with_a_region %m attributes {store_before_region = false} {
    test.store_with_a_region_terminator
  } : memref<f32>
  return
}
func.func private @other(i32)
