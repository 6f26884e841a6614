// RUN: ods opt %s --resolve-ranked-shaped-type-result-dims | FileCheck %s

// CHECK-LABEL: @buffer
// CHECK: %[[D:.*]] = memref.dim %arg0, %c0
// CHECK: return %[[D]], %c4
func.func @buffer(%m: memref<?x4xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = amdgpu.fat_raw_buffer_cast %m : memref<?x4xf32> to memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  %0 = memref.dim %f, %c0 : memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  %1 = memref.dim %f, %c1 : memref<?x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  return %0, %1 : index, index
}

// CHECK-LABEL: @transpose
// CHECK: %[[D:.*]] = tensor.dim %arg0, %c2
// CHECK: return %[[D]], %c8
func.func @transpose(%a: tensor<1x2x?x8xi8>) -> (index, index) {
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %t = tosa.transpose %a {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x2x?x8xi8>) -> tensor<1x8x2x?xi8>
  %0 = tensor.dim %t, %c3 : tensor<1x8x2x?xi8>
  %1 = tensor.dim %t, %c1 : tensor<1x8x2x?xi8>
  return %0, %1 : index, index
}

// An operation that does not know its result's shape stays.
// CHECK-LABEL: @unknown
// CHECK: tosa.abs
// CHECK: tensor.dim %0
func.func @unknown(%a: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %t = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
  %0 = tensor.dim %t, %c0 : tensor<?xf32>
  return %0 : index
}
