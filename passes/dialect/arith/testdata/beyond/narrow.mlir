// RUN: ods opt %s '--arith-int-range-narrowing=int-bitwidths-supported=8' | FileCheck %s
// RUN: ods opt --upstream-bugs %s '--arith-int-range-narrowing=int-bitwidths-supported=8' | FileCheck %s --check-prefix=UPSTREAM

// An amount of 8, numbers above 127 whose sign matters, a remainder whose division overflows, and nsw of such a sum.

func.func @shift(%x: i32) -> (i32, i32) {
  %c15 = arith.constant 15 : i32
  %c7 = arith.constant 7 : i32
  %c4 = arith.constant 4 : i32
  %n = arith.andi %x, %c15 : i32
  %0 = arith.shrui %c4, %n : i32
  %m = arith.andi %x, %c7 : i32
  %1 = arith.shrui %c4, %m : i32
  return %0, %1 : i32, i32
}
func.func @sign(%x: i32, %y: i32) -> (i32, i32, i1, i1) {
  %c127 = arith.constant 127 : i32
  %c100 = arith.constant 100 : i32
  %a = arith.andi %x, %c127 : i32
  %b = arith.addi %a, %c100 overflow<nsw> : i32
  %0 = arith.minsi %b, %c100 : i32
  %1 = arith.divsi %b, %c100 : i32
  %2 = arith.cmpi slt, %b, %c100 : i32
  %3 = arith.cmpi ult, %b, %c100 : i32
  return %0, %1, %2, %3 : i32, i32, i1, i1
}
func.func @rem(%x: i8, %y: i8) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %0 = arith.remsi %a, %b : i32
  return %0, %c3 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @shift(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT: %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT: %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %0 = arith.andi %arg0, %c15_i32 : i32
// CHECK-NEXT: %1 = arith.shrui %c4_i32, %0 : i32
// CHECK-NEXT: %2 = arith.andi %arg0, %c7_i32 : i32
// CHECK-NEXT: %3 = arith.trunci %2 : i32 to i8
// CHECK-NEXT: %4 = arith.shrui %c4_i8, %3 : i8
// CHECK-NEXT: %5 = arith.extui %4 : i8 to i32
// CHECK-NEXT: return %1, %5 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @sign(%arg0: i32, %arg1: i32) -> (i32, i32, i1, i1) {
// CHECK-NEXT: %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %c100_i32 = arith.constant 100 : i32
// CHECK-NEXT: %0 = arith.andi %arg0, %c127_i32 : i32
// CHECK-NEXT: %1 = arith.trunci %0 : i32 to i8
// CHECK-NEXT: %2 = arith.addi %1, %c100_i8 : i8
// CHECK-NEXT: %3 = arith.extui %2 : i8 to i32
// CHECK-NEXT: %4 = arith.minsi %3, %c100_i32 : i32
// CHECK-NEXT: %5 = arith.divsi %3, %c100_i32 : i32
// CHECK-NEXT: %6 = arith.cmpi slt, %3, %c100_i32 : i32
// CHECK-NEXT: %7 = arith.cmpi ult, %2, %c100_i8 : i8
// CHECK-NEXT: return %4, %5, %6, %7 : i32, i32, i1, i1
// CHECK-NEXT: }
// CHECK-NEXT: func.func @rem(%arg0: i8, %arg1: i8) -> (i32, i32) {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %0 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: %1 = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT: %2 = arith.remsi %0, %1 : i32
// CHECK-NEXT: return %2, %c3_i32 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: module {
// UPSTREAM-NEXT: func.func @shift(%arg0: i32) -> (i32, i32) {
// UPSTREAM-NEXT: %c4_i8 = arith.constant 4 : i8
// UPSTREAM-NEXT: %c15_i32 = arith.constant 15 : i32
// UPSTREAM-NEXT: %c7_i32 = arith.constant 7 : i32
// UPSTREAM-NEXT: %0 = arith.andi %arg0, %c15_i32 : i32
// UPSTREAM-NEXT: %1 = arith.trunci %0 : i32 to i8
// UPSTREAM-NEXT: %2 = arith.shrui %c4_i8, %1 : i8
// UPSTREAM-NEXT: %3 = arith.extui %2 : i8 to i32
// UPSTREAM-NEXT: %4 = arith.andi %arg0, %c7_i32 : i32
// UPSTREAM-NEXT: %5 = arith.trunci %4 : i32 to i8
// UPSTREAM-NEXT: %6 = arith.shrui %c4_i8, %5 : i8
// UPSTREAM-NEXT: %7 = arith.extui %6 : i8 to i32
// UPSTREAM-NEXT: return %3, %7 : i32, i32
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: func.func @sign(%arg0: i32, %arg1: i32) -> (i32, i32, i1, i1) {
// UPSTREAM-NEXT: %c100_i8 = arith.constant 100 : i8
// UPSTREAM-NEXT: %c127_i32 = arith.constant 127 : i32
// UPSTREAM-NEXT: %0 = arith.andi %arg0, %c127_i32 : i32
// UPSTREAM-NEXT: %1 = arith.trunci %0 : i32 to i8
// UPSTREAM-NEXT: %2 = arith.addi %1, %c100_i8 overflow<nsw> : i8
// UPSTREAM-NEXT: %3 = arith.minsi %2, %c100_i8 : i8
// UPSTREAM-NEXT: %4 = arith.extui %3 : i8 to i32
// UPSTREAM-NEXT: %5 = arith.divsi %2, %c100_i8 : i8
// UPSTREAM-NEXT: %6 = arith.extui %5 : i8 to i32
// UPSTREAM-NEXT: %7 = arith.cmpi slt, %2, %c100_i8 : i8
// UPSTREAM-NEXT: %8 = arith.cmpi ult, %2, %c100_i8 : i8
// UPSTREAM-NEXT: return %4, %6, %7, %8 : i32, i32, i1, i1
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: func.func @rem(%arg0: i8, %arg1: i8) -> (i32, i32) {
// UPSTREAM-NEXT: %c3_i32 = arith.constant 3 : i32
// UPSTREAM-NEXT: %0 = arith.extsi %arg0 : i8 to i32
// UPSTREAM-NEXT: %1 = arith.extsi %arg1 : i8 to i32
// UPSTREAM-NEXT: %2 = arith.remsi %0, %1 : i32
// UPSTREAM-NEXT: return %2, %c3_i32 : i32, i32
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
