func.func @while(%a: i32, %n: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = arith.addi %y, %y : i32
    scf.yield %z : i32
  }
  return %r : i32
}
// -----
func.func @while2(%a: i32, %n: index) -> (i64, index) {
  %r:2 = scf.while (%x = %a) : (i32) -> (i64, index) {
    %c = "test.c"(%x) : (i32) -> i1
    %w = arith.extsi %x : i32 to i64
    scf.condition(%c) %w, %n : i64, index
  } do {
  ^bb0(%y: i64, %k: index):
    %z = arith.trunci %y : i64 to i32
    "test.u"(%k) : (index) -> ()
    scf.yield %z : i32
  }
  return %r#0, %r#1 : i64, index
}
// -----
func.func @while3(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @while4(%a: index) -> vector<2xf32> {
  %v = arith.constant dense<1.0> : vector<2xf32>
  %r = scf.while (%x = %v) : (vector<2xf32>) -> vector<2xf32> {
    %c = "test.c"(%x) : (vector<2xf32>) -> i1
    scf.condition(%c) %x : vector<2xf32>
  } do {
  ^bb0(%y: vector<2xf32>):
    scf.yield %y : vector<2xf32>
  }
  return %r : vector<2xf32>
}
// -----
func.func @for(%a: index, %n: i32) -> i32 {
  %r = scf.for %i = %n to %n step %n iter_args(%x = %n) -> i32 : i32 {
    %y = arith.addi %x, %i : i32
    scf.yield %y : i32
  }
  %s = scf.for unsigned %i = %n to %n step %n iter_args(%x = %n) -> i32 : i32 {
    %y = arith.addi %x, %i : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// -----
func.func @forv(%n: index) -> vector<2xf32> {
  %v = arith.constant dense<1.0> : vector<2xf32>
  %r = scf.for %i = %n to %n step %n iter_args(%x = %v) -> vector<2xf32> {
    scf.yield %x : vector<2xf32>
  }
  return %r : vector<2xf32>
}
// -----
func.func @forw(%n: i7) {
  scf.for %i = %n to %n step %n : i7 {
    scf.yield
  }
  return
}
// -----
func.func @if(%c: i1, %n: index) -> index {
  %r:2 = scf.if %c -> (index, f32) {
    %f = arith.constant 1.0 : f32
    scf.yield %n, %f : index, f32
  } else {
    %f = arith.constant 1.0 : f32
    %m = arith.addi %n, %n : index
    scf.yield %m, %f : index, f32
  }
  scf.if %c {
    "test.a"() : () -> ()
  }
  scf.if %c {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  return %r#0 : index
}
// -----
func.func @ifm(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %r = scf.if %c -> memref<2xf32> {
    scf.yield %m : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  return %r : memref<2xf32>
}
// -----
func.func @sw(%n: index) -> (index, f32) {
  %r:2 = scf.index_switch %n -> index, f32
  case 2 {
    %f = arith.constant 1.0 : f32
    scf.yield %n, %f : index, f32
  }
  case -7 {
    %f = arith.constant 2.0 : f32
    scf.yield %n, %f : index, f32
  }
  default {
    %f = arith.constant 3.0 : f32
    scf.yield %n, %f : index, f32
  }
  scf.index_switch %n
  default {
  }
  return %r#0, %r#1 : index, f32
}
// -----
func.func @par(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    "test.u"(%i) : (index) -> ()
  }
  scf.execute_region {
    "test.u"(%n) : (index) -> ()
    scf.yield
  }
  return
}
// -----
func.func @nest(%n: index, %c: i1) -> i32 {
  %k = arith.constant 3 : i32
  %r = scf.for %i = %n to %n step %n iter_args(%x = %k) -> i32 {
    %q = scf.if %c -> i32 {
      %w = scf.while (%y = %x) : (i32) -> i32 {
        scf.condition(%c) %y : i32
      } do {
      ^bb0(%z: i32):
        %u = scf.for %j = %n to %i step %n iter_args(%v = %z) -> i32 {
          scf.yield %v : i32
        }
        scf.yield %u : i32
      }
      scf.yield %w : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %q : i32
  }
  return %r : i32
}
