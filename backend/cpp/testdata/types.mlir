func.func @types(%a: tensor<2x3xf32>, %b: !emitc.opaque<"std::vector<int>">, %c: tuple<i32, f64>, %d: ui16, %e: bf16, %f: !emitc.size_t, %g: !emitc.array<2x!emitc.ptr<i8>>) -> tuple<i1, i64> {
  %k = "emitc.constant"() <{value = 3.14159274 : f32}> : () -> f32
  %l = "emitc.constant"() <{value = 0.1 : f64}> : () -> f64
  %m = "emitc.constant"() <{value = 0x7F800000 : f32}> : () -> f32
  %n = "emitc.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %o = "emitc.constant"() <{value = 1.0e-40 : f32}> : () -> f32
  %p = "emitc.constant"() <{value = 2251799813685248.25 : f64}> : () -> f64
  %q = "emitc.constant"() <{value = -0.0 : f64}> : () -> f64
  %r = "emitc.constant"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  %s = "emitc.constant"() <{value = #emitc.opaque<"make()">}> : () -> tuple<i1, i64>
  return %s : tuple<i1, i64>
}
