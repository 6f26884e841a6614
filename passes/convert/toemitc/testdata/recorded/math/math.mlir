func.func @f(%a: f32) -> f32 {
  %0 = math.absf %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.absf %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.acos %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.acos %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.acosh %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.acosh %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.asin %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.asin %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.asinh %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.asinh %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.atan %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.atan %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.atanh %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.atanh %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.cbrt %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.cbrt %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.ceil %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.ceil %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.cos %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.cos %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.cosh %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.cosh %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.erf %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.erf %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.erfc %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.erfc %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.exp %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.exp %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.exp2 %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.exp2 %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.expm1 %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.expm1 %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.floor %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.floor %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.log %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.log %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.log10 %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.log10 %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.log1p %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.log1p %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.log2 %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.log2 %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.round %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.round %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.roundeven %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.roundeven %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.rsqrt %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.rsqrt %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.sin %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.sinh %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.sinh %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.sqrt %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.sqrt %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.tan %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.tan %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.tanh %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.trunc %a : f32
  return %0 : f32
}
// -----
func.func @f(%a: f16) -> f16 {
  %0 = math.trunc %a : f16
  return %0 : f16
}
// -----
func.func @f(%a: f64) -> f64 {
  %0 = math.atan2 %a, %a : f64
  return %0 : f64
}
// -----
func.func @f(%a: bf16) -> bf16 {
  %0 = math.atan2 %a, %a : bf16
  return %0 : bf16
}
// -----
func.func @f(%a: f64) -> f64 {
  %0 = math.copysign %a, %a : f64
  return %0 : f64
}
// -----
func.func @f(%a: bf16) -> bf16 {
  %0 = math.copysign %a, %a : bf16
  return %0 : bf16
}
// -----
func.func @f(%a: f64) -> f64 {
  %0 = math.powf %a, %a : f64
  return %0 : f64
}
// -----
func.func @f(%a: bf16) -> bf16 {
  %0 = math.powf %a, %a : bf16
  return %0 : bf16
}
// -----
func.func @f(%a: f32, %i : i32, %v: vector<2xf32>, %x : f80, %t: tensor<2xf64>, %d: f64) {
  %0 = math.fma %a, %a, %a : f32
  %1 = math.fpowi %a, %i : f32, i32
  %2 = math.isnan %a : f32
  %3 = math.ctpop %i : i32
  %4 = math.absi %i : i32
  %5, %6 = math.sincos %a : f32
  %7 = math.cos %d fastmath<fast> : f64
  return
}
// -----
func.func @f(%a: vector<2xf32>) -> vector<2xf32> {
  %0 = math.floor %a : vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%a: f80) -> f80 {
  %0 = math.floor %a : f80
  return %0 : f80
}
// -----
func.func @f(%a: tensor<2xf64>) -> tensor<2xf64> {
  %0 = math.floor %a : tensor<2xf64>
  return %0 : tensor<2xf64>
}
