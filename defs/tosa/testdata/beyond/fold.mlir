// RUN: ods opt %s --canonicalize | FileCheck %s

// The product of narrow integers has the width of the result; mlir-opt multiplies in eight bits.
// CHECK-LABEL: func.func @wide
// CHECK: dense<10000> : tensor<2xi32>
func.func @wide() -> tensor<2xi32> {
  %shift = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = "tosa.const"() {values = dense<100> : tensor<2xi8>} : () -> tensor<2xi8>
  %1 = tosa.mul %0, %0, %shift : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}

// A constant has known sizes; mlir-opt makes one that it cannot read.
// CHECK-LABEL: func.func @dynamic
// CHECK: tosa.add
func.func @dynamic() -> tensor<?xi32> {
  %0 = "tosa.const"() {values = dense<3> : tensor<2xi32>} : () -> tensor<2xi32>
  %1 = tosa.add %0, %0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<?xi32>
  return %1 : tensor<?xi32>
}
