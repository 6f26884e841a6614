// RUN: ods opt --verify-roundtrip %s | FileCheck %s
// RUN: ods opt %s --upstream-bugs | FileCheck %s --check-prefix=UPSTREAM
//
// The operands of emitc.expression name the arguments of its region, so that one value cannot be two operands in custom form,
// where there is no place for attributes either.

// CHECK-LABEL: @twice
// CHECK: %0 = "emitc.expression"(%arg0, %arg0) ({
// CHECK-NEXT: ^bb0(%arg1: i32, %arg2: i32):
// CHECK-NEXT: %1 = emitc.sub %arg1, %arg2
// UPSTREAM-LABEL: @twice
// UPSTREAM: emitc.expression %arg0, %arg0 :
func.func @twice(%a: i32) -> i32 {
  %r = "emitc.expression"(%a, %a) ({
  ^bb0(%x: i32, %y: i32):
    %s = emitc.sub %x, %y : (i32, i32) -> i32
    emitc.yield %s : i32
  }) : (i32, i32) -> i32
  return %r : i32
}

// CHECK-LABEL: @noinline
// CHECK: emitc.expression %arg0 noinline : (i32) -> i32 {
// UPSTREAM-LABEL: @noinline
// UPSTREAM: emitc.expression %arg0 : (i32) -> i32 {
func.func @noinline(%a: i32) -> i32 {
  %r = emitc.expression %a noinline : (i32) -> i32 {
    %s = unary_minus %a : (i32) -> i32
    yield %s : i32
  }
  return %r : i32
}

// CHECK-LABEL: @attribute
// CHECK: "emitc.expression"(%arg0)
// CHECK: }) {note = 1 : i32} : (i32) -> i32
// UPSTREAM-LABEL: @attribute
// UPSTREAM-NOT: note
func.func @attribute(%a: i32) -> i32 {
  %r = "emitc.expression"(%a) ({
  ^bb0(%x: i32):
    %s = emitc.unary_minus %x : (i32) -> i32
    emitc.yield %s : i32
  }) {note = 1 : i32} : (i32) -> i32
  return %r : i32
}

// CHECK-LABEL: @once
// CHECK: emitc.expression %arg0, %arg1 : (i32, i32) -> i32 {
// CHECK-NEXT: %1 = sub %arg0, %arg1
// UPSTREAM-LABEL: @once
// UPSTREAM: emitc.expression %arg0, %arg1 : (i32, i32) -> i32 {
func.func @once(%a: i32, %b: i32) -> i32 {
  %r = emitc.expression %a, %b : (i32, i32) -> i32 {
    %s = sub %a, %b : (i32, i32) -> i32
    yield %s : i32
  }
  return %r : i32
}

// Operations inside have their full names where the default dialect is not known, and the short ones where it is.
// CHECK-LABEL: func @inside
// CHECK: "emitc.expression"(%arg0, %arg0)
// CHECK: %1 = emitc.add %arg1, %arg2
// CHECK: emitc.yield
// CHECK: return %0
// UPSTREAM-LABEL: func @inside
emitc.file "x" {
  func @inside(%a: i32) -> i32 {
    %r = "emitc.expression"(%a, %a) ({
    ^bb0(%x: i32, %y: i32):
      %s = add %x, %y : (i32, i32) -> i32
      yield %s : i32
    }) : (i32, i32) -> i32
    return %r : i32
  }
}
