// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/vectorize_masked.out

func.func @f(%a: tensor<4x16xf32>, %b: tensor<16x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x16xf32>, tensor<16x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {create_named_contraction} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [4, 8, 16] {create_named_contraction} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [4, [8], 16] {create_named_contraction} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<4x16xf32>, %b: tensor<16x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x16xf32>, tensor<16x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<4x16xf32>, %b: tensor<16x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x16xf32>, tensor<16x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<4x16xf32>, %b: tensor<16x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x16xf32>, tensor<16x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f {disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<4x16xf32>, %b: tensor<16x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x16xf32>, tensor<16x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [4, 8, 32] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x16xf32>, %b: tensor<16x8xf32>, %c: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x16xf32>, tensor<16x8xf32>) outs(%c : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [4, 8, 16] {assume_dynamic_dims_match_vec_sizes} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<3x4x5xf32>, %b: memref<3x5x6xf32>, %c: memref<3x4x6xf32>) {
  linalg.batch_matmul ins(%a, %b : memref<3x4x5xf32>, memref<3x5x6xf32>) outs(%c : memref<3x4x6xf32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {create_named_contraction} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<4x8xf16>, %b: tensor<8x6xf16>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf16>, tensor<8x6xf16>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8xf32>, %c: memref<4xf32>, %s: memref<4x8xf32>) {
  linalg.matvec ins(%a, %b : memref<4x8xf32>, memref<8xf32>) outs(%c : memref<4xf32>)
  memref.copy %a, %s : memref<4x8xf32> to memref<4x8xf32>
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x?xf32>, %i: index, %p: f32) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[0, %c0] high[%i, %i] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [4, 8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<3x7xf32>, %i: index, %p: f32) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[0, 0] high[1, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<3x7xf32> to tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [4, 8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x?xf32>, %i: index, %p: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[0, 0] high[%i, 2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [4, 8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x?xf32>, %i: index, %p: f32) -> tensor<1x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[%i, 0] high[%i, %i] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [1, 8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<3x7xf32>, %i: index, %p: f32) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[0, 0] high[1, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<3x7xf32> to tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f {vectorize_padding} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x7xf32>, %i: index, %p: f32) -> tensor<?x9xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[%i, 1] high[%i, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x7xf32> to tensor<?x9xf32>
  return %0 : tensor<?x9xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f {vectorize_padding} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<3x7xf32>) -> tensor<4x8xf32> {
  %0 = tensor.pad %a low[0, 0] high[1, 1] {
  ^bb0(%x: index, %y: index):
    %s = arith.addi %x, %y : index
    %t = arith.index_cast %s : index to i32
    %u = arith.sitofp %t : i32 to f32
    tensor.yield %u : f32
  } : tensor<3x7xf32> to tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f {vectorize_padding} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<6x8x2x3xf32>, %i: index, %n: index) -> tensor<6x8x2x3xf32> {
  %0 = tensor.insert_slice %a into %d[%i, 1, 0, 0] [1, 1, 2, 3] [1, 1, 1, 1] : tensor<2x3xf32> into tensor<6x8x2x3xf32>
  return %0 : tensor<6x8x2x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<6x8x2x3xf32>, %i: index, %n: index) -> tensor<6x8x2x3xf32> {
  %0 = tensor.insert_slice %a into %d[%i, 1, 0, 0] [1, 1, 2, 3] [1, 1, 1, 1] : tensor<2x3xf32> into tensor<6x8x2x3xf32>
  return %0 : tensor<6x8x2x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [2, 4] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x3xf32>, %d: tensor<6x8x2x3xf32>, %i: index, %n: index) -> tensor<6x8x2x3xf32> {
  %0 = tensor.insert_slice %a into %d[0, 0, 0, 0] [1, 1, %n, 3] [1, 1, 1, 1] : tensor<?x3xf32> into tensor<6x8x2x3xf32>
  return %0 : tensor<6x8x2x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x3xf32>, %d: tensor<6x8x2x3xf32>, %i: index, %n: index) -> tensor<6x8x2x3xf32> {
  %0 = tensor.insert_slice %a into %d[0, 0, 0, 0] [1, 1, %n, 3] [1, 1, 1, 1] : tensor<?x3xf32> into tensor<6x8x2x3xf32>
  return %0 : tensor<6x8x2x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [2, 4] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x?xf32>, %d: tensor<8x8xf32>, %i: index, %n: index) -> tensor<8x8xf32> {
  %0 = tensor.insert_slice %a into %d[%i, %i] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x?xf32>, %d: tensor<8x8xf32>, %i: index, %n: index) -> tensor<8x8xf32> {
  %0 = tensor.insert_slice %a into %d[%i, %i] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [2, 4] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x3xf32>, %v: f32, %n: index) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %d = linalg.fill ins(%v : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %0 = tensor.insert_slice %a into %d[0, 0] [%n, 3] [1, 1] : tensor<?x3xf32> into tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<32x8x16xf32>, %d: tensor<4x1x32x16x2xf32>) -> tensor<4x1x32x16x2xf32> {
  %p = arith.constant 1.0 : f32
  %0 = linalg.pack %a outer_dims_perm = [1, 2, 0]  inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %d : tensor<32x8x16xf32> -> tensor<4x1x32x16x2xf32>
  return %0 : tensor<4x1x32x16x2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [4, 1, 32, 16, 2] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<32x7x15xf32>, %d: tensor<32x4x1x16x2xf32>) -> tensor<32x4x1x16x2xf32> {
  %p = arith.constant 1.0 : f32
  %0 = linalg.pack %a padding_value(%p : f32)  inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %d : tensor<32x7x15xf32> -> tensor<32x4x1x16x2xf32>
  return %0 : tensor<32x4x1x16x2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [32, 4, 1, 16, 2] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<32x8x16xf32>, %d: tensor<32x4x1x16x2xf32>) -> tensor<32x4x1x16x2xf32> {
  %p = arith.constant 1.0 : f32
  %0 = linalg.pack %a  inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %d : tensor<32x8x16xf32> -> tensor<32x4x1x16x2xf32>
  return %0 : tensor<32x4x1x16x2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x?xf32>, %d: tensor<?x?x16x2xf32>) -> tensor<?x?x16x2xf32> {
  %p = arith.constant 1.0 : f32
  %0 = linalg.pack %a  inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %d : tensor<?x?xf32> -> tensor<?x?x16x2xf32>
  return %0 : tensor<?x?x16x2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [4, 1, 16, 2] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<32x8xf32>, %d: tensor<4x32x2xf32>) -> tensor<4x32x2xf32> {
  %p = arith.constant 1.0 : f32
  %0 = linalg.pack %a outer_dims_perm = [1, 0]  inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<32x8xf32> -> tensor<4x32x2xf32>
  return %0 : tensor<4x32x2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<8x8x32x16xf32>, %d: tensor<256x128xf32>) -> tensor<256x128xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %d : tensor<8x8x32x16xf32> -> tensor<256x128xf32>
  return %0 : tensor<256x128xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<8x8x32x16xf32>, %d: tensor<256x120xf32>) -> tensor<256x120xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %d : tensor<8x8x32x16xf32> -> tensor<256x120xf32>
  return %0 : tensor<256x120xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [8, 8, 32, 16] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x?x16x2xf32>, %d: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %d : tensor<?x?x16x2xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [2, 1, 16, 2] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x?x16x2xf32>, %d: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %d : tensor<?x?x16x2xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [2, 1, [16], 2] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<4x32x2xf32>, %d: tensor<32x8xf32>) -> tensor<32x8xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<4x32x2xf32> -> tensor<32x8xf32>
  return %0 : tensor<32x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8xf32>, %r: tensor<1x4xf32>, %i: index, %n: tensor<1x4xindex>) -> tensor<1x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<1x4xindex>) outs(%r : tensor<1x4xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%b] : tensor<8xf32>
    linalg.yield %e : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8xf32>, %r: tensor<1x4xf32>, %i: index, %n: tensor<1x4xindex>) -> tensor<1x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<1x4xindex>) outs(%r : tensor<1x4xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%s] : tensor<8xf32>
    linalg.yield %e : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8xf32>, %r: tensor<1x4xf32>, %i: index, %n: tensor<1x4xindex>) -> tensor<1x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<1x4xindex>) outs(%r : tensor<1x4xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%m] : tensor<8xf32>
    linalg.yield %e : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8xf32>, %r: tensor<1x4xf32>, %i: index, %n: tensor<1x4xindex>) -> tensor<1x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<1x4xindex>) outs(%r : tensor<1x4xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%x] : tensor<8xf32>
    linalg.yield %e : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8xf32>, %r: tensor<1x4xf32>, %i: index, %n: tensor<1x4xindex>) -> tensor<1x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<1x4xindex>) outs(%r : tensor<1x4xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%i] : tensor<8xf32>
    linalg.yield %e : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8x9xf32>, %r: tensor<1x4xf32>, %i: index, %n: tensor<1x4xindex>) -> tensor<1x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<1x4xindex>) outs(%r : tensor<1x4xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%a, %s] : tensor<8x9xf32>
    linalg.yield %e : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8x9xf32>, %r: tensor<1x4xf32>, %i: index, %n: tensor<1x4xindex>) -> tensor<1x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<1x4xindex>) outs(%r : tensor<1x4xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%i, %b] : tensor<8x9xf32>
    linalg.yield %e : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8x9xf32>, %r: tensor<3x4xf32>, %i: index, %n: tensor<3x4xindex>) -> tensor<3x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<3x4xindex>) outs(%r : tensor<3x4xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%a, %b] : tensor<8x9xf32>
    linalg.yield %e : f32
  } -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8x9xf32>, %r: tensor<1x4xf32>, %i: index, %n: tensor<1x4xindex>) -> tensor<1x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<1x4xindex>) outs(%r : tensor<1x4xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%b, %a] : tensor<8x9xf32>
    linalg.yield %e : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8x9xf32>, %r: tensor<4x1xf32>, %i: index, %n: tensor<4x1xindex>) -> tensor<4x1xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<4x1xindex>) outs(%r : tensor<4x1xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%i, %a] : tensor<8x9xf32>
    linalg.yield %e : f32
  } -> tensor<4x1xf32>
  return %0 : tensor<4x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
