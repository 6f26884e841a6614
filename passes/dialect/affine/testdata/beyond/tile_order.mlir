// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-size=2}))' --split-input-file | golden %S/tile_order.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-size=2}))' --split-input-file --upstream-bugs | golden %S/tile_order_upstream.out
// mlir-opt 22.1.8 takes a dependence that it cannot compute for none, one with the distance (1, -1) for harmless, and looks
// at accesses to the same value only. Tiles of a nest run in an order in which all loops go forwards, so no distance may
// be negative in any of them.

func.func @known_distance(%m: memref<12x12xi32>) {
  affine.for %r = 1 to 12 {
    affine.for %c = 0 to 11 {
      %v = affine.load %m[%r - 1, %c + 1] : memref<12x12xi32>
      affine.store %v, %m[%r, %c] : memref<12x12xi32>
    }
  }
  return
}

// -----

// The subscript s0 * s1 is not affine.
func.func @unknown_distance(%m: memref<?x12xi32>, %p: index, %q: index) {
  affine.for %r = 1 to 12 {
    affine.for %c = 0 to 12 {
      %v = affine.load %m[symbol(%p) * symbol(%q), %c] : memref<?x12xi32>
      affine.store %v, %m[%r, 11 - %c] : memref<?x12xi32>
    }
  }
  return
}

// -----

func.func @two_names(%m: memref<12x12xi32>) {
  %d = memref.cast %m : memref<12x12xi32> to memref<?x?xi32>
  affine.for %r = 1 to 12 {
    affine.for %c = 0 to 11 {
      %v = affine.load %d[%r - 1, %c + 1] : memref<?x?xi32>
      affine.store %v, %m[%r, %c] : memref<12x12xi32>
    }
  }
  return
}

// -----

func.func private @anything()

func.func @call(%m: memref<12x12xi32>) {
  affine.for %r = 0 to 12 {
    affine.for %c = 0 to 12 {
      %v = affine.load %m[%r, %c] : memref<12x12xi32>
      func.call @anything() : () -> ()
    }
  }
  return
}

// -----

// Elements of this memory overlap.
func.func @overlapping(%m: memref<12x12xi32, strided<[1, 1]>>) {
  affine.for %r = 0 to 12 {
    affine.for %c = 0 to 12 {
      %v = affine.load %m[%r, %c] : memref<12x12xi32, strided<[1, 1]>>
      %w = arith.addi %v, %v : i32
      affine.store %w, %m[%r, %c] : memref<12x12xi32, strided<[1, 1]>>
    }
  }
  return
}
