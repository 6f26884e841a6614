// RUN: ods opt %s '--pass-pipeline=builtin.module(scf-parallel-loop-specialization)' --split-input-file --allow-unregistered-dialect | golden %S/parallel_specialization.out

func.func @map0(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%n) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%c8) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
  }
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
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
  scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
    "use"(%i0, %m) : (index, index) -> ()
    scf.reduce
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
    scf.parallel (%i0) = (%c0) to (%m) step (%c1) {
      "use"(%i0) : (index) -> ()
      scf.reduce
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
  scf.parallel (%i0) = (%m) to (%n) step (%c1) {
    "use"(%i0) : (index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two00(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  %m2 = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two01(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  %m2 = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two02(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  %m2 = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two03(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  %m2 = affine.min affine_map<()[s0] -> (s0)>()[%n]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two04(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  %m2 = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two10(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  %m2 = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two11(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two12(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two13(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0)>()[%n]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two14(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two20(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  %m2 = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%n)[%k]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two21(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two22(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two23(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0)>()[%n]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @two24(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (32, s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %m2) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @three(%n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (s0, 16)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0, 4)>()[%k]
  scf.parallel (%i0, %i1, %i2) = (%c0, %c0, %c0) to (%m, %m2, %m) step (%c1, %c1, %c1) {
    "use"(%i0, %i1, %i2) : (index, index, index) -> ()
    scf.reduce
  }
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%m, %n) step (%c1, %c1) {
    "use"(%i0, %i1) : (index, index) -> ()
    scf.reduce
  }
  return
}
