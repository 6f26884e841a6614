// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/convolutions.out

func.func @f(%a: tensor<11xf32>, %k: tensor<4xf32>, %r: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.conv_1d  ins(%a, %k : tensor<11xf32>, tensor<4xf32>) outs(%r : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<11xf32>, %k: memref<4xf32>, %r: memref<8xf32>) {
  linalg.conv_1d  ins(%a, %k : memref<11xf32>, memref<4xf32>) outs(%r : memref<8xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<11xi32>, %k: tensor<4xi32>, %r: tensor<8xi32>) -> tensor<8xi32> {
  %0 = linalg.conv_1d  ins(%a, %k : tensor<11xi32>, tensor<4xi32>) outs(%r : tensor<8xi32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x5x3xf32>, %k: tensor<2x3x5xf32>, %r: tensor<2x4x5xf32>) -> tensor<2x4x5xf32> {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x5x3xf32>, tensor<2x3x5xf32>) outs(%r : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  return %0 : tensor<2x4x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d_nwc_wcf"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<2x3x5xf32>, %k: memref<5x3x2xf32>, %r: memref<2x5x4xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : memref<2x3x5xf32>, memref<5x3x2xf32>) outs(%r : memref<2x5x4xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d_ncw_fcw"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x5x3xf32>, %k: tensor<2x3xf32>, %r: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x5x3xf32>, tensor<2x3xf32>) outs(%r : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x5x3xf32>, %k: tensor<2xf32>, %r: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x5x3xf32>, tensor<2xf32>) outs(%r : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pooling_nwc_sum"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x3x5xf32>, %k: tensor<2xf32>, %r: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x3x5xf32>, tensor<2xf32>) outs(%r : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pooling_ncw_max"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x8x3xf32>, %k: tensor<2x3x5xf32>, %r: tensor<2x4x5xf32>) -> tensor<2x4x5xf32> {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %k : tensor<2x8x3xf32>, tensor<2x3x5xf32>) outs(%r : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  return %0 : tensor<2x4x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d_nwc_wcf"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<2x3x8xf32>, %k: memref<5x3x2xf32>, %r: memref<2x5x4xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %k : memref<2x3x8xf32>, memref<5x3x2xf32>) outs(%r : memref<2x5x4xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d_ncw_fcw"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x8x3xf32>, %k: tensor<2x3xf32>, %r: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %k : tensor<2x8x3xf32>, tensor<2x3xf32>) outs(%r : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x8x3xf32>, %k: tensor<2xf32>, %r: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %k : tensor<2x8x3xf32>, tensor<2xf32>) outs(%r : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pooling_nwc_sum"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x3x8xf32>, %k: tensor<2xf32>, %r: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %k : tensor<2x3x8xf32>, tensor<2xf32>) outs(%r : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pooling_ncw_max"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x6x3xf32>, %k: tensor<2x3x5xf32>, %r: tensor<2x4x5xf32>) -> tensor<2x4x5xf32> {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x6x3xf32>, tensor<2x3x5xf32>) outs(%r : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  return %0 : tensor<2x4x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d_nwc_wcf"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<2x3x6xf32>, %k: memref<5x3x2xf32>, %r: memref<2x5x4xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : memref<2x3x6xf32>, memref<5x3x2xf32>) outs(%r : memref<2x5x4xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d_ncw_fcw"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x6x3xf32>, %k: tensor<2x3xf32>, %r: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x6x3xf32>, tensor<2x3xf32>) outs(%r : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x6x3xf32>, %k: tensor<2xf32>, %r: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.pooling_nwc_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x6x3xf32>, tensor<2xf32>) outs(%r : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pooling_nwc_sum"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x3x6xf32>, %k: tensor<2xf32>, %r: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_ncw_max {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x3x6xf32>, tensor<2xf32>) outs(%r : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pooling_ncw_max"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x12x3xf32>, %k: tensor<2x3x5xf32>, %r: tensor<2x4x5xf32>) -> tensor<2x4x5xf32> {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a, %k : tensor<2x12x3xf32>, tensor<2x3x5xf32>) outs(%r : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  return %0 : tensor<2x4x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d_nwc_wcf"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<2x3x12xf32>, %k: memref<5x3x2xf32>, %r: memref<2x5x4xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a, %k : memref<2x3x12xf32>, memref<5x3x2xf32>) outs(%r : memref<2x5x4xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d_ncw_fcw"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x12x3xf32>, %k: tensor<2x3xf32>, %r: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a, %k : tensor<2x12x3xf32>, tensor<2x3xf32>) outs(%r : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x12x3xf32>, %k: tensor<2xf32>, %r: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.pooling_nwc_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a, %k : tensor<2x12x3xf32>, tensor<2xf32>) outs(%r : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pooling_nwc_sum"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x3x12xf32>, %k: tensor<2xf32>, %r: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_ncw_max {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a, %k : tensor<2x3x12xf32>, tensor<2xf32>) outs(%r : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pooling_ncw_max"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x5x3xi8>, %k: tensor<2x3x5xi8>, %r: tensor<2x4x5xi32>) -> tensor<2x4x5xi32> {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x5x3xi8>, tensor<2x3x5xi8>) outs(%r : tensor<2x4x5xi32>) -> tensor<2x4x5xi32>
  return %0 : tensor<2x4x5xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d_nwc_wcf"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x5x3xf16>, %k: tensor<2x3x5xf16>, %r: tensor<2x4x5xf32>) -> tensor<2x4x5xf32> {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x5x3xf16>, tensor<2x3x5xf16>) outs(%r : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  return %0 : tensor<2x4x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.conv_1d_nwc_wcf"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x5x3xi8>, %k: tensor<2x3xi8>, %r: tensor<2x4x3xi32>) -> tensor<2x4x3xi32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x5x3xi8>, tensor<2x3xi8>) outs(%r : tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
  return %0 : tensor<2x4x3xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x5x3xf16>, %k: tensor<2xf32>, %r: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x5x3xf16>, tensor<2xf32>) outs(%r : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pooling_nwc_max"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x5x3xi8>, %k: tensor<2xi8>, %r: tensor<2x4x3xi8>) -> tensor<2x4x3xi8> {
  %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x5x3xi8>, tensor<2xi8>) outs(%r : tensor<2x4x3xi8>) -> tensor<2x4x3xi8>
  return %0 : tensor<2x4x3xi8>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pooling_nwc_max_unsigned"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x5x3xf32>, %k: tensor<2xf32>, %r: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x5x3xf32>, tensor<2xf32>) outs(%r : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pooling_nwc_min"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x5x3xi32>, %k: tensor<2xi32>, %r: tensor<2x4x3xi32>) -> tensor<2x4x3xi32> {
  %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x5x3xi32>, tensor<2xi32>) outs(%r : tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
  return %0 : tensor<2x4x3xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pooling_nwc_min_unsigned"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x5x3xf32>, %k: tensor<2x3xf32>, %r: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x5x3xf32>, tensor<2x3xf32>) outs(%r : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<2x8x3xi8>, %k: memref<2x3xi8>, %r: memref<2x4x3xi8>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a, %k : memref<2x8x3xi8>, memref<2x3xi8>) outs(%r : memref<2x4x3xi8>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x5x?xf32>, %k: tensor<2x?xf32>, %r: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : tensor<2x5x?xf32>, tensor<2x?xf32>) outs(%r : tensor<2x4x?xf32>) -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [2, 4, 8, 2] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<2x5x?xf32>, %k: memref<2x?xf32>, %r: memref<2x4x?xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %k : memref<2x5x?xf32>, memref<2x?xf32>) outs(%r : memref<2x4x?xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [2, 4, [8], 2] : !transform.any_op
    transform.yield
  }
}