func.func @f(%t: tensor<8x9xf32>, %r: tensor<1x1x4xf32>, %i: index, %n: tensor<1x1x4xindex>) -> tensor<1x1x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%n : tensor<1x1x4xindex>) outs(%r : tensor<1x1x4xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 2 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%i, %b] : tensor<8x9xf32>
    linalg.yield %e : f32
  } -> tensor<1x1x4xf32>
  return %0 : tensor<1x1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<1x9xf32>, %r: tensor<1x4xf32>, %i: index, %n: tensor<1x4xindex>) -> tensor<1x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<1x4xindex>) outs(%r : tensor<1x4xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%x, %b] : tensor<1x9xf32>
    linalg.yield %e : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8x9xf32>, %r: tensor<?x?xf32>, %i: index, %n: tensor<?x?xindex>) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<?x?xindex>) outs(%r : tensor<?x?xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%a, %b] : tensor<8x9xf32>
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o vector_sizes [1, 4] {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<8x9xf32>, %r: tensor<1x4xf32>, %i: index, %n: tensor<1x4xindex>) -> tensor<1x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<1x4xindex>) outs(%r : tensor<1x4xf32>) {
  ^bb0(%x: index, %y: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %s = arith.addi %b, %i : index
    %m = arith.muli %b, %c1 : index
    %e = tensor.extract %t[%i, %s] : tensor<8x9xf32>
    linalg.yield %e : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%r: tensor<2x4xindex>, %i: index) -> tensor<2x4xindex> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%r : tensor<2x4xindex>) {
  ^bb0(%x: index):
    %a = linalg.index 0 : index
    %b = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 floordiv 2)>(%a)[%i]
    linalg.yield %b : index
  } -> tensor<2x4xindex>
  return %0 : tensor<2x4xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %o : !transform.any_op
    transform.yield
  }
}
