// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-size=32}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_wrong_32.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-sizes=5,2}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_wrong_5_2.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-size=4 separate}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_wrong_separate.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-sizes=1,10 separate}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_wrong_1_10.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-loop-tile{}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_wrong_cache.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-loop-tile{cache-size=1}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_wrong_cache_1.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-loop-tile{cache-size=0}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_wrong_cache_0.out
// Nests that 22.1.8 tiles although dependences forbid it.

func.func @backwards(%A: memref<100x100xf32>, %B: memref<100x100xf32>, %C: memref<100x100xf32>) {
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to 99 {
      %0 = affine.load %A[%i - 1, %j + 1] : memref<100x100xf32>
      affine.store %0, %A[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----
func.func @reduction(%A: memref<100x100xf32>, %B: memref<100x100xf32>, %C: memref<100x100xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      %0 = affine.load %A[%i, %j] : memref<100x100xf32>
      %1 = affine.load %B[0, 0] : memref<100x100xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %B[0, 0] : memref<100x100xf32>
    }
  }
  return
}

// -----
func.func @other_store(%A: memref<100x100xf32>, %B: memref<100x100xf32>, %C: memref<100x100xf32>, %n: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to %n {
      %0 = affine.load %A[%i + 3, %j mod 4] : memref<100x100xf32>
      memref.store %0, %B[%i, %j] : memref<100x100xf32>
    }
  }
  return
}
