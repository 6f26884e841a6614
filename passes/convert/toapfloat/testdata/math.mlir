// RUN: ods opt %s --convert-math-to-apfloat | golden %S/math.out
func.func @scalars(%a: f32, %b: f16, %c: f80, %d: f128) {
  %0 = math.absf %a : f32
  %1 = math.fma %a, %a, %a : f32
  %2 = math.isinf %a : f32
  %3 = math.isnan %a : f32
  %4 = math.isnormal %a : f32
  %5 = math.isfinite %a : f32
  %6 = math.absf %b : f16
  %7 = math.isnan %b : f16
  %8 = math.isnan %c : f80
  %9 = math.absf %d : f128
  %10 = math.sin %a : f32
  %11 = math.fma %d, %d, %d : f128
  return
}
func.func @vectors(%v: vector<4xf32>, %t: tensor<2xf32>) {
  %0 = math.absf %v : vector<4xf32>
  %1 = math.sqrt %t : tensor<2xf32>
  return
}
func.func private @_mlir_apfloat_isnan(i32, i64) -> i1
