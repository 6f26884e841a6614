// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/pack.out

func.func @lower(%a: tensor<129x47x16x16xf32>, %b: tensor<17x2x16x16x32x8xf32>, %u: tensor<?x?xf32>, %d: tensor<?x?x8x16xf32>, %p: f32) -> (tensor<17x2x16x16x32x8xf32>, tensor<?x?x8x16xf32>) {
  %z = arith.constant 0.0 : f32
  %0 = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %b : tensor<129x47x16x16xf32> -> tensor<17x2x16x16x32x8xf32>
  %1 = linalg.pack %u padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<?x?xf32> -> tensor<?x?x8x16xf32>
  return %0, %1 : tensor<17x2x16x16x32x8xf32>, tensor<?x?x8x16xf32>
}
func.func @like(%a: tensor<129x47xf32>, %b: tensor<1x1x136x64xf32>) -> tensor<1x1x136x64xf32> {
  %z = arith.constant 0.0 : f32
  %0 = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [136, 64] into %b : tensor<129x47xf32> -> tensor<1x1x136x64xf32>
  return %0 : tensor<1x1x136x64xf32>
}
func.func @unlower(%a: tensor<17x2x16x16x32x8xf32>, %b: tensor<129x47x16x16xf32>, %u: tensor<?x?x8x16xf32>, %d: tensor<?x?xf32>, %s: tensor<1x1x136x64xf32>, %t: tensor<129x47xf32>) -> (tensor<129x47x16x16xf32>, tensor<?x?xf32>, tensor<129x47xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %b : tensor<17x2x16x16x32x8xf32> -> tensor<129x47x16x16xf32>
  %1 = linalg.unpack %u outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<?x?x8x16xf32> -> tensor<?x?xf32>
  %2 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [136, 64] into %t : tensor<1x1x136x64xf32> -> tensor<129x47xf32>
  return %0, %1, %2 : tensor<129x47x16x16xf32>, tensor<?x?xf32>, tensor<129x47xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.op<"linalg.pack">
    transform.structured.lower_pack %0 : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %1 = transform.structured.match ops{["linalg.unpack"]} in %m : (!transform.any_op) -> !transform.op<"linalg.unpack">
    transform.structured.lower_unpack %1 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield
  }
}

// -----

func.func @like(%a: tensor<129x47xf32>, %b: tensor<1x1x136x64xf32>) -> tensor<1x1x136x64xf32> {
  %z = arith.constant 0.0 : f32
  %0 = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [136, 64] into %b : tensor<129x47xf32> -> tensor<1x1x136x64xf32>
  return %0 : tensor<1x1x136x64xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.op<"linalg.pack">
    transform.structured.lower_pack %0 {lowerPadLikeWithInsertSlice = false}: (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
}

// -----

func.func @greedy(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%A, %B : tensor<?x?xf32>, tensor<?x?xf32>) outs(%C : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
#mkkn = affine_map<(m, n, k) -> (m, k)>
#mkkn2 = affine_map<(m, n, k) -> (n, k)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @generic(%A: tensor<1023x255xf32>, %B: tensor<127x255xf32>, %C: tensor<127x1023xf32>) -> tensor<127x1023xf32> {
  %0 = linalg.generic {indexing_maps = [#mkkn, #mkkn2, #nm], iterator_types = ["parallel", "parallel", "reduction"]} ins(%A, %B : tensor<1023x255xf32>, tensor<127x255xf32>) outs(%C : tensor<127x1023xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.mulf %a, %b : f32
    %e = arith.addf %c, %d : f32
    linalg.yield %e : f32
  } -> tensor<127x1023xf32>
  return %0 : tensor<127x1023xf32>
}
func.func @conv(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
func.func @no(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.exp ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.pack_greedily %0 matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @greedy(%A: tensor<?x30xf32>, %B: tensor<30x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%A, %B : tensor<?x30xf32>, tensor<30x?xf32>) outs(%C : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.pack_greedily %0 matmul_packed_sizes = [0, 16, 0] matmul_padded_sizes_next_multiple_of = [10, 0, 8] matmul_inner_dims_order = [2, 0, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @transposed(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%A, %B : tensor<?x?xf32>, tensor<?x?xf32>) outs(%C : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.pack %0 packed_sizes = [2, 3, 4] : (!transform.any_op) -> !transform.op<"linalg.generic">
    %2 = transform.get_producer_of_operand %1[1] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
    %3, %4, %5 = transform.structured.pack_transpose %2 with_compute_op(%1) outer_perm = [1, 0] inner_perm = [1, 0] : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
    %6 = transform.get_consumers_of_result %3[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.unpack">
    %7, %8, %9 = transform.structured.pack_transpose %6 with_compute_op(%3) outer_perm = [1, 0] : (!transform.op<"linalg.unpack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
    transform.yield
  }
}
