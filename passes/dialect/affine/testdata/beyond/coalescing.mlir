// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-coalescing))' --split-input-file | golden %S/coalescing.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-coalescing))' --split-input-file --upstream-bugs | golden %S/coalescing_upstream.out
// mlir-opt 22.1.8 uses what an iteration of the inner loop starts from where the body means what one of the outer loop
// starts from; it multiplies negative sizes and sizes whose product the type cannot hold; and it loses what loops of
// dialect affine carry.

func.func @captured(%x: i64, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> i64 {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> i64 {
      %t = arith.muli %b, %a : i64
      scf.yield %t : i64
    }
    scf.yield %s : i64
  }
  return %r : i64
}

// -----

// The two inner loops become one.
func.func @captured_outside(%x: i64, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> i64 {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> i64 {
      %u = scf.for %k = %c0 to %n step %c1 iter_args(%c = %b) -> i64 {
        %t = arith.muli %c, %a : i64
        scf.yield %t : i64
      }
      scf.yield %u : i64
    }
    scf.yield %s : i64
  }
  return %r : i64
}

// -----

func.func @never(%m: memref<8x8xi32>, %x: i32) {
  affine.for %i = 0 to -2 {
    affine.for %j = 0 to -3 {
      affine.store %x, %m[%i, %j] : memref<8x8xi32>
    }
  }
  return
}

// -----

func.func @too_many(%m: memref<128x128xi32>, %x: i32) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c100 = arith.constant 100 : i8
  scf.for %i = %c0 to %c100 step %c1 : i8 {
    scf.for %j = %c0 to %c100 step %c1 : i8 {
      %a = arith.index_cast %i : i8 to index
      %b = arith.index_cast %j : i8 to index
      memref.store %x, %m[%a, %b] : memref<128x128xi32>
    }
  }
  return
}

// -----

// Two negative numbers of iterations have a positive product.

func.func private @take(index, index)
func.func @both_symbolic(%n: index, %k: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %k {
      func.call @take(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func private @take(index, index)
func.func @sizes(%m: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xi32>
  %k = memref.dim %m, %c1 : memref<?x?xi32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %k {
      func.call @take(%i, %j) : (index, index) -> ()
    }
  }
  return
}
