// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-fusion))' --split-input-file | golden %S/fusion_memory.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-fusion))' --split-input-file --upstream-bugs | golden %S/fusion_memory_upstream.out
// mlir-opt 22.1.8 compares accesses to the same value only, and slices where they are not all of the producer, or where
// iterations of the producer depend on one another.

func.func private @change(memref<?xi32>)

func.func @call_in_producer(%in: memref<8xi32>, %out: memref<8xi32>) {
  %mid = memref.alloc() : memref<8xi32>
  %d = memref.cast %mid : memref<8xi32> to memref<?xi32>
  affine.for %i = 0 to 8 {
    %v = affine.load %in[%i] : memref<8xi32>
    affine.store %v, %mid[%i] : memref<8xi32>
    func.call @change(%d) : (memref<?xi32>) -> ()
  }
  affine.for %i = 0 to 8 {
    %v = affine.load %mid[%i] : memref<8xi32>
    affine.store %v, %out[%i] : memref<8xi32>
  }
  return
}

// -----

func.func @copy_into_view(%in: memref<8xi32>, %out: memref<8xi32>, %four: memref<4xi32>) {
  %mid = memref.alloc() : memref<8xi32>
  %half = memref.subview %mid[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  affine.for %i = 0 to 8 {
    %v = affine.load %in[%i] : memref<8xi32>
    affine.store %v, %mid[%i] : memref<8xi32>
  }
  memref.copy %four, %half : memref<4xi32> to memref<4xi32, strided<[1]>>
  affine.for %i = 0 to 8 {
    %v = affine.load %mid[%i] : memref<8xi32>
    affine.store %v, %out[%i] : memref<8xi32>
  }
  return
}

// -----

// The producer stays, and doubles what it doubled before.
func.func @twice(%m: memref<32xi32>, %out: memref<16xi32>) {
  affine.for %i = 0 to 32 {
    %v = affine.load %m[%i] : memref<32xi32>
    %w = arith.addi %v, %v : i32
    affine.store %w, %m[%i] : memref<32xi32>
  }
  affine.for %i = 0 to 16 {
    %v = affine.load %m[%i] : memref<32xi32>
    affine.store %v, %out[%i] : memref<16xi32>
  }
  return
}

// -----

// An iteration of the producer needs the one before.
func.func @recurrence(%in: memref<9xi32>, %out: memref<9xi32>) {
  %m = memref.alloc() : memref<9xi32>
  affine.for %i = 0 to 9 {
    %v = affine.load %in[%i] : memref<9xi32>
    affine.store %v, %m[%i] : memref<9xi32>
  }
  affine.for %i = 1 to 9 {
    %v = affine.load %m[%i - 1] : memref<9xi32>
    affine.store %v, %m[%i] : memref<9xi32>
  }
  affine.for %i = 1 to 9 {
    %v = affine.load %m[9 - %i] : memref<9xi32>
    affine.store %v, %out[%i] : memref<9xi32>
  }
  return
}

// -----

// Only the diagonal is needed here, but all of the memory later.
func.func @diagonal(%x: i32, %out: memref<4xi32>) -> memref<4x4xi32> {
  %m = memref.alloc() : memref<4x4xi32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.store %x, %m[%i, %j] : memref<4x4xi32>
    }
  }
  affine.for %i = 0 to 4 {
    %v = affine.load %m[%i, %i] : memref<4x4xi32>
    affine.store %v, %out[%i] : memref<4xi32>
  }
  return %m : memref<4x4xi32>
}
