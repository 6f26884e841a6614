// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Folders and patterns of shape, one function for each: where they apply, and next to it where they must not. Expectations are what mlir-opt prints.

// CHECK-LABEL: func.func @cast_shape_of(
// CHECK-NEXT:   %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<?xindex>
// CHECK-NEXT:   return %0 : tensor<?xindex>
// CHECK-NEXT: }
func.func @cast_shape_of(%t: tensor<?x?xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK-LABEL: func.func @cast_shape_of2(
// CHECK-NEXT:   %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:   return %0 : tensor<2xindex>
// CHECK-NEXT: }
func.func @cast_shape_of2(%t: tensor<?x?xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %1 = tensor.cast %0 : tensor<?xindex> to tensor<2xindex>
  return %1 : tensor<2xindex>
}

// CHECK-LABEL: func.func @shape_of_cast(
// CHECK-NEXT:   %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %0 = shape.shape_of %cast : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:   return %0 : tensor<2xindex>
// CHECK-NEXT: }
func.func @shape_of_cast(%t: tensor<?x4xf32>) -> tensor<2xindex> {
  %c = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %0 = shape.shape_of %c : tensor<?x?xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// CHECK-LABEL: func.func @shape_of_cast_unranked(
// CHECK-NEXT:   %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<*xf32>
// CHECK-NEXT:   %0 = shape.shape_of %cast : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:   return %0 : tensor<?xindex>
// CHECK-NEXT: }
func.func @shape_of_cast_unranked(%t: tensor<?x4xf32>) -> tensor<?xindex> {
  %c = tensor.cast %t : tensor<?x4xf32> to tensor<*xf32>
  %0 = shape.shape_of %c : tensor<*xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK-LABEL: func.func @extent_of_shape_of(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT:   %1 = shape.get_extent %0, %c0 : tensor<2xindex>, index -> index
// CHECK-NEXT:   %2 = shape.get_extent %0, %c1 : tensor<2xindex>, index -> index
// CHECK-NEXT:   %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:   return %1, %2, %dim : index, index, index
// CHECK-NEXT: }
func.func @extent_of_shape_of(%t: tensor<?x4xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.get_extent %0, %c0 : tensor<2xindex>, index -> index
  %2 = shape.get_extent %0, %c1 : tensor<2xindex>, index -> index
  %3 = tensor.extract %0[%c0] : tensor<2xindex>
  return %1, %2, %3 : index, index, index
}

// CHECK-LABEL: func.func @extent_shape(
// CHECK-NEXT:   %c0 = shape.const_size 0
// CHECK-NEXT:   %c1 = shape.const_size 1
// CHECK-NEXT:   %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> !shape.shape
// CHECK-NEXT:   %1 = shape.get_extent %0, %c0 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:   %2 = shape.get_extent %0, %c1 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:   %3 = shape.get_extent %0, %arg1 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:   return %1, %2, %3 : !shape.size, !shape.size, !shape.size
// CHECK-NEXT: }
func.func @extent_shape(%t: tensor<?x4xf32>, %i: !shape.size) -> (!shape.size, !shape.size, !shape.size) {
  %c0 = shape.const_size 0
  %c1 = shape.const_size 1
  %0 = shape.shape_of %t : tensor<?x4xf32> -> !shape.shape
  %1 = shape.get_extent %0, %c0 : !shape.shape, !shape.size -> !shape.size
  %2 = shape.get_extent %0, %c1 : !shape.shape, !shape.size -> !shape.size
  %3 = shape.get_extent %0, %i : !shape.shape, !shape.size -> !shape.size
  return %1, %2, %3 : !shape.size, !shape.size, !shape.size
}

// CHECK-LABEL: func.func @extent_from_extents(
// CHECK-NEXT:   %c0 = shape.const_size 0
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %0 = shape.from_extents %arg0, %arg1 : index, !shape.size
// CHECK-NEXT:   %1 = shape.get_extent %0, %c0 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:   %2 = shape.get_extent %0, %c1 : !shape.shape, index -> !shape.size
// CHECK-NEXT:   return %1, %2 : !shape.size, !shape.size
// CHECK-NEXT: }
func.func @extent_from_extents(%a: index, %b: !shape.size) -> (!shape.size, !shape.size) {
  %c0 = shape.const_size 0
  %c1 = arith.constant 1 : index
  %0 = shape.from_extents %a, %b : index, !shape.size
  %1 = shape.get_extent %0, %c0 : !shape.shape, !shape.size -> !shape.size
  %2 = shape.get_extent %0, %c1 : !shape.shape, index -> !shape.size
  return %1, %2 : !shape.size, !shape.size
}

// CHECK-LABEL: func.func @dim_shape(
// CHECK-NEXT:   %c4 = shape.const_size 4
// CHECK-NEXT:   %c4_0 = arith.constant 4 : index
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %0 = shape.dim %arg0, %c0 : tensor<?x4xf32>, index -> index
// CHECK-NEXT:   return %0, %c4_0, %c4 : index, index, !shape.size
// CHECK-NEXT: }
func.func @dim_shape(%t: tensor<?x4xf32>, %i: index) -> (index, index, !shape.size) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %1 = shape.dim %t, %c0 : tensor<?x4xf32>, index -> index
  %2 = shape.dim %t, %c1 : tensor<?x4xf32>, index -> index
  %s = shape.const_size 1
  %3 = shape.dim %t, %s : tensor<?x4xf32>, !shape.size -> !shape.size
  return %1, %2, %3 : index, index, !shape.size
}

// CHECK-LABEL: func.func @assuming_passing(
// CHECK-NEXT:   %0 = "x"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   return %0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @assuming_passing(%a: tensor<?xf32>) -> tensor<?xf32> {
  %w = shape.const_witness true
  %0 = shape.assuming %w -> tensor<?xf32> {
    %1 = "x"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    shape.assuming_yield %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @assuming_failing(
// CHECK-NEXT:   %0 = "x"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   return %0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @assuming_failing(%a: tensor<?xf32>) -> tensor<?xf32> {
  %w = shape.const_witness false
  %0 = shape.assuming %w -> tensor<?xf32> {
    %1 = "x"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    shape.assuming_yield %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @assuming_unused(
// CHECK-NEXT:   %0 = shape.assuming %arg0 -> (f32) {
// CHECK-NEXT:     %1:3 = "x"() : () -> (f32, f64, i32)
// CHECK-NEXT:     shape.assuming_yield %1#0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
func.func @assuming_unused(%w: !shape.witness) -> f32 {
  %0:3 = shape.assuming %w -> (f32, f64, i32) {
    %1:3 = "x"() : () -> (f32, f64, i32)
    shape.assuming_yield %1#0, %1#1, %1#2 : f32, f64, i32
  }
  return %0#0 : f32
}

// CHECK-LABEL: func.func @assuming_unused2(
// CHECK-NEXT:   %0:2 = shape.assuming %arg0 -> (f32, i32) {
// CHECK-NEXT:     %1:3 = "x"() : () -> (f32, f64, i32)
// CHECK-NEXT:     shape.assuming_yield %1#0, %1#2 : f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   "u"(%0#0) : (f32) -> ()
// CHECK-NEXT:   return %0#1 : i32
// CHECK-NEXT: }
func.func @assuming_unused2(%w: !shape.witness) -> i32 {
  %0:3 = shape.assuming %w -> (f32, f64, i32) {
    %1:3 = "x"() : () -> (f32, f64, i32)
    shape.assuming_yield %1#0, %1#1, %1#2 : f32, f64, i32
  }
  "u"(%0#0) : (f32) -> ()
  return %0#2 : i32
}

// CHECK-LABEL: func.func @assuming_all_unused(
// CHECK-NEXT:   shape.assuming %arg0 {
// CHECK-NEXT:     %0 = "x"() : () -> f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @assuming_all_unused(%w: !shape.witness) {
  %0 = shape.assuming %w -> f32 {
    %1 = "x"() : () -> f32
    shape.assuming_yield %1 : f32
  }
  %2 = shape.assuming %w -> f32 {
    %3 = arith.constant 1.0 : f32
    shape.assuming_yield %3 : f32
  }
  return
}

// CHECK-LABEL: func.func @all_const(
// CHECK-NEXT:   %0 = shape.const_witness false
// CHECK-NEXT:   %1 = shape.const_witness true
// CHECK-NEXT:   return %arg0, %0, %1, %arg0 : !shape.witness, !shape.witness, !shape.witness, !shape.witness
// CHECK-NEXT: }
func.func @all_const(%a: !shape.witness) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %t = shape.const_witness true
  %f = shape.const_witness false
  %0 = shape.assuming_all %t, %a
  %1 = shape.assuming_all %a, %f
  %2 = shape.assuming_all %t, %t
  %3 = shape.assuming_all %a, %a
  return %0, %1, %2, %3 : !shape.witness, !shape.witness, !shape.witness, !shape.witness
}

// CHECK-LABEL: func.func @all_cstr_eq(
// CHECK-NEXT:   %0 = shape.cstr_eq %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %1 = shape.cstr_eq %arg1, %arg2 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %2 = shape.cstr_eq %arg0, %arg1, %arg1, %arg2 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   return %2 : !shape.witness
// CHECK-NEXT: }
func.func @all_cstr_eq(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_eq %b, %c : tensor<?xindex>, tensor<?xindex>
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// CHECK-LABEL: func.func @all_cstr_eq2(
// CHECK-NEXT:   %0 = shape.cstr_eq %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %1 = shape.cstr_eq %arg2, %arg3 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %2 = shape.assuming_all %0, %1
// CHECK-NEXT:   return %2 : !shape.witness
// CHECK-NEXT: }
func.func @all_cstr_eq2(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<?xindex>, %d: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_eq %c, %d : tensor<?xindex>, tensor<?xindex>
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// CHECK-LABEL: func.func @all_broadcastable(
// CHECK-NEXT:   %0 = shape.cstr_broadcastable %arg0, %arg1, %arg2 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   return %0 : !shape.witness
// CHECK-NEXT: }
func.func @all_broadcastable(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_broadcastable %a, %b, %c : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// CHECK-LABEL: func.func @all_mixed(
// CHECK-NEXT:   %0 = shape.cstr_broadcastable %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %1 = shape.cstr_eq %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %2 = shape.cstr_require %arg2, "why"
// CHECK-NEXT:   %3 = shape.assuming_all %0, %1, %2
// CHECK-NEXT:   return %3 : !shape.witness
// CHECK-NEXT: }
func.func @all_mixed(%a: tensor<?xindex>, %b: tensor<?xindex>, %i: i1) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_require %i, "why"
  %3 = shape.assuming_all %0, %1, %2, %0
  return %3 : !shape.witness
}

// CHECK-LABEL: func.func @broadcast_cast(
// CHECK-NEXT:   %0 = shape.broadcast %arg0, %arg1 : tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:   %cast = tensor.cast %0 : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:   return %cast : tensor<?xindex>
// CHECK-NEXT: }
func.func @broadcast_cast(%a: tensor<2xindex>, %b: tensor<3xindex>) -> tensor<?xindex> {
  %0 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %1 = tensor.cast %b : tensor<3xindex> to tensor<?xindex>
  %2 = shape.broadcast %0, %1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %2 : tensor<?xindex>
}

// CHECK-LABEL: func.func @broadcast_static(
// CHECK-NEXT:   %0 = shape.broadcast %arg0, %arg1 : tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:   %cast = tensor.cast %0 : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:   return %cast : tensor<?xindex>
// CHECK-NEXT: }
func.func @broadcast_static(%a: tensor<2xindex>, %b: tensor<3xindex>) -> tensor<?xindex> {
  %2 = shape.broadcast %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  return %2 : tensor<?xindex>
}

// CHECK-LABEL: func.func @broadcast_const_bad(
// CHECK-NEXT:   %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:   %1 = shape.const_shape [5, 1] : !shape.shape
// CHECK-NEXT:   %2 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:   return %2 : !shape.shape
// CHECK-NEXT: }
func.func @broadcast_const_bad() -> !shape.shape {
  %0 = shape.const_shape [2, 3] : !shape.shape
  %1 = shape.const_shape [5, 1] : !shape.shape
  %2 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  return %2 : !shape.shape
}

// CHECK-LABEL: func.func @broadcast_one(
// CHECK-NEXT:   %cast = tensor.cast %arg2 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:   %0 = shape.from_extent_tensor %arg1 : tensor<?xindex>
// CHECK-NEXT:   return %arg0, %arg1, %cast, %0 : !shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape
// CHECK-NEXT: }
func.func @broadcast_one(%a: !shape.shape, %b: tensor<?xindex>, %c: tensor<2xindex>) -> (!shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape) {
  %0 = shape.broadcast %a : !shape.shape -> !shape.shape
  %1 = shape.broadcast %b : tensor<?xindex> -> tensor<?xindex>
  %2 = shape.broadcast %c : tensor<2xindex> -> tensor<?xindex>
  %3 = shape.broadcast %b, %b : tensor<?xindex>, tensor<?xindex> -> !shape.shape
  return %0, %1, %2, %3 : !shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape
}

// CHECK-LABEL: func.func @broadcast_nested(
// CHECK-NEXT:   %0 = shape.broadcast %arg0, %arg1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:   %1 = shape.broadcast %0, %arg2, %arg0 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:   return %1 : tensor<?xindex>
// CHECK-NEXT: }
func.func @broadcast_nested(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.broadcast %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %1 = shape.broadcast %0, %c, %a : tensor<?xindex>, tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// CHECK-LABEL: func.func @broadcast_empty(
// CHECK-NEXT:   %0 = shape.const_shape [] : !shape.shape
// CHECK-NEXT:   return %arg0, %0 : !shape.shape, !shape.shape
// CHECK-NEXT: }
func.func @broadcast_empty(%a: !shape.shape) -> (!shape.shape, !shape.shape) {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.broadcast %a, %0 : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.broadcast %0, %0 : !shape.shape, !shape.shape -> !shape.shape
  return %1, %2 : !shape.shape, !shape.shape
}

// CHECK-LABEL: func.func @cstr_b_const(
// CHECK-NEXT:   %0 = shape.const_shape [1, 1] : tensor<2xindex>
// CHECK-NEXT:   %1 = shape.const_shape [1, 3] : !shape.shape
// CHECK-NEXT:   %2 = shape.const_shape [2, 2] : !shape.shape
// CHECK-NEXT:   %3 = shape.const_witness true
// CHECK-NEXT:   %4 = shape.cstr_broadcastable %1, %2 : !shape.shape, !shape.shape
// CHECK-NEXT:   %5 = shape.cstr_broadcastable %arg0, %0 : tensor<?xindex>, tensor<2xindex>
// CHECK-NEXT:   return %3, %4, %5 : !shape.witness, !shape.witness, !shape.witness
// CHECK-NEXT: }
func.func @cstr_b_const(%a: tensor<?xindex>) -> (!shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.const_shape [1, 3] : !shape.shape
  %1 = shape.const_shape [2, 1] : !shape.shape
  %2 = shape.const_shape [2, 2] : !shape.shape
  %3 = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape
  %4 = shape.cstr_broadcastable %0, %2 : !shape.shape, !shape.shape
  %5 = shape.const_shape [1, 1] : tensor<2xindex>
  %6 = shape.cstr_broadcastable %a, %5 : tensor<?xindex>, tensor<2xindex>
  return %3, %4, %6 : !shape.witness, !shape.witness, !shape.witness
}

// CHECK-LABEL: func.func @cstr_b_shape_of(
// CHECK-NEXT:   %0 = shape.const_shape [3, 4] : tensor<2xindex>
// CHECK-NEXT:   %1 = shape.shape_of %arg0 : tensor<?x1xf32> -> tensor<2xindex>
// CHECK-NEXT:   %2 = shape.shape_of %arg2 : tensor<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT:   %3 = shape.cstr_broadcastable %1, %0 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:   %4 = shape.cstr_broadcastable %2, %0 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:   return %3, %4 : !shape.witness, !shape.witness
// CHECK-NEXT: }
func.func @cstr_b_shape_of(%a: tensor<?x1xf32>, %b: tensor<3x4xf32>, %c: tensor<?x4xf32>, %d: f32) -> (!shape.witness, !shape.witness) {
  %0 = shape.shape_of %a : tensor<?x1xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<3x4xf32> -> tensor<2xindex>
  %2 = shape.shape_of %c : tensor<?x4xf32> -> tensor<2xindex>
  %3 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<2xindex>
  %4 = shape.cstr_broadcastable %2, %1 : tensor<2xindex>, tensor<2xindex>
  return %3, %4 : !shape.witness, !shape.witness
}

// CHECK-LABEL: func.func @cstr_b_cast(
// CHECK-NEXT:   %0 = shape.cstr_broadcastable %arg0, %arg1 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:   return %0 : !shape.witness
// CHECK-NEXT: }
func.func @cstr_b_cast(%a: tensor<2xindex>, %b: tensor<2xindex>) -> !shape.witness {
  %0 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %1 = tensor.cast %b : tensor<2xindex> to tensor<?xindex>
  %2 = shape.cstr_broadcastable %0, %1 : tensor<?xindex>, tensor<?xindex>
  return %2 : !shape.witness
}

// CHECK-LABEL: func.func @is_b(
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   return %true, %true, %true : i1, i1, i1
// CHECK-NEXT: }
func.func @is_b(%a: tensor<2xindex>) -> (i1, i1, i1) {
  %0 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %1 = shape.is_broadcastable %0, %0 : tensor<?xindex>, tensor<?xindex>
  %2 = shape.is_broadcastable %a : tensor<2xindex>
  %3 = shape.const_shape [1, 3] : !shape.shape
  %4 = shape.is_broadcastable %3, %3 : !shape.shape, !shape.shape
  return %1, %2, %4 : i1, i1, i1
}

// CHECK-LABEL: func.func @eq(
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %0 = shape.shape_eq %arg0, %arg0 : !shape.shape, !shape.shape
// CHECK-NEXT:   %1 = shape.shape_eq %arg1, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   return %0, %false, %true, %1 : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @eq(%a: !shape.shape, %b: tensor<?xindex>) -> (i1, i1, i1, i1) {
  %0 = shape.shape_eq %a, %a : !shape.shape, !shape.shape
  %1 = shape.const_shape [1, 3] : !shape.shape
  %2 = shape.const_shape [1, 4] : !shape.shape
  %3 = shape.shape_eq %1, %2 : !shape.shape, !shape.shape
  %4 = shape.shape_eq %1, %1 : !shape.shape, !shape.shape
  %5 = shape.shape_eq %b, %b : tensor<?xindex>, tensor<?xindex>
  return %0, %3, %4, %5 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @rank(
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %c2_0 = shape.const_size 2
// CHECK-NEXT:   %0 = shape.shape_of %arg1 : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:   %1 = shape.rank %0 : tensor<?xindex> -> index
// CHECK-NEXT:   %2 = shape.rank %arg2 : tensor<2xindex> -> index
// CHECK-NEXT:   return %c2, %c2_0, %1, %2 : index, !shape.size, index, index
// CHECK-NEXT: }
func.func @rank(%a: tensor<?x4xf32>, %b: tensor<*xf32>, %c: tensor<2xindex>) -> (index, !shape.size, index, index) {
  %0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.rank %0 : tensor<2xindex> -> index
  %2 = shape.shape_of %a : tensor<?x4xf32> -> !shape.shape
  %3 = shape.rank %2 : !shape.shape -> !shape.size
  %4 = shape.shape_of %b : tensor<*xf32> -> tensor<?xindex>
  %5 = shape.rank %4 : tensor<?xindex> -> index
  %6 = shape.rank %c : tensor<2xindex> -> index
  return %1, %3, %5, %6 : index, !shape.size, index, index
}

// CHECK-LABEL: func.func @numel(
// CHECK-NEXT:   %c6 = arith.constant 6 : index
// CHECK-NEXT:   %c6_0 = shape.const_size 6
// CHECK-NEXT:   return %c6, %c6_0 : index, !shape.size
// CHECK-NEXT: }
func.func @numel() -> (index, !shape.size) {
  %0 = shape.const_shape [2, 3] : tensor<2xindex>
  %1 = shape.num_elements %0 : tensor<2xindex> -> index
  %2 = shape.const_shape [2, 3] : !shape.shape
  %3 = shape.num_elements %2 : !shape.shape -> !shape.size
  return %1, %3 : index, !shape.size
}

// CHECK-LABEL: func.func @from_ext(
// CHECK-NEXT:   %c3 = arith.constant 3 : index
// CHECK-NEXT:   %0 = shape.const_shape [3, 2] : !shape.shape
// CHECK-NEXT:   %1 = shape.from_extents %c3, %arg0 : index, index
// CHECK-NEXT:   return %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT: }
func.func @from_ext(%a: index) -> (!shape.shape, !shape.shape) {
  %c0 = arith.constant 3 : index
  %c1 = shape.const_size 2
  %0 = shape.from_extents %c0, %c1 : index, !shape.size
  %1 = shape.from_extents %c0, %a : index, index
  return %0, %1 : !shape.shape, !shape.shape
}

// CHECK-LABEL: func.func @size_index(
// CHECK-NEXT:   %c3 = shape.const_size 3
// CHECK-NEXT:   return %arg0, %arg1, %arg0, %c3 : index, !shape.size, index, !shape.size
// CHECK-NEXT: }
func.func @size_index(%a: index, %b: !shape.size) -> (index, !shape.size, index, !shape.size) {
  %0 = shape.index_to_size %a
  %1 = shape.size_to_index %0 : !shape.size
  %2 = shape.size_to_index %b : !shape.size
  %3 = shape.index_to_size %2
  %4 = shape.size_to_index %a : index
  %c = arith.constant 3 : index
  %5 = shape.index_to_size %c
  return %1, %3, %4, %5 : index, !shape.size, index, !shape.size
}

// CHECK-LABEL: func.func @arith(
// CHECK-NEXT:   %c0 = shape.const_size 0
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c1_0 = shape.const_size 1
// CHECK-NEXT:   %0 = shape.add %arg1, %c0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:   %1 = shape.mul %arg0, %c1 : index, index -> index
// CHECK-NEXT:   %2 = shape.mul %arg1, %c1_0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:   %3 = shape.div %arg0, %c1 : index, index -> index
// CHECK-NEXT:   return %arg0, %0, %1, %2, %3, %arg1 : index, !shape.size, index, !shape.size, index, !shape.size
// CHECK-NEXT: }
func.func @arith(%a: index, %b: !shape.size) -> (index, !shape.size, index, !shape.size, index, !shape.size) {
  %c0 = arith.constant 0 : index
  %s0 = shape.const_size 0
  %c1 = arith.constant 1 : index
  %s1 = shape.const_size 1
  %0 = shape.add %a, %c0 : index, index -> index
  %1 = shape.add %b, %s0 : !shape.size, !shape.size -> !shape.size
  %2 = shape.mul %a, %c1 : index, index -> index
  %3 = shape.mul %b, %s1 : !shape.size, !shape.size -> !shape.size
  %4 = shape.div %a, %c1 : index, index -> index
  %5 = shape.max %b, %b : !shape.size, !shape.size -> !shape.size
  return %0, %1, %2, %3, %4, %5 : index, !shape.size, index, !shape.size, index, !shape.size
}

// CHECK-LABEL: func.func @minmax(
// CHECK-NEXT:   %c5 = shape.const_size 5
// CHECK-NEXT:   %c1 = shape.const_size 1
// CHECK-NEXT:   %0 = shape.min %c5, %c1 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:   %1 = shape.max %c5, %c1 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:   return %0, %1, %arg0 : !shape.size, !shape.size, !shape.size
// CHECK-NEXT: }
func.func @minmax(%b: !shape.size) -> (!shape.size, !shape.size, !shape.size) {
  %c0 = shape.const_size 5
  %c1 = shape.const_size 1
  %2 = shape.min %c0, %c1 : !shape.size, !shape.size -> !shape.size
  %3 = shape.max %c0, %c1 : !shape.size, !shape.size -> !shape.size
  %4 = shape.min %b, %b : !shape.size, !shape.size -> !shape.size
  return %2, %3, %4 : !shape.size, !shape.size, !shape.size
}

// CHECK-LABEL: func.func @cstr_req(
// CHECK-NEXT:   %0 = shape.const_witness true
// CHECK-NEXT:   %1 = shape.const_witness false
// CHECK-NEXT:   return %0, %1 : !shape.witness, !shape.witness
// CHECK-NEXT: }
func.func @cstr_req() -> (!shape.witness, !shape.witness) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = shape.cstr_require %true, "a"
  %1 = shape.cstr_require %false, "b"
  return %0, %1 : !shape.witness, !shape.witness
}

// CHECK-LABEL: func.func @with(
// CHECK-NEXT:   %0 = shape.with_shape %arg0, %arg1 : tensor<?xf32>, !shape.shape
// CHECK-NEXT:   %1 = shape.shape_of %0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:   %2 = shape.with_shape %arg0, %arg2 : tensor<?xf32>, tensor<?xindex>
// CHECK-NEXT:   %3 = shape.value_of %0 : tensor<?xf32>
// CHECK-NEXT:   "u"(%3) : (tensor<?xf32>) -> ()
// CHECK-NEXT:   %4 = shape.shape_of %2 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:   return %1, %arg2, %4 : !shape.shape, tensor<?xindex>, !shape.shape
// CHECK-NEXT: }
func.func @with(%t: tensor<?xf32>, %s: !shape.shape, %e: tensor<?xindex>) -> (!shape.shape, tensor<?xindex>, !shape.shape) {
  %0 = shape.with_shape %t, %s : tensor<?xf32>, !shape.shape
  %1 = shape.shape_of %0 : !shape.value_shape -> !shape.shape
  %2 = shape.with_shape %t, %e : tensor<?xf32>, tensor<?xindex>
  %3 = "shape.value_of"(%0) : (!shape.value_shape) -> tensor<?xf32>
  "u"(%3) : (tensor<?xf32>) -> ()
  %4 = shape.shape_of %2 : !shape.value_shape -> !shape.shape
  return %1, %e, %4 : !shape.shape, tensor<?xindex>, !shape.shape
}

// CHECK-LABEL: func.func @meet(
// CHECK-NEXT:   %0 = shape.meet %arg0, %arg0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:   %1 = shape.meet %arg1, %arg1 : index, index -> index
// CHECK-NEXT:   return %0, %1 : !shape.size, index
// CHECK-NEXT: }
func.func @meet(%a: !shape.size, %b: index) -> (!shape.size, index) {
  %0 = shape.meet %a, %a : !shape.size, !shape.size -> !shape.size
  %1 = shape.meet %b, %b : index, index -> index
  return %0, %1 : !shape.size, index
}

// CHECK-LABEL: func.func @const_cast(
// CHECK-NEXT:   %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:   %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:   return %cast : tensor<?xindex>
// CHECK-NEXT: }
func.func @const_cast() -> tensor<?xindex> {
  %0 = shape.const_shape [2, 3] : tensor<2xindex>
  %1 = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
  return %1 : tensor<?xindex>
}

// CHECK-LABEL: func.func @reduce(
// CHECK-NEXT:   %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %1 = shape.reduce(%0, %c1) : tensor<2xindex> -> index {
// CHECK-NEXT:   ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:     %2 = arith.muli %arg4, %arg3 : index
// CHECK-NEXT:     shape.yield %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %1 : index
// CHECK-NEXT: }
func.func @reduce(%a: !shape.shape, %i: index) -> index {
  %0 = shape.const_shape [2, 3] : tensor<2xindex>
  %c0 = arith.constant 1 : index
  %1 = shape.reduce(%0, %c0) : tensor<2xindex> -> index {
    ^bb0(%idx: index, %ext: index, %acc: index):
      %m = arith.muli %acc, %ext : index
      shape.yield %m : index
  }
  return %1 : index
}

// CHECK-LABEL: func.func @bcast_dim_extract(
// CHECK-NEXT:   %dim = tensor.dim %arg1, %arg2 : tensor<?x?xf32>
// CHECK-NEXT:   return %dim : index
// CHECK-NEXT: }
func.func @bcast_dim_extract(%a: tensor<?xindex>, %b: tensor<?x?xf32>, %i: index) -> index {
  %s = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %e = tensor.extract %s[%i] : tensor<2xindex>
  return %e : index
}

// CHECK-LABEL: func.func @extract_unranked(
// CHECK-NEXT:   %dim = tensor.dim %arg0, %arg1 : tensor<*xf32>
// CHECK-NEXT:   return %dim : index
// CHECK-NEXT: }
func.func @extract_unranked(%b: tensor<*xf32>, %i: index) -> index {
  %s = shape.shape_of %b : tensor<*xf32> -> tensor<?xindex>
  %e = tensor.extract %s[%i] : tensor<?xindex>
  return %e : index
}

// CHECK-LABEL: func.func @dim_of_shape(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %0 = shape.shape_of %arg0 : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:   %dim = tensor.dim %0, %c0 : tensor<?xindex>
// CHECK-NEXT:   %1 = shape.shape_of %arg1 : tensor<?x?xf32> -> tensor<?xindex>
// CHECK-NEXT:   %dim_0 = tensor.dim %1, %c0 : tensor<?xindex>
// CHECK-NEXT:   return %dim, %dim_0 : index, index
// CHECK-NEXT: }
func.func @dim_of_shape(%b: tensor<*xf32>, %c: tensor<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %s = shape.shape_of %b : tensor<*xf32> -> tensor<?xindex>
  %e = tensor.dim %s, %c0 : tensor<?xindex>
  %s2 = shape.shape_of %c : tensor<?x?xf32> -> tensor<?xindex>
  %e2 = tensor.dim %s2, %c0 : tensor<?xindex>
  return %e, %e2 : index, index
}

// CHECK-LABEL: func.func @assuming_scf(
// CHECK-NEXT:   %0 = shape.assuming %arg0 -> (tensor<?xf32>) {
// CHECK-NEXT:     shape.assuming_yield %arg1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @assuming_scf(%w: !shape.witness, %a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = shape.assuming %w -> tensor<?xf32> {
    shape.assuming_yield %a : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @assuming_nested(
// CHECK-NEXT:   %0 = shape.assuming %arg0 -> (tensor<?xf32>) {
// CHECK-NEXT:     %1 = shape.assuming %arg0 -> (tensor<?xf32>) {
// CHECK-NEXT:       %2 = "x"(%arg1) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       shape.assuming_yield %2 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     shape.assuming_yield %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @assuming_nested(%w: !shape.witness, %a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = shape.assuming %w -> tensor<?xf32> {
    %1 = shape.assuming %w -> tensor<?xf32> {
      %2 = "x"(%a) : (tensor<?xf32>) -> tensor<?xf32>
      shape.assuming_yield %2 : tensor<?xf32>
    }
    shape.assuming_yield %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
