// RUN: ods opt %s --loop-invariant-code-motion | FileCheck %s
// RUN: ods opt --upstream-bugs %s --loop-invariant-code-motion | FileCheck %s --check-prefix=UPSTREAM

// The loop may have no iteration: only accesses to elements that are there leave it.
func.func @elements(%n: index, %k: index, %t: tensor<8xi32>, %d: tensor<?xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = tensor.extract %t[%k] : tensor<8xi32>
    %1 = tensor.extract %d[%c3] : tensor<?xi32>
    %2 = tensor.insert %x into %t[%c8] : tensor<8xi32>
    %3 = tensor.extract %t[%c3] : tensor<8xi32>
    %4 = tensor.insert %x into %t[%c7] : tensor<8xi32>
  }
  return
}
// CHECK: tensor.extract %arg2[%c3]
// CHECK-NEXT: tensor.insert %arg4 into %arg2[%c7]
// CHECK-NEXT: scf.for
// CHECK-NEXT: tensor.extract %arg2[%arg1]
// CHECK-NEXT: tensor.extract %arg3[%c3]
// CHECK-NEXT: tensor.insert %arg4 into %arg2[%c8]
// CHECK-NEXT: }
// UPSTREAM: tensor.extract %arg2[%arg1]
// UPSTREAM-NEXT: tensor.extract %arg3[%c3]
// UPSTREAM-NEXT: tensor.insert %arg4 into %arg2[%c8]
// UPSTREAM-NEXT: tensor.extract %arg2[%c3]
// UPSTREAM-NEXT: tensor.insert %arg4 into %arg2[%c7]
// UPSTREAM-NEXT: scf.for
// UPSTREAM-NEXT: }

// A slice may be taken anywhere. What reads it, or writes one, stays unless the slice is known to be within its source.
func.func @slices(%n: index, %k: index, %t: tensor<8xi32>, %s: tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = tensor.extract_slice %t[%k] [2] [1] : tensor<8xi32> to tensor<2xi32>
    %1 = tensor.extract %0[%c1] : tensor<2xi32>
    %2 = tensor.insert_slice %s into %t[%k] [2] [1] : tensor<2xi32> into tensor<8xi32>
    %3 = tensor.extract_slice %t[6] [2] [1] : tensor<8xi32> to tensor<2xi32>
    %4 = tensor.extract %3[%c1] : tensor<2xi32>
    %5 = tensor.insert_slice %s into %t[1] [2] [6] : tensor<2xi32> into tensor<8xi32>
  }
  return
}
// CHECK-LABEL: @slices
// CHECK: %[[A:.*]] = tensor.extract_slice %arg2[%arg1]
// CHECK-NEXT: %[[B:.*]] = tensor.extract_slice %arg2[6]
// CHECK-NEXT: tensor.extract %[[B]][
// CHECK-NEXT: tensor.insert_slice %arg3 into %arg2[1] [2] [6]
// CHECK-NEXT: scf.for
// CHECK-NEXT: tensor.extract %[[A]][
// CHECK-NEXT: tensor.insert_slice %arg3 into %arg2[%arg1]
// CHECK-NEXT: }
// UPSTREAM-LABEL: @slices
// UPSTREAM: tensor.insert_slice %arg3 into %arg2[1] [2] [6]
// UPSTREAM-NEXT: scf.for
// UPSTREAM-NEXT: }
