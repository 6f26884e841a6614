// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Encodings with slices of some dimensions, and others that are close to invalid ones. Expectations are what mlir-opt prints.

// CHECK:      #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, ?, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton, d2 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = -0.000000e+00 : f32 }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = #complex.number<:f32 0.000000e+00, 0.000000e+00> : complex<f32> }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 4 : dense, d0 mod 4 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<?x?xf32, #sparse>)
// CHECK-NEXT:   func.func private @g(tensor<?x?xf32, #sparse1>)
// CHECK-NEXT:   func.func private @h(tensor<?x?x?xf32, #sparse2>)
// CHECK-NEXT:   func.func private @i(tensor<?x?xf32, #sparse3>)
// CHECK-NEXT:   func.func private @j(tensor<?x?xcomplex<f32>, #sparse4>)
// CHECK-NEXT:   func.func private @k(tensor<?x?xf32, #sparse5>)
// CHECK-NEXT: }

func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j) -> (i : dense, j : compressed) }>>)
func.func private @g(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (i, j : #sparse_tensor<slice(1, 4, 2)>) -> (i : dense, j : compressed) }>>)
func.func private @h(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : compressed(nonunique), j : singleton, k : dense) }>>)
func.func private @i(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), implicitVal = -0.0 : f32 }>>)
func.func private @j(tensor<?x?xcomplex<f32>, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), implicitVal = #complex.number<:f32 0.0, 0.0> }>>)
func.func private @k(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 4 : dense, i mod 4 : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4]) }>>)
