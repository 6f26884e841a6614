// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of math in its custom form.

// CHECK-LABEL: func.func @integers(
// CHECK-NEXT:   %0 = math.absi %arg0 : i32
// CHECK-NEXT:   %1 = math.ctlz %arg1 : vector<4xindex>
// CHECK-NEXT:   %2 = math.cttz %arg2 : tensor<?xi8>
// CHECK-NEXT:   %3 = math.ctpop %arg0 : i32
// CHECK-NEXT:   %4 = math.ipowi %arg0, %arg0 : i32
// CHECK-NEXT:   %5 = math.ipowi %arg2, %arg2 {a.b = 1 : i8} : tensor<?xi8>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @integers(%a: i32, %b: vector<4xindex>, %c: tensor<?xi8>) {
  %0 = math.absi %a : i32
  %1 = math.ctlz %b : vector<4xindex>
  %2 = math.cttz %c : tensor<?xi8>
  %3 = math.ctpop %a : i32
  %4 = math.ipowi %a, %a : i32
  %5 = math.ipowi %c, %c {a.b = 1 : i8} : tensor<?xi8>
  return
}

// CHECK-LABEL: func.func @unary(
// CHECK-NEXT:   %0 = math.absf %arg0 : f32
// CHECK-NEXT:   %1 = math.acos %arg1 fastmath<fast> : vector<[4]xf64>
// CHECK-NEXT:   %2 = math.acosh %arg2 fastmath<nnan,ninf> : tensor<2x?xbf16>
// CHECK-NEXT:   %3 = math.asin %arg0 {a.b} : f32
// CHECK-NEXT:   %4 = math.asinh %arg1 : vector<[4]xf64>
// CHECK-NEXT:   %5 = math.atan %arg2 fastmath<fast> : tensor<2x?xbf16>
// CHECK-NEXT:   %6 = math.atanh %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:   %7 = math.cbrt %arg1 {a.b} : vector<[4]xf64>
// CHECK-NEXT:   %8 = math.ceil %arg2 : tensor<2x?xbf16>
// CHECK-NEXT:   %9 = math.cos %arg0 fastmath<fast> : f32
// CHECK-NEXT:   %10 = math.cosh %arg1 fastmath<nnan,ninf> : vector<[4]xf64>
// CHECK-NEXT:   %11 = math.erf %arg2 {a.b} : tensor<2x?xbf16>
// CHECK-NEXT:   %12 = math.erfc %arg0 : f32
// CHECK-NEXT:   %13 = math.exp %arg1 fastmath<fast> : vector<[4]xf64>
// CHECK-NEXT:   %14 = math.exp2 %arg2 fastmath<nnan,ninf> : tensor<2x?xbf16>
// CHECK-NEXT:   %15 = math.expm1 %arg0 {a.b} : f32
// CHECK-NEXT:   %16 = math.floor %arg1 : vector<[4]xf64>
// CHECK-NEXT:   %17 = math.log %arg2 fastmath<fast> : tensor<2x?xbf16>
// CHECK-NEXT:   %18 = math.log10 %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:   %19 = math.log1p %arg1 {a.b} : vector<[4]xf64>
// CHECK-NEXT:   %20 = math.log2 %arg2 : tensor<2x?xbf16>
// CHECK-NEXT:   %21 = math.round %arg0 fastmath<fast> : f32
// CHECK-NEXT:   %22 = math.roundeven %arg1 fastmath<nnan,ninf> : vector<[4]xf64>
// CHECK-NEXT:   %23 = math.rsqrt %arg2 {a.b} : tensor<2x?xbf16>
// CHECK-NEXT:   %24 = math.sin %arg0 : f32
// CHECK-NEXT:   %25 = math.sinh %arg1 fastmath<fast> : vector<[4]xf64>
// CHECK-NEXT:   %26 = math.sqrt %arg2 fastmath<nnan,ninf> : tensor<2x?xbf16>
// CHECK-NEXT:   %27 = math.tan %arg0 {a.b} : f32
// CHECK-NEXT:   %28 = math.tanh %arg1 : vector<[4]xf64>
// CHECK-NEXT:   %29 = math.trunc %arg2 fastmath<fast> : tensor<2x?xbf16>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unary(%a: f32, %b: vector<[4]xf64>, %c: tensor<2x?xbf16>) {
  %0 = math.absf %a : f32
  %1 = math.acos %b fastmath<fast> : vector<[4]xf64>
  %2 = math.acosh %c fastmath<nnan,ninf> : tensor<2x?xbf16>
  %3 = math.asin %a {a.b} : f32
  %4 = math.asinh %b : vector<[4]xf64>
  %5 = math.atan %c fastmath<fast> : tensor<2x?xbf16>
  %6 = math.atanh %a fastmath<nnan,ninf> : f32
  %7 = math.cbrt %b {a.b} : vector<[4]xf64>
  %8 = math.ceil %c : tensor<2x?xbf16>
  %9 = math.cos %a fastmath<fast> : f32
  %10 = math.cosh %b fastmath<nnan,ninf> : vector<[4]xf64>
  %11 = math.erf %c {a.b} : tensor<2x?xbf16>
  %12 = math.erfc %a : f32
  %13 = math.exp %b fastmath<fast> : vector<[4]xf64>
  %14 = math.exp2 %c fastmath<nnan,ninf> : tensor<2x?xbf16>
  %15 = math.expm1 %a {a.b} : f32
  %16 = math.floor %b : vector<[4]xf64>
  %17 = math.log %c fastmath<fast> : tensor<2x?xbf16>
  %18 = math.log10 %a fastmath<nnan,ninf> : f32
  %19 = math.log1p %b {a.b} : vector<[4]xf64>
  %20 = math.log2 %c : tensor<2x?xbf16>
  %21 = math.round %a fastmath<fast> : f32
  %22 = math.roundeven %b fastmath<nnan,ninf> : vector<[4]xf64>
  %23 = math.rsqrt %c {a.b} : tensor<2x?xbf16>
  %24 = math.sin %a : f32
  %25 = math.sinh %b fastmath<fast> : vector<[4]xf64>
  %26 = math.sqrt %c fastmath<nnan,ninf> : tensor<2x?xbf16>
  %27 = math.tan %a {a.b} : f32
  %28 = math.tanh %b : vector<[4]xf64>
  %29 = math.trunc %c fastmath<fast> : tensor<2x?xbf16>
  return
}

