// RUN: ods opt %s --convert-math-to-libm --split-input-file | golden %S/vectors.out

func.func @of_d(%v: vector<f32>) -> vector<f32> {
  %0 = math.sin %v : vector<f32>
  return %0 : vector<f32>
}

// -----

func.func @of_d(%v: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.roundeven %v : vector<2x2xf64>
  %1 = math.absf %0 : vector<2x2xf64>
  return %1 : vector<2x2xf64>
}

// -----

func.func @of_d(%v: vector<2xbf16>, %s: bf16) -> (vector<2xbf16>, bf16) {
  %0 = math.absf %v : vector<2xbf16>
  %1 = math.absf %s : bf16
  return %0, %1 : vector<2xbf16>, bf16
}

// -----

func.func @of_d(%v: vector<2xf32>) -> vector<2xf32> {
  %0 = math.fma %v, %v, %v : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @of_d(%v: vector<2xf16>) -> vector<2xf16> {
  %0 = math.roundeven %v : vector<2xf16>
  return %0 : vector<2xf16>
}

// -----

func.func @of_absf(%v: f32) -> f32 {
  %0 = math.absf %v : f32
  return %0 : f32
}

// -----

func.func @of_absf(%v: vector<2xf64>) -> vector<2xf64> {
  %0 = math.absf %v : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @of_absf(%v: vector<1x2xbf16>) -> vector<1x2xbf16> {
  %0 = math.absf %v : vector<1x2xbf16>
  return %0 : vector<1x2xbf16>
}

// -----

func.func @of_absf(%v: vector<f16>) -> vector<f16> {
  %0 = math.absf %v : vector<f16>
  return %0 : vector<f16>
}

// -----

func.func @of_acos(%v: f32) -> f32 {
  %0 = math.acos %v : f32
  return %0 : f32
}

// -----

func.func @of_acos(%v: vector<2xf64>) -> vector<2xf64> {
  %0 = math.acos %v : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @of_acos(%v: vector<1x2xbf16>) -> vector<1x2xbf16> {
  %0 = math.acos %v : vector<1x2xbf16>
  return %0 : vector<1x2xbf16>
}

// -----

func.func @of_acos(%v: vector<f16>) -> vector<f16> {
  %0 = math.acos %v : vector<f16>
  return %0 : vector<f16>
}

// -----

func.func @of_atan2(%v: f32) -> f32 {
  %0 = math.atan2 %v, %v : f32
  return %0 : f32
}

// -----

func.func @of_atan2(%v: vector<2xf64>) -> vector<2xf64> {
  %0 = math.atan2 %v, %v : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @of_atan2(%v: vector<1x2xbf16>) -> vector<1x2xbf16> {
  %0 = math.atan2 %v, %v : vector<1x2xbf16>
  return %0 : vector<1x2xbf16>
}

// -----

func.func @of_atan2(%v: vector<f16>) -> vector<f16> {
  %0 = math.atan2 %v, %v : vector<f16>
  return %0 : vector<f16>
}

// -----

func.func @of_cbrt(%v: f32) -> f32 {
  %0 = math.cbrt %v : f32
  return %0 : f32
}

// -----

func.func @of_cbrt(%v: vector<2xf64>) -> vector<2xf64> {
  %0 = math.cbrt %v : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @of_cbrt(%v: vector<1x2xbf16>) -> vector<1x2xbf16> {
  %0 = math.cbrt %v : vector<1x2xbf16>
  return %0 : vector<1x2xbf16>
}

// -----

func.func @of_cbrt(%v: vector<f16>) -> vector<f16> {
  %0 = math.cbrt %v : vector<f16>
  return %0 : vector<f16>
}

// -----

func.func @of_erf(%v: f32) -> f32 {
  %0 = math.erf %v : f32
  return %0 : f32
}

// -----

func.func @of_erf(%v: vector<2xf64>) -> vector<2xf64> {
  %0 = math.erf %v : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @of_erf(%v: vector<1x2xbf16>) -> vector<1x2xbf16> {
  %0 = math.erf %v : vector<1x2xbf16>
  return %0 : vector<1x2xbf16>
}

// -----

func.func @of_erf(%v: vector<f16>) -> vector<f16> {
  %0 = math.erf %v : vector<f16>
  return %0 : vector<f16>
}

// -----

func.func @of_fma(%v: f32) -> f32 {
  %0 = math.fma %v, %v, %v : f32
  return %0 : f32
}

// -----

func.func @of_fma(%v: vector<2xf64>) -> vector<2xf64> {
  %0 = math.fma %v, %v, %v : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @of_fma(%v: vector<1x2xbf16>) -> vector<1x2xbf16> {
  %0 = math.fma %v, %v, %v : vector<1x2xbf16>
  return %0 : vector<1x2xbf16>
}

// -----

func.func @of_fma(%v: vector<f16>) -> vector<f16> {
  %0 = math.fma %v, %v, %v : vector<f16>
  return %0 : vector<f16>
}

// -----

func.func @of_powf(%v: f32) -> f32 {
  %0 = math.powf %v, %v : f32
  return %0 : f32
}

// -----

func.func @of_powf(%v: vector<2xf64>) -> vector<2xf64> {
  %0 = math.powf %v, %v : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @of_powf(%v: vector<1x2xbf16>) -> vector<1x2xbf16> {
  %0 = math.powf %v, %v : vector<1x2xbf16>
  return %0 : vector<1x2xbf16>
}

// -----

func.func @of_powf(%v: vector<f16>) -> vector<f16> {
  %0 = math.powf %v, %v : vector<f16>
  return %0 : vector<f16>
}

// -----

func.func @of_roundeven(%v: f32) -> f32 {
  %0 = math.roundeven %v : f32
  return %0 : f32
}

// -----

func.func @of_roundeven(%v: vector<2xf64>) -> vector<2xf64> {
  %0 = math.roundeven %v : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @of_roundeven(%v: vector<1x2xbf16>) -> vector<1x2xbf16> {
  %0 = math.roundeven %v : vector<1x2xbf16>
  return %0 : vector<1x2xbf16>
}

// -----

func.func @of_roundeven(%v: vector<f16>) -> vector<f16> {
  %0 = math.roundeven %v : vector<f16>
  return %0 : vector<f16>
}

// -----

func.func @of_rsqrt(%v: f32) -> f32 {
  %0 = math.rsqrt %v : f32
  return %0 : f32
}

// -----

func.func @of_rsqrt(%v: vector<2xf64>) -> vector<2xf64> {
  %0 = math.rsqrt %v : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @of_rsqrt(%v: vector<1x2xbf16>) -> vector<1x2xbf16> {
  %0 = math.rsqrt %v : vector<1x2xbf16>
  return %0 : vector<1x2xbf16>
}

// -----

func.func @of_rsqrt(%v: vector<f16>) -> vector<f16> {
  %0 = math.rsqrt %v : vector<f16>
  return %0 : vector<f16>
}

// -----

func.func @of_trunc(%v: f32) -> f32 {
  %0 = math.trunc %v : f32
  return %0 : f32
}

// -----

func.func @of_trunc(%v: vector<2xf64>) -> vector<2xf64> {
  %0 = math.trunc %v : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @of_trunc(%v: vector<1x2xbf16>) -> vector<1x2xbf16> {
  %0 = math.trunc %v : vector<1x2xbf16>
  return %0 : vector<1x2xbf16>
}

// -----

func.func @of_trunc(%v: vector<f16>) -> vector<f16> {
  %0 = math.trunc %v : vector<f16>
  return %0 : vector<f16>
}

// -----

func.func @of_tanh(%v: f32) -> f32 {
  %0 = math.tanh %v : f32
  return %0 : f32
}

// -----

func.func @of_tanh(%v: vector<2xf64>) -> vector<2xf64> {
  %0 = math.tanh %v : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @of_tanh(%v: vector<1x2xbf16>) -> vector<1x2xbf16> {
  %0 = math.tanh %v : vector<1x2xbf16>
  return %0 : vector<1x2xbf16>
}

// -----

func.func @of_tanh(%v: vector<f16>) -> vector<f16> {
  %0 = math.tanh %v : vector<f16>
  return %0 : vector<f16>
}
