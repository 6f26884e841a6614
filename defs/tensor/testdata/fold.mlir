// RUN: ods opt %s --canonicalize | FileCheck %s

// Folders of tensor. Expectations are what mlir-opt prints.

// Sizes come from types, operands, casts, destinations and shapes.
// CHECK-LABEL: func.func @dim(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c5 = arith.constant 5 : index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:   %dim_0 = tensor.dim %arg0, %c5 : tensor<4x?xf32>
// CHECK-NEXT:   %dim_1 = tensor.dim %arg1, %c0 : tensor<*xf32>
// CHECK-NEXT:   %dim_2 = tensor.dim %arg0, %arg2 : tensor<4x?xf32>
// CHECK-NEXT:   %extracted = tensor.extract %arg4[%c1] : tensor<2xi32>
// CHECK-NEXT:   %0 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT:   %extracted_3 = tensor.extract %arg5[%arg2] : tensor<2xindex>
// CHECK-NEXT:   %dim_4 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:   return %c4, %dim, %dim_0, %dim_1, %c4, %dim_2, %arg2, %arg2, %arg2, %0, %extracted_3, %dim_4 : index, index, index, index, index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @dim(%a: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index, %f: f32, %s: tensor<2xi32>, %sx: tensor<2xindex>, %src: tensor<8xf32>) -> (index, index, index, index, index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.dim %a, %c0 : tensor<4x?xf32>
  %1 = tensor.dim %a, %c1 : tensor<4x?xf32>
  %2 = tensor.dim %a, %c5 : tensor<4x?xf32>
  %3 = tensor.dim %u, %c0 : tensor<*xf32>
  %ca = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %4 = tensor.dim %ca, %c0 : tensor<?x?xf32>
  %5 = tensor.dim %ca, %i : tensor<?x?xf32>
  %e = tensor.empty(%i) : tensor<4x?xf32>
  %6 = tensor.dim %e, %c1 : tensor<4x?xf32>
  %g = tensor.generate %i { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x?xf32>
  %7 = tensor.dim %g, %c1 : tensor<4x?xf32>
  %sl = tensor.extract_slice %a[0, 0] [2, %i] [1, 1] : tensor<4x?xf32> to tensor<2x?xf32>
  %8 = tensor.dim %sl, %c1 : tensor<2x?xf32>
  %r = tensor.reshape %src(%s) : (tensor<8xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %9 = tensor.dim %r, %c1 : tensor<?x?xf32>
  %rx = tensor.reshape %src(%sx) : (tensor<8xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %10 = tensor.dim %rx, %i : tensor<?x?xf32>
  %ins = tensor.insert %f into %a[%c0, %i] : tensor<4x?xf32>
  %11 = tensor.dim %ins, %c1 : tensor<4x?xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : index, index, index, index, index, index, index, index, index, index, index, index
}

// Elements of constants, given and generated elements; not out of bounds, and not of a splat.
// CHECK-LABEL: func.func @extract(
// CHECK-NEXT:   %cst = complex.constant [3.000000e+00 : f32, 4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %cst_0 = arith.constant 9.000000e+00 : f32
// CHECK-NEXT:   %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c9 = arith.constant 9 : index
// CHECK-NEXT:   %cst_1 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT:   %cst_2 = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:   %cst_3 = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:   %extracted = tensor.extract %cst_1[%c9, %c0] : tensor<2x2xf32>
// CHECK-NEXT:   %from_elements = tensor.from_elements %arg2, %arg3 : tensor<1x2xf32>
// CHECK-NEXT:   %extracted_4 = tensor.extract %from_elements[%c9, %c1] : tensor<1x2xf32>
// CHECK-NEXT:   %extracted_5 = tensor.extract %arg4[%c1] : tensor<3xi32>
// CHECK-NEXT:   %0 = arith.index_cast %extracted_5 : i32 to index
// CHECK-NEXT:   %extracted_6 = tensor.extract %arg1[%arg0] : tensor<?xf32>
// CHECK-NEXT:   %collapsed = tensor.collapse_shape %arg6 [] : tensor<1x1xf32> into tensor<f32>
// CHECK-NEXT:   %extracted_7 = tensor.extract %collapsed[] : tensor<f32>
// CHECK-NEXT:   %splat = tensor.splat %arg2 : tensor<4xf32>
// CHECK-NEXT:   %extracted_8 = tensor.extract %splat[%arg0] : tensor<4xf32>
// CHECK-NEXT:   %inserted = tensor.insert %arg2 into %arg1[%arg0] : tensor<?xf32>
// CHECK-NEXT:   %extracted_9 = tensor.extract %inserted[%arg0] : tensor<?xf32>
// CHECK-NEXT:   return %cst_2, %cst_3, %extracted, %arg3, %extracted_4, %0, %extracted_6, %extracted_7, %c7_i32, %cst_0, %extracted_8, %cst, %extracted_9 : f32, f32, f32, f32, f32, index, f32, f32, i32, f32, f32, complex<f32>, f32
// CHECK-NEXT: }
func.func @extract(%i: index, %a: tensor<?xf32>, %f: f32, %g: f32, %x: tensor<3xi32>, %c: tensor<1x4x1xf32>, %d: tensor<1x1xf32>) -> (f32, f32, f32, f32, f32, index, f32, f32, i32, f32, f32, complex<f32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %s = arith.constant dense<4.0> : tensor<4x4xf32>
  %k = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0 = tensor.extract %s[%i, %i] : tensor<4x4xf32>
  %1 = tensor.extract %k[%c1, %c0] : tensor<2x2xf32>
  %2 = tensor.extract %k[%c9, %c0] : tensor<2x2xf32>
  %fe = tensor.from_elements %f, %g : tensor<1x2xf32>
  %3 = tensor.extract %fe[%c0, %c1] : tensor<1x2xf32>
  %4 = tensor.extract %fe[%c9, %c1] : tensor<1x2xf32>
  %ic = arith.index_cast %x : tensor<3xi32> to tensor<3xindex>
  %5 = tensor.extract %ic[%c1] : tensor<3xindex>
  %ca = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %6 = tensor.extract %ca[%i] : tensor<4xf32>
  %co = tensor.collapse_shape %d [] : tensor<1x1xf32> into tensor<f32>
  %7 = tensor.extract %co[] : tensor<f32>
  %sp = arith.constant sparse<[[1]], [7]> : tensor<3xi32>
  %8 = tensor.extract %sp[%c1] : tensor<3xi32>
  %gen = tensor.generate %i { ^bb0(%p: index): 
    %q = arith.index_cast %p : index to i32
    %w = arith.sitofp %q : i32 to f32
    tensor.yield %w : f32 } : tensor<?xf32>
  %9 = tensor.extract %gen[%c9] : tensor<?xf32>
  %sc = tensor.splat %f : tensor<4xf32>
  %10 = tensor.extract %sc[%i] : tensor<4xf32>
  %cpx = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %11 = tensor.extract %cpx[%c1] : tensor<2xcomplex<f32>>
  %ins = tensor.insert %f into %a[%i] : tensor<?xf32>
  %12 = tensor.extract %ins[%i] : tensor<?xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : f32, f32, f32, f32, f32, index, f32, f32, i32, f32, f32, complex<f32>, f32
}

// Tensors of constants are constants when all sizes are known.
// CHECK-LABEL: func.func @elements(
// CHECK-NEXT:   %cst = arith.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:   %cst_0 = arith.constant dense<2.000000e+00> : tensor<2xf32>
// CHECK-NEXT:   %cst_1 = arith.constant dense<2.000000e+00> : tensor<2x2xf32>
// CHECK-NEXT:   %cst_2 = arith.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK-NEXT:   %0 = ub.poison : f32
// CHECK-NEXT:   %cst_3 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %cst_4 = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:   %from_elements = tensor.from_elements %cst_3, %arg0 : tensor<2xf32>
// CHECK-NEXT:   %splat = tensor.splat %cst_3[%arg1] : tensor<?xf32>
// CHECK-NEXT:   %splat_5 = tensor.splat %0 : tensor<2xf32>
// CHECK-NEXT:   return %cst_4, %from_elements, %cst_2, %splat, %cst_1, %cst_0, %cst, %splat_5 : tensor<2xi32>, tensor<2xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>
// CHECK-NEXT: }
func.func @elements(%f: f32, %i: index) -> (tensor<2xi32>, tensor<2xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>) {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %c = arith.constant 2.0 : f32
  %0 = tensor.from_elements %a, %b : tensor<2xi32>
  %1 = tensor.from_elements %c, %f : tensor<2xf32>
  %2 = tensor.splat %c : tensor<4xf32>
  %3 = tensor.splat %c[%i] : tensor<?xf32>
  %4 = tensor.from_elements %c, %c, %c, %c : tensor<2x2xf32>
  %s = arith.constant dense<2.0> : tensor<2xf32>
  %5 = tensor.insert %c into %s[%i] : tensor<2xf32>
  %7 = tensor.from_elements %c : tensor<f32>
  %p = ub.poison : f32
  %9 = tensor.splat %p : tensor<2xf32>
  return %0, %1, %2, %3, %4, %5, %7, %9 : tensor<2xi32>, tensor<2xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>
}

// The rank is known, or not.
// CHECK-LABEL: func.func @rank(
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %rank = tensor.rank %arg1 : tensor<*xf32>
// CHECK-NEXT:   return %c2, %rank : index, index
// CHECK-NEXT: }
func.func @rank(%a: tensor<4x?xf32>, %u: tensor<*xf32>) -> (index, index) {
  %0 = tensor.rank %a : tensor<4x?xf32>
  %1 = tensor.rank %u : tensor<*xf32>
  return %0, %1 : index, index
}

// Reshapes of constants, of reshapes, and those whose shape lists the sizes of the source.
// CHECK-LABEL: func.func @reshape(
// CHECK-NEXT:   %cst = arith.constant dense<[2, 3]> : tensor<2xindex>
// CHECK-NEXT:   %cst_0 = arith.constant dense<4.000000e+00> : tensor<2x2xf32>
// CHECK-NEXT:   %reshape = tensor.reshape %arg0(%arg2) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
// CHECK-NEXT:   %reshape_1 = tensor.reshape %arg3(%arg2) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
// CHECK-NEXT:   %reshape_2 = tensor.reshape %arg3(%cst) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
// CHECK-NEXT:   return %arg0, %cst_0, %reshape, %reshape_1, %reshape_2, %arg4 : tensor<4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<?x3xf32>
// CHECK-NEXT: }
func.func @reshape(%a: tensor<4xf32>, %s: tensor<1xi32>, %s2: tensor<2xi32>, %m: tensor<2x3xf32>, %d: tensor<?x3xf32>) -> (tensor<4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<?x3xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
  %k = arith.constant dense<4.0> : tensor<4xf32>
  %1 = tensor.reshape %k(%s2) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  %2 = tensor.reshape %a(%s2) : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %3 = tensor.reshape %2(%s2) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  %4 = tensor.reshape %m(%s2) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %fe = tensor.from_elements %c2, %c3 : tensor<2xindex>
  %5 = tensor.reshape %m(%fe) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  %dim = tensor.dim %d, %c0 : tensor<?x3xf32>
  %fd = tensor.from_elements %dim, %c3 : tensor<2xindex>
  %6 = tensor.reshape %d(%fd) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  return %0, %1, %3, %4, %5, %6 : tensor<4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<?x3xf32>
}

// Slices of equal elements.
// CHECK-LABEL: func.func @gather(
// CHECK-NEXT:   %cst = arith.constant dense<4.000000e+00> : tensor<6x4x1xf32>
// CHECK-NEXT:   return %cst : tensor<6x4x1xf32>
// CHECK-NEXT: }
func.func @gather(%g: tensor<6x1xindex>) -> tensor<6x4x1xf32> {
  %k = arith.constant dense<4.0> : tensor<4x4xf32>
  %0 = tensor.gather %k[%g] gather_dims([1]) unique : (tensor<4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1xf32>
  return %0 : tensor<6x4x1xf32>
}

// Undone when groups determine their sizes.
// CHECK-LABEL: func.func @undone(
// CHECK-NEXT:   return %arg0, %arg1, %arg1 : tensor<?x2x?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @undone(%a: tensor<?x2x?x4xf32>, %b: tensor<?x?xf32>, %i: index, %j: index) -> (tensor<?x2x?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2, 3]] : tensor<?x2x?x4xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [%i, 2, %j, 4] : tensor<?x?xf32> into tensor<?x2x?x4xf32>
  %2 = tensor.expand_shape %b [[0, 1], [2]] output_shape [%i, 2, %j] : tensor<?x?xf32> into tensor<?x2x?xf32>
  %3 = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<?x2x?xf32> into tensor<?x?xf32>
  %4 = tensor.expand_shape %b [[0, 1], [2]] output_shape [%i, %i, %j] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %5 = tensor.collapse_shape %4 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  return %1, %3, %5 : tensor<?x2x?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// Sizes of reshapes stay.
// CHECK-LABEL: func.func @dims_of_reshapes(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [%arg1, 2, %arg2] : tensor<?x?xf32> into tensor<?x2x?xf32>
// CHECK-NEXT:   %dim = tensor.dim %expanded, %c0 : tensor<?x2x?xf32>
// CHECK-NEXT:   %dim_0 = tensor.dim %expanded, %c2 : tensor<?x2x?xf32>
// CHECK-NEXT:   %collapsed = tensor.collapse_shape %expanded {{\[\[}}0], [1, 2]] : tensor<?x2x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:   %dim_1 = tensor.dim %collapsed, %c0 : tensor<?x?xf32>
// CHECK-NEXT:   %dim_2 = tensor.dim %collapsed, %c1 : tensor<?x?xf32>
// CHECK-NEXT:   return %dim, %dim_0, %c2, %dim_1, %dim_2 : index, index, index, index, index
// CHECK-NEXT: }
func.func @dims_of_reshapes(%b: tensor<?x?xf32>, %i: index, %j: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %2 = tensor.expand_shape %b [[0, 1], [2]] output_shape [%i, 2, %j] : tensor<?x?xf32> into tensor<?x2x?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?x2x?xf32>
  %4 = tensor.dim %2, %c2 : tensor<?x2x?xf32>
  %5 = tensor.dim %2, %c1 : tensor<?x2x?xf32>
  %c = tensor.collapse_shape %2 [[0], [1, 2]] : tensor<?x2x?xf32> into tensor<?x?xf32>
  %6 = tensor.dim %c, %c0 : tensor<?x?xf32>
  %7 = tensor.dim %c, %c1 : tensor<?x?xf32>
  return %3, %4, %5, %6, %7 : index, index, index, index, index
}

// Constant complex elements.
// CHECK-LABEL: func.func @complex_elements(
// CHECK-NEXT:   %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %cst_0 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %cst_1 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
// CHECK-NEXT:   %cst_2 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f64>>
// CHECK-NEXT:   %cst_3 = arith.constant dense<> : tensor<0xcomplex<f32>>
// CHECK-NEXT:   %from_elements = tensor.from_elements %cst_0, %arg0 : tensor<2xcomplex<f32>>
// CHECK-NEXT:   return %cst_1, %cst_2, %cst_3, %from_elements, %cst_0, %cst : tensor<2xcomplex<f32>>, tensor<complex<f64>>, tensor<0xcomplex<f32>>, tensor<2xcomplex<f32>>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @complex_elements(%x: complex<f32>) -> (tensor<2xcomplex<f32>>, tensor<complex<f64>>, tensor<0xcomplex<f32>>, tensor<2xcomplex<f32>>, complex<f32>, complex<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %d = complex.constant [1.0 : f64, 2.0 : f64] : complex<f64>
  %0 = tensor.from_elements %c, %c : tensor<2xcomplex<f32>>
  %1 = tensor.from_elements %d : tensor<complex<f64>>
  %2 = tensor.from_elements : tensor<0xcomplex<f32>>
  %3 = tensor.from_elements %c, %x : tensor<2xcomplex<f32>>
  %s = arith.constant sparse<[[1]], [(1.0, 2.0)]> : tensor<2xcomplex<f32>>
  %4 = tensor.extract %s[%c1] : tensor<2xcomplex<f32>>
  %5 = tensor.extract %s[%c0] : tensor<2xcomplex<f32>>
  return %0, %1, %2, %3, %4, %5 : tensor<2xcomplex<f32>>, tensor<complex<f64>>, tensor<0xcomplex<f32>>, tensor<2xcomplex<f32>>, complex<f32>, complex<f32>
}

// Between equal types, the shape can say something new only where there is more than one dimension.
// CHECK-LABEL: func.func @reshape_same(
// CHECK-NEXT:   %reshape = tensor.reshape %arg2(%arg3) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
// CHECK-NEXT:   return %arg0, %reshape : tensor<f32>, tensor<2x3xf32>
// CHECK-NEXT: }
func.func @reshape_same(%a: tensor<f32>, %s0: tensor<0xindex>, %b: tensor<2x3xf32>, %s2: tensor<2xindex>) -> (tensor<f32>, tensor<2x3xf32>) {
  %0 = tensor.reshape %a(%s0) : (tensor<f32>, tensor<0xindex>) -> tensor<f32>
  %1 = tensor.reshape %b(%s2) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  return %0, %1 : tensor<f32>, tensor<2x3xf32>
}
