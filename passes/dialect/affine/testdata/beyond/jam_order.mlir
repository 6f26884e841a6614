// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' --split-input-file | golden %S/jam_order.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' --split-input-file --upstream-bugs | golden %S/jam_order_upstream.out
// mlir-opt 22.1.8 does not look at dependences here, and lets each copy of a reduction start from the initial value.

func.func @crossing(%m: memref<9x9xi32>) {
  affine.for %r = 1 to 9 {
    affine.for %c = 0 to 8 {
      %v = affine.load %m[%r - 1, %c + 1] : memref<9x9xi32>
      affine.store %v, %m[%r, %c] : memref<9x9xi32>
    }
  }
  return
}

// -----

// The second loop of an iteration comes before the first one of the next iteration.
func.func @two_loops(%m: memref<8xi32>, %n: memref<8xi32>) {
  affine.for %r = 0 to 8 {
    affine.for %c = 0 to 8 {
      %v = affine.load %m[%c] : memref<8xi32>
      affine.store %v, %n[%r] : memref<8xi32>
    }
    affine.for %c = 0 to 8 {
      %v = affine.load %n[%c] : memref<8xi32>
      affine.store %v, %m[%r] : memref<8xi32>
    }
  }
  return
}

// -----

func.func @view(%m: memref<8x8xi32>) {
  affine.for %r = 0 to 6 {
    %v = memref.subview %m[1, 0] [7, 8] [1, 1] : memref<8x8xi32> to memref<7x8xi32, strided<[8, 1], offset: 8>>
    affine.for %c = 0 to 7 {
      %x = affine.load %m[%r, %c + 1] : memref<8x8xi32>
      affine.store %x, %v[%r, %c] : memref<7x8xi32, strided<[8, 1], offset: 8>>
    }
  }
  return
}

// -----

// The sum of the copies has the initial value twice.
func.func @initial_value(%m: memref<8xi32>, %x: i32) -> i32 {
  %s = affine.for %i = 0 to 8 iter_args(%a = %x) -> i32 {
    %v = affine.load %m[%i] : memref<8xi32>
    %t = arith.addi %a, %v : i32
    affine.yield %t : i32
  }
  return %s : i32
}
