// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Folding of ub. Expectations are what mlir-opt prints.

// Poison of one type is one value, at the top of the function; of another type it is another one.
// CHECK-LABEL: func.func @poison(
// CHECK-NEXT:   %0 = ub.poison : i64
// CHECK-NEXT:   %1 = ub.poison : i32
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   return %1, %1, %0 : i32, i32, i64
// CHECK-NEXT: }
func.func @poison() -> (i32, i32, i64) {
  "a.b"() : () -> ()
  %0 = ub.poison : i32
  %1 = ub.poison : i32
  %2 = ub.poison : i64
  return %0, %1, %2 : i32, i32, i64
}

// Unused poison goes; nothing happens to what cannot be reached.
// CHECK-LABEL: func.func @unreachable(
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   ub.unreachable
// CHECK-NEXT: }
func.func @unreachable() {
  %0 = ub.poison : i32
  "a.b"() : () -> ()
  ub.unreachable
}
