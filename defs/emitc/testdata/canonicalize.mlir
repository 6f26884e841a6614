// RUN: ods opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @cast(
// CHECK-NEXT:   %0 = emitc.cast %arg0 : i32 to f32
// CHECK-NEXT:   return %arg0, %0 : i32, f32
func.func @cast(%a: i32) -> (i32, f32) {
  %0 = emitc.cast %a : i32 to i32
  %1 = emitc.cast %a : i32 to f32
  return %0, %1 : i32, f32
}
