// RUN: ods opt %s '--pass-pipeline=builtin.module(scf-parallel-loop-tiling)' --split-input-file --allow-unregistered-dialect | golden %S/tiling.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(scf-parallel-loop-tiling{parallel-loop-tile-sizes=4,3})' --split-input-file --allow-unregistered-dialect | golden %S/tiling_4_3.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(scf-parallel-loop-tiling{parallel-loop-tile-sizes=8 no-min-max-bounds})' --split-input-file --upstream-bugs --allow-unregistered-dialect | golden %S/tiling_guarded.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(scf-parallel-for-to-nested-fors)' --split-input-file --allow-unregistered-dialect | golden %S/nested_fors.out

func.func @one(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%c0) to (%n) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @one_constant(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%c0) to (%c32) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @one_rest(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%c0) to (%c17) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @one_step(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%c0) to (%c32) step (%c2) {
    "use"(%i0) : (index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @one_step_rest(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%c1) to (%c32) step (%c4) {
    "use"(%i0) : (index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @one_symbolic(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%n) to (%k) step (%s) {
    "use"(%i0) : (index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%n, %k) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two_constant(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%c32, %c8) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two_mixed(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%c32, %k) step (%c1, %c2) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two_mixed2(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0, %i1) = (%c1, %c2) to (%n, %c32) step (%c4, %c2) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @three(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0, %i1, %i2) = (%c0, %c0, %c1) to (%n, %c8, %k) step (%c1, %c1, %s) {
    "use"(%i0, %i1, %i2) : (index, index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @four(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0, %i1, %i2, %i3) = (%c0, %c0, %c1, %c0) to (%c32, %c8, %c17, %c4) step (%c1, %c1, %c2, %c1) {
    "use"(%i0, %i1, %i2, %i3) : (index, index, index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @lower(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0, %i1) = (%c4, %c8) to (%c32, %c32) step (%c4, %c8) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @backwards(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%c32) to (%c4) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @negative_span(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0, %i1) = (%c32, %n) to (%c4, %c4) step (%c8, %c2) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @memory(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%n, %k) step (%c1, %c1) {
    %v = memref.load %m[%i0, %i1] : memref<?x?xf32>
    memref.store %v, %m[%i1, %i0] : memref<?x?xf32>
    scf.reduce
  }
  return
}

// -----

func.func @iv_twice(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%c0) to (%n) step (%c1) {
    %x = arith.addi %i0, %i0 : index
    "use"(%x, %i0) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @unused(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%n, %c4) step (%c1, %c1) {
    "use"() : () -> ()
    scf.reduce
  }
  return
}

// -----

func.func @empty(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%c0) to (%n) step (%c1) {
    %x = arith.constant 1 : i32
    scf.reduce
  }
  return
}

// -----

func.func @nest(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i0) step (%c1) {
      "use"(%i0, %j) : (index, index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}

// -----

func.func @nest_two(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c8) step (%c1) {
      "use"(%i0, %j) : (index, index) -> ()
      scf.reduce
    }
    scf.parallel (%j) = (%c0) to (%k) step (%c1) {
      "use"(%i0, %j) : (index, index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}

// -----

func.func @nest_for(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%c0) to (%n) step (%c1) {
    scf.for %j = %c0 to %i0 step %c1 {
      scf.parallel (%l) = (%c0) to (%j) step (%c1) {
        "use"(%i0, %j, %l) : (index, index, index) -> ()
        scf.reduce
      }
    }
    scf.reduce
  }
  return
}

// -----

func.func @in_sequence(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0) = (%c0) to (%n) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
  }
  scf.parallel (%j) = (%c0) to (%k) step (%c2) {
    "use"(%j) : (index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @reduction(%n: index, %x: f32, %m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
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
    scf.parallel (%i, %j) = (%c0, %c1) to (%n, %c8) step (%c1, %c1) {
      scf.if %c {
        "use"(%i, %j) : (index, index) -> ()
      }
      scf.reduce
    }
  }
  return
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
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "use"(%i) : (index) -> ()
    scf.reduce
  } {tag = "x"}
  return
}

// -----

func.func @affine_bounds(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  affine.for %j = 0 to 10 {
    %u = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%j)[%n]
    scf.parallel (%i) = (%j) to (%u) step (%c2) {
      "use"(%i) : (index) -> ()
      scf.reduce
    }
  }
  return
}

// -----

func.func @none(%n: index) {
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

func.func @same_bounds(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0, %i1) = (%n, %c4) to (%n, %c4) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @large_step(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%c8, %n) step (%c32, %c32) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}
