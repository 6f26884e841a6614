// RUN: ods opt %s --canonicalize | FileCheck %s

// Folders of arith. Expectations are what mlir-opt prints.

// x + 0, for scalars, index and splats; a variable stays.
// CHECK-LABEL: func.func @addi_zero(
// CHECK-NEXT:   %0 = arith.addi %arg0, %arg3 : i32
// CHECK-NEXT:   return %arg0, %arg1, %arg2, %0 : i32, index, vector<2xi8>, i32
// CHECK-NEXT: }
func.func @addi_zero(%x: i32, %i: index, %v: vector<2xi8>, %y: i32) -> (i32, index, vector<2xi8>, i32) {
  %c = arith.constant 0 : i32
  %ci = arith.constant 0 : index
  %cv = arith.constant dense<0> : vector<2xi8>
  %0 = arith.addi %x, %c : i32
  %1 = arith.addi %ci, %i : index
  %2 = arith.addi %v, %cv : vector<2xi8>
  %3 = arith.addi %x, %y : i32
  return %0, %1, %2, %3 : i32, index, vector<2xi8>, i32
}

// Addition of what was subtracted, on both sides; not of something else.
// CHECK-LABEL: func.func @addi_subi(
// CHECK-NEXT:   %0 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:   %1 = arith.addi %0, %arg2 : i32
// CHECK-NEXT:   return %arg0, %arg0, %1 : i32, i32, i32
// CHECK-NEXT: }
func.func @addi_subi(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32) {
  %s = arith.subi %a, %b : i32
  %0 = arith.addi %s, %b : i32
  %1 = arith.addi %b, %s : i32
  %2 = arith.addi %s, %c : i32
  return %0, %1, %2 : i32, i32, i32
}

// Constants wrap around; overflow flags do not matter.
// CHECK-LABEL: func.func @addi_constants(
// CHECK-NEXT:   %c-106_i8 = arith.constant -106 : i8
// CHECK-NEXT:   %cst = arith.constant dense<[101, 102]> : vector<2xi8>
// CHECK-NEXT:   %cst_0 = arith.constant dense<[-2, 0]> : tensor<2xi8>
// CHECK-NEXT:   return %c-106_i8, %c-106_i8, %cst, %cst_0 : i8, i8, vector<2xi8>, tensor<2xi8>
// CHECK-NEXT: }
func.func @addi_constants() -> (i8, i8, vector<2xi8>, tensor<2xi8>) {
  %a = arith.constant 100 : i8
  %b = arith.constant 50 : i8
  %v = arith.constant dense<[1, 2]> : vector<2xi8>
  %w = arith.constant dense<100> : vector<2xi8>
  %t = arith.constant dense<[127, -128]> : tensor<2xi8>
  %0 = arith.addi %a, %b : i8
  %1 = arith.addi %a, %b overflow<nsw> : i8
  %2 = arith.addi %v, %w : vector<2xi8>
  %3 = arith.addi %t, %t : tensor<2xi8>
  return %0, %1, %2, %3 : i8, i8, vector<2xi8>, tensor<2xi8>
}

// The carry of constants, and of adding zero.
// CHECK-LABEL: func.func @addui_extended(
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %c44_i8 = arith.constant 44 : i8
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   return %arg0, %false, %c44_i8, %true : i8, i1, i8, i1
// CHECK-NEXT: }
func.func @addui_extended(%x: i8) -> (i8, i1, i8, i1) {
  %z = arith.constant 0 : i8
  %a = arith.constant 200 : i8
  %b = arith.constant 100 : i8
  %0, %1 = arith.addui_extended %x, %z : i8, i1
  %2, %3 = arith.addui_extended %a, %b : i8, i1
  return %0, %1, %2, %3 : i8, i1, i8, i1
}

// Subtraction of itself, of zero, of a term; a tensor of unknown size has no zero.
// CHECK-LABEL: func.func @subi(
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0 = arith.subi %arg2, %arg2 : tensor<?xi32>
// CHECK-NEXT:   return %c0_i32, %arg0, %arg0, %arg1, %0 : i32, i32, i32, i32, tensor<?xi32>
// CHECK-NEXT: }
func.func @subi(%a: i32, %b: i32, %t: tensor<?xi32>) -> (i32, i32, i32, i32, tensor<?xi32>) {
  %z = arith.constant 0 : i32
  %s = arith.addi %a, %b : i32
  %0 = arith.subi %a, %a : i32
  %1 = arith.subi %a, %z : i32
  %2 = arith.subi %s, %b : i32
  %3 = arith.subi %s, %a : i32
  %4 = arith.subi %t, %t : tensor<?xi32>
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, tensor<?xi32>
}

