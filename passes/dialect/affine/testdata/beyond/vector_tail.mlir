// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4}))' --split-input-file | golden %S/vector_tail.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4}))' --split-input-file --upstream-bugs | golden %S/vector_tail_upstream.out
// mlir-opt 22.1.8 writes whole vectors after the last full one, although the memory goes on; it takes every access for
// one to consecutive elements and different values for different memory.

func.func @tail(%m: memref<16xi32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<16xi32>
    %w = arith.muli %v, %v : i32
    affine.store %w, %m[%i] : memref<16xi32>
  }
  return
}

// -----

func.func @symbolic(%m: memref<16xi32>, %n: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %m[%i] : memref<16xi32>
    affine.store %v, %m[%i] : memref<16xi32>
  }
  return
}

// -----

func.func @every_other(%m: memref<32xi32>, %n: memref<32xi32>) {
  affine.for %i = 0 to 16 {
    %v = affine.load %m[2 * %i] : memref<32xi32>
    affine.store %v, %n[%i] : memref<32xi32>
  }
  return
}

// -----

func.func @step(%m: memref<32xi32>, %n: memref<32xi32>) {
  affine.for %i = 0 to 32 step 2 {
    %v = affine.load %m[%i] : memref<32xi32>
    affine.store %v, %n[%i] : memref<32xi32>
  }
  return
}

// -----

func.func @two_names(%m: memref<32xi32>) {
  %d = memref.cast %m : memref<32xi32> to memref<?xi32>
  affine.for %i = 0 to 28 {
    %v = affine.load %m[%i] : memref<32xi32>
    affine.store %v, %d[%i + 1] : memref<?xi32>
  }
  return
}

// -----

// Lanes beyond the end divide by what happens to be there.
func.func @division(%m: memref<10xi32>, %n: memref<16xi32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %n[%i] : memref<16xi32>
    %w = arith.divsi %v, %v : i32
    affine.store %w, %m[%i] : memref<10xi32>
  }
  return
}
