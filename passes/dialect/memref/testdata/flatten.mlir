// RUN: ods opt %s --upstream-bugs --flatten-memref --split-input-file --allow-unregistered-dialect | golden %S/flatten.out

func.func @f0(%m: memref<4x8xf32>, %i0: index, %i1: index) {
  %0 = memref.load %m[%i0, %i1] : memref<4x8xf32>
  memref.store %0, %m[%i0, %i1] {alignment = 8 : i64} : memref<4x8xf32>
  return
}

// -----

func.func @f1(%m: memref<4x8xf32>, %i0: index, %i1: index, %k: vector<4xi1>) {
  %0 = vector.load %m[%i0, %i1] {nontemporal = true} : memref<4x8xf32>, vector<4xf32>
  vector.store %0, %m[%i0, %i1] : memref<4x8xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i0, %i1], %k, %0 : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i0, %i1], %k, %1 : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f2(%m: memref<4x8xf32>, %i0: index, %i1: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i0, %i1], %c {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i0, %i1] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  %1 = vector.transfer_read %m[%i0, %i1], %c : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %1, %m[%i0, %i1] : vector<4xf32>, memref<4x8xf32>
  return
}

// -----

func.func @f3(%m: memref<2x3x4xi8>, %i0: index, %i1: index, %i2: index) {
  %0 = memref.load %m[%i0, %i1, %i2] : memref<2x3x4xi8>
  memref.store %0, %m[%i0, %i1, %i2] {alignment = 8 : i64} : memref<2x3x4xi8>
  return
}

// -----

func.func @f4(%m: memref<2x3x4xi8>, %i0: index, %i1: index, %i2: index, %k: vector<4xi1>) {
  %0 = vector.load %m[%i0, %i1, %i2] {nontemporal = true} : memref<2x3x4xi8>, vector<4xi8>
  vector.store %0, %m[%i0, %i1, %i2] : memref<2x3x4xi8>, vector<4xi8>
  %1 = vector.maskedload %m[%i0, %i1, %i2], %k, %0 : memref<2x3x4xi8>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  vector.maskedstore %m[%i0, %i1, %i2], %k, %1 : memref<2x3x4xi8>, vector<4xi1>, vector<4xi8>
  return
}

// -----

func.func @f5(%m: memref<?x8xf32>, %i0: index, %i1: index) {
  %0 = memref.load %m[%i0, %i1] : memref<?x8xf32>
  memref.store %0, %m[%i0, %i1] {alignment = 8 : i64} : memref<?x8xf32>
  return
}

// -----

func.func @f6(%m: memref<?x8xf32>, %i0: index, %i1: index, %k: vector<4xi1>) {
  %0 = vector.load %m[%i0, %i1] {nontemporal = true} : memref<?x8xf32>, vector<4xf32>
  vector.store %0, %m[%i0, %i1] : memref<?x8xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i0, %i1], %k, %0 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i0, %i1], %k, %1 : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f7(%m: memref<?x8xf32>, %i0: index, %i1: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i0, %i1], %c {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i0, %i1] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  %1 = vector.transfer_read %m[%i0, %i1], %c : memref<?x8xf32>, vector<4xf32>
  vector.transfer_write %1, %m[%i0, %i1] : vector<4xf32>, memref<?x8xf32>
  return
}

// -----

func.func @f8(%m: memref<4x?xf32>, %i0: index, %i1: index) {
  %0 = memref.load %m[%i0, %i1] : memref<4x?xf32>
  memref.store %0, %m[%i0, %i1] {alignment = 8 : i64} : memref<4x?xf32>
  return
}

// -----

