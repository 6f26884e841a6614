// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=1}))' --split-input-file --allow-unregistered-dialect | golden %S/unroll_jam_wrong_1.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' --split-input-file --allow-unregistered-dialect | golden %S/unroll_jam_wrong_2.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=3}))' --split-input-file --allow-unregistered-dialect | golden %S/unroll_jam_wrong_3.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=4}))' --split-input-file --allow-unregistered-dialect | golden %S/unroll_jam_wrong_4.out
// Loops that 22.1.8 unrolls and jams although the order of accesses changes, or initial values count more than once.

func.func @reduce_addf(%a: memref<30xf32>, %z: f32, %n: index) -> f32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> f32 {
    %1 = affine.load %a[%i] : memref<30xf32>
    %2 = arith.addf %1, %x : f32
    affine.yield %2 : f32
  }
  return %0 : f32
}

// -----
func.func @reduce_mulf(%a: memref<30xf32>, %z: f32, %n: index) -> f32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> f32 {
    %1 = affine.load %a[%i] : memref<30xf32>
    %2 = arith.mulf %1, %x : f32
    affine.yield %2 : f32
  }
  return %0 : f32
}

// -----
func.func @reduce_addi(%a: memref<30xi32>, %z: i32, %n: index) -> i32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> i32 {
    %1 = affine.load %a[%i] : memref<30xi32>
    %2 = arith.addi %1, %x : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}

// -----
func.func @reduce_muli(%a: memref<30xi32>, %z: i32, %n: index) -> i32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> i32 {
    %1 = affine.load %a[%i] : memref<30xi32>
    %2 = arith.muli %1, %x : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}

// -----
func.func @reduce_xori(%a: memref<30xi32>, %z: i32, %n: index) -> i32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> i32 {
    %1 = affine.load %a[%i] : memref<30xi32>
    %2 = arith.xori %1, %x : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}

// -----
func.func @reduce_subi(%a: memref<30xi32>, %z: i32, %n: index) -> i32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> i32 {
    %1 = affine.load %a[%i] : memref<30xi32>
    %2 = arith.subi %1, %x : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}

// -----
// Two reductions, the results of which are used twice.
func.func @reduce_two(%a: memref<30x30xi32>, %z: i32) -> (i32, i32, i32) {
  %0:2 = affine.for %i = 0 to 24 iter_args(%x = %z, %y = %z) -> (i32, i32) {
    %1 = affine.load %a[%i, 0] : memref<30x30xi32>
    %2 = arith.addi %x, %1 : i32
    %3 = affine.load %a[%i, 1] : memref<30x30xi32>
    %4 = arith.muli %3, %y : i32
    affine.yield %2, %4 : i32, i32
  }
  %5 = arith.addi %0#0, %0#1 : i32
  return %0#0, %0#1, %5 : i32, i32, i32
}

// -----
// A reduction through an inner loop is none.
func.func @reduce_nest(%a: memref<30x30xi32>, %z: i32) -> i32 {
  %0 = affine.for %i = 0 to 24 iter_args(%x = %z) -> i32 {
    %1 = affine.for %j = 0 to 24 iter_args(%y = %x) -> i32 {
      %2 = affine.load %a[%i, %j] : memref<30x30xi32>
      %3 = arith.addi %y, %2 : i32
      affine.yield %3 : i32
    }
    affine.yield %1 : i32
  }
  return %0 : i32
}
