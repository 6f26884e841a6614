// RUN: ods opt %s --arith-expand | FileCheck %s
// RUN: ods opt --upstream-bugs %s --arith-expand | FileCheck %s --check-prefix=UPSTREAM

// The sign of a zero counts in arith.maximumf and arith.minimumf, and does not in arith.maxnumf.

func.func @f(%x: f32, %y: f32, %v: vector<2xf64>, %w: vector<2xf64>) -> (f32, vector<2xf64>, f32) {
  %0 = arith.maximumf %x, %y : f32
  %1 = arith.minimumf %v, %w : vector<2xf64>
  %2 = arith.maxnumf %x, %y : f32
  return %0, %1, %2 : f32, vector<2xf64>, f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) -> (f32, vector<2xf64>, f32) {
// CHECK-NEXT: %0 = arith.cmpf ugt, %arg0, %arg1 : f32
// CHECK-NEXT: %1 = arith.select %0, %arg0, %arg1 : f32
// CHECK-NEXT: %2 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT: %3 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT: %4 = arith.ori %2, %3 : i32
// CHECK-NEXT: %5 = arith.andi %2, %3 : i32
// CHECK-NEXT: %6 = arith.cmpf oeq, %arg0, %arg1 : f32
// CHECK-NEXT: %7 = arith.bitcast %5 : i32 to f32
// CHECK-NEXT: %8 = arith.select %6, %7, %1 : f32
// CHECK-NEXT: %9 = arith.cmpf uno, %arg1, %arg1 : f32
// CHECK-NEXT: %10 = arith.select %9, %arg1, %8 : f32
// CHECK-NEXT: %11 = arith.cmpf ult, %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: %12 = arith.select %11, %arg2, %arg3 : vector<2xi1>, vector<2xf64>
// CHECK-NEXT: %13 = arith.bitcast %arg2 : vector<2xf64> to vector<2xi64>
// CHECK-NEXT: %14 = arith.bitcast %arg3 : vector<2xf64> to vector<2xi64>
// CHECK-NEXT: %15 = arith.ori %13, %14 : vector<2xi64>
// CHECK-NEXT: %16 = arith.cmpf oeq, %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT: %17 = arith.bitcast %15 : vector<2xi64> to vector<2xf64>
// CHECK-NEXT: %18 = arith.select %16, %17, %12 : vector<2xi1>, vector<2xf64>
// CHECK-NEXT: %19 = arith.cmpf uno, %arg3, %arg3 : vector<2xf64>
// CHECK-NEXT: %20 = arith.select %19, %arg3, %18 : vector<2xi1>, vector<2xf64>
// CHECK-NEXT: %21 = arith.cmpf ugt, %arg0, %arg1 : f32
// CHECK-NEXT: %22 = arith.select %21, %arg0, %arg1 : f32
// CHECK-NEXT: %23 = arith.cmpf uno, %arg0, %arg0 : f32
// CHECK-NEXT: %24 = arith.select %23, %arg1, %22 : f32
// CHECK-NEXT: return %10, %20, %24 : f32, vector<2xf64>, f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: module {
// UPSTREAM-NEXT: func.func @f(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) -> (f32, vector<2xf64>, f32) {
// UPSTREAM-NEXT: %0 = arith.cmpf ugt, %arg0, %arg1 : f32
// UPSTREAM-NEXT: %1 = arith.select %0, %arg0, %arg1 : f32
// UPSTREAM-NEXT: %2 = arith.cmpf uno, %arg1, %arg1 : f32
// UPSTREAM-NEXT: %3 = arith.select %2, %arg1, %1 : f32
// UPSTREAM-NEXT: %4 = arith.cmpf ult, %arg2, %arg3 : vector<2xf64>
// UPSTREAM-NEXT: %5 = arith.select %4, %arg2, %arg3 : vector<2xi1>, vector<2xf64>
// UPSTREAM-NEXT: %6 = arith.cmpf uno, %arg3, %arg3 : vector<2xf64>
// UPSTREAM-NEXT: %7 = arith.select %6, %arg3, %5 : vector<2xi1>, vector<2xf64>
// UPSTREAM-NEXT: %8 = arith.cmpf ugt, %arg0, %arg1 : f32
// UPSTREAM-NEXT: %9 = arith.select %8, %arg0, %arg1 : f32
// UPSTREAM-NEXT: %10 = arith.cmpf uno, %arg0, %arg0 : f32
// UPSTREAM-NEXT: %11 = arith.select %10, %arg1, %9 : f32
// UPSTREAM-NEXT: return %3, %7, %11 : f32, vector<2xf64>, f32
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
