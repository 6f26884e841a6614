// RUN: ods opt %s '--pass-pipeline=builtin.module(scf-parallel-loop-fusion)' --split-input-file --allow-unregistered-dialect | golden %S/parallel_fusion.out

func.func @empty_two(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    scf.reduce
  }
  return
}

// -----

func.func @same_element(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %X[%i, %j] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @same_element_args(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %A[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %A[%i, %j] : memref<8x8xf32>
    memref.store %v, %B[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @other_element(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %X[%j, %i] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @other_bounds(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %k) step (%c1, %c1) {
    memref.store %f, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @other_lower(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @other_step(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c2) {
    memref.store %f, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @other_rank(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %f, %Y[%i, %i] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @effects_between(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  "use"() : () -> ()
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @pure_between(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  %z = arith.addi %n, %k : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %Y[%i, %i] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @load_between(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  %z = memref.load %X[%c0, %c0] : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @region_between(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.for %q = %c0 to %n step %c1 {
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @three(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %X[%i, %j] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %Y[%i, %j] : memref<8x8xf32>
    memref.store %v, %A[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @three_middle(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %X[%j, %i] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %Y[%i, %j] : memref<8x8xf32>
    memref.store %v, %A[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @read_before_write(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %X[%i, %j] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @read_before_write_other(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %X[%j, %i] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @write_write(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @write_write_other(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%j, %i] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @two_stores(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    memref.store %f, %X[%i, %c0] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %X[%i, %j] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @two_stores_same(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %X[%i, %j] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @args_may_alias(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %A[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %B[%i, %j] : memref<8x8xf32>
    memref.store %v, %D[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @arg_and_alloc(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %A[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %X[%i, %j] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @constant_element(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%c0, %c1] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %X[%c0, %c1] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @computed_same(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %a = arith.addi %i, %j : index
    memref.store %f, %X[%a, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %a = arith.addi %i, %j : index
    %v = memref.load %X[%a, %j] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @computed_other(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %a = arith.addi %i, %j : index
    memref.store %f, %X[%a, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %a = arith.subi %i, %j : index
    %v = memref.load %X[%a, %j] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @computed_commuted(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %a = arith.addi %i, %j : index
    memref.store %f, %X[%a, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %a = arith.addi %j, %i : index
    %v = memref.load %X[%a, %j] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @computed_twice(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %a = arith.addi %i, %j : index
    %b = arith.muli %a, %n : index
    memref.store %f, %X[%b, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %a = arith.addi %i, %j : index
    %b = arith.muli %a, %n : index
    %v = memref.load %X[%b, %j] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @computed_effects(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %a = "v"() : () -> index
    memref.store %f, %X[%a, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %a = "v"() : () -> index
    %v = memref.load %X[%a, %j] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @nested_parallel(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    scf.parallel (%q) = (%c0) to (%i) step (%c1) {
      scf.reduce
    }
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @nested_chain(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    scf.parallel (%q) = (%c0) to (%i) step (%c1) {
      memref.store %f, %X[%q, %j] : memref<8x8xf32>
      scf.reduce
    }
    scf.parallel (%q) = (%c0) to (%i) step (%c1) {
      memref.store %f, %Y[%q, %j] : memref<8x8xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}

// -----

func.func @inner_alloc(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %Z = memref.alloc() : memref<8x8xf32>
    %v = memref.load %Z[%i, %j] : memref<8x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @in_if(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %c = arith.cmpi eq, %i, %j : index
    scf.if %c {
      %v = memref.load %X[%i, %j] : memref<8x8xf32>
      memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    }
    scf.reduce
  }
  return
}

// -----

func.func @view(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  %V = memref.subview %X[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %V[%i, %j] : memref<4x4xf32, strided<[8, 1]>>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @cast(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %X[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  %V = memref.cast %X : memref<8x8xf32> to memref<?x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %V[%i, %j] : memref<?x8xf32>
    memref.store %v, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// -----

func.func @reductions(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  %x = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%f) -> f32 {
    %v = memref.load %A[%i, %j] : memref<8x8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  %y = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%f) -> f32 {
    %v = memref.load %B[%i, %j] : memref<8x8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.mulf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  "use"(%x, %y) : (f32, f32) -> ()
  return
}

// -----

func.func @reduction_first(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  %x = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%f) -> f32 {
    %v = memref.load %A[%i, %j] : memref<8x8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  "use"(%x) : (f32) -> ()
  return
}

// -----

func.func @reduction_second(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %f, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  %x = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%f) -> f32 {
    %v = memref.load %Y[%i, %j] : memref<8x8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  "use"(%x) : (f32) -> ()
  return
}

// -----

func.func @reduction_used_between(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  %x = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%f) -> f32 {
    %v = memref.load %A[%i, %j] : memref<8x8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  %z = arith.addf %x, %x : f32
  %y = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%f) -> f32 {
    %v = memref.load %B[%i, %j] : memref<8x8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.mulf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  "use"(%x, %y, %z) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @reduction_used_inside(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  %x = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%f) -> f32 {
    %v = memref.load %A[%i, %j] : memref<8x8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %x, %Y[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  "use"(%x) : (f32) -> ()
  return
}

// -----

func.func @reduction_init(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  %x = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%f) -> f32 {
    %v = memref.load %A[%i, %j] : memref<8x8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  %y = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%x) -> f32 {
    %v = memref.load %B[%i, %j] : memref<8x8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.mulf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  "use"(%y) : (f32) -> ()
  return
}

// -----

func.func @reductions_three(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  %x = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%f) -> f32 {
    %v = memref.load %A[%i, %j] : memref<8x8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  %y = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%f) -> f32 {
    %v = memref.load %B[%i, %j] : memref<8x8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.mulf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  %z = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%f) -> f32 {
    %v = memref.load %D[%i, %j] : memref<8x8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  "use"(%x, %y, %z) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @blocks(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  cf.cond_br %c, ^a, ^b
^a:
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    scf.reduce
  }
  cf.br ^b
^b:
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    scf.reduce
  }
  return
}

// -----

func.func @attributes(%n: index, %k: index, %A: memref<8x8xf32>, %B: memref<8x8xf32>, %D: memref<8x8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %X = memref.alloc() : memref<8x8xf32>
  %Y = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    scf.reduce
  } {tag = "x"}
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    scf.reduce
  } {tag = "y"}
  return
}