// Zero wins, one is neutral.
// CHECK-LABEL: func.func @muli(
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %c49_i32 = arith.constant 49 : i32
// CHECK-NEXT:   return %c0_i32, %arg0, %c49_i32 : i32, i32, i32
// CHECK-NEXT: }
func.func @muli(%x: i32) -> (i32, i32, i32) {
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %c = arith.constant -7 : i32
  %0 = arith.muli %x, %z : i32
  %1 = arith.muli %o, %x : i32
  %2 = arith.muli %c, %c : i32
  return %0, %1, %2 : i32, i32, i32
}

// Halves of products: zero, one (unsigned only), constants.
// CHECK-LABEL: func.func @mul_extended(
// CHECK-NEXT:   %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:   %c9_i8 = arith.constant 9 : i8
// CHECK-NEXT:   %c-6_i8 = arith.constant -6 : i8
// CHECK-NEXT:   return %c0_i8, %c0_i8, %arg0, %c0_i8, %c9_i8, %c0_i8, %c9_i8, %c-6_i8 : i8, i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @mul_extended(%x: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %c = arith.constant -3 : i8
  %0, %1 = arith.mulsi_extended %x, %z : i8
  %2, %3 = arith.mului_extended %x, %o : i8
  %4, %5 = arith.mulsi_extended %c, %c : i8
  %6, %7 = arith.mului_extended %c, %c : i8
  return %0, %1, %2, %3, %4, %5, %6, %7 : i8, i8, i8, i8, i8, i8, i8, i8
}

// Division by one, and of a product that does not wrap; not of one that may.
// CHECK-LABEL: func.func @div_identities(
// CHECK-NEXT:   %0 = arith.muli %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:   %1 = arith.muli %arg0, %arg1 overflow<nuw> : i32
// CHECK-NEXT:   %2 = arith.divui %0, %arg1 : i32
// CHECK-NEXT:   %3 = arith.divsi %1, %arg1 : i32
// CHECK-NEXT:   return %arg0, %arg0, %arg1, %arg0, %2, %3 : i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @div_identities(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32) {
  %o = arith.constant 1 : i32
  %s = arith.muli %a, %b overflow<nsw> : i32
  %u = arith.muli %a, %b overflow<nuw> : i32
  %0 = arith.divui %a, %o : i32
  %1 = arith.ceildivsi %a, %o : i32
  %2 = arith.divsi %s, %a : i32
  %3 = arith.divui %u, %b : i32
  %4 = arith.divui %s, %b : i32
  %5 = arith.divsi %u, %b : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}

// Nothing divides by zero, and the least number is not divided by minus one.
// CHECK-LABEL: func.func @div_undefined(
// CHECK-NEXT:   %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:   %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:   %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:   %0 = arith.divui %c-128_i8, %c0_i8 : i8
// CHECK-NEXT:   %1 = arith.divsi %c-128_i8, %c-1_i8 : i8
// CHECK-NEXT:   %2 = arith.ceildivui %c-128_i8, %c0_i8 : i8
// CHECK-NEXT:   %3 = arith.ceildivsi %c-128_i8, %c-1_i8 : i8
// CHECK-NEXT:   %4 = arith.floordivsi %c-128_i8, %c-1_i8 : i8
// CHECK-NEXT:   %5 = arith.remui %c-128_i8, %c0_i8 : i8
// CHECK-NEXT:   %6 = arith.remsi %c-128_i8, %c0_i8 : i8
// CHECK-NEXT:   return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @div_undefined() -> (i8, i8, i8, i8, i8, i8, i8) {
  %z = arith.constant 0 : i8
  %m = arith.constant -1 : i8
  %l = arith.constant -128 : i8
  %0 = arith.divui %l, %z : i8
  %1 = arith.divsi %l, %m : i8
  %2 = arith.ceildivui %l, %z : i8
  %3 = arith.ceildivsi %l, %m : i8
  %4 = arith.floordivsi %l, %m : i8
  %5 = arith.remui %l, %z : i8
  %6 = arith.remsi %l, %z : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

