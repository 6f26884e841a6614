// RUN: ods opt %s --strip-func-quant-types | FileCheck %s

// mlir-opt leaves the branches as they are, and fails.

!q = !quant.uniform<i8:f32, 2.0:128>

// CHECK-LABEL: func.func @branch(%arg0: i8, %arg1: i1) -> i8
func.func @branch(%x: !q, %c: i1) -> !q {
  // CHECK: cf.cond_br %arg1, ^bb1(%arg0 : i8), ^bb1(%arg0 : i8)
  cf.cond_br %c, ^bb1(%x : !q), ^bb1(%x : !q)
// CHECK: ^bb1(%[[Z:.*]]: i8):
^bb1(%z: !q):
  // CHECK: return %[[Z]] : i8
  return %z : !q
}
