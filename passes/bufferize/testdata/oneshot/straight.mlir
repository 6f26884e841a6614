func.func @empty_insert(%c: f32, %i: index, %n: index) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = tensor.insert %c into %0[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @slices(%t: tensor<?xf32>, %u: tensor<4xf32>, %i: index, %n: index) -> (tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
  %0 = tensor.extract_slice %t[%i] [4] [1] : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %u into %t[2] [4] [1] : tensor<4xf32> into tensor<?xf32>
  %2 = tensor.extract_slice %1[0] [%n] [2] : tensor<?xf32> to tensor<?xf32>
  return %1, %0, %2 : tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
}
// -----
func.func @reduced(%t: tensor<8x?x4xf32>, %u: tensor<?xf32>, %n: index) -> (tensor<8x?x4xf32>, tensor<?xf32>) {
  %1 = tensor.insert_slice %u into %t[1, 0, 2] [1, %n, 1] [1, 1, 1] : tensor<?xf32> into tensor<8x?x4xf32>
  %2 = tensor.extract_slice %1[3, 1, 0] [1, %n, 1] [1, 1, 1] : tensor<8x?x4xf32> to tensor<?xf32>
  return %1, %2 : tensor<8x?x4xf32>, tensor<?xf32>
}
// -----
func.func @matching(%t: tensor<10xf32>, %c: f32, %i: index) -> (tensor<10xf32>) {
  %0 = tensor.extract_slice %t[2] [4] [1] : tensor<10xf32> to tensor<4xf32>
  %1 = tensor.insert %c into %0[%i] : tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[2] [4] [1] : tensor<4xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @notmatching(%t: tensor<10xf32>, %c: f32, %i: index) -> (tensor<10xf32>) {
  %0 = tensor.extract_slice %t[2] [4] [1] : tensor<10xf32> to tensor<4xf32>
  %1 = tensor.insert %c into %0[%i] : tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[3] [4] [1] : tensor<4xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @overwrite(%t: tensor<10xf32>, %u: tensor<10xf32>) -> (tensor<10xf32>, tensor<10xf32>) {
  %2 = tensor.insert_slice %u into %t[0] [10] [1] : tensor<10xf32> into tensor<10xf32>
  return %2, %t : tensor<10xf32>, tensor<10xf32>
}
// -----
func.func @const(%c: f32, %i: index) -> (f32, tensor<2x2xi32>, tensor<f32>) {
  %cst = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %cst1 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %cst2 = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %cst3 = arith.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32>
  %cst4 = arith.constant dense<1.0> : tensor<f32>
  %0 = tensor.extract %cst[%i] : tensor<3xf32>
  %1 = tensor.extract %cst2[%i] : tensor<3xf32>
  %2 = tensor.extract %cst3[%i] : tensor<3xf32>
  %3 = arith.addf %0, %1 : f32
  %4 = arith.addf %3, %2 : f32
  return %4, %cst1, %cst4 : f32, tensor<2x2xi32>, tensor<f32>
}
// -----
func.func @constwrite(%c: f32, %i: index) -> (tensor<3xf32>, f32) {
  %cst = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = tensor.insert %c into %cst[%i] : tensor<3xf32>
  %1 = tensor.extract %cst[%i] : tensor<3xf32>
  return %0, %1 : tensor<3xf32>, f32
}
// -----
func.func @select(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @select2(%c: i1, %a: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %e1 = tensor.insert %f into %e[%i] : tensor<4xf32>
  %0 = arith.select %c, %a, %e1 : tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @select3(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.select %c, %a, %b : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @cast(%a: tensor<4xf32>, %b: tensor<?xf32>, %u: tensor<*xf32>) -> (tensor<?xf32>, tensor<4xf32>, tensor<*xf32>, tensor<3xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<?xf32> to tensor<4xf32>
  %2 = tensor.cast %b : tensor<?xf32> to tensor<*xf32>
  %3 = tensor.cast %u : tensor<*xf32> to tensor<3xf32>
  return %0, %1, %2, %3 : tensor<?xf32>, tensor<4xf32>, tensor<*xf32>, tensor<3xf32>
}
// -----
func.func @dims(%a: tensor<?x4xf32>, %u: tensor<*xf32>, %i: index) -> (index, index, index) {
  %0 = tensor.dim %a, %i : tensor<?x4xf32>
  %1 = tensor.rank %u : tensor<*xf32>
  %2 = tensor.rank %a : tensor<?x4xf32>
  return %0, %1, %2 : index, index, index
}
// -----
func.func @elements(%a: f32, %b: f32) -> (tensor<2x3xf32>, tensor<f32>, tensor<0xf32>) {
  %0 = tensor.from_elements %a, %b, %a, %b, %b, %b : tensor<2x3xf32>
  %1 = tensor.from_elements %a : tensor<f32>
  %2 = tensor.from_elements : tensor<0xf32>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<f32>, tensor<0xf32>
}
// -----
func.func @shapes(%a: tensor<?x4x2xf32>, %n: index, %s: tensor<2xindex>, %b: tensor<8xf32>) -> (tensor<?x8xf32>, tensor<?x2x2x2xf32>, tensor<?x?xf32>, tensor<2x4xf32>, tensor<f32>) {
  %0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<?x4x2xf32> into tensor<?x8xf32>
  %1 = tensor.expand_shape %a [[0], [1, 2], [3]] output_shape [%n, 2, 2, 2] : tensor<?x4x2xf32> into tensor<?x2x2x2xf32>
  %2 = tensor.reshape %a(%s) : (tensor<?x4x2xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = tensor.expand_shape %b [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %4 = tensor.extract_slice %b[3] [1] [1] : tensor<8xf32> to tensor<1xf32>
  %5 = tensor.collapse_shape %4 [] : tensor<1xf32> into tensor<f32>
  return %0, %1, %2, %3, %5 : tensor<?x8xf32>, tensor<?x2x2x2xf32>, tensor<?x?xf32>, tensor<2x4xf32>, tensor<f32>
}
// -----
func.func @collapse_empty(%n: index, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %e1 = tensor.insert %f into %e[%i, %i] : tensor<?x4xf32>
  %0 = tensor.collapse_shape %e1 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %1 = tensor.extract %e1[%i, %i] : tensor<?x4xf32>
  return %0, %1 : tensor<?xf32>, f32
}
// -----
func.func @concat(%a: tensor<?x4xf32>, %b: tensor<3x4xf32>, %c: tensor<3x2xf32>) -> (tensor<?x4xf32>, tensor<3x6xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x4xf32>, tensor<3x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.concat dim(1) %b, %c : (tensor<3x4xf32>, tensor<3x2xf32>) -> tensor<3x6xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<3x6xf32>
}
// -----
func.func @index_cast(%a: tensor<4xi32>) -> tensor<4xindex> {
  %0 = arith.index_cast %a : tensor<4xi32> to tensor<4xindex>
  return %0 : tensor<4xindex>
}
// -----
func.func @bitcast(%a: tensor<4xi32>) -> tensor<4xf32> {
  %0 = tensor.bitcast %a : tensor<4xi32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @addf(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @unused(%a: tensor<4xf32>) {
  %0 = arith.addf %a, %a : tensor<4xf32>
  %1 = tensor.empty() : tensor<4xf32>
  %2 = bufferization.alloc_tensor() : tensor<4xf32>
  return
}
// -----
func.func @empty_dim(%n: index) -> (tensor<?x3x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.empty(%n, %n) : tensor<?x3x?xf32>
  %d = tensor.dim %0, %c0 : tensor<?x3x?xf32>
  return %0, %d : tensor<?x3x?xf32>, index
}
