// RUN: ods opt %s --affine-parallelize --allow-unregistered-dialect | golden %S/parallelize.out
// RUN: ods opt %s --affine-parallelize=parallel-reductions --allow-unregistered-dialect | golden %S/parallelize_reductions.out
// RUN: ods opt %s --affine-parallelize=max-nested=1 --allow-unregistered-dialect | golden %S/parallelize_nested.out
// RUN: ods opt %s --affine-parallelize=max-nested=0 --allow-unregistered-dialect | golden %S/parallelize_none.out

func.func @fill(%m: memref<100x100xf32>, %c: f32) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      affine.store %c, %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}
func.func @matmul(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %d: memref<16x16xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 16 {
        %x = affine.load %a[%i, %k] : memref<16x16xf32>
        %y = affine.load %b[%k, %j] : memref<16x16xf32>
        %z = affine.load %d[%i, %j] : memref<16x16xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %d[%i, %j] : memref<16x16xf32>
      }
    }
  }
  return
}
func.func @bounds(%m: memref<100x100xf32>, %c: f32, %n: index) {
  affine.for %i = 0 to %n step 3 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0, 3)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 7, s0 * 2)>(%i)[%n] {
      affine.store %c, %m[%i, %j] : memref<100x100xf32>
    }
  }
  affine.for %i = -5 to 5 step 2 {
    affine.store %c, %m[%i + 5, 0] : memref<100x100xf32>
  }
  return
}
func.func @carried_by_memory(%m: memref<100xf32>) {
  affine.for %i = 1 to 100 {
    %v = affine.load %m[%i - 1] : memref<100xf32>
    affine.store %v, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    %v = affine.load %m[%i + 50] : memref<100xf32>
    affine.store %v, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    %v = affine.load %m[%i * 2 + 1] : memref<100xf32>
    affine.store %v, %m[%i * 2] : memref<100xf32>
  }
  return
}
func.func @inner_only(%m: memref<100x100xf32>) {
  affine.for %t = 1 to 100 {
    affine.for %i = 0 to 99 {
      %v = affine.load %m[%t - 1, %i + 1] : memref<100x100xf32>
      affine.store %v, %m[%t, %i] : memref<100x100xf32>
    }
  }
  return
}
func.func @outer_only(%m: memref<100x100xf32>) {
  affine.for %t = 0 to 100 {
    affine.for %i = 1 to 100 {
      %v = affine.load %m[%t, %i - 1] : memref<100x100xf32>
      affine.store %v, %m[%t, %i] : memref<100x100xf32>
    }
  }
  return
}
func.func @same_element(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[0] : memref<100xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[0] : memref<100xf32>
    "test.pure"() : () -> ()
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[0] : memref<100xf32>
  }
  return
}
func.func @local_memory(%c: f32) {
  affine.for %i = 0 to 10 {
    %m = memref.alloc() : memref<1xf32>
    affine.store %c, %m[0] : memref<1xf32>
    %v = affine.load %m[0] : memref<1xf32>
    affine.for %j = 0 to 10 {
      affine.store %c, %m[0] : memref<1xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %m = memref.alloca() : memref<10xf32>
    %s = memref.cast %m : memref<10xf32> to memref<?xf32>
    affine.store %c, %s[0] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    %m = memref.alloc() : memref<1xf32>
    affine.store %c, %m[0] : memref<1xf32>
    memref.dealloc %m : memref<1xf32>
  }
  return
}
func.func private @g()
func.func @unknown_effects(%m: memref<10xf32>, %c: f32, %k: index) {
  affine.for %i = 0 to 10 {
    func.call @g() : () -> ()
  }
  affine.for %i = 0 to 10 {
    memref.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = memref.load %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = arith.addf %c, %c : f32
  }
  affine.for %i = 0 to 10 {
    scf.for %j = %k to %k step %k {
      %v = arith.addf %c, %c : f32
    }
  }
  return
}
func.func @condition(%m: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%i) {
      affine.store %c, %m[%i] : memref<10xf32>
    } else {
      affine.store %c, %m[%i - 1] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 5 == 0)>(%i) {
      affine.store %c, %m[0] : memref<10xf32>
    }
  }
  return
}
func.func @parallel_around(%m: memref<10x10x10xf32>, %c: f32) {
  affine.parallel (%i, %j) = (0, 0) to (10, 10) {
    affine.for %k = 0 to 10 {
      affine.store %c, %m[%i, %j, %k] : memref<10x10x10xf32>
    }
    affine.for %k = 1 to 10 {
      %v = affine.load %m[%i, %j, %k - 1] : memref<10x10x10xf32>
      affine.store %v, %m[%i, %j, %k] : memref<10x10x10xf32>
    }
  }
  return
}
func.func @parallel_inside(%m: memref<10x10xf32>, %c: f32) {
  affine.for %k = 0 to 10 {
    affine.parallel (%i) = (0) to (10) {
      affine.store %c, %m[%i, %k] : memref<10x10xf32>
    }
  }
  return
}
func.func @semi_affine(%m: memref<10xf32>, %c: f32, %n: index) {
  affine.for %k = 0 to 10 {
    affine.store %c, %m[%k * symbol(%n)] : memref<10xf32>
  }
  return
}
func.func @reductions(%m: memref<10xf32>, %k: memref<10xi32>, %c: f32, %d: i32) -> (f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32) {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %v = affine.load %m[%i] : memref<10xf32>
    %s = arith.addf %v, %a : f32
    affine.yield %s : f32
  }
  %1 = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %v = affine.load %m[%i] : memref<10xf32>
    %s = arith.mulf %a, %v : f32
    affine.yield %s : f32
  }
  %2 = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %v = affine.load %m[%i] : memref<10xf32>
    %s = arith.maximumf %a, %v fastmath<fast> : f32
    affine.yield %s : f32
  }
  %3 = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %v = affine.load %m[%i] : memref<10xf32>
    %s = arith.minimumf %a, %v : f32
    affine.yield %s : f32
  }
  %4 = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %v = affine.load %m[%i] : memref<10xf32>
    %s = arith.addf %v, %v : f32
    affine.yield %s : f32
  }
  %5 = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %v = affine.load %m[%i] : memref<10xf32>
    %s = arith.subf %a, %v : f32
    affine.yield %s : f32
  }
  %6 = affine.for %i = 0 to 10 iter_args(%a = %d) -> i32 {
    %v = affine.load %k[%i] : memref<10xi32>
    %s = arith.addi %a, %v : i32
    affine.yield %s : i32
  }
  %7 = affine.for %i = 0 to 10 iter_args(%a = %d) -> i32 {
    %v = affine.load %k[%i] : memref<10xi32>
    %s = arith.muli %a, %v overflow<nsw> : i32
    affine.yield %s : i32
  }
  %8 = affine.for %i = 0 to 10 iter_args(%a = %d) -> i32 {
    %v = affine.load %k[%i] : memref<10xi32>
    %s = arith.ori %a, %v : i32
    affine.yield %s : i32
  }
  %9 = affine.for %i = 0 to 10 iter_args(%a = %d) -> i32 {
    %v = affine.load %k[%i] : memref<10xi32>
    %s = arith.ori %v, %a : i32
    affine.yield %s : i32
  }
  %10 = affine.for %i = 0 to 10 iter_args(%a = %d) -> i32 {
    %v = affine.load %k[%i] : memref<10xi32>
    %s = arith.andi %a, %v : i32
    affine.yield %s : i32
  }
  %11 = affine.for %i = 0 to 10 iter_args(%a = %d) -> i32 {
    %v = affine.load %k[%i] : memref<10xi32>
    %s = arith.muli %v, %a : i32
    affine.yield %s : i32
  }
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32
}
func.func @two_reductions(%m: memref<10x10xf32>, %c: f32, %d: f32) -> (f32, f32) {
  %0:2 = affine.for %i = 0 to 10 iter_args(%a = %c, %b = %d) -> (f32, f32) {
    %v = affine.load %m[%i, 0] : memref<10x10xf32>
    %s = arith.addf %a, %v : f32
    %t = arith.mulf %v, %b : f32
    affine.yield %s, %t : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
func.func @nested_reduction(%m: memref<10x10xf32>, %c: f32) -> f32 {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %1 = affine.for %j = 0 to 10 iter_args(%b = %c) -> f32 {
      %v = affine.load %m[%i, %j] : memref<10x10xf32>
      %t = arith.addf %v, %b : f32
      affine.yield %t : f32
    }
    %s = arith.addf %a, %1 : f32
    affine.yield %s : f32
  }
  return %0 : f32
}
func.func @reduction_through_loop(%m: memref<10x10xf32>, %c: f32) -> f32 {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %1 = affine.for %j = 0 to 10 iter_args(%b = %a) -> f32 {
      %v = affine.load %m[%i, %j] : memref<10x10xf32>
      %t = arith.addf %v, %b : f32
      affine.yield %t : f32
    }
    affine.yield %1 : f32
  }
  return %0 : f32
}
func.func @carried_no_reduction(%m: memref<10xf32>, %c: f32) -> (f32, f32) {
  %0:2 = affine.for %i = 0 to 10 iter_args(%a = %c, %b = %c) -> (f32, f32) {
    %v = affine.load %m[%i] : memref<10xf32>
    %s = arith.addf %a, %v : f32
    affine.yield %s, %v : f32, f32
  }
  %1 = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %s = arith.addf %a, %c : f32
    %t = arith.addf %s, %c : f32
    affine.yield %t : f32
  }
  %2 = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    affine.yield %a : f32
  }
  return %0#0, %1 : f32, f32
}
func.func @carried_memory(%m: memref<10xf32>, %o: memref<10xf32>) -> memref<10xf32> {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %m) -> memref<10xf32> {
    affine.yield %o : memref<10xf32>
  }
  return %0 : memref<10xf32>
}
func.func @deep(%m: memref<4x4x4x4xf32>, %c: f32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 4 {
        affine.for %l = 0 to 4 {
          affine.store %c, %m[%i, %j, %k, %l] : memref<4x4x4x4xf32>
        }
      }
    }
  }
  return
}
func.func @skewed(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %m[%i * 10 + %j] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %m[%i + %j] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 100 {
    affine.store %c, %m[%i floordiv 10 + (%i mod 10) * 10] : memref<100xf32>
  }
  return
}
func.func @vectors(%m: memref<100xf32>, %c: vector<4xf32>) {
  affine.for %i = 0 to 96 step 4 {
    affine.vector_store %c, %m[%i] : memref<100xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 24 {
    affine.vector_store %c, %m[%i * 4] : memref<100xf32>, vector<4xf32>
  }
  return
}
func.func @prefetched(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 96 step 4 {
    affine.prefetch %m[%i], read, locality<3>, data : memref<100xf32>
    affine.store %c, %m[%i] : memref<100xf32>
  }
  return
}
func.func @attributes(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 96 {
    affine.store %c, %m[%i] : memref<100xf32>
  } {my.attr = 1 : i32}
  return
}

// A loop whose steps and bounds come from elsewhere.
func.func @more_symbolic(%m: memref<?xf32>, %n: index, %k: index) {
  affine.for %i = max affine_map<()[s0, s1] -> (s0, s1 + 3)>()[%n, %k] to min affine_map<()[s0, s1] -> (s0 * 2, s1 + 90)>()[%n, %k] step 5 {
    %0 = affine.load %m[%i] : memref<?xf32>
    affine.store %0, %m[%i] : memref<?xf32>
  }
  return
}

// Each iteration reads what the one before has written.
func.func @more_carried(%m: memref<100xf32>) {
  affine.for %i = 1 to 100 {
    %0 = affine.load %m[%i - 1] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  return
}

// Even and odd elements never meet.
func.func @more_parity(%m: memref<200xf32>) {
  affine.for %i = 0 to 100 {
    %0 = affine.load %m[%i * 2] : memref<200xf32>
    affine.store %0, %m[%i * 2 + 1] : memref<200xf32>
  }
  return
}

// The outer loop carries a dependence, the inner one none.
func.func @more_inner(%m: memref<100x100xf32>) {
  affine.for %i = 1 to 100 {
    affine.for %j = 0 to 100 {
      %0 = affine.load %m[%i - 1, %j] : memref<100x100xf32>
      affine.store %0, %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// Along the diagonal.
func.func @more_skewed(%m: memref<100x100xf32>) {
  affine.for %i = 1 to 100 {
    affine.for %j = 0 to 99 {
      %0 = affine.load %m[%i - 1, %j + 1] : memref<100x100xf32>
      affine.store %0, %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// Everything writes to one element.
func.func @more_same(%m: memref<f32>, %v: f32) {
  affine.for %i = 0 to 10 {
    affine.store %v, %m[] : memref<f32>
  }
  return
}

// Only reading is always possible.
func.func @more_reading(%m: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i + %j] : memref<100xf32>
    }
  }
  return
}
