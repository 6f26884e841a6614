// RUN: ods opt %s --split-input-file --fold-memref-alias-ops | golden %S/fold.out

func.func @load_of_subview(%m: memref<12x32xf32>, %o: index, %p: index, %i: index, %j: index) -> f32 {
  %v = memref.subview %m[%o, %p] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %x = memref.load %v[%i, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return %x : f32
}

// -----

func.func @load_of_dropped(%m: memref<12x32x8xf32>, %o: index, %s: index, %i: index, %j: index) -> f32 {
  %v = memref.subview %m[3, %o, 1] [4, 1, 4] [%s, 1, 1] : memref<12x32x8xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  %x = memref.load %v[%i, %j] {nontemporal = true} : memref<4x4xf32, strided<[?, 1], offset: ?>>
  return %x : f32
}

// -----

func.func @store_of_subview(%m: memref<12x32xf32>, %x: f32, %i: index) {
  %c2 = arith.constant 2 : index
  %v = memref.subview %m[%c2, 5] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  memref.store %x, %v[%i, %c2] {nontemporal = true} : memref<4x4xf32, strided<[32, 1], offset: ?>>
  return
}

// -----

func.func @subview_of_subview(%m: memref<12x32xf32>, %o: index, %p: index, %n: index) -> memref<?x2xf32, strided<[32, 1], offset: ?>> {
  %v = memref.subview %m[%o, 4] [8, 8] [1, 1] : memref<12x32xf32> to memref<8x8xf32, strided<[32, 1], offset: ?>>
  %w = memref.subview %v[%p, 1] [%n, 2] [1, 1] : memref<8x8xf32, strided<[32, 1], offset: ?>> to memref<?x2xf32, strided<[32, 1], offset: ?>>
  return %w : memref<?x2xf32, strided<[32, 1], offset: ?>>
}

// -----

func.func @subview_of_dropped(%m: memref<12x3x32xf32>, %o: index) -> memref<2xf32, strided<[96], offset: ?>> {
  %v = memref.subview %m[%o, 1, 4] [8, 1, 8] [1, 1, 1] : memref<12x3x32xf32> to memref<8x8xf32, strided<[96, 1], offset: ?>>
  %w = memref.subview %v[1, 2] [2, 1] [1, 1] : memref<8x8xf32, strided<[96, 1], offset: ?>> to memref<2xf32, strided<[96], offset: ?>>
  return %w : memref<2xf32, strided<[96], offset: ?>>
}

// -----

func.func @strided_subview_stays(%m: memref<12x32xf32>, %o: index) -> memref<2x2xf32, strided<[64, 1], offset: ?>> {
  %v = memref.subview %m[%o, 4] [4, 8] [2, 1] : memref<12x32xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
  %w = memref.subview %v[1, 1] [2, 2] [1, 1] : memref<4x8xf32, strided<[64, 1], offset: ?>> to memref<2x2xf32, strided<[64, 1], offset: ?>>
  return %w : memref<2x2xf32, strided<[64, 1], offset: ?>>
}

// -----

func.func @load_of_expanded(%m: memref<?x8xf32>, %n: index, %i: index, %j: index, %k: index) -> f32 {
  %v = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %x = memref.load %v[%i, %j, %k] : memref<?x4x8xf32>
  return %x : f32
}

// -----

func.func @store_of_expanded(%m: memref<8xf32>, %x: f32, %i: index) {
  %v = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 2, 2] : memref<8xf32> into memref<2x2x2xf32>
  memref.store %x, %v[%i, %i, %i] : memref<2x2x2xf32>
  return
}

// -----

func.func @vector_load_of_expanded(%m: memref<8xf32>, %i: index) -> vector<2xf32> {
  %v = memref.expand_shape %m [[0, 1]] output_shape [4, 2] : memref<8xf32> into memref<4x2xf32>
  %x = vector.load %v[%i, %i] {nontemporal = true} : memref<4x2xf32>, vector<2xf32>
  return %x : vector<2xf32>
}

// -----

func.func @load_of_collapsed(%m: memref<3x?x8xf32>, %i: index, %j: index) -> f32 {
  %v = memref.collapse_shape %m [[0, 1], [2]] : memref<3x?x8xf32> into memref<?x8xf32>
  %x = memref.load %v[%i, %j] : memref<?x8xf32>
  return %x : f32
}