func.func @f9(%m: memref<4x?xf32>, %i0: index, %i1: index, %k: vector<4xi1>) {
  %0 = vector.load %m[%i0, %i1] {nontemporal = true} : memref<4x?xf32>, vector<4xf32>
  vector.store %0, %m[%i0, %i1] : memref<4x?xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i0, %i1], %k, %0 : memref<4x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i0, %i1], %k, %1 : memref<4x?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f10(%m: memref<4x?xf32>, %i0: index, %i1: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i0, %i1], %c {in_bounds = [true]} : memref<4x?xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i0, %i1] {in_bounds = [true]} : vector<4xf32>, memref<4x?xf32>
  %1 = vector.transfer_read %m[%i0, %i1], %c : memref<4x?xf32>, vector<4xf32>
  vector.transfer_write %1, %m[%i0, %i1] : vector<4xf32>, memref<4x?xf32>
  return
}

// -----

func.func @f11(%m: memref<?x?x?xi16>, %i0: index, %i1: index, %i2: index) {
  %0 = memref.load %m[%i0, %i1, %i2] : memref<?x?x?xi16>
  memref.store %0, %m[%i0, %i1, %i2] {alignment = 8 : i64} : memref<?x?x?xi16>
  return
}

// -----

func.func @f12(%m: memref<?x?x?xi16>, %i0: index, %i1: index, %i2: index, %k: vector<4xi1>) {
  %0 = vector.load %m[%i0, %i1, %i2] {nontemporal = true} : memref<?x?x?xi16>, vector<4xi16>
  vector.store %0, %m[%i0, %i1, %i2] : memref<?x?x?xi16>, vector<4xi16>
  %1 = vector.maskedload %m[%i0, %i1, %i2], %k, %0 : memref<?x?x?xi16>, vector<4xi1>, vector<4xi16> into vector<4xi16>
  vector.maskedstore %m[%i0, %i1, %i2], %k, %1 : memref<?x?x?xi16>, vector<4xi1>, vector<4xi16>
  return
}

// -----

func.func @f13(%m: memref<4x8xf32, strided<[8, 1], offset: 100>>, %i0: index, %i1: index) {
  %0 = memref.load %m[%i0, %i1] : memref<4x8xf32, strided<[8, 1], offset: 100>>
  memref.store %0, %m[%i0, %i1] {alignment = 8 : i64} : memref<4x8xf32, strided<[8, 1], offset: 100>>
  return
}

// -----

func.func @f14(%m: memref<4x8xf32, strided<[8, 1], offset: 100>>, %i0: index, %i1: index, %k: vector<4xi1>) {
  %0 = vector.load %m[%i0, %i1] {nontemporal = true} : memref<4x8xf32, strided<[8, 1], offset: 100>>, vector<4xf32>
  vector.store %0, %m[%i0, %i1] : memref<4x8xf32, strided<[8, 1], offset: 100>>, vector<4xf32>
  %1 = vector.maskedload %m[%i0, %i1], %k, %0 : memref<4x8xf32, strided<[8, 1], offset: 100>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i0, %i1], %k, %1 : memref<4x8xf32, strided<[8, 1], offset: 100>>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f15(%m: memref<4x8xf32, strided<[8, 1], offset: 100>>, %i0: index, %i1: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i0, %i1], %c {in_bounds = [true]} : memref<4x8xf32, strided<[8, 1], offset: 100>>, vector<4xf32>
  vector.transfer_write %0, %m[%i0, %i1] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32, strided<[8, 1], offset: 100>>
  %1 = vector.transfer_read %m[%i0, %i1], %c : memref<4x8xf32, strided<[8, 1], offset: 100>>, vector<4xf32>
  vector.transfer_write %1, %m[%i0, %i1] : vector<4xf32>, memref<4x8xf32, strided<[8, 1], offset: 100>>
  return
}

// -----

func.func @f16(%m: memref<4x8xf32, strided<[16, 1], offset: ?>>, %i0: index, %i1: index) {
  %0 = memref.load %m[%i0, %i1] : memref<4x8xf32, strided<[16, 1], offset: ?>>
  memref.store %0, %m[%i0, %i1] {alignment = 8 : i64} : memref<4x8xf32, strided<[16, 1], offset: ?>>
  return
}

// -----

