// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Canonicalization patterns of cf: where they fire, and next to it where they must not. Expectations are what mlir-opt prints.

// Assertions that hold are erased; those that fail, or may, are not.
// CHECK-LABEL: func.func @assert(
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   cf.assert %false, "stays"
// CHECK-NEXT:   cf.assert %arg0, "stays, too"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @assert(%c: i1) {
  %t = arith.constant true
  %f = arith.constant false
  cf.assert %t, "gone"
  cf.assert %f, "stays"
  cf.assert %c, "stays, too"
  return
}

// A block with one predecessor is merged into it, arguments and all.
// CHECK-LABEL: func.func @merge(
// CHECK-NEXT:   %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @merge(%x: i32) -> i32 {
  cf.br ^bb1(%x : i32)
^bb1(%a: i32):
  %0 = arith.addi %a, %a : i32
  cf.br ^bb2
^bb2:
  return %0 : i32
}

// A loop is not merged into itself.
// CHECK-LABEL: func.func @loop(
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @loop() {
  cf.br ^bb1
^bb1:
  "a.b"() : () -> ()
  cf.br ^bb1
}

// Branches skip blocks that only branch on, with the values that arrive there.
// CHECK-LABEL: func.func @pass_through(
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   cf.cond_br %arg0, ^bb2(%arg1 : i32), ^bb1(%arg2 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:   "a.c"(%0) : (i32) -> ()
// CHECK-NEXT:   cf.br ^bb2(%0 : i32)
// CHECK-NEXT: ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   "a.d"() : () -> ()
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: }
func.func @pass_through(%c: i1, %x: i32, %y: i32) -> i32 {
  "a.b"() : () -> ()
  cf.cond_br %c, ^bb1(%x : i32), ^bb2(%y : i32)
^bb1(%a: i32):
  cf.br ^bb3(%a : i32)
^bb2(%b: i32):
  "a.c"(%b) : (i32) -> ()
  cf.br ^bb3(%b : i32)
^bb3(%d: i32):
  "a.d"() : () -> ()
  return %d : i32
}

// Blocks in a circle are not skipped.
// CHECK-LABEL: func.func @circle(
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: }
func.func @circle(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "a.b"() : () -> ()
  cf.br ^bb2
^bb2:
  cf.br ^bb3
^bb3:
  cf.br ^bb2
}

// Constant conditions.
// CHECK-LABEL: func.func @constant_condition(
// CHECK-NEXT:   return %arg0, %arg0 : i32, i32
// CHECK-NEXT: }
func.func @constant_condition(%x: i32, %y: i32) -> (i32, i32) {
  %t = arith.constant true
  cf.cond_br %t, ^bb1(%x : i32), ^bb2(%y : i32)
^bb1(%a: i32):
  return %a, %a : i32, i32
^bb2(%b: i32):
  return %b, %x : i32, i32
}

// Both ways lead to the same block: the values that differ are selected, unless others come there, too.
// CHECK-LABEL: func.func @same_successors(
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   cf.cond_br %arg1, ^bb3(%arg2, %arg2 : i32, i32), ^bb3(%arg3, %arg2 : i32, i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "a.c"() : () -> ()
// CHECK-NEXT:   cf.cond_br %arg1, ^bb4(%arg2 : i32), ^bb4(%arg3 : i32)
// CHECK-NEXT: ^bb3(%0: i32, %1: i32):  // 3 preds: ^bb1, ^bb1, ^bb4
// CHECK-NEXT:   %2 = arith.addi %0, %1 : i32
// CHECK-NEXT:   return %2 : i32
// CHECK-NEXT: ^bb4(%3: i32):  // 3 preds: ^bb2, ^bb2, ^bb4
// CHECK-NEXT:   "a.d"(%3) : (i32) -> ()
// CHECK-NEXT:   cf.cond_br %arg1, ^bb4(%arg3 : i32), ^bb3(%3, %3 : i32, i32)
// CHECK-NEXT: }
func.func @same_successors(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "a.b"() : () -> ()
  cf.cond_br %d, ^bb3(%x, %x : i32, i32), ^bb3(%y, %x : i32, i32)
^bb2:
  "a.c"() : () -> ()
  cf.cond_br %d, ^bb4(%x : i32), ^bb4(%y : i32)
^bb3(%a: i32, %b: i32):
  %0 = arith.addi %a, %b : i32
  return %0 : i32
^bb4(%e: i32):
  "a.d"(%e) : (i32) -> ()
  cf.cond_br %d, ^bb4(%y : i32), ^bb3(%e, %e : i32, i32)
}

// What a branch has decided is known behind it.
// CHECK-LABEL: func.func @decided(
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "a.true"(%true) : (i1) -> ()
// CHECK-NEXT:   "a.both"(%true) : (i1) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "a.false"(%false) : (i1) -> ()
// CHECK-NEXT:   "a.other"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @decided(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "a.true"(%c) : (i1) -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb2:
  "a.false"(%c) : (i1) -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  "a.both"(%c) : (i1) -> ()
  return
^bb4:
  "a.other"() : () -> ()
  return
}

