// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// CHECK-DAG: #[[MAP:map]] = affine_map<(d0)[s0] -> (d0 + s0)>

// Every operation of memref in its custom form, with its variants.

// CHECK-LABEL: func.func @alloc(
// CHECK-NEXT:   %alloc = memref.alloc() : memref<8x16xf32>
// CHECK-NEXT:   %alloc_0 = memref.alloc(%arg0) {alignment = 64 : i64} : memref<8x?xf32, 1>
// CHECK-NEXT:   %alloc_1 = memref.alloc(%arg0)[%arg1] : memref<?xf32, #[[MAP]]>
// CHECK-NEXT:   %alloc_2 = memref.alloc()[%arg1] {a.b} : memref<4xf32, #[[MAP]]>
// CHECK-NEXT:   %alloca = memref.alloca(%arg0, %arg0) : memref<?x?xi8>
// CHECK-NEXT:   %alloca_3 = memref.alloca() {alignment = 16 : i64} : memref<vector<4xf32>>
// CHECK-NEXT:   memref.dealloc %alloc : memref<8x16xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @alloc(%n: index, %s: index) {
  %0 = memref.alloc() : memref<8x16xf32>
  %1 = memref.alloc(%n) {alignment = 64 : i64} : memref<8x?xf32, 1>
  %2 = memref.alloc(%n)[%s] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %3 = memref.alloc()[%s] {a.b} : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %4 = memref.alloca(%n, %n) : memref<?x?xi8>
  %5 = memref.alloca() {alignment = 16 : i64} : memref<vector<4xf32>>
  memref.dealloc %0 : memref<8x16xf32>
  return
}

// CHECK-LABEL: func.func @realloc(
// CHECK-NEXT:   %0 = memref.realloc %arg0 : memref<?xf32> to memref<8xf32>
// CHECK-NEXT:   %1 = memref.realloc %arg0(%arg1) {alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @realloc(%m: memref<?xf32>, %n: index) {
  %0 = memref.realloc %m : memref<?xf32> to memref<8xf32>
  %1 = memref.realloc %m(%n) {alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
  return
}

// CHECK-LABEL: func.func @alloca_scope(
// CHECK-NEXT:   memref.alloca_scope  {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %0:2 = memref.alloca_scope  -> (f32, f32) {
// CHECK-NEXT:     memref.alloca_scope.return %arg0, %arg0 : f32, f32
// CHECK-NEXT:   } {a.b}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @alloca_scope(%x: f32) {
  memref.alloca_scope {
    %1 = memref.alloca() : memref<4xf32>
  }
  %0:2 = memref.alloca_scope -> (f32, f32) {
    memref.alloca_scope.return %x, %x : f32, f32
  } {a.b}
  return
}

// CHECK-LABEL: func.func @access(
// CHECK-NEXT:   %0 = memref.load %arg0[%arg2, %arg2] : memref<4x?xf32>
// CHECK-NEXT:   %1 = memref.load %arg1[] {alignment = 8 : i64, nontemporal = true} : memref<f32>
// CHECK-NEXT:   memref.store %0, %arg0[%arg2, %arg2] : memref<4x?xf32>
// CHECK-NEXT:   memref.store %1, %arg1[] {nontemporal = true} : memref<f32>
// CHECK-NEXT:   memref.prefetch %arg0[%arg2, %arg2], read, locality<3>, data : memref<4x?xf32>
// CHECK-NEXT:   memref.prefetch %arg0[%arg2, %arg2], write, locality<0>, instr : memref<4x?xf32>
// CHECK-NEXT:   memref.copy %arg0, %arg0 {a.b} : memref<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @access(%m: memref<4x?xf32>, %z: memref<f32>, %i: index, %x: f32) {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  %1 = memref.load %z[] {alignment = 8 : i64, nontemporal = true} : memref<f32>
  memref.store %0, %m[%i, %i] : memref<4x?xf32>
  memref.store %1, %z[] {nontemporal = true} : memref<f32>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x?xf32>
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<4x?xf32>
  memref.copy %m, %m {a.b} : memref<4x?xf32> to memref<4x?xf32>
  return
}

// CHECK-LABEL: func.func @atomics(
// CHECK-NEXT:   %0 = memref.atomic_rmw addi %arg3, %arg0[%arg2] : (i32, memref<10xi32>) -> i32
// CHECK-NEXT:   %1 = memref.atomic_rmw maximumf %arg4, %arg1[%arg2] {a.b} : (f32, memref<10xf32>) -> f32
// CHECK-NEXT:   %2 = memref.generic_atomic_rmw %arg0[%arg2] : memref<10xi32> {
// CHECK-NEXT:   ^bb0(%arg5: i32):
// CHECK-NEXT:     %3 = arith.ori %arg5, %arg3 : i32
// CHECK-NEXT:     memref.atomic_yield %3 : i32
// CHECK-NEXT:   } {a.b}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @atomics(%m: memref<10xi32>, %f: memref<10xf32>, %i: index, %x: i32, %y: f32) {
  %0 = memref.atomic_rmw addi %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %1 = memref.atomic_rmw maximumf %y, %f[%i] {a.b} : (f32, memref<10xf32>) -> f32
  %2 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%now: i32):
    %3 = arith.ori %now, %x : i32
    memref.atomic_yield %3 : i32
  } {a.b}
  return
}