// Rounding of constants in all directions.
// CHECK-LABEL: func.func @div_constants(
// CHECK-NEXT:   %c124_i8 = arith.constant 124 : i8
// CHECK-NEXT:   %c-3_i8 = arith.constant -3 : i8
// CHECK-NEXT:   %c125_i8 = arith.constant 125 : i8
// CHECK-NEXT:   %c-4_i8 = arith.constant -4 : i8
// CHECK-NEXT:   %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:   %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:   return %c124_i8, %c-3_i8, %c125_i8, %c-3_i8, %c-4_i8, %c1_i8, %c-1_i8 : i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @div_constants() -> (i8, i8, i8, i8, i8, i8, i8) {
  %a = arith.constant -7 : i8
  %b = arith.constant 2 : i8
  %0 = arith.divui %a, %b : i8
  %1 = arith.divsi %a, %b : i8
  %2 = arith.ceildivui %a, %b : i8
  %3 = arith.ceildivsi %a, %b : i8
  %4 = arith.floordivsi %a, %b : i8
  %5 = arith.remui %a, %b : i8
  %6 = arith.remsi %a, %b : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

// The remainder by one.
// CHECK-LABEL: func.func @rem_one(
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   return %c0_i32, %c0_i32 : i32, i32
// CHECK-NEXT: }
func.func @rem_one(%x: i32) -> (i32, i32) {
  %o = arith.constant 1 : i32
  %0 = arith.remui %x, %o : i32
  %1 = arith.remsi %x, %o : i32
  return %0, %1 : i32, i32
}

// Zero, all ones, the complement, and absorption; andi(x, x) by idempotence.
// CHECK-LABEL: func.func @andi(
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0 = arith.andi %arg0, %arg1 : i32
// CHECK-NEXT:   return %c0_i32, %arg0, %c0_i32, %c0_i32, %0, %arg0 : i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @andi(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32) {
  %z = arith.constant 0 : i32
  %m = arith.constant -1 : i32
  %n = arith.xori %x, %m : i32
  %p = arith.andi %x, %y : i32
  %0 = arith.andi %x, %z : i32
  %1 = arith.andi %x, %m : i32
  %2 = arith.andi %x, %n : i32
  %3 = arith.andi %n, %x : i32
  %4 = arith.andi %y, %p : i32
  %5 = arith.andi %x, %x : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}

// Zero, all ones, and the complement.
// CHECK-LABEL: func.func @ori(
// CHECK-NEXT:   %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:   %0 = arith.ori %arg0, %arg1 : i32
// CHECK-NEXT:   return %arg0, %c-1_i32, %c-1_i32, %0 : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @ori(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %z = arith.constant 0 : i32
  %m = arith.constant -1 : i32
  %n = arith.xori %x, %m : i32
  %0 = arith.ori %x, %z : i32
  %1 = arith.ori %m, %x : i32
  %2 = arith.ori %x, %n : i32
  %3 = arith.ori %x, %y : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// Zero, itself, and twice the same on any side.
