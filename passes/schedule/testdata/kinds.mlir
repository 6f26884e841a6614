// RUN: ods opt %s --schedule-tensors --canonicalize --split-input-file | FileCheck %s

// A product of matrices is packed, and its sums are carried by the innermost loop.

// CHECK-LABEL: @matmul
// CHECK: scf.for %{{.*}} iter_args({{.*}}) -> (vector<4x8xf32>)
// CHECK-NEXT: vector.transfer_read %{{.*}} : tensor<16x10x4x4xf32>, vector<4x4xf32>
// CHECK-NEXT: vector.transfer_read %{{.*}} : tensor<6x10x4x8xf32>, vector<4x8xf32>
// CHECK-NEXT: vector.contract
// CHECK-NEXT: scf.yield
// CHECK-NOT: linalg
func.func @matmul(%a: tensor<64x40xf32>, %b: tensor<40x48xf32>, %c: tensor<64x48xf32>) -> tensor<64x48xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x40xf32>, tensor<40x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  return %0 : tensor<64x48xf32>
}

// -----

// Sizes need not be known: what does not fill a tile is masked where it is packed.

// CHECK-LABEL: @dynamic
// CHECK: vector.create_mask
// CHECK: scf.for %{{.*}} iter_args({{.*}}) -> (vector<4x8xf32>)
// CHECK-NEXT: vector.transfer_read %{{.*}} {in_bounds = [true, true]} : tensor<?x?x4x4xf32>, vector<4x4xf32>
// CHECK-NEXT: vector.transfer_read %{{.*}} {in_bounds = [true, true]} : tensor<?x?x4x8xf32>, vector<4x8xf32>
// CHECK-NEXT: vector.contract
// CHECK-NOT: linalg
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// Each place of a window is a product of matrices.

// CHECK-LABEL: @conv
// CHECK: scf.for %{{.*}} iter_args({{.*}}) -> (vector<4x8xf32>)
// CHECK: scf.for %{{.*}} iter_args({{.*}}) -> (vector<4x8xf32>)
// CHECK: scf.for %{{.*}} iter_args({{.*}}) -> (vector<4x8xf32>)
// CHECK: vector.contract
// CHECK-NOT: linalg
func.func @conv(%x: tensor<2x10x10x8xf32>, %w: tensor<3x3x8x16xf32>, %y: tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<2x10x10x8xf32>, tensor<3x3x8x16xf32>) outs(%y : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
  return %0 : tensor<2x8x8x16xf32>
}

// -----

// Elements come in vectors of eight, and what is left after them.

// CHECK-LABEL: @elements
// CHECK: scf.for
// CHECK: scf.for
// CHECK: vector.transfer_read %{{.*}} : tensor<9x20xf32>, vector<8xf32>
// CHECK: arith.addf %{{.*}} : vector<8xf32>
// CHECK: vector.transfer_write
// CHECK: arith.addf %{{.*}} : vector<4xf32>
// CHECK-NOT: linalg
func.func @elements(%a: tensor<9x20xf32>, %b: tensor<20xf32>, %c: tensor<9x20xf32>) -> tensor<9x20xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<9x20xf32>, tensor<20xf32>) outs(%c : tensor<9x20xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<9x20xf32>
  return %0 : tensor<9x20xf32>
}

// -----

// A row is summed up in eight sums.

// CHECK-LABEL: @rows
// CHECK: scf.for %{{.*}} iter_args({{.*}}) -> (vector<8xf32>)
// CHECK: arith.addf %{{.*}} : vector<8xf32>
// CHECK: vector.multi_reduction <add>, %{{.*}} : vector<8xf32> to f32
// CHECK-NOT: linalg
func.func @rows(%a: tensor<9x24xf32>, %c: tensor<9xf32>) -> tensor<9xf32> {
  %0 = linalg.reduce ins(%a : tensor<9x24xf32>) outs(%c : tensor<9xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      %s = arith.addf %x, %y : f32
      linalg.yield %s : f32
    }
  return %0 : tensor<9xf32>
}

// -----

// Sums of columns go from row to row.

// CHECK-LABEL: @columns
// CHECK: scf.for
// CHECK: vector.transfer_read %{{.*}} : tensor<9x24xf32>, vector<8xf32>
// CHECK: vector.transfer_read %{{.*}} : tensor<24xf32>, vector<8xf32>
// CHECK-NOT: linalg
func.func @columns(%a: tensor<9x24xf32>, %c: tensor<24xf32>) -> tensor<24xf32> {
  %0 = linalg.reduce ins(%a : tensor<9x24xf32>) outs(%c : tensor<24xf32>) dimensions = [0]
    (%x: f32, %y: f32) {
      %s = arith.addf %x, %y : f32
      linalg.yield %s : f32
    }
  return %0 : tensor<24xf32>
}

// -----

// Squares are transposed in registers.

// CHECK-LABEL: @transpose
// CHECK: vector.transfer_read %{{.*}} : tensor<8x12xf32>, vector<4x4xf32>
// CHECK: vector.transpose
// CHECK: vector.transfer_write
// CHECK-NOT: linalg
func.func @transpose(%a: tensor<8x12xf32>, %c: tensor<12x8xf32>) -> tensor<12x8xf32> {
  %0 = linalg.transpose ins(%a : tensor<8x12xf32>) outs(%c : tensor<12x8xf32>) permutation = [1, 0]
  return %0 : tensor<12x8xf32>
}

// -----

// Channels come in vectors of eight.

// CHECK-LABEL: @pooling
// CHECK: scf.for %{{.*}} iter_args({{.*}}) -> (vector<8xf32>)
// CHECK: arith.maximumf %{{.*}} : vector<8xf32>
// CHECK-NOT: linalg
func.func @pooling(%x: tensor<1x8x8x16xf32>, %w: tensor<2x2xf32>, %y: tensor<1x4x4x16xf32>) -> tensor<1x4x4x16xf32> {
  %0 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<1x8x8x16xf32>, tensor<2x2xf32>)
      outs(%y : tensor<1x4x4x16xf32>) -> tensor<1x4x4x16xf32>
  return %0 : tensor<1x4x4x16xf32>
}

// -----

// What no part of the schedule is for stays as it is: products of other kinds, several results, and buffers.

// CHECK-LABEL: @others
// CHECK: linalg.generic
// CHECK: arith.cmpf
// CHECK: linalg.matmul
func.func @others(%a: tensor<9xf32>, %b: tensor<f32>, %c: tensor<i32>, %m: memref<8x8xf32>) -> (tensor<f32>, tensor<i32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} ins(%a : tensor<9xf32>) outs(%b, %c : tensor<f32>, tensor<i32>) {
  ^bb0(%x: f32, %y: f32, %z: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %p = arith.cmpf ogt, %x, %y : f32
    %s = arith.select %p, %x, %y : f32
    %t = arith.select %p, %n, %z : i32
    linalg.yield %s, %t : f32, i32
  } -> (tensor<f32>, tensor<i32>)
  linalg.matmul ins(%m, %m : memref<8x8xf32>, memref<8x8xf32>) outs(%m : memref<8x8xf32>)
  return %0#0, %0#1 : tensor<f32>, tensor<i32>
}
