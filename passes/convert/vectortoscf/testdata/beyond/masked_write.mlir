// RUN: ods opt %s --convert-vector-to-scf --split-input-file | golden %S/masked_write.out
// RUN: ods opt %s --convert-vector-to-scf --split-input-file --upstream-bugs | golden %S/masked_write_upstream.out
// mlir-opt 22.1.8 adds unit dimensions to the mask as the last ones; where the memory has them between others, the lanes
// of the mask are no longer those of the vector.

func.func @unit_between(%m: memref<?x?x?xf32, strided<[?, ?, ?]>>, %v: vector<3x2xf32>, %on: vector<2x3xi1>, %i: index, %k: index) {
  vector.transfer_write %v, %m[%i, %k, %i], %on {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>, in_bounds = [true, true]}
    : vector<3x2xf32>, memref<?x?x?xf32, strided<[?, ?, ?]>>
  return
}

// -----

func.func @unit_last(%m: memref<?x?x?xf32>, %v: vector<3x2xf32>, %on: vector<2x3xi1>, %i: index, %k: index) {
  vector.transfer_write %v, %m[%i, %k, %i], %on {permutation_map = affine_map<(d0, d1, d2) -> (d1, d0)>, in_bounds = [true, true]}
    : vector<3x2xf32>, memref<?x?x?xf32>
  return
}
