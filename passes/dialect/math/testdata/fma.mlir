// RUN: ods opt %s --math-uplift-to-fma --allow-unregistered-dialect | golden %S/fma.out
func.func @fused(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %0 = arith.mulf %a, %b fastmath<fast> : f32
  %1 = arith.addf %0, %c fastmath<contract, nnan> : f32
  %2 = arith.addf %c, %0 fastmath<contract> : f32
  return %1, %2 : f32, f32
}
func.func @kept(%a: vector<2xf32>, %b: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = arith.mulf %a, %b fastmath<nnan> : vector<2xf32>
  %1 = arith.addf %0, %a fastmath<contract> : vector<2xf32>
  %2 = arith.mulf %a, %b fastmath<contract> : vector<2xf32>
  %3 = arith.addf %2, %a : vector<2xf32>
  %4 = arith.addf %a, %b fastmath<contract> : vector<2xf32>
  return %1, %3, %4 : vector<2xf32>, vector<2xf32>, vector<2xf32>
}
func.func @squares(%a: f32, %b: f32) -> f32 {
  %0 = arith.mulf %a, %a fastmath<contract> : f32
  %1 = arith.mulf %b, %b fastmath<contract> : f32
  %2 = arith.addf %0, %1 fastmath<contract> : f32
  return %2 : f32
}
