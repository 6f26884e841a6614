// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/winograd.out

func.func @conv2d(%arg0: tensor<2x7x9x5xf32>, %arg1: tensor<3x3x3x5xf32>, %arg3: tensor<2x5x7x3xf32>) -> tensor<2x5x7x3xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x7x9x5xf32>, tensor<3x3x3x5xf32>) outs(%arg3 : tensor<2x5x7x3xf32>) -> tensor<2x5x7x3xf32>
  return %0 : tensor<2x5x7x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 0: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @conv2d(%arg0: tensor<2x1x9x5xf32>, %arg1: tensor<3x1x3x5xf32>, %arg3: tensor<2x1x7x3xf32>) -> tensor<2x1x7x3xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x1x9x5xf32>, tensor<3x1x3x5xf32>) outs(%arg3 : tensor<2x1x7x3xf32>) -> tensor<2x1x7x3xf32>
  return %0 : tensor<2x1x7x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 0: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @conv2d(%arg0: tensor<2x7x1x5xf32>, %arg1: tensor<3x3x1x5xf32>, %arg3: tensor<2x5x1x3xf32>) -> tensor<2x5x1x3xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x7x1x5xf32>, tensor<3x3x1x5xf32>) outs(%arg3 : tensor<2x5x1x3xf32>) -> tensor<2x5x1x3xf32>
  return %0 : tensor<2x5x1x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 0: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @conv2d(%arg0: tensor<2x11x15x5xf32>, %arg1: tensor<3x3x3x5xf32>, %arg3: tensor<2x9x13x3xf32>) -> tensor<2x9x13x3xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x11x15x5xf32>, tensor<3x3x3x5xf32>) outs(%arg3 : tensor<2x9x13x3xf32>) -> tensor<2x9x13x3xf32>
  return %0 : tensor<2x9x13x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 1: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @conv2d(%arg0: tensor<2x1x15x5xf32>, %arg1: tensor<3x1x3x5xf32>, %arg3: tensor<2x1x13x3xf32>) -> tensor<2x1x13x3xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x1x15x5xf32>, tensor<3x1x3x5xf32>) outs(%arg3 : tensor<2x1x13x3xf32>) -> tensor<2x1x13x3xf32>
  return %0 : tensor<2x1x13x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 1: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @conv2d(%arg0: tensor<2x11x1x5xf32>, %arg1: tensor<3x3x1x5xf32>, %arg3: tensor<2x9x1x3xf32>) -> tensor<2x9x1x3xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x11x1x5xf32>, tensor<3x3x1x5xf32>) outs(%arg3 : tensor<2x9x1x3xf32>) -> tensor<2x9x1x3xf32>
  return %0 : tensor<2x9x1x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 1: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @conv2d(%arg0: tensor<2x9x11x5xf32>, %arg1: tensor<3x5x5x5xf32>, %arg3: tensor<2x5x7x3xf32>) -> tensor<2x5x7x3xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x9x11x5xf32>, tensor<3x5x5x5xf32>) outs(%arg3 : tensor<2x5x7x3xf32>) -> tensor<2x5x7x3xf32>
  return %0 : tensor<2x5x7x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 2: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @conv2d(%arg0: tensor<2x1x11x5xf32>, %arg1: tensor<3x1x5x5xf32>, %arg3: tensor<2x1x7x3xf32>) -> tensor<2x1x7x3xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x1x11x5xf32>, tensor<3x1x5x5xf32>) outs(%arg3 : tensor<2x1x7x3xf32>) -> tensor<2x1x7x3xf32>
  return %0 : tensor<2x1x7x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 2: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @conv2d(%arg0: tensor<2x9x1x5xf32>, %arg1: tensor<3x5x1x5xf32>, %arg3: tensor<2x5x1x3xf32>) -> tensor<2x5x1x3xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x9x1x5xf32>, tensor<3x5x1x5xf32>) outs(%arg3 : tensor<2x5x1x3xf32>) -> tensor<2x5x1x3xf32>
  return %0 : tensor<2x5x1x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 2: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @conv2d(%arg0: tensor<1x6x6x1xf16>, %arg1: tensor<1x3x3x1xf16>, %arg3: tensor<1x4x4x1xf16>) -> tensor<1x4x4x1xf16> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x6x6x1xf16>, tensor<1x3x3x1xf16>) outs(%arg3 : tensor<1x4x4x1xf16>) -> tensor<1x4x4x1xf16>
  return %0 : tensor<1x4x4x1xf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 0: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @conv2d(%arg0: tensor<1x6x6x1xf64>, %arg1: tensor<1x3x3x1xf64>, %arg3: tensor<1x4x4x1xf64>) -> tensor<1x4x4x1xf64> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x6x6x1xf64>, tensor<1x3x3x1xf64>) outs(%arg3 : tensor<1x4x4x1xf64>) -> tensor<1x4x4x1xf64>
  return %0 : tensor<1x4x4x1xf64>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 0: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @conv2d(%arg0: tensor<1x6x6x2xf32>, %arg1: tensor<2x1x3x2xf32>, %arg3: tensor<1x6x4x2xf32>) -> tensor<1x6x4x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x6x6x2xf32>, tensor<2x1x3x2xf32>) outs(%arg3 : tensor<1x6x4x2xf32>) -> tensor<1x6x4x2xf32>
  return %0 : tensor<1x6x4x2xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 0: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @conv2d(%arg0: tensor<2x6x8x5xbf16>, %arg1: tensor<3x5x5x5xbf16>, %arg3: tensor<2x2x4x3xbf16>) -> tensor<2x2x4x3xbf16> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x6x8x5xbf16>, tensor<3x5x5x5xbf16>) outs(%arg3 : tensor<2x2x4x3xbf16>) -> tensor<2x2x4x3xbf16>
  return %0 : tensor<2x2x4x3xbf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 2: i32 } : (!transform.any_op) -> (!transform.any_op)
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose_winograd_op %2 : (!transform.any_op) -> (!transform.any_op)
    %8 = transform.structured.decompose_winograd_op %3 : (!transform.any_op) -> (!transform.any_op)
    %9 = transform.structured.decompose_winograd_op %4 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
