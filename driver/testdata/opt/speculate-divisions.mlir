// RUN: ods opt %s --loop-invariant-code-motion | FileCheck %s

// A division leaves the loop when its divisor is known not to be zero (and, for signed ones, not minus one): by its constant, or by the bounds of
// the operation that defines it.

// CHECK-LABEL: func.func @f
// CHECK: arith.divui %{{.*}}, %{{.*}} : vector<2xi32>
// CHECK-NEXT: arith.divui %{{.*}}, %{{.*}} : vector<2xi32>
// CHECK-NEXT: arith.divui %{{.*}}, %{{.*}} : index
// CHECK-NEXT: arith.divsi %{{.*}}, %{{.*}} : index
// CHECK-NEXT: arith.ceildivsi
// CHECK-NEXT: arith.ceildivui
// CHECK: scf.for
// CHECK-NEXT: arith.divui %{{.*}}, %{{.*}} : i32
// CHECK-NEXT: index.divu
func.func @f(%a: vector<2xi32>, %s: i32, %lb: index, %ub: index, %st: index, %m: memref<?xi32>) {
  %c = arith.constant dense<[1, 2]> : vector<2xi32>
  %d = arith.constant dense<2> : vector<2xi32>
  %t = gpu.block_dim x
  %ti = arith.index_cast %t : index to i32
  scf.for %i = %lb to %ub step %st {
    %0 = arith.divui %a, %c : vector<2xi32>
    %1 = arith.divui %a, %d : vector<2xi32>
    %2 = arith.divui %lb, %t : index
    %3 = arith.divsi %lb, %t : index
    %4 = arith.divui %s, %ti : i32
    %5 = arith.ceildivsi %lb, %t : index
    %6 = arith.ceildivui %lb, %t : index
    %7 = arith.floordivsi %lb, %t : index
    %8 = arith.remui %lb, %t : index
    %9 = arith.remsi %lb, %t : index
    %10 = index.divu %lb, %t
    %11 = index.divs %lb, %t
    %12 = index.ceildivs %lb, %t
    %13 = index.remu %lb, %t
  }
  return
}
