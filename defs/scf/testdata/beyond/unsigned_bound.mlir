// RUN: ods opt %s --canonicalize | FileCheck %s
// RUN: ods opt --upstream-bugs %s --canonicalize | FileCheck %s --check-prefix=UPSTREAM

// The bound is the first number plus 2^32 - 16: the loop runs where that is no overflow, which it is for numbers below 16.

// CHECK: scf.for unsigned
// UPSTREAM-NOT: scf.for
// UPSTREAM: return %c0_i32
func.func @f(%first: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %far = arith.constant -16 : i32
  %end = arith.addi %first, %far overflow<nuw> : i32
  %r = scf.for unsigned %i = %first to %end step %c4 iter_args(%a = %c0) -> (i32) : i32 {
    scf.yield %i : i32
  }
  return %r : i32
}
