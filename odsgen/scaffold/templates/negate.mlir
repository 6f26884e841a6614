// RUN: opt %s | opt | FileCheck %s
// RUN: opt %s --canonicalize | FileCheck %s --check-prefix=FOLD

// CHECK-LABEL: func.func @twice(
// CHECK-SAME:    %[[X:.*]]: i32)
// CHECK-NEXT:    %[[Y:.*]] = <<.Dialect>>.negate %[[X]] : i32
// CHECK-NEXT:    %[[Z:.*]] = <<.Dialect>>.negate %[[Y]] : i32
// CHECK-NEXT:    return %[[Z]] : i32

// FOLD-LABEL: func.func @twice(
// FOLD-SAME:    %[[X:.*]]: i32)
// FOLD-NEXT:    return %[[X]] : i32
func.func @twice(%x: i32) -> i32 {
  %y = <<.Dialect>>.negate %x : i32
  %z = <<.Dialect>>.negate %y : i32
  return %z : i32
}
