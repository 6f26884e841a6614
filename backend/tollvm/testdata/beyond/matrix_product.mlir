// RUN: ods opt %s '--convert-vector-to-llvm=vector-contract-lowering=llvmintr' | FileCheck %s
// RUN: ods opt --upstream-bugs %s '--convert-vector-to-llvm=vector-contract-lowering=llvmintr' | FileCheck %s --check-prefix=UPSTREAM

// LLVM stores matrices by columns, and these vectors are stored by rows.
func.func @product(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// CHECK-LABEL: @product
// CHECK: llvm.intr.matrix.multiply %{{.*}}, %{{.*}} {lhs_columns = 4 : i32, lhs_rows = 3 : i32, rhs_columns = 2 : i32} : (vector<12xf32>, vector<8xf32>) -> vector<6xf32>
// UPSTREAM-LABEL: @product
// UPSTREAM: llvm.intr.matrix.multiply %{{.*}}, %{{.*}} {lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<8xf32>, vector<12xf32>) -> vector<6xf32>

func.func @maximum(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// CHECK-LABEL: @maximum
// CHECK-NOT: llvm.intr.matrix.multiply
// UPSTREAM-LABEL: @maximum
// UPSTREAM: llvm.intr.matrix.multiply
