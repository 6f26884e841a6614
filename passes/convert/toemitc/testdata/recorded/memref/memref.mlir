func.func @alloc(%x: index) {
  %0 = memref.alloc() : memref<4x3xf32>
  %1 = memref.alloc() {alignment = 64 : i64} : memref<9xi64>
  memref.dealloc %0 : memref<4x3xf32>
  return
}
// -----
func.func @alloc0() -> memref<f32> {
  %0 = memref.alloc() : memref<f32>
  return %0 : memref<f32>
}
// -----
func.func @alloca0() -> memref<f32> {
  %0 = memref.alloca() : memref<f32>
  return %0 : memref<f32>
}
// -----
func.func @allocdyn(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
func.func @alloc2dyn(%n: index) -> memref<2x?xf32> {
  %0 = memref.alloc(%n) : memref<2x?xf32>
  return %0 : memref<2x?xf32>
}
// -----
func.func @load0(%m: memref<f32>) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  return %0 : f32
}
// -----
func.func @load(%m: memref<4x8xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32>
  memref.store %0, %m[%i, %i] : memref<4x8xf32>
  return %0 : f32
}
// -----
func.func @loadptr(%i: index) -> f32 {
  %m = memref.alloc() : memref<4x8xf32>
  %0 = memref.load %m[%i, %i] : memref<4x8xf32>
  memref.store %0, %m[%i, %i] : memref<4x8xf32>
  return %0 : f32
}
// -----
func.func @loadptr1(%i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %0 = memref.load %m[%i] : memref<4xf32>
  memref.store %0, %m[%i] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : f32
}
// -----
memref.global @g : memref<3x7xf32> {alignment = 4 : i64}
// -----
memref.global @g : memref<3x7xf32>
memref.global "private" constant @h : memref<3x7xf32> = dense<4.0>
memref.global "public" constant @k : memref<i32> = dense<4>
memref.global "nested" @n : memref<2xi32> = uninitialized
func.func @use() {
  %0 = memref.get_global @g : memref<3x7xf32>
  %1 = memref.get_global @k : memref<i32>
  return
}
// -----
memref.global @k : memref<i32> = dense<4>
func.func @use() -> i32 {
  %1 = memref.get_global @k : memref<i32>
  %2 = memref.load %1[] : memref<i32>
  memref.store %2, %1[] : memref<i32>
  return %2 : i32
}
// -----
func.func @copy(%a: memref<2x3xi8>, %b: memref<2x3xi8>) {
  memref.copy %a, %b : memref<2x3xi8> to memref<2x3xi8>
  return
}
// -----
func.func @copy2(%a: memref<2x3xindex>, %b: memref<2x3xindex>) {
  memref.copy %a, %b : memref<2x3xindex> to memref<2x3xindex>
  return
}
// -----
func.func @copy3(%a: memref<f32>, %b: memref<f32>) {
  memref.copy %a, %b : memref<f32> to memref<f32>
  return
}
// -----
func.func @copy4(%a: memref<?xf32>, %b: memref<?xf32>) {
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  return
}
// -----
func.func @cp5(%a: memref<0x2xf32>, %b: memref<2xf32, strided<[2]>>) {
  memref.dealloc %a : memref<0x2xf32>
  %i = arith.constant 0 : index
  %0 = memref.dim %a, %i : memref<0x2xf32>
  return
}
// -----
func.func @cast(%a: memref<2xf32>) -> memref<?xf32> {
  %0 = memref.cast %a : memref<2xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
func.func @types(%a: memref<2xi7>, %i: index) -> i7 {
  %0 = memref.load %a[%i] : memref<2xi7>
  return %0 : i7
}
// -----
func.func @types(%a: memref<2x2xindex>, %i: index) -> index {
  %0 = memref.load %a[%i, %i] : memref<2x2xindex>
  memref.store %0, %a[%i, %i] : memref<2x2xindex>
  return %0 : index
}
// -----
func.func @alloca(%a: memref<2x2xindex>, %i: index) {
  %0 = memref.alloca() : memref<2xi7>
  return
}
// -----
func.func @alloca(%a: memref<2x2xindex>, %i: index) {
  %0 = memref.alloca() {alignment = 4 : i64} : memref<2xi32>
  return
}
// -----
func.func @alloca(%a: memref<2x2xindex>, %i: index) {
  %0 = memref.alloca() {alignment = 1 : i64} : memref<2xi32>
  %1 = memref.alloca(%i) : memref<?xi32>
  return
}
// -----
emitc.include <"stdlib.h">
func.func @alloc() {
  %0 = memref.alloc() : memref<4x3xindex>
  %1 = memref.alloc() : memref<4x3xcomplex<f32>>
  return
}
