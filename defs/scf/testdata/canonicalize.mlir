// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Canonicalization patterns of scf: where they fire, and next to it where they must not. Expectations are what mlir-opt prints.

// Loops that are executed never, once, or without effect go away.
// CHECK-LABEL: func.func @trivial_loops(
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %0 = "a.once"(%arg0, %c4) : (i32, index) -> i32
// CHECK-NEXT:   %1 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:   %2 = "a.same"(%arg0) : (i32) -> i32
// CHECK-NEXT:   %3 = scf.for %arg3 = %arg1 to %arg2 step %c4 iter_args(%arg4 = %arg0) -> (i32) {
// CHECK-NEXT:     %4 = "a.stays"(%arg4) : (i32) -> i32
// CHECK-NEXT:     scf.yield %4 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %arg0, %0, %1, %2 : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @trivial_loops(%x: i32, %y: index, %n: index) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %never = scf.for %i = %c4 to %c4 step %c1 iter_args(%a = %x) -> (i32) {
    %z = "a.b"(%a) : (i32) -> i32
    scf.yield %z : i32
  }
  %once = scf.for %i = %c4 to %c9 step %c9 iter_args(%a = %x) -> (i32) {
    %z = "a.once"(%a, %i) : (i32, index) -> i32
    scf.yield %z : i32
  }
  %v = arith.addi %x, %x : i32
  %empty = scf.for %i = %c0 to %c9 step %c1 iter_args(%a = %x) -> (i32) {
    scf.yield %v : i32
  }
  %ub = arith.addi %y, %c1 overflow<nsw> : index
  %same = scf.for %i = %y to %ub step %c4 iter_args(%a = %x) -> (i32) {
    %z = "a.same"(%a) : (i32) -> i32
    scf.yield %z : i32
  }
  %stays = scf.for %i = %y to %n step %c4 iter_args(%a = %x) -> (i32) {
    %z = "a.stays"(%a) : (i32) -> i32
    scf.yield %z : i32
  }
  return %never, %once, %empty, %same : i32, i32, i32, i32
}

// Comparing bounds as unsigned numbers makes a difference.
// CHECK-LABEL: func.func @unsigned(
// CHECK-NEXT:   %c-2_i8 = arith.constant -2 : i8
// CHECK-NEXT:   %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:   %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:   scf.for %arg1 = %c-2_i8 to %c2_i8 step %c1_i8  : i8 {
// CHECK-NEXT:     "a.b"(%arg1) : (i8) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return %arg0 : i32
// CHECK-NEXT: }
func.func @unsigned(%x: i32) -> i32 {
  %lb = arith.constant -2 : i8
  %ub = arith.constant 2 : i8
  %s = arith.constant 1 : i8
  scf.for unsigned %i = %lb to %ub step %s : i8 {
    "a.b"(%i) : (i8) -> ()
  }
  scf.for %i = %lb to %ub step %s : i8 {
    "a.b"(%i) : (i8) -> ()
  }
  return %x : i32
}

// Values that loops carry without need.
// CHECK-LABEL: func.func @carried(
// CHECK-NEXT:   %0:2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg3) -> (i32, i32) {
// CHECK-NEXT:     %1 = "a.b"(%arg6, %arg4, %arg7) : (i32, i32, i32) -> i32
// CHECK-NEXT:     scf.yield %1, %arg6 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0#0, %arg4, %0#0 : i32, i32, i32
// CHECK-NEXT: }
func.func @carried(%lb: index, %ub: index, %s: index, %x: i32, %y: i32) -> (i32, i32, i32) {
  %r:5 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %b = %y, %c = %x, %d = %x, %e = %x) -> (i32, i32, i32, i32, i32) {
    %n = "a.b"(%a, %b, %e) : (i32, i32, i32) -> i32
    scf.yield %n, %b, %n, %n, %c : i32, i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}

// Values that only feed one another stay, as upstream.
// CHECK-LABEL: func.func @swapped(
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @swapped(%lb: index, %ub: index, %s: index, %x: i32, %y: i32) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %b = %y) -> (i32, i32) {
    scf.yield %b, %a : i32, i32
  }
  return
}

