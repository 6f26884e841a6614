func.func @linalg_copy(%t: tensor<5xf32>, %u: tensor<5xf32>) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.copy ins(%t : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %1 = linalg.copy ins(%0 : tensor<5xf32>) outs(%u : tensor<5xf32>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
}
