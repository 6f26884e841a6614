// RUN: ods opt %s '--math-expand-ops=ops=fpowi' | FileCheck %s
// RUN: ods opt %s '--math-expand-ops=ops=fpowi' --upstream-bugs | FileCheck %s --check-prefix=UPSTREAM
// 2^28 - 1 is odd, and as f32 it is 2^28, which is even.

// CHECK-LABEL: @rounded
// CHECK-DAG: %[[ODD:.*]] = arith.cmpi ne
// CHECK-DAG: %[[ABS:.*]] = math.absf %arg0
// CHECK: %[[P:.*]] = math.powf %[[ABS]]
// CHECK: %[[SIGNED:.*]] = math.copysign %[[P]], %arg0
// CHECK: arith.select %[[ODD]], %[[SIGNED]], %[[P]]
// UPSTREAM-LABEL: @rounded
// UPSTREAM-NEXT: %[[N:.*]] = arith.sitofp
// UPSTREAM-NEXT: math.powf %arg0, %[[N]]
func.func @rounded(%x: f32, %n: i32) -> f32 {
  %0 = math.fpowi %x, %n : f32, i32
  return %0 : f32
}

// CHECK-LABEL: @exact
// CHECK-NEXT: %[[N:.*]] = arith.sitofp
// CHECK-NEXT: math.powf %arg0, %[[N]]
func.func @exact(%x: vector<4xf64>, %n: vector<4xi32>) -> vector<4xf64> {
  %0 = math.fpowi %x, %n : vector<4xf64>, vector<4xi32>
  return %0 : vector<4xf64>
}