// CHECK-LABEL: func.func @casts(
// CHECK-NEXT:   %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   %cast_0 = memref.cast %arg1 : memref<*xf32> to memref<4x?xf32>
// CHECK-NEXT:   %cast_1 = memref.cast %arg0 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %memspacecast = memref.memory_space_cast %arg2 : memref<4xf32, 1> to memref<4xf32>
// CHECK-NEXT:   %assume_align = memref.assume_alignment %arg0, 16 : memref<4xf32>
// CHECK-NEXT:   %0:2 = memref.distinct_objects %arg0, %arg2 {a.b} : memref<4xf32>, memref<4xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @casts(%m: memref<4xf32>, %u: memref<*xf32>, %s: memref<4xf32, 1>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  %2 = memref.cast %m : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  %3 = memref.memory_space_cast %s : memref<4xf32, 1> to memref<4xf32>
  %4 = memref.assume_alignment %m, 16 : memref<4xf32>
  %5:2 = memref.distinct_objects %m, %s {a.b} : memref<4xf32>, memref<4xf32, 1>
  return
}

// CHECK-LABEL: func.func @queries(
// CHECK-NEXT:   %dim = memref.dim %arg0, %arg2 : memref<4x?xf32>
// CHECK-NEXT:   %dim_0 = memref.dim %arg1, %arg2 : memref<*xf32>
// CHECK-NEXT:   %0 = memref.rank %arg1 : memref<*xf32>
// CHECK-NEXT:   %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x?xf32> -> index
// CHECK-NEXT:   %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @queries(%m: memref<4x?xf32>, %u: memref<*xf32>, %i: index) {
  %0 = memref.dim %m, %i : memref<4x?xf32>
  %1 = memref.dim %u, %i : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  %3 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  return
}

// CHECK-LABEL: func.func @shapes(
// CHECK-NEXT:   %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : memref<2x3x?xf32> into memref<6x?xf32>
// CHECK-NEXT:   %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0, 1], [2, 3]] output_shape [2, 3, %arg1, 4] : memref<6x?xf32> into memref<2x3x?x4xf32>
// CHECK-NEXT:   %reshape = memref.reshape %arg3(%arg2) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT:   %transpose = memref.transpose %reshape (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @shapes(%m: memref<2x3x?xf32>, %n: index, %shape: memref<2xindex>, %u: memref<*xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x?xf32> into memref<6x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [2, 3, %n, 4] : memref<6x?xf32> into memref<2x3x?x4xf32>
  %2 = memref.reshape %u(%shape) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  %3 = memref.transpose %2 (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return
}

// CHECK-LABEL: func.func @views(
// CHECK-NEXT:   %subview = memref.subview %arg0[%arg2, 0] [4, %arg3] [1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
// CHECK-NEXT:   %subview_0 = memref.subview %arg0[2, 0] [1, 16] [1, 1] {a.b} : memref<8x16xf32> to memref<16xf32, strided<[1], offset: 32>>
// CHECK-NEXT:   %view = memref.view %arg1[%arg2][] : memref<2048xi8> to memref<64x4xf32>
// CHECK-NEXT:   %view_1 = memref.view %arg1[%arg2][%arg3] : memref<2048xi8> to memref<?x4xf32>
// CHECK-NEXT:   %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg2], sizes: [%arg3, 4], strides: [4, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
// CHECK-NEXT:   %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<8x16xf32> to memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @views(%m: memref<8x16xf32>, %b: memref<2048xi8>, %i: index, %n: index) {
  %0 = memref.subview %m[%i, 0] [4, %n] [1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
  %1 = memref.subview %m[2, 0] [1, 16] [1, 1] {a.b} : memref<8x16xf32> to memref<16xf32, strided<[1], offset: 32>>
  %2 = memref.view %b[%i][] : memref<2048xi8> to memref<64x4xf32>
  %3 = memref.view %b[%i][%n] : memref<2048xi8> to memref<?x4xf32>
  %4 = memref.reinterpret_cast %m to offset: [%i], sizes: [%n, 4], strides: [4, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  %5 = memref.reinterpret_cast %m to offset: [0], sizes: [], strides: [] : memref<8x16xf32> to memref<f32>
  return
}

// CHECK: memref.global @outside : memref<4xi32>
memref.global @outside : memref<4xi32>

// CHECK: memref.global "private" constant @table : memref<2xf32> = dense<[0.000000e+00, 1.000000e+00]>
memref.global "private" constant @table : memref<2xf32> = dense<[0.0, 1.0]>

// CHECK: memref.global "nested" @buffer : memref<16xi8, 1> = uninitialized {alignment = 16 : i64}
memref.global "nested" @buffer : memref<16xi8, 1> = uninitialized {alignment = 16 : i64}

// CHECK-LABEL: func.func @get_global(
// CHECK-NEXT:   %0 = memref.get_global @table : memref<2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @get_global() {
  %0 = memref.get_global @table : memref<2xf32>
  return
}

// CHECK-LABEL: func.func @dma(
// CHECK-NEXT:   memref.dma_start %arg0[%arg3, %arg3], %arg1[%arg3], %arg3, %arg2[%arg3] : memref<32x32xf32>, memref<1024xf32, 1>, memref<1xi32>
// CHECK-NEXT:   memref.dma_start %arg0[%arg3, %arg3], %arg1[%arg3], %arg3, %arg2[%arg3], %arg3, %arg3 : memref<32x32xf32>, memref<1024xf32, 1>, memref<1xi32>
// CHECK-NEXT:   memref.dma_wait %arg2[%arg3], %arg3 : memref<1xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dma(%m: memref<32x32xf32>, %n: memref<1024xf32, 1>, %tag: memref<1xi32>, %i: index) {
  memref.dma_start %m[%i, %i], %n[%i], %i, %tag[%i] : memref<32x32xf32>, memref<1024xf32, 1>, memref<1xi32>
  memref.dma_start %m[%i, %i], %n[%i], %i, %tag[%i], %i, %i : memref<32x32xf32>, memref<1024xf32, 1>, memref<1xi32>
  memref.dma_wait %tag[%i], %i : memref<1xi32>
  return
}
