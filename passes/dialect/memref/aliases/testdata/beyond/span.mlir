// RUN: ods opt %s --split-input-file --fold-memref-alias-ops | golden %S/span.out
// RUN: ods opt %s --split-input-file --fold-memref-alias-ops --upstream-bugs | golden %S/span.upstream.out
//
// An access to several elements goes to the memory behind a view only if its elements are the same there. MLIR 22.1.8 looks
// at the first element alone, and reads and writes others.

// Rows of the view are parts of one row of the memory.
func.func @rows_of_expanded(%m: memref<6x8xi32>, %i: index, %pad: i32) -> (vector<2x4xi32>, vector<2x4xi32>) {
  %v = memref.expand_shape %m [[0], [1, 2]] output_shape [6, 2, 4] : memref<6x8xi32> into memref<6x2x4xi32>
  %x = vector.transfer_read %v[%i, %i, %i], %pad {in_bounds = [true, true]} : memref<6x2x4xi32>, vector<2x4xi32>
  %y = vector.load %v[%i, %i, %i] : memref<6x2x4xi32>, vector<2x4xi32>
  return %x, %y : vector<2x4xi32>, vector<2x4xi32>
}

// -----

// One row of the view stands in one row of the memory, and so do rows that the memory has, too.
func.func @same_rows_of_expanded(%m: memref<6x8xi32>, %i: index, %pad: i32) -> (vector<1x4xi32>, vector<2x4xi32>) {
  %v = memref.expand_shape %m [[0], [1, 2]] output_shape [6, 2, 4] : memref<6x8xi32> into memref<6x2x4xi32>
  %x = vector.transfer_read %v[%i, %i, %i], %pad {in_bounds = [true, true]} : memref<6x2x4xi32>, vector<1x4xi32>
  %w = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 8] : memref<6x8xi32> into memref<2x3x8xi32>
  %y = vector.load %w[%i, %i, %i] : memref<2x3x8xi32>, vector<2x4xi32>
  return %x, %y : vector<1x4xi32>, vector<2x4xi32>
}

// -----

// The view ends after four elements, the memory goes on.
func.func @end_of_expanded(%m: memref<8xi32>, %i: index, %pad: i32) -> vector<4xi32> {
  %v = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xi32> into memref<2x4xi32>
  %x = vector.transfer_read %v[%i, %i], %pad {in_bounds = [false]} : memref<2x4xi32>, vector<4xi32>
  return %x : vector<4xi32>
}

// -----

// A dimension that is not expanded ends where the memory's does.
func.func @same_end_of_expanded(%m: memref<8x5xi32>, %i: index, %pad: i32) -> vector<4xi32> {
  %v = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 5] : memref<8x5xi32> into memref<2x4x5xi32>
  %x = vector.transfer_read %v[%i, %i, %i], %pad {in_bounds = [false]} : memref<2x4x5xi32>, vector<4xi32>
  return %x : vector<4xi32>
}

// -----

// Rows are two apart, or another dimension than that before the last.
func.func @rows_of_subview(%m: memref<6x4x8xi32>, %i: index, %x: vector<2x4xi32>, %k: vector<2x4xi1>) {
  %v = memref.subview %m[0, 0, 0] [6, 2, 8] [1, 2, 1] : memref<6x4x8xi32> to memref<6x2x8xi32, strided<[32, 16, 1]>>
  vector.store %x, %v[%i, %i, %i] : memref<6x2x8xi32, strided<[32, 16, 1]>>, vector<2x4xi32>
  %w = memref.subview %m[0, %i, 0] [6, 1, 8] [1, 1, 1] : memref<6x4x8xi32> to memref<6x8xi32, strided<[32, 1], offset: ?>>
  vector.store %x, %w[%i, %i] : memref<6x8xi32, strided<[32, 1], offset: ?>>, vector<2x4xi32>
  return
}

// -----

func.func @same_rows_of_subview(%m: memref<6x4x8xi32>, %i: index, %x: vector<2x4xi32>, %z: vector<4xi32>) {
  %v = memref.subview %m[%i, 1, 2] [1, 2, 6] [1, 1, 1] : memref<6x4x8xi32> to memref<2x6xi32, strided<[8, 1], offset: ?>>
  vector.store %x, %v[%i, %i] : memref<2x6xi32, strided<[8, 1], offset: ?>>, vector<2x4xi32>
  %w = memref.subview %m[0, 0, 0] [6, 2, 8] [1, 2, 1] : memref<6x4x8xi32> to memref<6x2x8xi32, strided<[32, 16, 1]>>
  vector.store %z, %w[%i, %i, %i] : memref<6x2x8xi32, strided<[32, 16, 1]>>, vector<4xi32>
  return
}

// -----

// Rows of the view are rows that two dimensions of the memory have together. A single row is one of the memory.
func.func @rows_of_collapsed(%m: memref<2x3x8xi32>, %i: index) -> (vector<4x2xi32>, vector<4x2xi32>, vector<2xi32>) {
  %v = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x8xi32> into memref<6x8xi32>
  %x = vector.load %v[%i, %i] : memref<6x8xi32>, vector<4x2xi32>
  %w = memref.collapse_shape %m [[0], [1, 2]] : memref<2x3x8xi32> into memref<2x24xi32>
  %y = vector.load %w[%i, %i] : memref<2x24xi32>, vector<4x2xi32>
  %z = vector.load %w[%i, %i] : memref<2x24xi32>, vector<2xi32>
  return %x, %y, %z : vector<4x2xi32>, vector<4x2xi32>, vector<2xi32>
}

// -----

func.func @no_view(%i: index) -> vector<2xi32> {
  %m = memref.alloc() : memref<8xi32>
  %x = vector.load %m[%i] : memref<8xi32>, vector<2xi32>
  return %x : vector<2xi32>
}
