// RUN: ods opt %s --tosa-to-tensor --split-input-file | golden %S/tosa_to_tensor.out
func.func @reshape(%a: tensor<2x3x4xf32>, %d: tensor<?x4xf32>, %u: tensor<6xui8>, %s: tensor<1x1xf32>) -> (tensor<6x4xf32>, tensor<2x?xf32>, tensor<3x2xui8>, tensor<f32>, tensor<1x2x1x12xf32>) {
  %0 = tosa.const_shape {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %a, %0 : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
  %2 = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.reshape %d, %2 : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<2x?xf32>
  %4 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %5 = tosa.reshape %u, %4 : (tensor<6xui8>, !tosa.shape<2>) -> tensor<3x2xui8>
  %6 = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %7 = tosa.reshape %s, %6 : (tensor<1x1xf32>, !tosa.shape<0>) -> tensor<f32>
  %8 = tosa.const_shape {values = dense<[1, 2, 1, 12]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %9 = tosa.reshape %a, %8 : (tensor<2x3x4xf32>, !tosa.shape<4>) -> tensor<1x2x1x12xf32>
  return %1, %3, %5, %7, %9 : tensor<6x4xf32>, tensor<2x?xf32>, tensor<3x2xui8>, tensor<f32>, tensor<1x2x1x12xf32>
}

// -----

func.func @slice(%a: tensor<4x?xf32>) -> tensor<2x?xf32> {
  %0 = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.slice %a, %0, %1 : (tensor<4x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x?xf32>
  return %2 : tensor<2x?xf32>
}

// -----

func.func @shared(%a: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %a, %0, %0 : (tensor<4xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xf32>
  %2 = tosa.slice %a, %0, %0 : (tensor<4xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xf32>
  return %1, %2 : tensor<2xf32>, tensor<2xf32>
}

// -----

func.func @pad(%a: tensor<2x?xf32>, %c: tensor<1xf32>) -> tensor<3x?xf32> {
  %0 = tosa.const_shape {values = dense<[0, 1, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.pad %a, %0, %c : (tensor<2x?xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x?xf32>
  return %1 : tensor<3x?xf32>
}

// -----

func.func @concat(%a: tensor<2x3xf32>, %b: tensor<2x?xf32>, %d: tensor<?x3xf32>) -> (tensor<2x?xf32>, tensor<?x3xf32>) {
  %0 = tosa.concat %a, %b, %a {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x?xf32>, tensor<2x3xf32>) -> tensor<2x?xf32>
  %1 = tosa.concat %d, %a {axis = 0 : i32} : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<?x3xf32>
  return %0, %1 : tensor<2x?xf32>, tensor<?x3xf32>
}
