func.func @multi(%c: i1, %a: i32) -> (i32, f32) {
  %f = "emitc.constant"() <{value = 1.0 : f32}> : () -> f32
  cf.cond_br %c, ^b1(%a : i32), ^b2
^b1(%x: i32):
  cf.br ^b3(%x, %f : i32, f32)
^b2:
  cf.br ^b3(%a, %f : i32, f32)
^b3(%y: i32, %z: f32):
  return %y, %z : i32, f32
}
func.func @callee() -> (i32, f32) {
  %c = "emitc.constant"() <{value = true}> : () -> i1
  %a = "emitc.constant"() <{value = 7 : i32}> : () -> i32
  %r:2 = call @multi(%c, %a) : (i1, i32) -> (i32, f32)
  return %r#0, %r#1 : i32, f32
}
