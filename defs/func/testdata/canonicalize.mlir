// RUN: ods opt %s --canonicalize | FileCheck %s

// Canonicalization of func: where it fires, and next to it where it must not. Expectations are what mlir-opt prints.

// An indirect call of a known function becomes direct.
// CHECK-LABEL: func.func @known(
// CHECK-NEXT:   %0 = call @g(%arg0) : (i32) -> i32
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @known(%x: i32) -> i32 {
  %f = func.constant @g : (i32) -> i32
  %0 = func.call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}

// One of an unknown function stays.
// CHECK-LABEL: func.func @unknown(
// CHECK-NEXT:   %0 = call_indirect %arg0(%arg1) : (i32) -> i32
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @unknown(%f: (i32) -> i32, %x: i32) -> i32 {
  %0 = func.call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}

// References to the same function are one value; unused ones go.
// CHECK-LABEL: func.func @constants(
// CHECK-NEXT:   %f = constant @g : (i32) -> i32
// CHECK-NEXT:   return %f, %f : (i32) -> i32, (i32) -> i32
// CHECK-NEXT: }
func.func @constants() -> ((i32) -> i32, (i32) -> i32) {
  %f = func.constant @g : (i32) -> i32
  %g = func.constant @g : (i32) -> i32
  %h = func.constant @g : (i32) -> i32
  return %f, %g : (i32) -> i32, (i32) -> i32
}

// Calls stay even when their results are unused.
// CHECK-LABEL: func.func @call(
// CHECK-NEXT:   %0 = call @g(%arg0) : (i32) -> i32
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @call(%x: i32) {
  %0 = call @g(%x) : (i32) -> i32
  return
}

// CHECK-LABEL: func.func private @g(
func.func private @g(i32) -> i32
