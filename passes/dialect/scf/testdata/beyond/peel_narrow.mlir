// RUN: ods opt %s --scf-for-loop-peeling | FileCheck %s
// RUN: ods opt %s --scf-for-loop-peeling=peel-front | FileCheck %s
// RUN: not ods opt %s --scf-for-loop-peeling --upstream-bugs 2>&1 | FileCheck %s --check-prefix=UPSTREAM
//
// Maps compute bounds of type index only.

// CHECK-LABEL: @unknown
// CHECK-NOT: affine.apply
// CHECK: scf.for
// CHECK-NOT: scf.for
// UPSTREAM: 'affine.apply' op operand #0 must be variadic of index, but got 'i8'
func.func @unknown(%lb: i8, %ub: i8, %m: memref<?xi8>, %k: index) {
  %c4 = arith.constant 4 : i8
  scf.for %i = %lb to %ub step %c4 : i8 {
    memref.store %i, %m[%k] : memref<?xi8>
  }
  return
}

// CHECK-LABEL: @known
// CHECK: scf.for
// CHECK: scf.for
func.func @known(%m: memref<?xi8>, %k: index) {
  %c0 = arith.constant 0 : i8
  %c10 = arith.constant 10 : i8
  %c4 = arith.constant 4 : i8
  scf.for %i = %c0 to %c10 step %c4 : i8 {
    memref.store %i, %m[%k] : memref<?xi8>
  }
  return
}
