// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/fuse.out

func.func @fuse(%a: tensor<128x64xf32>, %b: tensor<64x96xf32>, %d: tensor<128x96xf32>) -> tensor<128x96xf32> {
  %cst = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<128x96xf32>
  %f = linalg.fill ins(%cst : f32) outs(%e : tensor<128x96xf32>) -> tensor<128x96xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<128x64xf32>, tensor<64x96xf32>) outs(%f : tensor<128x96xf32>) -> tensor<128x96xf32>
  %1 = linalg.add ins(%0, %d : tensor<128x96xf32>, tensor<128x96xf32>) outs(%e : tensor<128x96xf32>) -> tensor<128x96xf32>
  return %1 : tensor<128x96xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.add"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [32, 24] interchange [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @fuse(%a: tensor<128x64xf32>, %b: tensor<64x96xf32>, %d: tensor<128x96xf32>) -> tensor<128x96xf32> {
  %cst = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<128x96xf32>
  %f = linalg.fill ins(%cst : f32) outs(%e : tensor<128x96xf32>) -> tensor<128x96xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<128x64xf32>, tensor<64x96xf32>) outs(%f : tensor<128x96xf32>) -> tensor<128x96xf32>
  %1 = linalg.add ins(%0, %d : tensor<128x96xf32>, tensor<128x96xf32>) outs(%e : tensor<128x96xf32>) -> tensor<128x96xf32>
  return %1 : tensor<128x96xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.add"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %l = transform.structured.fuse %0 tile_sizes [32, 20] {apply_cleanup, use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @fuse(%a: tensor<128x64xf32>, %b: tensor<64x96xf32>, %d: tensor<128x96xf32>) -> tensor<128x96xf32> {
  %cst = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<128x96xf32>
  %f = linalg.fill ins(%cst : f32) outs(%e : tensor<128x96xf32>) -> tensor<128x96xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<128x64xf32>, tensor<64x96xf32>) outs(%f : tensor<128x96xf32>) -> tensor<128x96xf32>
  %1 = linalg.add ins(%0, %d : tensor<128x96xf32>, tensor<128x96xf32>) outs(%e : tensor<128x96xf32>) -> tensor<128x96xf32>
  return %1 : tensor<128x96xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.add"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 tile_sizes [32, 20] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
