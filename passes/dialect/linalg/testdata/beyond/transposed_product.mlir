// RUN: ods opt %s --linalg-specialize-generic-ops --split-input-file | FileCheck %s
// RUN: ods opt %s --linalg-specialize-generic-ops --split-input-file --upstream-bugs | FileCheck %s --check-prefix=WRONG

// One factor is read transposed. mlir-opt drops how, and multiplies other elements.

// CHECK: #[[A:.*]] = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK: #[[B:.*]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK: #[[C:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK: linalg.matmul indexing_maps = [#[[A]], #[[B]], #[[C]]] ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>)
// WRONG: linalg.matmul ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>)
func.func @left(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(k, j, i) -> (k, i)>, affine_map<(k, j, i) -> (k, j)>, affine_map<(k, j, i) -> (i, j)>], iterator_types = ["reduction", "parallel", "parallel"]}
    ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// CHECK: #[[A:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK: #[[B:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// CHECK: linalg.batch_matmul indexing_maps = [#[[A]], #[[B]], #{{.*}}] ins
// WRONG: linalg.batch_matmul ins
func.func @right(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(b, k, i, j) -> (b, i, k)>, affine_map<(b, k, i, j) -> (b, j, k)>, affine_map<(b, k, i, j) -> (b, i, j)>], iterator_types = ["parallel", "reduction", "parallel", "parallel"]}
    ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
