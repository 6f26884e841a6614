// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/fuse_reshapes.out

func.func @f(%a: tensor<60xf32>) -> tensor<3x4x5xf32> {
  %e0 = tensor.empty() : tensor<60xf32>
  %0 = linalg.exp ins(%a : tensor<60xf32>) outs(%e0 : tensor<60xf32>) -> tensor<60xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [3, 4, 5] : tensor<60xf32> into tensor<3x4x5xf32>
  %e1 = tensor.empty() : tensor<3x4x5xf32>
  %2 = linalg.abs ins(%1 : tensor<3x4x5xf32>) outs(%e1 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %2 : tensor<3x4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [1, 0, 0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<60xf32>) -> tensor<3x4x5xf32> {
  %e0 = tensor.empty() : tensor<60xf32>
  %0 = linalg.exp ins(%a : tensor<60xf32>) outs(%e0 : tensor<60xf32>) -> tensor<60xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [3, 4, 5] : tensor<60xf32> into tensor<3x4x5xf32>
  %e1 = tensor.empty() : tensor<3x4x5xf32>
  %2 = linalg.abs ins(%1 : tensor<3x4x5xf32>) outs(%e1 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %2 : tensor<3x4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [1, 0, 0] {apply_cleanup, use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<60xf32>) -> tensor<3x4x5xf32> {
  %e0 = tensor.empty() : tensor<60xf32>
  %0 = linalg.exp ins(%a : tensor<60xf32>) outs(%e0 : tensor<60xf32>) -> tensor<60xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [3, 4, 5] : tensor<60xf32> into tensor<3x4x5xf32>
  %e1 = tensor.empty() : tensor<3x4x5xf32>
  %2 = linalg.abs ins(%1 : tensor<3x4x5xf32>) outs(%e1 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %2 : tensor<3x4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [1, 2, 0]  : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<60xf32>) -> tensor<3x4x5xf32> {
  %e0 = tensor.empty() : tensor<60xf32>
  %0 = linalg.exp ins(%a : tensor<60xf32>) outs(%e0 : tensor<60xf32>) -> tensor<60xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [3, 4, 5] : tensor<60xf32> into tensor<3x4x5xf32>
  %e1 = tensor.empty() : tensor<3x4x5xf32>
  %2 = linalg.abs ins(%1 : tensor<3x4x5xf32>) outs(%e1 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %2 : tensor<3x4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:3 = transform.structured.fuse %0 tile_sizes [1, 1, 5] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<12x5xf32>) -> tensor<3x4x5xf32> {
  %e0 = tensor.empty() : tensor<12x5xf32>
  %0 = linalg.exp ins(%a : tensor<12x5xf32>) outs(%e0 : tensor<12x5xf32>) -> tensor<12x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [3, 4, 5] : tensor<12x5xf32> into tensor<3x4x5xf32>
  %e1 = tensor.empty() : tensor<3x4x5xf32>
  %2 = linalg.abs ins(%1 : tensor<3x4x5xf32>) outs(%e1 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %2 : tensor<3x4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [1, 0, 0] {apply_cleanup, use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<12x5xf32>) -> tensor<3x4x5xf32> {
  %e0 = tensor.empty() : tensor<12x5xf32>
  %0 = linalg.exp ins(%a : tensor<12x5xf32>) outs(%e0 : tensor<12x5xf32>) -> tensor<12x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [3, 4, 5] : tensor<12x5xf32> into tensor<3x4x5xf32>
  %e1 = tensor.empty() : tensor<3x4x5xf32>
  %2 = linalg.abs ins(%1 : tensor<3x4x5xf32>) outs(%e1 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %2 : tensor<3x4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [1, 2, 0] {apply_cleanup, use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<12x5xf32>) -> tensor<3x4x5xf32> {
  %e0 = tensor.empty() : tensor<12x5xf32>
  %0 = linalg.exp ins(%a : tensor<12x5xf32>) outs(%e0 : tensor<12x5xf32>) -> tensor<12x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [3, 4, 5] : tensor<12x5xf32> into tensor<3x4x5xf32>
  %e1 = tensor.empty() : tensor<3x4x5xf32>
  %2 = linalg.abs ins(%1 : tensor<3x4x5xf32>) outs(%e1 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %2 : tensor<3x4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [1, 1, 5] {apply_cleanup, use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x60xf32>) -> tensor<2x6x10xf32> {
  %e0 = tensor.empty() : tensor<2x60xf32>
  %0 = linalg.exp ins(%a : tensor<2x60xf32>) outs(%e0 : tensor<2x60xf32>) -> tensor<2x60xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [2, 6, 10] : tensor<2x60xf32> into tensor<2x6x10xf32>
  %e1 = tensor.empty() : tensor<2x6x10xf32>
  %2 = linalg.abs ins(%1 : tensor<2x6x10xf32>) outs(%e1 : tensor<2x6x10xf32>) -> tensor<2x6x10xf32>
  return %2 : tensor<2x6x10xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [1, 0, 0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x60xf32>) -> tensor<2x6x10xf32> {
  %e0 = tensor.empty() : tensor<2x60xf32>
  %0 = linalg.exp ins(%a : tensor<2x60xf32>) outs(%e0 : tensor<2x60xf32>) -> tensor<2x60xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [2, 6, 10] : tensor<2x60xf32> into tensor<2x6x10xf32>
  %e1 = tensor.empty() : tensor<2x6x10xf32>
  %2 = linalg.abs ins(%1 : tensor<2x6x10xf32>) outs(%e1 : tensor<2x6x10xf32>) -> tensor<2x6x10xf32>
  return %2 : tensor<2x6x10xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:3 = transform.structured.fuse %0 tile_sizes [1, 1, 5] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x60xf32>) -> tensor<2x6x10xf32> {
  %e0 = tensor.empty() : tensor<2x60xf32>
  %0 = linalg.exp ins(%a : tensor<2x60xf32>) outs(%e0 : tensor<2x60xf32>) -> tensor<2x60xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [2, 6, 10] : tensor<2x60xf32> into tensor<2x6x10xf32>
  %e1 = tensor.empty() : tensor<2x6x10xf32>
  %2 = linalg.abs ins(%1 : tensor<2x6x10xf32>) outs(%e1 : tensor<2x6x10xf32>) -> tensor<2x6x10xf32>
  return %2 : tensor<2x6x10xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [0, 0, 5] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x60xf32>) -> tensor<2x6x10xf32> {
  %e0 = tensor.empty() : tensor<2x60xf32>
  %0 = linalg.exp ins(%a : tensor<2x60xf32>) outs(%e0 : tensor<2x60xf32>) -> tensor<2x60xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [2, 6, 10] : tensor<2x60xf32> into tensor<2x6x10xf32>
  %e1 = tensor.empty() : tensor<2x6x10xf32>
  %2 = linalg.abs ins(%1 : tensor<2x6x10xf32>) outs(%e1 : tensor<2x6x10xf32>) -> tensor<2x6x10xf32>
  return %2 : tensor<2x6x10xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:3 = transform.structured.fuse %0 tile_sizes [1, 2, 5] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<3x4x5xf32>) -> tensor<60xf32> {
  %e0 = tensor.empty() : tensor<3x4x5xf32>
  %0 = linalg.exp ins(%a : tensor<3x4x5xf32>) outs(%e0 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %e1 = tensor.empty() : tensor<60xf32>
  %2 = linalg.abs ins(%1 : tensor<60xf32>) outs(%e1 : tensor<60xf32>) -> tensor<60xf32>
  return %2 : tensor<60xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [5] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<3x4x5xf32>) -> tensor<60xf32> {
  %e0 = tensor.empty() : tensor<3x4x5xf32>
  %0 = linalg.exp ins(%a : tensor<3x4x5xf32>) outs(%e0 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %e1 = tensor.empty() : tensor<60xf32>
  %2 = linalg.abs ins(%1 : tensor<60xf32>) outs(%e1 : tensor<60xf32>) -> tensor<60xf32>
  return %2 : tensor<60xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [20] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<3x4x5xf32>) -> tensor<12x5xf32> {
  %e0 = tensor.empty() : tensor<3x4x5xf32>
  %0 = linalg.exp ins(%a : tensor<3x4x5xf32>) outs(%e0 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  %e1 = tensor.empty() : tensor<12x5xf32>
  %2 = linalg.abs ins(%1 : tensor<12x5xf32>) outs(%e1 : tensor<12x5xf32>) -> tensor<12x5xf32>
  return %2 : tensor<12x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [3, 5] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x1x30xf32>) -> tensor<2x30xf32> {
  %e0 = tensor.empty() : tensor<2x1x30xf32>
  %0 = linalg.exp ins(%a : tensor<2x1x30xf32>) outs(%e0 : tensor<2x1x30xf32>) -> tensor<2x1x30xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x1x30xf32> into tensor<2x30xf32>
  %e1 = tensor.empty() : tensor<2x30xf32>
  %2 = linalg.abs ins(%1 : tensor<2x30xf32>) outs(%e1 : tensor<2x30xf32>) -> tensor<2x30xf32>
  return %2 : tensor<2x30xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [1, 10] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x1x30xf32>) -> tensor<2x30xf32> {
  %e0 = tensor.empty() : tensor<2x1x30xf32>
  %0 = linalg.exp ins(%a : tensor<2x1x30xf32>) outs(%e0 : tensor<2x1x30xf32>) -> tensor<2x1x30xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x1x30xf32> into tensor<2x30xf32>
  %e1 = tensor.empty() : tensor<2x30xf32>
  %2 = linalg.abs ins(%1 : tensor<2x30xf32>) outs(%e1 : tensor<2x30xf32>) -> tensor<2x30xf32>
  return %2 : tensor<2x30xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [1, 0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x8x4xf32>) -> tensor<?x32xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x8x4xf32>
  %e0 = tensor.empty(%d) : tensor<?x8x4xf32>
  %0 = linalg.exp ins(%a : tensor<?x8x4xf32>) outs(%e0 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<?x8x4xf32> into tensor<?x32xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?x32xf32>
  %e1 = tensor.empty(%d1) : tensor<?x32xf32>
  %2 = linalg.abs ins(%1 : tensor<?x32xf32>) outs(%e1 : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %2 : tensor<?x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [1, 8] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x8x4xf32>) -> tensor<?x32xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x8x4xf32>
  %e0 = tensor.empty(%d) : tensor<?x8x4xf32>
  %0 = linalg.exp ins(%a : tensor<?x8x4xf32>) outs(%e0 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<?x8x4xf32> into tensor<?x32xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?x32xf32>
  %e1 = tensor.empty(%d1) : tensor<?x32xf32>
  %2 = linalg.abs ins(%1 : tensor<?x32xf32>) outs(%e1 : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %2 : tensor<?x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [0, 16] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x8x4xf32>) -> tensor<?x32xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x8x4xf32>
  %e0 = tensor.empty(%d) : tensor<?x8x4xf32>
  %0 = linalg.exp ins(%a : tensor<?x8x4xf32>) outs(%e0 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<?x8x4xf32> into tensor<?x32xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?x32xf32>
  %e1 = tensor.empty(%d1) : tensor<?x32xf32>
  %2 = linalg.abs ins(%1 : tensor<?x32xf32>) outs(%e1 : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %2 : tensor<?x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [3, 0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x8x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x8x4xf32>
  %e0 = tensor.empty(%d) : tensor<?x8x4xf32>
  %0 = linalg.exp ins(%a : tensor<?x8x4xf32>) outs(%e0 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x8x4xf32> into tensor<?x4xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?x4xf32>
  %e1 = tensor.empty(%d1) : tensor<?x4xf32>
  %2 = linalg.abs ins(%1 : tensor<?x4xf32>) outs(%e1 : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [8, 2] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x8x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x8x4xf32>
  %e0 = tensor.empty(%d) : tensor<?x8x4xf32>
  %0 = linalg.exp ins(%a : tensor<?x8x4xf32>) outs(%e0 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x8x4xf32> into tensor<?x4xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?x4xf32>
  %e1 = tensor.empty(%d1) : tensor<?x4xf32>
  %2 = linalg.abs ins(%1 : tensor<?x4xf32>) outs(%e1 : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [4, 2] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<60xf32>) -> tensor<3x4x5xf32> {
  %e0 = tensor.empty() : tensor<60xf32>
  %0 = linalg.exp ins(%a : tensor<60xf32>) outs(%e0 : tensor<60xf32>) -> tensor<60xf32>
  %x = tensor.expand_shape %0 [[0, 1]] output_shape [12, 5] : tensor<60xf32> into tensor<12x5xf32>
  %1 = tensor.expand_shape %x [[0, 1], [2]] output_shape [3, 4, 5] : tensor<12x5xf32> into tensor<3x4x5xf32>
  %e1 = tensor.empty() : tensor<3x4x5xf32>
  %2 = linalg.abs ins(%1 : tensor<3x4x5xf32>) outs(%e1 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %2 : tensor<3x4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [1, 2, 0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<100xf32>) -> tensor<3x4x5xf32> {
  %e0 = tensor.empty() : tensor<100xf32>
  %0 = linalg.exp ins(%a : tensor<100xf32>) outs(%e0 : tensor<100xf32>) -> tensor<100xf32>
  %x = tensor.extract_slice %0[7] [60] [1] : tensor<100xf32> to tensor<60xf32>
  %1 = tensor.expand_shape %x [[0, 1, 2]] output_shape [3, 4, 5] : tensor<60xf32> into tensor<3x4x5xf32>
  %e1 = tensor.empty() : tensor<3x4x5xf32>
  %2 = linalg.abs ins(%1 : tensor<3x4x5xf32>) outs(%e1 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %2 : tensor<3x4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [1, 2, 0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<100xf32>) -> tensor<3x4x5xf32> {
  %e0 = tensor.empty() : tensor<100xf32>
  %0 = linalg.exp ins(%a : tensor<100xf32>) outs(%e0 : tensor<100xf32>) -> tensor<100xf32>
  %x = tensor.extract_slice %0[7] [60] [1] : tensor<100xf32> to tensor<60xf32>
  %1 = tensor.expand_shape %x [[0, 1, 2]] output_shape [3, 4, 5] : tensor<60xf32> into tensor<3x4x5xf32>
  %e1 = tensor.empty() : tensor<3x4x5xf32>
  %2 = linalg.abs ins(%1 : tensor<3x4x5xf32>) outs(%e1 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %2 : tensor<3x4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [1, 0, 0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<100xf32>) -> tensor<3x4x5xf32> {
  %e0 = tensor.empty() : tensor<100xf32>
  %0 = linalg.exp ins(%a : tensor<100xf32>) outs(%e0 : tensor<100xf32>) -> tensor<100xf32>
  %x = tensor.extract_slice %0[7] [60] [1] : tensor<100xf32> to tensor<60xf32>
  %1 = tensor.expand_shape %x [[0, 1, 2]] output_shape [3, 4, 5] : tensor<60xf32> into tensor<3x4x5xf32>
  %e1 = tensor.empty() : tensor<3x4x5xf32>
  %2 = linalg.abs ins(%1 : tensor<3x4x5xf32>) outs(%e1 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %2 : tensor<3x4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [0, 2, 5] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x5xf32>, %s: index, %t: index) -> tensor<?x8x5xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x5xf32>
  %e0 = tensor.empty(%d) : tensor<?x5xf32>
  %0 = linalg.exp ins(%a : tensor<?x5xf32>) outs(%e0 : tensor<?x5xf32>) -> tensor<?x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%s, 8, 5] : tensor<?x5xf32> into tensor<?x8x5xf32>
  %e1 = tensor.empty(%s) : tensor<?x8x5xf32>
  %2 = linalg.abs ins(%1 : tensor<?x8x5xf32>) outs(%e1 : tensor<?x8x5xf32>) -> tensor<?x8x5xf32>
  return %2 : tensor<?x8x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [1, 8, 0]  {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x5xf32>, %s: index, %t: index) -> tensor<?x8x5xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x5xf32>
  %e0 = tensor.empty(%d) : tensor<?x5xf32>
  %0 = linalg.exp ins(%a : tensor<?x5xf32>) outs(%e0 : tensor<?x5xf32>) -> tensor<?x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%s, 8, 5] : tensor<?x5xf32> into tensor<?x8x5xf32>
  %e1 = tensor.empty(%s) : tensor<?x8x5xf32>
  %2 = linalg.abs ins(%1 : tensor<?x8x5xf32>) outs(%e1 : tensor<?x8x5xf32>) -> tensor<?x8x5xf32>
  return %2 : tensor<?x8x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [1, 8, 0] interchange [1, 0, 2] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x5xf32>, %s: index, %t: index) -> tensor<?x8x5xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x5xf32>
  %e0 = tensor.empty(%d) : tensor<?x5xf32>
  %0 = linalg.exp ins(%a : tensor<?x5xf32>) outs(%e0 : tensor<?x5xf32>) -> tensor<?x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%s, 8, 5] : tensor<?x5xf32> into tensor<?x8x5xf32>
  %e1 = tensor.empty(%s) : tensor<?x8x5xf32>
  %2 = linalg.abs ins(%1 : tensor<?x8x5xf32>) outs(%e1 : tensor<?x8x5xf32>) -> tensor<?x8x5xf32>
  return %2 : tensor<?x8x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:1 = transform.structured.fuse %0 tile_sizes [2, 0, 0]  {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x5xf32>, %s: index, %t: index) -> tensor<?x8x5xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x5xf32>
  %e0 = tensor.empty(%d) : tensor<?x5xf32>
  %0 = linalg.exp ins(%a : tensor<?x5xf32>) outs(%e0 : tensor<?x5xf32>) -> tensor<?x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%s, 8, 5] : tensor<?x5xf32> into tensor<?x8x5xf32>
  %e1 = tensor.empty(%s) : tensor<?x8x5xf32>
  %2 = linalg.abs ins(%1 : tensor<?x8x5xf32>) outs(%e1 : tensor<?x8x5xf32>) -> tensor<?x8x5xf32>
  return %2 : tensor<?x8x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [0, 4, 5] interchange [1, 0, 2] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<60xf32>) -> tensor<1x4x5xf32> {
  %1 = tensor.expand_shape %a [[0, 1, 2]] output_shape [3, 4, 5] : tensor<60xf32> into tensor<3x4x5xf32>
  %r = tensor.extract_slice %1[1, 0, 0] [1, 4, 5] [1, 1, 1] : tensor<3x4x5xf32> to tensor<1x4x5xf32>
  return %r : tensor<1x4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<60xf32>, %i: index) -> tensor<4x5xf32> {
  %1 = tensor.expand_shape %a [[0, 1, 2]] output_shape [3, 4, 5] : tensor<60xf32> into tensor<3x4x5xf32>
  %r = tensor.extract_slice %1[%i, 0, 0] [1, 4, 5] [1, 1, 1] : tensor<3x4x5xf32> to tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<12x5xf32>) -> tensor<1x1x3xf32> {
  %1 = tensor.expand_shape %a [[0, 1], [2]] output_shape [3, 4, 5] : tensor<12x5xf32> into tensor<3x4x5xf32>
  %r = tensor.extract_slice %1[0, 1, 1] [1, 1, 3] [1, 1, 1] : tensor<3x4x5xf32> to tensor<1x1x3xf32>
  return %r : tensor<1x1x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x60xf32>) -> tensor<1x1x10xf32> {
  %1 = tensor.expand_shape %a [[0], [1, 2]] output_shape [2, 6, 10] : tensor<2x60xf32> into tensor<2x6x10xf32>
  %r = tensor.extract_slice %1[0, 0, 0] [1, 1, 10] [1, 1, 1] : tensor<2x6x10xf32> to tensor<1x1x10xf32>
  return %r : tensor<1x1x10xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x60xf32>, %i: index) -> tensor<6x10xf32> {
  %1 = tensor.expand_shape %a [[0], [1, 2]] output_shape [2, 6, 10] : tensor<2x60xf32> into tensor<2x6x10xf32>
  %r = tensor.extract_slice %1[%i, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<2x6x10xf32> to tensor<6x10xf32>
  return %r : tensor<6x10xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<3x4x5xf32>, %i: index, %j: index) -> tensor<3xf32> {
  %1 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %r = tensor.extract_slice %1[3] [3] [1] : tensor<60xf32> to tensor<3xf32>
  return %r : tensor<3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x1x30xf32>, %i: index, %j: index) -> tensor<2x30xf32> {
  %1 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x1x30xf32> into tensor<2x30xf32>
  %r = tensor.extract_slice %1[%i, 0] [2, 30] [1, 1] : tensor<2x30xf32> to tensor<2x30xf32>
  return %r : tensor<2x30xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x1x30xf32>, %i: index, %j: index) -> tensor<2x4xf32> {
  %1 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x1x30xf32> into tensor<2x30xf32>
  %r = tensor.extract_slice %1[%i, %i] [2, 4] [1, 1] : tensor<2x30xf32> to tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x8x4xf32>, %i: index, %j: index) -> tensor<?x32xf32> {
  %1 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<?x8x4xf32> into tensor<?x32xf32>
  %r = tensor.extract_slice %1[0, 0] [%j, 32] [1, 1] : tensor<?x32xf32> to tensor<?x32xf32>
  return %r : tensor<?x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x8x4xf32>, %i: index, %j: index) -> tensor<1x4xf32> {
  %1 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x8x4xf32> into tensor<?x4xf32>
  %r = tensor.extract_slice %1[0, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x8x4xf32>, %i: index, %j: index) -> tensor<4x4xf32> {
  %1 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x8x4xf32> into tensor<?x4xf32>
  %r = tensor.extract_slice %1[8, 0] [4, 4] [1, 1] : tensor<?x4xf32> to tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x8x4xf32>, %i: index, %j: index) -> tensor<3x4xf32> {
  %1 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x8x4xf32> into tensor<?x4xf32>
  %r = tensor.extract_slice %1[3, 0] [3, 4] [1, 1] : tensor<?x4xf32> to tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x8x4xf32>, %i: index, %j: index) -> tensor<2x1xf32> {
  %1 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x8x4xf32> into tensor<?x4xf32>
  %r = tensor.extract_slice %1[%i, %i] [2, 1] [1, 1] : tensor<?x4xf32> to tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<1x8x1xf32>, %i: index, %j: index) -> tensor<1xf32> {
  %1 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x8x1xf32> into tensor<8xf32>
  %r = tensor.extract_slice %1[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
  return %r : tensor<1xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}
