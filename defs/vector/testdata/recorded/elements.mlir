// RUN: ods opt %s --canonicalize --verify-each | FileCheck %s
// CHECK: module

// Elements, shuffles and steps; and operations that have no folder.
func.func @a(%x: f32) -> (f32,f32) {
  %b = vector.broadcast %x : f32 to vector<2xf32>
  %0:2 = vector.to_elements %b : vector<2xf32> 
  return %0#0, %0#1 : f32, f32
}
func.func @b(%x: vector<1xf32>) -> (f32,f32) {
  %b = vector.broadcast %x : vector<1xf32> to vector<2x1xf32>
  %0:2 = vector.to_elements %b : vector<2x1xf32> 
  return %0#0, %0#1 : f32, f32
}
func.func @b2(%x: vector<3xf32>) -> (f32,f32, f32) {
  %b = vector.broadcast %x : vector<3xf32> to vector<2x3xf32>
  %0:6 = vector.to_elements %b : vector<2x3xf32> 
  return %0#0, %0#1, %0#5 : f32, f32, f32
}
func.func @c() -> (f32,f32) {
  %b = arith.constant dense<[1.0,2.0]> : vector<2xf32>
  %0:2 = vector.to_elements %b : vector<2xf32> 
  return %0#0, %0#1 : f32, f32
}
func.func @d() -> (f32,f32) {
  %b = ub.poison : vector<2xf32>
  %0:2 = vector.to_elements %b : vector<2xf32> 
  return %0#0, %0#1 : f32, f32
}
func.func @e(%x: f32) -> vector<2xf32> {
  %b = ub.poison : f32
  %0 = vector.from_elements %b, %x : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f(%x: f32) -> vector<2xf32> {
  %b = ub.poison : f32
  %0 = vector.from_elements %b, %b : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f2() -> vector<3xf32> {
  %b = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %d = arith.constant 2.0 : f32
  %0 = vector.from_elements %b, %c, %d : vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @g(%a: f32, %b: f32) -> vector<1x2xf32> { 
  %0 = vector.from_elements %a, %b : vector<2x1xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x1xf32> to vector<1x2xf32>
  return %1 : vector<1x2xf32>
}
func.func @g2(%a: f32, %b: f32) -> vector<2x2xf32> { 
  %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  return %1 : vector<2x2xf32>
}
func.func @h(%a: f32, %b: f32) -> vector<2xf32> { 
  %0 = vector.from_elements %a, %b : vector<2x1xf32>
  %1 = vector.shape_cast %0 : vector<2x1xf32> to vector<2xf32>
  return %1 : vector<2xf32>
}
func.func @i(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<2xf32> { 
  %0 = vector.shuffle %a, %b [1, 0] : vector<2xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @i2(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<2xf32> { 
  %0 = vector.shuffle %a, %b [3, -1] : vector<2xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @i3(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<2xf32> { 
  %0 = vector.shuffle %a, %b [-1, -1] : vector<2xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @i4(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<2xf32> { 
  %p = ub.poison : vector<2xf32>
  %0 = vector.shuffle %a, %p [-1, 1] : vector<2xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @i5(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<2xf32> { 
  %p = ub.poison : vector<2xf32>
  %0 = vector.shuffle %a, %p [1, 2] : vector<2xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @j(%i: index) -> vector<4xi1> {
  %m = vector.constant_mask [2, 3] : vector<3x4xi1>
  %0 = vector.extract %m[1] : vector<4xi1> from vector<3x4xi1>
  return %0 : vector<4xi1>
}
func.func @j2(%i: index) -> i1 {
  %m = vector.constant_mask [2, 3] : vector<3x4xi1>
  %0 = vector.extract %m[1, 2] : i1 from vector<3x4xi1>
  return %0 : i1
}
func.func @k(%i: index) -> vector<4xi1> {
  %s = vector.step : vector<4xindex>
  %c = arith.constant dense<7> : vector<4xindex>
  %0 = arith.cmpi ult, %s, %c : vector<4xindex>
  return %0 : vector<4xi1>
}
func.func @l(%v: vector<8xf32>) -> vector<2xf32> {
  %a = vector.extract_strided_slice %v {offsets=[2], sizes=[4], strides=[1]} : vector<8xf32> to vector<4xf32>
  %b = vector.extract_strided_slice %a {offsets=[1], sizes=[2], strides=[1]} : vector<4xf32> to vector<2xf32>
  return %b : vector<2xf32>
}
func.func @m(%v: vector<8xf32>, %w: vector<8xf32>) -> vector<8xf32> {
  %i = vector.interleave %v, %w : vector<8xf32> -> vector<16xf32>
  %a, %b = vector.deinterleave %i : vector<16xf32> -> vector<8xf32>
  return %b : vector<8xf32>
}
func.func @n(%m: memref<4xf32>, %i: index) -> vector<4xf32> {
  %p = arith.constant 0.0 : f32
  %mask = arith.constant dense<false> : vector<4xi1>
  %v = vector.transfer_read %m[%i], %p, %mask : memref<4xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
func.func @o(%t: tensor<4xf32>, %x: f32, %i: index) -> f32 {
  %p = arith.constant 0.0 : f32
  %v = vector.transfer_read %t[%i], %p : tensor<4xf32>, vector<1xf32>
  %e = vector.extract %v[0] : f32 from vector<1xf32>
  return %e : f32
}
func.func @q(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4x4xf32> {
  %z = arith.constant dense<0.0> : vector<4x4xf32>
  %v = vector.outerproduct %a, %b, %z {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
  return %v : vector<4x4xf32>
}
func.func @r(%a: vector<[4]xf32>, %b: vector<[8]xf32>) -> vector<[4]xf32> {
  %v = vector.scalable.insert %a, %b[4] : vector<[4]xf32> into vector<[8]xf32>
  %w = vector.scalable.extract %v[4] : vector<[4]xf32> from vector<[8]xf32>
  return %w : vector<[4]xf32>
}
func.func @s() -> index {
  %v = vector.step : vector<4xindex>
  %e = vector.extract %v[2] : index from vector<4xindex>
  return %e : index
}
func.func @t() -> vector<8xi32> {
  %v = arith.constant dense<[1,2,3,4]> : vector<4xi32>
  %w = arith.constant dense<[5,6,7,8]> : vector<4xi32>
  %e = vector.interleave %v, %w : vector<4xi32> -> vector<8xi32>
  return %e : vector<8xi32>
}
func.func @u(%x: f32) -> vector<8xf32> {
  %v = vector.broadcast %x : f32 to vector<4xf32>
  %e = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  return %e : vector<8xf32>
}