// CHECK-LABEL: func.func @xori(
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   return %arg0, %c0_i32, %arg0, %arg1, %arg0 : i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @xori(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32) {
  %z = arith.constant 0 : i32
  %p = arith.xori %x, %y : i32
  %0 = arith.xori %x, %z : i32
  %1 = arith.xori %x, %x : i32
  %2 = arith.xori %p, %y : i32
  %3 = arith.xori %p, %x : i32
  %4 = arith.xori %y, %p : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// Shifts by nothing and of constants; not by the width or more. The last element of a vector decides, as upstream.
// CHECK-LABEL: func.func @shifts(
// CHECK-NEXT:   %cst = arith.constant dense<[0, 2]> : vector<2xi8>
// CHECK-NEXT:   %c-16_i8 = arith.constant -16 : i8
// CHECK-NEXT:   %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:   %cst_0 = arith.constant dense<[9, 1]> : vector<2xi8>
// CHECK-NEXT:   %cst_1 = arith.constant dense<[1, 9]> : vector<2xi8>
// CHECK-NEXT:   %c-64_i8 = arith.constant -64 : i8
// CHECK-NEXT:   %c60_i8 = arith.constant 60 : i8
// CHECK-NEXT:   %c-4_i8 = arith.constant -4 : i8
// CHECK-NEXT:   %0 = arith.shrsi %c-16_i8, %c8_i8 : i8
// CHECK-NEXT:   %1 = arith.shrui %cst_0, %cst_1 : vector<2xi8>
// CHECK-NEXT:   return %arg0, %c-64_i8, %c60_i8, %c-4_i8, %0, %cst, %1 : i8, i8, i8, i8, i8, vector<2xi8>, vector<2xi8>
// CHECK-NEXT: }
func.func @shifts(%x: i8) -> (i8, i8, i8, i8, i8, vector<2xi8>, vector<2xi8>) {
  %z = arith.constant 0 : i8
  %a = arith.constant -16 : i8
  %s = arith.constant 2 : i8
  %w = arith.constant 8 : i8
  %v = arith.constant dense<[9, 1]> : vector<2xi8>
  %u = arith.constant dense<[1, 9]> : vector<2xi8>
  %0 = arith.shli %x, %z : i8
  %1 = arith.shli %a, %s : i8
  %2 = arith.shrui %a, %s : i8
  %3 = arith.shrsi %a, %s : i8
  %4 = arith.shrsi %a, %w : i8
  %5 = arith.shli %v, %v : vector<2xi8>
  %6 = arith.shrui %v, %u : vector<2xi8>
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, vector<2xi8>, vector<2xi8>
}

// The greatest and the least number, and equal operands.
// CHECK-LABEL: func.func @extrema(
// CHECK-NEXT:   %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:   %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT:   %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:   return %c127_i8, %arg0, %c-128_i8, %arg0, %c-1_i8, %arg0, %c-128_i8 : i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @extrema(%x: i8) -> (i8, i8, i8, i8, i8, i8, i8) {
  %l = arith.constant -128 : i8
  %g = arith.constant 127 : i8
  %m = arith.constant -1 : i8
  %0 = arith.maxsi %x, %g : i8
  %1 = arith.maxsi %x, %l : i8
  %2 = arith.minsi %x, %l : i8
  %3 = arith.minui %x, %m : i8
  %4 = arith.maxui %m, %x : i8
  %5 = arith.minui %x, %x : i8
  %6 = arith.maxui %g, %l : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

// Zeros of the right sign are neutral, those of the other are not; one is neutral; -(-x).
// CHECK-LABEL: func.func @float_identities(
// CHECK-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %cst_0 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:   %0 = arith.addf %arg0, %cst : f32
// CHECK-NEXT:   %1 = arith.subf %arg0, %cst_0 : f32
// CHECK-NEXT:   return %arg0, %0, %arg0, %1, %arg0, %arg0, %arg0 : f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @float_identities(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
  %p = arith.constant 0.0 : f32
  %n = arith.constant -0.0 : f32
  %o = arith.constant 1.0 : f32
  %m = arith.negf %x : f32
  %0 = arith.addf %x, %n : f32
  %1 = arith.addf %x, %p : f32
  %2 = arith.subf %x, %p : f32
  %3 = arith.subf %x, %n : f32
  %4 = arith.mulf %x, %o : f32
  %5 = arith.divf %x, %o : f32
  %6 = arith.negf %m : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, f32, f32
}

// x * 0 with the flags that allow it, and without.
// CHECK-LABEL: func.func @mulf_zero(
// CHECK-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %0 = arith.mulf %arg0, %cst fastmath<nnan> : f32
// CHECK-NEXT:   return %cst, %0 : f32, f32
// CHECK-NEXT: }
func.func @mulf_zero(%x: f32) -> (f32, f32) {
  %z = arith.constant 0.0 : f32
  %0 = arith.mulf %x, %z fastmath<nnan,nsz> : f32
  %1 = arith.mulf %x, %z fastmath<nnan> : f32
  return %0, %1 : f32, f32
}

// Constants in several kinds, infinities and NaNs.
// CHECK-LABEL: func.func @float_constants(
// CHECK-NEXT:   %cst = arith.constant 2.000000e-01 : f32
// CHECK-NEXT:   %cst_0 = arith.constant 0.040000000000000008 : f64
// CHECK-NEXT:   %cst_1 = arith.constant 0x7C00 : f16
// CHECK-NEXT:   %cst_2 = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:   %cst_3 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:   %cst_4 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %cst_5 = arith.constant 0x7F : f8E4M3FN
// CHECK-NEXT:   return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5 : f32, f64, f16, bf16, f32, f32, f8E4M3FN
// CHECK-NEXT: }
func.func @float_constants() -> (f32, f64, f16, bf16, f32, f32, f8E4M3FN) {
  %a = arith.constant 0.1 : f32
  %b = arith.constant 0.2 : f64
  %c = arith.constant 65504.0 : f16
  %d = arith.constant 3.0 : bf16
  %z = arith.constant 0.0 : f32
  %e = arith.constant 448.0 : f8E4M3FN
  %0 = arith.addf %a, %a : f32
  %1 = arith.mulf %b, %b : f64
  %2 = arith.addf %c, %c : f16
  %3 = arith.divf %d, %d : bf16
  %4 = arith.divf %z, %z : f32
  %5 = arith.remf %a, %a : f32
  %6 = arith.addf %e, %e : f8E4M3FN
  return %0, %1, %2, %3, %4, %5, %6 : f32, f64, f16, bf16, f32, f32, f8E4M3FN
}

