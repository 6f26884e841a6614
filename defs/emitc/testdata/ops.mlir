// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// CHECK:      module {
// CHECK-NEXT:   emitc.include <"stdio.h">
// CHECK-NEXT:   emitc.include "a.h"
// CHECK-NEXT:   emitc.file "a.cpp" {
// CHECK-NEXT:     func @in_file() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   emitc.global extern @e : i32
// CHECK-NEXT:   emitc.global static const @s : !emitc.array<2xf32> = dense<[1.000000e+00, 2.000000e+00]>
// CHECK-NEXT:   emitc.global @o : !emitc.opaque<"T"> = #emitc.opaque<"T()">
// CHECK-NEXT:   emitc.class final @C {
// CHECK-NEXT:     emitc.field @x : i32 = 3
// CHECK-NEXT:     emitc.field @y : !emitc.array<2xi32>
// CHECK-NEXT:     emitc.func @get() -> i32 {
// CHECK-NEXT:       %0 = get_field @x : i32
// CHECK-NEXT:       return %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   emitc.declare_func @later
// CHECK-NEXT:   emitc.func private @print(!emitc.ptr<!emitc.opaque<"char">>, i32) attributes {specifiers = ["extern"]}
// CHECK-NEXT:   emitc.func @later(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = call @later(%arg0) : (i32) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @arithmetic(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: !emitc.ptr<i32>, %arg4: f32) {
// CHECK-NEXT:     %0 = emitc.add %arg0, %arg1 : (i32, i32) -> i32
// CHECK-NEXT:     %1 = emitc.add %arg3, %arg1 : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
// CHECK-NEXT:     %2 = emitc.sub %arg3, %arg3 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
// CHECK-NEXT:     %3 = emitc.mul %arg0, %arg1 : (i32, i32) -> i32
// CHECK-NEXT:     %4 = emitc.div %arg4, %arg4 : (f32, f32) -> f32
// CHECK-NEXT:     %5 = emitc.rem %arg0, %arg1 : (i32, i32) -> i32
// CHECK-NEXT:     %6 = emitc.bitwise_and %arg0, %arg1 : (i32, i32) -> i32
// CHECK-NEXT:     %7 = emitc.bitwise_or %arg0, %arg1 : (i32, i32) -> i32
// CHECK-NEXT:     %8 = emitc.bitwise_xor %arg0, %arg1 : (i32, i32) -> i32
// CHECK-NEXT:     %9 = emitc.bitwise_left_shift %arg0, %arg1 : (i32, i32) -> i32
// CHECK-NEXT:     %10 = emitc.bitwise_right_shift %arg0, %arg1 : (i32, i32) -> i32
// CHECK-NEXT:     %11 = emitc.bitwise_not %arg0 : (i32) -> i32
// CHECK-NEXT:     %12 = emitc.logical_and %arg2, %arg2 : i1, i1
// CHECK-NEXT:     %13 = emitc.logical_or %arg2, %arg2 : i1, i1
// CHECK-NEXT:     %14 = emitc.logical_not %arg2 : i1
// CHECK-NEXT:     %15 = emitc.unary_minus %arg0 : (i32) -> i32
// CHECK-NEXT:     %16 = emitc.unary_plus %arg0 : (i32) -> i32
// CHECK-NEXT:     %17 = emitc.conditional %arg2, %arg0, %arg1 : i32
// CHECK-NEXT:     %18 = emitc.cmp three_way, %arg0, %arg1 : (i32, i32) -> i32
// CHECK-NEXT:     %19 = emitc.cast %arg4 : f32 to !emitc.opaque<"T">
// CHECK-NEXT:     %20 = emitc.literal "M_PI" : f32
// CHECK-NEXT:     %21 = "emitc.constant"() <{value = #emitc.opaque<"NULL">}> : () -> !emitc.ptr<i32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @memory(%arg0: !emitc.ptr<i32>, %arg1: index, %arg2: !emitc.lvalue<!emitc.opaque<"S">>, %arg3: !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) {
// CHECK-NEXT:     %0 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT:     %1 = emitc.load %0 : <i32>
// CHECK-NEXT:     emitc.assign %1 : i32 to %0 : <i32>
// CHECK-NEXT:     %2 = emitc.address_of %0 : !emitc.lvalue<i32>
// CHECK-NEXT:     %3 = emitc.dereference %2 : !emitc.ptr<i32>
// CHECK-NEXT:     %4 = emitc.subscript %arg0[%arg1] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
// CHECK-NEXT:     %5 = emitc.get_global @s : !emitc.array<2xf32>
// CHECK-NEXT:     %6 = "emitc.member"(%arg2) <{member = "x"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
// CHECK-NEXT:     %7 = "emitc.member_of_ptr"(%arg3) <{member = "x"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.lvalue<i32>
// CHECK-NEXT:     %8 = emitc.apply "*"(%arg0) : (!emitc.ptr<i32>) -> i32
// CHECK-NEXT:     emitc.verbatim "f({}, {{[{][{]}}});" args %arg0 : !emitc.ptr<i32>
// CHECK-NEXT:     %9 = emitc.call_opaque "f"(%arg1) {args = [0 : index, 1 : i32], template_args = [i32]} : (index) -> !emitc.size_t
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @control(%arg0: index, %arg1: index, %arg2: i8, %arg3: i1) {
// CHECK-NEXT:     emitc.for %arg4 = %arg0 to %arg1 step %arg0 {
// CHECK-NEXT:       if %arg3 {
// CHECK-NEXT:         verbatim "a"
// CHECK-NEXT:       } else {
// CHECK-NEXT:         verbatim "b"
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     emitc.for %arg4 = %arg2 to %arg2 step %arg2  : i8 {
// CHECK-NEXT:     }
// CHECK-NEXT:     emitc.switch %arg2 : i8 
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = emitc.expression %arg0, %arg1 : (index, index) -> index {
// CHECK-NEXT:       %1 = add %arg0, %arg1 : (index, index) -> index
// CHECK-NEXT:       yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     emitc.do {
// CHECK-NEXT:     } while {
// CHECK-NEXT:       %1 = expression %arg3 : (i1) -> i1 {
// CHECK-NEXT:         %2 = logical_not %arg3 : i1
// CHECK-NEXT:         yield %2 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       yield %1 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }


emitc.include <"stdio.h">
emitc.include "a.h"
emitc.file "a.cpp" {
  func @in_file() {
    return
  }
}
emitc.global extern @e : i32
emitc.global static const @s : !emitc.array<2xf32> = dense<[1.0, 2.0]>
emitc.global @o : !emitc.opaque<"T"> = #emitc.opaque<"T()">
emitc.class final @C {
  emitc.field @x : i32 = 3
  emitc.field @y : !emitc.array<2xi32>
  emitc.func @get() -> i32 {
    %0 = get_field @x : i32
    return %0 : i32
  }
}
emitc.declare_func @later
emitc.func private @print(!emitc.ptr<!emitc.opaque<"char">>, i32) attributes {specifiers = ["extern"]}
emitc.func @later(%a: i32) -> i32 {
  %0 = call @later(%a) : (i32) -> i32
  return %0 : i32
}
func.func @arithmetic(%a: i32, %b: i32, %c: i1, %p: !emitc.ptr<i32>, %f: f32) {
  %0 = emitc.add %a, %b : (i32, i32) -> i32
  %1 = emitc.add %p, %b : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %2 = emitc.sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  %3 = emitc.mul %a, %b : (i32, i32) -> i32
  %4 = emitc.div %f, %f : (f32, f32) -> f32
  %5 = emitc.rem %a, %b : (i32, i32) -> i32
  %6 = emitc.bitwise_and %a, %b : (i32, i32) -> i32
  %7 = emitc.bitwise_or %a, %b : (i32, i32) -> i32
  %8 = emitc.bitwise_xor %a, %b : (i32, i32) -> i32
  %9 = emitc.bitwise_left_shift %a, %b : (i32, i32) -> i32
  %10 = emitc.bitwise_right_shift %a, %b : (i32, i32) -> i32
  %11 = emitc.bitwise_not %a : (i32) -> i32
  %12 = emitc.logical_and %c, %c : i1, i1
  %13 = emitc.logical_or %c, %c : i1, i1
  %14 = emitc.logical_not %c : i1
  %15 = emitc.unary_minus %a : (i32) -> i32
  %16 = emitc.unary_plus %a : (i32) -> i32
  %17 = emitc.conditional %c, %a, %b : i32
  %18 = emitc.cmp three_way, %a, %b : (i32, i32) -> i32
  %19 = emitc.cast %f : f32 to !emitc.opaque<"T">
  %20 = emitc.literal "M_PI" : f32
  %21 = "emitc.constant"() <{value = #emitc.opaque<"NULL">}> : () -> !emitc.ptr<i32>
  return
}
func.func @memory(%p: !emitc.ptr<i32>, %i: index, %m: !emitc.lvalue<!emitc.opaque<"S">>, %q: !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) {
  %0 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
  %1 = emitc.load %0 : <i32>
  emitc.assign %1 : i32 to %0 : <i32>
  %2 = emitc.address_of %0 : !emitc.lvalue<i32>
  %3 = emitc.dereference %2 : !emitc.ptr<i32>
  %4 = emitc.subscript %p[%i] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
  %5 = emitc.get_global @s : !emitc.array<2xf32>
  %6 = "emitc.member"(%m) <{member = "x"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %7 = "emitc.member_of_ptr"(%q) <{member = "x"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.lvalue<i32>
  %8 = emitc.apply "*"(%p) : (!emitc.ptr<i32>) -> i32
  emitc.verbatim "f({}, {{});" args %p : !emitc.ptr<i32>
  %9 = emitc.call_opaque "f"(%i) {args = [0 : index, 1 : i32], template_args = [i32]} : (index) -> !emitc.size_t
  return
}
func.func @control(%lb: index, %ub: index, %k: i8, %c: i1) {
  emitc.for %i = %lb to %ub step %lb {
    if %c {
      verbatim "a"
    } else {
      verbatim "b"
    }
  }
  emitc.for %i = %k to %k step %k : i8 {
  }
  emitc.switch %k : i8
  case 1 {
    emitc.yield
  }
  default {
  }
  %0 = emitc.expression %lb, %ub : (index, index) -> index {
    %1 = add %lb, %ub : (index, index) -> index
    yield %1 : index
  }
  emitc.do {
  } while {
    %1 = emitc.expression %c : (i1) -> i1 {
      %2 = logical_not %c : i1
      yield %2 : i1
    }
    emitc.yield %1 : i1
  }
  return
}