// Values from outside are selected; the condition and its negation are not yielded.
// CHECK-LABEL: func.func @select(
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT:   %1 = arith.xori %arg0, %true : i1
// CHECK-NEXT:   %2 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:     %3 = "a.b"() : () -> i32
// CHECK-NEXT:     scf.yield %3 : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %arg2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0, %2, %arg1, %arg0, %1 : i32, i32, i32, i1, i1
// CHECK-NEXT: }
func.func @select(%c: i1, %x: i32, %y: i32) -> (i32, i32, i32, i1, i1) {
  %r:6 = scf.if %c -> (i32, i32, i32, i1, i1, i32) {
    %z = "a.b"() : () -> i32
    %t = arith.constant true
    %f = arith.constant false
    scf.yield %x, %z, %x, %t, %f, %z : i32, i32, i32, i1, i1, i32
  } else {
    %t = arith.constant true
    %f = arith.constant false
    scf.yield %y, %y, %x, %f, %t, %x : i32, i32, i32, i1, i1, i32
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4 : i32, i32, i32, i1, i1
}

// An empty second region goes away; an empty first one stays.
// CHECK-LABEL: func.func @empty_else(
// CHECK-NEXT:   scf.if %arg0 {
// CHECK-NEXT:     "a.b"() : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "a.c"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @empty_else(%c: i1) {
  scf.if %c {
    "a.b"() : () -> ()
  } else {
  }
  scf.if %c {
  } else {
    "a.c"() : () -> ()
  } {kept}
  return
}

// A constant condition decides.
// CHECK-LABEL: func.func @constant(
// CHECK-NEXT:   %0 = "a.b"() : () -> i32
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @constant(%x: i32) -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  %0 = scf.if %t -> (i32) {
    %z = "a.b"() : () -> i32
    scf.yield %z : i32
  } else {
    scf.yield %x : i32
  }
  scf.if %f {
    "a.c"() : () -> ()
  }
  return %0 : i32
}

// Neighbours on the same condition, or its negation, become one.
// CHECK-LABEL: func.func @combine(
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %0:3 = scf.if %arg0 -> (i32, i32, i32) {
// CHECK-NEXT:     %1 = "a.b"() : () -> i32
// CHECK-NEXT:     %2 = "a.c"(%1) : (i32) -> i32
// CHECK-NEXT:     %3 = "a.f"() : () -> i32
// CHECK-NEXT:     scf.yield %1, %2, %3 : i32, i32, i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %1 = "a.d"(%arg1, %false) : (i32, i1) -> i32
// CHECK-NEXT:     %2 = "a.e"(%arg1, %1) : (i32, i32) -> i32
// CHECK-NEXT:     "a.g"() : () -> ()
// CHECK-NEXT:     scf.yield %arg1, %1, %2 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   "a.between"() : () -> ()
// CHECK-NEXT:   scf.if %arg0 {
// CHECK-NEXT:     "a.h"(%true) : (i1) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0#0, %0#1, %0#2 : i32, i32, i32
// CHECK-NEXT: }
func.func @combine(%c: i1, %x: i32) -> (i32, i32, i32) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %0 = scf.if %c -> (i32) {
    %z = "a.b"() : () -> i32
    scf.yield %z : i32
  } else {
    scf.yield %x : i32
  }
  %1 = scf.if %c -> (i32) {
    %z = "a.c"(%0) : (i32) -> i32
    scf.yield %z : i32
  } else {
    %z = "a.d"(%0, %c) : (i32, i1) -> i32
    scf.yield %z : i32
  }
  %2 = scf.if %n -> (i32) {
    %z = "a.e"(%0, %1) : (i32, i32) -> i32
    scf.yield %z : i32
  } else {
    %z = "a.f"() : () -> i32
    scf.yield %z : i32
  }
  scf.if %n {
    "a.g"() : () -> ()
  }
  "a.between"() : () -> ()
  scf.if %c {
    "a.h"(%c) : (i1) -> ()
  }
  return %0, %1, %2 : i32, i32, i32
}

