// RUN: ods opt %s --lift-cf-to-scf --split-input-file --allow-unregistered-dialect | golden %S/lift.out

func.func @if_then_else(%cond: i1) -> i32 {
  cf.cond_br %cond, ^bb1, ^bb2
^bb1:
  %0 = "t.a"() : () -> i32
  cf.br ^bb3(%0 : i32)
^bb2:
  %1 = "t.b"() : () -> i32
  cf.br ^bb3(%1 : i32)
^bb3(%2: i32):
  return %2 : i32
}

// -----

func.func @if_then(%cond: i1) {
  cf.cond_br %cond, ^bb1, ^bb2
^bb1:
  "t.a"() : () -> ()
  cf.br ^bb2
^bb2:
  return
}

// -----

func.func @if_bail_out(%cond: i1) {
  cf.cond_br %cond, ^bb1, ^bb2
^bb1:
  "t.a"() : () -> ()
  return
^bb2:
  "t.b"() : () -> ()
  return
}

// -----

func.func @bail_out_nested() {
  %c0 = "t.c0"() : () -> i1
  cf.cond_br %c0, ^bb1, ^bb4
^bb1:
  %c1 = "t.c1"() : () -> i1
  "t.a"() : () -> ()
  cf.cond_br %c1, ^bb4, ^bb2
^bb2:
  "t.b"() : () -> ()
  cf.br ^bb3
^bb3:
  "t.e"() : () -> ()
  return
^bb4:
  return
}

// -----

