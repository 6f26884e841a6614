// RUN: ods opt %s --canonicalize --verify-each | FileCheck %s
// CHECK: module

// Positions, masks of memory accesses, casts of constants.
func.func @e1(%v: vector<2x3xf32>, %i: index) -> vector<3xf32> {
  %c = arith.constant 1 : index
  %0 = vector.extract %v[%c] : vector<3xf32> from vector<2x3xf32>
  return %0 : vector<3xf32>
}
func.func @e2(%v: vector<2x3xf32>, %i: index) -> vector<3xf32> {
  %c = arith.constant -1 : index
  %0 = vector.extract %v[%c] : vector<3xf32> from vector<2x3xf32>
  return %0 : vector<3xf32>
}
func.func @e3(%v: vector<2x3xf32>, %i: index) -> f32 {
  %0 = vector.extract %v[-1, %i] : f32 from vector<2x3xf32>
  return %0 : f32
}
func.func @e4(%v: vector<2x3xf32>, %i: index) -> f32 {
  %0 = vector.extract %v[%i] : vector<3xf32> from vector<2x3xf32>
  %1 = vector.extract %0[2] : f32 from vector<3xf32>
  return %1 : f32
}
func.func @e5(%v: vector<3xf32>, %i: index) -> f32 {
  %0 = vector.broadcast %v : vector<3xf32> to vector<2x3xf32>
  %1 = vector.extract %0[1, %i] : f32 from vector<2x3xf32>
  return %1 : f32
}
func.func @e6(%a: vector<8xf32>, %b: vector<8xf32>) -> f32 {
  %s = vector.shuffle %a, %b [0, -1, 7, 15] : vector<8xf32>, vector<8xf32>
  %1 = vector.extract %s[1] : f32 from vector<4xf32>
  return %1 : f32
}
func.func @i1(%v: vector<2xf32>, %x: f32, %y: f32) -> vector<2xf32> {
  %0 = vector.insert %x, %v[0] : f32 into vector<2xf32>
  %1 = vector.insert %y, %0[0] : f32 into vector<2xf32>
  return %1 : vector<2xf32>
}
func.func @i2(%v: vector<2xf32>, %x: f32, %y: f32) -> vector<2xf32> {
  %c = arith.constant -1 : index
  %0 = vector.insert %x, %v[%c] : f32 into vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @i3(%v: vector<2xf32>, %x: f32, %y: f32) -> vector<2xf32> {
  %p = ub.poison : f32
  %0 = vector.insert %p, %v[1] : f32 into vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @i4(%x: f32, %y: f32) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant 1.0 : f32
  %0 = vector.insert %c, %p[1] : f32 into vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @i6(%v: vector<2x3xf32>, %i: index) -> vector<2x3xf32> {
  %p = vector.extract %v[1] : vector<3xf32> from vector<2x3xf32>
  %0 = vector.insert %p, %v[1] : vector<3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @ml1(%m: memref<8xf32>, %i: index, %p: vector<8xf32>) -> vector<8xf32> {
  %mask = vector.constant_mask [8] : vector<8xi1>
  %0 = vector.maskedload %m[%i], %mask, %p {alignment = 8} : memref<8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @ms1(%m: memref<8xf32>, %i: index, %p: vector<8xf32>) {
  %mask = vector.constant_mask [8] : vector<8xi1>
  vector.maskedstore %m[%i], %mask, %p {alignment = 8, foo} : memref<8xf32>, vector<8xi1>, vector<8xf32>
  return
}
func.func @cs1(%m: memref<8xf32>, %i: index, %p: vector<8xf32>) {
  %mask = vector.constant_mask [8] : vector<8xi1>
  vector.compressstore %m[%i], %mask, %p {alignment = 8} : memref<8xf32>, vector<8xi1>, vector<8xf32>
  return
}
func.func @el1(%m: memref<8xf32>, %i: index, %p: vector<8xf32>) -> vector<8xf32> {
  %mask = vector.constant_mask [8] : vector<8xi1>
  %0 = vector.expandload %m[%i], %mask, %p {alignment = 8} : memref<8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @ga1(%m: memref<8xf32>, %i: index, %mask: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> {
  %s = vector.step : vector<8xindex>
  %0 = vector.gather %m[%i][%s], %mask, %p {alignment = 8} : memref<8xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @ga2(%m: tensor<8xf32>, %i: index, %mask: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> {
  %s = vector.step : vector<8xindex>
  %0 = vector.gather %m[%i][%s], %mask, %p {alignment = 8} : tensor<8xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @ga3(%m: memref<8xf32>, %i: index, %mask: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %s = arith.constant dense<[0,1,2,3]> : vector<4xi32>
  %0 = vector.gather %m[%i][%s], %mask, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @sc1(%m: memref<8xf32>, %i: index, %mask: vector<8xi1>, %p: vector<8xf32>) {
  %s = vector.step : vector<8xindex>
  vector.scatter %m[%i][%s], %mask, %p {alignment = 8} : memref<8xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
  return
}
func.func @sc2(%m: tensor<8xf32>, %i: index, %mask: vector<8xi1>, %p: vector<8xf32>) -> tensor<8xf32> {
  %s = vector.step : vector<8xindex>
  %0 = vector.scatter %m[%i][%s], %mask, %p {alignment = 8} : tensor<8xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @sc3(%m: tensor<8xf32>, %i: index, %s: vector<8xindex>, %p: vector<8xf32>) -> tensor<8xf32> {
  %mask = vector.constant_mask [0] : vector<8xi1>
  %0 = vector.scatter %m[%i][%s], %mask, %p {alignment = 8} : tensor<8xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @bc1() -> vector<4xi32> {
  %c = arith.constant dense<3> : vector<8xi16>
  %0 = vector.bitcast %c : vector<8xi16> to vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @bc2() -> vector<4xf32> {
  %c = arith.constant dense<3> : vector<4xi32>
  %0 = vector.bitcast %c : vector<4xi32> to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @bc3() -> vector<4xf32> {
  %c = ub.poison : vector<4xi32>
  %0 = vector.bitcast %c : vector<4xi32> to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @ess() -> vector<2xf32> {
  %c = ub.poison : vector<4xf32>
  %0 = vector.extract_strided_slice %c {offsets=[1], sizes=[2], strides=[1]} : vector<4xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @ess2(%x: vector<4xf32>) -> vector<4xf32> {
  %c = ub.poison : vector<2xf32>
  %0 = vector.insert_strided_slice %c, %x {offsets=[1], strides=[1]} : vector<2xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @tr(%t: tensor<4xf32>, %i: index, %v: vector<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %mask = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.transfer_write %v, %t[%c0], %mask : vector<4xf32>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
