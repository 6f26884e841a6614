// RUN: ods opt %s --convert-math-to-libm | FileCheck %s

// Functions are declared once, in front of the module, and called.

// CHECK-LABEL: func.func @unary(
// CHECK-NEXT:   %0 = call @fabsf(%arg0) : (f32) -> f32
// CHECK-NEXT:   %1 = call @acos(%arg1) : (f64) -> f64
// CHECK-NEXT:   %2 = call @acoshf(%arg0) : (f32) -> f32
// CHECK-NEXT:   %3 = call @asin(%arg1) : (f64) -> f64
// CHECK-NEXT:   %4 = call @asinhf(%arg0) : (f32) -> f32
// CHECK-NEXT:   %5 = call @atan(%arg1) : (f64) -> f64
// CHECK-NEXT:   %6 = call @atanhf(%arg0) : (f32) -> f32
// CHECK-NEXT:   %7 = call @cbrt(%arg1) : (f64) -> f64
// CHECK-NEXT:   %8 = call @ceilf(%arg0) : (f32) -> f32
// CHECK-NEXT:   %9 = call @cos(%arg1) : (f64) -> f64
// CHECK-NEXT:   %10 = call @coshf(%arg0) : (f32) -> f32
// CHECK-NEXT:   %11 = call @erf(%arg1) : (f64) -> f64
// CHECK-NEXT:   %12 = call @erfcf(%arg0) : (f32) -> f32
// CHECK-NEXT:   %13 = call @exp(%arg1) : (f64) -> f64
// CHECK-NEXT:   %14 = call @exp2f(%arg0) : (f32) -> f32
// CHECK-NEXT:   %15 = call @expm1(%arg1) : (f64) -> f64
// CHECK-NEXT:   %16 = call @floorf(%arg0) : (f32) -> f32
// CHECK-NEXT:   %17 = call @log(%arg1) : (f64) -> f64
// CHECK-NEXT:   %18 = call @log10f(%arg0) : (f32) -> f32
// CHECK-NEXT:   %19 = call @log1p(%arg1) : (f64) -> f64
// CHECK-NEXT:   %20 = call @log2f(%arg0) : (f32) -> f32
// CHECK-NEXT:   %21 = call @round(%arg1) : (f64) -> f64
// CHECK-NEXT:   %22 = call @roundevenf(%arg0) : (f32) -> f32
// CHECK-NEXT:   %23 = call @rsqrt(%arg1) : (f64) -> f64
// CHECK-NEXT:   %24 = call @sinf(%arg0) : (f32) -> f32
// CHECK-NEXT:   %25 = call @sinh(%arg1) : (f64) -> f64
// CHECK-NEXT:   %26 = call @sqrtf(%arg0) : (f32) -> f32
// CHECK-NEXT:   %27 = call @tan(%arg1) : (f64) -> f64
// CHECK-NEXT:   %28 = call @tanhf(%arg0) : (f32) -> f32
// CHECK-NEXT:   %29 = call @trunc(%arg1) : (f64) -> f64
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unary(%a: f32, %b: f64) {
  %0 = math.absf %a : f32
  %1 = math.acos %b : f64
  %2 = math.acosh %a : f32
  %3 = math.asin %b : f64
  %4 = math.asinh %a : f32
  %5 = math.atan %b : f64
  %6 = math.atanh %a : f32
  %7 = math.cbrt %b : f64
  %8 = math.ceil %a : f32
  %9 = math.cos %b : f64
  %10 = math.cosh %a : f32
  %11 = math.erf %b : f64
  %12 = math.erfc %a : f32
  %13 = math.exp %b : f64
  %14 = math.exp2 %a : f32
  %15 = math.expm1 %b : f64
  %16 = math.floor %a : f32
  %17 = math.log %b : f64
  %18 = math.log10 %a : f32
  %19 = math.log1p %b : f64
  %20 = math.log2 %a : f32
  %21 = math.round %b : f64
  %22 = math.roundeven %a : f32
  %23 = math.rsqrt %b : f64
  %24 = math.sin %a : f32
  %25 = math.sinh %b : f64
  %26 = math.sqrt %a : f32
  %27 = math.tan %b : f64
  %28 = math.tanh %a : f32
  %29 = math.trunc %b : f64
  return
}

// Those of f16 and bf16 go by way of f32.
// CHECK-LABEL: func.func @more(
// CHECK-NEXT:   %0 = call @atan2f(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:   %1 = call @pow(%arg1, %arg1) : (f64, f64) -> f64
// CHECK-NEXT:   %2 = call @fmaf(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
// CHECK-NEXT:   %3 = arith.extf %arg2 : f16 to f32
// CHECK-NEXT:   %4 = arith.extf %arg2 : f16 to f32
// CHECK-NEXT:   %5 = call @powf(%3, %4) : (f32, f32) -> f32
// CHECK-NEXT:   %6 = arith.truncf %5 : f32 to f16
// CHECK-NEXT:   %7 = arith.extf %arg3 : bf16 to f32
// CHECK-NEXT:   %8 = call @sinf(%7) : (f32) -> f32
// CHECK-NEXT:   %9 = arith.truncf %8 : f32 to bf16
// CHECK-NEXT:   %10 = call @sinf(%arg0) : (f32) -> f32
// CHECK-NEXT:   return %0, %1, %2, %6, %9, %10 : f32, f64, f32, f16, bf16, f32
// CHECK-NEXT: }
func.func @more(%a: f32, %b: f64, %h: f16, %g: bf16) -> (f32, f64, f32, f16, bf16, f32) {
  %0 = math.atan2 %a, %a fastmath<fast> : f32
  %1 = math.powf %b, %b : f64
  %2 = math.fma %a, %a, %a {a.b} : f32
  %3 = math.powf %h, %h fastmath<nnan> : f16
  %4 = math.sin %g : bf16
  %5 = math.sin %a : f32
  return %0, %1, %2, %3, %4, %5 : f32, f64, f32, f16, bf16, f32
}
