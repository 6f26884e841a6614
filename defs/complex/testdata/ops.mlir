// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Every operation of complex in its custom form.

// CHECK-LABEL: func.func @unary(
// CHECK-NEXT:   %0 = complex.abs %arg0 : complex<f32>
// CHECK-NEXT:   %1 = complex.angle %arg1 fastmath<nnan,ninf> : complex<f64>
// CHECK-NEXT:   %2 = complex.conj %arg0 {a.b} : complex<f32>
// CHECK-NEXT:   %3 = complex.cos %arg1 : complex<f64>
// CHECK-NEXT:   %4 = complex.exp %arg0 fastmath<nnan,ninf> : complex<f32>
// CHECK-NEXT:   %5 = complex.expm1 %arg1 {a.b} : complex<f64>
// CHECK-NEXT:   %6 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:   %7 = complex.log %arg1 fastmath<nnan,ninf> : complex<f64>
// CHECK-NEXT:   %8 = complex.log1p %arg0 {a.b} : complex<f32>
// CHECK-NEXT:   %9 = complex.neg %arg1 : complex<f64>
// CHECK-NEXT:   %10 = complex.re %arg0 fastmath<nnan,ninf> : complex<f32>
// CHECK-NEXT:   %11 = complex.rsqrt %arg1 {a.b} : complex<f64>
// CHECK-NEXT:   %12 = complex.sign %arg0 : complex<f32>
// CHECK-NEXT:   %13 = complex.sin %arg1 fastmath<nnan,ninf> : complex<f64>
// CHECK-NEXT:   %14 = complex.sqrt %arg0 {a.b} : complex<f32>
// CHECK-NEXT:   %15 = complex.tan %arg1 : complex<f64>
// CHECK-NEXT:   %16 = complex.tanh %arg0 fastmath<nnan,ninf> : complex<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unary(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.abs %a : complex<f32>
  %1 = complex.angle %b fastmath<nnan,ninf> : complex<f64>
  %2 = complex.conj %a {a.b} : complex<f32>
  %3 = complex.cos %b : complex<f64>
  %4 = complex.exp %a fastmath<nnan,ninf> : complex<f32>
  %5 = complex.expm1 %b {a.b} : complex<f64>
  %6 = complex.im %a : complex<f32>
  %7 = complex.log %b fastmath<nnan,ninf> : complex<f64>
  %8 = complex.log1p %a {a.b} : complex<f32>
  %9 = complex.neg %b : complex<f64>
  %10 = complex.re %a fastmath<nnan,ninf> : complex<f32>
  %11 = complex.rsqrt %b {a.b} : complex<f64>
  %12 = complex.sign %a : complex<f32>
  %13 = complex.sin %b fastmath<nnan,ninf> : complex<f64>
  %14 = complex.sqrt %a {a.b} : complex<f32>
  %15 = complex.tan %b : complex<f64>
  %16 = complex.tanh %a fastmath<nnan,ninf> : complex<f32>
  return
}

// CHECK-LABEL: func.func @binary(
// CHECK-NEXT:   %0 = complex.add %arg0, %arg0 : complex<f16>
// CHECK-NEXT:   %1 = complex.sub %arg0, %arg0 fastmath<fast> : complex<f16>
// CHECK-NEXT:   %2 = complex.mul %arg0, %arg0 {a.b} : complex<f16>
// CHECK-NEXT:   %3 = complex.div %arg0, %arg0 : complex<f16>
// CHECK-NEXT:   %4 = complex.atan2 %arg0, %arg0 : complex<f16>
// CHECK-NEXT:   %5 = complex.pow %arg0, %arg0 fastmath<afn> : complex<f16>
// CHECK-NEXT:   %6 = complex.powi %arg0, %arg1 : complex<f16>, i32
// CHECK-NEXT:   %7 = complex.powi %arg0, %arg1 fastmath<none> : complex<f16>, i32
// CHECK-NEXT:   %8 = complex.eq %arg0, %arg0 : complex<f16>
// CHECK-NEXT:   %9 = complex.neq %arg0, %arg0 {a.b} : complex<f16>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @binary(%a: complex<f16>, %i: i32) {
  %0 = complex.add %a, %a : complex<f16>
  %1 = complex.sub %a, %a fastmath<fast> : complex<f16>
  %2 = complex.mul %a, %a {a.b} : complex<f16>
  %3 = complex.div %a, %a : complex<f16>
  %4 = complex.atan2 %a, %a : complex<f16>
  %5 = complex.pow %a, %a fastmath<afn> : complex<f16>
  %6 = complex.powi %a, %i : complex<f16>, i32
  %7 = complex.powi %a, %i fastmath<none> : complex<f16>, i32
  %8 = complex.eq %a, %a : complex<f16>
  %9 = complex.neq %a, %a {a.b} : complex<f16>
  return
}

// CHECK-LABEL: func.func @other(
// CHECK-NEXT:   %cst = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %cst_0 = complex.constant [1 : i8, 2 : i8] {a.b} : complex<i8>
// CHECK-NEXT:   %0 = complex.create %arg0, %arg0 : complex<f32>
// CHECK-NEXT:   %1 = complex.bitcast %arg1 : i64 to complex<f32>
// CHECK-NEXT:   %2 = complex.bitcast %1 : complex<f32> to f64
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @other(%f: f32, %i: i64) {
  %0 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %1 = complex.constant [1 : i8, 2 : i8] {a.b} : complex<i8>
  %2 = complex.create %f, %f : complex<f32>
  %3 = complex.bitcast %i : i64 to complex<f32>
  %4 = complex.bitcast %3 : complex<f32> to f64
  return
}

// The type behind a number is what its parts say, whatever is written.
// CHECK-LABEL: func.func @numbers(
// CHECK-NEXT:   "test.op"() {a = #complex.number<:f32 1.000000e+00, 2.000000e+00> : complex<f32>, b = #complex.number<:f64 0x7FF0000000000000, -1.000000e-01> : complex<f64>} : () -> ()
// CHECK-NEXT:   "test.op"() {a = #complex.number<:f16 1.000000e+00, 9.997550e-02> : complex<f16>} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @numbers() {
  "test.op"() {a = #complex.number<:f32 1.0, 2.0>, b = #complex.number<:f64 0x7FF0000000000000, -0.1> : complex<f64>} : () -> ()
  "test.op"() {a = #complex.number<:f16 1.0, 0.1> : complex<f32>} : () -> ()
  return
}
