// RUN: ods opt %s --flatten-memref | FileCheck %s
// RUN: ods opt --upstream-bugs %s --flatten-memref | FileCheck %s --check-prefix=UPSTREAM

// CHECK-LABEL: @unknown
// CHECK-NEXT: vector.transfer_read %arg0[%arg1, %arg2]
// UPSTREAM-LABEL: @unknown
// UPSTREAM: vector.transfer_read %reinterpret_cast
func.func @unknown(%m: memref<4x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %x: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %x {in_bounds = [true]} : memref<4x4xf32, strided<[?, ?], offset: ?>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: @two
// CHECK-NEXT: vector.transfer_write %arg3, %arg0[%arg1, %arg2]
// UPSTREAM-LABEL: @two
// UPSTREAM: vector.transfer_write %arg3, %reinterpret_cast
func.func @two(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index, %j: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i, %j] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32, strided<[8, 2]>>
  return
}

// CHECK-LABEL: @one
// CHECK: vector.transfer_read %reinterpret_cast
func.func @one(%m: memref<4x4xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index, %x: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %x {in_bounds = [true]} : memref<4x4xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  return %0 : vector<4xf32>
}
