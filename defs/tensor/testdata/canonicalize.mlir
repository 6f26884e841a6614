// RUN: ods opt %s --canonicalize | FileCheck %s

// Canonicalization patterns of tensor. Expectations are what mlir-opt prints.

// A cast in the middle goes unless it checks something that the others do not.
// CHECK-LABEL: func.func @casts(
// CHECK-NEXT:   %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %cast_0 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:   %cast_1 = tensor.cast %cast_0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %cast_2 = tensor.cast %arg2 : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT:   %cast_3 = tensor.cast %arg2 : tensor<*xf32> to tensor<4xf32>
// CHECK-NEXT:   %cast_4 = tensor.cast %cast_2 : tensor<?xf32> to tensor<*xf32>
// CHECK-NEXT:   %0 = tensor.bitcast %arg0 : tensor<4xf32> to tensor<4xui32>
// CHECK-NEXT:   %cast_5 = tensor.cast %arg3 : tensor<?x?xi32> to tensor<4x?xi32>
// CHECK-NEXT:   %cast_6 = tensor.cast %cast_5 : tensor<4x?xi32> to tensor<?x4xi32>
// CHECK-NEXT:   return %cast_1, %arg0, %cast_3, %cast, %cast_4, %0, %cast_6, %arg4 : tensor<?xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<*xf32>, tensor<4xui32>, tensor<?x4xi32>, tensor<4xi32>
// CHECK-NEXT: }
func.func @casts(%a: tensor<4xf32>, %b: tensor<?xf32>, %u: tensor<*xf32>, %e: tensor<?x?xi32>, %bc: tensor<4xi32>) -> (tensor<?xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<*xf32>, tensor<4xui32>, tensor<?x4xi32>, tensor<4xi32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  %2 = tensor.cast %b : tensor<?xf32> to tensor<4xf32>
  %3 = tensor.cast %2 : tensor<4xf32> to tensor<?xf32>
  %4 = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %5 = tensor.cast %4 : tensor<?xf32> to tensor<4xf32>
  %6 = tensor.cast %4 : tensor<?xf32> to tensor<*xf32>
  %7 = tensor.bitcast %a : tensor<4xf32> to tensor<4xi32>
  %8 = tensor.bitcast %7 : tensor<4xi32> to tensor<4xui32>
  %9 = tensor.cast %e : tensor<?x?xi32> to tensor<4x?xi32>
  %10 = tensor.cast %9 : tensor<4x?xi32> to tensor<?x4xi32>
  %11 = tensor.bitcast %bc : tensor<4xi32> to tensor<4xi32>
  return %3, %1, %5, %0, %6, %8, %10, %11 : tensor<?xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<*xf32>, tensor<4xui32>, tensor<?x4xi32>, tensor<4xi32>
}

// Slices take the sizes that a cast of them knows.
// CHECK-LABEL: func.func @slice_cast(
// CHECK-NEXT:   %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 8] [1, 1] : tensor<8x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:   %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [1, %arg1] [1, 1] : tensor<8x?xf32> to tensor<?xf32>
// CHECK-NEXT:   %extracted_slice_1 = tensor.extract_slice %arg0[0, 0] [1, 3] [1, 1] : tensor<8x?xf32> to tensor<3xf32>
// CHECK-NEXT:   %cast = tensor.cast %extracted_slice_0 : tensor<?xf32> to tensor<*xf32>
// CHECK-NEXT:   return %extracted_slice, %extracted_slice_0, %extracted_slice_1, %cast : tensor<4x8xf32>, tensor<?xf32>, tensor<3xf32>, tensor<*xf32>
// CHECK-NEXT: }
func.func @slice_cast(%a: tensor<8x?xf32>, %i: index) -> (tensor<4x8xf32>, tensor<?xf32>, tensor<3xf32>, tensor<*xf32>) {
  %0 = tensor.extract_slice %a[0, 0] [%i, %i] [1, 1] : tensor<8x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
  %2 = tensor.extract_slice %a[0, 0] [1, %i] [1, 1] : tensor<8x?xf32> to tensor<?xf32>
  %3 = tensor.cast %2 : tensor<?xf32> to tensor<3xf32>
  %4 = tensor.cast %2 : tensor<?xf32> to tensor<*xf32>
  return %1, %2, %3, %4 : tensor<4x8xf32>, tensor<?xf32>, tensor<3xf32>, tensor<*xf32>
}

