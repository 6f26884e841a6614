// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-DAG: #[[MAP:map]] = affine_map<(d0)[s0] -> (d0 + s0)>

// Canonicalization of memref: where patterns fire, and next to it where they must not. Expectations are what mlir-opt prints.

// Sizes that are constants become static.
// CHECK-LABEL: func.func @alloc(
// CHECK-NEXT:   %c-1 = arith.constant -1 : index
// CHECK-NEXT:   %alloc = memref.alloc(%arg0) : memref<4x?xf32>
// CHECK-NEXT:   %cast = memref.cast %alloc : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT:   %alloca = memref.alloca() {alignment = 16 : i64} : memref<4xf32>
// CHECK-NEXT:   %cast_0 = memref.cast %alloca : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   %alloc_1 = memref.alloc(%c-1) : memref<?xi8>
// CHECK-NEXT:   return %cast, %cast_0, %alloc_1 : memref<?x?xf32>, memref<?xf32>, memref<?xi8>
// CHECK-NEXT: }
func.func @alloc(%n: index) -> (memref<?x?xf32>, memref<?xf32>, memref<?xi8>) {
  %c4 = arith.constant 4 : index
  %cm1 = arith.constant -1 : index
  %0 = memref.alloc(%c4, %n) : memref<?x?xf32>
  %1 = memref.alloca(%c4) {alignment = 16 : i64} : memref<?xf32>
  %2 = memref.alloc(%cm1) : memref<?xi8>
  return %0, %1, %2 : memref<?x?xf32>, memref<?xf32>, memref<?xi8>
}

// With operands for symbols of the layout.
// CHECK-LABEL: func.func @alloc_symbols(
// CHECK-SAME: %arg0: index) -> memref<?xf32, #[[MAP]]> {
// CHECK-NEXT:   %alloc = memref.alloc()[%arg0] : memref<4xf32, #[[MAP]]>
// CHECK-NEXT:   %cast = memref.cast %alloc : memref<4xf32, #[[MAP]]> to memref<?xf32, #[[MAP]]>
// CHECK-NEXT:   return %cast : memref<?xf32, #[[MAP]]>
// CHECK-NEXT: }
func.func @alloc_symbols(%n: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> {
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %0 : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
}

// Memory that nothing reads goes, with what is stored to it.
// CHECK-LABEL: func.func @dead_alloc(
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dead_alloc(%x: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.alloca() : memref<4xf32>
  memref.store %x, %1[%i] : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @live_alloc(
// CHECK-NEXT:   %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %arg0, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:   %0 = memref.load %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
func.func @live_alloc(%x: f32, %i: index) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

// Nothing is copied when there are no elements.
// CHECK-LABEL: func.func @copy_empty(
// CHECK-NEXT:   memref.copy %arg2, %arg3 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @copy_empty(%a: memref<0x?xf32>, %b: memref<0x?xf32>, %c: memref<?xf32>, %d: memref<?xf32>) {
  memref.copy %a, %b : memref<0x?xf32> to memref<0x?xf32>
  memref.copy %c, %d : memref<?xf32> to memref<?xf32>
  return
}

// Subviews: constants, a whole view, a view of a view.
// CHECK-LABEL: func.func @subview_constants(
// CHECK-NEXT:   %subview = memref.subview %arg0[0, 1] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 1], offset: 1>>
// CHECK-NEXT:   %cast = memref.cast %subview : memref<4x4xf32, strided<[?, 1], offset: 1>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @subview_constants(%m: memref<?x?xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c0, %c1] [%c4, %c4] [%c1, %c1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK-LABEL: func.func @subview_whole(
// CHECK-NEXT:   %cast = memref.cast %arg0 : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
// CHECK-NEXT:   return %cast : memref<4x8xf32, strided<[8, 1]>>
// CHECK-NEXT: }
func.func @subview_whole(%m: memref<4x8xf32>) -> memref<4x8xf32, strided<[8, 1]>> {
  %0 = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  return %0 : memref<4x8xf32, strided<[8, 1]>>
}

// CHECK-LABEL: func.func @subview_part(
// CHECK-NEXT:   %subview = memref.subview %arg0[0, 0] [4, 7] [1, 1] : memref<4x8xf32> to memref<4x7xf32, strided<[8, 1]>>
// CHECK-NEXT:   return %subview : memref<4x7xf32, strided<[8, 1]>>
// CHECK-NEXT: }
func.func @subview_part(%m: memref<4x8xf32>) -> memref<4x7xf32, strided<[8, 1]>> {
  %0 = memref.subview %m[0, 0] [4, 7] [1, 1] : memref<4x8xf32> to memref<4x7xf32, strided<[8, 1]>>
  return %0 : memref<4x7xf32, strided<[8, 1]>>
}

// CHECK-LABEL: func.func @subview_of_cast(
// CHECK-NEXT:   %subview = memref.subview %arg0[%arg1, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT:   %cast = memref.cast %subview : memref<4x4xf32, strided<[16, 1], offset: ?>> to memref<4x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   return %cast : memref<4x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @subview_of_cast(%m: memref<8x16xf32>, %i: index) -> memref<4x4xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %1 = memref.subview %0[%i, 0] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<4x4xf32, strided<[?, 1], offset: ?>>
}

// CHECK-LABEL: func.func @subview_of_subview(
// CHECK-NEXT:   %subview = memref.subview %arg0[%arg1, 2] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %subview_0 = memref.subview %subview[1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[?, 1], offset: ?>> to memref<2x2xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   return %subview_0 : memref<2x2xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @subview_of_subview(%m: memref<?x?xf32>, %i: index) -> memref<2x2xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %m[%i, 2] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[?, 1], offset: ?>> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<2x2xf32, strided<[?, 1], offset: ?>>
}

