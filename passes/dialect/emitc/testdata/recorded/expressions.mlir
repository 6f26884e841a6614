emitc.func @single(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = emitc.mul %a, %b : (i32, i32) -> i32
  %1 = emitc.sub %0, %c : (i32, i32) -> i32
  %2 = emitc.add %1, %0 : (i32, i32) -> i32
  emitc.return %2 : i32
}
// -----
emitc.func @single_use(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
  %a = emitc.mul %arg0, %arg1 : (i32, i32) -> i32
  %b = emitc.sub %a, %arg2 : (i32, i32) -> i32
  %c = emitc.cmp lt, %b, %arg3 :(i32, i32) -> i1
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  emitc.if %c {
    emitc.assign %arg0 : i32 to %v : <i32>
  } else {
    %x = emitc.add %arg0, %arg1 : (i32, i32) -> i32
    emitc.assign %x : i32 to %v : <i32>
  }
  %l = emitc.load %v : <i32>
  %k = emitc.add %l, %l : (i32, i32) -> i32
  emitc.return %k : i32
}
// -----
emitc.func @single(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = emitc.mul %a, %b : (i32, i32) -> i32
  %1 = emitc.sub %0, %c : (i32, i32) -> i32
  %2 = emitc.add %1, %0 : (i32, i32) -> i32
  emitc.return %2 : i32
}
emitc.func @calls(%a: i32, %p: !emitc.ptr<i32>) -> i32 {
  %0 = emitc.call_opaque "f"(%a) : (i32) -> i32
  %1 = emitc.add %0, %a : (i32, i32) -> i32
  %2 = emitc.call @single(%1, %a, %a) : (i32, i32, i32) -> i32
  %3 = emitc.apply "*"(%p) : (!emitc.ptr<i32>) -> i32
  %4 = emitc.mul %3, %2 : (i32, i32) -> i32
  %5 = emitc.call_opaque "g"() : () -> i32
  %6 = emitc.sub %5, %4 : (i32, i32) -> i32
  emitc.call_opaque "h"(%6) : (i32) -> ()
  %7:2 = emitc.call_opaque "k"(%6) : (i32) -> (i32, i32)
  %c = emitc.cmp eq, %a, %a : (i32, i32) -> i1
  %8 = emitc.conditional %c, %7#0, %7#1 : i32
  emitc.return %8 : i32
}
// -----
emitc.func @consts(%a: i32) -> i32 {
  %0 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
  %1 = emitc.add %0, %a : (i32, i32) -> i32
  %2 = emitc.literal "M_PI" : f32
  %3 = emitc.add %2, %2 : (f32, f32) -> f32
  %4 = emitc.cast %3 : f32 to i32
  %5 = emitc.add %4, %1 : (i32, i32) -> i32
  %6 = emitc.logical_not %5 : i32
  %7 = emitc.unary_minus %5 : (i32) -> i32
  %8 = emitc.bitwise_and %7, %7 : (i32, i32) -> i32
  emitc.return %8 : i32
}
// -----
emitc.func @opaque(%a: !emitc.opaque<"T">, %b: !emitc.opaque<"T">) -> i1 {
  %0 = emitc.mul %a, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  %1 = emitc.sub %0, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  %2 = emitc.cmp lt, %1, %b : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> i1
  emitc.return %2 : i1
}
// -----
emitc.func @existing(%a: i32, %b: i32) -> i32 {
  %e = emitc.expression %a, %b : (i32, i32) -> i32 {
    %0 = mul %a, %b : (i32, i32) -> i32
    %1 = add %0, %b : (i32, i32) -> i32
    yield %1 : i32
  }
  %f = emitc.expression %e, %b noinline : (i32, i32) -> i32 {
    %0 = mul %e, %b : (i32, i32) -> i32
    yield %0 : i32
  }
  %g = emitc.add %f, %f : (i32, i32) -> i32
  %h = emitc.add %g, %e : (i32, i32) -> i32
  emitc.return %h : i32
}
// -----
emitc.func @sub(%arr: !emitc.array<4xi32>, %i: index, %q: !emitc.ptr<f32>) -> i32 {
  %0 = emitc.add %i, %i : (index, index) -> index
  %1 = emitc.subscript %arr[%0] : (!emitc.array<4xi32>, index) -> !emitc.lvalue<i32>
  %2 = emitc.load %1 : <i32>
  %3 = emitc.add %2, %2 : (i32, i32) -> i32
  %ad = emitc.address_of %1 : !emitc.lvalue<i32>
  %d = emitc.dereference %ad : !emitc.ptr<i32>
  %ld = emitc.load %d : <i32>
  emitc.for %k = %i to %0 step %i {
    %z = emitc.add %k, %i : (index, index) -> index
    %y = emitc.subscript %arr[%z] : (!emitc.array<4xi32>, index) -> !emitc.lvalue<i32>
    emitc.assign %3 : i32 to %y : <i32>
  }
  emitc.return %ld : i32
}
// -----
emitc.func @unused(%a: i32, %b: i32) {
  %0 = emitc.mul %a, %b : (i32, i32) -> i32
  %1 = emitc.call_opaque "f"(%a) : (i32) -> i32
  %2 = emitc.add %a, %a : (i32, i32) -> i32
  %3 = emitc.add %2, %2 : (i32, i32) -> i32
  %4 = emitc.add %3, %a : (i32, i32) -> i32
  emitc.verbatim "a {} b" args %4 : i32
  emitc.return
}
// -----
// Effects stay in order: a call is not moved behind another.
emitc.func @effects(%a: i32, %p: !emitc.ptr<i32>) -> i32 {
  %0 = emitc.apply "*"(%p) : (!emitc.ptr<i32>) -> i32
  %1 = emitc.call_opaque "f"(%0) : (i32) -> i32
  %v = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
  %2 = emitc.apply "&"(%v) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %3 = emitc.apply "*"(%2) : (!emitc.ptr<i32>) -> i32
  %4 = emitc.add %1, %3 : (i32, i32) -> i32
  emitc.return %4 : i32
}
// -----
func.func @others(%a: i32) -> i32 {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  %1 = arith.addi %0, %a : i32
  %2 = emitc.add %1, %0 : (i32, i32) -> i32
  return %2 : i32
}
// -----
emitc.class @K {
  emitc.field @x : i32
  emitc.func @m() -> i32 {
    %0 = emitc.get_field @x : i32
    %1 = emitc.add %0, %0 : (i32, i32) -> i32
    %2 = emitc.bitwise_not %1 : (i32) -> i32
    %3 = emitc.unary_plus %2 : (i32) -> i32
    emitc.return %3 : i32
  }
}
emitc.file "f" {
  emitc.func @m(%x: i32) {
    %0 = emitc.logical_and %x, %x : i32, i32
    %1 = emitc.logical_or %0, %x : i1, i32
    emitc.switch %x : i32
    case 1 {
      %2 = emitc.bitwise_xor %x, %x : (i32, i32) -> i32
      %3 = emitc.bitwise_left_shift %2, %x : (i32, i32) -> i32
      emitc.call_opaque "f"(%3, %1) : (i32, i1) -> ()
      emitc.yield
    }
    default {
    }
    emitc.return
  }
}
// -----
emitc.func @loops(%x: i32) {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %w = "emitc.variable"() <{value = 3 : i32}> : () -> !emitc.lvalue<i32>
  emitc.do {
    %l = emitc.load %v : <i32>
    %m = emitc.load %w : <i32>
    %n = emitc.mul %l, %m : (i32, i32) -> i32
    emitc.assign %n : i32 to %v : <i32>
  } while {
    %0 = emitc.expression %v : (!emitc.lvalue<i32>) -> i1 {
      %1 = load %v : <i32>
      %2 = "emitc.constant"() <{value = 3 : i32}> : () -> i32
      %3 = cmp lt, %1, %2 : (i32, i32) -> i1
      yield %3 : i1
    }
    emitc.yield %0 : i1
  }
  emitc.return
}
