// RUN: ods opt %s --canonicalize | FileCheck %s

// Folders of math: where they fire, and next to it where they must not. Expectations are what mlir-opt prints; numbers are
// those on which the library functions of all machines agree.

// Zero has as many leading and trailing zeros as bits, and the least number is its own absolute value.
// CHECK-LABEL: func.func @bits(
// CHECK-NEXT:   %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:   %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:   %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:   %c60 = arith.constant 60 : index
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   return %c-128_i8, %c8_i8, %c8_i8, %c7_i8, %c60, %true : i8, i8, i8, i8, index, i1
// CHECK-NEXT: }
func.func @bits() -> (i8, i8, i8, i8, index, i1) {
  %least = arith.constant -128 : i8
  %zero = arith.constant 0 : i8
  %three = arith.constant -3 : i8
  %i = arith.constant 12 : index
  %t = arith.constant true
  %0 = math.absi %least : i8
  %1 = math.ctlz %zero : i8
  %2 = math.cttz %zero : i8
  %3 = math.ctpop %three : i8
  %4 = math.ctlz %i : index
  %5 = math.absi %t : i1
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, index, i1
}

// Powers wrap; negative exponents divide; zero to a negative power stays.
// CHECK-LABEL: func.func @ipowi(
// CHECK-NEXT:   %c-15_i8 = arith.constant -15 : i8
// CHECK-NEXT:   %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:   %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:   %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:   %c-3_i8 = arith.constant -3 : i8
// CHECK-NEXT:   %0 = math.ipowi %c0_i8, %c-3_i8 : i8
// CHECK-NEXT:   return %0, %c1_i8, %c-1_i8, %c0_i8, %c1_i8, %c-15_i8, %c0_i8, %c1_i8 : i8, i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @ipowi() -> (i8, i8, i8, i8, i8, i8, i8, i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %n = arith.constant -3 : i8
  %m = arith.constant -1 : i8
  %k = arith.constant 12 : i8
  %0 = math.ipowi %z, %n : i8
  %1 = math.ipowi %one, %n : i8
  %2 = math.ipowi %m, %n : i8
  %3 = math.ipowi %k, %n : i8
  %4 = math.ipowi %z, %z : i8
  %5 = math.ipowi %n, %k : i8
  %6 = math.ipowi %two, %k : i8
  %7 = math.ipowi %m, %two : i8
  return %0, %1, %2, %3, %4, %5, %6, %7 : i8, i8, i8, i8, i8, i8, i8, i8
}

// Powers of a variable stay.
// CHECK-LABEL: func.func @ipowi_variable(
// CHECK-NEXT:   %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:   %0 = math.ipowi %arg0, %c0_i8 : i8
// CHECK-NEXT:   %1 = math.ipowi %c0_i8, %arg0 : i8
// CHECK-NEXT:   return %0, %1 : i8, i8
// CHECK-NEXT: }
func.func @ipowi_variable(%x: i8) -> (i8, i8) {
  %z = arith.constant 0 : i8
  %0 = math.ipowi %x, %z : i8
  %1 = math.ipowi %z, %x : i8
  return %0, %1 : i8, i8
}

// What needs no library is folded for all kinds of floats.
// CHECK-LABEL: func.func @exact(
// CHECK-NEXT:   %cst = arith.constant 2.500000e+00 : f16
// CHECK-NEXT:   %cst_0 = arith.constant -2.000000e+00 : bf16
// CHECK-NEXT:   %cst_1 = arith.constant -3.000000e+00 : f80
// CHECK-NEXT:   %cst_2 = arith.constant -2.000000e+00 : f128
// CHECK-NEXT:   %cst_3 = arith.constant 2.500000e+00 : f8E5M2
// CHECK-NEXT:   return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst : f16, bf16, f80, f128, f8E5M2, f16
// CHECK-NEXT: }
func.func @exact() -> (f16, bf16, f80, f128, f8E5M2, f16) {
  %a = arith.constant -2.5 : f16
  %b = arith.constant -2.5 : bf16
  %c = arith.constant -2.5 : f80
  %d = arith.constant -2.5 : f128
  %e = arith.constant -2.5 : f8E5M2
  %0 = math.absf %a : f16
  %1 = math.ceil %b : bf16
  %2 = math.floor %c : f80
  %3 = math.roundeven %d : f128
  %4 = math.absf %e : f8E5M2
  %5 = math.copysign %a, %0 : f16
  return %0, %1, %2, %3, %4, %5 : f16, bf16, f80, f128, f8E5M2, f16
}

