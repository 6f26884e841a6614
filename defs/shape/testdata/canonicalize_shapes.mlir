// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Patterns of shape around casts, reshapes and broadcasts: where they apply, and next to it where they must not. Expectations are what mlir-opt prints.

// CHECK-LABEL: func.func @s1(
// CHECK-NEXT:   %0 = shape.const_shape [3, 4] : tensor<2xindex>
// CHECK-NEXT:   return %0 : tensor<2xindex>
// CHECK-NEXT: }
func.func @s1(%t: tensor<3x4xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : tensor<3x4xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// CHECK-LABEL: func.func @s2(
// CHECK-NEXT:   %0 = shape.const_shape [3, 4] : tensor<2xindex>
// CHECK-NEXT:   %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:   return %cast : tensor<?xindex>
// CHECK-NEXT: }
func.func @s2(%t: tensor<3x4xf32>) -> tensor<?xindex> {
  %1 = shape.shape_of %t : tensor<3x4xf32> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// CHECK-LABEL: func.func @s4(
// CHECK-NEXT:   %0 = shape.const_shape [] : tensor<0xindex>
// CHECK-NEXT:   return %0 : tensor<0xindex>
// CHECK-NEXT: }
func.func @s4(%t: tensor<f32>) -> tensor<0xindex> {
  %1 = shape.shape_of %t : tensor<f32> -> tensor<0xindex>
  return %1 : tensor<0xindex>
}

// CHECK-LABEL: func.func @s5(
// CHECK-NEXT:   %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<?xindex>
// CHECK-NEXT:   return %0 : tensor<?xindex>
// CHECK-NEXT: }
func.func @s5(%t: tensor<?x4xf32>) -> tensor<?xindex> {
  %1 = shape.shape_of %t : tensor<?x4xf32> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// CHECK-LABEL: func.func @w1(
// CHECK-NEXT:   %0 = shape.with_shape %arg0, %arg1 : !shape.value_shape, !shape.shape
// CHECK-NEXT:   %1 = shape.shape_of %0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:   return %1 : !shape.shape
// CHECK-NEXT: }
func.func @w1(%t: !shape.value_shape, %s: !shape.shape) -> !shape.shape {
  %0 = shape.with_shape %t, %s : !shape.value_shape, !shape.shape
  %1 = shape.shape_of %0 : !shape.value_shape -> !shape.shape
  return %1 : !shape.shape
}

// CHECK-LABEL: func.func @r1(
// CHECK-NEXT:   return %arg1 : tensor<2xindex>
// CHECK-NEXT: }
func.func @r1(%t: tensor<*xf32>, %s: tensor<2xindex>) -> tensor<2xindex> {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = shape.shape_of %0 : tensor<?x?xf32> -> tensor<2xindex>
  return %1 : tensor<2xindex>
}

// CHECK-LABEL: func.func @r2(
// CHECK-NEXT:   return %arg1 : tensor<?xindex>
// CHECK-NEXT: }
func.func @r2(%t: tensor<*xf32>, %s: tensor<?xindex>) -> tensor<?xindex> {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %1 = shape.shape_of %0 : tensor<*xf32> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// CHECK-LABEL: func.func @r3(
// CHECK-NEXT:   %0 = arith.index_cast %arg1 : tensor<2xi32> to tensor<2xindex>
// CHECK-NEXT:   return %0 : tensor<2xindex>
// CHECK-NEXT: }
func.func @r3(%t: tensor<*xf32>, %s: tensor<2xi32>) -> tensor<2xindex> {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = shape.shape_of %0 : tensor<?x?xf32> -> tensor<2xindex>
  return %1 : tensor<2xindex>
}

// CHECK-LABEL: func.func @r4(
// CHECK-NEXT:   %cast = tensor.cast %arg1 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:   return %cast : tensor<?xindex>
// CHECK-NEXT: }
func.func @r4(%t: tensor<*xf32>, %s: tensor<2xindex>) -> tensor<?xindex> {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = shape.shape_of %0 : tensor<?x?xf32> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// CHECK-LABEL: func.func @r5(
// CHECK-NEXT:   %reshape = tensor.reshape %arg0(%arg1) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT:   %0 = shape.shape_of %reshape : tensor<?x?xf32> -> !shape.shape
// CHECK-NEXT:   return %0 : !shape.shape
// CHECK-NEXT: }
func.func @r5(%t: tensor<*xf32>, %s: tensor<2xindex>) -> !shape.shape {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = shape.shape_of %0 : tensor<?x?xf32> -> !shape.shape
  return %1 : !shape.shape
}

// CHECK-LABEL: func.func @b1(
// CHECK-NEXT:   %cast = tensor.cast %arg0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:   return %cast : tensor<?xindex>
// CHECK-NEXT: }
func.func @b1(%a: tensor<2xindex>, %b: !shape.shape) -> tensor<?xindex> {
  %2 = shape.broadcast %a, %a, %a : tensor<2xindex>, tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  return %2 : tensor<?xindex>
}

// CHECK-LABEL: func.func @b2(
// CHECK-NEXT:   %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:   %1 = shape.broadcast %arg0, %0 : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
// CHECK-NEXT:   return %1 : tensor<?xindex>
// CHECK-NEXT: }
func.func @b2(%a: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.const_shape [1, 3] : tensor<2xindex>
  %1 = shape.const_shape [2, 1] : tensor<2xindex>
  %2 = shape.broadcast %0, %a, %1 : tensor<2xindex>, tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  return %2 : tensor<?xindex>
}

// CHECK-LABEL: func.func @b3(
// CHECK-NEXT:   %0 = shape.const_shape [7, 7] : !shape.shape
// CHECK-NEXT:   %1 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:   %2 = shape.broadcast %arg0, %0, %1 : !shape.shape, !shape.shape, tensor<2xindex> -> !shape.shape
// CHECK-NEXT:   return %2 : !shape.shape
// CHECK-NEXT: }
func.func @b3(%a: !shape.shape) -> !shape.shape {
  %0 = shape.const_shape [1, 3] : !shape.shape
  %1 = shape.const_shape [2, 1] : !shape.shape
  %3 = shape.const_shape [7, 7] : !shape.shape
  %2 = shape.broadcast %0, %a, %1, %3 : !shape.shape, !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %2 : !shape.shape
}

// CHECK-LABEL: func.func @b4(
// CHECK-NEXT:   %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:   return %0 : tensor<2xindex>
// CHECK-NEXT: }
func.func @b4() -> tensor<2xindex> {
  %0 = shape.const_shape [1, 3] : tensor<2xindex>
  %1 = shape.const_shape [2, 1] : tensor<2xindex>
  %2 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  return %2 : tensor<2xindex>
}

// CHECK-LABEL: func.func @b5(
// CHECK-NEXT:   %0 = shape.broadcast %arg1, %arg2 : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
// CHECK-NEXT:   %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:   return %cast : tensor<?xindex>
// CHECK-NEXT: }
func.func @b5(%a: tensor<0xindex>, %b: tensor<2xindex>, %c: tensor<2xindex>) -> tensor<?xindex> {
  %2 = shape.broadcast %a, %b, %c : tensor<0xindex>, tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  return %2 : tensor<?xindex>
}

// CHECK-LABEL: func.func @b6(
// CHECK-NEXT:   %cast = tensor.cast %arg1 : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:   %0 = shape.broadcast %arg0, %cast : tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:   %cast_0 = tensor.cast %0 : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:   return %cast_0 : tensor<?xindex>
// CHECK-NEXT: }
func.func @b6(%a: tensor<2xindex>, %b: tensor<?xindex>) -> tensor<?xindex> {
  %0 = tensor.cast %b : tensor<?xindex> to tensor<3xindex>
  %2 = shape.broadcast %a, %0 : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  return %2 : tensor<?xindex>
}

// CHECK-LABEL: func.func @b7(
// CHECK-NEXT:   %cast = tensor.cast %arg0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:   %0 = shape.from_extent_tensor %cast : tensor<?xindex>
// CHECK-NEXT:   return %0 : !shape.shape
// CHECK-NEXT: }
func.func @b7(%a: tensor<2xindex>) -> !shape.shape {
  %0 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %1 = shape.from_extent_tensor %0 : tensor<?xindex>
  return %1 : !shape.shape
}

// CHECK-LABEL: func.func @c1(
// CHECK-NEXT:   %cast = tensor.cast %arg0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:   %cast_0 = tensor.cast %arg1 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:   %0 = shape.cstr_eq %cast, %cast_0 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %1 = shape.is_broadcastable %cast, %cast_0 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %2 = shape.concat %cast, %cast_0 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:   %3 = shape.shape_eq %cast, %cast_0 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   return %0, %1, %2, %3 : !shape.witness, i1, tensor<?xindex>, i1
// CHECK-NEXT: }
func.func @c1(%a: tensor<2xindex>, %b: tensor<2xindex>) -> (!shape.witness, i1, tensor<?xindex>, i1) {
  %0 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %1 = tensor.cast %b : tensor<2xindex> to tensor<?xindex>
  %2 = shape.cstr_eq %0, %1 : tensor<?xindex>, tensor<?xindex>
  %3 = shape.is_broadcastable %0, %1 : tensor<?xindex>, tensor<?xindex>
  %4 = shape.concat %0, %1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %5 = shape.shape_eq %0, %1 : tensor<?xindex>, tensor<?xindex>
  return %2, %3, %4, %5 : !shape.witness, i1, tensor<?xindex>, i1
}

// CHECK-LABEL: func.func @cb(
// CHECK-NEXT:   %0 = shape.const_witness true
// CHECK-NEXT:   %1 = shape.const_shape [4] : tensor<1xindex>
// CHECK-NEXT:   %2 = shape.shape_of %arg2 : tensor<?x?xf32> -> tensor<?xindex>
// CHECK-NEXT:   %3 = shape.cstr_broadcastable %2, %1 : tensor<?xindex>, tensor<1xindex>
// CHECK-NEXT:   return %0, %0, %3 : !shape.witness, !shape.witness, !shape.witness
// CHECK-NEXT: }
func.func @cb(%a: tensor<?x4xf32>, %b: tensor<4xf32>, %c: tensor<?x?xf32>, %d: tensor<f32>) -> (!shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<?xindex>
  %1 = shape.shape_of %b : tensor<4xf32> -> tensor<1xindex>
  %2 = shape.shape_of %c : tensor<?x?xf32> -> tensor<?xindex>
  %3 = shape.shape_of %d : tensor<f32> -> tensor<0xindex>
  %4 = shape.cstr_broadcastable %0, %1 : tensor<?xindex>, tensor<1xindex>
  %5 = shape.cstr_broadcastable %0, %3 : tensor<?xindex>, tensor<0xindex>
  %6 = shape.cstr_broadcastable %2, %1 : tensor<?xindex>, tensor<1xindex>
  return %4, %5, %6 : !shape.witness, !shape.witness, !shape.witness
}

// CHECK-LABEL: func.func @cb2(
// CHECK-NEXT:   %0 = shape.cstr_broadcastable %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %1 = shape.cstr_broadcastable %arg2, %arg3 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %2 = shape.cstr_broadcastable %arg3, %arg2, %arg0 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %3 = shape.cstr_require %arg4, "x"
// CHECK-NEXT:   %4 = shape.assuming_all %0, %3, %1, %2
// CHECK-NEXT:   return %4 : !shape.witness
// CHECK-NEXT: }
func.func @cb2(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<?xindex>, %d: tensor<?xindex>, %i: i1) -> (!shape.witness) {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_broadcastable %c, %d : tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_broadcastable %d, %c, %a : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  %r = shape.cstr_require %i, "x"
  %3 = shape.assuming_all %0, %r, %1, %2
  return %3 : !shape.witness
}

// CHECK-LABEL: func.func @cb4(
// CHECK-NEXT:   %0 = shape.cstr_broadcastable %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %1 = shape.cstr_broadcastable %arg3, %arg2, %arg0 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %2 = shape.assuming_all %1, %0
// CHECK-NEXT:   return %2 : !shape.witness
// CHECK-NEXT: }
func.func @cb4(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<?xindex>, %d: tensor<?xindex>, %i: i1) -> (!shape.witness) {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_broadcastable %c, %d : tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_broadcastable %d, %c, %a : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  %3 = shape.assuming_all %0, %1, %2
  return %3 : !shape.witness
}

// CHECK-LABEL: func.func @cb3(
// CHECK-NEXT:   %0 = shape.cstr_broadcastable %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   %1 = shape.cstr_broadcastable %arg1, %arg0 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   return %0, %1 : !shape.witness, !shape.witness
// CHECK-NEXT: }
func.func @cb3(%a: tensor<?xindex>, %b: tensor<?xindex>) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_broadcastable %b, %a : tensor<?xindex>, tensor<?xindex>
  %3 = shape.assuming_all %0, %1
  return %3, %1 : !shape.witness, !shape.witness
}

// CHECK-LABEL: func.func @eq1(
// CHECK-NEXT:   %0 = shape.cstr_eq %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   return %0 : !shape.witness
// CHECK-NEXT: }
func.func @eq1(%a: tensor<?xindex>, %b: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %3 = shape.assuming_all %0
  return %3 : !shape.witness
}

// CHECK-LABEL: func.func @allnested(
// CHECK-NEXT:   %0 = shape.assuming_all %arg0, %arg1, %arg2
// CHECK-NEXT:   return %0 : !shape.witness
// CHECK-NEXT: }
func.func @allnested(%a: !shape.witness, %b: !shape.witness, %c: !shape.witness) -> !shape.witness {
  %0 = shape.assuming_all %a, %b
  %1 = shape.assuming_all %0, %c, %a
  return %1 : !shape.witness
}

// CHECK-LABEL: func.func @castback(
// CHECK-NEXT:   %0 = shape.shape_of %arg0 : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:   %cast = tensor.cast %0 : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:   return %cast : tensor<3xindex>
// CHECK-NEXT: }
func.func @castback(%v: tensor<*xf32>) -> tensor<3xindex> {
  %0 = shape.shape_of %v : tensor<*xf32> -> tensor<?xindex>
  %e = tensor.cast %0 : tensor<?xindex> to tensor<3xindex>
  return %e : tensor<3xindex>
}

// CHECK-LABEL: func.func @castback2(
// CHECK-NEXT:   %0 = shape.shape_of %arg0 : tensor<?x?x?xf32> -> tensor<?xindex>
// CHECK-NEXT:   return %0 : tensor<?xindex>
// CHECK-NEXT: }
func.func @castback2(%v: tensor<?x?x?xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %v : tensor<?x?x?xf32> -> tensor<3xindex>
  %e = tensor.cast %0 : tensor<3xindex> to tensor<?xindex>
  return %e : tensor<?xindex>
}

// CHECK-LABEL: func.func @assume_true_multi(
// CHECK-NEXT:   return %arg1, %arg0 : f32, f32
// CHECK-NEXT: }
func.func @assume_true_multi(%a: f32, %b: f32) -> (f32, f32) {
  %w = shape.const_witness true
  %0:2 = shape.assuming %w -> (f32, f32) {
    shape.assuming_yield %b, %a : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
