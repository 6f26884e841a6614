// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/conv.out

func.func @last(%a: tensor<1x33x33x4xf32>, %b: tensor<3x3x4x16xf32>, %c: tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<1x33x33x4xf32>, tensor<3x3x4x16xf32>) outs(%c : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  return %0 : tensor<1x16x16x16xf32>
}
func.func @fhwc(%a: tensor<2x16x16x4xi8>, %b: tensor<16x3x3x4xi8>, %c: tensor<2x14x14x16xi32>) -> tensor<2x14x14x16xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x16x16x4xi8>, tensor<16x3x3x4xi8>) outs(%c : tensor<2x14x14x16xi32>) -> tensor<2x14x14x16xi32>
  return %0 : tensor<2x14x14x16xi32>
}
func.func @first(%a: tensor<8x4x16x16xf16>, %b: tensor<16x4x3x3xf16>, %c: tensor<8x16x14x14xf32>) -> tensor<8x16x14x14xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<8x4x16x16xf16>, tensor<16x4x3x3xf16>) outs(%c : tensor<8x16x14x14xf32>) -> tensor<8x16x14x14xf32>
  return %0 : tensor<8x16x14x14xf32>
}
func.func @depth(%a: tensor<1x114x114x16xf32>, %b: tensor<3x3x16xf32>, %c: tensor<1x112x112x16xf32>) -> tensor<1x112x112x16xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<1x114x114x16xf32>, tensor<3x3x16xf32>) outs(%c : tensor<1x112x112x16xf32>) -> tensor<1x112x112x16xf32>
  return %0 : tensor<1x112x112x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @transposed(%a: tensor<2x16x16x4xi8>, %b: tensor<16x3x3x4xi8>, %c: tensor<2x14x14x16xi32>, %z: i32) -> tensor<2x14x14x16xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x16x16x4xi8>, tensor<16x3x3x4xi8>) outs(%c : tensor<2x14x14x16xi32>) -> tensor<2x14x14x16xi32>
  %1 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<2x16x16x4xi8>, tensor<16x3x3x4xi8>, i32, i32) outs(%0 : tensor<2x14x14x16xi32>) -> tensor<2x14x14x16xi32>
  return %1 : tensor<2x14x14x16xi32>
}
func.func @buffers(%a: memref<2x16x16x4xi8>, %b: memref<16x3x3x4xi8>, %c: memref<2x14x14x16xi32>) {
  linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : memref<2x16x16x4xi8>, memref<16x3x3x4xi8>) outs(%c : memref<2x14x14x16xi32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.transpose_conv2d %0 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @matmul(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @many(%a: tensor<3x?x8xf32>, %b: tensor<3x8x?xf32>, %c: tensor<3x?x?xf32>) -> tensor<3x?x?xf32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<3x?x8xf32>, tensor<3x8x?xf32>) outs(%c : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
  return %0 : tensor<3x?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.batch_matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.transpose_matmul %2 <rhs> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @flat(%a: tensor<4x?xindex>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) -> tensor<4x?xindex> {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xindex>) outs(%a : tensor<4x?xindex>) {
  ^bb0(%x: index, %y: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.addi %i, %j : index
    linalg.yield %s : index
  } -> tensor<4x?xindex>
  linalg.exp ins(%b : memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return %0 : tensor<4x?xindex>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.flatten_elementwise %0 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @complex_columns(%a: tensor<1x6x6x2xcomplex<f32>>, %f: tensor<3x3x2x4xcomplex<f16>>, %o: tensor<1x4x4x4xcomplex<f32>>) -> tensor<1x4x4x4xcomplex<f32>> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %f : tensor<1x6x6x2xcomplex<f32>>, tensor<3x3x2x4xcomplex<f16>>) outs(%o : tensor<1x4x4x4xcomplex<f32>>) -> tensor<1x4x4x4xcomplex<f32>>
  return %0 : tensor<1x4x4x4xcomplex<f32>>
}
func.func @real_filter(%a: tensor<1x6x6x2xcomplex<f32>>, %f: tensor<3x3x2x4xf16>, %o: tensor<1x4x4x4xcomplex<f32>>) -> tensor<1x4x4x4xcomplex<f32>> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %f : tensor<1x6x6x2xcomplex<f32>>, tensor<3x3x2x4xf16>) outs(%o : tensor<1x4x4x4xcomplex<f32>>) -> tensor<1x4x4x4xcomplex<f32>>
  return %0 : tensor<1x4x4x4xcomplex<f32>>
}
func.func @encoded_filter(%a: tensor<1x6x6x2xf32>, %f: tensor<3x3x2x4xf32, 42 : i32>, %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %f : tensor<1x6x6x2xf32>, tensor<3x3x2x4xf32, 42 : i32>) outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%c: !transform.any_op):
      %1, %2 = transform.structured.convert_conv2d_to_img2col %c : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    }
    transform.yield
  }
}
