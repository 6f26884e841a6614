// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-size=32}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_32.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-sizes=5,2}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_5_2.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-size=4 separate}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_separate.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-sizes=1,10 separate}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_1_10.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-tile{}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_cache.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-tile{cache-size=1}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_cache_1.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-tile{cache-size=0}))' --split-input-file --allow-unregistered-dialect | golden %S/tile_cache_0.out

func.func @one() {
  affine.for %i = 0 to 256 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @one_rest() {
  affine.for %i = 0 to 250 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @two() {
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 100 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @three() {
  affine.for %i = 0 to 256 {
    affine.for %j = 3 to 35 {
      affine.for %k = 0 to 10 {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// -----

func.func @short() {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 2 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @once() {
  affine.for %i = 0 to 1 {
    affine.for %j = 5 to 6 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @never() {
  affine.for %i = 0 to 0 {
    affine.for %j = 5 to 3 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @symbols(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = %m to %n {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @symbol_constant(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 64 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @constant_symbol(%n: index, %m: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to %n {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @multiple(%n: index, %m: index) {
  affine.for %i = 0 to affine_map<()[s0] -> (s0 * 4)>()[%n] {
    affine.for %j = 0 to affine_map<()[s0] -> (s0 * 6)>()[%n] {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @step(%n: index, %m: index) {
  affine.for %i = 0 to 100 step 3 {
    affine.for %j = 0 to %n step 2 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @step_inner(%n: index, %m: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 50 step 2 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @minimum(%n: index, %m: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 50)>()[%n] {
    affine.for %j = 0 to %m {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @minima(%n: index, %m: index) {
  affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0, s1, 50)>()[%n, %m] {
    affine.for %j = 0 to min affine_map<()[s0] -> (s0 * 2, 100)>()[%n] {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @maximum(%n: index, %m: index) {
  affine.for %i = max affine_map<()[s0] -> (s0, 5)>()[%n] to 50 {
    affine.for %j = 0 to %m {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @dims(%n: index, %m: index) {
  affine.for %i = affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%m] to affine_map<(d0)[s0] -> (d0 * 2 + s0 + 7)>(%m)[%n] {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @floordiv(%n: index, %m: index) {
  affine.for %i = 0 to affine_map<()[s0] -> (s0 floordiv 3)>()[%n] {
    affine.for %j = 0 to affine_map<()[s0] -> (s0 ceildiv 4)>()[%n] {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @not_rectangular(%n: index, %m: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @not_rectangular_lower(%n: index, %m: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 100 {
      affine.for %k = 0 to 5 {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// -----

// Two nests, one of them not perfect.
func.func @imperfect(%n: index) {
  affine.for %i = 0 to 100 {
    "pre"(%i) : (index) -> ()
    affine.for %j = 0 to 50 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 50 {
      "use"(%i, %j) : (index, index) -> ()
    }
    "post"(%i) : (index) -> ()
  }
  return
}

// -----

// Not at the top.
func.func @nested(%n: index, %c: i1) {
  scf.if %c {
    affine.for %i = 0 to %n {
      "use"(%i) : (index) -> ()
    }
  }
  return
}

// -----

func.func @carried(%n: index, %x: f32) -> f32 {
  %0 = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 {
    affine.for %j = 0 to %n {
      "use"(%i, %j) : (index, index) -> ()
    }
    affine.yield %a : f32
  }
  return %0 : f32
}

// -----

func.func @empty(%n: index) {
  affine.for %i = 0 to %n {
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
    }
  }
  return
}

// -----

func.func @matmul(%A: memref<100x100xf32>, %B: memref<100x100xf32>, %C: memref<100x100xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      affine.for %k = 0 to 100 {
        %0 = affine.load %A[%i, %k] : memref<100x100xf32>
        %1 = affine.load %B[%k, %j] : memref<100x100xf32>
        %2 = affine.load %C[%i, %j] : memref<100x100xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %C[%i, %j] : memref<100x100xf32>
      }
    }
  }
  return
}

// -----

func.func @stencil(%A: memref<100x100xf32>, %B: memref<100x100xf32>, %C: memref<100x100xf32>) {
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to 99 {
      %0 = affine.load %A[%i - 1, %j] : memref<100x100xf32>
      %1 = affine.load %A[%i, %j - 1] : memref<100x100xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %A[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @transpose(%A: memref<100x100xf32>, %B: memref<100x100xf32>, %C: memref<100x100xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      %0 = affine.load %A[%j, %i] : memref<100x100xf32>
      affine.store %0, %A[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @transpose_symbolic(%A: memref<100x100xf32>, %B: memref<100x100xf32>, %C: memref<100x100xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %0 = affine.load %A[%j, %i] : memref<100x100xf32>
      affine.store %0, %A[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @skewed(%A: memref<100x100xf32>, %B: memref<100x100xf32>, %C: memref<100x100xf32>) {
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 50 {
      %0 = affine.load %A[%i + %j, %j] : memref<100x100xf32>
      affine.store %0, %A[%i + %j + 1, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @bytes(%A: memref<25x20x8xi8>, %B: memref<25x20x8xi8>) {
  affine.for %i = 0 to 25 {
    affine.for %j = 0 to 20 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %A[%i, %j, %k] : memref<25x20x8xi8>
        affine.store %0, %B[%i, %j, %k] : memref<25x20x8xi8>
      }
    }
  }
  return
}

// -----

func.func @large(%A: memref<1000x1000xf64>) {
  affine.for %i = 0 to 1000 {
    affine.for %j = 0 to 1000 {
      %0 = affine.load %A[%i, %j] : memref<1000x1000xf64>
      affine.store %0, %A[%i, %j] : memref<1000x1000xf64>
    }
  }
  return
}

// -----

func.func @large_part(%A: memref<1000x1000xf64>) {
  affine.for %i = 0 to 99 {
    affine.for %j = 0 to 77 step 2 {
      affine.for %k = 0 to 13 {
        %0 = affine.load %A[%i * 2, %j + %k] : memref<1000x1000xf64>
      }
    }
  }
  return
}

// -----

func.func @dynamic(%A: memref<?x?xf64>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 77 {
      %0 = affine.load %A[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// -----

func.func @two_regions(%A: memref<1000x1000xf64>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      %0 = affine.load %A[%i, %j] : memref<1000x1000xf64>
      affine.store %0, %A[%i + 500, %j] : memref<1000x1000xf64>
    }
  }
  return
}

// -----

func.func @vectors(%A: memref<100x100xvector<4xf32>>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      %0 = affine.load %A[%i, %j] : memref<100x100xvector<4xf32>>
    }
  }
  return
}

// -----

func.func @layout(%A: memref<100x100xf32, strided<[200, 1]>>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      %0 = affine.load %A[%i, %j] : memref<100x100xf32, strided<[200, 1]>>
    }
  }
  return
}

// -----

func.func @scalar(%A: memref<f32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      %0 = affine.load %A[] : memref<f32>
    }
  }
  return
}
