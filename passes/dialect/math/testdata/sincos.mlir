// RUN: ods opt %s --math-sincos-fusion --allow-unregistered-dialect | golden %S/sincos.out
func.func @fused(%a: f32, %b: f32) -> (f32, f32, f32, f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %a : f32
  %2 = math.cos %b fastmath<nnan> : f32
  %3 = arith.addf %0, %1 : f32
  %4 = math.sin %b fastmath<nnan> : f32
  return %3, %2, %4, %1 : f32, f32, f32, f32
}
func.func @kept(%a: f32, %b: f32, %c: i1) -> (f32, f32, f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %b : f32
  %2 = math.cos %a fastmath<nnan> : f32
  return %0, %1, %2 : f32, f32, f32
}
func.func @twice(%a: f32) -> (f32, f32, f32, f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %a : f32
  %2 = math.sin %a : f32
  %3 = math.cos %a : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
