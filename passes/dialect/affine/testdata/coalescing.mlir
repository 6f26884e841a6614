// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-coalescing))' --split-input-file --upstream-bugs --allow-unregistered-dialect | golden %S/coalescing.out

func.func @two_index(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @three_index(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c2 to %n step %c1 {
    scf.for %j = %c0 to %m step %c5 {
      scf.for %k = %c1 to %c7 step %c2 {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// -----

func.func @symbols_index(%n: index, %m: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %n to %m step %s {
    scf.for %j = %m to %n step %s {
      scf.for %k = %s to %n step %m {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// -----

func.func @ones_index(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c1 step %c1 {
    scf.for %j = %c0 to %c1 step %c1 {
      scf.for %k = %c0 to %n step %c1 {
        scf.for %l = %c0 to %c1 step %c1 {
          scf.for %o = %c0 to %m step %c1 {
            "use"(%i, %j, %k, %l, %o) : (index, index, index, index, index) -> ()
          }
        }
      }
    }
  }
  return
}

// -----

func.func @all_ones_index() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c1 step %c1 {
    scf.for %j = %c1 to %c2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

// Bounds that depend on the loop around: the bands below and above it are coalesced.
func.func @dependent_index(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      scf.for %k = %c0 to %j step %c1 {
        scf.for %l = %c0 to %m step %c2 {
          "use"(%i, %j, %k, %l) : (index, index, index, index) -> ()
        }
      }
    }
  }
  return
}

// -----

func.func @dependent_step_index(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %i {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @carried_index(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %0 = scf.for %i = %c0 to %n step %c2 iter_args(%a = %x) -> f32 {
    %1 = scf.for %j = %c1 to %n step %c1 iter_args(%b = %a) -> f32 {
      %2 = "use"(%i, %j, %b) : (index, index, f32) -> f32
      scf.yield %2 : f32
    }
    scf.yield %1 : f32
  }
  return %0 : f32
}

// -----

func.func @two_i32(%n: i32, %m: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    scf.for %j = %c0 to %m step %c1 : i32 {
      "use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

// -----

func.func @three_i32(%n: i32, %m: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  scf.for %i = %c2 to %n step %c1 : i32 {
    scf.for %j = %c0 to %m step %c5 : i32 {
      scf.for %k = %c1 to %c7 step %c2 : i32 {
        "use"(%i, %j, %k) : (i32, i32, i32) -> ()
      }
    }
  }
  return
}

// -----

func.func @symbols_i32(%n: i32, %m: i32, %s: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  scf.for %i = %n to %m step %s : i32 {
    scf.for %j = %m to %n step %s : i32 {
      scf.for %k = %s to %n step %m : i32 {
        "use"(%i, %j, %k) : (i32, i32, i32) -> ()
      }
    }
  }
  return
}

// -----

func.func @ones_i32(%n: i32, %m: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  scf.for %i = %c0 to %c1 step %c1 : i32 {
    scf.for %j = %c0 to %c1 step %c1 : i32 {
      scf.for %k = %c0 to %n step %c1 : i32 {
        scf.for %l = %c0 to %c1 step %c1 : i32 {
          scf.for %o = %c0 to %m step %c1 : i32 {
            "use"(%i, %j, %k, %l, %o) : (i32, i32, i32, i32, i32) -> ()
          }
        }
      }
    }
  }
  return
}

// -----

func.func @all_ones_i32() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  scf.for %i = %c0 to %c1 step %c1 : i32 {
    scf.for %j = %c1 to %c2 step %c1 : i32 {
      "use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

// -----

// Bounds that depend on the loop around: the bands below and above it are coalesced.
func.func @dependent_i32(%n: i32, %m: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    scf.for %j = %c0 to %m step %c1 : i32 {
      scf.for %k = %c0 to %j step %c1 : i32 {
        scf.for %l = %c0 to %m step %c2 : i32 {
          "use"(%i, %j, %k, %l) : (i32, i32, i32, i32) -> ()
        }
      }
    }
  }
  return
}

// -----

func.func @dependent_step_i32(%n: i32, %m: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    scf.for %j = %c0 to %m step %i : i32 {
      "use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

// -----

func.func @carried_i32(%n: i32, %x: f32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  %0 = scf.for %i = %c0 to %n step %c2 iter_args(%a = %x) -> f32 : i32 {
    %1 = scf.for %j = %c1 to %n step %c1 iter_args(%b = %a) -> f32 : i32 {
      %2 = "use"(%i, %j, %b) : (i32, i32, f32) -> f32
      scf.yield %2 : f32
    }
    scf.yield %1 : f32
  }
  return %0 : f32
}

// -----

func.func @two_i64(%n: i64, %m: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c5 = arith.constant 5 : i64
  %c7 = arith.constant 7 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    scf.for %j = %c0 to %m step %c1 : i64 {
      "use"(%i, %j) : (i64, i64) -> ()
    }
  }
  return
}

// -----

func.func @three_i64(%n: i64, %m: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c5 = arith.constant 5 : i64
  %c7 = arith.constant 7 : i64
  scf.for %i = %c2 to %n step %c1 : i64 {
    scf.for %j = %c0 to %m step %c5 : i64 {
      scf.for %k = %c1 to %c7 step %c2 : i64 {
        "use"(%i, %j, %k) : (i64, i64, i64) -> ()
      }
    }
  }
  return
}

// -----

func.func @symbols_i64(%n: i64, %m: i64, %s: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c5 = arith.constant 5 : i64
  %c7 = arith.constant 7 : i64
  scf.for %i = %n to %m step %s : i64 {
    scf.for %j = %m to %n step %s : i64 {
      scf.for %k = %s to %n step %m : i64 {
        "use"(%i, %j, %k) : (i64, i64, i64) -> ()
      }
    }
  }
  return
}

// -----

func.func @ones_i64(%n: i64, %m: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c5 = arith.constant 5 : i64
  %c7 = arith.constant 7 : i64
  scf.for %i = %c0 to %c1 step %c1 : i64 {
    scf.for %j = %c0 to %c1 step %c1 : i64 {
      scf.for %k = %c0 to %n step %c1 : i64 {
        scf.for %l = %c0 to %c1 step %c1 : i64 {
          scf.for %o = %c0 to %m step %c1 : i64 {
            "use"(%i, %j, %k, %l, %o) : (i64, i64, i64, i64, i64) -> ()
          }
        }
      }
    }
  }
  return
}

// -----

func.func @all_ones_i64() {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c5 = arith.constant 5 : i64
  %c7 = arith.constant 7 : i64
  scf.for %i = %c0 to %c1 step %c1 : i64 {
    scf.for %j = %c1 to %c2 step %c1 : i64 {
      "use"(%i, %j) : (i64, i64) -> ()
    }
  }
  return
}

// -----

// Bounds that depend on the loop around: the bands below and above it are coalesced.
func.func @dependent_i64(%n: i64, %m: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c5 = arith.constant 5 : i64
  %c7 = arith.constant 7 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    scf.for %j = %c0 to %m step %c1 : i64 {
      scf.for %k = %c0 to %j step %c1 : i64 {
        scf.for %l = %c0 to %m step %c2 : i64 {
          "use"(%i, %j, %k, %l) : (i64, i64, i64, i64) -> ()
        }
      }
    }
  }
  return
}

// -----

func.func @dependent_step_i64(%n: i64, %m: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c5 = arith.constant 5 : i64
  %c7 = arith.constant 7 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    scf.for %j = %c0 to %m step %i : i64 {
      "use"(%i, %j) : (i64, i64) -> ()
    }
  }
  return
}

// -----

func.func @carried_i64(%n: i64, %x: f32) -> f32 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c5 = arith.constant 5 : i64
  %c7 = arith.constant 7 : i64
  %0 = scf.for %i = %c0 to %n step %c2 iter_args(%a = %x) -> f32 : i64 {
    %1 = scf.for %j = %c1 to %n step %c1 iter_args(%b = %a) -> f32 : i64 {
      %2 = "use"(%i, %j, %b) : (i64, i64, f32) -> f32
      scf.yield %2 : f32
    }
    scf.yield %1 : f32
  }
  return %0 : f32
}

// -----

// The loops do not only pass on what they carry.
func.func @not_a_chain(%n: index, %x: f32, %y: f32) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
    %1 = scf.for %j = %c1 to %n step %c1 iter_args(%b = %y) -> f32 {
      %2 = "use"(%i, %j, %b, %a) : (index, index, f32, f32) -> f32
      scf.yield %2 : f32
    }
    scf.yield %1 : f32
  }
  %3:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %4:2 = scf.for %j = %c1 to %n step %c1 iter_args(%c = %a, %d = %b) -> (f32, f32) {
      %5 = "use"(%i, %j, %c, %d) : (index, index, f32, f32) -> f32
      scf.yield %5, %c : f32, f32
    }
    scf.yield %4#1, %4#0 : f32, f32
  }
  return %0, %3#0, %3#1 : f32, f32, f32
}

// -----

func.func @swapped(%n: index, %x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %3:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %4:2 = scf.for %j = %c1 to %n step %c1 iter_args(%c = %a, %d = %b) -> (f32, f32) {
      scf.yield %d, %c : f32, f32
    }
    scf.yield %4#0, %4#1 : f32, f32
  }
  return %3#0, %3#1 : f32, f32
}

// -----

// Something else stands in the loop.
func.func @imperfect(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "pre"(%i) : (index) -> ()
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %n step %c1 {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
    "post"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @empty(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
    }
  }
  scf.for %i = %c0 to %n step %c1 {
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
    }
  }
  affine.for %i = 0 to 4 {
  }
  return
}

// -----

func.func @affine_two(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @affine_constant() {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.for %k = 0 to 1 {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// -----

func.func @affine_min(%n: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 7)>()[%n] {
    affine.for %j = 0 to min affine_map<()[s0] -> (s0 * 2, 9)>()[%n] {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @affine_lower(%n: index) {
  affine.for %i = 1 to 10 {
    affine.for %j = 0 to 20 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @affine_lower_inner(%n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 2 to 20 {
      affine.for %k = 0 to 4 {
        affine.for %l = 0 to 5 {
          "use"(%i, %j, %k, %l) : (index, index, index, index) -> ()
        }
      }
    }
  }
  return
}

// -----

func.func @affine_step(%n: index) {
  affine.for %i = 0 to 10 step 2 {
    affine.for %j = 0 to 20 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @affine_four(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to affine_map<()[s0, s1] -> (s0 * 4 + s1)>()[%n, %m] {
        affine.for %l = 0 to 3 {
          "use"(%i, %j, %k, %l) : (index, index, index, index) -> ()
        }
      }
    }
  }
  return
}

// -----

func.func @affine_imperfect(%n: index, %x: memref<10xf32>) {
  affine.for %i = 0 to %n {
    %0 = affine.load %x[%i] : memref<10xf32>
    affine.for %j = 0 to %n {
      affine.for %k = 0 to 3 {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// -----

// Loops of both kinds, and in regions.
func.func @mixed(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      scf.for %k = %c0 to %n step %c1 {
        scf.for %l = %c0 to %n step %c1 {
          "use"(%i, %j, %k, %l) : (index, index, index, index) -> ()
        }
      }
    }
  }
  scf.if %c {
    scf.for %k = %c0 to %n step %c1 {
      scf.for %l = %c0 to %n step %c1 {
        "use"(%k, %l) : (index, index) -> ()
      }
    }
  }
  return
}

// -----

// The induction variable is used by the bounds' values in the body.
func.func @used_twice(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c3 to %n step %c3 {
    scf.for %j = %n to %c3 step %n {
      %0 = arith.addi %i, %j : index
      %1 = arith.muli %i, %i : index
      scf.if %c {
        "use"(%0, %1, %i, %j) : (index, index, index, index) -> ()
      }
    }
  }
  return
}
