// RUN: ods opt %s --canonicalize | FileCheck %s

// Constants are kept once, unused declarations not at all.

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: !smt.int) -> (!smt.int, !smt.bool, !smt.bv<4>, !smt.int) {
// CHECK-NEXT:     %c5 = smt.int.constant 5
// CHECK-NEXT:     %true = smt.constant true
// CHECK-NEXT:     %c2_bv4 = smt.bv.constant #smt.bv<2> : !smt.bv<4>
// CHECK-NEXT:     %0 = smt.int.add %arg0, %c5
// CHECK-NEXT:     return %c5, %true, %c2_bv4, %0 : !smt.int, !smt.bool, !smt.bv<4>, !smt.int
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @a(%c: !smt.int) -> (!smt.int, !smt.bool, !smt.bv<4>, !smt.int) {
  %0 = smt.int.constant 5
  %1 = smt.int.constant 5
  %2 = smt.constant true
  %3 = smt.bv.constant #smt.bv<2> : !smt.bv<4>
  %5 = smt.int.add %0, %c
  smt.declare_fun "x" : !smt.bool
  return %1, %2, %3, %5 : !smt.int, !smt.bool, !smt.bv<4>, !smt.int
}
