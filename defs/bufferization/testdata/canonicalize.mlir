// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Canonicalization of bufferization: where patterns apply, and next to it where they must not. Expectations are what mlir-opt prints.

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>

// CHECK-LABEL: func.func @alloc_dim(
// CHECK-NEXT:   %0 = bufferization.alloc_tensor(%arg0, %arg1) : tensor<?x4x?xf32>
// CHECK-NEXT:   "use"(%0) : (tensor<?x4x?xf32>) -> ()
// CHECK-NEXT:   return %arg1 : index
// CHECK-NEXT: }
func.func @alloc_dim(%n: index, %m: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = bufferization.alloc_tensor(%n, %m) : tensor<?x4x?xf32>
  %c2 = arith.constant 2 : index
  %d = tensor.dim %0, %c2 : tensor<?x4x?xf32>
  "use"(%0) : (tensor<?x4x?xf32>) -> ()
  return %d : index
}

// CHECK-LABEL: func.func @alloc_const(
// CHECK-NEXT:   %0 = bufferization.alloc_tensor(%arg0) : tensor<?x3xf32>
// CHECK-NEXT:   %cast = tensor.cast %0 : tensor<?x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:   return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @alloc_const(%n: index, %h: index) -> tensor<?x?xf32> {
  %c3 = arith.constant 3 : index
  %0 = bufferization.alloc_tensor(%n, %c3) size_hint=%h {memory_space = 1 : i64} : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @alloc_const2(
// CHECK-NEXT:   %0 = bufferization.alloc_tensor(%arg0) : tensor<?x3xf32>
// CHECK-NEXT:   %cast = tensor.cast %0 : tensor<?x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:   return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @alloc_const2(%n: index, %h: index) -> tensor<?x?xf32> {
  %c3 = arith.constant 3 : index
  %0 = bufferization.alloc_tensor(%n, %c3) {memory_space = 1 : i64} : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @alloc_negative(
// CHECK-NEXT:   %c-3 = arith.constant -3 : index
// CHECK-NEXT:   %0 = bufferization.alloc_tensor(%arg0, %c-3) : tensor<?x?xf32>
// CHECK-NEXT:   return %0 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @alloc_negative(%n: index) -> tensor<?x?xf32> {
  %c3 = arith.constant -3 : index
  %0 = bufferization.alloc_tensor(%n, %c3) : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @alloc_copy_dim(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?xf32>
// CHECK-NEXT:   %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:   "use"(%0) : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return %dim : index
// CHECK-NEXT: }
func.func @alloc_copy_dim(%t: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  "use"(%0) : (tensor<?xf32>) -> ()
  return %d : index
}

// CHECK-LABEL: func.func @alloc_copy_cast(
// CHECK-NEXT:   %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %0 = bufferization.alloc_tensor() copy(%cast) : tensor<?xf32>
// CHECK-NEXT:   return %0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @alloc_copy_cast(%t: tensor<4xf32>) -> tensor<?xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = bufferization.alloc_tensor() copy(%c) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @alloc_dead(
// CHECK-NEXT:   %0 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @alloc_dead(%n: index) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  return
}

// CHECK-LABEL: func.func @dim_of_to_tensor(
// CHECK-NEXT:   %0 = bufferization.to_tensor %arg0 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:   %dim = memref.dim %arg0, %arg1 : memref<?xf32>
// CHECK-NEXT:   return %0, %dim : tensor<?xf32>, index
// CHECK-NEXT: }
func.func @dim_of_to_tensor(%m: memref<?xf32>, %i: index) -> (tensor<?xf32>, index) {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %d = tensor.dim %0, %i : tensor<?xf32>
  return %0, %d : tensor<?xf32>, index
}

// CHECK-LABEL: func.func @dim_of_to_tensor2(
// CHECK-NEXT:   %0 = bufferization.to_tensor %arg0 : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT:   %dim = memref.dim %arg0, %arg1 : memref<*xf32>
// CHECK-NEXT:   %rank = tensor.rank %0 : tensor<*xf32>
// CHECK-NEXT:   return %dim, %rank : index, index
// CHECK-NEXT: }
func.func @dim_of_to_tensor2(%m: memref<*xf32>, %i: index) -> (index, index) {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %d = tensor.dim %0, %i : tensor<*xf32>
  %r = tensor.rank %0 : tensor<*xf32>
  return %d, %r : index, index
}

// CHECK-LABEL: func.func @to_buffer_of_cast(
// CHECK-NEXT:   %0 = bufferization.to_buffer %arg0 read_only : tensor<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT:   %cast = memref.cast %0 : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT:   return %cast : memref<?x?xf32>
// CHECK-NEXT: }
func.func @to_buffer_of_cast(%t: tensor<4x?xf32>) -> memref<?x?xf32> {
  %c = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = bufferization.to_buffer %c read_only : tensor<?x?xf32> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @to_buffer_of_cast_layout(
// CHECK-NEXT:   %0 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>, 3>
// CHECK-NEXT:   %cast = memref.cast %0 : memref<4x?xf32, strided<[?, 1], offset: ?>, 3> to memref<?x?xf32, strided<[?, 1], offset: ?>, 3>
// CHECK-NEXT:   return %cast : memref<?x?xf32, strided<[?, 1], offset: ?>, 3>
// CHECK-NEXT: }
func.func @to_buffer_of_cast_layout(%t: tensor<4x?xf32>) -> memref<?x?xf32, strided<[?, 1], offset: ?>, 3> {
  %c = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = bufferization.to_buffer %c : tensor<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>, 3>
  return %0 : memref<?x?xf32, strided<[?, 1], offset: ?>, 3>
}

// CHECK-LABEL: func.func @to_buffer_of_cast_unranked_dest(
// CHECK-NEXT:   %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:   %cast = memref.cast %0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:   return %cast : memref<*xf32>
// CHECK-NEXT: }
func.func @to_buffer_of_cast_unranked_dest(%t: tensor<4xf32>) -> memref<*xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %0 = bufferization.to_buffer %c : tensor<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// CHECK-LABEL: func.func @to_buffer_of_cast_unranked(
// CHECK-NEXT:   %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT:   %0 = bufferization.to_buffer %cast : tensor<?xf32> to memref<?xf32>
// CHECK-NEXT:   return %0 : memref<?xf32>
// CHECK-NEXT: }
func.func @to_buffer_of_cast_unranked(%t: tensor<*xf32>) -> memref<?xf32> {
  %c = tensor.cast %t : tensor<*xf32> to tensor<?xf32>
  %0 = bufferization.to_buffer %c : tensor<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @load_of_to_buffer(
// CHECK-NEXT:   %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<?x4xf32>
// CHECK-NEXT:   return %extracted : f32
// CHECK-NEXT: }
func.func @load_of_to_buffer(%t: tensor<?x4xf32>, %i: index) -> f32 {
  %0 = bufferization.to_buffer %t : tensor<?x4xf32> to memref<?x4xf32>
  %1 = memref.load %0[%i, %i] : memref<?x4xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @pair_same(
// CHECK-NEXT:   "x"() : () -> ()
// CHECK-NEXT:   return %arg0 : memref<?xf32, 1>
// CHECK-NEXT: }
func.func @pair_same(%m: memref<?xf32, 1>) -> memref<?xf32, 1> {
  %0 = bufferization.to_tensor %m : memref<?xf32, 1> to tensor<?xf32>
  "x"() : () -> ()
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, 1>
  return %1 : memref<?xf32, 1>
}

// CHECK-LABEL: func.func @pair_cast(
// CHECK-NEXT:   %cast = memref.cast %arg0 : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %cast : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @pair_cast(%m: memref<?xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @pair_copy(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %alloc = memref.alloc(%dim) : memref<?x4xf32>
// CHECK-NEXT:   memref.copy %arg0, %alloc : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32>
// CHECK-NEXT:   return %alloc : memref<?x4xf32>
// CHECK-NEXT: }
func.func @pair_copy(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32> {
  %0 = bufferization.to_tensor %m : memref<?x4xf32, strided<[?, 1], offset: ?>> to tensor<?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

// CHECK-LABEL: func.func @pair_space(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %dim = memref.dim %arg0, %c0 : memref<?x4xf32, 1>
// CHECK-NEXT:   %alloc = memref.alloc(%dim) : memref<?x4xf32>
// CHECK-NEXT:   memref.copy %arg0, %alloc : memref<?x4xf32, 1> to memref<?x4xf32>
// CHECK-NEXT:   return %alloc : memref<?x4xf32>
// CHECK-NEXT: }
func.func @pair_space(%m: memref<?x4xf32, 1>) -> memref<?x4xf32> {
  %0 = bufferization.to_tensor %m : memref<?x4xf32, 1> to tensor<?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

// CHECK-LABEL: func.func @pair_dynamic_to_offset(
// CHECK-NEXT:   %alloc = memref.alloc() : memref<4xf32, strided<[3], offset: 2>>
// CHECK-NEXT:   memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: 2>> to memref<4xf32, strided<[3], offset: 2>>
// CHECK-NEXT:   return %alloc : memref<4xf32, strided<[3], offset: 2>>
// CHECK-NEXT: }
func.func @pair_dynamic_to_offset(%m: memref<4xf32, strided<[?], offset: 2>>) -> memref<4xf32, strided<[3], offset: 2>> {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[?], offset: 2>> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[3], offset: 2>>
  return %1 : memref<4xf32, strided<[3], offset: 2>>
}

// CHECK-LABEL: func.func @pair_map(
// CHECK-NEXT:   %alloc = memref.alloc() : memref<4x4xf32, #map>
// CHECK-NEXT:   memref.copy %arg0, %alloc : memref<4x4xf32> to memref<4x4xf32, #map>
// CHECK-NEXT:   return %alloc : memref<4x4xf32, #map>
// CHECK-NEXT: }
func.func @pair_map(%m: memref<4x4xf32>) -> memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> {
  %0 = bufferization.to_tensor %m : memref<4x4xf32> to tensor<4x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4x4xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %1 : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
}

// CHECK-LABEL: func.func @clone_dead(
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @clone_dead(%m: memref<?xf32>) {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  return
}

// CHECK-LABEL: func.func @clone_fold_cast(
// CHECK-NEXT:   %0 = bufferization.clone %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   return %0 : memref<?xf32>
// CHECK-NEXT: }
func.func @clone_fold_cast(%m: memref<4xf32>) -> memref<?xf32> {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %c : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @clone_fold_cast_unranked(
// CHECK-NEXT:   %0 = bufferization.clone %arg0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:   return %0 : memref<*xf32>
// CHECK-NEXT: }
func.func @clone_fold_cast_unranked(%m: memref<4xf32>) -> memref<*xf32> {
  %c = memref.cast %m : memref<4xf32> to memref<*xf32>
  %0 = bufferization.clone %c : memref<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// CHECK-LABEL: func.func @clone_fold_cast_from_unranked(
// CHECK-NEXT:   %cast = memref.cast %arg0 : memref<*xf32> to memref<?xf32>
// CHECK-NEXT:   %0 = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   return %0 : memref<?xf32>
// CHECK-NEXT: }
func.func @clone_fold_cast_from_unranked(%m: memref<*xf32>) -> memref<?xf32> {
  %c = memref.cast %m : memref<*xf32> to memref<?xf32>
  %0 = bufferization.clone %c : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @clone_dealloc(
// CHECK-NEXT:   return %arg0 : memref<?xf32>
// CHECK-NEXT: }
func.func @clone_dealloc(%a: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @clone_dealloc_cast(
// CHECK-NEXT:   %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   return %cast : memref<?xf32>
// CHECK-NEXT: }
func.func @clone_dealloc_cast(%a: memref<4xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %a : memref<4xf32> to memref<?xf32>
  memref.dealloc %a : memref<4xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @clone_dealloc_clone(
// CHECK-NEXT:   "use"(%arg0) : (memref<?xf32>) -> ()
// CHECK-NEXT:   return %arg0 : memref<?xf32>
// CHECK-NEXT: }
func.func @clone_dealloc_clone(%a: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  "use"(%0) : (memref<?xf32>) -> ()
  memref.dealloc %0 : memref<?xf32>
  return %a : memref<?xf32>
}

// CHECK-LABEL: func.func @clone_both(
// CHECK-NEXT:   %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   "use"(%0) : (memref<?xf32>) -> ()
// CHECK-NEXT:   memref.dealloc %0 : memref<?xf32>
// CHECK-NEXT:   memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @clone_both(%a: memref<?xf32>) {
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  "use"(%0) : (memref<?xf32>) -> ()
  memref.dealloc %0 : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return
}

// CHECK-LABEL: func.func @clone_two(
// CHECK-NEXT:   %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %0 : memref<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %0 : memref<?xf32>
// CHECK-NEXT:   "x"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @clone_two(%a: memref<?xf32>, %x: i1) {
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  cf.cond_br %x, ^a, ^b
^a:
  memref.dealloc %0 : memref<?xf32>
  return
^b:
  memref.dealloc %0 : memref<?xf32>
  "x"() : () -> ()
  return
}

// CHECK-LABEL: func.func @clone_between(
// CHECK-NEXT:   %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   memref.dealloc %arg1 : memref<?xf32>
// CHECK-NEXT:   memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT:   return %0 : memref<?xf32>
// CHECK-NEXT: }
func.func @clone_between(%a: memref<?xf32>, %b: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @clone_view(
// CHECK-NEXT:   %subview = memref.subview %arg0[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:   return %subview : memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT: }
func.func @clone_view(%a: memref<8xf32>) -> memref<4xf32, strided<[1], offset: 2>> {
  %s = memref.subview %a[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  %0 = bufferization.clone %s : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[1], offset: 2>>
  memref.dealloc %a : memref<8xf32>
  return %0 : memref<4xf32, strided<[1], offset: 2>>
}

// CHECK-LABEL: func.func @clone_realloc(
// CHECK-NEXT:   %0 = bufferization.clone %arg0 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:   %1 = memref.realloc %arg0 : memref<8xf32> to memref<16xf32>
// CHECK-NEXT:   return %0, %1 : memref<8xf32>, memref<16xf32>
// CHECK-NEXT: }
func.func @clone_realloc(%a: memref<8xf32>) -> (memref<8xf32>, memref<16xf32>) {
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  %1 = memref.realloc %a : memref<8xf32> to memref<16xf32>
  return %0, %1 : memref<8xf32>, memref<16xf32>
}

// CHECK-LABEL: func.func @clone_bdealloc(
// CHECK-NEXT:   %0 = bufferization.clone %arg0 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:   bufferization.dealloc (%arg0 : memref<8xf32>) if (%arg1)
// CHECK-NEXT:   return %0 : memref<8xf32>
// CHECK-NEXT: }
func.func @clone_bdealloc(%a: memref<8xf32>, %x: i1) -> memref<8xf32> {
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  bufferization.dealloc (%a : memref<8xf32>) if (%x)
  return %0 : memref<8xf32>
}

// CHECK-LABEL: func.func @clone_nested(
// CHECK-NEXT:   scf.if %arg1 {
// CHECK-NEXT:     "use"(%arg0) : (memref<8xf32>) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %arg0 : memref<8xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @clone_nested(%a: memref<8xf32>, %x: i1) {
  scf.if %x {
    %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
    "use"(%0) : (memref<8xf32>) -> ()
    memref.dealloc %0 : memref<8xf32>
  }
  memref.dealloc %a : memref<8xf32>
  return
}

// CHECK-LABEL: func.func @clone_recursive(
// CHECK-NEXT:   scf.if %arg1 {
// CHECK-NEXT:     memref.dealloc %arg0 : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   "use"(%arg0) : (memref<8xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @clone_recursive(%a: memref<8xf32>, %x: i1) {
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  scf.if %x {
    memref.dealloc %a : memref<8xf32>
  }
  "use"(%0) : (memref<8xf32>) -> ()
  memref.dealloc %0 : memref<8xf32>
  return
}

// CHECK-LABEL: func.func @clone_generic_free(
// CHECK-NEXT:   "use"(%arg0) : (memref<8xf32>) -> ()
// CHECK-NEXT:   call @f() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @clone_generic_free(%a: memref<8xf32>, %x: i1) {
  %0 = bufferization.clone %a : memref<8xf32> to memref<8xf32>
  "use"(%0) : (memref<8xf32>) -> ()
  call @f() : () -> ()
  memref.dealloc %0 : memref<8xf32>
  return
}
func.func private @f()

// CHECK-LABEL: func.func @dealloc_dup(
// CHECK-NEXT:   %0 = arith.ori %arg2, %arg3 : i1
// CHECK-NEXT:   bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<3xf32>) if (%0, %arg3)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dealloc_dup(%a: memref<2xf32>, %b: memref<3xf32>, %x: i1, %y: i1) {
  bufferization.dealloc (%a, %b, %a, %b : memref<2xf32>, memref<3xf32>, memref<2xf32>, memref<3xf32>) if (%x, %y, %y, %y)
  return
}

// CHECK-LABEL: func.func @dealloc_dup_retained(
// CHECK-NEXT:   %0:2 = bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg3) retain (%arg1, %arg2 : memref<2xf32>, memref<3xf32>)
// CHECK-NEXT:   return %0#0, %0#1, %0#0 : i1, i1, i1
// CHECK-NEXT: }
func.func @dealloc_dup_retained(%a: memref<2xf32>, %r: memref<2xf32>, %s: memref<3xf32>, %x: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%a : memref<2xf32>) if (%x) retain (%r, %s, %r : memref<2xf32>, memref<3xf32>, memref<2xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// CHECK-LABEL: func.func @dealloc_empty(
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   return %false, %false : i1, i1
// CHECK-NEXT: }
func.func @dealloc_empty(%r: memref<2xf32>, %s: memref<3xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc retain (%r, %s : memref<2xf32>, memref<3xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK-LABEL: func.func @dealloc_nothing(
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dealloc_nothing() {
  bufferization.dealloc
  return
}

// CHECK-LABEL: func.func @dealloc_false(
// CHECK-NEXT:   bufferization.dealloc (%arg1 : memref<3xf32>) if (%arg2)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dealloc_false(%a: memref<2xf32>, %b: memref<3xf32>, %x: i1) {
  %false = arith.constant false
  bufferization.dealloc (%a, %b : memref<2xf32>, memref<3xf32>) if (%false, %x)
  return
}

// CHECK-LABEL: func.func @dealloc_false_all(
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   return %false : i1
// CHECK-NEXT: }
func.func @dealloc_false_all(%a: memref<2xf32>, %x: i1) -> i1 {
  %false = arith.constant false
  %0 = bufferization.dealloc (%a : memref<2xf32>) if (%false) retain (%a : memref<2xf32>)
  return %0 : i1
}

// CHECK-LABEL: func.func @dealloc_meta(
// CHECK-NEXT:   %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:   bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0)
// CHECK-NEXT:   return %alloc : memref<2xf32>
// CHECK-NEXT: }
func.func @dealloc_meta(%x: i1) -> memref<2xf32> {
  %m = memref.alloc() : memref<2xf32>
  %base, %off, %sz, %st = memref.extract_strided_metadata %m : memref<2xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%base : memref<f32>) if (%x)
  return %m : memref<2xf32>
}

// CHECK-LABEL: func.func @dealloc_meta_arg(
// CHECK-NEXT:   %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   bufferization.dealloc (%base_buffer : memref<f32>) if (%arg1)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dealloc_meta_arg(%m: memref<2xf32>, %x: i1) {
  %base, %off, %sz, %st = memref.extract_strided_metadata %m : memref<2xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%base : memref<f32>) if (%x)
  return
}

// CHECK-LABEL: func.func @dealloc_alloc(
// CHECK-NEXT:   %0 = bufferization.dealloc (%arg1 : memref<2xf32>) if (%arg0) retain (%arg1 : memref<2xf32>)
// CHECK-NEXT:   return %0 : i1
// CHECK-NEXT: }
func.func @dealloc_alloc(%x: i1, %a: memref<2xf32>) -> i1 {
  %m = memref.alloc() : memref<2xf32>
  %0 = bufferization.dealloc (%m, %a : memref<2xf32>, memref<2xf32>) if (%x, %x) retain (%a : memref<2xf32>)
  return %0 : i1
}

// CHECK-LABEL: func.func @dealloc_alloca(
// CHECK-NEXT:   bufferization.dealloc (%arg1 : memref<2xf32>) if (%arg0)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dealloc_alloca(%x: i1, %a: memref<2xf32>) {
  %m = memref.alloca() : memref<2xf32>
  bufferization.dealloc (%m, %a : memref<2xf32>, memref<2xf32>) if (%x, %x)
  return
}

// CHECK-LABEL: func.func @dealloc_clone(
// CHECK-NEXT:   %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:   bufferization.dealloc (%0 : memref<2xf32>) if (%arg0)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dealloc_clone(%x: i1, %a: memref<2xf32>) {
  %m = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  bufferization.dealloc (%m : memref<2xf32>) if (%x)
  return
}

// CHECK-LABEL: func.func @materialize(
// CHECK-NEXT:   %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   return %cast : tensor<?xf32>
// CHECK-NEXT: }
func.func @materialize(%t: tensor<4xf32>, %d: tensor<4xf32>) -> tensor<?xf32> {
  %a = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %b = tensor.cast %d : tensor<4xf32> to tensor<?xf32>
  %0 = bufferization.materialize_in_destination %a in %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @materialize_memref(
// CHECK-NEXT:   %cast = memref.cast %arg1 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   bufferization.materialize_in_destination %arg0 in writable %cast : (tensor<4xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @materialize_memref(%t: tensor<4xf32>, %d: memref<4xf32>) {
  %a = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %b = memref.cast %d : memref<4xf32> to memref<?xf32>
  bufferization.materialize_in_destination %a in writable %b : (tensor<?xf32>, memref<?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @dim_of_materialize(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:   return %dim : index
// CHECK-NEXT: }
func.func @dim_of_materialize(%t: tensor<?xf32>, %d: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}

// CHECK-LABEL: func.func @dim_of_to_buffer(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:   return %dim : index
// CHECK-NEXT: }
func.func @dim_of_to_buffer(%t: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %1 = memref.dim %0, %c0 : memref<?xf32>
  return %1 : index
}

// CHECK-LABEL: func.func @to_buffer_dead(
// CHECK-NEXT:   bufferization.dealloc_tensor %arg0 : tensor<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @to_buffer_dead(%t: tensor<?xf32>, %m: memref<4xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  bufferization.dealloc_tensor %t : tensor<?xf32>
  return
}
