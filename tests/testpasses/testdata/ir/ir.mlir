func.func @f(%a: i32, %c: i1) -> i32 attributes {test.name = "x"} {
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  %0 = "foo.op"(%a) ({ ^bb0(%x: i32): "foo.t"(%x) : (i32) -> () }, {}) {a = 1 : i32} : (i32) -> i32
  cf.br ^bb2(%0 : i32)
^bb2(%y: i32):
  %z:2 = "foo.two"() : () -> (i32, i32)
  %s = scf.if %c -> i32 { scf.yield %z#1 : i32 } else { scf.yield %a : i32 }
  return %s : i32
}

// -----

module attributes {test.name = "calls"} {
  func.func @a() {
    call @b() : () -> ()
    %f = "test.functional_region_op"() ({
      func.call @a() : () -> ()
      "test.return"() : () -> ()
    }) : () -> (() -> ())
    call_indirect %f() : () -> ()
    call @a() : () -> ()
    return
  }
  func.func private @b()
}

// -----

func.func @loop(%n: i32, %m: i32) -> i32 {
  %c = arith.constant 1 : i32
  cf.br ^head(%n : i32)
^head(%i: i32):
  %k = arith.cmpi slt, %i, %m : i32
  cf.cond_br %k, ^body, ^exit
^body:
  %j = arith.addi %i, %c : i32
  cf.br ^head(%j : i32)
^exit:
  return %i : i32
}

// -----


func.func @stops() {
  "foo"() ({"a"() : () -> ()}, {"b"() : () -> ()}) {skip_before_all = true} : () -> ()
  "foo"() ({"a"() : () -> ()}, {"b"() : () -> ()}) {skip_after_region = 0} : () -> ()
  "foo"() ({"a"() : () -> ()}, {"b"() : () -> ()}) {skip_after_region = 1} : () -> ()
  "test.two_region_op"() ({"a"() : () -> ()}, {"b"() : () -> ()}) {skip_after_region = 0} : () -> ()
  "test.two_region_op"() ({"a"() : () -> ()}, {"b"() : () -> ()}) {skip_before_all = true} : () -> ()
  "test.two_region_op"() ({"a"() : () -> ()}, {"b"() : () -> ()}) {skip_before_all = true, interrupt_after_region = 0} : () -> ()
  "test.two_region_op"() ({"a"() : () -> ()}, {"b"() : () -> ()}) {interrupt_before_all = false, interrupt_after_region = 1 : i8} : () -> ()
  "foo"() {interrupt_after_region = 0} : () -> ()
  "foo"() {skip_before_all = true} : () -> ()
  "foo"() {interrupt_after_region = -1} : () -> ()
  return
}

// -----

func.func @skips() {
  "foo"() ({"a"() : () -> ()}, {"b"() : () -> ()}) {skip_after_region = 0} : () -> ()
  "foo"() ({"a"() : () -> ()}, {"b"() : () -> ()}) {skip_after_region = 1} : () -> ()
  "foo"() ({"a"() : () -> ()}, {}) {skip_after_region = 1} : () -> ()
  "foo"() ({"a"() : () -> ()}, {"b"() : () -> ()}) {skip_after_all = true} : () -> ()
  "foo"() {interrupt = true} : () -> ()
  return
}