// Extrema with what loses against everything, which differs for those that ignore NaN.
// CHECK-LABEL: func.func @float_extrema(
// CHECK-NEXT:   %cst = arith.constant 0xFF800000 : f32
// CHECK-NEXT:   %0 = arith.maxnumf %arg0, %cst : f32
// CHECK-NEXT:   return %arg0, %arg0, %0, %arg0, %arg0, %arg0 : f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @float_extrema(%x: f32) -> (f32, f32, f32, f32, f32, f32) {
  %i = arith.constant 0x7F800000 : f32
  %j = arith.constant 0xFF800000 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.maximumf %x, %j : f32
  %1 = arith.minimumf %x, %i : f32
  %2 = arith.maxnumf %x, %j : f32
  %3 = arith.maxnumf %x, %n : f32
  %4 = arith.minnumf %x, %n : f32
  %5 = arith.minimumf %x, %x : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// Extensions of extensions of the same kind, truncations of both.
// CHECK-LABEL: func.func @int_casts(
// CHECK-NEXT:   %0 = arith.extui %arg0 : i8 to i64
// CHECK-NEXT:   %1 = arith.extsi %arg0 : i8 to i64
// CHECK-NEXT:   %2 = arith.trunci %arg1 : i32 to i16
// CHECK-NEXT:   %3 = arith.trunci %arg1 overflow<nuw> : i32 to i8
// CHECK-NEXT:   return %0, %1, %arg0, %2, %3, %arg0 : i64, i64, i8, i16, i8, i8
// CHECK-NEXT: }
func.func @int_casts(%x: i8, %y: i32) -> (i64, i64, i8, i16, i8, i8) {
  %e = arith.extui %x : i8 to i32
  %s = arith.extsi %x : i8 to i32
  %t = arith.trunci %y overflow<nsw> : i32 to i16
  %w = arith.extsi %y : i32 to i64
  %0 = arith.extui %e : i32 to i64
  %1 = arith.extsi %s : i32 to i64
  %2 = arith.trunci %s : i32 to i8
  %3 = arith.trunci %w : i64 to i16
  %4 = arith.trunci %t overflow<nuw> : i16 to i8
  %5 = arith.trunci %e : i32 to i8
  return %0, %1, %2, %3, %4, %5 : i64, i64, i8, i16, i8, i8
}

// Constants between widths, index included.
// CHECK-LABEL: func.func @int_cast_constants(
// CHECK-NEXT:   %c-2_i32 = arith.constant -2 : i32
// CHECK-NEXT:   %c254_i32 = arith.constant 254 : i32
// CHECK-NEXT:   %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:   %c-2 = arith.constant -2 : index
// CHECK-NEXT:   %c44_i8 = arith.constant 44 : i8
// CHECK-NEXT:   %c254 = arith.constant 254 : index
// CHECK-NEXT:   %cst = arith.constant dense<[1, 255]> : vector<2xi16>
// CHECK-NEXT:   return %c-2_i32, %c254_i32, %c-1_i8, %c-2, %c44_i8, %c254, %cst : i32, i32, i8, index, i8, index, vector<2xi16>
// CHECK-NEXT: }
func.func @int_cast_constants() -> (i32, i32, i8, index, i8, index, vector<2xi16>) {
  %c = arith.constant -2 : i8
  %d = arith.constant 511 : i32
  %i = arith.constant 300 : index
  %v = arith.constant dense<[1, -1]> : vector<2xi8>
  %0 = arith.extsi %c : i8 to i32
  %1 = arith.extui %c : i8 to i32
  %2 = arith.trunci %d : i32 to i8
  %3 = arith.index_cast %c : i8 to index
  %4 = arith.index_cast %i : index to i8
  %5 = arith.index_castui %c : i8 to index
  %6 = arith.extui %v : vector<2xi8> to vector<2xi16>
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i8, index, i8, index, vector<2xi16>
}

