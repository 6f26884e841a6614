// RUN: ods opt %s --loop-invariant-code-motion | FileCheck %s
// RUN: ods opt --upstream-bugs %s --loop-invariant-code-motion | FileCheck %s --check-prefix=UPSTREAM

// The inner loop may have no iteration. What the outer one counts is known to lie within the tensor, %k is not.
func.func @transfers(%n: index, %k: index, %t: tensor<16xf32>, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c13 = arith.constant 13 : index
  %c14 = arith.constant 14 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c13 step %c4 {
    %next = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %n step %c1 {
      %0 = vector.transfer_read %t[%i], %z {in_bounds = [true]} : tensor<16xf32>, vector<4xf32>
      %1 = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<16xf32>
      %2 = vector.transfer_read %t[%next], %z {in_bounds = [true]} : tensor<16xf32>, vector<4xf32>
      %3 = vector.transfer_read %t[%next], %z : tensor<16xf32>, vector<4xf32>
      %4 = vector.transfer_read %t[%k], %z : tensor<16xf32>, vector<4xf32>
      %5 = vector.transfer_write %v, %t[%k] {in_bounds = [true]} : vector<4xf32>, tensor<16xf32>
    }
  }
  return
}
// CHECK-LABEL: @transfers
// CHECK: arith.addi
// CHECK-NEXT: vector.transfer_read %arg2[%arg4], %cst {in_bounds = [true]}
// CHECK-NEXT: vector.transfer_write %arg3, %arg2[%arg4]
// CHECK-NEXT: vector.transfer_read %arg2[%{{[0-9]+}}], %cst :
// CHECK-NEXT: scf.for
// CHECK-NEXT: vector.transfer_read %arg2[%{{[0-9]+}}], %cst {in_bounds = [true]}
// CHECK-NEXT: vector.transfer_read %arg2[%arg1]
// CHECK-NEXT: vector.transfer_write %arg3, %arg2[%arg1]
// UPSTREAM-LABEL: @transfers
// UPSTREAM: vector.transfer_read %arg2[%arg1]
// UPSTREAM-NEXT: vector.transfer_write %arg3, %arg2[%arg1]
// UPSTREAM: scf.for
// UPSTREAM-COUNT-4: vector.transfer_

// Tensors of unknown sizes may not fit each other, a slice may reach out, and a cast may claim a size.
func.func @structured(%n: index, %k: index, %a: tensor<?xf32>, %b: tensor<?xf32>, %s: tensor<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %out = tensor.extract_slice %s[%k] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %in = tensor.extract_slice %s[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %cast = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.exp ins(%in : tensor<4xf32>) outs(%in : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.fill ins(%x : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.exp ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
    %3 = linalg.floor ins(%out : tensor<4xf32>) outs(%in : tensor<4xf32>) -> tensor<4xf32>
    %4 = linalg.ceil ins(%cast : tensor<4xf32>) outs(%in : tensor<4xf32>) -> tensor<4xf32>
    %5 = tensor.pad %out low[1] high[1] {
    ^bb0(%d: index):
      tensor.yield %x : f32
    } : tensor<4xf32> to tensor<6xf32>
  }
  return
}
// CHECK-LABEL: @structured
// CHECK: linalg.exp ins(%extracted_slice_0 : tensor<4xf32>)
// CHECK-NEXT: linalg.fill
// CHECK-NEXT: scf.for
// CHECK-NEXT: linalg.exp
// CHECK-NEXT: linalg.floor
// CHECK-NEXT: linalg.ceil
// CHECK-NEXT: tensor.pad
// UPSTREAM-LABEL: @structured
// UPSTREAM-COUNT-5: linalg.
// UPSTREAM: tensor.pad
// UPSTREAM: scf.for
