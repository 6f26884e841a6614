// RUN: ods opt %s --split-input-file --expand-strided-metadata | golden %S/expand_strided_metadata.out

// Subviews.

func.func @static(%m: memref<8x16xf32>) -> memref<4x4xf32, strided<[32, 3], offset: 18>> {
  %0 = memref.subview %m[1, 2] [4, 4] [2, 3] : memref<8x16xf32> to memref<4x4xf32, strided<[32, 3], offset: 18>>
  return %0 : memref<4x4xf32, strided<[32, 3], offset: 18>>
}

// -----

func.func @dynamic(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%i, %j] [%n, 3] [%j, 2] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x3xf32, strided<[?, ?], offset: ?>>
  %1 = memref.cast %0 : memref<?x3xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// An operand that occurs twice brings the map into another order.
func.func @repeated(%m: memref<?x?xf32>, %i: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%i, %i] [%i, %i] [%i, %i] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @dropped(%m: memref<3x1x5x1xf32>, %i: index) -> (memref<5xf32, strided<[1], offset: ?>>, memref<f32, strided<[], offset: 7>>) {
  %0 = memref.subview %m[%i, 0, 0, 0] [1, 1, 5, 1] [1, 1, 1, 1] : memref<3x1x5x1xf32> to memref<5xf32, strided<[1], offset: ?>>
  %1 = memref.subview %m[1, 0, 2, 0] [1, 1, 1, 1] [1, 1, 1, 1] : memref<3x1x5x1xf32> to memref<f32, strided<[], offset: 7>>
  return %0, %1 : memref<5xf32, strided<[1], offset: ?>>, memref<f32, strided<[], offset: 7>>
}

// -----

// In a loop the induction variable becomes a dimension; a chain of subviews is computed from where it starts.
func.func @chain(%m: memref<64x64xf32>, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 64 step 8 {
    affine.for %j = 0 to 64 step 8 {
      %0 = memref.subview %m[%i, %j] [8, 8] [1, 1] : memref<64x64xf32> to memref<8x8xf32, strided<[64, 1], offset: ?>>
      memref.store %v, %0[%c0, %c0] : memref<8x8xf32, strided<[64, 1], offset: ?>>
    }
  }
  %1 = memref.subview %m[%n, %c2] [8, 8] [1, 1] : memref<64x64xf32> to memref<8x8xf32, strided<[64, 1], offset: ?>>
  %2 = memref.subview %1[%c2, %n] [2, 2] [%c2, 1] : memref<8x8xf32, strided<[64, 1], offset: ?>> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  memref.store %v, %2[%c0, %c0] : memref<2x2xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @constants(%m: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %0 = memref.subview %m[%c7] [%c7] [%c1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// -----

// Reshapes.

func.func @expand_static(%m: memref<12x4xf32>) -> memref<2x3x2x4x1xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2], [3, 4]] output_shape [2, 3, 2, 4, 1] : memref<12x4xf32> into memref<2x3x2x4x1xf32>
  return %0 : memref<2x3x2x4x1xf32>
}

// -----

func.func @expand_dynamic(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index, %k: index) -> memref<3x?x5x2x7x?xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>> {
  %0 = memref.expand_shape %m [[0, 1, 2], [3, 4, 5]] output_shape [3, %n, 5, 2, 7, %k]
    : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<3x?x5x2x7x?xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
  return %0 : memref<3x?x5x2x7x?xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
}

// -----

func.func @expand_to_ones(%m: memref<f32, strided<[], offset: ?>>) -> memref<1x1xf32, strided<[1, 1], offset: ?>> {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
  return %0 : memref<1x1xf32, strided<[1, 1], offset: ?>>
}

// -----

func.func @collapse_static(%m: memref<3x4x5xf32>) -> memref<12x5xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<3x4x5xf32> into memref<12x5xf32>
  return %0 : memref<12x5xf32>
}

// -----

func.func @collapse_dynamic(%m: memref<3x?x5x?xf32>) -> memref<?xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<3x?x5x?xf32> into memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @collapse_ones(%m: memref<1x1x?x1xf32, strided<[?, 3, ?, 7], offset: ?>>) -> memref<1x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<1x1x?x1xf32, strided<[?, 3, ?, 7], offset: ?>> into memref<1x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<1x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @collapse_to_nothing(%m: memref<1x1xf32>) -> memref<f32> {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  return %0 : memref<f32>
}

// -----

// What the metadata of each operation is.

func.func @of_alloc(%n: index, %k: index) -> (memref<f32>, index, index, index, index, index, index, index, index) {
  %0 = memref.alloc(%n, %k) : memref<?x4x?xf32>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %0 : memref<?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  %p = memref.extract_aligned_pointer_as_index %0 : memref<?x4x?xf32> -> index
  return %b, %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2, %p : memref<f32>, index, index, index, index, index, index, index, index
}

// -----

func.func @of_alloca_without_base(%n: index) -> (index, index, index, index, index) {
  %0 = memref.alloca(%n) : memref<4x?xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}

// -----

func.func @of_alloc_without_dimensions() -> (memref<f32>, index) {
  %0 = memref.alloc() : memref<f32>
  %b, %o = memref.extract_strided_metadata %0 : memref<f32> -> memref<f32>, index
  return %b, %o : memref<f32>, index
}

// -----

