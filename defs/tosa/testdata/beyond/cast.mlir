// RUN: ods opt %s --canonicalize | FileCheck %s
// RUN: ods opt --upstream-bugs %s --canonicalize | FileCheck %s --check-prefix=UPSTREAM

// A true is 1.0.

func.func @f() -> (tensor<3xf32>, tensor<3xi8>, tensor<2xf16>) {
  %0 = "tosa.const"() <{values = dense<true> : tensor<3xi1>}> : () -> tensor<3xi1>
  %1 = tosa.cast %0 : (tensor<3xi1>) -> tensor<3xf32>
  %2 = tosa.cast %0 : (tensor<3xi1>) -> tensor<3xi8>
  %3 = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
  %4 = tosa.cast %3 : (tensor<2xi1>) -> tensor<2xf16>
  return %1, %2, %4 : tensor<3xf32>, tensor<3xi8>, tensor<2xf16>
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> (tensor<3xf32>, tensor<3xi8>, tensor<2xf16>) {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<3xf32>}> : () -> tensor<3xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<1> : tensor<3xi8>}> : () -> tensor<3xi8>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<2xf16>}> : () -> tensor<2xf16>
// CHECK-NEXT: return %0, %1, %2 : tensor<3xf32>, tensor<3xi8>, tensor<2xf16>
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: module {
// UPSTREAM-NEXT: func.func @f() -> (tensor<3xf32>, tensor<3xi8>, tensor<2xf16>) {
// UPSTREAM-NEXT: %0 = "tosa.const"() <{values = dense<-1.000000e+00> : tensor<3xf32>}> : () -> tensor<3xf32>
// UPSTREAM-NEXT: %1 = "tosa.const"() <{values = dense<1> : tensor<3xi8>}> : () -> tensor<3xi8>
// UPSTREAM-NEXT: %2 = "tosa.const"() <{values = dense<-1.000000e+00> : tensor<2xf16>}> : () -> tensor<2xf16>
// UPSTREAM-NEXT: return %0, %1, %2 : tensor<3xf32>, tensor<3xi8>, tensor<2xf16>
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
