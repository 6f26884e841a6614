// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-parallelize))' | golden %S/parallel_memory.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-parallelize))' --upstream-bugs | golden %S/parallel_memory_upstream.out
// mlir-opt 22.1.8 takes memory under two names for two memories, and compares the first elements of vectors.

func.func @two_names(%m: memref<9xi32>) {
  %d = memref.cast %m : memref<9xi32> to memref<?xi32>
  affine.for %i = 0 to 8 {
    %x = affine.load %m[%i] : memref<9xi32>
    affine.store %x, %d[%i + 1] : memref<?xi32>
  }
  return
}

func.func @overlapping(%m: memref<16xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.vector_load %m[%i] : memref<16xi32>, vector<4xi32>
    affine.vector_store %v, %m[%i] : memref<16xi32>, vector<4xi32>
  }
  return
}

func.func @apart(%m: memref<9xi32>) {
  %d = memref.alloc() : memref<9xi32>
  affine.for %i = 0 to 8 {
    %x = affine.load %m[%i] : memref<9xi32>
    affine.store %x, %d[%i + 1] : memref<9xi32>
  }
  memref.dealloc %d : memref<9xi32>
  return
}

func.func @of_each_iteration(%m: memref<9xi32>) {
  affine.for %i = 0 to 8 {
    %d = memref.alloca() : memref<2xi32>
    %c = memref.cast %d : memref<2xi32> to memref<?xi32>
    %x = affine.load %m[%i] : memref<9xi32>
    affine.store %x, %d[0] : memref<2xi32>
    %y = affine.load %c[0] : memref<?xi32>
    affine.store %y, %m[%i] : memref<9xi32>
  }
  return
}