// Inputs and result learn from one another; one input is a cast.
// CHECK-LABEL: func.func @concat(
// CHECK-NEXT:   %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %cast_0 = tensor.cast %arg2 : tensor<2x?xf32> to tensor<2x3xf32>
// CHECK-NEXT:   %concat = tensor.concat dim(0) %arg1, %cast_0 : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:   %cast_1 = tensor.cast %concat : tensor<?x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %cast_2 = tensor.cast %arg3 : tensor<?x?xf32> to tensor<2x?xf32>
// CHECK-NEXT:   %concat_3 = tensor.concat dim(1) %arg2, %cast_2 : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:   %cast_4 = tensor.cast %concat_3 : tensor<2x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %concat_5 = tensor.concat dim(0) %arg1, %arg1 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:   return %arg0, %cast, %cast_1, %cast_4, %concat_5 : tensor<4xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>
// CHECK-NEXT: }
func.func @concat(%a: tensor<4xf32>, %b: tensor<?x3xf32>, %c: tensor<2x?xf32>, %d : tensor<?x?xf32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>) {
  %0 = tensor.concat dim(0) %a : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.concat dim(0) %a : (tensor<4xf32>) -> tensor<?xf32>
  %2 = tensor.concat dim(0) %b, %c : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  %3 = tensor.concat dim(1) %c, %d : (tensor<2x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %4 = tensor.concat dim(0) %b, %b : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>
}

// Constant sizes move into the type, negative ones stay.
// CHECK-LABEL: func.func @empty(
// CHECK-NEXT:   %c-4 = arith.constant -4 : index
// CHECK-NEXT:   %0 = tensor.empty(%arg0) : tensor<4x?xf32>
// CHECK-NEXT:   %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %1 = tensor.empty(%arg0) : tensor<4x?xf32>
// CHECK-NEXT:   %2 = tensor.empty(%c-4) : tensor<?xf32>
// CHECK-NEXT:   %3 = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %4 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %cast_0 = tensor.cast %4 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   return %cast, %1, %2, %3, %cast_0 : tensor<?x?xf32>, tensor<4x?xf32>, tensor<?xf32>, tensor<4x8xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @empty(%i: index) -> (tensor<?x?xf32>, tensor<4x?xf32>, tensor<?xf32>, tensor<4x8xf32>, tensor<?xf32>) {
  %c4 = arith.constant 4 : index
  %n = arith.constant -4 : index
  %0 = tensor.empty(%c4, %i) : tensor<?x?xf32>
  %1 = tensor.empty(%i, %i) : tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x?xf32>
  %3 = tensor.empty(%n) : tensor<?xf32>
  %4 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x8xf32>
  %5 = tensor.empty() : tensor<4xf32>
  %6 = tensor.cast %5 : tensor<4xf32> to tensor<?xf32>
  return %0, %2, %3, %4, %6 : tensor<?x?xf32>, tensor<4x?xf32>, tensor<?xf32>, tensor<4x8xf32>, tensor<?xf32>
}

