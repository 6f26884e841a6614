// RUN: ods opt %s --split-input-file --fold-memref-alias-ops | golden %S/invalid.out
//
// What MLIR 22.1.8 makes of these does not verify.

// A vector.mask has room for the access only, not for what computes the indices.
func.func @masked(%m: memref<12x8xi32>, %i: index, %k: vector<4xi1>, %pad: i32) -> vector<4xi32> {
  %v = memref.subview %m[%i, 0] [4, 4] [1, 1] : memref<12x8xi32> to memref<4x4xi32, strided<[8, 1], offset: ?>>
  %x = vector.mask %k {
    vector.transfer_read %v[%i, %i], %pad {in_bounds = [true]} : memref<4x4xi32, strided<[8, 1], offset: ?>>, vector<4xi32>
  } : vector<4xi1> -> vector<4xi32>
  return %x : vector<4xi32>
}

// -----

// The last dimension has one element, and a distance to the next that says nothing.
func.func @unit_of_collapsed(%m: memref<8x1xi32, strided<[1, 7]>>, %i: index) -> (vector<4xi32>, vector<1xi32>) {
  %v = memref.collapse_shape %m [[0, 1]] : memref<8x1xi32, strided<[1, 7]>> into memref<8xi32, strided<[1]>>
  %x = vector.load %v[%i] : memref<8xi32, strided<[1]>>, vector<4xi32>
  %y = vector.load %v[%i] : memref<8xi32, strided<[1]>>, vector<1xi32>
  return %x, %y : vector<4xi32>, vector<1xi32>
}

// -----

// A memory of one dimension has no rows.
func.func @row_of_expanded(%m: memref<32xi32>, %i: index, %k: vector<1x8xi1>, %p: vector<1x8xi32>) -> (vector<1x8xi32>, vector<1x8xi32>) {
  %v = memref.expand_shape %m [[0, 1]] output_shape [4, 8] : memref<32xi32> into memref<4x8xi32>
  %x = vector.load %v[%i, %i] : memref<4x8xi32>, vector<1x8xi32>
  %y = vector.maskedload %v[%i, %i], %k, %p : memref<4x8xi32>, vector<1x8xi1>, vector<1x8xi32> into vector<1x8xi32>
  return %x, %y : vector<1x8xi32>, vector<1x8xi32>
}
