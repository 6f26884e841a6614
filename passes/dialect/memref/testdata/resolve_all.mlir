// RUN: ods opt %s --resolve-shaped-type-result-dims | golden %S/resolve_all.out
func.func @dims(%a: tensor<?x7xf32>, %i: index, %j: index, %m: memref<?x?xf32>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[1, %i] high[%j, 2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x7xf32> to tensor<?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %0[0, 0] [%i, %j] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %d2 = tensor.dim %1, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %a, %c0 : tensor<?x7xf32>
  return %d0, %d1, %d2, %2 : index, index, index, index
}
func.func @chain(%a: tensor<?x?xf32>, %i: index, %j: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[0, 0] [%i, %j] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %1 = tensor.concat dim(1) %0, %a : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %d1 = tensor.dim %1, %c1 : tensor<?x?xf32>
  %d2 = tensor.dim %1, %i : tensor<?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}
func.func @memory(%m: memref<?x?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%i) : memref<?x4xf32>
  %1 = memref.subview %m[0, 0] [%i, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %d0 = memref.dim %0, %c0 : memref<?x4xf32>
  %d1 = memref.dim %1, %c0 : memref<?x4xf32, strided<[?, 1]>>
  return %d0, %d1 : index, index
}
func.func @reshapes(%a: tensor<?x?x4xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%i, 3, 4] : tensor<?x4xf32> into tensor<?x3x4xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?x3x4xf32>
  return %d0, %d1 : index, index
}
