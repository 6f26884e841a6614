// RUN: ods opt %s --vector-fma-to-arith | FileCheck %s

// CHECK-LABEL: @fma
// CHECK-NEXT: %[[P:.*]] = arith.mulf %arg0, %arg1 : vector<8xf32>
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[P]], %arg2 : vector<8xf32>
// CHECK-NEXT: return %[[S]]
func.func @fma(%a: vector<8xf32>, %b: vector<8xf32>, %c: vector<8xf32>) -> vector<8xf32> {
  %r = vector.fma %a, %b, %c : vector<8xf32>
  return %r : vector<8xf32>
}
