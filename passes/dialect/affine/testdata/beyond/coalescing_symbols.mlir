// RUN: ods opt %s --affine-loop-coalescing | FileCheck %s
// RUN: not ods opt %s --affine-loop-coalescing --upstream-bugs 2>&1 | FileCheck %s --check-prefix=UPSTREAM
//
// The number of iterations of the one loop has to be a symbol in the maps of its body.

// CHECK-LABEL: @within
// CHECK: affine.for %[[Q:.*]] = 0 to 3
// CHECK: affine.for %{{.*}} = 0 to min
// CHECK: affine.for %{{.*}} = 0 to 5
// UPSTREAM: 'affine.for' op operand cannot be used as a symbol
func.func @within(%m: memref<?xf32>) {
  affine.for %q = 0 to 3 {
    affine.for %i = 0 to min affine_map<(d0) -> (d0, 100)>(%q) {
      affine.for %j = 0 to 5 {
        %v = affine.load %m[%i] : memref<?xf32>
        affine.store %v, %m[%j] : memref<?xf32>
      }
    }
  }
  return
}

// CHECK-LABEL: @symbols
// CHECK: affine.for %{{.*}} = 0 to 3
// CHECK: affine.for
// CHECK-NOT: affine.for
func.func @symbols(%m: memref<?xf32>, %n: index, %z: f32) {
  affine.for %q = 0 to 3 {
    affine.store %z, %m[%q] : memref<?xf32>
    affine.for %i = 0 to %n {
      affine.for %j = 0 to 5 {
        %v = affine.load %m[%i] : memref<?xf32>
        affine.store %v, %m[%j] : memref<?xf32>
      }
    }
  }
  return
}