// CHECK-LABEL: func.func @subview_rank_reduced(
// CHECK-NEXT:   %subview = memref.subview %arg0[0, %arg1] [1, %arg1] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %cast = memref.cast %subview : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @subview_rank_reduced(%m: memref<?x?xf32>, %i: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, %i] [1, %i] [%c1, %c1] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// Views of bytes.
// CHECK-LABEL: func.func @view(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %view = memref.view %arg1[%c0][%arg0] : memref<2048xi8> to memref<4x?xf32>
// CHECK-NEXT:   %cast = memref.cast %view : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT:   return %cast : memref<?x?xf32>
// CHECK-NEXT: }
func.func @view(%n: index, %b: memref<2048xi8>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.view %b[%c0][%c4, %n] : memref<2048xi8> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @view_of_cast(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %view = memref.view %arg0[%c0][%arg1] : memref<2048xi8> to memref<?xf32>
// CHECK-NEXT:   return %view : memref<?xf32>
// CHECK-NEXT: }
func.func @view_of_cast(%b: memref<2048xi8>, %n: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %b : memref<2048xi8> to memref<?xi8>
  %1 = memref.view %0[%c0][%n] : memref<?xi8> to memref<?xf32>
  return %1 : memref<?xf32>
}

// Reshapes that undo one another, or continue one another.
// CHECK-LABEL: func.func @collapse_of_expand(
// CHECK-NEXT:   %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [6, 2] : memref<12xf32> into memref<6x2xf32>
// CHECK-NEXT:   return %arg0, %expand_shape : memref<12xf32>, memref<6x2xf32>
// CHECK-NEXT: }
func.func @collapse_of_expand(%m: memref<12xf32>) -> (memref<12xf32>, memref<6x2xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [3, 4] : memref<12xf32> into memref<3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  %2 = memref.expand_shape %1 [[0, 1]] output_shape [6, 2] : memref<12xf32> into memref<6x2xf32>
  return %1, %2 : memref<12xf32>, memref<6x2xf32>
}

// CHECK-LABEL: func.func @collapse_of_collapse(
// CHECK-NEXT:   %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
// CHECK-NEXT:   return %collapse_shape : memref<24xf32>
// CHECK-NEXT: }
func.func @collapse_of_collapse(%m: memref<2x3x4xf32>) -> memref<24xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  return %1 : memref<24xf32>
}

// CHECK-LABEL: func.func @expand_of_expand(
// CHECK-NEXT:   %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1, 2]] output_shape [%arg1, 2, 3] : memref<?xf32> into memref<?x2x3xf32>
// CHECK-NEXT:   return %expand_shape : memref<?x2x3xf32>
// CHECK-NEXT: }
func.func @expand_of_expand(%m: memref<?xf32>, %n: index) -> memref<?x2x3xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 6] : memref<?xf32> into memref<?x6xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [%n, 2, 3] : memref<?x6xf32> into memref<?x2x3xf32>
  return %1 : memref<?x2x3xf32>
}