// A conditional alone in another one becomes one on both conditions, unless the values do not allow it.
// CHECK-LABEL: func.func @nested(
// CHECK-NEXT:   %0 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT:   scf.if %0 {
// CHECK-NEXT:     "a.b"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT:   %2 = arith.select %arg0, %arg3, %arg2 : i32
// CHECK-NEXT:   %3 = scf.if %1 -> (i32) {
// CHECK-NEXT:     %5 = "a.c"() : () -> i32
// CHECK-NEXT:     scf.yield %5 : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %arg2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %4 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:     %5 = scf.if %arg1 -> (i32) {
// CHECK-NEXT:       %6 = "a.d"() : () -> i32
// CHECK-NEXT:       scf.yield %6 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %5 : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %arg2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %3, %2, %4 : i32, i32, i32
// CHECK-NEXT: }
func.func @nested(%c: i1, %d: i1, %x: i32, %y: i32) -> (i32, i32, i32) {
  scf.if %c {
    scf.if %d {
      "a.b"() : () -> ()
    }
  }
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = scf.if %d -> (i32) {
      %z = "a.c"() : () -> i32
      scf.yield %z : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %1, %y : i32, i32
  } else {
    scf.yield %x, %x : i32, i32
  }
  %2 = scf.if %c -> (i32) {
    %1 = scf.if %d -> (i32) {
      %z = "a.d"() : () -> i32
      scf.yield %z : i32
    } else {
      scf.yield %y : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %0#0, %0#1, %2 : i32, i32, i32
}

// Regions are inlined unless no_inline says otherwise;
// CHECK-LABEL: func.func @execute_region(
// CHECK-NEXT:   %0 = "a.b"() : () -> i32
// CHECK-NEXT:   %1 = scf.execute_region -> i32 no_inline {
// CHECK-NEXT:     %4 = "a.c"() : () -> i32
// CHECK-NEXT:     scf.yield %4 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %2 = "a.d"() : () -> i32
// CHECK-NEXT:   cf.br ^bb2(%2 : i32)
// CHECK-NEXT: ^bb2(%3: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return %0, %1, %3 : i32, i32, i32
// CHECK-NEXT: }
func.func @execute_region(%c: i1, %x: i32) -> (i32, i32, i32) {
  %0 = scf.execute_region -> i32 {
    %z = "a.b"() : () -> i32
    scf.yield %z : i32
  }
  %1 = scf.execute_region -> i32 no_inline {
    %z = "a.c"() : () -> i32
    scf.yield %z : i32
  }
  %2 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %z = "a.d"() : () -> i32
    scf.yield %z : i32
  ^bb2:
    scf.yield %x : i32
  }
  return %0, %1, %2 : i32, i32, i32
}

// one of several blocks stays where there may be one block only.
// CHECK-LABEL: func.func @execute_region_in_loop(
// CHECK-NEXT:   scf.for %arg5 = %arg2 to %arg3 step %arg4 {
// CHECK-NEXT:     %0 = scf.execute_region -> i32 {
// CHECK-NEXT:       cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %1 = "a.d"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     "a.use"(%0) : (i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @execute_region_in_loop(%c: i1, %x: i32, %lb: index, %ub: index, %s: index) {
  scf.for %i = %lb to %ub step %s {
    %2 = scf.execute_region -> i32 {
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      %z = "a.d"() : () -> i32
      scf.yield %z : i32
    ^bb2:
      scf.yield %x : i32
    }
    "a.use"(%2) : (i32) -> ()
  }
  return
}

// A constant argument decides; unused results go away.
// CHECK-LABEL: func.func @index_switch(
// CHECK-NEXT:   %0 = "a.b"() : () -> i32
// CHECK-NEXT:   scf.index_switch %arg0 
// CHECK-NEXT:   case 1 {
// CHECK-NEXT:     %1 = "a.b"() : () -> i32
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0, %arg1 : i32, i32
// CHECK-NEXT: }
func.func @index_switch(%n: index, %x: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : index
  %0 = scf.index_switch %c2 -> i32
  case 1 {
    scf.yield %x : i32
  }
  case 2 {
    %z = "a.b"() : () -> i32
    scf.yield %z : i32
  }
  default {
    scf.yield %x : i32
  }
  %1:2 = scf.index_switch %n -> i32, i32
  case 1 {
    %z = "a.b"() : () -> i32
    scf.yield %x, %z : i32, i32
  }
  default {
    scf.yield %x, %x : i32, i32
  }
  return %0, %1#0 : i32, i32
}

// What is known in the body because the condition holds.
// CHECK-LABEL: func.func @while_condition(
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i1) {
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK-NEXT:     scf.condition(%1) %arg2, %1 : i32, i1
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%arg2: i32, %arg3: i1):
// CHECK-NEXT:     %1 = arith.cmpi sgt, %arg2, %arg1 : i32
// CHECK-NEXT:     %2 = "a.b"(%true, %true, %false, %1) : (i1, i1, i1, i1) -> i32
// CHECK-NEXT:     scf.yield %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0#0, %0#1 : i32, i1
// CHECK-NEXT: }
func.func @while_condition(%x: i32, %y: i32) -> (i32, i1) {
  %0:2 = scf.while (%a = %x) : (i32) -> (i32, i1) {
    %c = arith.cmpi slt, %a, %y : i32
    scf.condition(%c) %a, %c : i32, i1
  } do {
  ^bb0(%b: i32, %d: i1):
    %e = arith.cmpi slt, %b, %y : i32
    %f = arith.cmpi sge, %b, %y : i32
    %g = arith.cmpi sgt, %b, %y : i32
    %z = "a.b"(%d, %e, %f, %g) : (i1, i1, i1, i1) -> i32
    scf.yield %z : i32
  }
  return %0#0, %0#1 : i32, i1
}

