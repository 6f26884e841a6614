// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=1}))' --split-input-file --allow-unregistered-dialect | golden %S/unroll_jam_1.out
// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' --split-input-file --allow-unregistered-dialect | golden %S/unroll_jam_2.out
// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=3}))' --split-input-file --allow-unregistered-dialect | golden %S/unroll_jam_3.out
// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=4}))' --split-input-file --allow-unregistered-dialect | golden %S/unroll_jam_4.out

// One loop, no inner one.
func.func @single() {
  affine.for %i = 0 to 16 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

// What is in front of, between and behind inner loops is copied where it is.
func.func @imperfect(%n: index) {
  affine.for %i = 0 to 17 {
    "a"(%i) : (index) -> ()
    affine.for %j = 0 to 8 {
      "b"(%i, %j) : (index, index) -> ()
    }
    "c"(%i) : (index) -> ()
    affine.for %k = 0 to %n {
      "d"(%k) : (index) -> ()
      affine.for %l = 0 to 3 {
        "e"(%i, %k, %l) : (index, index, index) -> ()
      }
    }
    affine.for %k = 0 to %n {
      "f"(%i, %k) : (index, index) -> ()
    }
  }
  return
}

// -----

// Bounds of the inner loop depend on the outer one: nothing is done.
func.func @dependent() {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @dependent_lower(%n: index) {
  affine.for %i = 0 to 16 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    affine.for %j = affine_map<(d0) -> (d0)>(%0) to 100 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

// The first operation is no loop: nothing is done.
func.func @not_first() {
  "first"() : () -> ()
  affine.for %i = 0 to 16 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @empty() {
  affine.for %i = 0 to 16 {
  }
  return
}

// -----

func.func @short() {
  affine.for %i = 0 to 1 {
    affine.for %j = 0 to 5 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @exactly() {
  affine.for %i = 3 to 9 step 2 {
    affine.for %j = 0 to 5 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @symbolic(%n: index, %k: index) {
  affine.for %i = %k to %n {
    affine.for %j = 0 to 5 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @step(%n: index, %k: index) {
  affine.for %i = %k to affine_map<()[s0] -> (s0 * 2 + 1)>()[%n] step 3 {
    affine.for %j = 0 to 5 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @minimum(%n: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 17)>()[%n] {
    affine.for %j = 0 to 5 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @minimum_of_multiples(%n: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0 * 12, 24)>()[%n] {
    affine.for %j = 0 to 5 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

// Inner loops that carry values.
func.func @carried(%a: memref<30x30xf32, 1>, %b: memref<30xf32, 1>, %z: f32) {
  affine.for %i = 0 to 21 {
    %0 = affine.for %j = 0 to 30 iter_args(%x = %z) -> f32 {
      %1 = affine.load %a[%i, %j] : memref<30x30xf32, 1>
      %2 = arith.addf %x, %1 : f32
      affine.yield %2 : f32
    }
    affine.store %0, %b[%i] : memref<30xf32, 1>
  }
  return
}

// -----

func.func @carried_twice(%a: memref<30x30xf32, 1>, %z: f32, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i, 0] : memref<30x30xf32, 1>
    %1:2 = affine.for %j = 0 to 30 iter_args(%x = %z, %y = %0) -> (f32, f32) {
      %2 = affine.for %k = 0 to 10 iter_args(%w = %x) -> f32 {
        %3 = affine.load %a[%k, %j] : memref<30x30xf32, 1>
        %4 = arith.mulf %w, %3 : f32
        affine.yield %4 : f32
      }
      affine.yield %2, %x : f32, f32
    }
    "use"(%1#0, %1#1) : (f32, f32) -> ()
  }
  return
}

// -----

func.func @reduce_andi(%a: memref<30xi32>, %z: i32, %n: index) -> i32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> i32 {
    %1 = affine.load %a[%i] : memref<30xi32>
    %2 = arith.andi %1, %x : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}

// -----

func.func @reduce_ori(%a: memref<30xi32>, %z: i32, %n: index) -> i32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> i32 {
    %1 = affine.load %a[%i] : memref<30xi32>
    %2 = arith.ori %1, %x : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}

// -----

func.func @reduce_maxsi(%a: memref<30xi32>, %z: i32, %n: index) -> i32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> i32 {
    %1 = affine.load %a[%i] : memref<30xi32>
    %2 = arith.maxsi %1, %x : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}

// -----

func.func @reduce_minui(%a: memref<30xi32>, %z: i32, %n: index) -> i32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> i32 {
    %1 = affine.load %a[%i] : memref<30xi32>
    %2 = arith.minui %1, %x : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}

// -----

func.func @reduce_maxui(%a: memref<30xi32>, %z: i32, %n: index) -> i32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> i32 {
    %1 = affine.load %a[%i] : memref<30xi32>
    %2 = arith.maxui %1, %x : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}

// -----

func.func @reduce_minsi(%a: memref<30xi32>, %z: i32, %n: index) -> i32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> i32 {
    %1 = affine.load %a[%i] : memref<30xi32>
    %2 = arith.minsi %1, %x : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}

// -----

func.func @reduce_maximumf(%a: memref<30xf32>, %z: f32, %n: index) -> f32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> f32 {
    %1 = affine.load %a[%i] : memref<30xf32>
    %2 = arith.maximumf %1, %x : f32
    affine.yield %2 : f32
  }
  return %0 : f32
}

// -----

func.func @reduce_minimumf(%a: memref<30xf32>, %z: f32, %n: index) -> f32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> f32 {
    %1 = affine.load %a[%i] : memref<30xf32>
    %2 = arith.minimumf %1, %x : f32
    affine.yield %2 : f32
  }
  return %0 : f32
}

// -----

func.func @reduce_maxnumf(%a: memref<30xf32>, %z: f32, %n: index) -> f32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> f32 {
    %1 = affine.load %a[%i] : memref<30xf32>
    %2 = arith.maxnumf %1, %x : f32
    affine.yield %2 : f32
  }
  return %0 : f32
}

// -----

func.func @reduce_minnumf(%a: memref<30xf32>, %z: f32, %n: index) -> f32 {
  %0 = affine.for %i = 0 to %n iter_args(%x = %z) -> f32 {
    %1 = affine.load %a[%i] : memref<30xf32>
    %2 = arith.minnumf %1, %x : f32
    affine.yield %2 : f32
  }
  return %0 : f32
}

// -----

// Loops in other regions are copied as they are.
func.func @region(%c: i1) {
  affine.for %i = 0 to 24 {
    scf.if %c {
      affine.for %j = 0 to 24 {
        "use"(%i, %j) : (index, index) -> ()
      }
    }
    affine.for %k = 0 to 3 {
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%k) {
        "use"(%i, %k) : (index, index) -> ()
      }
    }
  }
  return
}

// -----

// Only the first nest.
func.func @second() {
  affine.for %i = 0 to 4 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to 4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func private @declaration()