func.func @f17(%m: memref<4x8xf32, strided<[16, 1], offset: ?>>, %i0: index, %i1: index, %k: vector<4xi1>) {
  %0 = vector.load %m[%i0, %i1] {nontemporal = true} : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xf32>
  vector.store %0, %m[%i0, %i1] : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xf32>
  %1 = vector.maskedload %m[%i0, %i1], %k, %0 : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i0, %i1], %k, %1 : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f18(%m: memref<4x8xf32, strided<[16, 1], offset: ?>>, %i0: index, %i1: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i0, %i1], %c {in_bounds = [true]} : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %0, %m[%i0, %i1] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32, strided<[16, 1], offset: ?>>
  %1 = vector.transfer_read %m[%i0, %i1], %c : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %1, %m[%i0, %i1] : vector<4xf32>, memref<4x8xf32, strided<[16, 1], offset: ?>>
  return
}

// -----

func.func @f19(%m: memref<4x8xf32, strided<[1, 4]>>, %i0: index, %i1: index) {
  %0 = memref.load %m[%i0, %i1] : memref<4x8xf32, strided<[1, 4]>>
  memref.store %0, %m[%i0, %i1] {alignment = 8 : i64} : memref<4x8xf32, strided<[1, 4]>>
  return
}

// -----

func.func @f20(%m: memref<4x8xf32, strided<[1, 4]>>, %i0: index, %i1: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i0, %i1], %c {in_bounds = [true]} : memref<4x8xf32, strided<[1, 4]>>, vector<4xf32>
  vector.transfer_write %0, %m[%i0, %i1] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32, strided<[1, 4]>>
  %1 = vector.transfer_read %m[%i0, %i1], %c : memref<4x8xf32, strided<[1, 4]>>, vector<4xf32>
  vector.transfer_write %1, %m[%i0, %i1] : vector<4xf32>, memref<4x8xf32, strided<[1, 4]>>
  return
}

// -----

func.func @f21(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i0: index, %i1: index) {
  %0 = memref.load %m[%i0, %i1] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.store %0, %m[%i0, %i1] {alignment = 8 : i64} : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @f22(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i0: index, %i1: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i0, %i1], %c {in_bounds = [true]} : memref<?x?xf32, strided<[?, ?], offset: ?>>, vector<4xf32>
  vector.transfer_write %0, %m[%i0, %i1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = vector.transfer_read %m[%i0, %i1], %c : memref<?x?xf32, strided<[?, ?], offset: ?>>, vector<4xf32>
  vector.transfer_write %1, %m[%i0, %i1] : vector<4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @f23(%m: memref<4x8xf32, 3>, %i0: index, %i1: index) {
  %0 = memref.load %m[%i0, %i1] : memref<4x8xf32, 3>
  memref.store %0, %m[%i0, %i1] {alignment = 8 : i64} : memref<4x8xf32, 3>
  return
}

// -----

func.func @f24(%m: memref<4x8xf32, 3>, %i0: index, %i1: index, %k: vector<4xi1>) {
  %0 = vector.load %m[%i0, %i1] {nontemporal = true} : memref<4x8xf32, 3>, vector<4xf32>
  vector.store %0, %m[%i0, %i1] : memref<4x8xf32, 3>, vector<4xf32>
  %1 = vector.maskedload %m[%i0, %i1], %k, %0 : memref<4x8xf32, 3>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i0, %i1], %k, %1 : memref<4x8xf32, 3>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f25(%m: memref<4x8xf32, 3>, %i0: index, %i1: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i0, %i1], %c {in_bounds = [true]} : memref<4x8xf32, 3>, vector<4xf32>
  vector.transfer_write %0, %m[%i0, %i1] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32, 3>
  %1 = vector.transfer_read %m[%i0, %i1], %c : memref<4x8xf32, 3>, vector<4xf32>
  vector.transfer_write %1, %m[%i0, %i1] : vector<4xf32>, memref<4x8xf32, 3>
  return
}

// -----

func.func @f26(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i0: index, %i1: index) {
  %0 = memref.load %m[%i0, %i1] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  memref.store %0, %m[%i0, %i1] {alignment = 8 : i64} : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @f27(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i0: index, %i1: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i0, %i1], %c {in_bounds = [true]} : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, vector<4xf32>
  vector.transfer_write %0, %m[%i0, %i1] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %1 = vector.transfer_read %m[%i0, %i1], %c : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, vector<4xf32>
  vector.transfer_write %1, %m[%i0, %i1] : vector<4xf32>, memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @f28(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1)>>, %i0: index, %i1: index) {
  %0 = memref.load %m[%i0, %i1] : memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1)>>
  memref.store %0, %m[%i0, %i1] {alignment = 8 : i64} : memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1)>>
  return
}

