// RUN: ods opt %s --convert-vector-to-scf | FileCheck %s
// RUN: ods opt --upstream-bugs %s --convert-vector-to-scf | FileCheck %s --check-prefix=UPSTREAM

// The mask has four rows, one for each place along dimension 0 of the memory; the vector has three.
func.func @read(%m: memref<8x2x8xf32>, %i: index, %mask: vector<4x3xi1>) -> vector<3x4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %c0, %i], %z, %mask {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>}
    : memref<8x2x8xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// CHECK-LABEL: @read
// CHECK: vector.type_cast %{{.*}} : memref<vector<4x3xf32>> to memref<4xvector<3xf32>>
// CHECK: vector.transpose %{{.*}}, [1, 0] : vector<4x3xf32> to vector<3x4xf32>
// UPSTREAM-LABEL: @read
// UPSTREAM: vector.extract %{{.*}}[%{{.*}}] : i1 from vector<3xi1>
