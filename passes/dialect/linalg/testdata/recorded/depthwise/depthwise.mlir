func.func @depthwise(%a: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x1xf32>, %o: tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {my_attr = 1 : i32, dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %k : tensor<?x?x?x?xf32>, tensor<?x?x?x1xf32>) outs(%o : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  return %0 : tensor<?x?x?x?x1xf32>
}
// -----
func.func @static(%a: tensor<1x8x8x4xf32>, %k: tensor<3x3x4x1xf32>, %o: tensor<1x6x6x4x1xf32>) -> tensor<1x6x6x4x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %k : tensor<1x8x8x4xf32>, tensor<3x3x4x1xf32>) outs(%o : tensor<1x6x6x4x1xf32>) -> tensor<1x6x6x4x1xf32>
  return %0 : tensor<1x6x6x4x1xf32>
}
// -----
func.func @more(%a: tensor<1x8x8x4xf32>, %k: tensor<3x3x4x2xf32>, %o: tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x4x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %k : tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>) outs(%o : tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x4x2xf32>
  return %0 : tensor<1x6x6x4x2xf32>
}
// -----
func.func @quantized(%a: tensor<1x8x8x4xi8>, %k: tensor<3x3x4x1xi8>, %z: i32, %y: i32, %o: tensor<1x6x6x4x1xi32>) -> tensor<1x6x6x4x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %k, %z, %y : tensor<1x8x8x4xi8>, tensor<3x3x4x1xi8>, i32, i32) outs(%o : tensor<1x6x6x4x1xi32>) -> tensor<1x6x6x4x1xi32>
  return %0 : tensor<1x6x6x4x1xi32>
}
// -----
func.func @buffers(%a: memref<1x8x8x4xf32>, %k: memref<3x3x4x1xf32>, %o: memref<1x6x6x4x1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %k : memref<1x8x8x4xf32>, memref<3x3x4x1xf32>) outs(%o : memref<1x6x6x4x1xf32>)
  return
}
