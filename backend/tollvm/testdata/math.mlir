// RUN: ods opt %s --convert-math-to-llvm --allow-unregistered-dialect | golden %S/math.out

func.func @intrinsics(%a: f32, %b: vector<4xf64>, %i: i32) {
  %0 = math.sin %a : f32
  %1 = math.powf %b, %b fastmath<fast> : vector<4xf64>
  %2 = math.fpowi %a, %i {test.a} : f32, i32
  %3:2 = math.sincos %a : f32
  %4 = math.isnan %a : f32
  %5 = math.isfinite %b : vector<4xf64>
  return
}

func.func @flags(%i: i32, %v: vector<2xi8>) {
  %0 = math.absi %i : i32
  %1 = math.ctlz %v : vector<2xi8>
  %2 = math.ctpop %i : i32
  return
}

func.func @expanded(%a: f32, %m: vector<2x3xf32>) {
  %0 = math.expm1 %a fastmath<nnan> : f32
  %1 = math.log1p %a : f32
  %2 = math.rsqrt %m : vector<2x3xf32>
  return
}

// Intrinsics are made for each row of a vector with more dimensions.
func.func @rows(%m: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.exp %m : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// What LLVM has no intrinsic for stays.
func.func @others(%a: f32, %i: i32, %t: tensor<2xf32>, %s: f8E5M2) {
  %0 = math.erf %a : f32
  %1 = math.cbrt %a : f32
  %2 = math.ipowi %i, %i : i32
  %3 = math.clampf %a to [%a, %a] : f32
  %4 = math.sin %t : tensor<2xf32>
  %5 = math.sin %s : f8E5M2
  return
}