// Constant sizes move into the type.
// CHECK-LABEL: func.func @generate(
// CHECK-NEXT:   %generated = tensor.generate %arg0 {
// CHECK-NEXT:   ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } : tensor<4x?xf32>
// CHECK-NEXT:   %cast = tensor.cast %generated : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @generate(%i: index, %f: f32) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.generate %c4, %i { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// Reshapes of reshapes, of constants and of casts.
// CHECK-LABEL: func.func @shapes(
// CHECK-NEXT:   %cst = arith.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:   %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
// CHECK-NEXT:   %expanded = tensor.expand_shape %arg1 {{\[\[}}0, 1, 2]] output_shape [2, 3, 4] : tensor<24xf32> into tensor<2x3x4xf32>
// CHECK-NEXT:   %expanded_0 = tensor.expand_shape %arg1 {{\[\[}}0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
// CHECK-NEXT:   %splat = tensor.splat %arg3 : tensor<2x2xf32>
// CHECK-NEXT:   %from_elements = tensor.from_elements %arg3, %arg3, %arg3, %arg3 : tensor<2x2xf32>
// CHECK-NEXT:   %collapsed_1 = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
// CHECK-NEXT:   %expanded_2 = tensor.expand_shape %collapsed_1 {{\[\[}}0, 1]] output_shape [3, 8] : tensor<24xf32> into tensor<3x8xf32>
// CHECK-NEXT:   %collapsed_3 = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
// CHECK-NEXT:   %cast = tensor.cast %collapsed_3 : tensor<24xf32> to tensor<?xf32>
// CHECK-NEXT:   %expanded_4 = tensor.expand_shape %arg2 {{\[\[}}0, 1], [2]] output_shape [%arg4, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
// CHECK-NEXT:   return %collapsed, %expanded, %arg0, %expanded_0, %cst, %splat, %from_elements, %expanded_2, %cast, %expanded_4 : tensor<24xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<6x4xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x8xf32>, tensor<?xf32>, tensor<?x2x4xf32>
// CHECK-NEXT: }
func.func @shapes(%a: tensor<2x3x4xf32>, %b: tensor<24xf32>, %d: tensor<?x4xf32>, %f: f32, %i: index, %j: index) -> (tensor<24xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<6x4xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x8xf32>, tensor<?xf32>, tensor<?x2x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %2 = tensor.expand_shape %b [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %4 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %5 = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %k = arith.constant dense<1.0> : tensor<6xf32>
  %6 = tensor.expand_shape %k [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %s = tensor.splat %f : tensor<4xf32>
  %7 = tensor.expand_shape %s [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %fe = tensor.from_elements %f, %f, %f, %f : tensor<4xf32>
  %8 = tensor.expand_shape %fe [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %9 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %10 = tensor.expand_shape %9 [[0, 1]] output_shape [3, 8] : tensor<24xf32> into tensor<3x8xf32>
  %c = tensor.cast %a : tensor<2x3x4xf32> to tensor<2x?x4xf32>
  %11 = tensor.collapse_shape %c [[0, 1, 2]] : tensor<2x?x4xf32> into tensor<?xf32>
  %12 = tensor.expand_shape %d [[0, 1], [2]] output_shape [%i, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  return %1, %3, %4, %5, %6, %7, %8, %10, %11, %12 : tensor<24xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<6x4xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x8xf32>, tensor<?xf32>, tensor<?x2x4xf32>
}

// Dynamic sizes are not moved between dimensions.
// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1, 2], [3]] output_shape [%arg1, %arg2, 2, 4] : tensor<?x4xf32> into tensor<?x?x2x4xf32>
// CHECK-NEXT:   %collapsed = tensor.collapse_shape %arg3 {{\[\[}}0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
// CHECK-NEXT:   %expanded_0 = tensor.expand_shape %collapsed {{\[\[}}0, 1], [2]] output_shape [%arg1, %arg2, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
// CHECK-NEXT:   %collapsed_1 = tensor.collapse_shape %expanded {{\[\[}}0, 1], [2, 3]] : tensor<?x?x2x4xf32> into tensor<?x8xf32>
// CHECK-NEXT:   %expanded_2 = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [%c2, %c4, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
// CHECK-NEXT:   %expanded_3 = tensor.expand_shape %arg4 {{\[\[}}0, 1], [2]] output_shape [4, 2, 4] : tensor<8x4xf32> into tensor<4x2x4xf32>
// CHECK-NEXT:   %cast = tensor.cast %expanded_3 : tensor<4x2x4xf32> to tensor<?x2x4xf32>
// CHECK-NEXT:   return %expanded, %expanded_0, %arg0, %collapsed_1, %expanded_2, %cast : tensor<?x?x2x4xf32>, tensor<?x?x4xf32>, tensor<?x4xf32>, tensor<?x8xf32>, tensor<?x?x4xf32>, tensor<?x2x4xf32>
// CHECK-NEXT: }
func.func @dynamic(%d: tensor<?x4xf32>, %i: index, %j: index, %e: tensor<?x?x4xf32>, %st: tensor<8x4xf32>) -> (tensor<?x?x2x4xf32>, tensor<?x?x4xf32>, tensor<?x4xf32>, tensor<?x8xf32>, tensor<?x?x4xf32>, tensor<?x2x4xf32>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.expand_shape %d [[0, 1], [2]] output_shape [%i, %j, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2], [3]] output_shape [%i, %j, 2, 4] : tensor<?x?x4xf32> into tensor<?x?x2x4xf32>
  %2 = tensor.collapse_shape %e [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [%i, %j, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
  %4 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  %5 = tensor.collapse_shape %1 [[0, 1], [2, 3]] : tensor<?x?x2x4xf32> into tensor<?x8xf32>
  %6 = tensor.expand_shape %d [[0, 1], [2]] output_shape [%c2, %c4, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
  %ca = tensor.cast %st : tensor<8x4xf32> to tensor<?x4xf32>
  %7 = tensor.expand_shape %ca [[0, 1], [2]] output_shape [%c4, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  return %1, %3, %4, %5, %6, %7 : tensor<?x?x2x4xf32>, tensor<?x?x4xf32>, tensor<?x4xf32>, tensor<?x8xf32>, tensor<?x?x4xf32>, tensor<?x2x4xf32>
}

// Constant operands, casts, slices of everything, and what was inserted before; not out of bounds.
// CHECK-LABEL: func.func @slices(
// CHECK-NEXT:   %cst = arith.constant dense<1.000000e+00> : tensor<2x2xf32>
// CHECK-NEXT:   %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
// CHECK-NEXT:   %cast = tensor.cast %extracted_slice : tensor<4x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:   %extracted_slice_0 = tensor.extract_slice %arg0[1, 0] [1, 4] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
// CHECK-NEXT:   %extracted_slice_1 = tensor.extract_slice %arg0[0, 0] [%arg1, %arg1] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %extracted_slice_2 = tensor.extract_slice %arg0[0, 0] [1, 4] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
// CHECK-NEXT:   %cast_3 = tensor.cast %extracted_slice_2 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %extracted_slice_4 = tensor.extract_slice %arg0[0, 0] [1, 4] [1, 1] : tensor<8x16xf32> to tensor<1x4xf32>
// CHECK-NEXT:   %cast_5 = tensor.cast %extracted_slice_4 : tensor<1x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %extracted_slice_6 = tensor.extract_slice %arg0[0, 0] [1, %arg1] [1, 1] : tensor<8x16xf32> to tensor<?xf32>
// CHECK-NEXT:   return %arg0, %cast, %extracted_slice_0, %arg3, %extracted_slice_1, %cast_5, %cst, %cast_3, %extracted_slice_6 : tensor<8x16xf32>, tensor<?x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<2x2xf32>, tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @slices(%a: tensor<8x16xf32>, %i: index, %v: tensor<?x?xf32>, %p: tensor<4x4xf32>) -> (tensor<8x16xf32>, tensor<?x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<2x2xf32>, tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %0 = tensor.extract_slice %a[0, 0] [8, 16] [1, 1] : tensor<8x16xf32> to tensor<8x16xf32>
  %1 = tensor.extract_slice %a[%c0, 0] [%c4, 4] [1, 1] : tensor<8x16xf32> to tensor<?x4xf32>
  %2 = tensor.extract_slice %a[%c1, 0] [1, 4] [%c1, 1] : tensor<8x16xf32> to tensor<4xf32>
  %ins = tensor.insert_slice %p into %a[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  %3 = tensor.extract_slice %ins[0, %i] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  %ca = tensor.cast %a : tensor<8x16xf32> to tensor<?x?xf32>
  %4 = tensor.extract_slice %ca[0, 0] [%i, %i] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %5 = tensor.extract_slice %a[%c9, 0] [%c4, %i] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %k = arith.constant dense<1.0> : tensor<8x8xf32>
  %6 = tensor.extract_slice %k[%i, 0] [2, 2] [1, 1] : tensor<8x8xf32> to tensor<2x2xf32>
  %7 = tensor.extract_slice %a[0, 0] [1, %c4] [1, 1] : tensor<8x16xf32> to tensor<?xf32>
  %8 = tensor.extract_slice %a[0, 0] [%c1, %c4] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %9 = tensor.extract_slice %ca[0, 0] [1, %i] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  return %0, %1, %2, %3, %4, %8, %6, %7, %9 : tensor<8x16xf32>, tensor<?x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<2x2xf32>, tensor<?xf32>, tensor<?xf32>
}

// The same for insertions.
// CHECK-LABEL: func.func @inserts(
// CHECK-NEXT:   %inserted_slice = tensor.insert_slice %arg3 into %arg0[0, %arg1] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:   %inserted_slice_0 = tensor.insert_slice %arg4 into %arg0[0, %arg1] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:   %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<?x4xf32>
// CHECK-NEXT:   %inserted_slice_1 = tensor.insert_slice %cast into %arg0[0, 1] [%arg1, 4] [1, 1] : tensor<?x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:   %inserted_slice_2 = tensor.insert_slice %arg3 into %arg0[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:   %cast_3 = tensor.cast %inserted_slice_2 : tensor<8x16xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %inserted_slice_4 = tensor.insert_slice %arg3 into %arg0[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:   %cast_5 = tensor.cast %arg5 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:   %inserted_slice_6 = tensor.insert_slice %cast_5 into %arg0[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
// CHECK-NEXT:   %cast_7 = tensor.cast %arg5 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:   %inserted_slice_8 = tensor.insert_slice %cast_7 into %arg0[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
// CHECK-NEXT:   %inserted_slice_9 = tensor.insert_slice %arg3 into %arg0[%arg1, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:   %cast_10 = tensor.cast %inserted_slice_9 : tensor<8x16xf32> to tensor<?x?xf32>
// CHECK-NEXT:   return %arg0, %inserted_slice_0, %arg0, %arg0, %inserted_slice_1, %cast_3, %inserted_slice_4, %inserted_slice_6, %inserted_slice_8, %cast_10, %inserted_slice : tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x?xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x?xf32>, tensor<8x16xf32>
// CHECK-NEXT: }
func.func @inserts(%a: tensor<8x16xf32>, %i: index, %v: tensor<?x?xf32>, %p: tensor<4x4xf32>, %q: tensor<4x4xf32>, %r: tensor<?xf32>, %z: tensor<0x4xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x?xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x?xf32>, tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %a into %a[0, 0] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<8x16xf32>
  %1 = tensor.insert_slice %p into %a[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  %2 = tensor.insert_slice %q into %1[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  %e = tensor.extract_slice %a[%i, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  %3 = tensor.insert_slice %e into %a[%i, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  %4 = tensor.insert_slice %z into %a[0, 0] [0, 4] [1, 1] : tensor<0x4xf32> into tensor<8x16xf32>
  %5 = tensor.insert_slice %v into %a[0, %c1] [%i, %c4] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  %ca = tensor.cast %a : tensor<8x16xf32> to tensor<?x?xf32>
  %6 = tensor.insert_slice %p into %ca[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  %cp = tensor.cast %p : tensor<4x4xf32> to tensor<?x?xf32>
  %7 = tensor.insert_slice %cp into %a[0, 0] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  %8 = tensor.insert_slice %r into %a[0, 0] [1, %c4] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
  %cp2 = tensor.cast %p : tensor<4x4xf32> to tensor<?x4xf32>
  %cr = tensor.cast %r : tensor<?xf32> to tensor<4xf32>
  %9 = tensor.insert_slice %cr into %a[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
  %10 = tensor.insert_slice %cp2 into %ca[%i, 0] [%i, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %0, %2, %3, %4, %5, %6, %7, %8, %9, %10, %1 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x?xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x?xf32>, tensor<8x16xf32>
}

// Padding with nothing, casts in front and behind, constant operands.
// CHECK-LABEL: func.func @pads(
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %padded = tensor.pad %arg0 nofold low[0, 0] high[0, 0] {
// CHECK-NEXT:   ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } : tensor<4x4xf32> to tensor<4x4xf32>
// CHECK-NEXT:   %cast = tensor.cast %arg0 : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %padded_0 = tensor.pad %arg0 low[1, %arg2] high[1, 0] {
// CHECK-NEXT:   ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } : tensor<4x4xf32> to tensor<6x?xf32>
// CHECK-NEXT:   %cast_1 = tensor.cast %padded_0 : tensor<6x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %padded_2 = tensor.pad %arg0 low[1, %arg2] high[1, 0] {
// CHECK-NEXT:   ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } : tensor<4x4xf32> to tensor<6x8xf32>
// CHECK-NEXT:   %padded_3 = tensor.pad %arg0 low[1, 0] high[1, %arg2] {
// CHECK-NEXT:   ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } : tensor<4x4xf32> to tensor<6x?xf32>
// CHECK-NEXT:   %cast_4 = tensor.cast %padded_3 : tensor<6x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %padded_5 = tensor.pad %arg3 low[%c1, 1] high[%c1, 1] {
// CHECK-NEXT:   ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:     tensor.yield %0 : f32
// CHECK-NEXT:   } : tensor<?x4xf32> to tensor<?x6xf32>
// CHECK-NEXT:   return %arg0, %padded, %cast, %cast_1, %padded_2, %cast_4, %padded_5 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<6x8xf32>, tensor<?x?xf32>, tensor<?x6xf32>
// CHECK-NEXT: }
func.func @pads(%a: tensor<4x4xf32>, %f: f32, %i: index, %d: tensor<?x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<6x8xf32>, tensor<?x?xf32>, tensor<?x6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %a low[0, 0] high[0, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x4xf32> to tensor<4x4xf32>
  %1 = tensor.pad %a nofold low[0, 0] high[0, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x4xf32> to tensor<4x4xf32>
  %2 = tensor.pad %a low[%c0, 0] high[%c0, %c0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x4xf32> to tensor<?x?xf32>
  %ca = tensor.cast %a : tensor<4x4xf32> to tensor<?x?xf32>
  %3 = tensor.pad %ca low[1, %i] high[1, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = tensor.pad %ca low[1, %i] high[1, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %5 = tensor.cast %4 : tensor<?x?xf32> to tensor<6x8xf32>
  %6 = tensor.pad %a low[%c1, 0] high[%c1, %i] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x4xf32> to tensor<?x?xf32>
  %7 = tensor.pad %d low[%c1, 1] high[%c1, 1] { ^bb0(%x: index, %y: index): %q = arith.addf %f, %f : f32
    tensor.yield %q : f32 } : tensor<?x4xf32> to tensor<?x6xf32>
  return %0, %1, %2, %3, %5, %6, %7 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<6x8xf32>, tensor<?x?xf32>, tensor<?x6xf32>
}

// Operations with destinations do without casts.
// CHECK-LABEL: func.func @destinations(
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %inserted = tensor.insert %arg1 into %arg0[%arg2] : tensor<4xf32>
// CHECK-NEXT:   %inserted_0 = tensor.insert %arg1 into %inserted[%arg2] : tensor<4xf32>
// CHECK-NEXT:   %cast = tensor.cast %inserted_0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   return %cast, %c4 : tensor<?xf32>, index
// CHECK-NEXT: }
func.func @destinations(%a: tensor<4xf32>, %f: f32, %i: index) -> (tensor<?xf32>, index) {
  %c = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.insert %f into %c[%i] : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %1, %c0 : tensor<?xf32>
  return %1, %d : tensor<?xf32>, index
}

// Contributions of parallel executions: casts stand in front of the whole.
// CHECK-LABEL: func.func @parallel(
// CHECK-NEXT:   %0 = scf.forall (%arg3) in (8) shared_outs(%arg4 = %arg1) -> (tensor<8x4xf32>) {
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %arg2 into %arg4[%arg3, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = scf.forall (%arg3) in (8) shared_outs(%arg4 = %0) -> (tensor<8x4xf32>) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<1x4xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %cast into %arg4[%arg3, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %1 : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @parallel(%a: tensor<?x?xf32>, %o: tensor<8x4xf32>, %b: tensor<4xf32>) -> tensor<8x4xf32> {
  %c = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %3 = scf.forall (%k) in (8) shared_outs(%s = %o) -> (tensor<8x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %s[%k, 0] [1, %c4] [1, 1] : tensor<?xf32> into tensor<8x4xf32>
    }
  }
  %4 = scf.forall (%k) in (8) shared_outs(%s = %3) -> (tensor<8x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %s[%k, 0] [%c1, %c4] [1, 1] : tensor<?x?xf32> into tensor<8x4xf32>
    }
  }
  return %4 : tensor<8x4xf32>
}

// A slice as it is when its size is that of the padding.
// CHECK-LABEL: func.func @padded_slice(
// CHECK-NEXT:   %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT:   %padded = tensor.pad %extracted_slice low[0, 0] high[%arg1, 0] {
// CHECK-NEXT:   ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:     tensor.yield %arg2 : f32
// CHECK-NEXT:   } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT:   return %padded : tensor<8x64xf32>
// CHECK-NEXT: }
func.func @padded_slice(%a: tensor<64x64xf32>, %s0: index, %f: f32) -> (tensor<8x64xf32>) {
  %0 = tensor.extract_slice %a[16, 0] [%s0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%s0, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?x64xf32> to tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}

// Paddings of different dimensions with the same constant become one.
// CHECK-LABEL: func.func @orthogonal(
// CHECK-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, %arg2] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %padded = tensor.pad %extracted_slice nofold low[0, 0] high[%arg3, %arg4] {
// CHECK-NEXT:   ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT:     tensor.yield %cst : f32
// CHECK-NEXT:   } : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:   return %padded : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @orthogonal(%arg0: tensor<64x64xf32>, %sz0 : index, %sz1 : index, %pw0 : index, %pw1 : index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %arg0[16, 0] [%sz0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%pw0, 0] { ^bb0(%arg1: index, %arg2: index): tensor.yield %cst : f32 } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %sz1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %pw1] { ^bb0(%arg1: index, %arg2: index): tensor.yield %cst : f32 } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

// Not with another constant, nor when both pad a dimension.
// CHECK-LABEL: func.func @not_orthogonal(
// CHECK-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT:   %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
// CHECK-NEXT:   ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT:     tensor.yield %cst : f32
// CHECK-NEXT:   } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT:   %extracted_slice_1 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
// CHECK-NEXT:   %padded_2 = tensor.pad %extracted_slice_1 nofold low[0, 0] high[0, %arg4] {
// CHECK-NEXT:   ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT:     tensor.yield %cst_0 : f32
// CHECK-NEXT:   } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:   %extracted_slice_3 = tensor.extract_slice %padded[0, 4] [6, %arg2] [1, 1] : tensor<8x64xf32> to tensor<6x?xf32>
// CHECK-NEXT:   %padded_4 = tensor.pad %extracted_slice_3 low[0, 0] high[2, %arg4] {
// CHECK-NEXT:   ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT:     tensor.yield %cst : f32
// CHECK-NEXT:   } : tensor<6x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:   return %padded_2, %padded_4 : tensor<8x4xf32>, tensor<8x4xf32>
// CHECK-NEXT: }
func.func @not_orthogonal(%arg0: tensor<64x64xf32>, %sz0 : index, %sz1 : index, %pw0 : index, %pw1 : index) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %arg0[16, 0] [%sz0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%pw0, 0] { ^bb0(%arg1: index, %arg2: index): tensor.yield %cst : f32 } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %sz1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %pw1] { ^bb0(%arg1: index, %arg2: index): tensor.yield %one : f32 } : tensor<8x?xf32> to tensor<8x4xf32>
  %4 = tensor.extract_slice %1[0, 4] [6, %sz1] [1, 1] : tensor<8x64xf32> to tensor<6x?xf32>
  %5 = tensor.pad %4 low[0, 0] high[2, %pw1] { ^bb0(%arg1: index, %arg2: index): tensor.yield %cst : f32 } : tensor<6x?xf32> to tensor<8x4xf32>
  return %3, %5 : tensor<8x4xf32>, tensor<8x4xf32>
}

// What was inserted at the same constant place, and nothing else, is what is extracted there.
// CHECK-LABEL: func.func @extract_inserted(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %inserted = tensor.insert %arg3 into %arg0[%c0] : tensor<5xf32>
// CHECK-NEXT:   %inserted_0 = tensor.insert %arg3 into %arg1[%c0, %arg4] : tensor<5x5xf32>
// CHECK-NEXT:   %extracted = tensor.extract %inserted_0[%c0, %arg4] : tensor<5x5xf32>
// CHECK-NEXT:   %extracted_1 = tensor.extract %inserted[%c1] : tensor<5xf32>
// CHECK-NEXT:   %inserted_2 = tensor.insert %arg3 into %inserted[%c1] : tensor<5xf32>
// CHECK-NEXT:   %extracted_3 = tensor.extract %inserted_2[%c0] : tensor<5xf32>
// CHECK-NEXT:   return %arg3, %arg3, %extracted, %extracted_1, %extracted_3 : f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @extract_inserted(%t: tensor<5xf32>, %u: tensor<5x5xf32>, %s: tensor<f32>, %f: f32, %i: index) -> (f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.insert %f into %t[%c0] : tensor<5xf32>
  %1 = tensor.extract %0[%c0] : tensor<5xf32>
  %2 = tensor.insert %f into %s[] : tensor<f32>
  %3 = tensor.extract %2[] : tensor<f32>
  %4 = tensor.insert %f into %u[%c0, %i] : tensor<5x5xf32>
  %5 = tensor.extract %4[%c0, %i] : tensor<5x5xf32>
  %6 = tensor.extract %0[%c1] : tensor<5xf32>
  %7 = tensor.insert %f into %0[%c1] : tensor<5xf32>
  %8 = tensor.extract %7[%c0] : tensor<5xf32>
  return %1, %3, %5, %6, %8 : f32, f32, f32, f32, f32
}

// What is read may have strides of 0, what is written may not: such a constant stays an operand.
// CHECK-LABEL: func.func @zero_stride(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %extracted_slice = tensor.extract_slice %arg0[2, 2] [1, 2] [0, 2] : tensor<10x10xf32> to tensor<1x2xf32>
// CHECK-NEXT:   %cast = tensor.cast %extracted_slice : tensor<1x2xf32> to tensor<1x?xf32>
// CHECK-NEXT:   %inserted_slice = tensor.insert_slice %arg1 into %arg0[2, 2] [1, 2] [%c0, 2] : tensor<1x2xf32> into tensor<10x10xf32>
// CHECK-NEXT:   %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0) -> (tensor<10x10xf32>) {
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %arg1 into %arg3[2, 2] [1, 2] [2, %c0] : tensor<1x2xf32> into tensor<10x10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %cast, %inserted_slice, %0 : tensor<1x?xf32>, tensor<10x10xf32>, tensor<10x10xf32>
// CHECK-NEXT: }
func.func @zero_stride(%t: tensor<10x10xf32>, %s: tensor<1x2xf32>) -> (tensor<1x?xf32>, tensor<10x10xf32>, tensor<10x10xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %t[%c2, %c2] [1, %c2] [%c0, %c2] : tensor<10x10xf32> to tensor<1x?xf32>
  %1 = tensor.insert_slice %s into %t[2, 2] [1, 2] [%c0, %c2] : tensor<1x2xf32> into tensor<10x10xf32>
  %2 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<10x10xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[2, 2] [1, 2] [%c2, %c0] : tensor<1x2xf32> into tensor<10x10xf32>
    }
  }
  return %0, %1, %2 : tensor<1x?xf32>, tensor<10x10xf32>, tensor<10x10xf32>
}

// Paddings with one value, one around the other, are one.
// CHECK-LABEL: func.func @pad_of_pad(
// CHECK-NEXT:   %padded = tensor.pad %arg0 low[1, 3] high[4, 2] {
// CHECK-NEXT:   ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } {bar} : tensor<2x3xf32> to tensor<7x8xf32>
// CHECK-NEXT:   return %padded : tensor<7x8xf32>
// CHECK-NEXT: }
func.func @pad_of_pad(%t: tensor<2x3xf32>, %p: f32) -> tensor<7x8xf32> {
  %0 = tensor.pad %t low[1, 1] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<2x3xf32> to tensor<4x4xf32>
  %1 = tensor.pad %0 low[0, 2] high[3, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } {bar} : tensor<4x4xf32> to tensor<7x8xf32>
  return %1 : tensor<7x8xf32>
}

// The sums are computed where sizes are not known.
// CHECK-LABEL: func.func @pad_of_pad_dynamic(
// CHECK-NEXT:   %0 = affine.apply #map()[%arg3]
// CHECK-NEXT:   %1 = affine.apply #map1()[%arg3, %arg2]
// CHECK-NEXT:   %padded = tensor.pad %arg0 low[%1, 3] high[%0, 2] {
// CHECK-NEXT:   ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } : tensor<2x3xf32> to tensor<?x8xf32>
// CHECK-NEXT:   return %padded : tensor<?x8xf32>
// CHECK-NEXT: }
func.func @pad_of_pad_dynamic(%t: tensor<2x3xf32>, %p: f32, %l: index, %m: index) -> tensor<?x8xf32> {
  %twice = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%m]
  %0 = tensor.pad %t low[%l, 1] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<2x3xf32> to tensor<?x4xf32>
  %1 = tensor.pad %0 low[%twice, 2] high[%m, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<?x4xf32> to tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}

// Other values, values that depend on the place, and paddings that must stay are not joined.
// CHECK-LABEL: func.func @pad_of_other_pad(
// CHECK-NEXT:   %padded = tensor.pad %arg0 low[1, 1] high[1, 0] {
// CHECK-NEXT:   ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } : tensor<2x3xf32> to tensor<4x4xf32>
// CHECK-NEXT:   %padded_0 = tensor.pad %padded low[0, 2] high[3, 2] {
// CHECK-NEXT:   ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:     tensor.yield %arg2 : f32
// CHECK-NEXT:   } : tensor<4x4xf32> to tensor<7x8xf32>
// CHECK-NEXT:   %padded_1 = tensor.pad %padded nofold low[0, 2] high[3, 2] {
// CHECK-NEXT:   ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } : tensor<4x4xf32> to tensor<7x8xf32>
// CHECK-NEXT:   %padded_2 = tensor.pad %arg0 nofold low[1, 1] high[1, 0] {
// CHECK-NEXT:   ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } : tensor<2x3xf32> to tensor<4x4xf32>
// CHECK-NEXT:   %padded_3 = tensor.pad %padded_2 low[0, 2] high[3, 2] {
// CHECK-NEXT:   ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } : tensor<4x4xf32> to tensor<7x8xf32>
// CHECK-NEXT:   return %padded_0, %padded_1, %padded_3 : tensor<7x8xf32>, tensor<7x8xf32>, tensor<7x8xf32>
// CHECK-NEXT: }
func.func @pad_of_other_pad(%t: tensor<2x3xf32>, %p: f32, %q: f32) -> (tensor<7x8xf32>, tensor<7x8xf32>, tensor<7x8xf32>) {
  %0 = tensor.pad %t low[1, 1] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<2x3xf32> to tensor<4x4xf32>
  %1 = tensor.pad %0 low[0, 2] high[3, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %q : f32
  } : tensor<4x4xf32> to tensor<7x8xf32>
  %2 = tensor.pad %0 nofold low[0, 2] high[3, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<4x4xf32> to tensor<7x8xf32>
  %3 = tensor.pad %t nofold low[1, 1] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<2x3xf32> to tensor<4x4xf32>
  %4 = tensor.pad %3 low[0, 2] high[3, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<4x4xf32> to tensor<7x8xf32>
  return %1, %2, %4 : tensor<7x8xf32>, tensor<7x8xf32>, tensor<7x8xf32>
}

// Dynamic dimensions are joined where one way leads to the result only.
// CHECK-LABEL: func.func @expand_of_collapse_dynamic(
// CHECK-NEXT:   %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1], [2, 3]] : tensor<?x4x?x2xf32> into tensor<?x4x?xf32>
// CHECK-NEXT:   %collapsed_0 = tensor.collapse_shape %arg1 {{\[\[}}0, 1], [2, 3]] : tensor<?x?x2x3xf32> into tensor<?x6xf32>
// CHECK-NEXT:   %collapsed_1 = tensor.collapse_shape %arg2 {{\[\[}}0, 1, 2, 3]] : tensor<?x2x2x2xf32> into tensor<?xf32>
// CHECK-NEXT:   %expanded = tensor.expand_shape %collapsed_1 {{\[\[}}0, 1]] output_shape [%arg4, 4] : tensor<?xf32> into tensor<?x4xf32>
// CHECK-NEXT:   %collapsed_2 = tensor.collapse_shape %arg3 {{\[\[}}0, 1, 2]] : tensor<2x?x?xf32> into tensor<?xf32>
// CHECK-NEXT:   %expanded_3 = tensor.expand_shape %collapsed_2 {{\[\[}}0, 1]] output_shape [%arg4, %arg5] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:   return %collapsed, %collapsed_0, %expanded, %expanded_3 : tensor<?x4x?xf32>, tensor<?x6xf32>, tensor<?x4xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @expand_of_collapse_dynamic(%a: tensor<?x4x?x2xf32>, %b: tensor<?x?x2x3xf32>, %c: tensor<?x2x2x2xf32>, %d: tensor<2x?x?xf32>, %x: index, %y: index)
    -> (tensor<?x4x?xf32>, tensor<?x6xf32>, tensor<?x4xf32>, tensor<?x?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2, 3]] : tensor<?x4x?x2xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%x, 4, %y] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %2 = tensor.collapse_shape %b [[0, 1, 2, 3]] : tensor<?x?x2x3xf32> into tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [%x, 6] : tensor<?xf32> into tensor<?x6xf32>
  %4 = tensor.collapse_shape %c [[0, 1, 2, 3]] : tensor<?x2x2x2xf32> into tensor<?xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [%x, 4] : tensor<?xf32> into tensor<?x4xf32>
  %6 = tensor.collapse_shape %d [[0, 1, 2]] : tensor<2x?x?xf32> into tensor<?xf32>
  %7 = tensor.expand_shape %6 [[0, 1]] output_shape [%x, %y] : tensor<?xf32> into tensor<?x?xf32>
  return %1, %3, %5, %7 : tensor<?x4x?xf32>, tensor<?x6xf32>, tensor<?x4xf32>, tensor<?x?xf32>
}