// Conversions between float kinds are folded when nothing is lost, in the direction of the rounding mode if there is one.
// CHECK-LABEL: func.func @float_cast_constants(
// CHECK-NEXT:   %cst = arith.constant 1.500000e+00 : bf16
// CHECK-NEXT:   %cst_0 = arith.constant 1.000000e-01 : f32
// CHECK-NEXT:   %cst_1 = arith.constant 1.000000e+06 : f32
// CHECK-NEXT:   %cst_2 = arith.constant 1.500000e+00 : f64
// CHECK-NEXT:   %cst_3 = arith.constant 1.500000e+00 : f16
// CHECK-NEXT:   %0 = arith.truncf %cst_0 : f32 to f16
// CHECK-NEXT:   %1 = arith.truncf %cst_1 upward : f32 to f16
// CHECK-NEXT:   return %cst_2, %cst_3, %0, %1, %cst : f64, f16, f16, f16, bf16
// CHECK-NEXT: }
func.func @float_cast_constants() -> (f64, f16, f16, f16, bf16) {
  %a = arith.constant 1.5 : f32
  %b = arith.constant 0.1 : f32
  %c = arith.constant 1.0e6 : f32
  %0 = arith.extf %a : f32 to f64
  %1 = arith.truncf %a : f32 to f16
  %2 = arith.truncf %b : f32 to f16
  %3 = arith.truncf %c upward : f32 to f16
  %4 = arith.truncf %a toward_zero : f32 to bf16
  return %0, %1, %2, %3, %4 : f64, f16, f16, f16, bf16
}

// Truncations of extensions; extensions of truncations only when both may be contracted.
// CHECK-LABEL: func.func @float_casts(
// CHECK-NEXT:   %0 = arith.extf %arg0 : f16 to f64
// CHECK-NEXT:   %1 = arith.truncf %arg1 : f32 to f16
// CHECK-NEXT:   %2 = arith.truncf %0 : f64 to bf16
// CHECK-NEXT:   %3 = arith.extf %1 fastmath<contract> : f16 to f32
// CHECK-NEXT:   return %arg0, %2, %3, %arg1 : f16, bf16, f32, f32
// CHECK-NEXT: }
func.func @float_casts(%x: f16, %y: f32) -> (f16, bf16, f32, f32) {
  %e = arith.extf %x : f16 to f64
  %t = arith.truncf %y : f32 to f16
  %u = arith.truncf %y fastmath<contract> : f32 to f16
  %0 = arith.truncf %e : f64 to f16
  %1 = arith.truncf %e : f64 to bf16
  %2 = arith.extf %t fastmath<contract> : f16 to f32
  %3 = arith.extf %u fastmath<contract> : f16 to f32
  return %0, %1, %2, %3 : f16, bf16, f32, f32
}

// Between integers and floats; what does not fit stays.
// CHECK-LABEL: func.func @int_float(
// CHECK-NEXT:   %cst = arith.constant -3.900000e+00 : f32
// CHECK-NEXT:   %cst_0 = arith.constant 2.005000e+02 : f32
// CHECK-NEXT:   %cst_1 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:   %cst_2 = arith.constant 2.550000e+02 : f32
// CHECK-NEXT:   %c-3_i8 = arith.constant -3 : i8
// CHECK-NEXT:   %c-56_i8 = arith.constant -56 : i8
// CHECK-NEXT:   %0 = arith.fptosi %cst_0 : f32 to i8
// CHECK-NEXT:   %1 = arith.fptoui %cst : f32 to i8
// CHECK-NEXT:   return %cst_1, %cst_2, %c-3_i8, %c-56_i8, %0, %1 : f32, f32, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @int_float() -> (f32, f32, i8, i8, i8, i8) {
  %m = arith.constant -1 : i8
  %a = arith.constant -3.9 : f32
  %b = arith.constant 200.5 : f32
  %0 = arith.sitofp %m : i8 to f32
  %1 = arith.uitofp %m : i8 to f32
  %2 = arith.fptosi %a : f32 to i8
  %3 = arith.fptoui %b : f32 to i8
  %4 = arith.fptosi %b : f32 to i8
  %5 = arith.fptoui %a : f32 to i8
  return %0, %1, %2, %3, %4, %5 : f32, f32, i8, i8, i8, i8
}

// The same bits, scalars and elements; a cast to the same type is nothing.
// CHECK-LABEL: func.func @bitcast(
// CHECK-NEXT:   %c1065353216_i32 = arith.constant 1065353216 : i32
// CHECK-NEXT:   %cst = arith.constant 0xFFFFFFFF : f32
// CHECK-NEXT:   %cst_0 = arith.constant dense<[1065353216, -2147483648]> : vector<2xi32>
// CHECK-NEXT:   return %c1065353216_i32, %cst, %cst_0, %arg0 : i32, f32, vector<2xi32>, i32
// CHECK-NEXT: }
func.func @bitcast(%x: i32) -> (i32, f32, vector<2xi32>, i32) {
  %a = arith.constant 1.0 : f32
  %b = arith.constant -1 : i32
  %v = arith.constant dense<[1.0, -0.0]> : vector<2xf32>
  %0 = arith.bitcast %a : f32 to i32
  %1 = arith.bitcast %b : i32 to f32
  %2 = arith.bitcast %v : vector<2xf32> to vector<2xi32>
  %3 = arith.bitcast %x : i32 to i32
  return %0, %1, %2, %3 : i32, f32, vector<2xi32>, i32
}

