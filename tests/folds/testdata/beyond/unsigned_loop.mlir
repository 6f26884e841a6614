// RUN: ods opt %s --int-range-optimizations | FileCheck %s
// RUN: ods opt --upstream-bugs %s --int-range-optimizations | FileCheck %s --check-prefix=UPSTREAM

// An unsigned loop counts from 0 to 200; as a signed number, 200 is -56.
func.func @unsigned() -> (i32, i1) {
  %c0 = arith.constant 0 : i8
  %end = arith.constant -56 : i8
  %step = arith.constant 16 : i8
  %z = arith.constant 0 : i32
  %t = arith.constant true
  %r:2 = scf.for unsigned %i = %c0 to %end step %step iter_args(%a = %z, %b = %t) -> (i32, i1) : i8 {
    %lt = arith.cmpi slt, %i, %c0 : i8
    %x = arith.extui %lt : i1 to i32
    %w = arith.addi %a, %x : i32
    %in = arith.cmpi ult, %i, %end : i8
    %c = arith.andi %b, %in : i1
    scf.yield %w, %c : i32, i1
  }
  return %r#0, %r#1 : i32, i1
}
// CHECK-DAG: %[[TRUE:.*]] = arith.constant true
// CHECK: scf.for unsigned
// CHECK: arith.cmpi slt
// CHECK: return %{{.*}}, %[[TRUE]] : i32, i1
// UPSTREAM: return %c0_i32, %true : i32, i1
