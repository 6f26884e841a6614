// RUN: ods opt %s --math-polynomial-approximation | golden %S/approximate.out
// RUN: ods opt %s '--math-polynomial-approximation=functions=exp types=f32' | golden %S/approximate_some.out
// RUN: not ods opt %s '--math-polynomial-approximation=functions=exp,sqrt' 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not ods opt %s '--math-polynomial-approximation=types=f99' 2>&1 | FileCheck %s --check-prefix=TYPE

// FUNCTION: error: there is no approximation of "sqrt"; choose from acos, acosh, asin, asinh, atan, atan2, atanh, cbrt, cos, cosh, erf, erfc, exp, exp2, expm1, fpowi, log, log10, log1p, log2, powf, rsqrt, sin, sincos, sinh, tan, tanh
// TYPE: could not map source type 'f99' to a known floating-point type

func.func @exp(%x: f32) -> f32 {
  %0 = math.exp %x fastmath<fast> : f32
  return %0 : f32
}
func.func @log(%x: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = math.log %x : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
func.func @small(%x: vector<4xbf16>, %y: f16) -> (vector<4xbf16>, f16) {
  %0 = math.rsqrt %x : vector<4xbf16>
  %1 = math.rsqrt %y : f16
  return %0, %1 : vector<4xbf16>, f16
}
func.func @double(%x: f64) -> f64 {
  %0 = math.exp %x : f64
  return %0 : f64
}
func.func @scalable(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.rsqrt %x : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// These stay: other floats, tensors, exponents that f64 cannot hold, what is native.
func.func @stay(%x: f128, %y: tensor<4xf32>, %z: f32, %n: i64) -> (f128, tensor<4xf32>, f32, f32) {
  %0 = math.exp %x : f128
  %1 = math.exp %y : tensor<4xf32>
  %2 = math.fpowi %z, %n : f32, i64
  %3 = math.sqrt %z : f32
  return %0, %1, %2, %3 : f128, tensor<4xf32>, f32, f32
}