// Every predicate of equal operands.
// CHECK-LABEL: func.func @cmpi_equal(
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   return %true, %false, %false, %true, %false, %true, %false, %true, %false, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @cmpi_equal(%x: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = arith.cmpi eq, %x, %x : i32
  %1 = arith.cmpi ne, %x, %x : i32
  %2 = arith.cmpi slt, %x, %x : i32
  %3 = arith.cmpi sle, %x, %x : i32
  %4 = arith.cmpi sgt, %x, %x : i32
  %5 = arith.cmpi sge, %x, %x : i32
  %6 = arith.cmpi ult, %x, %x : i32
  %7 = arith.cmpi ule, %x, %x : i32
  %8 = arith.cmpi ugt, %x, %x : i32
  %9 = arith.cmpi uge, %x, %x : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// Constants go to the right, with the mirrored predicate.
// CHECK-LABEL: func.func @cmpi_constant_left(
// CHECK-NEXT:   %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:   %0 = arith.cmpi sgt, %arg0, %c3_i32 : i32
// CHECK-NEXT:   %1 = arith.cmpi ule, %arg0, %c3_i32 : i32
// CHECK-NEXT:   %2 = arith.cmpi eq, %arg0, %c3_i32 : i32
// CHECK-NEXT:   return %0, %1, %2 : i1, i1, i1
// CHECK-NEXT: }
func.func @cmpi_constant_left(%x: i32) -> (i1, i1, i1) {
  %c = arith.constant 3 : i32
  %0 = arith.cmpi slt, %c, %x : i32
  %1 = arith.cmpi uge, %c, %x : i32
  %2 = arith.cmpi eq, %c, %x : i32
  return %0, %1, %2 : i1, i1, i1
}

// Booleans compared with constants are themselves; wider numbers are not.
// CHECK-LABEL: func.func @cmpi_bool(
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %c0_i2 = arith.constant 0 : i2
// CHECK-NEXT:   %0 = arith.cmpi eq, %arg0, %false : i1
// CHECK-NEXT:   %1 = arith.cmpi ne, %arg1, %c0_i2 : i2
// CHECK-NEXT:   return %arg0, %arg0, %arg0, %arg0, %0, %1 : i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @cmpi_bool(%b: i1, %x: i2) -> (i1, i1, i1, i1, i1, i1) {
  %f = arith.constant false
  %t = arith.constant true
  %z = arith.constant 0 : i32
  %z2 = arith.constant 0 : i2
  %e = arith.extui %b : i1 to i32
  %s = arith.extsi %b : i1 to i32
  %0 = arith.cmpi ne, %b, %f : i1
  %1 = arith.cmpi eq, %b, %t : i1
  %2 = arith.cmpi ne, %e, %z : i32
  %3 = arith.cmpi ne, %s, %z : i32
  %4 = arith.cmpi eq, %b, %f : i1
  %5 = arith.cmpi ne, %x, %z2 : i2
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}

// Signed and unsigned constants.
// CHECK-LABEL: func.func @cmpi_constants(
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %cst = arith.constant dense<[false, true]> : vector<2xi1>
// CHECK-NEXT:   return %true, %false, %cst : i1, i1, vector<2xi1>
// CHECK-NEXT: }
func.func @cmpi_constants() -> (i1, i1, vector<2xi1>) {
  %a = arith.constant -1 : i8
  %b = arith.constant 1 : i8
  %v = arith.constant dense<[1, 2]> : vector<2xi8>
  %w = arith.constant dense<[2, 1]> : vector<2xi8>
  %0 = arith.cmpi slt, %a, %b : i8
  %1 = arith.cmpi ult, %a, %b : i8
  %2 = arith.cmpi sgt, %v, %w : vector<2xi8>
  return %0, %1, %2 : i1, i1, vector<2xi1>
}

// NaN decides alone; otherwise both must be constant.
// CHECK-LABEL: func.func @cmpf(
// CHECK-NEXT:   %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %0 = arith.cmpf oeq, %arg0, %cst : f32
// CHECK-NEXT:   return %true, %false, %true, %false, %0 : i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @cmpf(%x: f32) -> (i1, i1, i1, i1, i1) {
  %n = arith.constant 0x7FC00000 : f32
  %a = arith.constant 1.0 : f32
  %0 = arith.cmpf ult, %x, %n : f32
  %1 = arith.cmpf olt, %n, %x : f32
  %2 = arith.cmpf oge, %a, %a : f32
  %3 = arith.cmpf one, %a, %a : f32
  %4 = arith.cmpf oeq, %x, %a : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// Known conditions, equal and poison alternatives, the condition itself, and what a comparison decides.
