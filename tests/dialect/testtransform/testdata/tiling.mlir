// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/tiling.out

func.func @mm(%a: tensor<128x300xf32>, %b: tensor<300x?xf32>, %c: tensor<128x?xf32>) -> tensor<128x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x300xf32>, tensor<300x?xf32>) outs(%c : tensor<128x?xf32>) -> tensor<128x?xf32>
  return %0 : tensor<128x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %l = transform.test.tile_using_custom_loop %0 tile_sizes = [4, 5, 6] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @red(%a: tensor<?x?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %e = linalg.exp ins(%a : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%e: tensor<?x?xf32>) outs(%c: tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %l = transform.test.tile_and_fuse_outer_parallel_partial_reduction %0 reduction_dims = [1] tile_sizes = [64] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @consumer(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %0 = scf.for %i = %c0 to %d0 step %c32 iter_args(%x = %a) -> (tensor<?x?xf32>) {
    %1 = scf.for %j = %c0 to %d1 step %c32 iter_args(%y = %x) -> (tensor<?x?xf32>) {
      %s = tensor.extract_slice %y[%i, %j] [32, 32] [1, 1] : tensor<?x?xf32> to tensor<32x32xf32>
      %e = linalg.exp ins(%s : tensor<32x32xf32>) outs(%s : tensor<32x32xf32>) -> tensor<32x32xf32>
      %n = tensor.insert_slice %e into %y[%i, %j] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<?x?xf32>
      scf.yield %n : tensor<?x?xf32>
    }
    scf.yield %1 : tensor<?x?xf32>
  }
  %2 = linalg.add ins(%0, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %slice = transform.structured.match ops{["tensor.insert_slice"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %loops = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %inner, %outer = transform.split_handle %loops : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %c, %f = transform.test.fuse_consumer_using_slice %slice in (%inner, %outer) : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @forall(%a: tensor<64xf32>, %c: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %0 = scf.forall (%i) = (0) to (64) step (16) shared_outs(%x = %a) -> (tensor<64xf32>) {
    %s = tensor.extract_slice %x[%i] [16] [1] : tensor<64xf32> to tensor<16xf32>
    %e = linalg.exp ins(%s : tensor<16xf32>) outs(%s : tensor<16xf32>) -> tensor<16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %x[%i] [16] [1] : tensor<16xf32> into tensor<64xf32>
    }
  }
  %2 = linalg.abs ins(%0 : tensor<64xf32>) outs(%c : tensor<64xf32>) -> tensor<64xf32>
  return %2, %0 : tensor<64xf32>, tensor<64xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %e = transform.structured.match ops{["linalg.abs"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %loop = transform.structured.match ops{["scf.forall"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %f, %l = transform.test.fuse_consumer %e into (%loop) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Sizes of the part of what is packed fold, and leave nothing behind.
func.func @rows(%a: tensor<40x8xf32>, %b: tensor<40x8xf32>, %p: f32) -> tensor<10x4x4x2xf32> {
  %0 = scf.forall (%i) = (0) to (40) step (12) shared_outs(%o = %b) -> (tensor<40x8xf32>) {
    %n = affine.min affine_map<(d0) -> (-d0 + 40, 12)>(%i)
    %x = tensor.extract_slice %a[%i, 0] [%n, 8] [1, 1] : tensor<40x8xf32> to tensor<?x8xf32>
    %y = tensor.extract_slice %o[%i, 0] [%n, 8] [1, 1] : tensor<40x8xf32> to tensor<?x8xf32>
    %e = linalg.abs ins(%x : tensor<?x8xf32>) outs(%y : tensor<?x8xf32>) -> tensor<?x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i, 0] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<40x8xf32>
    }
  }
  %d = tensor.empty() : tensor<10x4x4x2xf32>
  %q = linalg.pack %0 padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %d : tensor<40x8xf32> -> tensor<10x4x4x2xf32>
  return %q : tensor<10x4x4x2xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %q = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    %l = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %f, %n = transform.test.fuse_consumer %q into(%l) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
