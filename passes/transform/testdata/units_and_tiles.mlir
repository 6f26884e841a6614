// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/units_and_tiles.out

func.func @a(%m: memref<1x1x8x1xf32>, %f: f32, %i: index) -> vector<1x8x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %i, %c0, %c0], %f {in_bounds = [true, true, true]} : memref<1x1x8x1xf32>, vector<1x8x1xf32>
  return %0 : vector<1x8x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%m: memref<?x8x1x1xf32, strided<[?, 3, 1, 1], offset: ?>, 2>, %f: f32, %i: index, %v: vector<2x4x1x1xf32>) -> vector<4x1x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%i, %i, %c0, %c0], %f {in_bounds = [false, true, true]} : memref<?x8x1x1xf32, strided<[?, 3, 1, 1], offset: ?>, 2>, vector<4x1x1xf32>
  vector.transfer_write %v, %m[%i, %i, %c0, %c0] {in_bounds = [false, true, true, true]} : vector<2x4x1x1xf32>, memref<?x8x1x1xf32, strided<[?, 3, 1, 1], offset: ?>, 2>
  return %0 : vector<4x1x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%m: memref<4x1xf32>, %f: f32, %i: index, %v: vector<[4]x1xf32>, %n: memref<?x1xf32>, %k: vector<4x1xi1>, %s: memref<4x1xf32, strided<[4, 2]>>) -> (vector<4x1xf32>, vector<4x1xf32>, vector<4x1xf32>, vector<4x1xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0], %f {in_bounds = [true, false]} : memref<4x1xf32>, vector<4x1xf32>
  %1 = vector.transfer_read %m[%c0, %c0], %f, %k {in_bounds = [true, true]} : memref<4x1xf32>, vector<4x1xf32>
  %2 = vector.transfer_read %s[%c0, %c0], %f {in_bounds = [true, true]} : memref<4x1xf32, strided<[4, 2]>>, vector<4x1xf32>
  %3 = vector.transfer_read %m[%c0, %c0], %f {in_bounds = [true, true]} : memref<4x1xf32>, vector<4x1xf32>
  vector.transfer_write %v, %n[%i, %c0] {in_bounds = [true, true]} : vector<[4]x1xf32>, memref<?x1xf32>
  return %0, %1, %2, %3 : vector<4x1xf32>, vector<4x1xf32>, vector<4x1xf32>, vector<4x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%m: memref<1x1xf32>, %f: f32, %v: vector<1x1xf32>) -> vector<1x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0], %f {in_bounds = [true, true]} : memref<1x1xf32>, vector<1x1xf32>
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true]} : vector<1x1xf32>, memref<1x1xf32>
  return %0 : vector<1x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%s: tensor<1x1x32x8xf32>, %d: tensor<1x1x1x1x8x32xf32>) -> tensor<1x1x1x1x8x32xf32> {
  %0 = linalg.pack %s inner_dims_pos = [3, 2] inner_tiles = [8, 32] into %d : tensor<1x1x32x8xf32> -> tensor<1x1x1x1x8x32xf32>
  return %0 : tensor<1x1x1x1x8x32xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%s: tensor<5x1xf32>, %d: tensor<1x1x8x2xf32>, %p: f32) -> tensor<1x1x8x2xf32> {
  %0 = linalg.pack %s padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<5x1xf32> -> tensor<1x1x8x2xf32>
  return %0 : tensor<1x1x8x2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%s: tensor<5x1xf32>, %t: index, %d: tensor<1x1x?x2xf32>, %p: f32) -> tensor<1x1x?x2xf32> {
  %0 = linalg.pack %s padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %d : tensor<5x1xf32> -> tensor<1x1x?x2xf32>
  return %0 : tensor<1x1x?x2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%s: tensor<?x?xf32>, %d: tensor<1x1x8x2xf32>, %p: f32) -> tensor<1x1x8x2xf32> {
  %0 = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<?x?xf32> -> tensor<1x1x8x2xf32>
  return %0 : tensor<1x1x8x2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @e(%s: tensor<4x32xf32>, %d: tensor<4x1x32xf32>) -> tensor<4x1x32xf32> {
  %0 = linalg.pack %s inner_dims_pos = [1] inner_tiles = [32] into %d : tensor<4x32xf32> -> tensor<4x1x32xf32>
  return %0 : tensor<4x1x32xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%s: tensor<4x64xf32>, %d: tensor<4x2x32xf32>) -> tensor<4x2x32xf32> {
  %0 = linalg.pack %s inner_dims_pos = [1] inner_tiles = [32] into %d : tensor<4x64xf32> -> tensor<4x2x32xf32>
  return %0 : tensor<4x2x32xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @g(%s: tensor<1x1x1x1x8x32xf32>, %d: tensor<1x1x32x8xf32>) -> tensor<1x1x32x8xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [3, 2] inner_tiles = [8, 32] into %d : tensor<1x1x1x1x8x32xf32> -> tensor<1x1x32x8xf32>
  return %0 : tensor<1x1x32x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @h(%s: tensor<1x1x8x2xf32>, %d: tensor<5x1xf32>) -> tensor<5x1xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<1x1x8x2xf32> -> tensor<5x1xf32>
  return %0 : tensor<5x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @i(%s: tensor<1x1x?x2xf32>, %t: index, %d: tensor<5x1xf32>) -> tensor<5x1xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %d : tensor<1x1x?x2xf32> -> tensor<5x1xf32>
  return %0 : tensor<5x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @j(%s: tensor<4x1x32xf32>, %d: tensor<4x30xf32>) -> tensor<4x30xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [1] inner_tiles = [32] into %d : tensor<4x1x32xf32> -> tensor<4x30xf32>
  return %0 : tensor<4x30xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @k(%s: tensor<1x1x8x2xf32>, %d: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.unpack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<1x1x8x2xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield
  }
}
