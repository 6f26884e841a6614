// RUN: ods opt %s --canonicalize --verify-each | FileCheck %s
// CHECK: module

// Casts of shapes, broadcasts, transpositions and shuffles.
func.func @sc1(%x: vector<4xf32>) -> vector<2x2xf32> {
  %b = vector.broadcast %x : vector<4xf32> to vector<1x4xf32>
  %0 = vector.shape_cast %b : vector<1x4xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @sc2(%x: vector<1xf32>) -> vector<2x2xf32> {
  %b = vector.broadcast %x : vector<1xf32> to vector<4xf32>
  %0 = vector.shape_cast %b : vector<4xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @sc3(%x: vector<3xf32>) -> vector<6xf32> {
  %b = vector.broadcast %x : vector<3xf32> to vector<2x3xf32>
  %0 = vector.shape_cast %b : vector<2x3xf32> to vector<6xf32>
  return %0 : vector<6xf32>
}
func.func @sc4(%x: vector<2x1x3xf32>) -> vector<6xf32> {
  %b = vector.transpose %x, [1, 0, 2] : vector<2x1x3xf32> to vector<1x2x3xf32>
  %0 = vector.shape_cast %b : vector<1x2x3xf32> to vector<6xf32>
  return %0 : vector<6xf32>
}
func.func @sc5(%x: vector<2x3xf32>) -> vector<6xf32> {
  %b = vector.transpose %x, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %0 = vector.shape_cast %b : vector<3x2xf32> to vector<6xf32>
  return %0 : vector<6xf32>
}
func.func @sc6(%x: vector<2x3xf32>) -> vector<6xf32> {
  %b = vector.shape_cast %x : vector<2x3xf32> to vector<1x2x3xf32>
  %0 = vector.broadcast %b : vector<1x2x3xf32> to vector<4x2x3xf32>
  %1 = vector.shape_cast %0 : vector<4x2x3xf32> to vector<24xf32>
  %2 = vector.extract_strided_slice %1 {offsets=[0],sizes=[6],strides=[1]} : vector<24xf32> to vector<6xf32>
  return %2 : vector<6xf32>
}
func.func @sc7() -> vector<6xf32> {
  %b = ub.poison : vector<2x3xf32>
  %0 = vector.shape_cast %b : vector<2x3xf32> to vector<6xf32>
  return %0 : vector<6xf32>
}
func.func @sc8(%x: vector<6xf32>) -> vector<6xf32> {
  %0 = vector.shape_cast %x : vector<6xf32> to vector<2x3xf32>
  %1 = vector.transpose %0, [0, 1] : vector<2x3xf32> to vector<2x3xf32>
  %2 = vector.shape_cast %1 : vector<2x3xf32> to vector<6xf32>
  return %2 : vector<6xf32>
}
func.func @sc9(%x: f32) -> vector<f32> {
  %b = vector.broadcast %x : f32 to vector<1xf32>
  %0 = vector.shape_cast %b : vector<1xf32> to vector<f32>
  return %0 : vector<f32>
}
func.func @sc10(%d: index) -> vector<1xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %c1, %c1 : vector<1x1xi1>
  %n = vector.create_mask %d, %c1 : vector<1x1xi1>
  %0 = vector.shape_cast %n : vector<1x1xi1> to vector<1xi1>
  return %0 : vector<1xi1>
}
func.func @sc11(%d: index) -> vector<4xi1> {
  %c1 = arith.constant 1 : index
  %n = vector.create_mask %d, %c1, %c1 : vector<4x1x1xi1>
  %0 = vector.shape_cast %n : vector<4x1x1xi1> to vector<4xi1>
  return %0 : vector<4xi1>
}
func.func @sc12(%d: index) -> vector<4x1xi1> {
  %c1 = arith.constant 1 : index
  %n = vector.create_mask %d, %c1, %c1 : vector<4x1x1xi1>
  %0 = vector.shape_cast %n : vector<4x1x1xi1> to vector<4x1xi1>
  return %0 : vector<4x1xi1>
}
func.func @sc13() -> vector<4xi1> {
  %n = vector.constant_mask [2, 1, 1] : vector<4x1x1xi1>
  %0 = vector.shape_cast %n : vector<4x1x1xi1> to vector<4xi1>
  return %0 : vector<4xi1>
}
func.func @bc1(%x: vector<4xf32>) -> vector<3x4xf32> {
  %a = vector.shape_cast %x : vector<4xf32> to vector<1x1x4xf32>
  %c = vector.extract %a[0] : vector<1x4xf32> from vector<1x1x4xf32>
  %b = vector.broadcast %c : vector<1x4xf32> to vector<3x4xf32>
  return %b : vector<3x4xf32>
}
func.func @bc2(%x: vector<4xf32>) -> vector<4x4xf32> {
  %a = vector.shape_cast %x : vector<4xf32> to vector<4x1xf32>
  %b = vector.broadcast %a : vector<4x1xf32> to vector<4x4xf32>
  return %b : vector<4x4xf32>
}
func.func @bc3(%x: i32) -> vector<4x4xi32> {
  %c = arith.constant dense<3> : vector<1xi32>
  %b = vector.broadcast %c : vector<1xi32> to vector<4x4xi32>
  return %b : vector<4x4xi32>
}
func.func @bc4() -> vector<4x4xi32> {
  %c = arith.constant dense<[1,2,3,4]> : vector<4xi32>
  %b = vector.broadcast %c : vector<4xi32> to vector<4x4xi32>
  return %b : vector<4x4xi32>
}
func.func @bc6() -> vector<[4]xindex> {
  %c = arith.constant 5 : index
  %b = vector.broadcast %c : index to vector<[4]xindex>
  return %b : vector<[4]xindex>
}
func.func @tp1() -> vector<3x2xi32> {
  %c = arith.constant dense<[[1,2,3],[4,5,6]]> : vector<2x3xi32>
  %b = vector.transpose %c, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  return %b : vector<3x2xi32>
}
func.func @tp2(%x: vector<4x1x1x7xf32>) -> vector<3x2x4x5x6x7xf32> {
  %c = vector.broadcast %x : vector<4x1x1x7xf32> to vector<2x3x4x5x6x7xf32>
  %b = vector.transpose %c, [1, 0, 2, 3, 4, 5] : vector<2x3x4x5x6x7xf32> to vector<3x2x4x5x6x7xf32>
  return %b : vector<3x2x4x5x6x7xf32>
}
func.func @tp3(%x: vector<4x1x1x7xf32>) -> vector<3x2x4x6x5x7xf32> {
  %c = vector.broadcast %x : vector<4x1x1x7xf32> to vector<2x3x4x5x6x7xf32>
  %b = vector.transpose %c, [1, 0, 2, 4, 3, 5] : vector<2x3x4x5x6x7xf32> to vector<3x2x4x6x5x7xf32>
  return %b : vector<3x2x4x6x5x7xf32>
}
func.func @tp4(%x: vector<4x1x1x7xf32>) -> vector<2x4x3x5x6x7xf32> {
  %c = vector.broadcast %x : vector<4x1x1x7xf32> to vector<2x3x4x5x6x7xf32>
  %b = vector.transpose %c, [0, 2, 1, 3, 4, 5] : vector<2x3x4x5x6x7xf32> to vector<2x4x3x5x6x7xf32>
  return %b : vector<2x4x3x5x6x7xf32>
}
func.func @tp5(%x: vector<1x[1]xf32>) -> vector<[1]x1xf32> {
  %b = vector.transpose %x, [1, 0] : vector<1x[1]xf32> to vector<[1]x1xf32>
  return %b : vector<[1]x1xf32>
}
func.func @tp6(%x: vector<1x1xf32>) -> vector<1x1xf32> {
  %b = vector.transpose %x, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
  return %b : vector<1x1xf32>
}
func.func @tp7(%x: vector<f32>) -> vector<f32> {
  %b = vector.transpose %x, [] : vector<f32> to vector<f32>
  return %b : vector<f32>
}
func.func @tp8(%i: index) -> vector<i1> {
  %x = vector.create_mask %i : vector<i1>
  %b = vector.transpose %x, [] : vector<i1> to vector<i1>
  return %b : vector<i1>
}
func.func @tp9(%x: vector<4xf32>) -> vector<4x1x1xf32> {
  %a = vector.shape_cast %x : vector<4xf32> to vector<1x4x1xf32>
  %b = vector.transpose %a, [1, 0, 2] : vector<1x4x1xf32> to vector<4x1x1xf32>
  return %b : vector<4x1x1xf32>
}
func.func @sh1(%a: vector<f32>, %b: vector<f32>) -> (vector<1xf32>, vector<2xf32>, vector<1xf32>) {
  %0 = vector.shuffle %a, %b [1] : vector<f32>, vector<f32>
  %1 = vector.shuffle %a, %b [0, 1] : vector<f32>, vector<f32>
  %2 = vector.shuffle %a, %b [-1] : vector<f32>, vector<f32>
  return %0, %1, %2 : vector<1xf32>, vector<2xf32>, vector<1xf32>
}
func.func @sh2(%a: vector<2x3xf32>, %b: vector<4x3xf32>) -> (vector<2x3xf32>, vector<4x3xf32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<2x3xf32>, vector<4x3xf32>
  %1 = vector.shuffle %a, %b [2, 3, 4, 5] : vector<2x3xf32>, vector<4x3xf32>
  return %0, %1 : vector<2x3xf32>, vector<4x3xf32>
}
func.func @sh3() -> (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>) {
  %a = arith.constant dense<[1,2,3]> : vector<3xi32>
  %b = arith.constant dense<[4,5]> : vector<2xi32>
  %p = ub.poison : vector<2xi32>
  %q = ub.poison : vector<3xi32>
  %0 = vector.shuffle %a, %b [0, -1, 4] : vector<3xi32>, vector<2xi32>
  %1 = vector.shuffle %a, %p [2, 4, -1] : vector<3xi32>, vector<2xi32>
  %2 = vector.shuffle %p, %a [0, 4, -1] : vector<2xi32>, vector<3xi32>
  %3 = vector.shuffle %p, %q [0, 3] : vector<2xi32>, vector<3xi32>
  return %0, %1, %2, %3 : vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>
}
func.func @sh4(%a: vector<2xf32>, %b: vector<2xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [0, 2, 1, -1] : vector<2xf32>, vector<2xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
func.func @sh5(%f: f32) -> vector<2x2xf32> {
  %a = vector.broadcast %f : f32 to vector<2x2xf32>
  %0 = vector.shuffle %a, %a [0, 2] : vector<2x2xf32>, vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @sh6(%f: f32) -> vector<4xf32> {
  %a = vector.broadcast %f : f32 to vector<2xf32>
  %0 = vector.shuffle %a, %a [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  return %0 : vector<4xf32>
}
func.func @sh7() -> vector<2xf32> {
  %a = arith.constant dense<1.0> : vector<4xf32>
  %0 = vector.shuffle %a, %a [0, 2] : vector<4xf32>, vector<4xf32>
  return %0 : vector<2xf32>
}
