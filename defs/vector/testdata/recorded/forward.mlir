// RUN: ods opt %s --canonicalize --verify-each | FileCheck %s
// CHECK: module

// Reads of what was written, in other dimensions.
func.func @a(%v: vector<4x8xf32>, %t: tensor<8x4xf32>) -> vector<8x4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x8xf32>, tensor<8x4xf32>
  %r = vector.transfer_read %w[%c0, %c0], %f : tensor<8x4xf32>, vector<8x4xf32>
  return %r : vector<8x4xf32>
}
func.func @b(%v: vector<1x4xf32>, %t: tensor<1x4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0]  : vector<1x4xf32>, tensor<1x4xf32>
  %r = vector.transfer_read %w[%c0, %c0], %f : tensor<1x4xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @d(%v: vector<4xf32>, %t: tensor<3x4xf32>) -> vector<1x4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0]  : vector<4xf32>, tensor<3x4xf32>
  %r = vector.transfer_read %w[%c0, %c0], %f : tensor<3x4xf32>, vector<1x4xf32>
  return %r : vector<1x4xf32>
}
func.func @e(%v: vector<4xf32>, %t: tensor<4x3xf32>) -> vector<4x1xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<4x3xf32>
  %r = vector.transfer_read %w[%c0, %c0], %f : tensor<4x3xf32>, vector<4x1xf32>
  return %r : vector<4x1xf32>
}
func.func @g(%v: vector<4xf32>, %t: tensor<4x3xf32>) -> vector<5x4x1xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<4x3xf32>
  %r = vector.transfer_read %w[%c0, %c0], %f {permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>}: tensor<4x3xf32>, vector<5x4x1xf32>
  return %r : vector<5x4x1xf32>
}
func.func @g2(%v: vector<4x1xf32>, %t: tensor<4x3xf32>) -> vector<5x4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0] : vector<4x1xf32>, tensor<4x3xf32>
  %r = vector.transfer_read %w[%c0, %c0], %f {permutation_map = affine_map<(d0, d1) -> (0, d0)>}: tensor<4x3xf32>, vector<5x4xf32>
  return %r : vector<5x4xf32>
}
func.func @h(%v: vector<4x8xf32>, %t: tensor<8x4xf32>) -> vector<8x2x4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x8xf32>, tensor<8x4xf32>
  %r = vector.transfer_read %w[%c0, %c0], %f {permutation_map = affine_map<(d0, d1) -> (d0, 0, d1)>}: tensor<8x4xf32>, vector<8x2x4xf32>
  return %r : vector<8x2x4xf32>
}
func.func @i(%v: vector<4x8xf32>, %t: tensor<?x?xf32>, %i: index) -> vector<4x8xf32> {
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%i, %i] : vector<4x8xf32>, tensor<?x?xf32>
  %r = vector.transfer_read %w[%i, %i], %f : tensor<?x?xf32>, vector<4x8xf32>
  return %r : vector<4x8xf32>
}
func.func @j(%v: vector<f32>, %t: tensor<f32>) -> vector<f32> {
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[] : vector<f32>, tensor<f32>
  %r = vector.transfer_read %w[], %f : tensor<f32>, vector<f32>
  return %r : vector<f32>
}
func.func @k(%v: vector<f32>, %t: tensor<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0] : vector<f32>, tensor<4xf32>
  %r = vector.transfer_read %w[%c0], %f {in_bounds=[true], permutation_map = affine_map<(d0) -> (0)>} : tensor<4xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @l(%v: vector<f32>, %t: tensor<4xf32>) -> vector<1xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0] : vector<f32>, tensor<4xf32>
  %r = vector.transfer_read %w[%c0], %f  : tensor<4xf32>, vector<1xf32>
  return %r : vector<1xf32>
}
func.func @m(%v: vector<[4]xf32>, %t: tensor<?x?xf32>) -> vector<1x[4]xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds=[true]}: vector<[4]xf32>, tensor<?x?xf32>
  %r = vector.transfer_read %w[%c0, %c0], %f {in_bounds = [true, true]} : tensor<?x?xf32>, vector<1x[4]xf32>
  return %r : vector<1x[4]xf32>
}
