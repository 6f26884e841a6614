// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/tensor_patterns.out

func.func @c(%a: tensor<4xf32>, %d: tensor<1x4xf32>, %e: tensor<4x4xf32>, %i: index) -> tensor<4x4xf32> {
  %0 = tensor.insert_slice %a into %d[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
  %1 = tensor.insert_slice %0 into %e[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%a: tensor<4xf32>, %d: tensor<1x4xf32>, %e: tensor<4x4xf32>, %n: index) -> tensor<4x4xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %e) -> tensor<4x4xf32> {
    %0 = tensor.insert_slice %a into %d[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
    }
  }
  return %r : tensor<4x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @e(%a: tensor<2xf32>, %d: tensor<1x4xf32>, %e: tensor<4x4xf32>, %b: tensor<?xf32>, %g: tensor<1x?xf32>, %n: index) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = tensor.insert_slice %a into %d[0, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<1x4xf32>
  %1 = tensor.insert_slice %0 into %e[0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
  %2 = tensor.insert_slice %b into %g[0, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  %3 = tensor.insert_slice %2 into %e[0, 0] [1, %n] [1, 1] : tensor<1x?xf32> into tensor<4x4xf32>
  return %1, %3 : tensor<4x4xf32>, tensor<4x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%s: tensor<5x10xf32>, %d: tensor<1x1x5x10xf32>) -> tensor<2x2xf32> {
  %0 = tensor.insert_slice %s into %d[0, 0, 0, 0] [1, 1, 5, 10] [1, 1, 1, 1] : tensor<5x10xf32> into tensor<1x1x5x10xf32>
  %1 = tensor.extract_slice %0[0, 0, 2, 3] [1, 1, 2, 2] [1, 1, 1, 1] : tensor<1x1x5x10xf32> to tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%in: tensor<2x8xf32>, %d: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %0 = tensor.extract_slice %in[0, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<8xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
  return %1 : tensor<1x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%in: tensor<?x8xf32>, %o: index, %n: index) -> tensor<1x?xf32> {
  %d = tensor.empty(%n) : tensor<1x?xf32>
  %0 = tensor.extract_slice %in[%o, 0] [1, %n] [1, 1] : tensor<?x8xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  return %1 : tensor<1x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%in: tensor<2x8x1xf32>, %d: tensor<2x8xf32>, %e: tensor<8x1x1xf32>) -> (tensor<2x8xf32>, tensor<8x1x1xf32>) {
  %0 = tensor.extract_slice %in[0, 0, 0] [1, 8, 1] [1, 1, 1] : tensor<2x8x1xf32> to tensor<8xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<2x8xf32>
  %2 = tensor.extract_slice %in[0, 0, 0] [1, 8, 1] [1, 1, 1] : tensor<2x8x1xf32> to tensor<8xf32>
  %3 = tensor.insert_slice %2 into %e[0, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
  return %1, %3 : tensor<2x8xf32>, tensor<8x1x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @e(%s: tensor<?x10xf32>, %n: index) -> tensor<2x2xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %s, %c0 : tensor<?x10xf32>
  %d = tensor.empty(%m) : tensor<1x?x10xf32>
  %0 = tensor.insert_slice %s into %d[0, 0, 0] [1, %m, 10] [1, 1, 1] : tensor<?x10xf32> into tensor<1x?x10xf32>
  %1 = tensor.extract_slice %0[0, 2, 3] [1, 2, 2] [1, 1, 1] : tensor<1x?x10xf32> to tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%t: tensor<?x10x1x5xf32>, %s: index, %o: index) -> tensor<?x1x10x1x5xf32> {
  %0 = tensor.extract_slice %t[0, 0, 0, 0] [%s, 10, 1, 5] [1, 1, 1, 1] : tensor<?x10x1x5xf32> to tensor<?x10x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3, 4]] output_shape [%s, 1, 10, 1, 5] : tensor<?x10x5xf32> into tensor<?x1x10x1x5xf32>
  return %1 : tensor<?x1x10x1x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.reassociative_reshape_folding
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%t: tensor<?x?x?x?xf32>, %s: index, %o: index) -> tensor<?x1x1x5xf32> {
  %0 = tensor.extract_slice %t[0, 0, 0, 0] [%s, 1, 1, 5] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x1x5xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2], [3]] output_shape [%s, 1, 1, 5] : tensor<?x1x5xf32> into tensor<?x1x1x5xf32>
  return %1 : tensor<?x1x1x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.reassociative_reshape_folding
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%t: tensor<?x1x1x5xf32>, %d: tensor<?x?x?x?xf32>, %s: index, %o: index) -> tensor<?x?x?x?xf32> {
  %0 = tensor.collapse_shape %t [[0], [1, 2], [3]] : tensor<?x1x1x5xf32> into tensor<?x1x5xf32>
  %1 = tensor.insert_slice %0 into %d[%o, %o, %o, %o] [%s, 1, 1, 5] [1, 1, 1, 1] : tensor<?x1x5xf32> into tensor<?x?x?x?xf32>
  return %1 : tensor<?x?x?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.reassociative_reshape_folding
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%t: tensor<4x5xf32>, %d: tensor<8x8x8xf32>, %o: index, %u: tensor<2x10xf32>) -> (tensor<8x8x8xf32>, tensor<8x8x8xf32>) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [4, 1, 5] : tensor<4x5xf32> into tensor<4x1x5xf32>
  %1 = tensor.insert_slice %0 into %d[%o, %o, %o] [4, 1, 5] [1, 1, 1] : tensor<4x1x5xf32> into tensor<8x8x8xf32>
  %2 = tensor.expand_shape %u [[0], [1, 2]] output_shape [2, 2, 5] : tensor<2x10xf32> into tensor<2x2x5xf32>
  %3 = tensor.insert_slice %2 into %d[%o, %o, %o] [2, 2, 5] [1, 1, 1] : tensor<2x2x5xf32> into tensor<8x8x8xf32>
  return %1, %3 : tensor<8x8x8xf32>, tensor<8x8x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.reassociative_reshape_folding
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @e(%t: tensor<8x8x8xf32>, %o: index) -> (tensor<4x5xf32>, tensor<20xf32>) {
  %0 = tensor.extract_slice %t[%o, 0, 0] [4, 1, 5] [1, 1, 1] : tensor<8x8x8xf32> to tensor<4x1x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<4x1x5xf32> into tensor<4x5xf32>
  %2 = tensor.extract_slice %t[%o, 0, 0] [4, 1, 5] [1, 1, 1] : tensor<8x8x8xf32> to tensor<4x5xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<4x5xf32> into tensor<20xf32>
  return %1, %3 : tensor<4x5xf32>, tensor<20xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.reassociative_reshape_folding
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%t: tensor<4x5xf32>, %d: tensor<8x8x8xf32>, %n: index) -> tensor<8x8x8xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %d) -> tensor<8x8x8xf32> {
    %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [4, 1, 5] : tensor<4x5xf32> into tensor<4x1x5xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, %i, %i] [4, 1, 5] [1, 1, 1] : tensor<4x1x5xf32> into tensor<8x8x8xf32>
    }
  }
  return %r : tensor<8x8x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.reassociative_reshape_folding
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) -> tensor<2x7xf32> {
  %0 = tensor.concat dim(1) %a, %b : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  return %0 : tensor<2x7xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.decompose_concat
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%a: tensor<8x4xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(1) %a, %b : (tensor<8x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.decompose_concat
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>, %c: tensor<5x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %0 = tensor.concat dim(0) %a, %b, %c : (tensor<?x4xf32>, tensor<?x4xf32>, tensor<5x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.concat dim(0) %a : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<?x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.decompose_concat
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a() -> (tensor<2x3xf32>, tensor<2x3xindex>) {
  %f = arith.constant 1.5 : f32
  %c = arith.constant 4 : index
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32>
  %1 = tensor.generate {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : index
  } : tensor<2x3xindex>
  return %0, %1 : tensor<2x3xf32>, tensor<2x3xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.rewrite_as_constant
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%n: index, %e: f32) -> (tensor<?x3xf32>, tensor<3xf32>, tensor<3xindex>) {
  %f = arith.constant 1.5 : f32
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x3xf32>
  %1 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %e : f32
  } : tensor<3xf32>
  %2 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<3xindex>
  return %0, %1, %2 : tensor<?x3xf32>, tensor<3xf32>, tensor<3xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.rewrite_as_constant
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c() -> (tensor<3x4xf32>, tensor<4xi8>, tensor<2xi1>) {
  %t = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %f = arith.constant 0.5 : f32
  %0 = tensor.pad %t low[1, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x2xf32> to tensor<3x4xf32>
  %u = arith.constant dense<7> : tensor<2xi8>
  %c = arith.constant -1 : i8
  %1 = tensor.pad %u low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %c : i8
  } : tensor<2xi8> to tensor<4xi8>
  %v = arith.constant dense<true> : tensor<1xi1>
  %d = arith.constant false
  %2 = tensor.pad %v low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %d : i1
  } : tensor<1xi1> to tensor<2xi1>
  return %0, %1, %2 : tensor<3x4xf32>, tensor<4xi8>, tensor<2xi1>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.rewrite_as_constant
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%n: index) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>) {
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %f = arith.constant 0.5 : f32
  %0 = tensor.pad %t low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<3xf32>
  %1 = tensor.pad %t low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<3xf32>
  %u = arith.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %2 = tensor.pad %u nofold low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<3xf32>
  %v = arith.constant dense<[4.0, 3.0]> : tensor<2xf32>
  %3 = tensor.pad %v low[0] high[%c1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<?xf32>
  return %0, %1, %2, %3 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.rewrite_as_constant
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%n: index) -> (tensor<3xf32>, tensor<3xf32>) {
  %t = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %f = arith.constant 0.5 : f32
  %0 = tensor.pad %t low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<3xf32>
  %1 = tensor.pad %t low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<3xf32>
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.rewrite_as_constant aggressive
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%s: tensor<28x2x?x16x16xf32>, %z: index) -> tensor<28x28x10xf32> {
  %e = tensor.empty() : tensor<28x28x15xf32>
  %0 = linalg.unpack %s outer_dims_perm = [0, 1, 2] inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %e : tensor<28x2x?x16x16xf32> -> tensor<28x28x15xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [28, 28, 10] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x28x10xf32>
  return %1 : tensor<28x28x10xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%s: tensor<16641x16xf32>) -> tensor<2082x1x8x32xf32> {
  %c0 = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2082x1x8x32xf32>
  %p = tensor.pad %s low[0, 0] high[15, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c0 : f32
  } : tensor<16641x16xf32> to tensor<16656x16xf32>
  %0 = linalg.pack %p padding_value(%c0 : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<16656x16xf32> -> tensor<2082x1x8x32xf32>
  return %0 : tensor<2082x1x8x32xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%s: tensor<56x57x1x64xf32>) -> tensor<1x57x56x2x32xf32> {
  %0 = tensor.empty() : tensor<56x2x1x57x32xf32>
  %pack = linalg.pack %s outer_dims_perm = [0, 3, 2, 1] inner_dims_pos = [3] inner_tiles = [32] into %0 : tensor<56x57x1x64xf32> -> tensor<56x2x1x57x32xf32>
  %1 = tensor.empty() : tensor<1x57x56x2x32xf32>
  %t = linalg.transpose ins(%pack : tensor<56x2x1x57x32xf32>) outs(%1 : tensor<1x57x56x2x32xf32>) permutation = [2, 3, 0, 1, 4]
  return %t : tensor<1x57x56x2x32xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%s: tensor<56x57x1x64xf32>) -> tensor<1x57x56x2x32xf32> {
  %1 = tensor.empty() : tensor<1x56x57x64xf32>
  %t = linalg.transpose ins(%s : tensor<56x57x1x64xf32>) outs(%1 : tensor<1x56x57x64xf32>) permutation = [2, 0, 1, 3]
  %0 = tensor.empty() : tensor<1x57x56x2x32xf32>
  %pack = linalg.pack %t outer_dims_perm = [0, 2, 1, 3] inner_dims_pos = [3] inner_tiles = [32] into %0 : tensor<1x56x57x64xf32> -> tensor<1x57x56x2x32xf32>
  return %pack : tensor<1x57x56x2x32xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%s: tensor<1x4x16x2xf32>) -> tensor<16x8xf32> {
  %o = tensor.empty() : tensor<4x1x16x2xf32>
  %t = linalg.transpose ins(%s : tensor<1x4x16x2xf32>) outs(%o : tensor<4x1x16x2xf32>) permutation = [1, 0, 2, 3]
  %e = tensor.empty() : tensor<16x8xf32>
  %u = linalg.unpack %t outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [16, 2] into %e : tensor<4x1x16x2xf32> -> tensor<16x8xf32>
  return %u : tensor<16x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%d: tensor<8x8x32x32xf32>, %e: tensor<256x256xf32>) -> (tensor<8x8x32x32xf32>, tensor<256x256xf32>) {
  %0 = tensor.empty() : tensor<256x256xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %d : tensor<256x256xf32> -> tensor<8x8x32x32xf32>
  %2 = tensor.empty() : tensor<8x8x32x32xf32>
  %3 = linalg.unpack %2 inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %e : tensor<8x8x32x32xf32> -> tensor<256x256xf32>
  return %1, %3 : tensor<8x8x32x32xf32>, tensor<256x256xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty
    } : !transform.any_op
    transform.yield
  }
}
