// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Cycles in a graph region: folding and rewriting come to an end (mlir-opt rewrites these for ever), and nothing that is used gets lost.
// CHECK-LABEL: func.func @cycles(
// CHECK-NEXT:   "t.graph"() ({
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %0 = arith.addi %0, %c6_i32 : i32
// CHECK-NEXT:     %1 = arith.ori %2, %c3_i32 : i32
// CHECK-NEXT:     %2 = arith.ori %1, %c3_i32 : i32
// CHECK-NEXT:     %3 = arith.muli %3, %c3_i32 : i32
// CHECK-NEXT:     %4 = arith.xori %5, %c3_i32 : i32
// CHECK-NEXT:     %5 = arith.xori %4, %c3_i32 : i32
// CHECK-NEXT:     %6 = arith.select %true, %6, %7 : i32
// CHECK-NEXT:     %7 = arith.select %true, %7, %6 : i32
// CHECK-NEXT:     %8 = arith.trunci %9 : i64 to i32
// CHECK-NEXT:     %9 = arith.extsi %8 : i32 to i64
// CHECK-NEXT:     %10 = arith.subi %c0_i32, %10 : i32
// CHECK-NEXT:     "t.use"(%0, %1, %3, %4, %6, %8, %10) : (i32, i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cycles() {
  "t.graph"() ({
    %c = arith.constant 3 : i32
    %0 = arith.addi %1, %c : i32
    %1 = arith.addi %0, %c : i32
    %2 = arith.ori %3, %c : i32
    %3 = arith.ori %2, %c : i32
    %4 = arith.muli %4, %c : i32
    %5 = arith.xori %6, %c : i32
    %6 = arith.xori %5, %c : i32
    %7 = arith.select %x, %7, %8 : i32
    %8 = arith.select %x, %8, %7 : i32
    %x = arith.cmpi eq, %x, %x : i1
    %e = arith.trunci %f : i64 to i32
    %f = arith.extsi %e : i32 to i64
    %g = arith.subi %h, %c : i32
    %h = arith.subi %c, %g : i32
    "t.use"(%0,%2,%4,%5,%7,%e,%g) : (i32,i32,i32,i32,i32,i32,i32) -> ()
  }) : () -> ()
  return
}

// The used cast of two that make a circle stays (mlir-opt leaves a null operand).
// CHECK-LABEL: func.func @casts(
// CHECK-NEXT:   "t.graph"() ({
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %1 : i32 to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
// CHECK-NEXT:     "t.use"(%0) : (i64) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @casts() {
  "t.graph"() ({
    %0 = builtin.unrealized_conversion_cast %1 : i32 to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
    "t.use"(%0) : (i64) -> ()
  }) : () -> ()
  return
}
