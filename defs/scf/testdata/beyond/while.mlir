// RUN: ods opt %s --canonicalize | FileCheck %s

// The conditional yields an argument of the first region, which mlir-opt uses in the body, where it may not be used.

func.func private @use_i32(i32)
func.func @f(%n: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%a = %c0) : (i32) -> (i32, i32) {
    %more = arith.cmpi slt, %a, %n : i32
    %v:2 = scf.if %more -> (i32, i32) {
      %next = arith.addi %a, %c1 : i32
      scf.yield %a, %next : i32, i32
    } else {
      scf.yield %n, %c0 : i32, i32
    }
    scf.condition(%more) %v#0, %v#1 : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    func.call @use_i32(%x) : (i32) -> ()
    scf.yield %y : i32
  }
  return %r#0, %r#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use_i32(i32)
// CHECK-NEXT: func.func @f(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %0 = scf.while (%arg1 = %c0_i32) : (i32) -> i32 {
// CHECK-NEXT: %1 = arith.cmpi slt, %arg1, %arg0 : i32
// CHECK-NEXT: scf.condition(%1) %arg1 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: i32):
// CHECK-NEXT: %1 = arith.addi %arg1, %c1_i32 : i32
// CHECK-NEXT: func.call @use_i32(%arg1) : (i32) -> ()
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %arg0, %c0_i32 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }
