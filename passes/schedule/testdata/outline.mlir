// RUN: ods opt %s --outline-structured-ops --split-input-file | FileCheck %s

// What is equal becomes one function. What sets the outputs before is part of it, with its constant; one value is one parameter.

// CHECK: func.func private @linalg_matmul(%[[E:.*]]: tensor<8x8xf32>, %[[A:.*]]: tensor<8x8xf32>, %[[B:.*]]: tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK: %[[ZERO:.*]] = arith.constant 0.0
// CHECK: %[[I:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%[[E]] : tensor<8x8xf32>)
// CHECK: %[[R:.*]] = linalg.matmul ins(%[[A]], %[[B]] : {{.*}}) outs(%[[I]]
// CHECK: return %[[R]]
// CHECK-LABEL: func.func @products
// CHECK: %[[F:.*]] = linalg.fill
// CHECK: %[[P:.*]] = call @linalg_matmul(%[[M:.*]], %arg0, %arg1)
// CHECK: %[[Q:.*]] = call @linalg_matmul(%[[M]], %[[P]], %arg1)
// CHECK: %[[S:.*]] = linalg.matmul ins(%[[Q]], %[[Q]] : {{.*}}) outs(%[[F]]
// CHECK: return %[[S]]
func.func @products(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %p = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%i : tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = linalg.matmul ins(%p, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%i : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.matmul ins(%q, %q : tensor<8x8xf32>, tensor<8x8xf32>) outs(%i : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----

// Two functions share one, also from within a loop; other types, maps and constants make others.

// CHECK: func.func private @linalg_matmul(
// CHECK: func.func private @linalg_generic(
// CHECK: constant 2.0
// CHECK-NOT: func.func private
// CHECK-LABEL: func.func @one
// CHECK: scf.for
// CHECK: call @linalg_matmul(
// CHECK: linalg.matmul indexing_maps
// CHECK: call @linalg_generic(
// CHECK-LABEL: func.func @two
// CHECK: call @linalg_matmul(
// CHECK: linalg.matmul ins({{.*}} : tensor<8x9xf32>
// CHECK: call @linalg_generic(
// CHECK: linalg.generic
func.func @one(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %p = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %x = tensor.extract %p[%i, %i] : tensor<8x8xf32>
    vector.print %x : f32
  }
  %q = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%q : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.mulf %x, %two : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
func.func @two(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x9xf32>, %d: tensor<9x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %two = arith.constant 2.0 : f32
  %three = arith.constant 3.0 : f32
  %p = linalg.matmul ins(%b, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = linalg.matmul ins(%c, %d : tensor<8x9xf32>, tensor<9x8xf32>) outs(%p : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%q : tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.mulf %x, %two : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%r : tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.mulf %x, %three : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %p, %t : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// Parts of tensors have gaps between their rows, and what is put into one is computed there.

// CHECK-LABEL: func.func @parts
// CHECK: linalg.matmul
// CHECK: linalg.matmul
// CHECK: linalg.add
// CHECK: linalg.add
func.func @parts(%a: tensor<8x16xf32>, %b: tensor<8x8xf32>, %c: tensor<16x8xf32>, %n: index) -> tensor<16x8xf32> {
  %x = tensor.extract_slice %a[0, 0] [8, 8] [1, 1] : tensor<8x16xf32> to tensor<8x8xf32>
  %y = tensor.extract_slice %a[0, 8] [8, 8] [1, 1] : tensor<8x16xf32> to tensor<8x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %p = linalg.matmul ins(%x, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = linalg.matmul ins(%y, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.add ins(%p, %q : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %s = linalg.add ins(%q, %p : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %d = tensor.insert_slice %r into %c[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<16x8xf32>
  %f = tensor.insert_slice %s into %d[%n, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<16x8xf32>
  return %f : tensor<16x8xf32>
}

// -----

// Reshapes of whole tensors do not matter.

// CHECK-LABEL: func.func @reshaped
// CHECK: call @linalg_matmul
// CHECK: tensor.collapse_shape
// CHECK: call @linalg_matmul
func.func @reshaped(%a: tensor<8x2x4xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %x = tensor.collapse_shape %a [[0], [1, 2]] : tensor<8x2x4xf32> into tensor<8x8xf32>
  %p = linalg.matmul ins(%x, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = tensor.expand_shape %p [[0], [1, 2]] output_shape [8, 4, 2] : tensor<8x8xf32> into tensor<8x4x2xf32>
  %y = tensor.collapse_shape %q [[0], [1, 2]] : tensor<8x4x2xf32> into tensor<8x8xf32>
  %r = linalg.matmul ins(%y, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
