// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Folders and canonicalizations of shape. Expectations are what mlir-opt prints.

// CHECK-LABEL: func.func @arith(
// CHECK-NEXT:   %c14 = shape.const_size 14
// CHECK-NEXT:   %c-4 = arith.constant -4 : index
// CHECK-NEXT:   %c49 = arith.constant 49 : index
// CHECK-NEXT:   %c0 = shape.const_size 0
// CHECK-NEXT:   %0 = shape.add %arg0, %c0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:   return %0, %c49, %c-4, %c14 : !shape.size, index, index, !shape.size
// CHECK-NEXT: }
func.func @arith(%a: !shape.size) -> (!shape.size, index, index, !shape.size) {
  %c0 = shape.const_size 0
  %c7 = arith.constant 7 : index
  %cm2 = arith.constant -2 : index
  %0 = shape.add %a, %c0 : !shape.size, !shape.size -> !shape.size
  %1 = shape.mul %c7, %c7 : index, index -> index
  %2 = shape.div %c7, %cm2 : index, index -> index
  %3 = shape.add %c7, %c7 : index, index -> !shape.size
  return %0, %1, %2, %3 : !shape.size, index, index, !shape.size
}

// CHECK-LABEL: func.func @add_zero(
// CHECK-NEXT:   return %arg0, %arg1 : index, !shape.size
// CHECK-NEXT: }
func.func @add_zero(%a: index, %s: !shape.size) -> (index, !shape.size) {
  %c0 = arith.constant 0 : index
  %0 = shape.add %a, %c0 : index, index -> index
  %1 = shape.add %s, %c0 : !shape.size, index -> !shape.size
  return %0, %1 : index, !shape.size
}

// CHECK-LABEL: func.func @div_zero(
// CHECK-NEXT:   %c7 = arith.constant 7 : index
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %0 = shape.div %c7, %c0 : index, index -> index
// CHECK-NEXT:   return %0 : index
// CHECK-NEXT: }
func.func @div_zero() -> index {
  %c7 = arith.constant 7 : index
  %c0 = arith.constant 0 : index
  %0 = shape.div %c7, %c0 : index, index -> index
  return %0 : index
}

// CHECK-LABEL: func.func @constants(
// CHECK-NEXT:   %0 = shape.const_shape [4, 5, 6] : tensor<3xindex>
// CHECK-NEXT:   %1 = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:   %2 = shape.const_shape [1, 2, 3] : tensor<3xindex>
// CHECK-NEXT:   %c120 = arith.constant 120 : index
// CHECK-NEXT:   %c3 = arith.constant 3 : index
// CHECK-NEXT:   %c6 = shape.const_size 6
// CHECK-NEXT:   return %1, %2, %c120, %c3, %c6, %0 : !shape.shape, tensor<3xindex>, index, index, !shape.size, tensor<3xindex>
// CHECK-NEXT: }
func.func @constants() -> (!shape.shape, tensor<3xindex>, index, index, !shape.size, tensor<3xindex>) {
  %0 = shape.const_shape [1, 2] : !shape.shape
  %1 = shape.const_shape [3] : !shape.shape
  %2 = shape.concat %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.to_extent_tensor %2 : !shape.shape -> tensor<3xindex>
  %4 = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %5 = shape.num_elements %4 : tensor<3xindex> -> index
  %6 = shape.rank %4 : tensor<3xindex> -> index
  %7 = shape.num_elements %2 : !shape.shape -> !shape.size
  return %2, %3, %5, %6, %7, %4 : !shape.shape, tensor<3xindex>, index, index, !shape.size, tensor<3xindex>
}

// CHECK-LABEL: func.func @broadcast(
// CHECK-NEXT:   %0 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:   %1 = shape.const_shape [3] : !shape.shape
// CHECK-NEXT:   %2 = shape.const_shape [7, 2] : !shape.shape
// CHECK-NEXT:   %3 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:   return %2, %3 : !shape.shape, !shape.shape
// CHECK-NEXT: }
func.func @broadcast() -> (!shape.shape, !shape.shape) {
  %0 = shape.const_shape [1, 2] : !shape.shape
  %1 = shape.const_shape [7, 1] : !shape.shape
  %2 = shape.const_shape [3] : !shape.shape
  %3 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  %4 = shape.broadcast %0, %2 : !shape.shape, !shape.shape -> !shape.shape
  return %3, %4 : !shape.shape, !shape.shape
}