// Arguments are passed on in their order, when they are passed on.
// CHECK-LABEL: func.func @while_order(
// CHECK-NEXT:   %0:3 = scf.while (%arg3 = %arg0, %arg4 = %arg1, %arg5 = %arg2) : (i32, i32, f32) -> (i32, i32, f32) {
// CHECK-NEXT:     %2 = "a.c"(%arg3, %arg4) : (i32, i32) -> i1
// CHECK-NEXT:     scf.condition(%2) %arg3, %arg4, %arg5 : i32, i32, f32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%arg3: i32, %arg4: i32, %arg5: f32):
// CHECK-NEXT:     %2:3 = "a.b"(%arg4, %arg5, %arg3) : (i32, f32, i32) -> (i32, i32, f32)
// CHECK-NEXT:     scf.yield %2#0, %2#1, %2#2 : i32, i32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %1:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT:     %2:2 = "a.c"(%arg3, %arg4) : (i32, i32) -> (i1, i32)
// CHECK-NEXT:     scf.condition(%2#0) %arg4, %2#1 : i32, i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%arg3: i32, %arg4: i32):
// CHECK-NEXT:     %2:2 = "a.b"(%arg3, %arg4) : (i32, i32) -> (i32, i32)
// CHECK-NEXT:     scf.yield %2#0, %2#1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0#1, %1#1 : i32, i32
// CHECK-NEXT: }
func.func @while_order(%x: i32, %y: i32, %z: f32) -> (i32, i32) {
  %0:3 = scf.while (%a = %x, %b = %y, %f = %z) : (i32, i32, f32) -> (i32, f32, i32) {
    %c = "a.c"(%a, %b) : (i32, i32) -> i1
    scf.condition(%c) %b, %f, %a : i32, f32, i32
  } do {
  ^bb0(%a: i32, %f: f32, %b: i32):
    %n:3 = "a.b"(%a, %f, %b) : (i32, f32, i32) -> (i32, i32, f32)
    scf.yield %n#0, %n#1, %n#2 : i32, i32, f32
  }
  %1:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %c:2 = "a.c"(%a, %b) : (i32, i32) -> (i1, i32)
    scf.condition(%c#0) %b, %c#1 : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    %n:2 = "a.b"(%a, %b) : (i32, i32) -> (i32, i32)
    scf.yield %n#0, %n#1 : i32, i32
  }
  return %0#0, %1#1 : i32, i32
}

// A conditional on the loop's condition moves to the body.
// CHECK-LABEL: func.func @while_if(
// CHECK-NEXT:   %0:2 = scf.while (%arg1 = %arg0) : (i32) -> (i32, i32) {
// CHECK-NEXT:     %1:2 = "a.c"(%arg1) : (i32) -> (i1, i32)
// CHECK-NEXT:     scf.condition(%1#0) %arg1, %1#1 : i32, i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%arg1: i32, %arg2: i32):
// CHECK-NEXT:     %1 = "a.then"(%arg1, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     %2 = "a.b"(%1) : (i32) -> i32
// CHECK-NEXT:     scf.yield %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0#0 : i32
// CHECK-NEXT: }
func.func @while_if(%x: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c:2 = "a.c"(%a) : (i32) -> (i1, i32)
    %r = scf.if %c#0 -> (i32) {
      %z = "a.then"(%a, %c#1) : (i32, i32) -> i32
      scf.yield %z : i32
    } else {
      scf.yield %a : i32
    }
    scf.condition(%c#0) %r : i32
  } do {
  ^bb0(%b: i32):
    %n = "a.b"(%b) : (i32) -> i32
    scf.yield %n : i32
  }
  return %0 : i32
}

