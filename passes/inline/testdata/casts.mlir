// RUN: ods opt %s --inline=default-pipeline= | FileCheck %s

// Casts between types that are being converted are inlined as they are.
// CHECK-LABEL: @caller
// CHECK-NEXT: builtin.unrealized_conversion_cast %arg0 : i32 to i64
// CHECK-NEXT: builtin.unrealized_conversion_cast
// CHECK-NEXT: return
func.func @caller(%a: i32) -> i32 {
  %0 = call @callee(%a) : (i32) -> i32
  return %0 : i32
}

func.func @callee(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  return %1 : i32
}
