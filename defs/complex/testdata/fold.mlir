// RUN: ods opt %s --canonicalize | FileCheck %s

// Folders of complex: where they fire, and next to it where they must not. Expectations are what mlir-opt prints.

// Zero is neutral on the right, with any sign, and so is one; sums and differences cancel in one order.
// CHECK-LABEL: func.func @arithmetic(
// CHECK-NEXT:   %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %cst_0 = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %0 = complex.add %arg0, %arg1 : complex<f32>
// CHECK-NEXT:   %1 = complex.add %cst, %arg0 : complex<f32>
// CHECK-NEXT:   %2 = complex.sub %0, %arg0 : complex<f32>
// CHECK-NEXT:   %3 = complex.sub %arg0, %arg0 : complex<f32>
// CHECK-NEXT:   %4 = complex.mul %cst_0, %arg0 : complex<f32>
// CHECK-NEXT:   %5 = complex.mul %arg0, %cst : complex<f32>
// CHECK-NEXT:   %6 = complex.div %arg0, %cst : complex<f32>
// CHECK-NEXT:   %7 = complex.div %cst, %arg0 : complex<f32>
// CHECK-NEXT:   return %arg0, %arg0, %arg0, %1, %arg0, %arg0, %2, %arg0, %3, %arg0, %4, %5, %arg0, %6, %arg0, %7 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @arithmetic(%a: complex<f32>, %b: complex<f32>, %f: f32, %g: f32) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %nz = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %sub = complex.sub %a, %b : complex<f32>
  %add = complex.add %a, %b : complex<f32>
  %0 = complex.add %sub, %b : complex<f32>
  %1 = complex.add %b, %sub : complex<f32>
  %2 = complex.add %a, %z : complex<f32>
  %3 = complex.add %z, %a : complex<f32>
  %4 = complex.add %a, %nz : complex<f32>
  %5 = complex.sub %add, %b : complex<f32>
  %6 = complex.sub %add, %a : complex<f32>
  %7 = complex.sub %a, %z : complex<f32>
  %8 = complex.sub %a, %a : complex<f32>
  %9 = complex.mul %a, %one : complex<f32>
  %10 = complex.mul %one, %a : complex<f32>
  %11 = complex.mul %a, %z : complex<f32>
  %12 = complex.div %a, %one : complex<f32>
  %13 = complex.div %a, %z : complex<f32>
  %14 = complex.sub %a, %nz : complex<f32>
  %15 = complex.div %z, %a : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// Functions that undo one another; constants are not computed with.
// CHECK-LABEL: func.func @inverses(
// CHECK-NEXT:   %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %cst_0 = complex.constant [3.000000e+00 : f32, 4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %cst_1 = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %0 = complex.add %cst_1, %cst_0 : complex<f32>
// CHECK-NEXT:   %1 = complex.mul %cst_1, %cst_0 : complex<f32>
// CHECK-NEXT:   %2 = complex.div %cst_1, %cst_0 : complex<f32>
// CHECK-NEXT:   %3 = complex.neg %cst_1 : complex<f32>
// CHECK-NEXT:   %4 = complex.conj %cst_1 : complex<f32>
// CHECK-NEXT:   %5 = complex.create %cst, %cst : complex<f32>
// CHECK-NEXT:   %6 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:   %7 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:   %8 = complex.create %7, %6 : complex<f32>
// CHECK-NEXT:   return %arg0, %arg0, %arg0, %arg0, %0, %1, %2, %3, %4, %5, %arg0, %8 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @inverses(%a: complex<f32>, %b: complex<f32>, %f: f32, %g: f32) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.conj %a : complex<f32>
  %3 = complex.conj %2 : complex<f32>
  %4 = complex.exp %a : complex<f32>
  %5 = complex.log %4 : complex<f32>
  %6 = complex.log %a : complex<f32>
  %7 = complex.exp %6 : complex<f32>
  %c = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %d = complex.constant [3.0 : f32, 4.0 : f32] : complex<f32>
  %8 = complex.add %c, %d : complex<f32>
  %9 = complex.mul %c, %d : complex<f32>
  %10 = complex.div %c, %d : complex<f32>
  %11 = complex.neg %c : complex<f32>
  %12 = complex.conj %c : complex<f32>
  %cf = arith.constant 1.0 : f32
  %13 = complex.create %cf, %cf : complex<f32>
  %re = complex.re %a : complex<f32>
  %im = complex.im %a : complex<f32>
  %14 = complex.create %re, %im : complex<f32>
  %15 = complex.create %im, %re : complex<f32>
  %16 = complex.sub %c, %d : complex<f32>
  %17 = complex.exp %c : complex<f32>
  return %1, %3, %5, %7, %8, %9, %10, %11, %12, %13, %14, %15 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
