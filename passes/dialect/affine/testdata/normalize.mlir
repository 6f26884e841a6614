// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-normalize))' --split-input-file --allow-unregistered-dialect | golden %S/normalize.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-normalize{promote-single-iter}))' --split-input-file --allow-unregistered-dialect | golden %S/normalize_promote.out

func.func @normal(%n: index, %m: index) {
  affine.for %i = 0 to 10 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @normal_symbol(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @lower(%n: index, %m: index) {
  affine.for %i = 3 to 10 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @negative(%n: index, %m: index) {
  affine.for %i = -3 to 10 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @step(%n: index, %m: index) {
  affine.for %i = 0 to 10 step 3 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @lower_step(%n: index, %m: index) {
  affine.for %i = 1 to 10 step 4 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @once(%n: index, %m: index) {
  affine.for %i = 3 to 4 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @once_step(%n: index, %m: index) {
  affine.for %i = 3 to 6 step 8 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @once_symbolic(%n: index, %m: index) {
  affine.for %i = affine_map<()[s0] -> (s0 + 1)>()[%n] to affine_map<()[s0] -> (s0 + 2)>()[%n] {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @once_identity(%n: index, %m: index) {
  affine.for %i = affine_map<()[s0] -> (s0)>()[%n] to affine_map<()[s0] -> (s0 + 2)>()[%n] step 2 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @never(%n: index, %m: index) {
  affine.for %i = 10 to 3 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @never_step(%n: index, %m: index) {
  affine.for %i = 10 to 10 step 2 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @symbols(%n: index, %m: index) {
  affine.for %i = %n to %m {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @symbols_step(%n: index, %m: index) {
  affine.for %i = %n to %m step 5 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @same_symbol(%n: index, %m: index) {
  affine.for %i = affine_map<()[s0] -> (s0 + 3)>()[%n] to affine_map<()[s0] -> (s0 * 2 + 7)>()[%n] step 2 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @floordiv(%n: index, %m: index) {
  affine.for %i = affine_map<()[s0] -> (s0 floordiv 2)>()[%n] to affine_map<()[s0] -> (s0 ceildiv 3)>()[%m] step 2 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @minimum(%n: index, %m: index) {
  affine.for %i = 1 to min affine_map<()[s0] -> (s0, 7)>()[%n] {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @minimum_step(%n: index, %m: index) {
  affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0, s1, 7)>()[%n, %m] step 3 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @maximum(%n: index, %m: index) {
  affine.for %i = max affine_map<()[s0] -> (s0, 7)>()[%n] to 20 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @maximum_step(%n: index, %m: index) {
  affine.for %i = max affine_map<()[s0] -> (s0, 7)>()[%n] to %m step 2 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @dims(%n: index, %m: index) {
  affine.for %i = affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%m] to affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%n)[%m] step 2 {
    "use"(%i, %i) : (index, index) -> ()
  }
  return
}

// -----

func.func @nest(%n: index, %a: memref<100xf32>) {
  affine.for %i = 2 to 8 step 2 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 3)>(%i) {
      %0 = affine.load %a[%i + %j] : memref<100xf32>
      affine.for %k = affine_map<(d0, d1) -> (d0 + d1)>(%i, %j) to %n step 7 {
        "use"(%k, %0) : (index, f32) -> ()
      }
    }
  }
  return
}

// -----

func.func @composed(%n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0) -> (d0 - 4)>(%i)
    affine.for %j = affine_map<(d0) -> (d0)>(%0) to affine_map<(d0) -> (d0 + 4)>(%i) {
      "use"(%j) : (index) -> ()
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%0) to affine_map<(d0) -> (d0 - 3)>(%i) {
      "use"(%j) : (index) -> ()
    }
  }
  return
}

// -----

func.func @carried(%x: f32) -> f32 {
  %0 = affine.for %i = 4 to 9 step 2 iter_args(%a = %x) -> f32 {
    %1 = "use"(%i, %a) : (index, f32) -> f32
    affine.yield %1 : f32
  }
  %2 = affine.for %i = 4 to 5 iter_args(%a = %0) -> f32 {
    %3 = "use"(%i, %a) : (index, f32) -> f32
    affine.yield %3 : f32
  }
  return %2 : f32
}

// -----

func.func @unused() {
  affine.for %i = 4 to 9 step 2 {
    "use"() : () -> ()
  }
  affine.for %i = 4 to 9 step 2 {
  }
  affine.for %i = 4 to 5 {
  }
  return
}

// -----

func.func @parallel_normal(%n: index, %m: index) {
  affine.parallel (%i, %j) = (0, 0) to (10, %n) {
    "use"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

func.func @parallel_lower(%n: index, %m: index) {
  affine.parallel (%i, %j) = (1, 0) to (10, %n) {
    "use"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

func.func @parallel_step(%n: index, %m: index) {
  affine.parallel (%i, %j) = (0, 0) to (10, %n) step (2, 3) {
    "use"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

func.func @parallel_symbols(%n: index, %m: index) {
  affine.parallel (%i, %j) = (%m, %n) to (%n * 2, %m + 10) step (2, 3) {
    "use"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

func.func @parallel_dims(%n: index, %m: index) {
  affine.parallel (%i) = (symbol(%m) + 2) to (symbol(%n) floordiv 4) step (3) {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @parallel_minimum(%n: index, %m: index) {
  affine.parallel (%i, %j) = (1, 0) to (min(10, %n), %n) step (2, 3) {
    "use"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

func.func @parallel_maximum(%n: index, %m: index) {
  affine.parallel (%i, %j) = (max(1, %m), 0) to (10, %n) step (2, 3) {
    "use"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

func.func @parallel_nest(%n: index, %x: memref<100xf32>) -> f32 {
  affine.for %i = 1 to 10 {
    affine.parallel (%j, %k) = (%i, 0) to (%i + 5, %n) step (2, 1) {
      affine.parallel (%l) = (%j) to (%k) {
        "use"(%i, %j, %k, %l) : (index, index, index, index) -> ()
      }
    }
  }
  %0 = affine.parallel (%i) = (3) to (10) reduce ("addf") -> f32 {
    %1 = affine.load %x[%i] : memref<100xf32>
    affine.yield %1 : f32
  }
  return %0 : f32
}
