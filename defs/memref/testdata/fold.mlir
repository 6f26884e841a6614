// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Folders of memref: where they fold, and next to it where they must not. Expectations are what mlir-opt prints.

// Casts that only lose information fold into their users.
// CHECK-LABEL: func.func @cast_into_users(
// CHECK-NEXT:   %0 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:   memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:   memref.prefetch %arg0[%arg1], read, locality<1>, data : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
func.func @cast_into_users(%m: memref<4xf32>, %i: index, %x: f32) -> f32 {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  memref.prefetch %0[%i], read, locality<1>, data : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}

// Those that add information do not.
// CHECK-LABEL: func.func @cast_stays(
// CHECK-NEXT:   %0 = memref.load %arg0[%arg1] : memref<?xf32>
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
func.func @cast_stays(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.cast %m : memref<?xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}

// A cast of a cast.
// CHECK-LABEL: func.func @cast_of_cast(
// CHECK-NEXT:   %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT:   return %cast, %arg0 : memref<?x?xf32>, memref<4x?xf32>
// CHECK-NEXT: }
func.func @cast_of_cast(%m: memref<4x?xf32>) -> (memref<?x?xf32>, memref<4x?xf32>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<?x?xf32>
  %2 = memref.cast %1 : memref<?x?xf32> to memref<4x?xf32>
  return %1, %2 : memref<?x?xf32>, memref<4x?xf32>
}

// Casts in copies.
// CHECK-LABEL: func.func @copy(
// CHECK-NEXT:   memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @copy(%a: memref<4xf32>, %b: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %b : memref<4xf32> to memref<?xf32>
  memref.copy %0, %1 : memref<?xf32> to memref<?xf32>
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  return
}

