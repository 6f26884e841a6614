// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/tile_ops.out

func.func @mm(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %l = transform.structured.tile_using_for %0 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @sm(%a: tensor<16x?x256xf32>, %c: tensor<16x?x256xf32>) -> tensor<16x?x256xf32> {
  %0 = linalg.softmax dimension(1) ins(%a: tensor<16x?x256xf32>) outs(%c: tensor<16x?x256xf32>) -> tensor<16x?x256xf32>
  return %0 : tensor<16x?x256xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.softmax"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %l, %m = transform.structured.tile_using_for %0 tile_sizes [4, 0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @p(%a: tensor<?x?xf32>, %c: tensor<?x?x8x?xf32>, %t: index, %pad: f32) -> tensor<?x?x8x?xf32> {
  %0 = linalg.pack %a padding_value(%pad: f32) outer_dims_perm=[1, 0] inner_dims_pos=[1, 0] inner_tiles=[8, %t] into %c : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
  return %0 : tensor<?x?x8x?xf32>
}
func.func @u(%a: tensor<?x?x8x?xf32>, %c: tensor<?x?xf32>, %t: index) -> tensor<?x?xf32> {
  %0 = linalg.unpack %a outer_dims_perm=[1, 0] inner_dims_pos=[1, 0] inner_tiles=[8, %t] into %c : tensor<?x?x8x?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @pad(%a: tensor<?x7xf32>, %l: index, %h: index, %c : f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %a low[%l, 3] high[2, %h] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<?x7xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack", "linalg.unpack", "tensor.pad"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %l, %m = transform.structured.tile_using_for %0 tile_sizes [4, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @w(%f: tensor<2x3x3x5xf32>, %fo: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %io: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %vo: tensor<2x8x8x2xf32>) -> (tensor<6x6x5x2xf32>,tensor<6x6x2x2x2x5xf32>, tensor<2x8x8x2xf32>) {
  %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %3 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%io : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %6 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%vo : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %1, %3, %6 : tensor<6x6x5x2xf32>,tensor<6x6x2x2x2x5xf32>, tensor<2x8x8x2xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %l, %m = transform.structured.tile_using_for %0 tile_sizes [0, 0, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %a0 = transform.structured.match ops{["linalg.winograd_input_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %a1, %al:4 = transform.structured.tile_using_for %a0 tile_sizes [0, 0, 1, 1, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %b0 = transform.structured.match ops{["linalg.winograd_output_transform"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %b1, %bl:3 = transform.structured.tile_using_for %b0 tile_sizes [0, 0, 1, 1, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
