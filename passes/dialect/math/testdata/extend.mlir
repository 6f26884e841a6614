// RUN: ods opt %s --math-extend-to-supported-types="extra-types=bf16 target-type=f64" | golden %S/extend.out
func.func @f(%a: f16, %b: bf16, %c: f32, %d: f8E5M2, %v: vector<2xf16>, %i: i32) -> f16 {
  %0 = math.sin %a : f16
  %1 = math.powf %0, %a fastmath<nnan> : f16
  %2 = math.cos %b : bf16
  %3 = math.tanh %c : f32
  %4 = math.absf %d : f8E5M2
  %5 = math.exp %v : vector<2xf16>
  %6 = math.fma %a, %a, %a : f16
  %7 = math.fpowi %a, %i : f16, i32
  %8 = math.ctlz %i : i32
  %9 = math.isnan %a : f16
  %10:2 = math.sincos %a : f16
  return %1 : f16
}
