// RUN: ods opt %s --canonicalize | FileCheck %s

// Parts and casts of complex numbers. Expectations are what mlir-opt prints.

// Parts of constants, of complex.create, and of its negation.
// CHECK-LABEL: func.func @parts(
// CHECK-NEXT:   %cst = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %cst_1 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:   %0 = complex.create %arg2, %arg3 : complex<f32>
// CHECK-NEXT:   %1 = arith.negf %arg2 : f32
// CHECK-NEXT:   %2 = arith.negf %arg3 : f32
// CHECK-NEXT:   %3 = complex.conj %0 : complex<f32>
// CHECK-NEXT:   %4 = complex.re %3 : complex<f32>
// CHECK-NEXT:   %5 = complex.im %3 : complex<f32>
// CHECK-NEXT:   %6 = arith.negf %arg2 : f32
// CHECK-NEXT:   %7 = complex.abs %cst : complex<f32>
// CHECK-NEXT:   %8 = complex.neg %arg0 : complex<f32>
// CHECK-NEXT:   %9 = complex.re %8 : complex<f32>
// CHECK-NEXT:   %10 = complex.add %0, %0 : complex<f32>
// CHECK-NEXT:   %11 = complex.re %10 : complex<f32>
// CHECK-NEXT:   return %cst_0, %cst_1, %arg2, %arg3, %1, %2, %4, %5, %6, %7, %9, %11 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @parts(%a: complex<f32>, %b: complex<f32>, %f: f32, %g: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %cc = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.re %cc : complex<f32>
  %1 = complex.im %cc : complex<f32>
  %c = complex.create %f, %g : complex<f32>
  %2 = complex.re %c : complex<f32>
  %3 = complex.im %c : complex<f32>
  %n = complex.neg %c : complex<f32>
  %4 = complex.re %n : complex<f32>
  %5 = complex.im %n : complex<f32>
  %j = complex.conj %c : complex<f32>
  %6 = complex.re %j : complex<f32>
  %7 = complex.im %j : complex<f32>
  %nf = complex.neg %c fastmath<fast> : complex<f32>
  %8 = complex.re %nf fastmath<nnan> : complex<f32>
  %9 = complex.abs %cc : complex<f32>
  %m = complex.neg %a : complex<f32>
  %10 = complex.re %m : complex<f32>
  %s = complex.add %c, %c : complex<f32>
  %11 = complex.re %s : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// Casts of casts become one, by the operation that may make it.
// CHECK-LABEL: func.func @bitcast(
// CHECK-NEXT:   %cst = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:   %0 = arith.bitcast %arg1 : i64 to f64
// CHECK-NEXT:   %1 = complex.bitcast %arg1 : i64 to complex<f32>
// CHECK-NEXT:   %2 = complex.bitcast %arg0 : complex<f32> to f64
// CHECK-NEXT:   %3 = complex.bitcast %arg2 : i32 to complex<f16>
// CHECK-NEXT:   %4 = arith.bitcast %arg2 : i32 to f32
// CHECK-NEXT:   %5 = complex.bitcast %c0_i64 : i64 to complex<f32>
// CHECK-NEXT:   %6 = complex.bitcast %cst : complex<f32> to i64
// CHECK-NEXT:   return %arg0, %arg1, %arg0, %arg1, %4, %1, %2, %0, %3, %5, %6 : complex<f32>, i64, complex<f32>, i64, f32, complex<f32>, f64, f64, complex<f16>, complex<f32>, i64
// CHECK-NEXT: }
func.func @bitcast(%a: complex<f32>, %i: i64, %j: i32, %f: f64) -> (complex<f32>, i64, complex<f32>, i64, f32, complex<f32>, f64, f64, complex<f16>, complex<f32>, i64) {
  %0 = complex.bitcast %a : complex<f32> to complex<f32>
  %1 = complex.bitcast %a : complex<f32> to i64
  %2 = complex.bitcast %1 : i64 to complex<f32>
  %3 = complex.bitcast %i : i64 to complex<f32>
  %4 = complex.bitcast %3 : complex<f32> to i64
  %5 = complex.bitcast %3 : complex<f32> to f64
  %6 = arith.bitcast %i : i64 to f64
  %7 = complex.bitcast %6 : f64 to complex<f32>
  %8 = arith.bitcast %1 : i64 to f64
  %9 = complex.bitcast %j : i32 to complex<f16>
  %10 = complex.bitcast %9 : complex<f16> to f32
  %c = arith.constant 0 : i64
  %11 = complex.bitcast %c : i64 to complex<f32>
  %cc = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %12 = complex.bitcast %cc : complex<f32> to i64
  return %2, %4, %0, %i, %10, %7, %8, %5, %9, %11, %12 : complex<f32>, i64, complex<f32>, i64, f32, complex<f32>, f64, f64, complex<f16>, complex<f32>, i64
}