// CHECK-LABEL: func.func @split(
// CHECK-NEXT:   %0 = shape.const_shape [4] : !shape.shape
// CHECK-NEXT:   %1 = shape.const_shape [5, 6] : !shape.shape
// CHECK-NEXT:   %2 = shape.const_shape [4, 5] : !shape.shape
// CHECK-NEXT:   %3 = shape.const_shape [6] : !shape.shape
// CHECK-NEXT:   return %0, %1, %2, %3 : !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT: }
func.func @split() -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape) {
  %c1 = shape.const_size 1
  %cm1 = arith.constant -1 : index
  %0 = shape.const_shape [4, 5, 6] : !shape.shape
  %h, %t = "shape.split_at"(%0, %c1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %h2, %t2 = "shape.split_at"(%0, %cm1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %h, %t, %h2, %t2 : !shape.shape, !shape.shape, !shape.shape, !shape.shape
}

// CHECK-LABEL: func.func @extents(
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c3 = shape.const_size 3
// CHECK-NEXT:   %0 = shape.const_shape [1, 3] : !shape.shape
// CHECK-NEXT:   %1 = shape.from_extents %arg0, %c3 : index, !shape.size
// CHECK-NEXT:   %2 = shape.dim %arg1, %c1 : tensor<2x?xf32>, index -> index
// CHECK-NEXT:   return %0, %1, %c3, %c2, %2 : !shape.shape, !shape.shape, !shape.size, index, index
// CHECK-NEXT: }
func.func @extents(%n: index, %v: tensor<2x?xf32>) -> (!shape.shape, !shape.shape, !shape.size, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = shape.const_size 3
  %0 = shape.from_extents %c1, %c3 : index, !shape.size
  %1 = shape.from_extents %n, %c3 : index, !shape.size
  %2 = shape.get_extent %0, %c1 : !shape.shape, index -> !shape.size
  %3 = shape.dim %v, %c0 : tensor<2x?xf32>, index -> index
  %4 = shape.dim %v, %c1 : tensor<2x?xf32>, index -> index
  return %0, %1, %2, %3, %4 : !shape.shape, !shape.shape, !shape.size, index, index
}

// CHECK-LABEL: func.func @casts(
// CHECK-NEXT:   return %arg0, %arg1, %arg0 : index, !shape.size, index
// CHECK-NEXT: }
func.func @casts(%i: index, %s: !shape.size) -> (index, !shape.size, index) {
  %0 = shape.index_to_size %i
  %1 = shape.size_to_index %0 : !shape.size
  %2 = shape.size_to_index %s : !shape.size
  %3 = shape.index_to_size %2
  %4 = shape.size_to_index %i : index
  return %1, %3, %4 : index, !shape.size, index
}

// CHECK-LABEL: func.func @extremum(
// CHECK-NEXT:   %0 = shape.min %arg0, %arg1 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:   return %arg0, %0 : !shape.size, !shape.size
// CHECK-NEXT: }
func.func @extremum(%a: !shape.size, %b: !shape.size) -> (!shape.size, !shape.size) {
  %0 = shape.max %a, %a : !shape.size, !shape.size -> !shape.size
  %1 = shape.min %a, %b : !shape.size, !shape.size -> !shape.size
  return %0, %1 : !shape.size, !shape.size
}

// CHECK-LABEL: func.func @equal(
// CHECK-NEXT:   %0 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %1 = shape.shape_eq %arg0, %0 : !shape.shape, !shape.shape
// CHECK-NEXT:   return %true, %false, %1 : i1, i1, i1
// CHECK-NEXT: }
func.func @equal(%s: !shape.shape) -> (i1, i1, i1) {
  %0 = shape.const_shape [1, 2] : !shape.shape
  %1 = shape.const_shape [1, 2] : tensor<2xindex>
  %2 = shape.const_shape [3] : !shape.shape
  %3 = shape.shape_eq %0, %1 : !shape.shape, tensor<2xindex>
  %4 = shape.shape_eq %0, %2 : !shape.shape, !shape.shape
  %5 = shape.shape_eq %0, %s : !shape.shape, !shape.shape
  return %3, %4, %5 : i1, i1, i1
}

// Assertions that hold go; those that fail, or may, stay.
// CHECK-LABEL: func.func @assertions(
// CHECK-NEXT:   %0 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:   %1 = shape.const_shape [3] : !shape.shape
// CHECK-NEXT:   %2 = shape.const_witness true
// CHECK-NEXT:   %3 = shape.cstr_eq %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:   %4 = shape.cstr_require %arg1, "may fail"
// CHECK-NEXT:   %5 = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:   "a.use"(%2, %3, %2, %4, %5, %2, %2) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @assertions(%s: !shape.shape, %c: i1) {
  %true = arith.constant true
  %0 = shape.const_shape [1, 2] : !shape.shape
  %1 = shape.const_shape [3] : !shape.shape
  %w0 = shape.cstr_eq %0, %0 : !shape.shape, !shape.shape
  %w1 = shape.cstr_eq %0, %1 : !shape.shape, !shape.shape
  %w2 = shape.cstr_require %true, "holds"
  %w3 = shape.cstr_require %c, "may fail"
  %w4 = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape
  %w5 = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
  %w6 = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  "a.use"(%w0, %w1, %w2, %w3, %w4, %w5, %w6) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  return
}

// CHECK-LABEL: func.func @broadcastable_types(
// CHECK-NEXT:   %0 = shape.const_witness true
// CHECK-NEXT:   %1 = shape.shape_of %arg0 : tensor<2x?xf32> -> tensor<?xindex>
// CHECK-NEXT:   %2 = shape.shape_of %arg2 : tensor<?x3xf32> -> tensor<?xindex>
// CHECK-NEXT:   %3 = shape.cstr_broadcastable %1, %2 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   "a.use"(%0, %3) : (!shape.witness, !shape.witness) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @broadcastable_types(%a: tensor<2x?xf32>, %b: tensor<1x1xf32>, %c: tensor<?x3xf32>) {
  %0 = shape.shape_of %a : tensor<2x?xf32> -> tensor<?xindex>
  %1 = shape.shape_of %b : tensor<1x1xf32> -> tensor<?xindex>
  %2 = shape.shape_of %c : tensor<?x3xf32> -> tensor<?xindex>
  %w0 = shape.cstr_broadcastable %0, %1 : tensor<?xindex>, tensor<?xindex>
  %w1 = shape.cstr_broadcastable %0, %2 : tensor<?xindex>, tensor<?xindex>
  "a.use"(%w0, %w1) : (!shape.witness, !shape.witness) -> ()
  return
}

