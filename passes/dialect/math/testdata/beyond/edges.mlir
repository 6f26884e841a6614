// RUN: ods opt %s '--math-expand-ops=ops=ceil,tanh,asinh,acosh,powf,fpowi,round,ctlz,clampf' | FileCheck %s
// RUN: ods opt --upstream-bugs %s '--math-expand-ops=ops=ceil,tanh,asinh,acosh,powf,fpowi,round,ctlz,clampf' | FileCheck %s --check-prefix=UPSTREAM

// What is in package driver/run executed for zeros of both signs, infinities, NaN and great numbers.

func.func @f(%x: f32, %y: f32) -> (f32, f32, f32, f32) {
  %0 = math.ceil %x : f32
  %1 = math.tanh %x : f32
  %2 = math.asinh %x : f32
  %3 = math.acosh %x : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
func.func @power(%x: f32, %y: f32) -> (f32, f32, f32, f32) {
  %half = arith.constant 0.5 : f32
  %minus = arith.constant -0.5 : f32
  %n = arith.constant -2 : i32
  %0 = math.powf %x, %half : f32
  %1 = math.powf %x, %minus : f32
  %2 = math.powf %x, %y : f32
  %3 = math.fpowi %x, %n : f32, i32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
func.func @g(%x: f32, %lo: f32, %hi: f32, %i: i6) -> (f32, f32, i6) {
  %0 = math.round %x : f32
  %1 = math.clampf %x to [%lo, %hi] : f32
  %2 = math.ctlz %i : i6
  return %0, %1, %2 : f32, f32, i6
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT: %cst = arith.constant 0.693147182 : f32
// CHECK-NEXT: %cst_0 = arith.constant 9.22337203E+18 : f32
// CHECK-NEXT: %cst_1 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x4B000000 : f32
// CHECK-NEXT: %cst_3 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = arith.fptosi %arg0 : f32 to i64
// CHECK-NEXT: %1 = arith.sitofp %0 : i64 to f32
// CHECK-NEXT: %2 = math.copysign %1, %arg0 : f32
// CHECK-NEXT: %3 = arith.cmpf ogt, %arg0, %2 : f32
// CHECK-NEXT: %4 = arith.select %3, %cst_3, %cst_4 : f32
// CHECK-NEXT: %5 = arith.addf %2, %4 : f32
// CHECK-NEXT: %6 = math.absf %arg0 : f32
// CHECK-NEXT: %7 = arith.cmpf olt, %6, %cst_2 : f32
// CHECK-NEXT: %8 = math.copysign %5, %arg0 : f32
// CHECK-NEXT: %9 = arith.select %7, %8, %arg0 : f32
// CHECK-NEXT: %10 = arith.cmpf olt, %arg0, %cst_4 : f32
// CHECK-NEXT: %11 = arith.uitofp %10 : i1 to f32
// CHECK-NEXT: %12 = arith.mulf %11, %cst_1 : f32
// CHECK-NEXT: %13 = arith.addf %12, %cst_3 : f32
// CHECK-NEXT: %14 = arith.mulf %13, %arg0 : f32
// CHECK-NEXT: %15 = arith.mulf %14, %cst_1 : f32
// CHECK-NEXT: %16 = math.exp %15 : f32
// CHECK-NEXT: %17 = arith.subf %cst_3, %16 : f32
// CHECK-NEXT: %18 = arith.addf %16, %cst_3 : f32
// CHECK-NEXT: %19 = arith.divf %17, %18 : f32
// CHECK-NEXT: %20 = arith.mulf %13, %19 : f32
// CHECK-NEXT: %21 = math.copysign %20, %arg0 : f32
// CHECK-NEXT: %22 = math.absf %arg0 : f32
// CHECK-NEXT: %23 = math.fma %arg0, %arg0, %cst_3 : f32
// CHECK-NEXT: %24 = math.sqrt %23 : f32
// CHECK-NEXT: %25 = arith.addf %22, %24 : f32
// CHECK-NEXT: %26 = arith.cmpf oge, %22, %cst_0 : f32
// CHECK-NEXT: %27 = arith.select %26, %22, %25 : f32
// CHECK-NEXT: %28 = math.log %27 : f32
// CHECK-NEXT: %29 = arith.select %26, %cst, %cst_4 : f32
// CHECK-NEXT: %30 = arith.addf %28, %29 : f32
// CHECK-NEXT: %31 = math.copysign %30, %arg0 : f32
// CHECK-NEXT: %32 = arith.subf %arg0, %cst_3 : f32
// CHECK-NEXT: %33 = math.sqrt %32 : f32
// CHECK-NEXT: %34 = arith.addf %arg0, %cst_3 : f32
// CHECK-NEXT: %35 = math.sqrt %34 : f32
// CHECK-NEXT: %36 = arith.mulf %33, %35 : f32
// CHECK-NEXT: %37 = arith.addf %arg0, %36 : f32
// CHECK-NEXT: %38 = arith.cmpf oge, %arg0, %cst_0 : f32
// CHECK-NEXT: %39 = arith.select %38, %arg0, %37 : f32
// CHECK-NEXT: %40 = math.log %39 : f32
// CHECK-NEXT: %41 = arith.select %38, %cst, %cst_4 : f32
// CHECK-NEXT: %42 = arith.addf %40, %41 : f32
// CHECK-NEXT: return %9, %21, %31, %42 : f32, f32, f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @power(%arg0: f32, %arg1: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %cst_0 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_3 = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %cst_4 = arith.constant 0xFF800000 : f32
// CHECK-NEXT: %0 = arith.cmpf oeq, %arg0, %cst_4 : f32
// CHECK-NEXT: %1 = arith.addf %arg0, %cst_2 : f32
// CHECK-NEXT: %2 = math.sqrt %1 : f32
// CHECK-NEXT: %3 = arith.select %0, %cst_3, %2 : f32
// CHECK-NEXT: %4 = arith.cmpf oeq, %arg0, %cst_4 : f32
// CHECK-NEXT: %5 = arith.addf %arg0, %cst_2 : f32
// CHECK-NEXT: %6 = math.rsqrt %5 : f32
// CHECK-NEXT: %7 = arith.select %4, %cst_2, %6 : f32
// CHECK-NEXT: %8 = math.absf %arg0 : f32
// CHECK-NEXT: %9 = math.log %8 : f32
// CHECK-NEXT: %10 = arith.mulf %arg1, %9 : f32
// CHECK-NEXT: %11 = math.exp %10 : f32
// CHECK-NEXT: %12 = math.trunc %arg1 : f32
// CHECK-NEXT: %13 = arith.cmpf oeq, %12, %arg1 : f32
// CHECK-NEXT: %14 = arith.mulf %arg1, %cst_0 : f32
// CHECK-NEXT: %15 = math.trunc %14 : f32
// CHECK-NEXT: %16 = arith.cmpf oeq, %15, %14 : f32
// CHECK-NEXT: %17 = math.copysign %11, %arg0 : f32
// CHECK-NEXT: %18 = arith.select %16, %11, %17 : f32
// CHECK-NEXT: %19 = arith.cmpf olt, %arg0, %cst_2 : f32
// CHECK-NEXT: %20 = arith.cmpf one, %arg0, %cst_4 : f32
// CHECK-NEXT: %21 = arith.andi %19, %20 : i1
// CHECK-NEXT: %22 = arith.select %21, %cst, %11 : f32
// CHECK-NEXT: %23 = arith.select %13, %18, %22 : f32
// CHECK-NEXT: %24 = arith.cmpf oeq, %8, %cst_1 : f32
// CHECK-NEXT: %25 = math.absf %arg1 : f32
// CHECK-NEXT: %26 = arith.cmpf oeq, %25, %cst_3 : f32
// CHECK-NEXT: %27 = arith.andi %24, %26 : i1
// CHECK-NEXT: %28 = arith.cmpf oeq, %arg1, %cst_2 : f32
// CHECK-NEXT: %29 = arith.cmpf oeq, %arg0, %cst_1 : f32
// CHECK-NEXT: %30 = arith.ori %28, %29 : i1
// CHECK-NEXT: %31 = arith.ori %27, %30 : i1
// CHECK-NEXT: %32 = arith.select %31, %cst_1, %23 : f32
// CHECK-NEXT: %33 = arith.mulf %arg0, %arg0 : f32
// CHECK-NEXT: %34 = arith.divf %cst_1, %33 : f32
// CHECK-NEXT: return %3, %7, %32, %34 : f32, f32, f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @g(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: i6) -> (f32, f32, i6) {
// CHECK-NEXT: %c6_i6 = arith.constant 6 : i6
// CHECK-NEXT: %c31_i6 = arith.constant 31 : i6
// CHECK-NEXT: %c1_i6 = arith.constant 1 : i6
// CHECK-NEXT: %c15_i6 = arith.constant 15 : i6
// CHECK-NEXT: %c2_i6 = arith.constant 2 : i6
// CHECK-NEXT: %c3_i6 = arith.constant 3 : i6
// CHECK-NEXT: %c4_i6 = arith.constant 4 : i6
// CHECK-NEXT: %c0_i6 = arith.constant 0 : i6
// CHECK-NEXT: %cst = arith.constant 0.49999997 : f32
// CHECK-NEXT: %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %c255_i32 = arith.constant 255 : i32
// CHECK-NEXT: %0 = math.copysign %cst, %arg0 : f32
// CHECK-NEXT: %1 = arith.addf %arg0, %0 : f32
// CHECK-NEXT: %2 = arith.fptosi %1 : f32 to i64
// CHECK-NEXT: %3 = arith.sitofp %2 : i64 to f32
// CHECK-NEXT: %4 = math.copysign %3, %1 : f32
// CHECK-NEXT: %5 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT: %6 = arith.shrui %5, %c23_i32 : i32
// CHECK-NEXT: %7 = arith.andi %6, %c255_i32 : i32
// CHECK-NEXT: %8 = arith.subi %7, %c127_i32 : i32
// CHECK-NEXT: %9 = arith.cmpi sge, %8, %c23_i32 : i32
// CHECK-NEXT: %10 = arith.select %9, %arg0, %4 : f32
// CHECK-NEXT: %11 = arith.maximumf %arg0, %arg1 : f32
// CHECK-NEXT: %12 = arith.minimumf %11, %arg2 : f32
// CHECK-NEXT: %13 = arith.cmpi ule, %arg3, %c3_i6 : i6
// CHECK-NEXT: %14 = arith.shli %arg3, %c4_i6 : i6
// CHECK-NEXT: %15 = arith.select %13, %14, %arg3 : i6
// CHECK-NEXT: %16 = arith.select %13, %c4_i6, %c0_i6 : i6
// CHECK-NEXT: %17 = arith.cmpi ule, %15, %c15_i6 : i6
// CHECK-NEXT: %18 = arith.addi %16, %c2_i6 : i6
// CHECK-NEXT: %19 = arith.shli %15, %c2_i6 : i6
// CHECK-NEXT: %20 = arith.select %17, %19, %15 : i6
// CHECK-NEXT: %21 = arith.select %17, %18, %16 : i6
// CHECK-NEXT: %22 = arith.cmpi ule, %20, %c31_i6 : i6
// CHECK-NEXT: %23 = arith.addi %21, %c1_i6 : i6
// CHECK-NEXT: %24 = arith.select %22, %23, %21 : i6
// CHECK-NEXT: %25 = arith.cmpi eq, %arg3, %c0_i6 : i6
// CHECK-NEXT: %26 = arith.select %25, %c6_i6, %24 : i6
// CHECK-NEXT: return %10, %12, %26 : f32, f32, i6
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: module {
// UPSTREAM-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> (f32, f32, f32, f32) {
// UPSTREAM-NEXT: %cst = arith.constant -1.000000e+00 : f32
// UPSTREAM-NEXT: %cst_0 = arith.constant -2.000000e+00 : f32
// UPSTREAM-NEXT: %cst_1 = arith.constant 1.000000e+00 : f32
// UPSTREAM-NEXT: %cst_2 = arith.constant 0.000000e+00 : f32
// UPSTREAM-NEXT: %0 = arith.fptosi %arg0 : f32 to i64
// UPSTREAM-NEXT: %1 = arith.sitofp %0 : i64 to f32
// UPSTREAM-NEXT: %2 = math.copysign %1, %arg0 : f32
// UPSTREAM-NEXT: %3 = arith.cmpf ogt, %arg0, %2 : f32
// UPSTREAM-NEXT: %4 = arith.select %3, %cst_1, %cst_2 : f32
// UPSTREAM-NEXT: %5 = arith.addf %2, %4 : f32
// UPSTREAM-NEXT: %6 = arith.cmpf olt, %arg0, %cst_2 : f32
// UPSTREAM-NEXT: %7 = arith.uitofp %6 : i1 to f32
// UPSTREAM-NEXT: %8 = arith.mulf %7, %cst_0 : f32
// UPSTREAM-NEXT: %9 = arith.addf %8, %cst_1 : f32
// UPSTREAM-NEXT: %10 = arith.mulf %9, %arg0 : f32
// UPSTREAM-NEXT: %11 = arith.mulf %10, %cst_0 : f32
// UPSTREAM-NEXT: %12 = math.exp %11 : f32
// UPSTREAM-NEXT: %13 = arith.subf %cst_1, %12 : f32
// UPSTREAM-NEXT: %14 = arith.addf %12, %cst_1 : f32
// UPSTREAM-NEXT: %15 = arith.divf %13, %14 : f32
// UPSTREAM-NEXT: %16 = arith.mulf %9, %15 : f32
// UPSTREAM-NEXT: %17 = math.fma %arg0, %arg0, %cst_1 : f32
// UPSTREAM-NEXT: %18 = math.sqrt %17 : f32
// UPSTREAM-NEXT: %19 = arith.addf %arg0, %18 : f32
// UPSTREAM-NEXT: %20 = math.log %19 : f32
// UPSTREAM-NEXT: %21 = math.fma %arg0, %arg0, %cst : f32
// UPSTREAM-NEXT: %22 = math.sqrt %21 : f32
// UPSTREAM-NEXT: %23 = arith.addf %arg0, %22 : f32
// UPSTREAM-NEXT: %24 = math.log %23 : f32
// UPSTREAM-NEXT: return %5, %16, %20, %24 : f32, f32, f32, f32
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: func.func @power(%arg0: f32, %arg1: f32) -> (f32, f32, f32, f32) {
// UPSTREAM-NEXT: %cst = arith.constant 0xFF800000 : f32
// UPSTREAM-NEXT: %cst_0 = arith.constant 0x7F800000 : f32
// UPSTREAM-NEXT: %cst_1 = arith.constant -0.000000e+00 : f32
// UPSTREAM-NEXT: %cst_2 = arith.constant 0.000000e+00 : f32
// UPSTREAM-NEXT: %cst_3 = arith.constant 1.000000e+00 : f32
// UPSTREAM-NEXT: %0 = math.sqrt %arg0 : f32
// UPSTREAM-NEXT: %1 = math.rsqrt %arg0 : f32
// UPSTREAM-NEXT: %2 = math.log %arg0 : f32
// UPSTREAM-NEXT: %3 = arith.mulf %arg1, %2 : f32
// UPSTREAM-NEXT: %4 = math.exp %3 : f32
// UPSTREAM-NEXT: %5 = arith.mulf %arg0, %arg0 : f32
// UPSTREAM-NEXT: %6 = arith.cmpf oeq, %5, %cst_2 : f32
// UPSTREAM-NEXT: %7 = arith.cmpf oeq, %5, %cst_1 : f32
// UPSTREAM-NEXT: %8 = arith.divf %cst_3, %5 : f32
// UPSTREAM-NEXT: %9 = arith.select %6, %cst_0, %8 : f32
// UPSTREAM-NEXT: %10 = arith.select %7, %cst, %9 : f32
// UPSTREAM-NEXT: return %0, %1, %4, %10 : f32, f32, f32, f32
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: func.func @g(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: i6) -> (f32, f32, i6) {
// UPSTREAM-NEXT: %c6_i6 = arith.constant 6 : i6
// UPSTREAM-NEXT: %c31_i6 = arith.constant 31 : i6
// UPSTREAM-NEXT: %c1_i6 = arith.constant 1 : i6
// UPSTREAM-NEXT: %c7_i6 = arith.constant 7 : i6
// UPSTREAM-NEXT: %c3_i6 = arith.constant 3 : i6
// UPSTREAM-NEXT: %c0_i6 = arith.constant 0 : i6
// UPSTREAM-NEXT: %cst = arith.constant 5.000000e-01 : f32
// UPSTREAM-NEXT: %c23_i32 = arith.constant 23 : i32
// UPSTREAM-NEXT: %c127_i32 = arith.constant 127 : i32
// UPSTREAM-NEXT: %c255_i32 = arith.constant 255 : i32
// UPSTREAM-NEXT: %0 = math.copysign %cst, %arg0 : f32
// UPSTREAM-NEXT: %1 = arith.addf %arg0, %0 : f32
// UPSTREAM-NEXT: %2 = arith.fptosi %1 : f32 to i64
// UPSTREAM-NEXT: %3 = arith.sitofp %2 : i64 to f32
// UPSTREAM-NEXT: %4 = math.copysign %3, %1 : f32
// UPSTREAM-NEXT: %5 = arith.bitcast %arg0 : f32 to i32
// UPSTREAM-NEXT: %6 = arith.shrui %5, %c23_i32 : i32
// UPSTREAM-NEXT: %7 = arith.andi %6, %c255_i32 : i32
// UPSTREAM-NEXT: %8 = arith.subi %7, %c127_i32 : i32
// UPSTREAM-NEXT: %9 = arith.cmpi sge, %8, %c23_i32 : i32
// UPSTREAM-NEXT: %10 = arith.select %9, %arg0, %4 : f32
// UPSTREAM-NEXT: %11 = arith.minimumf %arg0, %arg1 : f32
// UPSTREAM-NEXT: %12 = arith.maximumf %11, %arg2 : f32
// UPSTREAM-NEXT: %13 = arith.cmpi ule, %arg3, %c7_i6 : i6
// UPSTREAM-NEXT: %14 = arith.shli %arg3, %c3_i6 : i6
// UPSTREAM-NEXT: %15 = arith.select %13, %14, %arg3 : i6
// UPSTREAM-NEXT: %16 = arith.select %13, %c3_i6, %c0_i6 : i6
// UPSTREAM-NEXT: %17 = arith.cmpi ule, %15, %c31_i6 : i6
// UPSTREAM-NEXT: %18 = arith.addi %16, %c1_i6 : i6
// UPSTREAM-NEXT: %19 = arith.select %17, %18, %16 : i6
// UPSTREAM-NEXT: %20 = arith.cmpi eq, %arg3, %c0_i6 : i6
// UPSTREAM-NEXT: %21 = arith.select %20, %c6_i6, %19 : i6
// UPSTREAM-NEXT: return %10, %12, %21 : f32, f32, i6
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
