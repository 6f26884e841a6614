// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll))' --allow-unregistered-dialect | golden %S/unroll.out
// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=3 unroll-num-reps=2}))' --allow-unregistered-dialect | golden %S/unroll_reps.out
// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=-1}))' --allow-unregistered-dialect | golden %S/unroll_full.out
// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=3}))' --allow-unregistered-dialect | golden %S/unroll_short.out
// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=7 unroll-up-to-factor}))' --allow-unregistered-dialect | golden %S/unroll_up_to.out
// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=2 cleanup-unroll}))' --allow-unregistered-dialect | golden %S/unroll_cleanup.out
// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=1}))' --allow-unregistered-dialect | golden %S/unroll_one.out

// Multiples of the factor, with and without a use of the induction variable.
func.func @even(%m: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xf32>
    "use"(%0) : (f32) -> ()
  }
  affine.for %i = 0 to 12 {
    "use"() : () -> ()
  }
  return
}

// Iterations remain, several and one, and none.
func.func @rest(%m: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to 9 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 3 to 31 step 4 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = -7 to 6 step 2 {
    "use"(%i) : (index) -> ()
  }
  return
}

// Fewer than the factor, and one.
func.func @few() {
  affine.for %i = 0 to 3 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 5 to 6 {
    "use"(%i) : (index) -> ()
  }
  return
}

// Nothing inside.
func.func @empty(%n: index) {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = 0 to %n {
  }
  return
}

// Bounds of symbols and dimensions.
func.func @symbolic(%n: index, %k: index) {
  affine.for %i = 0 to %n {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = %k to %n step 3 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to affine_map<()[s0] -> (s0 * 8)>()[%n] {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = affine_map<()[s0] -> (s0 floordiv 2)>()[%n] to affine_map<()[s0] -> (s0 floordiv 2 + 5)>()[%n] {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = affine_map<(d0)[s0] -> (d0 + s0)>(%k)[%n] to affine_map<(d0)[s0] -> (d0 * 2 + s0 + 1)>(%k)[%n] step 2 {
    "use"(%i) : (index) -> ()
  }
  return
}

// Bounds that are minima and maxima.
func.func @extrema(%n: index, %k: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 17)>()[%n] {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = max affine_map<()[s0] -> (s0, 17)>()[%n] to 40 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (s0 * 4, 16)>()[%n] {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to min affine_map<() -> (20, 18)>() {
    "use"(%i) : (index) -> ()
  }
  return
}

// Carried values: one, several, swapped, from outside, and what is not used.
func.func @carried(%m: memref<100xf32>, %a: f32, %b: f32) -> (f32, f32, f32) {
  %0 = affine.for %i = 0 to 10 iter_args(%x = %a) -> f32 {
    %1 = affine.load %m[%i] : memref<100xf32>
    %2 = arith.addf %x, %1 : f32
    affine.yield %2 : f32
  }
  %3:2 = affine.for %i = 0 to 9 iter_args(%x = %a, %y = %0) -> (f32, f32) {
    "use"(%i) : (index) -> ()
    affine.yield %y, %x : f32, f32
  }
  %4 = affine.for %i = 0 to 11 iter_args(%x = %b) -> f32 {
    "use"(%x) : (f32) -> ()
    affine.yield %b : f32
  }
  %5:2 = affine.for %i = 0 to 6 iter_args(%x = %b, %y = %b) -> (f32, f32) {
    %6 = arith.mulf %x, %y : f32
    affine.yield %6, %x : f32, f32
  }
  return %3#1, %4, %5#0 : f32, f32, f32
}

// Nests: bounds that depend on the outer loop, and imperfect ones.
func.func @nests(%m: memref<100x100xf32>, %n: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 5 {
      %0 = affine.load %m[%i, %j] : memref<100x100xf32>
      "use"(%0) : (f32) -> ()
    }
  }
  affine.for %i = 0 to 2 {
    "use"(%i) : (index) -> ()
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 3)>(%i) {
      "use"(%j) : (index) -> ()
    }
    affine.for %j = affine_map<(d0) -> (d0 * 4)>(%i) to %n {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to 10 step 5 {
    %0 = affine.apply affine_map<(d0) -> (d0 - 4)>(%i)
    affine.for %j = affine_map<(d0) -> (d0)>(%0) to affine_map<(d0) -> (d0 + 4)>(%0) {
      "use"(%j) : (index) -> ()
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%0) to affine_map<(d0) -> (d0 + 6)>(%i) {
      "use"(%j) : (index) -> ()
    }
  }
  return
}

// Regions of other operations, inside and around.
func.func @regions(%c: i1, %n: index, %m: memref<10xi32>) {
  scf.if %c {
    affine.for %i = 0 to 9 {
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
        "use"(%i) : (index) -> ()
      }
    }
  }
  affine.parallel (%p) = (0) to (10) {
    affine.for %i = 0 to 6 {
      %0 = affine.load %m[%i] : memref<10xi32>
      affine.store %0, %m[%p] : memref<10xi32>
    }
  }
  affine.for %i = 0 to 6 {
    scf.for %j = %i to %n step %n {
      "use"(%j) : (index) -> ()
    }
  }
  "region"() ({
    affine.for %i = 1 to 2 {
      "use"(%i) : (index) -> ()
    }
  }) : () -> ()
  return
}

// A declaration, and a function in a function.
func.func private @declaration(%n: index)

func.func @nested() {
  builtin.module {
    func.func @inner() {
      affine.for %i = 1 to 2 {
        "use"(%i) : (index) -> ()
      }
      return
    }
  }
  return
}

// Dimensions of memory, and attributes of loops.
func.func @sizes(%m: memref<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?x8xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<?x8xf32>
      "use"(%0) : (f32) -> ()
    } {tag = "inner"}
  } {tag = "outer"}
  return
}
