// RUN: ods opt %s --scf-parallel-loop-fusion | FileCheck %s
// RUN: ods opt --upstream-bugs %s --scf-parallel-loop-fusion | FileCheck %s --check-prefix=UPSTREAM

// mlir-opt 22.1.8 compares loads with stores only, but neither two stores nor calls.

// CHECK-LABEL: func.func @two_stores
// CHECK-COUNT-2: scf.parallel
// UPSTREAM-LABEL: func.func @two_stores
// UPSTREAM-COUNT-1: scf.parallel
// UPSTREAM-NOT: scf.parallel
func.func @two_stores(%m: memref<8xi32>, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i) = (%c0) to (%c7) step (%c1) {
    memref.store %x, %m[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%c7) step (%c1) {
    %j = arith.subi %c7, %i : index
    memref.store %y, %m[%j] : memref<8xi32>
  }
  return
}

// CHECK-LABEL: func.func @calls
// CHECK-COUNT-2: scf.parallel
// UPSTREAM-LABEL: func.func @calls
// UPSTREAM-COUNT-1: scf.parallel
// UPSTREAM-NOT: scf.parallel
func.func private @touch(memref<8xi32>, index)
func.func @calls(%m: memref<8xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %x, %m[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    func.call @touch(%m, %i) : (memref<8xi32>, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @once
// CHECK-COUNT-1: scf.parallel
// CHECK-NOT: scf.parallel
// UPSTREAM-LABEL: func.func @once
func.func @once(%m: memref<8xi32>, %v: memref<8xi32>, %r: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    memref.copy %v, %m : memref<8xi32> to memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    %x = memref.load %m[%c1] : memref<8xi32>
    memref.store %x, %r[] : memref<i32>
  }
  return
}

// CHECK-LABEL: func.func @same_element
// CHECK-COUNT-1: scf.parallel
// CHECK-NOT: scf.parallel
// UPSTREAM-LABEL: func.func @same_element
func.func @same_element(%m: memref<8xi32>, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %x, %m[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %y, %m[%i] : memref<8xi32>
  }
  return
}
