func.func private @one(%m: memref<4xf32> {test.in}) -> (memref<4xf32> {test.r}, f32 {test.f}) {
  %f = arith.constant 1.0 : f32
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %m, %0 : memref<4xf32> to memref<4xf32>
  return %0, %f : memref<4xf32>, f32
}
func.func private @two(%c: i1) -> (memref<4xf32>, i32, memref<2xi32, strided<[?], offset: ?>>) {
  %f = arith.constant 1 : i32
  %0 = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<8xi32>
  %s = memref.subview %b[0] [2] [2] : memref<8xi32> to memref<2xi32, strided<[2]>>
  %t = memref.cast %s : memref<2xi32, strided<[2]>> to memref<2xi32, strided<[?], offset: ?>>
  return %0, %f, %t : memref<4xf32>, i32, memref<2xi32, strided<[?], offset: ?>>
}
func.func private @ext(memref<4xf32>) -> memref<4xf32>
func.func @public() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func private @same(%m: memref<4xf32>, %c: i1) -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m, %0 : memref<4xf32>, memref<4xf32>
^bb2:
  return %0, %0 : memref<4xf32>, memref<4xf32>
}
func.func @main(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0:2 = call @one(%m) : (memref<4xf32>) -> (memref<4xf32>, f32)
  %1:3 = call @two(%c) {my.attr} : (i1) -> (memref<4xf32>, i32, memref<2xi32, strided<[?], offset: ?>>)
  %2 = call @public() : () -> memref<4xf32>
  %3 = call @ext(%2) : (memref<4xf32>) -> memref<4xf32>
  %4:2 = call @same(%2, %c) : (memref<4xf32>, i1) -> (memref<4xf32>, memref<4xf32>)
  "use"(%0#1, %1#1, %1#2, %0#0, %3) : (f32, i32, memref<2xi32, strided<[?], offset: ?>>, memref<4xf32>, memref<4xf32>) -> ()
  return %1#0 : memref<4xf32>
}
// -----
module {
  module @n {
    func.func private @g() -> memref<4xf32> { %0 = memref.alloc() : memref<4xf32>
      return %0 : memref<4xf32> }
    func.func @h() { %0 = call @g() : () -> memref<4xf32>
      return }
  }
}
