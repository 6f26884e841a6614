func.func @f(%a: i32, %b: index) -> index attributes {x.y = 1 : i32} {
  return %b : index
}
func.func private @p(%a: i32 {x.a}) -> (i32 {x.b})
func.func private @q(%a: i32) { return }
func.func nested @nn(%a: i32) { return }
func.func @call(%a: i32, %b: index) -> index {
  %0 = call @f(%a, %b) {x.z} : (i32, index) -> index
  %1 = call @p(%a) : (i32) -> i32
  func.call @q(%a) : (i32) -> ()
  %2 = func.call @f(%a, %0) {no_inline} : (i32, index) -> index
  return %2 : index
}
// -----
func.func @two() -> (i32, i32) {
  %0 = arith.constant 0 : i32
  return %0, %0 : i32, i32
}
// -----
func.func private @two() -> (i32, i32)
func.func @call() {
  %0:2 = call @two() : () -> (i32, i32)
  return
}
// -----
func.func @vec(%v: vector<2xf32>) -> vector<2xf32> {
  return %v : vector<2xf32>
}
// -----
func.func private @t(%v: tensor<2xf32>) -> tensor<2xf32>
func.func @ten(%v: tensor<2xf32>) -> tensor<2xf32> {
  %r = call @t(%v) : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
// -----
func.func @mem(%v: memref<2xf32>) -> memref<2xf32> {
  return %v : memref<2xf32>
}
// -----
func.func @memarg(%v: memref<2xf32>) {
  return
}
// -----
func.func @arr(%v: !emitc.array<2xf32>) -> !emitc.array<2xf32> {
  return %v : !emitc.array<2xf32>
}
// -----
func.func private @arrp(%v: !emitc.array<2xf32>) -> !emitc.array<2xf32>
func.func @arrc(%v: !emitc.array<2xf32>) {
  %r = call @arrp(%v) : (!emitc.array<2xf32>) -> !emitc.array<2xf32>
  return
}
// -----
func.func @br(%c: i1, %a: i32, %i: index) -> i32 {
  cf.cond_br %c, ^bb1(%a, %i : i32, index), ^bb2(%a : i32)
^bb1(%x: i32, %j: index):
  cf.br ^bb2(%x : i32)
^bb2(%y: i32):
  return %y : i32
}
// -----
func.func @const() -> (f32) {
  %f = func.constant @const : () -> f32
  %r = call_indirect %f() : () -> f32
  return %r : f32
}
// -----
module @m { func.func @g(%a : f64) -> f64 { return %a : f64 } }
func.func @w(%x: i80) { return }
// -----
func.func @w(%x: i80) -> i80 { return %x : i80 }
// -----
func.func @w(%x: !emitc.opaque<"T">, %y: !emitc.ptr<f32>, %z: bf16, %u: f16, %v: f128) { return }
// -----
func.func @w(%x: !emitc.lvalue<f32>) { return }
// -----
func.func @w(%x: complex<f32>) { return }
// -----
func.func @w(%x: tuple<f32, i32>) { return }