func.func @of_alloc_with_layout() -> (memref<f32>, index, index, index) {
  %0 = memref.alloc() : memref<4xf32, strided<[2], offset: 3>>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<4xf32, strided<[2], offset: 3>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// -----

memref.global @g : memref<4x3xi8>
func.func @of_global() -> (memref<i8>, index, index, index, index, index) {
  %0 = memref.get_global @g : memref<4x3xi8>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x3xi8> -> memref<i8>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<i8>, index, index, index, index, index
}

// -----

memref.global @g : memref<4x3xi8>
func.func @of_global_without_base() -> index {
  %0 = memref.get_global @g : memref<4x3xi8>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x3xi8> -> memref<i8>, index, index, index, index, index
  return %t#0 : index
}

// -----

func.func @of_subview(%m: memref<?x?xf32>, %i: index) -> (memref<f32>, index, index, index) {
  %0 = memref.subview %m[%i, 2] [1, 3] [1, 4] : memref<?x?xf32> to memref<3xf32, strided<[4], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<3xf32, strided<[4], offset: ?>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// -----

func.func @of_reshapes(%m: memref<?x6xf32>, %n: index) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, %n, 6] : memref<?x6xf32> into memref<2x?x6xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<2x?x6xf32> into memref<2x?xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %1 : memref<2x?xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// -----

func.func @of_reinterpret_cast(%m: memref<?x?xf32>, %u: memref<*xf32>, %i: index, %n: index) -> (memref<f32>, index, index, index, memref<f32>, index) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%n], strides: [3] : memref<?x?xf32> to memref<?xf32, strided<[3], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<?xf32, strided<[3], offset: ?>> -> memref<f32>, index, index, index
  %1 = memref.reinterpret_cast %u to offset: [%i], sizes: [%n], strides: [3] : memref<*xf32> to memref<?xf32, strided<[3], offset: ?>>
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %1 : memref<?xf32, strided<[3], offset: ?>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t, %b1, %s1 : memref<f32>, index, index, index, memref<f32>, index
}

// -----

func.func @of_cast(%m: memref<4x?xf32, strided<[?, 1], offset: 5>>, %u: memref<*xf32>) -> (memref<f32>, index, index, index, index, index, memref<f32>, index) {
  %0 = memref.cast %m : memref<4x?xf32, strided<[?, 1], offset: 5>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %1 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1, %b1, %s1 : memref<f32>, index, index, index, index, index, memref<f32>, index
}

// -----

func.func @of_memory_space_cast(%m: memref<?xf32, 1>) -> (memref<f32>, index, index) {
  %0 = memref.memory_space_cast %m : memref<?xf32, 1> to memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %o, %s1 : memref<f32>, index, index
}

// -----

func.func @of_assumption(%m: memref<?xf32>) -> (memref<f32>, index, index) {
  %0 = memref.assume_alignment %m, 16 : memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
  %p = memref.extract_aligned_pointer_as_index %0 : memref<?xf32> -> index
  return %b, %s, %p : memref<f32>, index, index
}

// -----

func.func @of_metadata(%m: memref<?xf32>) -> (memref<f32>, index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %b1, %o1 = memref.extract_strided_metadata %b : memref<f32> -> memref<f32>, index
  return %b1, %o1 : memref<f32>, index
}

// -----

// Nothing is known about the memory that a function returns, and views of bytes start anywhere.
func.func private @get() -> memref<?xf32>
func.func @of_others(%bytes: memref<?xi8>, %i: index) -> (memref<f32>, index, memref<f32>, index, index) {
  %0 = func.call @get() : () -> memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
  %1 = memref.view %bytes[%i][%i] : memref<?xi8> to memref<?xf32>
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
  %p = memref.extract_aligned_pointer_as_index %1 : memref<?xf32> -> index
  return %b, %s, %b1, %s1, %p : memref<f32>, index, memref<f32>, index, index
}

// -----

// The pointer of a chain of views.
func.func @pointer(%m: memref<8x16xf32>) -> index {
  %0 = memref.subview %m[2, 2] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 34>>
  %1 = memref.cast %0 : memref<4x4xf32, strided<[16, 1], offset: 34>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %1 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> index
  return %p : index
}

// -----

// Left as they are: views of other kinds.
func.func @left(%m: memref<?x?xf32>, %s: memref<1xindex>) -> (memref<?x?xf32, strided<[1, ?]>>, memref<?xf32>, index) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %1 = memref.reshape %m(%s) : (memref<?x?xf32>, memref<1xindex>) -> memref<?xf32>
  %b, %o, %z, %t = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
  return %0, %1, %z : memref<?x?xf32, strided<[1, ?]>>, memref<?xf32>, index
}

// -----

func.func @pointers(%m: memref<?x16xf32>, %u: memref<*xf32>, %i: index, %bytes: memref<?xi8>) -> (index, index, index, index, index) {
  %0 = memref.subview %m[%i, 2] [4, 4] [1, 1] : memref<?x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  %p0 = memref.extract_aligned_pointer_as_index %0 : memref<4x4xf32, strided<[16, 1], offset: ?>> -> index
  %1 = memref.reinterpret_cast %u to offset: [%i], sizes: [%i], strides: [3] : memref<*xf32> to memref<?xf32, strided<[3], offset: ?>>
  %p1 = memref.extract_aligned_pointer_as_index %1 : memref<?xf32, strided<[3], offset: ?>> -> index
  %2 = memref.collapse_shape %m [[0, 1]] : memref<?x16xf32> into memref<?xf32>
  %p2 = memref.extract_aligned_pointer_as_index %2 : memref<?xf32> -> index
  %3 = memref.view %bytes[%i][] : memref<?xi8> to memref<4xf32>
  %p3 = memref.extract_aligned_pointer_as_index %3 : memref<4xf32> -> index
  %4 = memref.cast %m : memref<?x16xf32> to memref<?x?xf32>
  %p4 = memref.extract_aligned_pointer_as_index %4 : memref<?x?xf32> -> index
  return %p0, %p1, %p2, %p3, %p4 : index, index, index, index, index
}
