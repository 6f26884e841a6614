// RUN: ods opt %s --reify-result-shapes | golden %S/reify.out
func.func @concat(%a: tensor<4x7x3xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x5xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x5xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x7x3xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %1 = tensor.concat dim(1) %b, %b : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %2 = tensor.concat dim(0) %c, %c : (tensor<?x?x5xf32>, tensor<?x?x5xf32>) -> tensor<?x?x5xf32>
  return %0, %1, %2 : tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x5xf32>
}
func.func @pad(%t: tensor<?x8xf32>, %f: f32, %i: index) -> (tensor<?x?xf32>, tensor<?x12xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %t low[1, %c2] high[%i, %c2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x8xf32> to tensor<?x?xf32>
  %1 = tensor.pad %t low[1, 2] high[0, 2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x8xf32> to tensor<?x12xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x12xf32>
}
func.func @sliced(%t: tensor<64x?xf32>, %f: f32, %i: index) -> tensor<5x?xf32> {
  %n = affine.apply affine_map<(d0) -> (-d0 + 32)>(%i)
  %s = tensor.extract_slice %t[0, 0] [4, %i] [1, 1] : tensor<64x?xf32> to tensor<4x?xf32>
  %0 = tensor.pad %s low[0, 0] high[0, %n] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  %1 = tensor.pad %0 low[0, 0] high[1, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  return %1 : tensor<5x?xf32>
}
