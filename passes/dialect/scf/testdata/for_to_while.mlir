// RUN: ods opt %s '--pass-pipeline=builtin.module(scf-for-to-while)' --split-input-file --allow-unregistered-dialect | golden %S/for_to_while.out

func.func @simple_index(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @nest_index(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %i to %n step %c4 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @unsigned_index(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for unsigned %i = %c0 to %n step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @carried_index(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%a = %x) -> (f32)  {
    %y = "use"(%i, %a) : (index, f32) -> f32
    scf.yield %y : f32
  }
  return %r : f32
}

// -----

func.func @simple_i32(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    "use"(%i) : (i32) -> ()
  }
  return
}

// -----

func.func @nest_i32(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    scf.for %j = %i to %n step %c4 : i32 {
      "use"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

// -----

func.func @unsigned_i32(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  scf.for unsigned %i = %c0 to %n step %c1 : i32 {
    "use"(%i) : (i32) -> ()
  }
  return
}

// -----

func.func @carried_i32(%n: i32, %x: f32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%a = %x) -> (f32)  : i32 {
    %y = "use"(%i, %a) : (i32, f32) -> f32
    scf.yield %y : f32
  }
  return %r : f32
}

// -----

func.func @simple_i64(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c4 = arith.constant 4 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    "use"(%i) : (i64) -> ()
  }
  return
}

// -----

func.func @nest_i64(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c4 = arith.constant 4 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    scf.for %j = %i to %n step %c4 : i64 {
      "use"(%i, %j) : (i64, i64) -> ()
    }
  }
  return
}

// -----

func.func @unsigned_i64(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c4 = arith.constant 4 : i64
  scf.for unsigned %i = %c0 to %n step %c1 : i64 {
    "use"(%i) : (i64) -> ()
  }
  return
}

// -----

func.func @carried_i64(%n: i64, %x: f32) -> f32 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c4 = arith.constant 4 : i64
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%a = %x) -> (f32)  : i64 {
    %y = "use"(%i, %a) : (i64, f32) -> f32
    scf.yield %y : f32
  }
  return %r : f32
}

// -----

func.func @swapped(%n: index, %x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r:2 = scf.for %i = %c0 to %n step %c4 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    scf.yield %b, %a : f32, f32
  }
  return %r#1, %r#0 : f32, f32
}

// -----

func.func @index_carried(%n: index, %x: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%a = %x) -> index {
    scf.yield %i : index
  }
  return %r : index
}

// -----

func.func @unused_result(%n: index, %x: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%a = %x) -> index {
    %0 = "use"(%a) : (index) -> index
    scf.yield %0 : index
  }
  return
}

// -----

func.func @nest_carried(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%a = %x) -> f32 {
    %s = scf.for %j = %i to %n step %c1 iter_args(%b = %a) -> f32 {
      %y = "use"(%i, %j, %b) : (index, index, f32) -> f32
      scf.yield %y : f32
    }
    scf.yield %s : f32
  }
  return %r : f32
}

// -----

func.func @bounds0(%n: index, %k: index, %l: index) {
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

func.func @bounds1(%n: index, %k: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %k {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @bounds2(%n: index, %k: index, %l: index) {
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
  return
}

// -----

func.func @bounds3(%n: index, %k: index, %l: index) {
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

func.func @bounds4(%n: index, %k: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c8 step %k {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @bounds5(%n: index, %k: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c8 step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @bounds6(%n: index, %k: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %l to %n step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @bounds7(%n: index, %k: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %l to %n step %k {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @bounds8(%n: index, %k: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %l to %n step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @bounds9(%n: index, %k: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %l to %c8 step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @bounds10(%n: index, %k: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %l to %c8 step %k {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @bounds11(%n: index, %k: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %l to %c8 step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @empty(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
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
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.addi %i, %n : index
  }
  return
}

// -----

func.func @never(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c8 to %c4 step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @attribute(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    "use"(%i) : (index) -> ()
  } {tag = "x", other}
  return
}

// -----

func.func @in_while(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.for %i = %c0 to %n step %c1 {
      "use"(%i) : (index) -> ()
    }
    scf.yield
  }
  return
}

// -----

func.func @with_if(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      "use"(%i) : (index) -> ()
    }
  }
  return
}

// -----

func.func @parallel(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%j) = (%c0) to (%n) step (%c1) {
    scf.for %i = %j to %n step %c1 {
      "use"(%i) : (index) -> ()
    }
    scf.reduce
  }
  return
}
