// RUN: toy opt %s --toy-to-arith | FileCheck %s

// Numbers go through loops and conditions as integers.

// CHECK-LABEL: func.func @power
// CHECK-SAME: (%[[X:.*]]: i32, %[[N:.*]]: index, %[[C:.*]]: i1) -> i32
func.func @power(%x: !toy.fix<8>, %n: index, %c: i1) -> !toy.fix<8> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = toy.constant 256 : <8>
  // CHECK: scf.for {{.*}} iter_args(%[[P:.*]] = %{{.*}}) -> (i32)
  %r = scf.for %i = %zero to %n step %one iter_args(%p = %start) -> (!toy.fix<8>) {
    // CHECK: scf.if %[[C]] -> (i32)
    %q = scf.if %c -> (!toy.fix<8>) {
      // CHECK: arith.muli
      %m = toy.mul %p, %x : <8>
      // CHECK: scf.yield %{{.*}} : i32
      scf.yield %m : !toy.fix<8>
    } else {
      // CHECK: scf.yield %[[P]] : i32
      scf.yield %p : !toy.fix<8>
    }
    scf.yield %q : !toy.fix<8>
  }
  // CHECK-NOT: toy.
  return %r : !toy.fix<8>
}
