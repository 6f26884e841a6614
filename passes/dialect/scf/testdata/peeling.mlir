// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(scf-for-loop-peeling)' --split-input-file --allow-unregistered-dialect | golden %S/peeling.out
// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(scf-for-loop-peeling{skip-partial=false})' --split-input-file --allow-unregistered-dialect | golden %S/peeling_partial.out
// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(scf-for-loop-peeling{peel-front})' --split-input-file --allow-unregistered-dialect | golden %S/peeling_front.out

func.func @even() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @rest() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c17 step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @step_one(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @step_zero(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c0 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @symbolic(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @symbolic_upper(%u: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %u step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @symbolic_lower(%l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %l to %c17 step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @once() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c2 step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @one_iteration() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c4 step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @never() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c8 to %c4 step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @multiple(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %u = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%n]
  scf.for %i = %c0 to %u step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @multiple_lower(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %l = affine.apply affine_map<()[s0] -> (s0 * 8 + 4)>()[%n]
  %u = affine.apply affine_map<()[s0] -> (s0 * 8 + 32)>()[%n]
  scf.for %i = %l to %u step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @same(%n: index) {
  scf.for %i = %n to %n step %n {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @min(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c4 {
    %m = affine.min affine_map<(d0, d1) -> (4, d1 - d0)>(%i, %n)
    "use"(%m) : (index) -> ()
  }
  return
}

// -----

func.func @min_const() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c17 step %c4 {
    %m = affine.min affine_map<(d0) -> (4, 17 - d0)>(%i)
    "use"(%m) : (index) -> ()
  }
  return
}

// -----

func.func @min_symbolic(%n: index, %s: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %s {
    %m = affine.min affine_map<(d0)[s0, s1] -> (s0, s1 - d0)>(%i)[%s, %n]
    "use"(%m) : (index) -> ()
  }
  return
}

// -----

func.func @max(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c4 {
    %m = affine.max affine_map<(d0)[s0] -> (-4, d0 - s0)>(%i)[%n]
    "use"(%m) : (index) -> ()
  }
  return
}

// -----

func.func @min_wrong(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c4 {
    %m = affine.min affine_map<(d0, d1) -> (5, d1 - d0)>(%i, %n)
    %m2 = affine.min affine_map<(d0, d1) -> (3, d1 - d0)>(%i, %n)
    %m3 = affine.min affine_map<(d0, d1) -> (4, d1 - d0 - 1)>(%i, %n)
    "use"(%m, %m2, %m3) : (index, index, index) -> ()
  }
  return
}

// -----

func.func @min_of_others(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c4 {
    %m = affine.min affine_map<(d0, d1) -> (4, d1)>(%i, %k)
    "use"(%m) : (index) -> ()
  }
  return
}

// -----

func.func @min_three(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c4 {
    %m = affine.min affine_map<(d0, d1, d2) -> (4, d1 - d0, d2)>(%i, %n, %k)
    "use"(%m) : (index) -> ()
  }
  return
}

// -----

func.func @min_nested(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c4 {
    scf.for %j = %c0 to %k step %c8 {
      %m = affine.min affine_map<(d0, d1) -> (4, d1 - d0)>(%i, %n)
      %m2 = affine.min affine_map<(d0, d1) -> (8, d1 - d0)>(%j, %k)
      "use"(%m, %m2) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c4 {
    scf.for %j = %c0 to %k step %c8 {
      scf.for %l = %i to %j step %c2 {
        "use"(%i, %j, %l) : (index, index, index) -> ()
      }
    }
  }
  return
}

// -----

func.func @nest_in_step_one(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %i to %k step %c8 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @carried(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %0 = scf.for %i = %c0 to %n step %c4 iter_args(%a = %x) -> f32 {
    %1 = "use"(%i, %a) : (index, f32) -> f32
    scf.yield %1 : f32
  }
  return %0 : f32
}

// -----

func.func @carried_sum(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %z = arith.constant 0 : i32
  %0 = scf.for %i = %c0 to %n step %c4 iter_args(%a = %z) -> i32 {
    %m = affine.min affine_map<(d0, d1) -> (4, d1 - d0)>(%i, %n)
    %1 = arith.index_cast %m : index to i32
    %2 = arith.addi %a, %1 : i32
    scf.yield %2 : i32
  }
  return %0 : i32
}

// -----

func.func @attributes(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c4 {
    "use"(%i) : (index) -> ()
  } {tag = "x"}
  return
}

// -----

func.func @in_if(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.if %c {
    scf.for %i = %c0 to %n step %c4 {
      "use"(%i) : (index) -> ()
    }
  }
  return
}

// -----

func.func @two(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c4 {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %c1 to %n step %c8 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @dead(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c4 {
    %x = arith.addi %i, %n : index
  }
  return
}

// -----

func.func @unsigned(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for unsigned %i = %c0 to %n step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @min_lower(%n: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %l to %n step %c4 {
    %m = affine.min affine_map<(d0, d1) -> (4, d1 - d0)>(%i, %n)
    %m2 = affine.min affine_map<(d0, d1) -> (d1 - d0, 4, 8)>(%i, %n)
    "use"(%m, %m2) : (index, index) -> ()
  }
  return
}

// -----

func.func @min_apply(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c4 {
    %a = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%n]
    %m = affine.min affine_map<(d0) -> (4, d0)>(%a)
    "use"(%m) : (index) -> ()
  }
  return
}
