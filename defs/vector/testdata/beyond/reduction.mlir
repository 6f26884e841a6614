// RUN: ods opt %s --canonicalize | FileCheck %s
// RUN: ods opt %s --canonicalize --upstream-bugs | FileCheck %s --check-prefix=UPSTREAM
//
// A reduction of single elements, or of none at all, adds to its accumulator where the mask is on, and is the accumulator
// where it is off.

// CHECK-LABEL: @nothing
// CHECK-NEXT: %0 = arith.addi %arg1, %arg0 : vector<4xi32>
// CHECK-NEXT: return %0
// UPSTREAM-LABEL: @nothing
// UPSTREAM-NEXT: return %arg0
func.func @nothing(%v: vector<4xi32>, %a: vector<4xi32>) -> vector<4xi32> {
  %r = vector.multi_reduction <add>, %v, %a [] : vector<4xi32> to vector<4xi32>
  return %r : vector<4xi32>
}

// CHECK-LABEL: @masked
// CHECK-NEXT: %[[R:.*]] = arith.addi %arg1, %arg0
// CHECK-NEXT: arith.select %arg2, %[[R]], %arg1
// UPSTREAM-LABEL: @masked
// UPSTREAM-NEXT: %[[R:.*]] = arith.addi %arg1, %arg0
// UPSTREAM-NEXT: arith.select %arg2, %[[R]], %arg0
func.func @masked(%v: vector<2x4xi32>, %a: vector<2x4xi32>, %m: vector<2x4xi1>) -> vector<2x4xi32> {
  %r = vector.mask %m { vector.multi_reduction <add>, %v, %a [] : vector<2x4xi32> to vector<2x4xi32> } : vector<2x4xi1> -> vector<2x4xi32>
  return %r : vector<2x4xi32>
}

// CHECK-LABEL: @masked_one
// CHECK: %[[R:.*]] = arith.maxsi %arg1, %[[V:.*]] : i32
// CHECK: arith.select %{{.*}}, %[[R]], %arg1 : i32
// UPSTREAM-LABEL: @masked_one
// UPSTREAM: %[[R:.*]] = arith.maxsi %arg1, %[[V:.*]] : i32
// UPSTREAM: arith.select %{{.*}}, %[[R]], %[[V]] : i32
func.func @masked_one(%v: vector<1x1xi32>, %a: i32, %m: vector<1x1xi1>) -> i32 {
  %r = vector.mask %m { vector.multi_reduction <maxsi>, %v, %a [0, 1] : vector<1x1xi32> to i32 } : vector<1x1xi1> -> i32
  return %r : i32
}
