// RUN: ods opt %s --arith-emulate-unsupported-floats="source-types=bf16,f8E4M3FNUZ,f16 target-type=f32" | golden %S/emulate.out
func.func @ops(%a: bf16, %b: f16, %v: vector<4xbf16>, %w: vector<4x4xf16>, %i: i32, %t: tensor<4xf16>, %c: i1, %wacc: vector<4xf16>) -> (bf16, i1, i32) {
  %0 = arith.addf %a, %a fastmath<fast> : bf16
  %1 = arith.negf %b : f16
  %2 = arith.cmpf ogt, %b, %1 : f16
  %3 = arith.sitofp %i : i32 to f16
  %4 = arith.fptosi %3 : f16 to i32
  %5 = arith.extf %b : f16 to f32
  %6 = arith.truncf %5 : f32 to bf16
  %7 = arith.bitcast %b : f16 to i16
  %8 = arith.select %c, %a, %6 : bf16
  %9 = arith.addf %t, %t : tensor<4xf16>
  %10 = vector.fma %v, %v, %v : vector<4xbf16>
  %11 = vector.reduction <add>, %v : vector<4xbf16> into bf16
  %12 = vector.broadcast %a : bf16 to vector<4xbf16>
  %13 = vector.multi_reduction <add>, %w, %wacc [0] : vector<4x4xf16> to vector<4xf16>
  %14 = arith.uitofp %i : i32 to bf16
  %15 = arith.fptoui %14 : bf16 to i32
  %16 = arith.maximumf %8, %11 : bf16
  return %16, %2, %4 : bf16, i1, i32
}
func.func @other(%a: f8E5M2, %x: f64) -> f8E5M2 {
  %0 = arith.mulf %a, %a : f8E5M2
  %1 = arith.truncf %x : f64 to f8E5M2
  %2 = arith.divf %0, %1 : f8E5M2
  return %2 : f8E5M2
}