func.func @do_while() {
  cf.br ^bb1
^bb1:
  %c = "t.c"() : () -> i1
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// -----

func.func @while(%n: i32) -> i32 {
  %z = "t.z"() : () -> i32
  cf.br ^bb1(%z : i32)
^bb1(%i: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %j = arith.addi %i, %n : i32
  cf.br ^bb1(%j : i32)
^bb3:
  return %i : i32
}

// -----

func.func @infinite() -> (i32, f32) {
  cf.br ^bb1
^bb1:
  "t.a"() : () -> ()
  cf.br ^bb1
}

// -----

func.func @infinite_or_not(%c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.a"() : () -> ()
  cf.br ^bb1
^bb2:
  %0 = "t.b"() : () -> i32
  return %0 : i32
}

// -----

func.func @switch(%f: i32) -> i32 {
  %0 = "t.z"() : () -> i32
  cf.switch %f : i32, [
    default: ^bb1(%0 : i32),
    0: ^bb2(%0 : i32),
    1: ^bb3(%0 : i32),
    -5: ^bb4
  ]
^bb1(%a: i32):
  cf.br ^bb5(%a : i32)
^bb2(%b: i32):
  "t.b"(%b) : (i32) -> ()
  cf.br ^bb5(%b : i32)
^bb3(%d: i32):
  return %d : i32
^bb4:
  cf.br ^bb5(%f : i32)
^bb5(%e: i32):
  return %e : i32
}

// -----

func.func @switch_wide(%f: i64) {
  cf.switch %f : i64, [
    default: ^bb1,
    7: ^bb2
  ]
^bb1:
  "t.a"() : () -> ()
  cf.br ^bb2
^bb2:
  return
}

// -----

func.func @irreducible(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = "t.a"() : () -> i1
  cf.cond_br %a, ^bb2, ^bb3
^bb2:
  %b = "t.b"() : () -> i1
  cf.cond_br %b, ^bb1, ^bb3
^bb3:
  return
}

// -----

func.func @irreducible_args(%c: i1) -> i32 {
  %x = "t.x"() : () -> i32
  %y = "t.y"() : () -> f32
  cf.cond_br %c, ^bb1(%x : i32), ^bb2(%y : f32)
^bb1(%p: i32):
  %a = "t.a"(%p) : (i32) -> i1
  cf.cond_br %a, ^bb2(%y : f32), ^bb3(%p : i32)
^bb2(%q: f32):
  %b:2 = "t.b"(%q) : (f32) -> (i1, i32)
  cf.cond_br %b#0, ^bb1(%b#1 : i32), ^bb3(%b#1 : i32)
^bb3(%r: i32):
  return %r : i32
}

// -----

func.func @two_exits(%c: i1) -> i32 {
  cf.br ^bb1
^bb1:
  %a:2 = "t.a"() : () -> (i1, i32)
  cf.cond_br %a#0, ^bb2, ^bb3
^bb2:
  %b:2 = "t.b"() : () -> (i1, i32)
  cf.cond_br %b#0, ^bb1, ^bb4
^bb3:
  "t.u"(%a#1) : (i32) -> ()
  return %a#1 : i32
^bb4:
  return %b#1 : i32
}

// -----

func.func @nested_loops(%c: i1) {
  cf.br ^bb1
^bb1:
  "t.outer"() : () -> ()
  cf.br ^bb2
^bb2:
  %b = "t.inner"() : () -> i1
  cf.cond_br %b, ^bb2, ^bb3
^bb3:
  %a = "t.back"() : () -> i1
  cf.cond_br %a, ^bb1, ^bb4
^bb4:
  return
}

// -----

func.func @different_ends(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.a"() : () -> ()
  return
^bb2:
  "t.end"() : () -> ()
}

// -----

func.func @different_ends_and_more(%c: i1, %d: i1) {
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  "t.a"() : () -> ()
  cf.cond_br %d, ^bb2, ^bb3
^bb2:
  "t.end"() : () -> ()
^bb3:
  "t.b"() : () -> ()
  return
}

// -----

func.func @ends_with_attributes(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return {t.x}
^bb2:
  return {t.y}
}

// -----

func.func @same_target(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%z: i32):
  return %z : i32
}

// -----

func.func @nested_region(%c: i1) {
  "t.region"() ({
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    "t.a"() : () -> ()
    cf.br ^bb2
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
  cf.br ^bb3
^bb3:
  return
}

// -----

func.func private @declared()
func.func @one_block() { return }
"t.op"() ({
  cf.br ^bb1
^bb1:
  "t.end"() : () -> ()
}) : () -> ()

// -----

func.func @multi_arg_values(%c: i1) -> (i32, i32) {
  %x = "t.x"() : () -> i32
  cf.br ^bb1(%x, %x : i32, i32)
^bb1(%a: i32, %b: i32):
  %n = "t.n"(%a) : (i32) -> i32
  %k = "t.k"() : () -> i1
  cf.cond_br %k, ^bb1(%b, %n : i32, i32), ^bb2(%n : i32)
^bb2(%r: i32):
  "t.use"(%a, %b, %n) : (i32, i32, i32) -> ()
  return %r, %a : i32, i32
}

// -----

func.func @loop_with_if() -> i32 {
  %x = "t.x"() : () -> i32
  cf.br ^bb1(%x : i32)
^bb1(%i: i32):
  %c = "t.c"(%i) : (i32) -> i1
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %p = "t.p"(%i) : (i32) -> i32
  cf.br ^bb4(%p : i32)
^bb3:
  %q = "t.q"(%i) : (i32) -> i32
  %d = "t.d"() : () -> i1
  cf.cond_br %d, ^bb4(%q : i32), ^bb5(%q : i32)
^bb4(%m: i32):
  %e = "t.e"(%m) : (i32) -> i1
  cf.cond_br %e, ^bb1(%m : i32), ^bb5(%m : i32)
^bb5(%r: i32):
  return %r : i32
}

// -----

func.func @r0(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.br ^bb1(%v0, %v0 : i32, i32)
^bb1(%b1_0: i32, %b1_1: i32):
  %v1 = "t.v1"() : () -> i32
  cf.cond_br %c, ^bb4(%v0, %v1 : i32, i32), ^bb2(%a0 : i32)
^bb2(%b2_0: i32):
  %v2 = "t.v2"() : () -> i32
  cf.cond_br %c, ^bb5(%b2_0, %b2_0 : i32, i32), ^bb3(%a0 : i32)
^bb3(%b3_0: i32):
  %v3 = "t.v3"() : () -> i32
  cf.cond_br %c, ^bb1(%v3, %v3 : i32, i32), ^bb4(%a0, %a0 : i32, i32)
^bb4(%b4_0: i32, %b4_1: i32):
  %v4 = "t.v4"() : () -> i32
  cf.cond_br %c, ^bb5(%b4_1, %v4 : i32, i32), ^bb5(%v4, %v0 : i32, i32)
^bb5(%b5_0: i32, %b5_1: i32):
  %v5 = "t.v5"() : () -> i32
  return %a0 : i32
}

// -----

func.func @r1(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.cond_br %c, ^bb1(%a0 : i32), ^bb2(%v0, %a0 : i32, i32)
^bb1(%b1_0: i32):
  %v1 = "t.v1"() : () -> i32
  cf.br ^bb2(%a0, %b1_0 : i32, i32)
^bb2(%b2_0: i32, %b2_1: i32):
  %v2 = "t.v2"() : () -> i32
  return %a0 : i32
}

// -----

func.func @r2(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.br ^bb1(%a0 : i32)
^bb1(%b1_0: i32):
  %v1 = "t.v1"() : () -> i32
  cf.switch %a0 : i32, [default: ^bb2, 4: ^bb4(%b1_0, %b1_0 : i32, i32), 9: ^bb1(%v1 : i32)]
^bb2:
  %v2 = "t.v2"() : () -> i32
  cf.cond_br %c, ^bb3, ^bb1(%v2 : i32)
^bb3:
  %v3 = "t.v3"() : () -> i32
  cf.br ^bb4(%v3, %a0 : i32, i32)
^bb4(%b4_0: i32, %b4_1: i32):
  %v4 = "t.v4"() : () -> i32
  return %v4 : i32
}

// -----

func.func @r3(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.br ^bb1(%v0, %a0 : i32, i32)
^bb1(%b1_0: i32, %b1_1: i32):
  %v1 = "t.v1"() : () -> i32
  cf.switch %a0 : i32, [default: ^bb2, 4: ^bb3, 9: ^bb1(%v1, %b1_0 : i32, i32)]
^bb2:
  %v2 = "t.v2"() : () -> i32
  cf.switch %a0 : i32, [default: ^bb3, 4: ^bb2, 9: ^bb1(%a0, %v2 : i32, i32)]
^bb3:
  %v3 = "t.v3"() : () -> i32
  return %v0 : i32
}

// -----

func.func @r4(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  %v1 = "t.v1"() : () -> i32
  cf.cond_br %c, ^bb3, ^bb2
^bb2:
  %v2 = "t.v2"() : () -> i32
  cf.cond_br %c, ^bb3, ^bb3
^bb3:
  %v3 = "t.v3"() : () -> i32
  cf.br ^bb4(%a0 : i32)
^bb4(%b4_0: i32):
  %v4 = "t.v4"() : () -> i32
  return %v4 : i32
}

// -----

func.func @r5(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.switch %a0 : i32, [default: ^bb1(%v0, %v0 : i32, i32), 4: ^bb5(%a0 : i32), 9: ^bb4(%a0, %v0 : i32, i32)]
^bb1(%b1_0: i32, %b1_1: i32):
  %v1 = "t.v1"() : () -> i32
  cf.br ^bb2
^bb2:
  %v2 = "t.v2"() : () -> i32
  cf.cond_br %c, ^bb2, ^bb3
^bb3:
  %v3 = "t.v3"() : () -> i32
  cf.br ^bb4(%v0, %v0 : i32, i32)
^bb4(%b4_0: i32, %b4_1: i32):
  %v4 = "t.v4"() : () -> i32
  cf.br ^bb5(%b4_0 : i32)
^bb5(%b5_0: i32):
  %v5 = "t.v5"() : () -> i32
  cf.cond_br %c, ^bb1(%a0, %a0 : i32, i32), ^bb6(%b5_0 : i32)
^bb6(%b6_0: i32):
  %v6 = "t.v6"() : () -> i32
  return %v0 : i32
}

// -----

func.func @r6(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.cond_br %c, ^bb2(%v0, %a0 : i32, i32), ^bb1(%v0, %v0 : i32, i32)
^bb1(%b1_0: i32, %b1_1: i32):
  %v1 = "t.v1"() : () -> i32
  cf.br ^bb2(%b1_0, %b1_1 : i32, i32)
^bb2(%b2_0: i32, %b2_1: i32):
  %v2 = "t.v2"() : () -> i32
  cf.cond_br %c, ^bb2(%v2, %v2 : i32, i32), ^bb3(%a0 : i32)
^bb3(%b3_0: i32):
  %v3 = "t.v3"() : () -> i32
  return %a0 : i32
}

// -----

func.func @r7(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.br ^bb1(%v0 : i32)
^bb1(%b1_0: i32):
  %v1 = "t.v1"() : () -> i32
  cf.cond_br %c, ^bb1(%v0 : i32), ^bb2(%v1 : i32)
^bb2(%b2_0: i32):
  %v2 = "t.v2"() : () -> i32
  cf.cond_br %c, ^bb2(%a0 : i32), ^bb3
^bb3:
  %v3 = "t.v3"() : () -> i32
  cf.cond_br %c, ^bb3, ^bb4
^bb4:
  %v4 = "t.v4"() : () -> i32
  return %a0 : i32
}

// -----

func.func @r8(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.cond_br %c, ^bb5(%v0, %v0 : i32, i32), ^bb1(%a0, %v0 : i32, i32)
^bb1(%b1_0: i32, %b1_1: i32):
  %v1 = "t.v1"() : () -> i32
  cf.cond_br %c, ^bb2, ^bb6(%v1 : i32)
^bb2:
  %v2 = "t.v2"() : () -> i32
  cf.cond_br %c, ^bb4, ^bb3(%a0 : i32)
^bb3(%b3_0: i32):
  %v3 = "t.v3"() : () -> i32
  cf.cond_br %c, ^bb5(%b3_0, %b3_0 : i32, i32), ^bb4
^bb4:
  %v4 = "t.v4"() : () -> i32
  cf.switch %a0 : i32, [default: ^bb5(%v0, %a0 : i32, i32), 4: ^bb3(%v4 : i32), 9: ^bb6(%v4 : i32)]
^bb5(%b5_0: i32, %b5_1: i32):
  %v5 = "t.v5"() : () -> i32
  cf.cond_br %c, ^bb6(%b5_1 : i32), ^bb4
^bb6(%b6_0: i32):
  %v6 = "t.v6"() : () -> i32
  return %b6_0 : i32
}

// -----

func.func @r9(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.br ^bb1
^bb1:
  %v1 = "t.v1"() : () -> i32
  cf.br ^bb2(%v0, %a0 : i32, i32)
^bb2(%b2_0: i32, %b2_1: i32):
  %v2 = "t.v2"() : () -> i32
  cf.cond_br %c, ^bb3(%b2_0, %v0 : i32, i32), ^bb1
^bb3(%b3_0: i32, %b3_1: i32):
  %v3 = "t.v3"() : () -> i32
  cf.cond_br %c, ^bb4, ^bb2(%b3_1, %v3 : i32, i32)
^bb4:
  %v4 = "t.v4"() : () -> i32
  cf.cond_br %c, ^bb5(%a0 : i32), ^bb3(%v4, %v0 : i32, i32)
^bb5(%b5_0: i32):
  %v5 = "t.v5"() : () -> i32
  cf.br ^bb6(%b5_0, %v5 : i32, i32)
^bb6(%b6_0: i32, %b6_1: i32):
  %v6 = "t.v6"() : () -> i32
  return %v6 : i32
}

// -----

func.func @r10(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.br ^bb1
^bb1:
  %v1 = "t.v1"() : () -> i32
  cf.cond_br %c, ^bb2(%a0, %v0 : i32, i32), ^bb1
^bb2(%b2_0: i32, %b2_1: i32):
  %v2 = "t.v2"() : () -> i32
  cf.switch %a0 : i32, [default: ^bb3(%b2_0 : i32), 4: ^bb3(%v2 : i32), 9: ^bb4]
^bb3(%b3_0: i32):
  %v3 = "t.v3"() : () -> i32
  cf.cond_br %c, ^bb4, ^bb3(%b3_0 : i32)
^bb4:
  %v4 = "t.v4"() : () -> i32
  cf.br ^bb5
^bb5:
  %v5 = "t.v5"() : () -> i32
  return %a0 : i32
}

// -----

func.func @r11(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.cond_br %c, ^bb1(%v0, %v0 : i32, i32), ^bb1(%v0, %a0 : i32, i32)
^bb1(%b1_0: i32, %b1_1: i32):
  %v1 = "t.v1"() : () -> i32
  cf.switch %a0 : i32, [default: ^bb2, 4: ^bb3(%v1, %v1 : i32, i32), 9: ^bb1(%a0, %b1_0 : i32, i32)]
^bb2:
  %v2 = "t.v2"() : () -> i32
  cf.br ^bb3(%v0, %v0 : i32, i32)
^bb3(%b3_0: i32, %b3_1: i32):
  %v3 = "t.v3"() : () -> i32
  cf.cond_br %c, ^bb4(%a0, %v3 : i32, i32), ^bb2
^bb4(%b4_0: i32, %b4_1: i32):
  %v4 = "t.v4"() : () -> i32
  return %v0 : i32
}

// -----

func.func @r12(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.switch %a0 : i32, [default: ^bb1(%a0, %v0 : i32, i32), 4: ^bb2, 9: ^bb3(%v0 : i32)]
^bb1(%b1_0: i32, %b1_1: i32):
  %v1 = "t.v1"() : () -> i32
  cf.cond_br %c, ^bb1(%b1_0, %v1 : i32, i32), ^bb2
^bb2:
  %v2 = "t.v2"() : () -> i32
  cf.cond_br %c, ^bb1(%v2, %v2 : i32, i32), ^bb3(%v2 : i32)
^bb3(%b3_0: i32):
  %v3 = "t.v3"() : () -> i32
  return %a0 : i32
}

// -----

func.func @r13(%a0: i32, %c: i1) -> i32 {
  %v0 = "t.v0"() : () -> i32
  cf.cond_br %c, ^bb1(%a0, %a0 : i32, i32), ^bb1(%a0, %a0 : i32, i32)
^bb1(%b1_0: i32, %b1_1: i32):
  %v1 = "t.v1"() : () -> i32
  cf.cond_br %c, ^bb3(%a0, %v0 : i32, i32), ^bb2(%b1_1, %v0 : i32, i32)
^bb2(%b2_0: i32, %b2_1: i32):
  %v2 = "t.v2"() : () -> i32
  cf.br ^bb3(%v0, %b2_1 : i32, i32)
^bb3(%b3_0: i32, %b3_1: i32):
  %v3 = "t.v3"() : () -> i32
  cf.cond_br %c, ^bb1(%b3_0, %a0 : i32, i32), ^bb4(%a0, %v3 : i32, i32)
^bb4(%b4_0: i32, %b4_1: i32):
  %v4 = "t.v4"() : () -> i32
  cf.cond_br %c, ^bb5(%v4 : i32), ^bb4(%v4, %b4_1 : i32, i32)
^bb5(%b5_0: i32):
  %v5 = "t.v5"() : () -> i32
  return %b5_0 : i32
}

// -----

// What a loop's operations use is used in the loop.
func.func @used_in_region(%a: i32, %k: i1) -> i32 {
  cf.br ^h(%a : i32)
^h(%x: i32):
  %y = arith.addi %x, %a : i32
  scf.if %k {
    "t.use"(%x, %y) : (i32, i32) -> ()
  }
  cf.cond_br %k, ^h(%y : i32), ^x
^x:
  scf.if %k {
    "t.use"(%y) : (i32) -> ()
  }
  return %y : i32
}
