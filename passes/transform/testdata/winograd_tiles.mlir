// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/winograd_tiles.out

func.func @f(%a: tensor<4xf32>, %b: tensor<4x3xf32>, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.vecmat ins(%a, %b : tensor<4xf32>, tensor<4x3xf32>) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %1 {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4x3xf32>, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.vecmat ins(%a, %b : tensor<4xf32>, tensor<4x3xf32>) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %1 {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 1 : i32 } : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %2 tile_sizes [1, 0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %d = transform.structured.decompose_winograd_op %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 1 : i32 } : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l:3 = transform.structured.tile_using_for %2 tile_sizes [1, 3, 3, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %d = transform.structured.decompose_winograd_op %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 0 : i32 } : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %2 tile_sizes [1, 0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 0 : i32 } : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l:3 = transform.structured.tile_using_for %2 tile_sizes [1, 3, 3, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 0 : i32 } : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l:1 = transform.structured.tile_using_for %2 tile_sizes [0, 0, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x11x11x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x9x9x2xf32>) -> tensor<2x9x9x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x11x11x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x9x9x2xf32>) -> tensor<2x9x9x2xf32>
  return %0 : tensor<2x9x9x2xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 { fmr = 1 : i32 } : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %2 tile_sizes [1, 0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %d = transform.structured.decompose_winograd_op %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
