func.func @w(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    "test.u"(%x) : (i32) -> ()
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%y: i32, %z: i32):
    scf.yield %z, %y : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @w(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    "test.u"(%x) : (i32) -> ()
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%y: i32, %z: i32):
    "test.u"(%y) : (i32) -> ()
    scf.yield %z, %y : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @w(%a: i32, %b: i32, %c: i1, %k: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    "test.u"(%x) : (i32) -> ()
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %k : i32
  }
  %s = scf.while (%x = %a) : (i32) -> i32 {
    "test.u"(%x) : (i32) -> ()
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %m = arith.addi %y, %k : i32
    "test.u"(%y) : (i32) -> ()
    scf.yield %m : i32
  }
  return %r : i32
}
