// RUN: ods opt %s --canonicalize | FileCheck %s
// RUN: ods opt --upstream-bugs %s --canonicalize | FileCheck %s --check-prefix=UPSTREAM

// An f64 holds each i32, and not each i64.

func.func @f(%x: i64, %y: i32, %z: vector<2xi53>) -> (f32, f32, f32, vector<2xf32>) {
  %0 = arith.sitofp %x : i64 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.uitofp %x : i64 to f64
  %3 = arith.truncf %2 : f64 to f32
  %4 = arith.sitofp %y : i32 to f64
  %5 = arith.truncf %4 : f64 to f32
  %6 = arith.uitofp %z : vector<2xi53> to vector<2xf64>
  %7 = arith.truncf %6 : vector<2xf64> to vector<2xf32>
  return %1, %3, %5, %7 : f32, f32, f32, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64, %arg1: i32, %arg2: vector<2xi53>) -> (f32, f32, f32, vector<2xf32>) {
// CHECK-NEXT: %0 = arith.sitofp %arg0 : i64 to f64
// CHECK-NEXT: %1 = arith.truncf %0 : f64 to f32
// CHECK-NEXT: %2 = arith.uitofp %arg0 : i64 to f64
// CHECK-NEXT: %3 = arith.truncf %2 : f64 to f32
// CHECK-NEXT: %4 = arith.sitofp %arg1 : i32 to f32
// CHECK-NEXT: %5 = arith.uitofp %arg2 : vector<2xi53> to vector<2xf32>
// CHECK-NEXT: return %1, %3, %4, %5 : f32, f32, f32, vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: module {
// UPSTREAM-NEXT: func.func @f(%arg0: i64, %arg1: i32, %arg2: vector<2xi53>) -> (f32, f32, f32, vector<2xf32>) {
// UPSTREAM-NEXT: %0 = arith.sitofp %arg0 : i64 to f32
// UPSTREAM-NEXT: %1 = arith.uitofp %arg0 : i64 to f32
// UPSTREAM-NEXT: %2 = arith.sitofp %arg1 : i32 to f32
// UPSTREAM-NEXT: %3 = arith.uitofp %arg2 : vector<2xi53> to vector<2xf32>
// UPSTREAM-NEXT: return %0, %1, %2, %3 : f32, f32, f32, vector<2xf32>
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
