// RUN: ods opt %s --buffer-loop-hoisting | FileCheck %s
// RUN: ods opt --upstream-bugs %s --buffer-loop-hoisting | FileCheck %s --check-prefix=UPSTREAM

// CHECK-LABEL: @iteration
// CHECK: scf.for
// CHECK-NEXT: memref.alloc
// UPSTREAM-LABEL: @iteration
// UPSTREAM: memref.alloc
// UPSTREAM: scf.for
func.func @iteration(%lb: index, %ub: index, %step: index, %x: f32) {
  scf.for %i = %lb to %ub step %step {
    %m = memref.alloc() : memref<4xf32>
    memref.store %x, %m[%i] : memref<4xf32>
    memref.dealloc %m : memref<4xf32>
  }
  return
}

// Another name, and a condition.
// CHECK-LABEL: @view
// CHECK: scf.for
// CHECK-NEXT: memref.alloc
// UPSTREAM-LABEL: @view
// UPSTREAM: memref.alloc
// UPSTREAM: scf.for
func.func @view(%lb: index, %ub: index, %step: index, %x: f32, %c: i1) {
  scf.for %i = %lb to %ub step %step {
    %m = memref.alloc() : memref<4xf32>
    memref.store %x, %m[%i] : memref<4xf32>
    %v = memref.cast %m : memref<4xf32> to memref<?xf32>
    bufferization.dealloc (%v : memref<?xf32>) if (%c)
  }
  return
}

// What is not freed still moves.
// CHECK-LABEL: @kept
// CHECK: memref.alloc
// CHECK: scf.for
func.func @kept(%lb: index, %ub: index, %step: index, %x: f32) {
  scf.for %i = %lb to %ub step %step {
    %m = memref.alloc() : memref<4xf32>
    memref.store %x, %m[%i] : memref<4xf32>
  }
  return
}
