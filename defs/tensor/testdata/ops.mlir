// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of tensor in its custom form.

// CHECK-LABEL: func.func @casts(
// CHECK-NEXT:   %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %cast_0 = tensor.cast %arg1 {a.b} : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT:   %0 = tensor.bitcast %arg0 : tensor<4xf32> to tensor<4xui32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @casts(%a: tensor<4xf32>, %u: tensor<*xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %u {a.b} : tensor<*xf32> to tensor<?xf32>
  %2 = tensor.bitcast %a : tensor<4xf32> to tensor<4xui32>
  return
}

// CHECK-LABEL: func.func @elements(
// CHECK-NEXT:   %extracted = tensor.extract %arg0[%arg2, %arg2] : tensor<?x4xf32>
// CHECK-NEXT:   %inserted = tensor.insert %arg1 into %arg0[%arg2, %arg2] : tensor<?x4xf32>
// CHECK-NEXT:   %from_elements = tensor.from_elements %arg1, %arg1 : tensor<2x1xf32>
// CHECK-NEXT:   %from_elements_0 = tensor.from_elements  : tensor<0xf32>
// CHECK-NEXT:   %splat = tensor.splat %arg1 : tensor<4xf32>
// CHECK-NEXT:   %splat_1 = tensor.splat %arg1[%arg2, %arg2] : tensor<?x4x?xf32>
// CHECK-NEXT:   %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %1 = tensor.empty(%arg2) {a.b} : tensor<4x?xf32>
// CHECK-NEXT:   %generated = tensor.generate %arg2 {
// CHECK-NEXT:   ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } : tensor<?x4xf32>
// CHECK-NEXT:   %generated_2 = tensor.generate  {
// CHECK-NEXT:   ^bb0(%arg3: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } {a.b} : tensor<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @elements(%a: tensor<?x4xf32>, %f: f32, %i: index) {
  %0 = tensor.extract %a[%i, %i] : tensor<?x4xf32>
  %1 = tensor.insert %f into %a[%i, %i] : tensor<?x4xf32>
  %2 = tensor.from_elements %f, %f : tensor<2x1xf32>
  %3 = tensor.from_elements : tensor<0xf32>
  %4 = tensor.splat %f : tensor<4xf32>
  %5 = tensor.splat %f[%i, %i] : tensor<?x4x?xf32>
  %6 = tensor.empty() : tensor<4xf32>
  %7 = tensor.empty(%i) {a.b} : tensor<4x?xf32>
  %8 = tensor.generate %i {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32>
  %9 = tensor.generate {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } {a.b} : tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @shapes(
// CHECK-NEXT:   %dim = tensor.dim %arg0, %arg3 : tensor<?x4xf32>
// CHECK-NEXT:   %dim_0 = tensor.dim {a.b} %arg1, %arg3 : tensor<*xf32>
// CHECK-NEXT:   %rank = tensor.rank %arg1 : tensor<*xf32>
// CHECK-NEXT:   %reshape = tensor.reshape %arg1(%arg2) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x2xf32>
// CHECK-NEXT:   %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT:   %expanded = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%arg3, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
// CHECK-NEXT:   %concat = tensor.concat dim(1) %arg0, %arg0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @shapes(%a: tensor<?x4xf32>, %u: tensor<*xf32>, %s: tensor<2xi32>, %i: index) {
  %0 = tensor.dim %a, %i : tensor<?x4xf32>
  %1 = tensor.dim {a.b} %u, %i : tensor<*xf32>
  %2 = tensor.rank %u : tensor<*xf32>
  %3 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x2xf32>
  %4 = tensor.collapse_shape %a [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %5 = tensor.expand_shape %a [[0], [1, 2]] output_shape [%i, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
  %6 = tensor.concat dim(1) %a, %a : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x8xf32>
  return
}

// CHECK-LABEL: func.func @slices(
// CHECK-NEXT:   %extracted_slice = tensor.extract_slice %arg0[0, %arg2] [1, 4] [1, 1] : tensor<8x?xf32> to tensor<4xf32>
// CHECK-NEXT:   %extracted_slice_0 = tensor.extract_slice %arg0[%arg2, %arg2] [%arg2, 2] [%arg2, 1] {a.b} : tensor<8x?xf32> to tensor<?x2xf32>
// CHECK-NEXT:   %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, %arg2] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x?xf32>
// CHECK-NEXT:   %0 = scf.forall (%arg3) in (4) shared_outs(%arg4 = %arg0) -> (tensor<8x?xf32>) {
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %arg1 into %arg4[%arg3, %arg3] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @slices(%a: tensor<8x?xf32>, %b: tensor<4xf32>, %i: index) {
  %0 = tensor.extract_slice %a[0, %i] [1, 4] [1, 1] : tensor<8x?xf32> to tensor<4xf32>
  %1 = tensor.extract_slice %a[%i, %i] [%i, 2] [%i, 1] {a.b} : tensor<8x?xf32> to tensor<?x2xf32>
  %2 = tensor.insert_slice %b into %a[0, %i] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x?xf32>
  %3 = scf.forall (%k) in (4) shared_outs(%o = %a) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %b into %o[%k, %k] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x?xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @pad(
// CHECK-NEXT:   %padded = tensor.pad %arg0 low[1, %arg2] high[0, 2] {
// CHECK-NEXT:   ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } : tensor<4x?xf32> to tensor<5x?xf32>
// CHECK-NEXT:   %padded_0 = tensor.pad %arg0 nofold low[0, 0] high[0, 0] {
// CHECK-NEXT:   ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:     tensor.yield %arg1 : f32
// CHECK-NEXT:   } {a.b} : tensor<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @pad(%a: tensor<4x?xf32>, %f: f32, %i: index) {
  %0 = tensor.pad %a low[1, %i] high[0, 2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  %1 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } {a.b} : tensor<4x?xf32> to tensor<4x?xf32>
  return
}

// CHECK-LABEL: func.func @gather(
// CHECK-NEXT:   %gather = tensor.gather %arg0[%arg1] gather_dims([1]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
// CHECK-NEXT:   %gather_0 = tensor.gather %arg0[%arg1] gather_dims([2]) : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x4xf32>
// CHECK-NEXT:   %scatter = tensor.scatter %gather into %arg0[%arg1] scatter_dims([1]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @gather(%a: tensor<4x4x4xf32>, %i: tensor<6x1xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([1]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  %1 = tensor.gather %a[%i] gather_dims([2]) : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x4xf32>
  %2 = tensor.scatter %0 into %a[%i] scatter_dims([1]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}
