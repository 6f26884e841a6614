// RUN: ods opt %s | FileCheck %s

// CHECK-LABEL: func.func @dense() {
// CHECK-NEXT:   %0 = "emitc.constant"() <{value = dense<[0, 1]> : !emitc.array<2xindex>}> : () -> !emitc.array<2xindex>
// CHECK-NEXT:   %1 = "emitc.constant"() <{value = dense<{{\[\[}}0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00]]> : !emitc.array<2x2xf32>}> : () -> !emitc.array<2x2xf32>
// CHECK-NEXT:   %2 = "emitc.constant"() <{value = dense<7> : !emitc.array<3xi8>}> : () -> !emitc.array<3xi8>
func.func @dense() {
  %0 = "emitc.constant"() {value = dense<[0, 1]> : !emitc.array<2xindex>} : () -> !emitc.array<2xindex>
  %1 = "emitc.constant"() {value = dense<[[0.0, 1.0], [2.0, 3.0]]> : !emitc.array<2x2xf32>} : () -> !emitc.array<2x2xf32>
  %2 = "emitc.constant"() {value = dense<7> : !emitc.array<3xi8>} : () -> !emitc.array<3xi8>
  return
}