// What needs a library only for f32 and f64.
// CHECK-LABEL: func.func @library(
// CHECK-NEXT:   %cst = arith.constant 2.700000e+01 : f32
// CHECK-NEXT:   %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:   %cst_1 = arith.constant 8.000000e+00 : f32
// CHECK-NEXT:   %cst_2 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT:   %cst_3 = arith.constant 0.000000e+00 : bf16
// CHECK-NEXT:   %cst_4 = arith.constant -3.000000e+00 : f32
// CHECK-NEXT:   %cst_5 = arith.constant -2.000000e+00 : f64
// CHECK-NEXT:   %0 = math.round %cst_2 : f16
// CHECK-NEXT:   %1 = math.cos %cst_3 : bf16
// CHECK-NEXT:   %2 = math.powf %cst_2, %cst_2 : f16
// CHECK-NEXT:   return %cst_4, %cst_5, %0, %cst_1, %cst_0, %1, %cst, %2 : f32, f64, f16, f32, f64, bf16, f32, f16
// CHECK-NEXT: }
func.func @library() -> (f32, f64, f16, f32, f64, bf16, f32, f16) {
  %a = arith.constant -2.5 : f32
  %b = arith.constant -2.5 : f64
  %c = arith.constant -2.5 : f16
  %d = arith.constant 3.0 : f32
  %e = arith.constant 0.0 : f64
  %f = arith.constant 0.0 : bf16
  %0 = math.round %a : f32
  %1 = math.trunc %b : f64
  %2 = math.round %c : f16
  %3 = math.exp2 %d : f32
  %4 = math.cos %e : f64
  %5 = math.cos %f : bf16
  %6 = math.powf %d, %d : f32
  %7 = math.powf %c, %c : f16
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f64, f16, f32, f64, bf16, f32, f16
}

// Logarithms and roots only without a minus sign.
// CHECK-LABEL: func.func @positive(
// CHECK-NEXT:   %cst = arith.constant 0xFFF0000000000000 : f64
// CHECK-NEXT:   %cst_0 = arith.constant -4.000000e+00 : f32
// CHECK-NEXT:   %cst_1 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:   %cst_2 = arith.constant -1.500000e+00 : f64
// CHECK-NEXT:   %cst_3 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %0 = math.sqrt %cst_0 : f32
// CHECK-NEXT:   %1 = math.sqrt %cst_1 : f32
// CHECK-NEXT:   %2 = math.log1p %cst_2 : f64
// CHECK-NEXT:   %3 = math.log10 %cst_0 : f32
// CHECK-NEXT:   return %cst_3, %0, %1, %cst_3, %cst, %2, %3 : f32, f32, f32, f32, f64, f64, f32
// CHECK-NEXT: }
func.func @positive() -> (f32, f32, f32, f32, f64, f64, f32) {
  %a = arith.constant 4.0 : f32
  %b = arith.constant -4.0 : f32
  %z = arith.constant -0.0 : f32
  %c = arith.constant -1.0 : f64
  %d = arith.constant -1.5 : f64
  %0 = math.sqrt %a : f32
  %1 = math.sqrt %b : f32
  %2 = math.sqrt %z : f32
  %3 = math.log2 %a : f32
  %4 = math.log1p %c : f64
  %5 = math.log1p %d : f64
  %6 = math.log10 %b : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f64, f64, f32
}

// The angle of the origin is NaN, of any kind; that of other points for f32 and f64 only.
// CHECK-LABEL: func.func @atan2(
// CHECK-NEXT:   %cst = arith.constant 0.785398185 : f32
// CHECK-NEXT:   %cst_0 = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:   %cst_1 = arith.constant 0x7E00 : f16
// CHECK-NEXT:   %cst_2 = arith.constant 0x7FF8000000000000 : f64
// CHECK-NEXT:   %0 = math.atan2 %cst_0, %cst_0 : f16
// CHECK-NEXT:   return %cst_1, %cst_2, %0, %cst : f16, f64, f16, f32
// CHECK-NEXT: }
func.func @atan2() -> (f16, f64, f16, f32) {
  %a = arith.constant 0.0 : f16
  %b = arith.constant -0.0 : f64
  %c = arith.constant 1.0 : f16
  %d = arith.constant 1.0 : f32
  %0 = math.atan2 %a, %a : f16
  %1 = math.atan2 %b, %b : f64
  %2 = math.atan2 %c, %c : f16
  %3 = math.atan2 %d, %d : f32
  return %0, %1, %2, %3 : f16, f64, f16, f32
}