// A size that the type has, and those that allocations and views were given.
// CHECK-LABEL: func.func @dim(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %dim = memref.dim %arg0, %c1 : memref<4x?xf32>
// CHECK-NEXT:   %alloc = memref.alloc(%arg1) : memref<8x?xf32>
// CHECK-NEXT:   %dim_0 = memref.dim %arg0, %arg2 : memref<4x?xf32>
// CHECK-NEXT:   %dim_1 = memref.dim %arg0, %c2 : memref<4x?xf32>
// CHECK-NEXT:   %dim_2 = memref.dim %arg3, %c0 : memref<*xf32>
// CHECK-NEXT:   "a.use"(%alloc) : (memref<8x?xf32>) -> ()
// CHECK-NEXT:   return %c4, %dim, %arg1, %dim_0, %dim_1, %dim_2 : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @dim(%m: memref<4x?xf32>, %n: index, %i: index, %u: memref<*xf32>) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.dim %m, %c0 : memref<4x?xf32>
  %1 = memref.dim %m, %c1 : memref<4x?xf32>
  %a = memref.alloc(%n) : memref<8x?xf32>
  %2 = memref.dim %a, %c1 : memref<8x?xf32>
  %3 = memref.dim %m, %i : memref<4x?xf32>
  %4 = memref.dim %m, %c2 : memref<4x?xf32>
  %5 = memref.dim %u, %c0 : memref<*xf32>
  "a.use"(%a) : (memref<8x?xf32>) -> ()
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @dim_of_views(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg2, %arg3], strides: [%arg3, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:   %dim = memref.dim %reinterpret_cast, %c0 : memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:   %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:   return %arg2, %c4, %arg3, %dim, %dim_0 : index, index, index, index, index
// CHECK-NEXT: }
func.func @dim_of_views(%m: memref<?x?xf32>, %b: memref<?xi8>, %n: index, %k: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[0, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %0 = memref.dim %s, %c0 : memref<?x4xf32, strided<[?, 1]>>
  %1 = memref.dim %s, %c1 : memref<?x4xf32, strided<[?, 1]>>
  %v = memref.view %b[%c0][%n, %k] : memref<?xi8> to memref<?x?xf32>
  %2 = memref.dim %v, %c1 : memref<?x?xf32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [%n, %k], strides: [%k, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %3 = memref.dim %r, %c0 : memref<?x?xf32, strided<[?, 1]>>
  %c = memref.cast %m : memref<?x?xf32> to memref<4x?xf32>
  %4 = memref.dim %c, %c1 : memref<4x?xf32>
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// The size of a reshape is in the shape operand.
// CHECK-LABEL: func.func @dim_of_reshape(
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %0 = memref.load %arg1[%arg2] : memref<?xindex>
// CHECK-NEXT:   %1 = memref.load %arg1[%c1] : memref<?xindex>
// CHECK-NEXT:   return %1, %0 : index, index
// CHECK-NEXT: }
func.func @dim_of_reshape(%m: memref<*xf32>, %shape: memref<?xindex>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %1 = memref.dim %0, %c1 : memref<*xf32>
  %2 = memref.dim %0, %i : memref<*xf32>
  return %1, %2 : index, index
}

// CHECK-LABEL: func.func @dim_of_reshape_i32(
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %0 = memref.load %arg1[%c1] : memref<?xi32>
// CHECK-NEXT:   %1 = arith.index_cast %0 : i32 to index
// CHECK-NEXT:   return %1 : index
// CHECK-NEXT: }
func.func @dim_of_reshape_i32(%m: memref<*xf32>, %shape: memref<?xi32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.dim %0, %c1 : memref<*xf32>
  return %1 : index
}

// CHECK-LABEL: func.func @rank(
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %0 = memref.rank %arg1 : memref<*xf32>
// CHECK-NEXT:   return %c2, %0 : index, index
// CHECK-NEXT: }
func.func @rank(%m: memref<4x?xf32>, %u: memref<*xf32>) -> (index, index) {
  %0 = memref.rank %m : memref<4x?xf32>
  %1 = memref.rank %u : memref<*xf32>
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @view_whole(
// CHECK-NEXT:   %view = memref.view %arg0[%arg1][] : memref<16xi8> to memref<16xi8>
// CHECK-NEXT:   return %arg0, %view : memref<16xi8>, memref<16xi8>
// CHECK-NEXT: }
func.func @view_whole(%b: memref<16xi8>, %i: index) -> (memref<16xi8>, memref<16xi8>) {
  %c0 = arith.constant 0 : index
  %0 = memref.view %b[%c0][] : memref<16xi8> to memref<16xi8>
  %1 = memref.view %b[%i][] : memref<16xi8> to memref<16xi8>
  return %0, %1 : memref<16xi8>, memref<16xi8>
}

// What the type says about strides and sizes.
// CHECK-LABEL: func.func @metadata(
// CHECK-NEXT:   %c3 = arith.constant 3 : index
// CHECK-NEXT:   %c8 = arith.constant 8 : index
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x?xf32, strided<[?, 2], offset: 3>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   return %c3, %c8, %sizes#1, %strides#0, %c2 : index, index, index, index, index
// CHECK-NEXT: }
func.func @metadata(%m: memref<8x?xf32, strided<[?, 2], offset: 3>>) -> (index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<8x?xf32, strided<[?, 2], offset: 3>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}

// CHECK-LABEL: func.func @metadata_of_cast(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   return %base_buffer, %c0, %c4 : memref<f32>, index, index
// CHECK-NEXT: }
func.func @metadata_of_cast(%m: memref<8x4xf32>) -> (memref<f32>, index, index) {
  %0 = memref.cast %m : memref<8x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %t#0 : memref<f32>, index, index
}

// Transposes.
// CHECK-LABEL: func.func @transpose(
// CHECK-NEXT:   %transpose = memref.transpose %arg0 (d0, d1) -> (d0, d1) : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1]>>
// CHECK-NEXT:   return %arg0, %transpose : memref<?x4xf32>, memref<?x4xf32, strided<[4, 1]>>
// CHECK-NEXT: }
func.func @transpose(%m: memref<?x4xf32>) -> (memref<?x4xf32>, memref<?x4xf32, strided<[4, 1]>>) {
  %0 = memref.transpose %m (i, j) -> (i, j) : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1]>>
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %2 = memref.transpose %1 (i, j) -> (j, i) : memref<4x?xf32, strided<[1, 4]>> to memref<?x4xf32, strided<[4, 1]>>
  return %m, %2 : memref<?x4xf32>, memref<?x4xf32, strided<[4, 1]>>
}

// Memory spaces.
// CHECK-LABEL: func.func @memory_space_casts(
// CHECK-NEXT:   %memspacecast = memref.memory_space_cast %arg0 : memref<4xf32, 1> to memref<4xf32, 2>
// CHECK-NEXT:   return %memspacecast, %arg0, %arg0 : memref<4xf32, 2>, memref<4xf32, 1>, memref<4xf32, 1>
// CHECK-NEXT: }
func.func @memory_space_casts(%m: memref<4xf32, 1>) -> (memref<4xf32, 2>, memref<4xf32, 1>, memref<4xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32>
  %1 = memref.memory_space_cast %0 : memref<4xf32> to memref<4xf32, 2>
  %2 = memref.memory_space_cast %0 : memref<4xf32> to memref<4xf32, 1>
  %3 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32, 1>
  return %1, %2, %3 : memref<4xf32, 2>, memref<4xf32, 1>, memref<4xf32, 1>
}

// Knowledge about alignment stays unless it is known.
// CHECK-LABEL: func.func @assume_alignment(
// CHECK-NEXT:   %assume_align = memref.assume_alignment %arg0, 16 : memref<4xf32>
// CHECK-NEXT:   %assume_align_0 = memref.assume_alignment %assume_align, 8 : memref<4xf32>
// CHECK-NEXT:   return %assume_align_0 : memref<4xf32>
// CHECK-NEXT: }
func.func @assume_alignment(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  %1 = memref.assume_alignment %0, 16 : memref<4xf32>
  %2 = memref.assume_alignment %1, 8 : memref<4xf32>
  return %2 : memref<4xf32>
}

// Loads and atomics through casts.
// CHECK-LABEL: func.func @atomic(
// CHECK-NEXT:   %0 = memref.atomic_rmw addi %arg2, %arg0[%arg1] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @atomic(%m: memref<8xi32>, %i: index, %x: i32) -> i32 {
  %0 = memref.cast %m : memref<8xi32> to memref<?xi32>
  %1 = memref.atomic_rmw addi %x, %0[%i] : (i32, memref<?xi32>) -> i32
  return %1 : i32
}

// CHECK-LABEL: func.func @dma(
// CHECK-NEXT:   memref.dma_start %arg0[%arg1], %arg0[%arg1], %arg1, %arg0[%arg1] : memref<8xf32>, memref<8xf32>, memref<8xf32>
// CHECK-NEXT:   memref.dma_wait %arg0[%arg1], %arg1 : memref<8xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dma(%m: memref<8xf32>, %i: index) {
  %0 = memref.cast %m : memref<8xf32> to memref<?xf32>
  memref.dma_start %0[%i], %0[%i], %i, %0[%i] : memref<?xf32>, memref<?xf32>, memref<?xf32>
  memref.dma_wait %0[%i], %i : memref<?xf32>
  return
}

// What is read from a constant global variable.
// CHECK: memref.global "private" constant @table : memref<2x2xi32> = dense<{{\[\[}}1, 2], [3, 4]]>
memref.global "private" constant @table : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>

// CHECK-LABEL: func.func @load_global(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %0 = memref.get_global @table : memref<2x2xi32>
// CHECK-NEXT:   %1 = memref.load %0[%c1, %c0] : memref<2x2xi32>
// CHECK-NEXT:   %2 = memref.load %0[%c1, %arg0] : memref<2x2xi32>
// CHECK-NEXT:   return %1, %2 : i32, i32
// CHECK-NEXT: }
func.func @load_global(%i: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.get_global @table : memref<2x2xi32>
  %1 = memref.load %0[%c1, %c0] : memref<2x2xi32>
  %2 = memref.load %0[%c1, %i] : memref<2x2xi32>
  return %1, %2 : i32, i32
}
