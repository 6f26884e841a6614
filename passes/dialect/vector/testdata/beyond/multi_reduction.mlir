// RUN: ods opt %s --lower-vector-multi-reduction | FileCheck %s
// RUN: ods opt %s --lower-vector-multi-reduction=lowering-strategy=inner-reduction | FileCheck %s
// RUN: ods opt %s --lower-vector-multi-reduction --upstream-bugs | FileCheck %s --check-prefix=UPSTREAM
//
// Without reduced dimensions each element is combined with its accumulator where the mask is on. MLIR 22.1.8 forgets
// accumulator and mask.

// CHECK-LABEL: @masked
// CHECK-NEXT: %[[R:.*]] = arith.addi %arg0, %arg1
// CHECK-NEXT: %[[S:.*]] = arith.select %arg2, %[[R]], %arg1
// CHECK-NEXT: return %[[S]]
// UPSTREAM-LABEL: @masked
// UPSTREAM-NEXT: return %arg0
func.func @masked(%v: vector<2x3xi32>, %a: vector<2x3xi32>, %m: vector<2x3xi1>) -> vector<2x3xi32> {
  %r = vector.mask %m { vector.multi_reduction <add>, %v, %a [] : vector<2x3xi32> to vector<2x3xi32> } : vector<2x3xi1> -> vector<2x3xi32>
  return %r : vector<2x3xi32>
}

// CHECK-LABEL: @masked_row
// CHECK-NEXT: %[[R:.*]] = arith.minimumf %arg0, %arg1
// CHECK-NEXT: %[[S:.*]] = arith.select %arg2, %[[R]], %arg1
// CHECK-NEXT: return %[[S]]
// UPSTREAM-LABEL: @masked_row
// UPSTREAM-NEXT: return %arg0
func.func @masked_row(%v: vector<3xf32>, %a: vector<3xf32>, %m: vector<3xi1>) -> vector<3xf32> {
  %r = vector.mask %m { vector.multi_reduction <minimumf>, %v, %a [] : vector<3xf32> to vector<3xf32> } : vector<3xi1> -> vector<3xf32>
  return %r : vector<3xf32>
}

// CHECK-LABEL: @not_masked
// CHECK-NEXT: %[[R:.*]] = arith.muli %arg0, %arg1 : vector<2x3x4xi32>
// CHECK-NEXT: return %[[R]]
// UPSTREAM-LABEL: @not_masked
// UPSTREAM-NEXT: return %arg0
func.func @not_masked(%v: vector<2x3x4xi32>, %a: vector<2x3x4xi32>) -> vector<2x3x4xi32> {
  %r = vector.multi_reduction <mul>, %v, %a [] : vector<2x3x4xi32> to vector<2x3x4xi32>
  return %r : vector<2x3x4xi32>
}
