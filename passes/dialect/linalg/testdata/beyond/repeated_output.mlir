// RUN: ods opt %s --linalg-fold-unit-extent-dims | FileCheck %s
// RUN: ods opt --upstream-bugs %s --linalg-fold-unit-extent-dims | FileCheck %s --check-prefix=UPSTREAM

#in = affine_map<(d0, d1) -> (d1)>
#out = affine_map<(d0, d1) -> (d0)>
#swapped = affine_map<(d0, d1) -> (d1, d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>

// The second loop does not say that it is a reduction: each element of the output is visited once for each of its turns.
// CHECK-LABEL: @accumulated
// CHECK: linalg.generic {{.*}} ins(%{{[a-z0-9]*}} : tensor<?xf32>) outs(%arg1 : tensor<?xf32>)
// UPSTREAM-LABEL: @accumulated
// UPSTREAM: linalg.generic {{.*}} ins(%{{[a-z0-9]*}}, %arg1 : tensor<?xf32>, tensor<?xf32>)
func.func @accumulated(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %in, %out : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: @once
// CHECK: linalg.generic {{.*}} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>)
// UPSTREAM-LABEL: @once
// UPSTREAM: linalg.generic {{.*}} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>)
func.func @once(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#all, #swapped], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %in, %out : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