// -----

func.func @f29(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1)>>, %i0: index, %i1: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i0, %i1], %c {in_bounds = [true]} : memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1)>>, vector<4xf32>
  vector.transfer_write %0, %m[%i0, %i1] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1)>>
  %1 = vector.transfer_read %m[%i0, %i1], %c : memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1)>>, vector<4xf32>
  vector.transfer_write %1, %m[%i0, %i1] : vector<4xf32>, memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1)>>
  return
}

// -----

func.func @f30(%m: memref<4x8xindex>, %i0: index, %i1: index) {
  return
}

// -----

func.func @f31(%m: memref<16xf32>, %i0: index) {
  %0 = memref.load %m[%i0] : memref<16xf32>
  memref.store %0, %m[%i0] {alignment = 8 : i64} : memref<16xf32>
  return
}

// -----

func.func @f32(%m: memref<16xf32>, %i0: index, %k: vector<4xi1>) {
  %0 = vector.load %m[%i0] {nontemporal = true} : memref<16xf32>, vector<4xf32>
  vector.store %0, %m[%i0] : memref<16xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i0], %k, %0 : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i0], %k, %1 : memref<16xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f33(%m: memref<16xf32>, %i0: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i0], %c {in_bounds = [true]} : memref<16xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i0] {in_bounds = [true]} : vector<4xf32>, memref<16xf32>
  %1 = vector.transfer_read %m[%i0], %c : memref<16xf32>, vector<4xf32>
  vector.transfer_write %1, %m[%i0] : vector<4xf32>, memref<16xf32>
  return
}

// -----

func.func @f34(%m: memref<f32>) {
  %0 = memref.load %m[] : memref<f32>
  memref.store %0, %m[] {alignment = 8 : i64} : memref<f32>
  return
}

// -----

func.func @f35(%m: memref<4x8xvector<2xf32>>, %i0: index, %i1: index) {
  return
}

// -----

func.func @f36(%m: memref<1x1xbf16>, %i0: index, %i1: index) {
  %0 = memref.load %m[%i0, %i1] : memref<1x1xbf16>
  memref.store %0, %m[%i0, %i1] {alignment = 8 : i64} : memref<1x1xbf16>
  return
}

// -----

func.func @f37(%m: memref<1x1xbf16>, %i0: index, %i1: index, %k: vector<4xi1>) {
  %0 = vector.load %m[%i0, %i1] {nontemporal = true} : memref<1x1xbf16>, vector<4xbf16>
  vector.store %0, %m[%i0, %i1] : memref<1x1xbf16>, vector<4xbf16>
  %1 = vector.maskedload %m[%i0, %i1], %k, %0 : memref<1x1xbf16>, vector<4xi1>, vector<4xbf16> into vector<4xbf16>
  vector.maskedstore %m[%i0, %i1], %k, %1 : memref<1x1xbf16>, vector<4xi1>, vector<4xbf16>
  return
}

// -----

func.func @f38(%m: memref<0x4xf32>, %i0: index, %i1: index) {
  %0 = memref.load %m[%i0, %i1] : memref<0x4xf32>
  memref.store %0, %m[%i0, %i1] {alignment = 8 : i64} : memref<0x4xf32>
  return
}

// -----

