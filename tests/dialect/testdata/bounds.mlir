// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Bounds of integers: what operations say about them, and what they are told.

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @told(%arg0: i8) -> (index, i8, i1) {
// CHECK-NEXT:     %0 = test.with_bounds {smax = 5 : index, smin = 3 : index, umax = 5 : index, umin = 3 : index} : index
// CHECK-NEXT:     %1 = test.increment %0 : index
// CHECK-NEXT:     %2 = test.reflect_bounds %1 : index
// CHECK-NEXT:     %3 = test.reflect_bounds %arg0 : i8
// CHECK-NEXT:     %4 = test.with_bounds {smax = 7 : i32, smin = 7 : i32, umax = 7 : i32, umin = 7 : i32} : i32
// CHECK-NEXT:     %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT:     %5 = arith.cmpi slt, %4, %c9_i32 : i32
// CHECK-NEXT:     return %2, %3, %5 : index, i8, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @region() {
// CHECK-NEXT:     test.with_bounds_region {smax = 4 : index, smin = 0 : index, umax = 4 : index, umin = 0 : index} %arg0: index {
// CHECK-NEXT:       %0 = test.reflect_bounds %arg0 : index
// CHECK-NEXT:       "some.use"(%0) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @others(%arg0: index, %arg1: tensor<?xf32>) -> index {
// CHECK-NEXT:     %0 = test.value_with_bounds {max = 4 : index, min = 0 : index}
// CHECK-NEXT:     %1 = "test.reify_bound"(%arg1) <{constant, dim = 0 : i64, type = "EQ"}> : (tensor<?xf32>) -> index
// CHECK-NEXT:     "test.compare"(%0, %1, %arg0) <{cmp = "LT", rhs_map = #map}> : (index, index, index) -> ()
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @told(%x: i8) -> (index, i8, i1) {
  %0 = test.with_bounds {smax = 5 : index, smin = 3 : index, umax = 5 : index, umin = 3 : index} : index
  %1 = test.increment %0 : index
  %2 = test.reflect_bounds %1 : index
  %3 = test.reflect_bounds %x : i8
  %4 = test.with_bounds {smax = 7 : i32, smin = 7 : i32, umax = 7 : i32, umin = 7 : i32} : i32
  %c9 = arith.constant 9 : i32
  %5 = arith.cmpi slt, %4, %c9 : i32
  return %2, %3, %5 : index, i8, i1
}
func.func @region() {
  test.with_bounds_region {smax = 4 : index, smin = 0 : index, umax = 4 : index, umin = 0 : index} %i: index {
    %0 = test.reflect_bounds %i : index
    "some.use"(%0) : (index) -> ()
  }
  return
}
func.func @others(%i: index, %t: tensor<?xf32>) -> index {
  %0 = test.value_with_bounds {max = 4 : index, min = 0 : index}
  %1 = "test.reify_bound"(%t) {dim = 0, constant} : (tensor<?xf32>) -> index
  "test.compare"(%0, %1, %i) {cmp = "LT", rhs_map = affine_map<(d0, d1) -> (d0 + d1)>} : (index, index, index) -> ()
  return %1 : index
}