// CHECK-LABEL: func.func @witnesses(
// CHECK-NEXT:   %0 = shape.const_witness true
// CHECK-NEXT:   %1 = shape.const_witness false
// CHECK-NEXT:   %2 = shape.assuming_all %arg0, %arg1
// CHECK-NEXT:   "a.use"(%0, %1, %arg0, %2) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @witnesses(%v: !shape.witness, %w: !shape.witness) {
  %true = shape.const_witness true
  %false = shape.const_witness false
  %0 = shape.assuming_all %true, %true
  %1 = shape.assuming_all %v, %false
  %2 = shape.assuming_all %v, %v
  %3 = shape.assuming_all %v, %w
  %4 = shape.assuming_all %3, %v
  "a.use"(%0, %1, %2, %4) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  return
}

// CHECK-LABEL: func.func @assuming(
// CHECK-NEXT:   %0 = "a.b"() : () -> index
// CHECK-NEXT:   %1 = shape.assuming %arg0 -> (index) {
// CHECK-NEXT:     %2 = "a.b"() : () -> index
// CHECK-NEXT:     shape.assuming_yield %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0, %1 : index, index
// CHECK-NEXT: }
func.func @assuming(%w: !shape.witness) -> (index, index) {
  %true = shape.const_witness true
  %0 = shape.assuming %true -> (index) {
    %a = "a.b"() : () -> index
    shape.assuming_yield %a : index
  }
  %1 = shape.assuming %w -> (index) {
    %b = "a.b"() : () -> index
    shape.assuming_yield %b : index
  }
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @rank(
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %c2_0 = shape.const_size 2
// CHECK-NEXT:   %0 = shape.shape_of %arg1 : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:   %1 = shape.rank %0 : tensor<?xindex> -> index
// CHECK-NEXT:   return %c2, %c2_0, %1 : index, !shape.size, index
// CHECK-NEXT: }
func.func @rank(%a: tensor<2x?xf32>, %u: tensor<*xf32>) -> (index, !shape.size, index) {
  %0 = shape.shape_of %a : tensor<2x?xf32> -> tensor<2xindex>
  %1 = shape.rank %0 : tensor<2xindex> -> index
  %2 = shape.shape_of %a : tensor<2x?xf32> -> !shape.shape
  %3 = shape.rank %2 : !shape.shape -> !shape.size
  %4 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %5 = shape.rank %4 : tensor<?xindex> -> index
  return %1, %3, %5 : index, !shape.size, index
}
