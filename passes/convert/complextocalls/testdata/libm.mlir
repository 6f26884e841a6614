// RUN: ods opt %s --convert-complex-to-libm | golden %S/libm.out
func.func @abs_f32(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a fastmath<fast> : complex<f32>
  return %0 : f32
}
func.func @angle_f32(%a: complex<f32>) -> f32 {
  %0 = complex.angle %a fastmath<fast> : complex<f32>
  return %0 : f32
}
func.func @conj_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @cos_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @exp_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @log_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @sin_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sin %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @sqrt_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @tan_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @tanh_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @expm1_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @log1p_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @neg_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @sign_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sign %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @rsqrt_f32(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @pow_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.pow %a, %b fastmath<nnan> : complex<f32>
  return %0 : complex<f32>
}
func.func @more_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.atan2 %a, %0 : complex<f32>
  %2 = complex.tanh %1 : complex<f32>
  return %2 : complex<f32>
}
func.func @abs_f64(%a: complex<f64>) -> f64 {
  %0 = complex.abs %a fastmath<fast> : complex<f64>
  return %0 : f64
}
func.func @angle_f64(%a: complex<f64>) -> f64 {
  %0 = complex.angle %a fastmath<fast> : complex<f64>
  return %0 : f64
}
func.func @conj_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.conj %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @cos_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.cos %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @exp_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.exp %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @log_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.log %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @sin_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sin %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @sqrt_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sqrt %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @tan_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.tan %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @tanh_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.tanh %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @expm1_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.expm1 %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @log1p_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.log1p %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @neg_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.neg %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @sign_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sign %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @rsqrt_f64(%a: complex<f64>) -> complex<f64> {
  %0 = complex.rsqrt %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @pow_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.pow %a, %b fastmath<nnan> : complex<f64>
  return %0 : complex<f64>
}
func.func @more_f64(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b : complex<f64>
  %1 = complex.atan2 %a, %0 : complex<f64>
  %2 = complex.tanh %1 : complex<f64>
  return %2 : complex<f64>
}
module {
  func.func @nested(%a: complex<f32>) -> f32 {
    %0 = complex.abs %a : complex<f32>
    return %0 : f32
  }
}