// Values that are the same in every iteration.
// CHECK-LABEL: func.func @while_same(
// CHECK-NEXT:   %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:     %1 = "a.c"(%arg2, %arg2) : (i32, i32) -> i1
// CHECK-NEXT:     scf.condition(%1) %arg2 : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%arg2: i32):
// CHECK-NEXT:     %1 = "a.b"(%arg1, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     scf.yield %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %arg1, %0 : i32, i32
// CHECK-NEXT: }
func.func @while_same(%x: i32, %y: i32) -> (i32, i32) {
  %0:2 = scf.while (%a = %x, %b = %x) : (i32, i32) -> (i32, i32) {
    %c = "a.c"(%a, %b) : (i32, i32) -> i1
    scf.condition(%c) %y, %a : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    %n = "a.b"(%a, %b) : (i32, i32) -> i32
    scf.yield %n, %n : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// Dimensions of at most one iteration, and nests whose bounds allow to merge them.
// CHECK-LABEL: func.func @parallel(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%arg1) -> f32 {
// CHECK-NEXT:     %4 = "a.b"(%c0, %arg2, %c1) : (index, index, index) -> f32
// CHECK-NEXT:     scf.reduce(%4 : f32) {
// CHECK-NEXT:     ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT:       %5 = arith.addf %arg3, %arg4 : f32
// CHECK-NEXT:       scf.reduce.return %5 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = "a.once"(%c0) : (index) -> f32
// CHECK-NEXT:   %2 = arith.addf %arg1, %1 : f32
// CHECK-NEXT:   scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%arg0, %arg0) step (%c1, %c4) {
// CHECK-NEXT:     "a.merge"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) {
// CHECK-NEXT:     scf.parallel (%arg3) = (%c0) to (%arg2) step (%c4) {
// CHECK-NEXT:       "a.not"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   %3 = arith.addf %0, %2 : f32
// CHECK-NEXT:   return %3 : f32
// CHECK-NEXT: }
func.func @parallel(%n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.parallel (%i, %j, %k) = (%c0, %c0, %c1) to (%c1, %n, %c4) step (%c1, %c1, %c4) init (%f) -> f32 {
    %v = "a.b"(%i, %j, %k) : (index, index, index) -> f32
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  %s = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%f) -> f32 {
    %v = "a.once"(%i) : (index) -> f32
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i, %j) = (%c0, %c4) to (%n, %c1) step (%c1, %c1) {
    "a.never"(%i) : (index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c4) {
      "a.merge"(%i, %j) : (index, index) -> ()
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c4) {
      "a.not"(%i, %j) : (index, index) -> ()
    }
  }
  %t = arith.addf %r, %s : f32
  return %t : f32
}

// Constant bounds and dimensions of at most one iteration.
// CHECK-LABEL: func.func @forall(
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   scf.forall (%arg1) in (%arg0) {
// CHECK-NEXT:     "a.dim"(%c0, %arg1) : (index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "a.once"(%c4) : (index) -> ()
// CHECK-NEXT:   scf.forall (%arg1) in (%arg0) {
// CHECK-NEXT:     "a.lower"(%c4) : (index) -> ()
// CHECK-NEXT:   } {kept}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @forall(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  scf.forall (%i, %j) = (%c0, 0) to (%c4, %n) step (%c4, 1) {
    "a.dim"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i) = (%c4) to (%c5) step (1) {
    "a.once"(%i) : (index) -> ()
  }
  scf.forall (%i, %j) = (%c4, 0) to (%c5, %n) step (1, 1) {
    "a.lower"(%i) : (index) -> ()
  } {kept}
  scf.forall (%i) in (0) {
    "a.never"(%i) : (index) -> ()
  }
  return
}

// What the reduction writes to memory keeps a loop whose result has no use.
// CHECK-LABEL: func.func @parallel_reduction_writes(
// CHECK-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %0 = scf.parallel (%arg2) = (%c0) to (%arg1) step (%c1) init (%cst) -> f32 {
// CHECK-NEXT:     %1 = memref.load %arg0[%arg2] : memref<100xf32>
// CHECK-NEXT:     scf.reduce(%1 : f32) {
// CHECK-NEXT:     ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT:       memref.store %arg3, %arg0[%c0] : memref<100xf32>
// CHECK-NEXT:       scf.reduce.return %arg3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @parallel_reduction_writes(%m: memref<100xf32>, %n: index) {
  %cst = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%cst) -> f32 {
    %1 = memref.load %m[%i] : memref<100xf32>
    scf.reduce(%1 : f32) {
    ^bb0(%a: f32, %b: f32):
      memref.store %a, %m[%c0] : memref<100xf32>
      scf.reduce.return %a : f32
    }
  }
  return
}

// One that only computes goes.
// CHECK-LABEL: func.func @parallel_reduction_reads(
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @parallel_reduction_reads(%m: memref<100xf32>, %n: index) {
  %cst = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%cst) -> f32 {
    %1 = memref.load %m[%i] : memref<100xf32>
    scf.reduce(%1 : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
