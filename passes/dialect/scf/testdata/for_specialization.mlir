// RUN: ods opt %s '--pass-pipeline=builtin.module(scf-for-loop-specialization)' --split-input-file --allow-unregistered-dialect | golden %S/for_specialization.out

func.func @map0(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @map1(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @map2(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @map3(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @map4(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @map5(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (-1, s0)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @map6(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<() -> (5, 7)>()
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @map7(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0, d1) -> (4, d1 - d0)>(%n, %k)
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @map8(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0 * 2, 0)>()[%k]
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @no_min(%n: index, %k: index, %c: i1) {
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

func.func @constant(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c8 step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @max(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.max affine_map<()[s0] -> (s0, 16)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @arith_min(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = arith.minsi %n, %c8 : index
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @twice(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @used_inside(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    "use"(%i, %m) : (index, index) -> ()
  }
  return
}

// -----

func.func @in_if(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  scf.if %c {
    scf.for %i = %c0 to %m step %c1 {
      "use"(%i) : (index) -> ()
    }
  }
  return
}

// -----

func.func @lower(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  scf.for %i = %m to %n step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @nest00(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  %m2 = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest01(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  %m2 = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest02(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  %m2 = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest03(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  %m2 = affine.min affine_map<()[s0] -> (s0)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest04(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  %m2 = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest10(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  %m2 = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest11(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest12(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest13(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest14(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest20(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  %m2 = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest21(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest22(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest23(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nest24(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m2 step %c1 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @carried(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%a = %x) -> f32 {
    %y = "use"(%i, %a) : (index, f32) -> f32
    scf.yield %y : f32
  }
  return
}
