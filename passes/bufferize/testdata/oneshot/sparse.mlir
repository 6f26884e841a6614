#s = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%a: tensor<64xf32>) -> tensor<64xf32, #s> {
  %0 = sparse_tensor.convert %a : tensor<64xf32> to tensor<64xf32, #s>
  return %0 : tensor<64xf32, #s>
}
// -----
#s = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%a: tensor<64xf32, #s>) -> tensor<64xf32, #s> {
  %0 = sparse_tensor.load %a : tensor<64xf32, #s>
  return %0 : tensor<64xf32, #s>
}
// -----
#s = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%a: tensor<64xf32, #s>) -> (index, memref<?xf32>, memref<?xindex>, memref<?xindex>) {
  %0 = sparse_tensor.number_of_entries %a : tensor<64xf32, #s>
  %1 = sparse_tensor.values %a : tensor<64xf32, #s> to memref<?xf32>
  %2 = sparse_tensor.positions %a {level = 0 : index} : tensor<64xf32, #s> to memref<?xindex>
  %3 = sparse_tensor.coordinates %a {level = 0 : index} : tensor<64xf32, #s> to memref<?xindex>
  return %0, %1, %2, %3 : index, memref<?xf32>, memref<?xindex>, memref<?xindex>
}
// -----
#s = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%p: !llvm.ptr) -> tensor<64xf32, #s> {
  %0 = sparse_tensor.new %p : !llvm.ptr to tensor<64xf32, #s>
  return %0 : tensor<64xf32, #s>
}
// -----
#s = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%v: tensor<6xf64>, %p: tensor<2xi32>, %c: tensor<6xi32>) -> tensor<64xf64, #s> {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xi32>, tensor<6xi32>), tensor<6xf64> to tensor<64xf64, #s>
  return %0 : tensor<64xf64, #s>
}
// -----
#s = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%a: tensor<64xf32, #s>, %b: tensor<64xf32>, %f: f32, %i: index) -> (tensor<128xf32, #s>, tensor<64xf32>) {
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<64xf32, #s>, tensor<64xf32> to tensor<128xf32, #s>
  %1 = tensor.insert %f into %b[%i] : tensor<64xf32>
  %2 = sparse_tensor.convert %1 : tensor<64xf32> to tensor<64xf32, #s>
  return %0, %1 : tensor<128xf32, #s>, tensor<64xf32>
}