// Numbers and equal elements are classified, different elements are not.
// CHECK-LABEL: func.func @classify(
// CHECK-NEXT:   %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:   %0 = ub.poison : vector<2xf32>
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %cst_0 = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT:   %1 = math.isfinite %cst : vector<2xf32>
// CHECK-NEXT:   %2 = math.isnan %0 : vector<2xf32>
// CHECK-NEXT:   return %false, %true, %true, %false, %cst_0, %1, %2 : i1, i1, i1, i1, vector<2xi1>, vector<2xi1>, vector<2xi1>
// CHECK-NEXT: }
func.func @classify() -> (i1, i1, i1, i1, vector<2xi1>, vector<2xi1>, vector<2xi1>) {
  %a = arith.constant 1.0e-40 : f32
  %inf = arith.constant 0x7F800000 : f32
  %s = arith.constant dense<1.0> : vector<2xf32>
  %v = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %p = ub.poison : vector<2xf32>
  %0 = math.isnormal %a : f32
  %1 = math.isfinite %a : f32
  %2 = math.isinf %inf : f32
  %3 = math.isnan %inf : f32
  %4 = math.isfinite %s : vector<2xf32>
  %5 = math.isfinite %v : vector<2xf32>
  %6 = math.isnan %p : vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, vector<2xi1>, vector<2xi1>, vector<2xi1>
}

// Elements are folded one by one, all or none; poison spreads.
// CHECK-LABEL: func.func @elements(
// CHECK-NEXT:   %0 = ub.poison : vector<2xf32>
// CHECK-NEXT:   %cst = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT:   %cst_0 = arith.constant dense<[0.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:   %cst_1 = arith.constant dense<[4.000000e+00, -1.000000e+00]> : vector<2xf32>
// CHECK-NEXT:   %1 = ub.poison : f32
// CHECK-NEXT:   %cst_2 = arith.constant dense<[2.000000e+00, 3.000000e+00]> : vector<2xf32>
// CHECK-NEXT:   %cst_3 = arith.constant dense<2.000000e+00> : vector<[2]xf32>
// CHECK-NEXT:   %2 = math.sqrt %cst_1 : vector<2xf32>
// CHECK-NEXT:   %3 = math.fma %1, %1, %1 : f32
// CHECK-NEXT:   return %cst_2, %cst_3, %2, %cst_0, %cst, %0, %0, %3 : vector<2xf32>, vector<[2]xf32>, vector<2xf32>, tensor<2xf32>, vector<2xi32>, vector<2xf32>, vector<2xf32>, f32
// CHECK-NEXT: }
func.func @elements() -> (vector<2xf32>, vector<[2]xf32>, vector<2xf32>, tensor<2xf32>, vector<2xi32>, vector<2xf32>, vector<2xf32>, f32) {
  %v = arith.constant dense<[4.0, 9.0]> : vector<2xf32>
  %s = arith.constant dense<4.0> : vector<[2]xf32>
  %n = arith.constant dense<[4.0, -1.0]> : vector<2xf32>
  %t = arith.constant sparse<[[1]], [4.0]> : tensor<2xf32>
  %i = arith.constant dense<[1, -2]> : vector<2xi32>
  %p = ub.poison : vector<2xf32>
  %q = ub.poison : f32
  %0 = math.sqrt %v : vector<2xf32>
  %1 = math.sqrt %s : vector<[2]xf32>
  %2 = math.sqrt %n : vector<2xf32>
  %3 = math.sqrt %t : tensor<2xf32>
  %4 = math.absi %i : vector<2xi32>
  %5 = math.sqrt %p : vector<2xf32>
  %6 = math.powf %v, %p : vector<2xf32>
  %7 = math.fma %q, %q, %q : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xf32>, vector<[2]xf32>, vector<2xf32>, tensor<2xf32>, vector<2xi32>, vector<2xf32>, vector<2xf32>, f32
}

// What has no folder upstream.
// CHECK-LABEL: func.func @none(
// CHECK-NEXT:   %cst = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:   %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:   %0 = math.cbrt %cst : f32
// CHECK-NEXT:   %1 = math.rsqrt %cst : f32
// CHECK-NEXT:   %2 = math.fpowi %cst, %c2_i32 : f32, i32
// CHECK-NEXT:   %3 = math.fma %cst, %cst, %cst : f32
// CHECK-NEXT:   %4 = math.clampf %cst to [%cst, %cst] : f32
// CHECK-NEXT:   %sin, %cos = math.sincos %cst : f32
// CHECK-NEXT:   return %0, %1, %2, %3, %4, %sin : f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @none() -> (f32, f32, f32, f32, f32, f32) {
  %a = arith.constant 4.0 : f32
  %i = arith.constant 2 : i32
  %0 = math.cbrt %a : f32
  %1 = math.rsqrt %a : f32
  %2 = math.fpowi %a, %i : f32, i32
  %3 = math.fma %a, %a, %a : f32
  %4 = math.clampf %a to [%a, %a] : f32
  %5:2 = math.sincos %a : f32
  return %0, %1, %2, %3, %4, %5#0 : f32, f32, f32, f32, f32, f32
}