// CHECK-LABEL: func.func @select(
// CHECK-NEXT:   %0 = arith.cmpi slt, %arg1, %arg2 : i32
// CHECK-NEXT:   %1 = arith.select %0, %arg1, %arg2 : i32
// CHECK-NEXT:   return %arg1, %arg2, %arg1, %arg2, %arg1, %arg0, %arg2, %arg2, %1 : i32, i32, i32, i32, i32, i1, i32, i32, i32
// CHECK-NEXT: }
func.func @select(%c: i1, %x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i1, i32, i32, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %p = ub.poison : i32
  %eq = arith.cmpi eq, %x, %y : i32
  %ne = arith.cmpi ne, %x, %y : i32
  %lt = arith.cmpi slt, %x, %y : i32
  %0 = arith.select %t, %x, %y : i32
  %1 = arith.select %f, %x, %y : i32
  %2 = arith.select %c, %x, %x : i32
  %3 = arith.select %c, %p, %y : i32
  %4 = arith.select %c, %x, %p : i32
  %5 = arith.select %c, %t, %f : i1
  %6 = arith.select %eq, %x, %y : i32
  %7 = arith.select %ne, %y, %x : i32
  %8 = arith.select %lt, %x, %y : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i1, i32, i32, i32
}

// Elements chosen one by one.
// CHECK-LABEL: func.func @select_elements(
// CHECK-NEXT:   %cst = arith.constant dense<[0, 9, 2, 9]> : vector<4xi32>
// CHECK-NEXT:   return %cst : vector<4xi32>
// CHECK-NEXT: }
func.func @select_elements() -> vector<4xi32> {
  %c = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %a = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %b = arith.constant dense<9> : vector<4xi32>
  %0 = arith.select %c, %a, %b : vector<4xi1>, vector<4xi32>
  return %0 : vector<4xi32>
}

// Poison spreads, but not through comparisons and shifts.
// CHECK-LABEL: func.func @poison(
// CHECK-NEXT:   %0 = ub.poison : i32
// CHECK-NEXT:   %1 = ub.poison : f32
// CHECK-NEXT:   %2 = ub.poison : i64
// CHECK-NEXT:   %3 = arith.cmpi eq, %arg0, %0 : i32
// CHECK-NEXT:   %4 = arith.shli %arg0, %0 : i32
// CHECK-NEXT:   return %0, %0, %1, %2, %1, %3, %4 : i32, i32, f32, i64, f32, i1, i32
// CHECK-NEXT: }
func.func @poison(%x: i32, %y: f32) -> (i32, i32, f32, i64, f32, i1, i32) {
  %p = ub.poison : i32
  %q = ub.poison : f32
  %0 = arith.addi %x, %p : i32
  %1 = arith.divsi %p, %x : i32
  %2 = arith.mulf %q, %y : f32
  %3 = arith.extsi %p : i32 to i64
  %4 = arith.negf %q : f32
  %5 = arith.cmpi eq, %x, %p : i32
  %6 = arith.shli %x, %p : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, f32, i64, f32, i1, i32
}

// Sparse constants are computed like dense ones.
// CHECK-LABEL: func.func @sparse(
// CHECK-NEXT:   %cst = arith.constant dense<[0, 6, 0, 0]> : tensor<4xi32>
// CHECK-NEXT:   return %cst : tensor<4xi32>
// CHECK-NEXT: }
func.func @sparse() -> tensor<4xi32> {
  %s = arith.constant sparse<[[1]], [3]> : tensor<4xi32>
  %d = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = arith.muli %s, %d : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// Constants move behind the others in commutative operations only.
// CHECK-LABEL: func.func @commutative(
// CHECK-NEXT:   %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:   %0 = arith.addi %arg0, %c5_i32 : i32
// CHECK-NEXT:   %1 = arith.subi %c5_i32, %arg0 : i32
// CHECK-NEXT:   return %0, %1 : i32, i32
// CHECK-NEXT: }
func.func @commutative(%x: i32) -> (i32, i32) {
  %c = arith.constant 5 : i32
  %0 = arith.addi %c, %x : i32
  %1 = arith.subi %c, %x : i32
  return %0, %1 : i32, i32
}
