func.func @a(%n: index, %m: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %k = arith.addi %i, %j : index
      memref.store %v, %m[%k] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @m2(%lb : index, %ub : index, %st : index) {
  %0:2 = "new_processor_id_and_range"() : () -> (index, index)
  %1:2 = "new_processor_id_and_range"() : () -> (index, index)
  %2:2 = "new_processor_id_and_range"() : () -> (index, index)
  scf.for %i = %lb to %ub step %st {
  }
  return
}
func.func @none(%lb : index, %ub : index, %st : index) {
  scf.for %i = %lb to %ub step %st {
  }
  return
}

// -----

func.func @s(%c: i1) -> i32 {
  %0 = "test.sink_me"() : () -> i32
  %1 = "test.sink_me"() : () -> i32
  %2 = "test.sink_me"(%1) : (i32) -> i32
  %3 = "test.sink_me"() : () -> i32
  %4 = arith.constant 1 : i32
  %5 = "test.sink_me"(%3) : (i32) -> i32
  "test.sink_target"() ({
    "test.use"(%0, %2, %3, %4) : (i32, i32, i32, i32) -> ()
    scf.if %c { "test.use"(%5) : (i32) -> () }
  }, {
    "test.use"(%5) : (i32) -> ()
  }) : () -> ()
  scf.if %c { %6 = "test.sink_me"() : () -> i32
   "test.sink_target"() ({ "test.use"(%6, %4) : (i32, i32) -> () 
   "test.sink_target"() ({ "test.use"(%6) : (i32) -> () }) : () -> () }) : () -> () }
  return %0 : i32
}

// -----

func.func @w(%a: i32, %m: memref<?xi32>) -> i32 {
  %c = arith.constant 1 : i32
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %k = arith.cmpi slt, %x, %c : i32
    scf.condition(%k) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = arith.addi %y, %c : i32
    scf.yield %z : i32
  }
  %s:2 = scf.while (%x = %a, %y = %r) : (i32, i32) -> (i32, i32) {
    %k = arith.cmpi slt, %x, %c : i32
    %q = arith.muli %x, %y : i32
    scf.condition(%k) %q, %q : i32, i32
  } do {
  ^bb0(%y: i32, %w: i32):
    scf.yield %w, %y : i32, i32
  }
  scf.while : () -> () {
    %k = "foo.c"() : () -> i1
    scf.condition(%k)
  } do {
    scf.yield
  }
  %d = scf.while (%x = %a) : (i32) -> i32 {
    %k = arith.cmpi slt, %x, %c : i32
    scf.condition(%k) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %s#0 : i32
}

// -----

func.func @w(%a: i32, %b: i1) {
  %c = arith.constant 1 : i32
  %z = arith.addi %a, %c : i32
  scf.while : () -> () {
    %k = "foo.c"() : () -> i1
    scf.condition(%k)
  } do {
    "foo.d"() : () -> ()
    scf.yield
  }
  %d = scf.while (%x = %a) : (i32) -> i32 {
    %k = arith.cmpi slt, %x, %c : i32
    scf.condition(%k) %x : i32
  } do {
  ^bb0(%y: i32):
    %q = arith.addi %y, %c : i32
    scf.yield %q : i32
  }
  %cc = arith.constant 1 : i32
  %t = arith.addi %cc, %c : i32
  "foo.e"(%t) : (i32) -> ()
  return
}

// -----

func.func @buffers(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4x8xf32>
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    linalg.fill ins(%f : f32) outs(%a : memref<4x8xf32>)
    "foo.use"(%a) : (memref<4x8xf32>) -> ()
  }
  return
}
