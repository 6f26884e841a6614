// RUN: ods opt --upstream-bugs %s '--pass-pipeline=builtin.module(scf-for-loop-range-folding)' --split-input-file --allow-unregistered-dialect | golden %S/range_folding.out

func.func @add(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %i, %k : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @add_left(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %k, %i : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @mul(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.muli %i, %k : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @mul_left(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.muli %k, %i : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @sub(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.subi %i, %k : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @chain(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %y = arith.addi %i, %k : index
    %x = arith.muli %y, %n : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @chain2(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %y = arith.muli %i, %k : index
    %z = arith.addi %y, %n : index
    %x = arith.muli %z, %c4 : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @twice(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %i, %i : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @two_uses(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %i, %k : index
    "use"(%i) : (index) -> ()
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @inside(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %y = "v"() : () -> index
    %x = arith.addi %i, %y : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @unused(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    "use"() : () -> ()
  }
  return
}

// -----

func.func @result_twice(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %i, %k : index
    %y = arith.addi %x, %x : index
    "use"(%y) : (index) -> ()
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @result_unused(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %i, %k : index
  }
  return
}

// -----

func.func @flags(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %i, %k overflow<nsw> : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @constants(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c1 to %c32 step %c2 {
    %x = arith.addi %i, %c4 : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @constant_mul(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c1 to %c32 step %c2 {
    %x = arith.muli %i, %c4 : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @other(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i32
    "use"(%x) : (i32) -> ()
  }
  return
}

// -----

func.func @shift(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.shli %i, %k : index
    "use"(%x) : (index) -> ()
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
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      %x = arith.addi %i, %k : index
      "use"(%x) : (index) -> ()
    }
  }
  return
}

// -----

func.func @load(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %i, %k : index
    %v = memref.load %m[%x] : memref<?xi32>
    "use"(%v) : (i32) -> ()
  }
  return
}

// -----

func.func @nest(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %k step %c1 {
      %x = arith.addi %j, %k : index
      %y = arith.muli %i, %x : index
      "use"(%y) : (index) -> ()
    }
  }
  return
}

// -----

func.func @nest_outer(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %y = arith.addi %i, %k : index
    scf.for %j = %y to %k step %c1 {
      %x = arith.addi %j, %y : index
      "use"(%x) : (index) -> ()
    }
  }
  return
}

// -----

func.func @nest_inner(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %k step %c1 {
      %x = arith.addi %j, %i : index
      "use"(%x) : (index) -> ()
    }
  }
  return
}

// -----

func.func @bounds(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      %x = arith.muli %j, %n : index
      "use"(%x) : (index) -> ()
    }
  }
  return
}

// -----

func.func @integer(%n: i32, %k: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %x = arith.addi %i, %k : i32
    "use"(%x) : (i32) -> ()
  }
  return
}

// -----

func.func @integer_mul(%n: i32, %k: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %x = arith.muli %i, %k : i32
    %y = arith.addi %x, %k : i32
    "use"(%y) : (i32) -> ()
  }
  return
}

// -----

func.func @carried(%n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %k) -> index {
    %x = arith.addi %i, %a : index
    scf.yield %x : index
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %k) -> index {
    %x = arith.addi %i, %k : index
    scf.yield %x : index
  }
  return %s : index
}

// -----

func.func @parallel(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = arith.addi %i, %k : index
    "use"(%x) : (index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @negative(%n: index, %c: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.muli %i, %c : index
    "use"(%x) : (index) -> ()
  }
  return
}

// -----

func.func @yielded_later(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %i, %k : index
    "region"() ({
      "use"(%x) : (index) -> ()
    }) : () -> ()
  }
  return
}