// Blocks that are unreachable by declaration are not branched to; those that do something before are.
// CHECK-LABEL: func.func @unreachable(
// CHECK-NEXT:   cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   ub.unreachable
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unreachable(%c: i1, %d: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  cf.cond_br %d, ^bb3, ^bb4
^bb3:
  "a.b"() : () -> ()
  ub.unreachable
^bb4:
  return
}

// Weights survive, other attributes do not.
// CHECK-LABEL: func.func @weights(
// CHECK-NEXT:   cf.cond_br %arg0 weights([1, 2]), ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "a.c"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @weights(%c: i1) {
  cf.cond_br %c weights([1, 2]), ^bb1, ^bb2 {a.b}
^bb1:
  cf.br ^bb3
^bb2:
  "a.b"() : () -> ()
  return
^bb3:
  "a.c"() : () -> ()
  return
}

// A switch with a default only.
// CHECK-LABEL: func.func @only_default(
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @only_default(%x: i32) {
  cf.switch %x : i32, [
    default: ^bb1
  ]
^bb1:
  "a.b"() : () -> ()
  return
}

// Cases that do what the default does; not with other operands.
// CHECK-LABEL: func.func @cases_like_default(
// CHECK-NEXT:   cf.switch %arg0 : i32, [
// CHECK-NEXT:     default: ^bb1(%arg0 : i32),
// CHECK-NEXT:     2: ^bb1(%arg1 : i32),
// CHECK-NEXT:     3: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "a.c"() : () -> ()
// CHECK-NEXT:   return %arg1 : i32
// CHECK-NEXT: }
func.func @cases_like_default(%x: i32, %y: i32) -> i32 {
  cf.switch %x : i32, [
    default: ^bb1(%x : i32),
    1: ^bb1(%x : i32),
    2: ^bb1(%y : i32),
    3: ^bb2
  ]
^bb1(%a: i32):
  "a.b"() : () -> ()
  return %a : i32
^bb2:
  "a.c"() : () -> ()
  return %y : i32
}

// Constant flags, with and without a case.
// CHECK-LABEL: func.func @constant_flag(
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   return %arg1 : i32
// CHECK-NEXT: }
func.func @constant_flag(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2 : i32
  cf.switch %c : i32, [
    default: ^bb1(%x : i32),
    2: ^bb2(%y : i32)
  ]
^bb1(%a: i32):
  "a.b"() : () -> ()
  return %a : i32
^bb2(%b: i32):
  %d = arith.constant 7 : i32
  cf.switch %d : i32, [
    default: ^bb1(%b : i32),
    2: ^bb2(%y : i32)
  ]
}

// Targets that only branch on.
// CHECK-LABEL: func.func @switch_pass_through(
// CHECK-NEXT:   cf.switch %arg0 : i32, [
// CHECK-NEXT:     default: ^bb2(%arg1 : i32),
// CHECK-NEXT:     2: ^bb1(%arg1 : i32),
// CHECK-NEXT:     3: ^bb2(%arg0 : i32)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:   "a.b"(%0) : (i32) -> ()
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   "a.c"(%1) : (i32) -> ()
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: }
func.func @switch_pass_through(%x: i32, %y: i32) -> i32 {
  cf.switch %x : i32, [
    default: ^bb1,
    2: ^bb2(%y : i32),
    3: ^bb3(%x : i32)
  ]
^bb1:
  cf.br ^bb3(%y : i32)
^bb2(%b: i32):
  "a.b"(%b) : (i32) -> ()
  return %b : i32
^bb3(%c: i32):
  "a.c"(%c) : (i32) -> ()
  return %c : i32
}

// A switch below another one on the same flag: in a case the value is known, in the default some are excluded.
// CHECK-LABEL: func.func @nested_switch(
// CHECK-NEXT:   cf.switch %arg0 : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     2: ^bb2,
// CHECK-NEXT:     3: ^bb4
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "a.default"() : () -> ()
// CHECK-NEXT:   cf.switch %arg0 : i32, [
// CHECK-NEXT:     default: ^bb3,
// CHECK-NEXT:     4: ^bb4
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "a.two"() : () -> ()
// CHECK-NEXT:   "a.four"() : () -> ()
// CHECK-NEXT:   return %arg0 : i32
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   "a.three"() : () -> ()
// CHECK-NEXT:   return %arg0 : i32
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   "a.five"() : () -> ()
// CHECK-NEXT:   return %arg0 : i32
// CHECK-NEXT: }
func.func @nested_switch(%x: i32) -> i32 {
  cf.switch %x : i32, [
    default: ^bb1,
    2: ^bb2,
    3: ^bb5
  ]
^bb1:
  "a.default"() : () -> ()
  cf.switch %x : i32, [
    default: ^bb3,
    2: ^bb4,
    4: ^bb5
  ]
^bb2:
  "a.two"() : () -> ()
  cf.switch %x : i32, [
    default: ^bb3,
    2: ^bb4
  ]
^bb3:
  "a.three"() : () -> ()
  return %x : i32
^bb4:
  "a.four"() : () -> ()
  return %x : i32
^bb5:
  "a.five"() : () -> ()
  return %x : i32
}
