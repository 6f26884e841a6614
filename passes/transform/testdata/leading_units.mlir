// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/leading_units.out

func.func @c0(%arg0: vector<1x16x8xf32>, %arg1: vector<1x8x16xf32>, %arg2: vector<1x16x16xf32>) -> vector<1x16x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(l, i, j, k) -> (l, i, k)>, affine_map<(l, i, j, k) -> (l, k, j)>, affine_map<(l, i, j, k) -> (l, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>} %arg0, %arg1, %arg2  : vector<1x16x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32>
  return %0: vector<1x16x16xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c2(%arg0: vector<2x1x8xf32>, %arg1: vector<4x8x1xf32>, %arg2: vector<1x2x4xf32>) -> vector<1x2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(l, i, j, k) -> (i, l, k)>, affine_map<(l, i, j, k) -> (j, k, l)>, affine_map<(l, i, j, k) -> (l, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %arg0, %arg1, %arg2  : vector<2x1x8xf32>, vector<4x8x1xf32> into vector<1x2x4xf32>
  return %0: vector<1x2x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c4(%arg0: vector<1x16x8xf32>, %arg1: vector<1x8x16xf32>, %arg2: vector<1x16x16xf32>, %m: vector<1x16x16x8xi1>) -> vector<1x16x16xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(l, i, j, k) -> (l, i, k)>, affine_map<(l, i, j, k) -> (l, k, j)>, affine_map<(l, i, j, k) -> (l, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2  : vector<1x16x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32> } : vector<1x16x16x8xi1> -> vector<1x16x16xf32>
  return %0: vector<1x16x16xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c5(%arg0: vector<16x1x8xf32>, %arg1: vector<1x8x16xf32>, %arg2: vector<16x1x16xf32>) -> vector<16x1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(l, i, j, k) -> (i, l, k)>, affine_map<(l, i, j, k) -> (l, k, j)>, affine_map<(l, i, j, k) -> (i, l, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %arg0, %arg1, %arg2  : vector<16x1x8xf32>, vector<1x8x16xf32> into vector<16x1x16xf32>
  return %0: vector<16x1x16xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c6(%arg0: vector<1x8xf32>, %arg1: vector<8x1xf32>, %arg2: vector<1x1xf32>) -> vector<1x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %arg0, %arg1, %arg2  : vector<1x8xf32>, vector<8x1xf32> into vector<1x1xf32>
  return %0: vector<1x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c7(%arg0: vector<8x1x1xf16>, %arg1: vector<1x8xf16>, %arg2: vector<1x1xf32>) -> vector<1x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (k, j, i)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j, i)>], iterator_types = ["parallel", "parallel", "reduction"]} %arg0, %arg1, %arg2  : vector<8x1x1xf16>, vector<1x8xf16> into vector<1x1xf32>
  return %0: vector<1x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @e0(%a: vector<1x1x8xf32>) -> vector<1x8x8xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [0, 0, 0], sizes = [1, 1, 4], strides = [1, 1, 1]} : vector<1x1x8xf32> to vector<1x1x4xf32>
  %1 = vector.broadcast %0 : vector<1x1x4xf32> to vector<2x1x1x4xf32>
  "x.x"(%1) : (vector<2x1x1x4xf32>) -> ()
  %r = vector.broadcast %a : vector<1x1x8xf32> to vector<1x8x8xf32>
  return %r : vector<1x8x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @e1(%a: vector<1x8x8xf16>, %b: vector<1x8x[8]xf16>) -> (vector<1x1x8xf16>, vector<1x1x[8]xf16>) {
  %0 = vector.extract_strided_slice %a {offsets = [0, 4], sizes = [1, 1], strides = [1, 1]} : vector<1x8x8xf16> to vector<1x1x8xf16>
  %1 = vector.extract_strided_slice %b {offsets = [0, 4], sizes = [1, 1], strides = [1, 1]} : vector<1x8x[8]xf16> to vector<1x1x[8]xf16>
  return %0, %1 : vector<1x1x8xf16>, vector<1x1x[8]xf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @e2(%a: vector<8x1x8xf16>) -> (vector<4x1x8xf16>) {
  %0 = vector.extract_strided_slice %a {offsets = [4], sizes = [4], strides = [1]} : vector<8x1x8xf16> to vector<4x1x8xf16>
  return %0 : vector<4x1x8xf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @i0(%arg0: vector<1x1x8xf16>, %arg1: vector<1x8x8xf16>) -> vector<1x8x8xf16> {
  %0 = vector.insert_strided_slice %arg0, %arg1 {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<1x1x8xf16> into vector<1x8x8xf16>
  return %0: vector<1x8x8xf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @i1(%arg0: vector<1xf16>, %arg1: vector<1x1x1xf16>) -> vector<1x1x1xf16> {
  %0 = vector.insert_strided_slice %arg0, %arg1 {offsets = [0, 0, 0], strides = [1]} : vector<1xf16> into vector<1x1x1xf16>
  return %0: vector<1x1x1xf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @i2(%arg0: vector<1x8x[8]xf16>, %arg1: vector<2x8x[8]xf16>, %c: vector<1x4xf16>, %d: vector<1x3x8xf16>) -> (vector<2x8x[8]xf16>, vector<1x3x8xf16>) {
  %0 = vector.insert_strided_slice %arg0, %arg1 {offsets = [1, 0, 0], strides = [1, 1, 1]} : vector<1x8x[8]xf16> into vector<2x8x[8]xf16>
  %1 = vector.insert_strided_slice %c, %d {offsets = [0, 2, 3], strides = [1, 1]} : vector<1x4xf16> into vector<1x3x8xf16>
  return %0, %1: vector<2x8x[8]xf16>, vector<1x3x8xf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @n0(%s: f32, %v: vector<1x1x4xf32>) -> vector<1x1x4xf32> {
  %0 = vector.insert %s, %v [0, 0, 0] : f32 into vector<1x1x4xf32>
  return %0: vector<1x1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @n1(%s: vector<4xf32>, %v: vector<1x1x4xf32>) -> vector<1x1x4xf32> {
  %0 = vector.insert %s, %v [0, 0] : vector<4xf32> into vector<1x1x4xf32>
  return %0: vector<1x1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @n2(%s: vector<4xf32>, %v: vector<1x2x4xf32>, %i: index) -> vector<1x2x4xf32> {
  %0 = vector.insert %s, %v [0, 1] : vector<4xf32> into vector<1x2x4xf32>
  %1 = vector.insert %s, %0 [0, %i] : vector<4xf32> into vector<1x2x4xf32>
  %2 = vector.insert %s, %1 [%i, %i] : vector<4xf32> into vector<1x2x4xf32>
  return %2: vector<1x2x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @n3(%s: vector<1x1x4xf32>, %v: vector<8x1x1x4xf32>, %w: vector<1x8x1x4xf32>, %t: vector<1x4xf32>) -> (vector<8x1x1x4xf32>, vector<1x8x1x4xf32>) {
  %0 = vector.insert %s, %v [6] : vector<1x1x4xf32> into vector<8x1x1x4xf32>
  %1 = vector.insert %t, %w [0, 7] : vector<1x4xf32> into vector<1x8x1x4xf32>
  return %0, %1: vector<8x1x1x4xf32>, vector<1x8x1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @k0() -> (vector<1x8x16xi1>, vector<1x1x4xi1>, vector<1x1xi1>, vector<1x[4]xi1>) {
  %0 = vector.constant_mask [1, 8, 3] : vector<1x8x16xi1>
  %1 = vector.constant_mask [0, 0, 0] : vector<1x1x4xi1>
  %2 = vector.constant_mask [1, 1] : vector<1x1xi1>
  %3 = vector.constant_mask [1, 4] : vector<1x[4]xi1>
  return %0, %1, %2, %3 : vector<1x8x16xi1>, vector<1x1x4xi1>, vector<1x1xi1>, vector<1x[4]xi1>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @r0(%a: memref<1x4x8x16xf16>) -> (vector<1x4xf16>, vector<1x1xf16>, vector<1x4xf16>) {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0. : f16
  %0 = vector.transfer_read %a[%c0, %c0, %c0, %c0], %f0 {in_bounds = [true, true]} : memref<1x4x8x16xf16>, vector<1x4xf16>
  %1 = vector.transfer_read %a[%c0, %c0, %c0, %c0], %f0 {in_bounds = [true, true]} : memref<1x4x8x16xf16>, vector<1x1xf16>
  %2 = vector.transfer_read %a[%c0, %c0, %c0, %c0], %f0 {permutation_map = affine_map<(a, b, c, d) -> (d, b)>, in_bounds = [true, false]} : memref<1x4x8x16xf16>, vector<1x4xf16>
  return %0, %1, %2: vector<1x4xf16>, vector<1x1xf16>, vector<1x4xf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @r1(%a: memref<1x4x8x16xf16>, %m: vector<1x4xi1>, %n: vector<4x1xi1>) -> (vector<1x4xf16>, vector<1x4xf16>) {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0. : f16
  %0 = vector.transfer_read %a[%c0, %c0, %c0, %c0], %f0, %m {in_bounds = [true, true]} : memref<1x4x8x16xf16>, vector<1x4xf16>
  %2 = vector.transfer_read %a[%c0, %c0, %c0, %c0], %f0, %n {permutation_map = affine_map<(a, b, c, d) -> (d, b)>, in_bounds = [true, false]} : memref<1x4x8x16xf16>, vector<1x4xf16>
  return %0, %2: vector<1x4xf16>, vector<1x4xf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @r2(%a: memref<vector<1x4xf16>>, %b: memref<f16>, %m: vector<4xi1>, %t: tensor<4x?xf16>) -> (vector<1x4xf16>, vector<1x1x4xf16>) {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0. : f16
  %v0 = arith.constant dense<0.> : vector<1x4xf16>
  %0 = vector.transfer_read %a[], %v0 : memref<vector<1x4xf16>>, vector<1x4xf16>
  %1 = vector.transfer_read %t[%c0, %c0], %f0, %m {permutation_map = affine_map<(a, b) -> (0, 0, b)>, in_bounds = [true, true, false]} : tensor<4x?xf16>, vector<1x1x4xf16>
  return %0, %1: vector<1x4xf16>, vector<1x1x4xf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @w0(%a: memref<1x4x8x16xf16>, %v: vector<1x4xf16>, %z: vector<1x1xf16>, %m: vector<1x4xi1>, %t: tensor<4x?xf16>, %n: vector<4x1xi1>) -> tensor<4x?xf16> {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %a[%c0, %c0, %c0, %c0] {in_bounds = [true, true]} : vector<1x4xf16>, memref<1x4x8x16xf16>
  vector.transfer_write %z, %a[%c0, %c0, %c0, %c0] {in_bounds = [true, true]} : vector<1x1xf16>, memref<1x4x8x16xf16>
  vector.transfer_write %v, %a[%c0, %c0, %c0, %c0], %m {in_bounds = [true, false]} : vector<1x4xf16>, memref<1x4x8x16xf16>
  vector.transfer_write %v, %a[%c0, %c0, %c0, %c0], %n {permutation_map = affine_map<(a, b, c, d) -> (d, b)>, in_bounds = [true, false]} : vector<1x4xf16>, memref<1x4x8x16xf16>
  %r = vector.transfer_write %v, %t[%c0, %c0] : vector<1x4xf16>, tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @r3(%a: memref<1x4x8x16xf16>, %m: vector<1x4xi1>, %v: vector<1x4xf16>) -> (vector<1x4xf16>) {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0. : f16
  %0 = vector.mask %m { vector.transfer_read %a[%c0, %c0, %c0, %c0], %f0 {in_bounds = [true, true]} : memref<1x4x8x16xf16>, vector<1x4xf16> } : vector<1x4xi1> -> vector<1x4xf16>
  return %0: vector<1x4xf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @l0(%a: vector<1x1x8xf32>, %f: vector<1x4xf16>, %g: vector<1x4xf16>, %i: vector<1x1x1xi32>, %s: i1, %c: vector<1x[4]xi1>, %d: vector<1x[4]xf32>) -> (vector<1x1x8xf32>, vector<1x4xf16>, vector<1x4xi1>, vector<1x1x1xf32>, vector<1x4xf16>, vector<1x[4]xf32>) {
  %0 = arith.addf %a, %a fastmath<fast> : vector<1x1x8xf32>
  %1 = arith.addf %f, %g : vector<1x4xf16>
  %2 = arith.cmpf ogt, %f, %g : vector<1x4xf16>
  %3 = arith.sitofp %i : vector<1x1x1xi32> to vector<1x1x1xf32>
  %4 = arith.select %s, %f, %1 : vector<1x4xf16>
  %5 = arith.select %c, %d, %d : vector<1x[4]xi1>, vector<1x[4]xf32>
  return %0, %1, %2, %3, %4, %5: vector<1x1x8xf32>, vector<1x4xf16>, vector<1x4xi1>, vector<1x1x1xf32>, vector<1x4xf16>, vector<1x[4]xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @l1(%a: vector<[1]x8xf32>, %b: vector<4x1xf32>, %c: vector<1xf32>, %d: vector<f32>) -> (vector<[1]x8xf32>, vector<4x1xf32>, vector<1xf32>, vector<f32>) {
  %0 = arith.addf %a, %a : vector<[1]x8xf32>
  %1 = arith.addf %b, %b : vector<4x1xf32>
  %2 = arith.addf %c, %c : vector<1xf32>
  %3 = math.exp %d : vector<f32>
  return %0, %1, %2, %3 : vector<[1]x8xf32>, vector<4x1xf32>, vector<1xf32>, vector<f32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @l2(%a: vector<1x8xf32>, %b: vector<1x8xf32>, %c: vector<1x8xf32>) -> (vector<1x8xf32>) {
  %0 = vector.fma %a, %b, %c : vector<1x8xf32>
  %1 = math.fma %0, %b, %c : vector<1x8xf32>
  %2 = vector.bitcast %1 : vector<1x8xf32> to vector<1x16xf16>
  %3 = vector.bitcast %2 : vector<1x16xf16> to vector<1x8xf32>
  %4 = vector.shape_cast %3 : vector<1x8xf32> to vector<8xf32>
  %5 = vector.shape_cast %4 : vector<8xf32> to vector<1x8xf32>
  return %5 : vector<1x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @mixed(%m: memref<?x?xf32>, %i: index) {
  %f = arith.constant 1.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<1x8xf32>
  %1 = arith.mulf %0, %0 : vector<1x8xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [0, 2], sizes = [1, 4], strides = [1, 1]} : vector<1x8xf32> to vector<1x4xf32>
  %cst = arith.constant dense<2.0> : vector<1x8xf32>
  %3 = vector.insert_strided_slice %2, %cst {offsets = [0, 1], strides = [1, 1]} : vector<1x4xf32> into vector<1x8xf32>
  vector.transfer_write %3, %m[%i, %i] : vector<1x8xf32>, memref<?x?xf32>
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @matrix(%m: memref<?x?xf32>, %i: index, %a: vector<1x[4]xf32>, %k: vector<1x[4]xi1>) -> vector<1x[4]xf32> {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<1x8xf32>
  vector.store %0, %m[%i, %i] : memref<?x?xf32>, vector<1x8xf32>
  %1 = vector.create_mask %i, %i : vector<1x8xi1>
  "x.x"(%1) : (vector<1x8xi1>) -> ()
  %f = arith.constant 1.0 : f32
  %2 = vector.transfer_read %m[%i, %i], %f, %k : memref<?x?xf32>, vector<1x[4]xf32>
  %3 = arith.addf %a, %2 : vector<1x[4]xf32>
  return %3 : vector<1x[4]xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @nowhere(%s: vector<4xf32>, %v: vector<1x2x4xf32>) -> vector<1x2x4xf32> {
  %0 = vector.insert %s, %v [-1, 1] : vector<4xf32> into vector<1x2x4xf32>
  return %0: vector<1x2x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @short(%a: vector<1x1x8xf16>, %b: vector<1x1x8x4xf16>) -> (vector<1x1x8xf16>, vector<1x1x8x4xf16>) {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [1], strides = [1]} : vector<1x1x8xf16> to vector<1x1x8xf16>
  %1 = vector.extract_strided_slice %b {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<1x1x8x4xf16> to vector<1x1x8x4xf16>
  return %0, %1 : vector<1x1x8xf16>, vector<1x1x8x4xf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @regions(%m: memref<1x4xf32>, %v: vector<1x4xf32>, %k: vector<1x4xi1>) {
  %c0 = arith.constant 0 : index
  vector.mask %k { vector.transfer_write %v, %m[%c0, %c0] : vector<1x4xf32>, memref<1x4xf32> } : vector<1x4xi1>
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @strict(%arg0: vector<1x1x8xf32>, %arg1: vector<1x1x8xf32>, %arg2: vector<1x1xf32>, %m: vector<1x1x8xi1>) -> vector<1x1xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(l, i, k) -> (l, i, k)>, affine_map<(l, i, k) -> (l, i, k)>, affine_map<(l, i, k) -> (l, i)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2  : vector<1x1x8xf32>, vector<1x1x8xf32> into vector<1x1xf32> } : vector<1x1x8xi1> -> vector<1x1xf32>
  return %0: vector<1x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @dyn(%s: vector<1x4xf32>, %v: vector<1x2x4x1x4xf32>, %i: index, %j: index, %k: index) -> vector<1x2x4x1x4xf32> {
  %0 = vector.insert %s, %v [%i, 1, %j] : vector<1x4xf32> into vector<1x2x4x1x4xf32>
  %1 = vector.insert %s, %0 [0, %k, %j] : vector<1x4xf32> into vector<1x2x4x1x4xf32>
  return %1: vector<1x2x4x1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
