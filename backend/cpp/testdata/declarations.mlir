emitc.include <"stdint.h">
emitc.include "own.h"
emitc.global static const @table : !emitc.array<2xi32> = dense<[1, 2]>
emitc.global extern @outside : i32
emitc.global @plain : f32 = 4.5
emitc.declare_func @sum
emitc.func private @external(i32, !emitc.ptr<f32>) -> f64 attributes {specifiers = ["extern", "\"C\""]}
emitc.func @sum(%a: i32, %b: i32) -> i32 attributes {specifiers = ["static", "inline"]} {
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %1 = emitc.mul %a, %b : (i32, i32) -> i32
    %2 = emitc.add %1, %a : (i32, i32) -> i32
    %3 = emitc.sub %b, %2 : (i32, i32) -> i32
    %4 = emitc.call_opaque "twice"(%3) : (i32) -> i32
    %5 = emitc.unary_minus %4 : (i32) -> i32
    emitc.yield %5 : i32
  }
  emitc.return %0 : i32
}
emitc.func @loops(%n: index, %p: !emitc.ptr<f32>, %c: i1) {
  %zero = "emitc.constant"() <{value = 0 : index}> : () -> index
  %one = emitc.literal "1" : index
  %acc = "emitc.variable"() <{value = 0.0 : f32}> : () -> !emitc.lvalue<f32>
  %arr = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<4x5xf32>
  emitc.for %i = %zero to %n step %one {
    emitc.for %j = %zero to %n step %one {
      %e = emitc.subscript %arr[%i, %j] : (!emitc.array<4x5xf32>, index, index) -> !emitc.lvalue<f32>
      %v = emitc.load %e : !emitc.lvalue<f32>
      %q = emitc.subscript %p[%j] : (!emitc.ptr<f32>, index) -> !emitc.lvalue<f32>
      emitc.assign %v : f32 to %acc : !emitc.lvalue<f32>
      emitc.assign %v : f32 to %q : !emitc.lvalue<f32>
    }
  }
  emitc.for %k = %zero to %n step %one {
    emitc.if %c {
      emitc.verbatim "break;"
    } else {
      emitc.call_opaque "f"(%k, %c) {args = [1 : index, 3 : i32, #emitc.opaque<"X">, 0 : index], template_args = [i32, 5 : i8, f32]} : (index, i1) -> ()
    }
  }
  %d = emitc.dereference %p : !emitc.ptr<f32>
  %dv = emitc.load %d : !emitc.lvalue<f32>
  %addr = emitc.address_of %acc : !emitc.lvalue<f32>
  %t = emitc.conditional %c, %dv, %dv : f32
  %cast = emitc.cast %dv : f32 to i32
  %g = emitc.get_global @plain : !emitc.lvalue<f32>
  %gv = emitc.load %g : !emitc.lvalue<f32>
  %s = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  %m = "emitc.member"(%s) <{member = "field"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %mv = emitc.load %m : !emitc.lvalue<i32>
  %sp = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
  %mp = "emitc.member_of_ptr"(%sp) <{member = "field"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.lvalue<i32>
  emitc.assign %mv : i32 to %mp : !emitc.lvalue<i32>
  %r:2 = emitc.call_opaque "two"() : () -> (i32, f32)
  emitc.return
}
emitc.class final @K {
  emitc.field @f : i32 = 3
  emitc.field @g : !emitc.array<3xf32>
  emitc.func @get() -> i32 {
    %0 = emitc.get_field @f : i32
    emitc.return %0 : i32
  }
}
