// RUN: ods opt %s --convert-elementwise-to-linalg | FileCheck %s
// RUN: ods opt --upstream-bugs %s --convert-elementwise-to-linalg | FileCheck %s --check-prefix=UPSTREAM

// CHECK-LABEL: @unknown
// CHECK-NEXT: arith.select
// UPSTREAM-LABEL: @unknown
// UPSTREAM-NEXT: linalg.generic
func.func @unknown(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: @known
// CHECK-NEXT: linalg.generic
func.func @known(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @elements
// CHECK-NEXT: linalg.generic
func.func @elements(%c: tensor<?xi1>, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.select %c, %a, %b : tensor<?xi1>, tensor<?xf32>
  return %0 : tensor<?xf32>
}
