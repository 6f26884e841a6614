// RUN: ods opt %s --flatten-vector-transfers --split-input-file | FileCheck %s
//
// Rows without gaps are one row.

// CHECK-LABEL: @rows
// CHECK: %[[M:.*]] = memref.collapse_shape %arg0 {{\[\[}}0], [1], [2, 3]] : memref<9x7x4x8xf32> into memref<9x7x32xf32>
// CHECK: %[[V:.*]] = vector.transfer_read %[[M]][%arg1, %arg2, %{{.*}}], %{{.*}} {in_bounds = [true]} : memref<9x7x32xf32>, vector<32xf32>
// CHECK: vector.transfer_write %[[V]], %{{.*}}[%arg2, %arg1, %{{.*}}] {in_bounds = [true]} : vector<32xf32>, memref<9x7x32xf32>
func.func @rows(%m: memref<9x7x4x8xf32>, %i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %v = vector.transfer_read %m[%i, %j, %c0, %c0], %p {in_bounds = [true, true]} : memref<9x7x4x8xf32>, vector<4x8xf32>
  vector.transfer_write %v, %m[%j, %i, %c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<9x7x4x8xf32>
  return
}

// -----

// The first dimension need not be whole: the index is one of rows.

// CHECK-LABEL: @some_rows
// CHECK: %[[C8:.*]] = arith.constant 8 : index
// CHECK: %[[I:.*]] = arith.muli %arg1, %[[C8]] : index
// CHECK: vector.transfer_read %{{.*}}[%arg2, %[[I]]], %{{.*}} : memref<5x?xf32>, vector<32xf32>
func.func @some_rows(%m: memref<5x?x8xf32>, %i: index, %j: index) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %v = vector.transfer_read %m[%j, %i, %c0], %p {in_bounds = [true, true]} : memref<5x?x8xf32>, vector<4x8xf32>
  return %v : vector<4x8xf32>
}

// -----

// Gaps, masks, and what leaves the bounds stay.

// CHECK-LABEL: @not_flat
// CHECK-NOT: collapse_shape
// CHECK: return
func.func @not_flat(%m: memref<5x9xf32>, %s: memref<4x8xf32, strided<[16, 1]>>, %n: memref<4x8xf32>, %i: index, %k: vector<4x8xi1>)
    -> (vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %c0], %p {in_bounds = [true, true]} : memref<5x9xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %s[%c0, %c0], %p {in_bounds = [true, true]} : memref<4x8xf32, strided<[16, 1]>>, vector<4x8xf32>
  %2 = vector.transfer_read %n[%i, %c0], %p {in_bounds = [false, true]} : memref<4x8xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %n[%c0, %c0], %p, %k {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
  return %0, %1, %2, %3 : vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>
}

// -----

// Elements of a column are moved one by one.

// CHECK-LABEL: @column
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[A:.*]] = memref.load %arg0[%arg1, %arg2]
// CHECK: %[[I:.*]] = arith.addi %arg1, %[[C1]]
// CHECK: %[[B:.*]] = memref.load %arg0[%[[I]], %arg2]
// CHECK: memref.store %[[A]], %arg0[%arg2, %arg1]
// CHECK: memref.store %[[B]], %arg0[%{{.*}}, %arg1]
// CHECK-NOT: vector.transfer
// CHECK: return
func.func @column(%m: memref<5x9xf32>, %i: index, %j: index) {
  %p = arith.constant 0.0 : f32
  %v = vector.transfer_read %m[%i, %j], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<5x9xf32>, vector<2xf32>
  vector.transfer_write %v, %m[%j, %i] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<2xf32>, memref<5x9xf32>
  return
}

// -----

// Few elements are copied as a vector.

// CHECK-LABEL: @copies
// CHECK: %[[V:.*]] = vector.transfer_read %arg0
// CHECK: %[[M:.*]] = memref.collapse_shape %arg1
// CHECK: %[[F:.*]] = vector.shape_cast %[[V]] : vector<2x8xf32> to vector<16xf32>
// CHECK: vector.transfer_write %[[F]], %[[M]]
// CHECK: memref.copy %arg2, %arg3
// CHECK: memref.copy %arg4, %arg5
func.func @copies(%a: memref<2x8xf32, strided<[?, 1]>>, %b: memref<2x8xf32>, %c: memref<99xf32>, %d: memref<99xf32>, %e: memref<?xf32>, %f: memref<?xf32>) {
  memref.copy %a, %b : memref<2x8xf32, strided<[?, 1]>> to memref<2x8xf32>
  memref.copy %c, %d : memref<99xf32> to memref<99xf32>
  memref.copy %e, %f : memref<?xf32> to memref<?xf32>
  return
}
