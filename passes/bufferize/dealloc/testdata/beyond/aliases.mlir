// RUN: ods opt %s --bufferization-lower-deallocations | FileCheck %s
// RUN: ods opt --upstream-bugs %s --bufferization-lower-deallocations | FileCheck %s --check-prefix=UPSTREAM

// Two names of the same memory: the first one whose condition is true frees it, not just the first one.

// CHECK-LABEL: func.func private @dealloc_helper
// CHECK: scf.for %[[K:.*]] = %c0 to %arg5 step %c1 iter_args(%[[SO:.*]] = %2) -> (i1) {
// CHECK-NEXT: %[[OTHER:.*]] = memref.load %arg0[%[[K]]]
// CHECK-NEXT: %[[DIFFERS:.*]] = arith.cmpi ne, %[[OTHER]]
// CHECK-NEXT: %[[FREES:.*]] = memref.load %arg2[%[[K]]]
// CHECK-NEXT: %[[STAYS:.*]] = arith.xori %[[FREES]], %true
// CHECK-NEXT: %[[APART:.*]] = arith.ori %[[DIFFERS]], %[[STAYS]]
// CHECK-NEXT: arith.andi %[[SO]], %[[APART]]

// UPSTREAM-LABEL: func.func private @dealloc_helper
// UPSTREAM-NOT: arith.xori
func.func @f(%a: memref<2xf32>, %b: memref<2xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%a, %b : memref<2xf32>, memref<2xf32>) if (%c, %d)
  return
}
