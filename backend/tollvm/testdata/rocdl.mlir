// RUN: ods opt %s --convert-math-to-rocdl --split-input-file | golden %S/rocdl.out

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.acos %a : f32
  %1 = math.acos %b : f64
  %2 = math.acos %h : f16
  %3 = math.acos %a fastmath<fast> : f32
  %4 = math.acos %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.acosh %a : f32
  %1 = math.acosh %b : f64
  %2 = math.acosh %h : f16
  %3 = math.acosh %a fastmath<fast> : f32
  %4 = math.acosh %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.asin %a : f32
  %1 = math.asin %b : f64
  %2 = math.asin %h : f16
  %3 = math.asin %a fastmath<fast> : f32
  %4 = math.asin %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.asinh %a : f32
  %1 = math.asinh %b : f64
  %2 = math.asinh %h : f16
  %3 = math.asinh %a fastmath<fast> : f32
  %4 = math.asinh %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.atan %a : f32
  %1 = math.atan %b : f64
  %2 = math.atan %h : f16
  %3 = math.atan %a fastmath<fast> : f32
  %4 = math.atan %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.atanh %a : f32
  %1 = math.atanh %b : f64
  %2 = math.atanh %h : f16
  %3 = math.atanh %a fastmath<fast> : f32
  %4 = math.atanh %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.cbrt %a : f32
  %1 = math.cbrt %b : f64
  %2 = math.cbrt %h : f16
  %3 = math.cbrt %a fastmath<fast> : f32
  %4 = math.cbrt %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.ceil %a : f32
  %1 = math.ceil %b : f64
  %2 = math.ceil %h : f16
  %3 = math.ceil %a fastmath<fast> : f32
  %4 = math.ceil %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.cos %a : f32
  %1 = math.cos %b : f64
  %2 = math.cos %h : f16
  %3 = math.cos %a fastmath<fast> : f32
  %4 = math.cos %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.cosh %a : f32
  %1 = math.cosh %b : f64
  %2 = math.cosh %h : f16
  %3 = math.cosh %a fastmath<fast> : f32
  %4 = math.cosh %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.sinh %a : f32
  %1 = math.sinh %b : f64
  %2 = math.sinh %h : f16
  %3 = math.sinh %a fastmath<fast> : f32
  %4 = math.sinh %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.exp %a : f32
  %1 = math.exp %b : f64
  %2 = math.exp %h : f16
  %3 = math.exp %a fastmath<fast> : f32
  %4 = math.exp %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.exp2 %a : f32
  %1 = math.exp2 %b : f64
  %2 = math.exp2 %h : f16
  %3 = math.exp2 %a fastmath<fast> : f32
  %4 = math.exp2 %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.expm1 %a : f32
  %1 = math.expm1 %b : f64
  %2 = math.expm1 %h : f16
  %3 = math.expm1 %a fastmath<fast> : f32
  %4 = math.expm1 %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.floor %a : f32
  %1 = math.floor %b : f64
  %2 = math.floor %h : f16
  %3 = math.floor %a fastmath<fast> : f32
  %4 = math.floor %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.log %a : f32
  %1 = math.log %b : f64
  %2 = math.log %h : f16
  %3 = math.log %a fastmath<fast> : f32
  %4 = math.log %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.log10 %a : f32
  %1 = math.log10 %b : f64
  %2 = math.log10 %h : f16
  %3 = math.log10 %a fastmath<fast> : f32
  %4 = math.log10 %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.log1p %a : f32
  %1 = math.log1p %b : f64
  %2 = math.log1p %h : f16
  %3 = math.log1p %a fastmath<fast> : f32
  %4 = math.log1p %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.log2 %a : f32
  %1 = math.log2 %b : f64
  %2 = math.log2 %h : f16
  %3 = math.log2 %a fastmath<fast> : f32
  %4 = math.log2 %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.rsqrt %a : f32
  %1 = math.rsqrt %b : f64
  %2 = math.rsqrt %h : f16
  %3 = math.rsqrt %a fastmath<fast> : f32
  %4 = math.rsqrt %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.sin %a : f32
  %1 = math.sin %b : f64
  %2 = math.sin %h : f16
  %3 = math.sin %a fastmath<fast> : f32
  %4 = math.sin %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.tanh %a : f32
  %1 = math.tanh %b : f64
  %2 = math.tanh %h : f16
  %3 = math.tanh %a fastmath<fast> : f32
  %4 = math.tanh %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.tan %a : f32
  %1 = math.tan %b : f64
  %2 = math.tan %h : f16
  %3 = math.tan %a fastmath<fast> : f32
  %4 = math.tan %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.erf %a : f32
  %1 = math.erf %b : f64
  %2 = math.erf %h : f16
  %3 = math.erf %a fastmath<fast> : f32
  %4 = math.erf %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %w: bf16) {
  %0 = math.erfc %a : f32
  %1 = math.erfc %b : f64
  %2 = math.erfc %h : f16
  %3 = math.erfc %a fastmath<fast> : f32
  %4 = math.erfc %w : bf16
  return
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %v: vector<2xf32>) -> vector<2xf32> {
  %0 = math.atan2 %a, %a : f32
  %1 = math.atan2 %b, %b : f64
  %2 = math.atan2 %h, %h : f16
  %3 = math.atan2 %v, %v : vector<2xf32>
  return %3 : vector<2xf32>
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %v: vector<2xf32>) -> vector<2xf32> {
  %0 = math.powf %a, %a : f32
  %1 = math.powf %b, %b : f64
  %2 = math.powf %h, %h : f16
  %3 = math.powf %v, %v : vector<2xf32>
  return %3 : vector<2xf32>
}

// -----

func.func @f(%a: f32, %b: f64, %h: f16, %v: vector<2xf32>) -> vector<2xf32> {
  %0 = arith.remf %a, %a : f32
  %1 = arith.remf %b, %b : f64
  %2 = arith.remf %h, %h : f16
  %3 = arith.remf %v, %v : vector<2xf32>
  return %3 : vector<2xf32>
}

// -----

func.func @f(%a: f32, %i: i32) -> f32 {
  %0 = math.fpowi %a, %i : f32, i32
  return %0 : f32
}

// -----

func.func @f(%a: vector<f32>, %b: vector<1xf64>, %c: vector<2x2xf32>, %d: vector<[2]xf32>) {
  %0 = math.sin %a : vector<f32>
  %1 = math.cos %b : vector<1xf64>
  %2 = math.tan %c : vector<2x2xf32>
  return
}

// -----

module {
  module {
    func.func @g(%a: f32) -> f32 {
      %0 = math.sin %a : f32
      %1 = math.sin %0 : f32
      %2 = math.absf %1 : f32
      return %2 : f32
    }
  }
  func.func @h(%a: f32) -> f32 {
    %0 = math.sin %a : f32
    return %0 : f32
  }
}

// -----

llvm.func @__ocml_sin_f32(f32) -> f32
func.func @h(%a: f32, %t: tensor<2xf32>) -> f32 {
  %0 = math.sin %a : f32
  %1 = math.sin %t : tensor<2xf32>
  %2 = math.clampf %a to [%a, %a] : f32
  return %0 : f32
}
