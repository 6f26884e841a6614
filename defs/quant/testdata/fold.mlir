// RUN: ods opt %s --canonicalize | FileCheck %s

// Casts there and back. Expectations are what mlir-opt prints.

// CHECK:      module {
// CHECK-NEXT:   func.func @a(%arg0: f32, %arg1: !quant.uniform<i8:f32, 1.000000e+00>, %arg2: i8) -> (f32, !quant.uniform<i8:f32, 1.000000e+00>, i8, !quant.uniform<i8:f32, 1.000000e+00>) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2, %arg1 : f32, !quant.uniform<i8:f32, 1.000000e+00>, i8, !quant.uniform<i8:f32, 1.000000e+00>
// CHECK-NEXT:   }
// CHECK-NEXT: }

!q = !quant.uniform<i8:f32, 1.0>
func.func @a(%x: f32, %q: !q, %i: i8) -> (f32, !q, i8, !q) {
  %0 = quant.qcast %x : f32 to !q
  %1 = quant.dcast %0 : !q to f32
  %2 = quant.dcast %q : !q to f32
  %3 = quant.qcast %2 : f32 to !q
  %4 = quant.scast %q : !q to i8
  %5 = quant.scast %4 : i8 to !q
  %6 = quant.scast %i : i8 to !q
  %7 = quant.scast %6 : !q to i8
  return %1, %3, %7, %5 : f32, !q, i8, !q
}
