// RUN: ods opt %s --tosa-to-tensor --verify-diagnostics=only-expected

// mlir-opt makes a tensor.extract of a tensor without a rank, which is invalid.

func.func @pad(%x: tensor<1x2x2xf32>, %z: tensor<*xf32>) -> tensor<*xf32> {
  %p = tosa.const_shape {values = dense<[0, 0, 0, 1, 0, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
  // expected-error @below {{failed to legalize operation 'tosa.pad' that was explicitly marked illegal}}
  %y = tosa.pad %x, %p, %z : (tensor<1x2x2xf32>, !tosa.shape<6>, tensor<*xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}