// Flags of the classifications are printed among the attributes, default ones not at all.
// CHECK-LABEL: func.func @classify(
// CHECK-NEXT:   %0 = math.isfinite %arg0 : f32
// CHECK-NEXT:   %1 = math.isinf %arg1 : vector<4xf64>
// CHECK-NEXT:   %2 = math.isnan %arg0 {fastmath = #arith.fastmath<ninf>} : f32
// CHECK-NEXT:   %3 = math.isnormal %arg1 : vector<4xf64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @classify(%a: f32, %b: vector<4xf64>) {
  %0 = math.isfinite %a : f32
  %1 = math.isinf %b : vector<4xf64>
  %2 = math.isnan %a {fastmath = #arith.fastmath<ninf>} : f32
  %3 = math.isnormal %b {fastmath = #arith.fastmath<none>} : vector<4xf64>
  return
}

// CHECK-LABEL: func.func @more(
// CHECK-NEXT:   %0 = math.atan2 %arg0, %arg0 : f32
// CHECK-NEXT:   %1 = math.copysign %arg1, %arg1 fastmath<nsz> : tensor<*xf16>
// CHECK-NEXT:   %2 = math.powf %arg0, %arg0 fastmath<afn> : f32
// CHECK-NEXT:   %3 = math.fpowi %arg0, %arg2 : f32, i64
// CHECK-NEXT:   %4 = math.fpowi %arg1, %arg3 fastmath<contract> : tensor<*xf16>, tensor<*xi8>
// CHECK-NEXT:   %5 = math.fma %arg0, %arg0, %arg0 fastmath<reassoc,arcp> {a.b} : f32
// CHECK-NEXT:   %6 = math.clampf %arg0 to [%arg0, %arg0] : f32
// CHECK-NEXT:   %7 = math.clampf %arg1 to [%arg1, %arg1] fastmath<fast> : tensor<*xf16>
// CHECK-NEXT:   %sin, %cos = math.sincos %arg0 : f32
// CHECK-NEXT:   %sin_0, %cos_1 = math.sincos %arg1 fastmath<fast> : tensor<*xf16>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @more(%a: f32, %b: tensor<*xf16>, %i: i64, %v: tensor<*xi8>) {
  %0 = math.atan2 %a, %a : f32
  %1 = math.copysign %b, %b fastmath<nsz> : tensor<*xf16>
  %2 = math.powf %a, %a fastmath<afn> : f32
  %3 = math.fpowi %a, %i : f32, i64
  %4 = math.fpowi %b, %v fastmath<contract> : tensor<*xf16>, tensor<*xi8>
  %5 = math.fma %a, %a, %a fastmath<reassoc,arcp> {a.b} : f32
  %6 = math.clampf %a to [%a, %a] : f32
  %7 = math.clampf %b to [%b, %b] fastmath<fast> : tensor<*xf16>
  %sin, %cos = math.sincos %a : f32
  %8:2 = math.sincos %b fastmath<fast> : tensor<*xf16>
  return
}
