module attributes {a.b} {
emitc.func @model(%a: !emitc.array<1xf32> {emitc.opaque = "input"}, %b: !emitc.array<2xf32> {emitc.opaque = "x", t.u}, %c: i32) attributes {specifiers = ["static"], x.y} {
  %i = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
  %s = subscript %a[%i] : (!emitc.array<1xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
  %l = load %s : <f32>
  %t = subscript %b[%i] : (!emitc.array<2xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
  assign %l : f32 to %t : <f32>
  return
}
emitc.func @ret(%c: i32) -> i32 {
  %0 = emitc.call @ret2(%c) : (i32) -> i32
  %1 = emitc.call_opaque "q"(%0, %c) : (i32, i32) -> i32
  emitc.return %1 : i32
}
emitc.func @ret2(%c: i32) -> i32 {
  emitc.return %c : i32
}
emitc.func private @decl(i32) -> i32 attributes {specifiers = ["extern"]}
emitc.func @none() { return }
}
// -----
module attributes {a.b} {
emitc.func @model(%a: !emitc.array<1xf32> {emitc.opaque = "input"}, %b: !emitc.array<2xf32> {emitc.opaque = "x", t.u}, %c: i32) attributes {specifiers = ["static"], x.y} {
  %i = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
  %s = subscript %a[%i] : (!emitc.array<1xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
  %l = load %s : <f32>
  %t = subscript %b[%i] : (!emitc.array<2xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
  assign %l : f32 to %t : <f32>
  return
}
emitc.func @ret(%c: i32) -> i32 {
  emitc.return %c : i32
}
emitc.func @ret2(%c: i32) -> i32 {
  emitc.return %c : i32
}
emitc.func @none() { return }
}
// -----
emitc.file "f" {
emitc.func @ret(%c: i32) -> i32 {
  emitc.return %c : i32
}
}
emitc.class @K {
emitc.func @ret(%c: i32) -> i32 {
  emitc.return %c : i32
}
}
emitc.func @retClass() -> i32 {
  %c = "emitc.constant"() <{value = 0 : i32}> : () -> i32
  emitc.return %c : i32
}
// -----
emitc.func @ret(%c: i32) -> i32 {
  emitc.return %c : i32
}
emitc.func @retClass() -> i32 {
  %c = "emitc.constant"() <{value = 0 : i32}> : () -> i32
  emitc.return %c : i32
}
// -----
emitc.func private @decl(i32) -> i32 attributes {specifiers = ["extern"]}
