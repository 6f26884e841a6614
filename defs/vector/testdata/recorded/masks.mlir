// RUN: ods opt %s --canonicalize --verify-each | FileCheck %s
// CHECK: module

// Masks, reductions, contractions and chains of insertions.
func.func @m1() -> vector<[8]xi1> {
  %c = arith.constant 0 : index
  %m = vector.create_mask %c : vector<[8]xi1>
  return %m : vector<[8]xi1>
}
func.func @m2() -> vector<[8]xi1> {
  %c = arith.constant -1 : index
  %m = vector.create_mask %c : vector<[8]xi1>
  return %m : vector<[8]xi1>
}
func.func @m3() -> vector<[8]xi1> {
  %c = arith.constant 8 : index
  %m = vector.create_mask %c : vector<[8]xi1>
  return %m : vector<[8]xi1>
}
func.func @m4() -> vector<3x[8]xi1> {
  %c = arith.constant 9 : index
  %v = vector.vscale
  %d = arith.muli %v, %c : index
  %m = vector.create_mask %c, %d : vector<3x[8]xi1>
  return %m : vector<3x[8]xi1>
}
func.func @m5() -> vector<i1> {
  %c = arith.constant 9 : index
  %m = vector.create_mask %c : vector<i1>
  return %m : vector<i1>
}
func.func @m6() -> vector<4xi1> {
  %c = arith.constant 4 : index
  %v = vector.vscale
  %d = arith.muli %c, %v : index
  %m = vector.create_mask %d : vector<4xi1>
  return %m : vector<4xi1>
}
func.func @m7() -> vector<4xi1> {
  %c = arith.constant 2 : index
  %v = vector.vscale
  %d = arith.muli %c, %v : index
  %m = vector.create_mask %d : vector<4xi1>
  return %m : vector<4xi1>
}
func.func @mask1(%v: vector<4xf32>) -> f32 {
  %m = arith.constant dense<true> : vector<4xi1>
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @mask2(%v: vector<4xf32>, %p: memref<4xf32>, %i: index) {
  %m = arith.constant dense<true> : vector<4xi1>
  vector.mask %m { vector.transfer_write %v, %p[%i] : vector<4xf32>, memref<4xf32> } : vector<4xi1>
  return
}
func.func @mask3(%v: vector<4xf32>, %p: memref<4xf32>, %i: index, %m: vector<4xi1>, %x: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %m, %x { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @mask4(%v: vector<4xf32>, %p: memref<4xf32>, %i: index, %m: vector<4xi1>, %x: vector<4xf32>) -> vector<4xf32> {
  vector.mask %m { vector.yield } : vector<4xi1>
  %0 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @mask5(%v: vector<4xf32>, %p: memref<8xf32>, %i: index, %x: vector<4xf32>, %f: f32) -> vector<4xf32> {
  %m = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %m, %x { vector.transfer_read %p[%i], %f : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @mask6(%v: vector<1xf32>, %a: f32, %m: vector<1xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v, %a fastmath<nnan> : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %0 : f32
}
func.func @mask9(%v: vector<1x1xi32>, %m: vector<1x1xi1>) -> i32 {
  %a = arith.constant 0 : i32
  %0 = vector.multi_reduction <add>, %v, %a [0, 1] : vector<1x1xi32> to i32 
  return %0 : i32
}
func.func @red(%v: vector<i32>, %a: i32) -> i32 {
  %0 = vector.reduction <minsi>, %v, %a : vector<i32> into i32 
  return %0 : i32
}
func.func @mredscal(%v: vector<[1]xi32>, %a: i32) -> i32 {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<[1]xi32> to i32 
  return %0 : i32
}
func.func @redscal(%v: vector<[1]xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <add>, %v, %a : vector<[1]xi32> into i32 
  return %0 : i32
}
func.func @mredn2(%v: vector<4x4xi32>, %a: vector<4x4xi32>) -> vector<4x4xi32> {
  %0 = vector.multi_reduction <add>, %v, %a [] : vector<4x4xi32> to vector<4x4xi32>
  return %0 : vector<4x4xi32>
}
func.func @contract(%a: vector<4x3xf32>, %b: vector<3x5xf32>, %c: vector<4x5xf32>) -> vector<4x5xf32> {
  %z = arith.constant dense<0.0> : vector<4x5xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types=["parallel","parallel","reduction"]} %a, %b, %z : vector<4x3xf32>, vector<3x5xf32> into vector<4x5xf32>
  %1 = arith.addf %c, %0 fastmath<fast> : vector<4x5xf32>
  return %1 : vector<4x5xf32>
}
func.func @contract2(%a: vector<3xi32>, %b: vector<3xi32>, %c: i32) -> (i32, i32) {
  %z = arith.constant 0 : i32
  %0 = vector.contract {indexing_maps = [affine_map<(k)->(k)>, affine_map<(k)->(k)>, affine_map<(k)->()>], iterator_types=["reduction"]} %a, %b, %z : vector<3xi32>, vector<3xi32> into i32
  %1 = arith.addi %c, %0 : i32
  %2 = arith.addi %0, %0 : i32
  return %1, %2 : i32, i32
}
func.func @contract3(%a: vector<3xi32>, %b: vector<3xi32>, %c: i32) -> i32 {
  %z = arith.constant 0 : i32
  %0 = vector.contract {indexing_maps = [affine_map<(k)->(k)>, affine_map<(k)->(k)>, affine_map<(k)->()>], iterator_types=["reduction"], kind=#vector.kind<mul>} %a, %b, %z : vector<3xi32>, vector<3xi32> into i32
  %1 = arith.addi %c, %0 : i32
  return %1 : i32
}
func.func @ins0d(%x: f32, %v: vector<f32>) -> vector<f32> {
  %0 = vector.insert %x, %v[] : f32 into vector<f32>
  return %0 : vector<f32>
}
func.func @ext0d(%x: f32) -> f32 {
  %v = vector.broadcast %x : f32 to vector<f32>
  %0 = vector.extract %v[] : f32 from vector<f32>
  return %0 : f32
}
func.func @chain(%x: vector<2xf32>, %y: f32, %v: vector<2x2xf32>, %i: index) -> vector<2x2xf32> {
  %0 = vector.insert %y, %v[0, 0] : f32 into vector<2x2xf32>
  %1 = vector.insert %x, %0[1] : vector<2xf32> into vector<2x2xf32>
  %2 = vector.insert %y, %1[0, 1] : f32 into vector<2x2xf32>
  return %2 : vector<2x2xf32>
}
func.func @chain2(%x: vector<2xf32>, %y: f32, %v: vector<2x2xf32>, %i: index) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.insert %y, %v[0, 0] : f32 into vector<2x2xf32>
  %1 = vector.insert %x, %0[1] : vector<2xf32> into vector<2x2xf32>
  %2 = vector.insert %y, %1[0, 1] : f32 into vector<2x2xf32>
  return %2, %1 : vector<2x2xf32>, vector<2x2xf32>
}
func.func @ext_ins(%x: vector<2xf32>, %v: vector<3x2xf32>) -> (f32, vector<2xf32>) {
  %0 = vector.insert %x, %v[1] : vector<2xf32> into vector<3x2xf32>
  %t = vector.transpose %0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %1 = vector.extract %t[1, 1] : f32 from vector<2x3xf32>
  %2 = vector.extract %0[2] : vector<2xf32> from vector<3x2xf32>
  return %1, %2 : f32, vector<2xf32>
}