func.func @f39(%m: memref<0x4xf32>, %i0: index, %i1: index, %k: vector<4xi1>) {
  %0 = vector.load %m[%i0, %i1] {nontemporal = true} : memref<0x4xf32>, vector<4xf32>
  vector.store %0, %m[%i0, %i1] : memref<0x4xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i0, %i1], %k, %0 : memref<0x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i0, %i1], %k, %1 : memref<0x4xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f40(%m: memref<0x4xf32>, %i0: index, %i1: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i0, %i1], %c {in_bounds = [true]} : memref<0x4xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i0, %i1] {in_bounds = [true]} : vector<4xf32>, memref<0x4xf32>
  %1 = vector.transfer_read %m[%i0, %i1], %c : memref<0x4xf32>, vector<4xf32>
  vector.transfer_write %1, %m[%i0, %i1] : vector<4xf32>, memref<0x4xf32>
  return
}

// -----

func.func @f41(%m: memref<4x8xcomplex<f32>>, %i0: index, %i1: index) {
  return
}

// -----

func.func @f42(%m: memref<2x2x2x2xi1>, %i0: index, %i1: index, %i2: index, %i3: index) {
  %0 = memref.load %m[%i0, %i1, %i2, %i3] : memref<2x2x2x2xi1>
  memref.store %0, %m[%i0, %i1, %i2, %i3] {alignment = 8 : i64} : memref<2x2x2x2xi1>
  return
}

// -----

func.func @f43() {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
  "use"(%0) : (memref<4x8xf32>) -> ()
  return
}

// -----

func.func @f44() {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4x8x2xi8, 1>
  "use"(%0) : (memref<4x8x2xi8, 1>) -> ()
  return
}

// -----

func.func @f45() {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32, strided<[8, 1]>>
  "use"(%0) : (memref<4x8xf32, strided<[8, 1]>>) -> ()
  return
}

// -----

func.func @f47() {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<7xf32>
  "use"(%0) : (memref<7xf32>) -> ()
  return
}

// -----

func.func @f48() {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<f32>
  "use"(%0) : (memref<f32>) -> ()
  return
}

// -----

func.func @f50() {
  %0 = memref.alloca() {alignment = 64 : i64} : memref<4x8xf32>
  "use"(%0) : (memref<4x8xf32>) -> ()
  return
}

// -----

func.func @f51() {
  %0 = memref.alloca() {alignment = 64 : i64} : memref<4x8x2xi8, 1>
  "use"(%0) : (memref<4x8x2xi8, 1>) -> ()
  return
}

// -----

func.func @f52() {
  %0 = memref.alloca() {alignment = 64 : i64} : memref<4x8xf32, strided<[8, 1]>>
  "use"(%0) : (memref<4x8xf32, strided<[8, 1]>>) -> ()
  return
}

// -----

func.func @f54() {
  %0 = memref.alloca() {alignment = 64 : i64} : memref<7xf32>
  "use"(%0) : (memref<7xf32>) -> ()
  return
}

// -----

func.func @f55() {
  %0 = memref.alloca() {alignment = 64 : i64} : memref<f32>
  "use"(%0) : (memref<f32>) -> ()
  return
}

// -----

func.func @f57() {
  %0 = memref.alloc() {t.x} : memref<4x8xf32>
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %1 = memref.load %0[%c1, %c3] : memref<4x8xf32>
  memref.store %1, %0[%c3, %c1] {t.y} : memref<4x8xf32>
  memref.dealloc %0 : memref<4x8xf32>
  return
}

// -----

func.func @f58(%m: memref<4x8xf32>, %i: index) {
  %c = arith.constant 0.0 : f32
  %p = vector.transfer_read %m[%i, %i], %c {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x8xf32>, vector<4xf32>
  "use"(%p) : (vector<4xf32>) -> ()
  %s = memref.subview %m[%i, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: ?>>
  %l = memref.load %s[%i, %i] : memref<2x2xf32, strided<[8, 1], offset: ?>>
  "use"(%l) : (f32) -> ()
  scf.for %k = %i to %i step %i {
    memref.store %l, %m[%k, %i] : memref<4x8xf32>
  }
  return
}
