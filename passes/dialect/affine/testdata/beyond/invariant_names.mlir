// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-invariant-code-motion))' --split-input-file | golden %S/invariant_names.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-invariant-code-motion))' --split-input-file --upstream-bugs | golden %S/invariant_names_upstream.out
// mlir-opt 22.1.8 looks at uses of the same value only.

func.func @cast(%m: memref<8xi32>, %n: memref<8xi32>, %x: i32) {
  %d = memref.cast %m : memref<8xi32> to memref<?xi32>
  affine.for %i = 0 to 8 {
    %v = affine.load %m[3] : memref<8xi32>
    affine.store %x, %d[%i] : memref<?xi32>
    affine.store %v, %n[%i] : memref<8xi32>
  }
  return
}

// -----

func.func private @anything()

func.func @call(%m: memref<8xi32>, %n: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    func.call @anything() : () -> ()
    %v = affine.load %m[3] : memref<8xi32>
    affine.store %v, %n[%i] : memref<8xi32>
  }
  return
}

// -----

// This load moves: memory that no other operation is given is not touched by a call.
func.func @private(%n: memref<8xi32>, %x: i32) {
  %m = memref.alloc() : memref<8xi32>
  affine.store %x, %m[3] : memref<8xi32>
  affine.for %i = 0 to 8 {
    func.call @anything() : () -> ()
    %v = affine.load %m[3] : memref<8xi32>
    affine.store %v, %n[%i] : memref<8xi32>
  }
  return
}
func.func private @anything()
