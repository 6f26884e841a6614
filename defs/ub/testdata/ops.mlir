// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of ub.

// CHECK-LABEL: func.func @poison(
// CHECK-NEXT:   %0 = ub.poison : i32
// CHECK-NEXT:   %1 = ub.poison : vector<4xi64>
// CHECK-NEXT:   %2 = ub.poison {a.b} : f32
// CHECK-NEXT:   return %0, %1, %2 : i32, vector<4xi64>, f32
// CHECK-NEXT: }
func.func @poison() -> (i32, vector<4xi64>, f32) {
  %0 = ub.poison : i32
  %1 = ub.poison <#ub.poison> : vector<4xi64>
  %2 = ub.poison {a.b} : f32
  return %0, %1, %2 : i32, vector<4xi64>, f32
}

// CHECK-LABEL: func.func @unreachable(
// CHECK-NEXT:   ub.unreachable
// CHECK-NEXT: }
func.func @unreachable() {
  ub.unreachable
}

// CHECK-LABEL: func.func @unreachable_attr(
// CHECK-NEXT:   ub.unreachable {a.b = #ub.poison}
// CHECK-NEXT: }
func.func @unreachable_attr() {
  ub.unreachable {a.b = #ub.poison}
}