// -----

func.func @store_of_collapsed_to_scalar(%m: memref<1x1xf32>, %x: f32) {
  %v = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  memref.store %x, %v[] : memref<f32>
  return
}

// -----

func.func @masked(%m: memref<12x32xf32>, %o: index, %mask: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %v = memref.subview %m[%o, 0] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %x = vector.maskedload %v[%o, %o], %mask, %p : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %v[%o, %o], %mask, %x : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  return %x : vector<4xf32>
}

// -----

func.func @transfers(%m: memref<12x3x32xf32>, %o: index, %pad: f32) {
  %v = memref.subview %m[%o, 1, 0] [4, 1, 4] [1, 1, 1] : memref<12x3x32xf32> to memref<4x4xf32, strided<[96, 1], offset: ?>>
  %x = vector.transfer_read %v[%o, %o], %pad {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<4x4xf32, strided<[96, 1], offset: ?>>, vector<2x2xf32>
  vector.transfer_write %x, %v[%o, %o] {in_bounds = [true, true]} : vector<2x2xf32>, memref<4x4xf32, strided<[96, 1], offset: ?>>
  return
}

// -----

func.func @transfer_out_of_bounds_stays(%m: memref<12x32xf32>, %o: index, %pad: f32) -> vector<2xf32> {
  %v = memref.subview %m[%o, 0] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %x = vector.transfer_read %v[%o, %o], %pad {in_bounds = [false]} : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<2xf32>
  return %x : vector<2xf32>
}

// -----

func.func @transfer_of_expanded(%m: memref<8x6xf32>, %i: index, %pad: f32) -> (vector<2xf32>, vector<2x2xf32>) {
  %v = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 2, 6] : memref<8x6xf32> into memref<4x2x6xf32>
  %x = vector.transfer_read %v[%i, %i, %i], %pad : memref<4x2x6xf32>, vector<2xf32>
  %y = vector.transfer_read %v[%i, %i, %i], %pad {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<4x2x6xf32>, vector<2x2xf32>
  return %x, %y : vector<2xf32>, vector<2x2xf32>
}

// -----

func.func @async_copy(%from: memref<64x64xf16>, %to: memref<32x32xf16, 3>, %i: index) -> !nvgpu.device.async.token {
  %s = memref.subview %from[%i, 8] [16, 16] [1, 1] : memref<64x64xf16> to memref<16x16xf16, strided<[64, 1], offset: ?>>
  %d = memref.subview %to[0, %i] [16, 16] [1, 1] : memref<32x32xf16, 3> to memref<16x16xf16, strided<[32, 1], offset: ?>, 3>
  %t = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i], 8 {bypassL1} : memref<16x16xf16, strided<[64, 1], offset: ?>> to memref<16x16xf16, strided<[32, 1], offset: ?>, 3>
  return %t : !nvgpu.device.async.token
}

// -----

func.func @matrices(%m: memref<64x64xf16>, %i: index) {
  %v = memref.subview %m[%i, 8] [16, 16] [1, 1] : memref<64x64xf16> to memref<16x16xf16, strided<[64, 1], offset: ?>>
  %x = gpu.subgroup_mma_load_matrix %v[%i, %i] {leadDimension = 64 : index} : memref<16x16xf16, strided<[64, 1], offset: ?>> -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %x, %v[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16, strided<[64, 1], offset: ?>>
  return
}

// -----

func.func @ldmatrix(%m: memref<64x64xf16, 3>, %i: index) -> vector<4x2xf16> {
  %v = memref.subview %m[%i, 8] [16, 16] [1, 1] : memref<64x64xf16, 3> to memref<16x16xf16, strided<[64, 1], offset: ?>, 3>
  %x = nvgpu.ldmatrix %v[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<16x16xf16, strided<[64, 1], offset: ?>, 3> -> vector<4x2xf16>
  return %x : vector<4x2xf16>
}

// -----

func.func @vectors(%m: memref<12x32xf32>, %i: index) {
  %v = memref.subview %m[%i, 8] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %x = vector.load %v[%i, %i] {nontemporal = true} : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.store %x, %v[%i, %i] {nontemporal = true} : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  return
}
