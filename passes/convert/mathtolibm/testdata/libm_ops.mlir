// RUN: ods opt %s --convert-math-to-libm | golden %S/libm_ops.out

// Every operation in every width. Those that libm lacks stay.

func.func @test_absf(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.absf %a : f16
  %b0 = math.absf %b : f32
  %c0 = math.absf %c : f64
  %d0 = math.absf %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_acos(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.acos %a : f16
  %b0 = math.acos %b : f32
  %c0 = math.acos %c : f64
  %d0 = math.acos %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_acosh(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.acosh %a : f16
  %b0 = math.acosh %b : f32
  %c0 = math.acosh %c : f64
  %d0 = math.acosh %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_asin(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.asin %a : f16
  %b0 = math.asin %b : f32
  %c0 = math.asin %c : f64
  %d0 = math.asin %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_asinh(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.asinh %a : f16
  %b0 = math.asinh %b : f32
  %c0 = math.asinh %c : f64
  %d0 = math.asinh %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_atan(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.atan %a : f16
  %b0 = math.atan %b : f32
  %c0 = math.atan %c : f64
  %d0 = math.atan %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_atanh(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.atanh %a : f16
  %b0 = math.atanh %b : f32
  %c0 = math.atanh %c : f64
  %d0 = math.atanh %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_cbrt(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.cbrt %a : f16
  %b0 = math.cbrt %b : f32
  %c0 = math.cbrt %c : f64
  %d0 = math.cbrt %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_ceil(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.ceil %a : f16
  %b0 = math.ceil %b : f32
  %c0 = math.ceil %c : f64
  %d0 = math.ceil %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_cos(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.cos %a : f16
  %b0 = math.cos %b : f32
  %c0 = math.cos %c : f64
  %d0 = math.cos %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_cosh(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.cosh %a : f16
  %b0 = math.cosh %b : f32
  %c0 = math.cosh %c : f64
  %d0 = math.cosh %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_erf(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.erf %a : f16
  %b0 = math.erf %b : f32
  %c0 = math.erf %c : f64
  %d0 = math.erf %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_erfc(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.erfc %a : f16
  %b0 = math.erfc %b : f32
  %c0 = math.erfc %c : f64
  %d0 = math.erfc %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_exp2(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.exp2 %a : f16
  %b0 = math.exp2 %b : f32
  %c0 = math.exp2 %c : f64
  %d0 = math.exp2 %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_expm1(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.expm1 %a : f16
  %b0 = math.expm1 %b : f32
  %c0 = math.expm1 %c : f64
  %d0 = math.expm1 %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_floor(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.floor %a : f16
  %b0 = math.floor %b : f32
  %c0 = math.floor %c : f64
  %d0 = math.floor %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_log(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.log %a : f16
  %b0 = math.log %b : f32
  %c0 = math.log %c : f64
  %d0 = math.log %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_log10(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.log10 %a : f16
  %b0 = math.log10 %b : f32
  %c0 = math.log10 %c : f64
  %d0 = math.log10 %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_log1p(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.log1p %a : f16
  %b0 = math.log1p %b : f32
  %c0 = math.log1p %c : f64
  %d0 = math.log1p %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_log2(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.log2 %a : f16
  %b0 = math.log2 %b : f32
  %c0 = math.log2 %c : f64
  %d0 = math.log2 %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_round(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.round %a : f16
  %b0 = math.round %b : f32
  %c0 = math.round %c : f64
  %d0 = math.round %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_roundeven(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.roundeven %a : f16
  %b0 = math.roundeven %b : f32
  %c0 = math.roundeven %c : f64
  %d0 = math.roundeven %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_rsqrt(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.rsqrt %a : f16
  %b0 = math.rsqrt %b : f32
  %c0 = math.rsqrt %c : f64
  %d0 = math.rsqrt %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_sin(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.sin %a : f16
  %b0 = math.sin %b : f32
  %c0 = math.sin %c : f64
  %d0 = math.sin %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_sinh(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.sinh %a : f16
  %b0 = math.sinh %b : f32
  %c0 = math.sinh %c : f64
  %d0 = math.sinh %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_sqrt(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.sqrt %a : f16
  %b0 = math.sqrt %b : f32
  %c0 = math.sqrt %c : f64
  %d0 = math.sqrt %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_tan(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.tan %a : f16
  %b0 = math.tan %b : f32
  %c0 = math.tan %c : f64
  %d0 = math.tan %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_tanh(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.tanh %a : f16
  %b0 = math.tanh %b : f32
  %c0 = math.tanh %c : f64
  %d0 = math.tanh %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_trunc(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.trunc %a : f16
  %b0 = math.trunc %b : f32
  %c0 = math.trunc %c : f64
  %d0 = math.trunc %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
func.func @test_atan2(%a: f16, %b: f32, %c: f64) -> (f16, f32, f64) {
  %a0 = math.atan2 %a, %a : f16
  %b0 = math.atan2 %b, %b : f32
  %c0 = math.atan2 %c, %c : f64
  return %a0, %b0, %c0 : f16, f32, f64
}
func.func @test_powf(%a: f16, %b: f32, %c: f64) -> (f16, f32, f64) {
  %a0 = math.powf %a, %a : f16
  %b0 = math.powf %b, %b : f32
  %c0 = math.powf %c, %c : f64
  return %a0, %b0, %c0 : f16, f32, f64
}
func.func @test_flags(%a: f32, %b: f64) -> (f32, f64, f32) {
  %0 = math.sin %a fastmath<fast> : f32
  %1 = math.tanh %b fastmath<nnan> : f64
  %2 = math.fma %a, %a, %a : f32
  return %0, %1, %2 : f32, f64, f32
}
func.func private @sinf(f32) -> f32
func.func @test_exp(%a: f16, %b: f32, %c: f64, %d: bf16) -> (f16, f32, f64, bf16) {
  %a0 = math.exp %a : f16
  %b0 = math.exp %b : f32
  %c0 = math.exp %c : f64
  %d0 = math.exp %d : bf16
  return %a0, %b0, %c0, %d0 : f16, f32, f64, bf16
}
