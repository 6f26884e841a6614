func.func @slices(%t: tensor<8x16xf32>, %i: index) -> tensor<2x3xf32> {
  %0 = tensor.extract_slice %t[2, %i] [4, 6] [1, 1] : tensor<8x16xf32> to tensor<4x6xf32>
  %1 = tensor.extract_slice %0[1, 2] [2, 3] [1, 1] : tensor<4x6xf32> to tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// -----

func.func @units(%t: tensor<1x8xf32>, %d: tensor<4x8xf32>, %s: tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
  %0 = tensor.extract_slice %d[1, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
  %2 = tensor.expand_shape %s [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
  %3 = tensor.insert_slice %2 into %d[2, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
  return %1, %3 : tensor<8xf32>, tensor<4x8xf32>
}

// -----

func.func @expansions(%s: tensor<8xf32>, %d: tensor<1x8xf32>, %t: tensor<4x12xf32>) -> (tensor<8xf32>, tensor<48xf32>, tensor<4x3x4xf32>) {
  %0 = tensor.insert_slice %s into %d[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [1, 8] [1, 1] : tensor<1x8xf32> to tensor<8xf32>
  %2 = tensor.expand_shape %t [[0], [1, 2]] output_shape [4, 3, 4] : tensor<4x12xf32> into tensor<4x3x4xf32>
  %3 = tensor.collapse_shape %2 [[0, 1, 2]] : tensor<4x3x4xf32> into tensor<48xf32>
  return %1, %3, %2 : tensor<8xf32>, tensor<48xf32>, tensor<4x3x4xf32>
}

// -----

func.func @bubble(%t: tensor<2x3x4x6xf32>) -> tensor<6x4x2x3xf32> {
  %0 = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x3x4x6xf32> into tensor<6x4x6xf32>
  %1 = tensor.expand_shape %0 [[0], [1], [2, 3]] output_shape [6, 4, 2, 3] : tensor<6x4x6xf32> into tensor<6x4x2x3xf32>
  return %1 : tensor<6x4x2x3xf32>
}
