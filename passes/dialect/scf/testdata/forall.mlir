// RUN: ods opt %s '--pass-pipeline=builtin.module(scf-forall-to-for)' --split-input-file --allow-unregistered-dialect | golden %S/forall_to_for.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(scf-forall-to-parallel)' --split-input-file --allow-unregistered-dialect | golden %S/forall_to_parallel.out

func.func @constant(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) in (32) {
    "use"(%i0) : (index) -> ()
  }
  return
}

// -----

func.func @symbol(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) in (%n) {
    "use"(%i0) : (index) -> ()
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
  scf.forall (%i0, %i1) in (32, %n) {
    "use"(%i0, %i1) : (index, index) -> ()
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
  scf.forall (%i0, %i1, %i2) in (%k, 4, %n) {
    "use"(%i0, %i1, %i2) : (index, index, index) -> ()
  }
  return
}

// -----

func.func @range(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) = (1) to (32) step (4) {
    "use"(%i0) : (index) -> ()
  }
  return
}

// -----

func.func @range_symbol(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) = (%n) to (%k) step (%s) {
    "use"(%i0) : (index) -> ()
  }
  return
}

// -----

func.func @range_two(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0, %i1) = (0, %n) to (%k, 32) step (2, %s) {
    "use"(%i0, %i1) : (index, index) -> ()
  }
  return
}

// -----

func.func @range_mixed(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0, %i1, %i2) = (%n, 4, 0) to (100, %k, 7) step (%s, %s, 1) {
    "use"(%i0, %i1, %i2) : (index, index, index) -> ()
  }
  return
}

// -----

func.func @attr(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) in (%n) {
    "use"(%i0) : (index) -> ()
  } {tag = "x"}
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
  scf.forall (%i0, %i1) in (%n, %k) {
    %v = memref.load %m[%i0, %i1] : memref<?x?xf32>
    memref.store %v, %m[%i1, %i0] : memref<?x?xf32>
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
  scf.forall (%i0) in (%n) {
    "use"() : () -> ()
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
  scf.forall (%i0) in (%n) {
    %x = arith.constant 1 : i32
  }
  return
}

// -----

func.func @empty_two(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0, %i1) in (4, 5) {
    %x = arith.constant 1 : i32
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
  scf.forall (%i0) in (%n) {
    scf.forall (%j) in (%i0) {
      "use"(%i0, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest_range(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) in (%n) {
    scf.forall (%j) = (%i0) to (%n) step (2) {
      scf.forall (%l) in (%j) {
        "use"(%i0, %j, %l) : (index, index, index) -> ()
      }
    }
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
  scf.forall (%i0) in (%n) {
    scf.for %j = %i0 to %n step %c1 {
      scf.forall (%l) in (3) {
        "use"(%i0, %j, %l) : (index, index, index) -> ()
      }
    }
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
  scf.forall (%i0) in (%n) {
    %x = arith.addi %i0, %i0 : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @zero(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) in (0) {
    "use"(%i0) : (index) -> ()
  }
  return
}

// -----

func.func @negative(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) = (-4) to (4) step (1) {
    "use"(%i0) : (index) -> ()
  }
  return
}

// -----

func.func @ones(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0, %i1) in (1, 1) {
    "use"(%i0, %i1) : (index, index) -> ()
  }
  return
}

// -----

func.func @static0(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) = (0) to (3) step (1) {
    "use"(%i0) : (index) -> ()
  }
  return
}

// -----

func.func @static1(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) = (1) to (4) step (2) {
    "use"(%i0) : (index) -> ()
  }
  return
}

// -----

func.func @static2(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) = (2) to (7) step (3) {
    "use"(%i0) : (index) -> ()
  }
  return
}

// -----

func.func @static3(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) = (3) to (12) step (4) {
    "use"(%i0) : (index) -> ()
  }
  return
}

// -----

func.func @static4(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) = (4) to (19) step (5) {
    "use"(%i0) : (index) -> ()
  }
  return
}

// -----

func.func @static5(%n: index, %k: index, %s: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i0) = (5) to (28) step (6) {
    "use"(%i0) : (index) -> ()
  }
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
    scf.forall (%i) in (%n) {
      "use"(%i) : (index) -> ()
    }
  }
  return
}

// -----

func.func @sequence(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i) in (%n) {
    "use"(%i) : (index) -> ()
  }
  scf.forall (%i) in (4) {
    "use"(%i) : (index) -> ()
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

func.func @in_parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%j) = (%c0) to (%n) step (%c1) {
    scf.forall (%i) in (%j) {
      "use"(%i, %j) : (index, index) -> ()
    }
    scf.reduce
  }
  return
}

// -----

func.func @explicit(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i) in (%n) {
    "use"(%i) : (index) -> ()
    scf.forall.in_parallel {
    }
  }
  return
}
