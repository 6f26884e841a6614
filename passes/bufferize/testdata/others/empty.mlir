func.func @a(%n: index) -> (tensor<?x4xf32>, tensor<4xf32>) {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  %1 = tensor.empty() : tensor<4xf32>
  %2 = tensor.empty() : tensor<5xf32>
  %c = arith.constant 5 : index
  return %0, %1 : tensor<?x4xf32>, tensor<4xf32>
}
