// RUN: ods opt --upstream-bugs %s --arith-expand | golden %S/expand.out

func.func @a(%a: i32, %b: i32, %v: vector<4xi64>, %i: index) -> (i32, i32, i32, vector<4xi64>, index) {
  %0 = arith.ceildivui %a, %b : i32
  %1 = arith.ceildivsi %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  %3 = arith.floordivsi %v, %v : vector<4xi64>
  %4 = arith.ceildivsi %i, %i : index
  return %0, %1, %2, %3, %4 : i32, i32, i32, vector<4xi64>, index
}

func.func @m(%a: f32, %b: f32) -> (f32, f32, f32, f32) {
  %0 = arith.maximumf %a, %b fastmath<nsz> : f32
  %1 = arith.minimumf %a, %b : f32
  %2 = arith.maxnumf %a, %b : f32
  %3 = arith.minnumf %a, %b fastmath<fast> : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

func.func @mv(%a: vector<4xf16>) -> (vector<4xf16>, vector<4xf16>) {
  %0 = arith.maximumf %a, %a : vector<4xf16>
  %1 = arith.maxnumf %a, %a : vector<4xf16>
  return %0, %1 : vector<4xf16>, vector<4xf16>
}

func.func @o(%a: i32, %b: i32, %f: f32, %g: bf16) -> (i32, i32, i32, i32, bf16, f32) {
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.minui %a, %b : i32
  %2:2 = arith.addui_extended %a, %b : i32, i1
  %3 = arith.divui %a, %b : i32
  %4 = arith.truncf %f : f32 to bf16
  %5 = arith.extf %g : bf16 to f32
  return %0, %1, %2#0, %3, %4, %5 : i32, i32, i32, i32, bf16, f32
}

func.func @s(%a: f4E2M1FN, %s: f8E8M0FNU, %f: f32, %t : f32) -> (f32, f4E2M1FN) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %f, %t : f32, f32 to f4E2M1FN
  return %0, %1 : f32, f4E2M1FN
}

func.func @folded(%b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.maximumf %b, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @scaled(%f: f32, %g: f8E8M0FNU, %d: f16, %e: f4E2M1FN, %h: vector<4xf16>, %i: vector<4xf8E8M0FNU>, %v: vector<4xf4E2M1FN>, %q: f64) -> (f32, f16, f4E2M1FN, f4E2M1FN, vector<4xf16>, f4E2M1FN) {
  %4 = arith.scaling_extf %e, %g fastmath<fast> : f4E2M1FN, f8E8M0FNU to f32
  %5 = arith.scaling_extf %e, %d : f4E2M1FN, f16 to f16
  %6 = arith.scaling_truncf %d, %g : f16, f8E8M0FNU to f4E2M1FN
  %7 = arith.scaling_truncf %f, %d downward fastmath<nnan> : f32, f16 to f4E2M1FN
  %8 = arith.scaling_extf %v, %i : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf16>
  %9 = arith.scaling_truncf %q, %q : f64, f64 to f4E2M1FN
  return %4, %5, %6, %7, %8, %9 : f32, f16, f4E2M1FN, f4E2M1FN, vector<4xf16>, f4E2M1FN
}

func.func @kept(%f: f32, %g: bf16, %d: f64, %m: vector<2xf32>) -> (bf16, f32, bf16, f64, vector<2xf32>, f32) {
  %4 = arith.truncf %f fastmath<fast> : f32 to bf16
  %5 = arith.extf %g fastmath<fast> : bf16 to f32
  %6 = arith.truncf %d : f64 to bf16
  %7 = arith.extf %g : bf16 to f64
  %c = arith.constant dense<1.0> : vector<2xf32>
  %8 = arith.maxnumf %m, %c fastmath<contract> : vector<2xf32>
  %9 = arith.minimumf %f, %f : f32
  return %4, %5, %6, %7, %8, %9 : bf16, f32, bf16, f64, vector<2xf32>, f32
}