// CHECK-LABEL: func.func @expand_of_collapse(
// CHECK-NEXT:   %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
// CHECK-NEXT:   return %collapse_shape, %arg0 : memref<2x12xf32>, memref<2x3x4xf32>
// CHECK-NEXT: }
func.func @expand_of_collapse(%m: memref<2x3x4xf32>) -> (memref<2x12xf32>, memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 12] : memref<24xf32> into memref<2x12xf32>
  %2 = memref.expand_shape %0 [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  return %1, %2 : memref<2x12xf32>, memref<2x3x4xf32>
}

// CHECK-LABEL: func.func @collapse_of_cast(
// CHECK-NEXT:   %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<2x3xf32> into memref<6xf32>
// CHECK-NEXT:   %cast = memref.cast %collapse_shape : memref<6xf32> to memref<?xf32>
// CHECK-NEXT:   return %cast : memref<?xf32>
// CHECK-NEXT: }
func.func @collapse_of_cast(%m: memref<2x3xf32>) -> memref<?xf32> {
  %0 = memref.cast %m : memref<2x3xf32> to memref<?x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x3xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK-LABEL: func.func @expand_constant_shape(
// CHECK-NEXT:   %c3 = arith.constant 3 : index
// CHECK-NEXT:   %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%c3, 4] : memref<?xf32> into memref<?x4xf32>
// CHECK-NEXT:   return %expand_shape : memref<?x4xf32>
// CHECK-NEXT: }
func.func @expand_constant_shape(%m: memref<?xf32>) -> memref<?x4xf32> {
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%c3, 4] : memref<?xf32> into memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// Reinterpreting casts.
// CHECK-LABEL: func.func @reinterpret_of_reinterpret(
// CHECK-NEXT:   %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1, %arg1], strides: [%arg1, 1] : memref<?xf32> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:   return %reinterpret_cast : memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT: }
func.func @reinterpret_of_reinterpret(%m: memref<?xf32>, %i: index) -> memref<?x?xf32, strided<[?, 1]>> {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [10], strides: [2] : memref<?xf32> to memref<10xf32, strided<[2], offset: ?>>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [%i, %i], strides: [%i, 1] : memref<10xf32, strided<[2], offset: ?>> to memref<?x?xf32, strided<[?, 1]>>
  return %1 : memref<?x?xf32, strided<[?, 1]>>
}

// CHECK-LABEL: func.func @reinterpret_of_cast(
// CHECK-NEXT:   %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
// CHECK-NEXT:   return %reinterpret_cast : memref<4xf32>
// CHECK-NEXT: }
func.func @reinterpret_of_cast(%m: memref<8xf32>) -> memref<4xf32> {
  %0 = memref.cast %m : memref<8xf32> to memref<?xf32>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK-LABEL: func.func @reinterpret_constants(
// CHECK-NEXT:   %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [1], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 1>>
// CHECK-NEXT:   %cast = memref.cast %reinterpret_cast : memref<4xf32, strided<[1], offset: 1>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @reinterpret_constants(%m: memref<8xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.reinterpret_cast %m to offset: [%c1], sizes: [%c4], strides: [%c1] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: func.func @reinterpret_of_metadata(
// CHECK-NEXT:   %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%offset], sizes: [%sizes#1], strides: [%strides#0] : memref<8x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %arg0, %reinterpret_cast : memref<8x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @reinterpret_of_metadata(%m: memref<8x?xf32, strided<[?, ?], offset: ?>>) -> (memref<8x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<8x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [8, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<8x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#1], strides: [%t#0] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1 : memref<8x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}

// Scopes without allocations are inlined; allocations that can move out do.
// CHECK-LABEL: func.func @alloca_scope(
// CHECK-NEXT:   %0 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:   memref.alloca_scope  {
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     "a.use"(%alloca_0) : (memref<4xf32>) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "a.between"() : () -> ()
// CHECK-NEXT:   %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT:   "a.use"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
func.func @alloca_scope(%n: index, %x: f32) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %c = arith.addf %x, %x : f32
    memref.alloca_scope.return %c : f32
  }
  memref.alloca_scope {
    %1 = memref.alloca() : memref<4xf32>
    "a.use"(%1) : (memref<4xf32>) -> ()
  }
  "a.between"() : () -> ()
  memref.alloca_scope {
    %2 = memref.alloca(%n) : memref<?xf32>
    "a.use"(%2) : (memref<?xf32>) -> ()
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @realloc(
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %0 = memref.realloc %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %1 = memref.realloc %arg1(%c4) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:   %2 = memref.realloc %alloc_0(%arg0) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   return %1, %0, %2 : memref<?xf32>, memref<4xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @realloc(%n: index, %m: memref<?xf32>) -> (memref<?xf32>, memref<4xf32>, memref<?xf32>) {
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<4xf32>
  %0 = memref.realloc %a : memref<4xf32> to memref<4xf32>
  %1 = memref.realloc %m(%c4) : memref<?xf32> to memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %2 = memref.realloc %b(%n) : memref<?xf32> to memref<?xf32>
  return %1, %0, %2 : memref<?xf32>, memref<4xf32>, memref<?xf32>
}

// Constants that would lead out of the memory stay operands: here the strides, because offsets and sizes alone say nothing.
// CHECK-LABEL: func.func @subview_outside(
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %subview = memref.subview %arg1[0, %arg0, 0] [7, 11, 15] [%c1, %c1, %c1] : memref<8x16x4xf32> to memref<7x11x15xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   %cast = memref.cast %subview : memref<7x11x15xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   return %cast : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @subview_outside(%i : index, %m: memref<8x16x4xf32>) -> memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c11 = arith.constant 11 : index
  %c15 = arith.constant 15 : index
  %0 = memref.subview %m[%c0, %i, %c0] [%c7, %c11, %c15] [%c1, %c1, %c1]
    : memref<8x16x4xf32> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  return %0 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
}

// A constant stride of 0 keeps constants out of the lists of a view: it stays an operand, and what has one already stays as it is.
// CHECK-LABEL: func.func @subview_zero_stride(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %subview = memref.subview %arg0[2, 2] [1, 2] [%c0, %c2] : memref<10x10xf32> to memref<1x2xf32, strided<[?, ?], offset: 22>>
// CHECK-NEXT:   %cast = memref.cast %subview : memref<1x2xf32, strided<[?, ?], offset: 22>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %subview_0 = memref.subview %arg0[%c2, 1] [1, 2] [0, %c2] : memref<10x10xf32> to memref<1x2xf32, strided<[0, ?], offset: ?>>
// CHECK-NEXT:   return %cast, %subview_0 : memref<1x?xf32, strided<[?, ?], offset: ?>>, memref<1x2xf32, strided<[0, ?], offset: ?>>
// CHECK-NEXT: }
func.func @subview_zero_stride(%m: memref<10x10xf32>) -> (memref<1x?xf32, strided<[?, ?], offset: ?>>, memref<1x2xf32, strided<[0, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c2, %c2] [1, %c2] [%c0, %c2] : memref<10x10xf32> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %m[%c2, 1] [1, 2] [0, %c2] : memref<10x10xf32> to memref<1x2xf32, strided<[0, ?], offset: ?>>
  return %0, %1 : memref<1x?xf32, strided<[?, ?], offset: ?>>, memref<1x2xf32, strided<[0, ?], offset: ?>>
}

// Views with other addresses and strides, 0 included, take constants.
// CHECK-LABEL: func.func @reinterpret_zero_stride(
// CHECK-NEXT:   %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, 2], strides: [0, 2] : memref<10x10xf32> to memref<2x2xf32, strided<[0, 2]>>
// CHECK-NEXT:   %cast = memref.cast %reinterpret_cast : memref<2x2xf32, strided<[0, 2]>> to memref<2x2xf32, strided<[?, ?]>>
// CHECK-NEXT:   return %cast : memref<2x2xf32, strided<[?, ?]>>
// CHECK-NEXT: }
func.func @reinterpret_zero_stride(%m: memref<10x10xf32>) -> memref<2x2xf32, strided<[?, ?]>> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [%c0, %c2] : memref<10x10xf32> to memref<2x2xf32, strided<[?, ?]>>
  return %0 : memref<2x2xf32, strided<[?, ?]>>
}
