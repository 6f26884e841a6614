// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/vector_rest.out

func.func @a(%a: vector<2x3xi32>, %i: vector<2xi32>) -> (vector<2x3xi32>, vector<2xi32>) {
  %0:2 = vector.scan <add>, %a, %i {inclusive = true, reduction_dim = 1} : vector<2x3xi32>, vector<2xi32>
  return %0#0, %0#1 : vector<2x3xi32>, vector<2xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_scan
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%a: vector<2x3xf32>, %i: vector<3xf32>) -> (vector<2x3xf32>, vector<3xf32>) {
  %0:2 = vector.scan <mul>, %a, %i {inclusive = false, reduction_dim = 0} : vector<2x3xf32>, vector<3xf32>
  return %0#0, %0#1 : vector<2x3xf32>, vector<3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_scan
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%a: vector<4xf32>, %i: vector<f32>) -> (vector<4xf32>, vector<f32>) {
  %0:2 = vector.scan <maximumf>, %a, %i {inclusive = false, reduction_dim = 0} : vector<4xf32>, vector<f32>
  return %0#0, %0#1 : vector<4xf32>, vector<f32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_scan
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%a: vector<4xi8>, %i: vector<i8>) -> (vector<4xi8>, vector<i8>) {
  %0:2 = vector.scan <minui>, %a, %i {inclusive = true, reduction_dim = 0} : vector<4xi8>, vector<i8>
  return %0#0, %0#1 : vector<4xi8>, vector<i8>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_scan
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @e(%a: vector<2x2x2xi64>, %i: vector<2x2xi64>) -> (vector<2x2x2xi64>, vector<2x2xi64>) {
  %0:2 = vector.scan <xor>, %a, %i {inclusive = false, reduction_dim = 1} : vector<2x2x2xi64>, vector<2x2xi64>
  return %0#0, %0#1 : vector<2x2x2xi64>, vector<2x2xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_scan
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%a: vector<7xi16>, %b: vector<7xi16>) -> vector<14xi16> {
  %0 = vector.interleave %a, %b : vector<7xi16> -> vector<14xi16>
  return %0 : vector<14xi16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.interleave_to_shuffle
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%a: vector<i16>, %b: vector<i16>, %c: vector<[2]xi16>, %d: vector<2x3xi8>) -> (vector<2xi16>, vector<[4]xi16>, vector<2x6xi8>) {
  %0 = vector.interleave %a, %b : vector<i16> -> vector<2xi16>
  %1 = vector.interleave %c, %c : vector<[2]xi16> -> vector<[4]xi16>
  %2 = vector.interleave %d, %d : vector<2x3xi8> -> vector<2x6xi8>
  return %0, %1, %2 : vector<2xi16>, vector<[4]xi16>, vector<2x6xi8>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.interleave_to_shuffle
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%a: vector<3xf32>, %b: vector<4xf32>) -> vector<4x3xf32> {
  %0 = vector.broadcast %b : vector<4xf32> to vector<3x4xf32>
  %1 = vector.transpose %0, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %2 = vector.broadcast %a : vector<3xf32> to vector<4x3xf32>
  %3 = arith.mulf %1, %2 : vector<4x3xf32>
  return %3 : vector<4x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.elementwise_to_vector
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%a: vector<3xi32>, %b: vector<4xi32>) -> vector<4x3xi32> {
  %0 = vector.broadcast %b : vector<4xi32> to vector<3x4xi32>
  %1 = vector.transpose %0, [1, 0] : vector<3x4xi32> to vector<4x3xi32>
  %2 = vector.broadcast %a : vector<3xi32> to vector<4x3xi32>
  %3 = arith.muli %2, %1 : vector<4x3xi32>
  return %3 : vector<4x3xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.elementwise_to_vector
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%a: f32, %b: vector<4xf32>, %z: vector<4xf32>) -> (vector<4x3xf32>, vector<4xf32>) {
  %0 = vector.broadcast %b : vector<4xf32> to vector<3x4xf32>
  %1 = vector.transpose %0, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %2 = vector.broadcast %a : f32 to vector<4x3xf32>
  %3 = arith.mulf %1, %2 : vector<4x3xf32>
  %4 = arith.mulf %b, %z : vector<4xf32>
  return %3, %4 : vector<4x3xf32>, vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.elementwise_to_vector
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  return %1 : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.sink_mem_ops
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%m: memref<?x?xf32>, %i: index, %j: index) -> (vector<4xf32>, f32, vector<4xf32>) {
  %0 = vector.load %m[%i, %j] : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.load %m[%i, %j] {nontemporal = true} : memref<?x?xf32>, vector<2x4xf32>
  %3 = vector.extract %2[%i, 0] : f32 from vector<2x4xf32>
  %4 = vector.load %m[%i, %j] {alignment = 8 : i64} : memref<?x?xf32>, vector<2x4xf32>
  %5 = vector.extract %4[0] : vector<4xf32> from vector<2x4xf32>
  return %1, %3, %5 : vector<4xf32>, f32, vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.sink_mem_ops
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%m: memref<?x?xi4>, %n: memref<?xindex>, %i: index, %j: index, %s: memref<?xvector<4xf32>>) -> (i4, index, f32, f32) {
  %0 = vector.load %m[%i, %j] : memref<?x?xi4>, vector<2x4xi4>
  %1 = vector.extract %0[1, 1] : i4 from vector<2x4xi4>
  %2 = vector.load %n[%i] {alignment = 8 : i64, nontemporal = true} : memref<?xindex>, vector<4xindex>
  %3 = vector.extract %2[%j] : index from vector<4xindex>
  %4 = vector.load %s[%i] : memref<?xvector<4xf32>>, vector<4xf32>
  %5 = vector.extract %4[%j] : f32 from vector<4xf32>
  %6 = vector.extract %4[2] : f32 from vector<4xf32>
  return %1, %3, %5, %6 : i4, index, f32, f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.sink_mem_ops
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%m: memref<?xf32>, %i: index, %v: f32, %n: memref<?x?xf32>, %w: vector<1xf32>) {
  %0 = vector.broadcast %v : f32 to vector<1xf32>
  vector.store %0, %m[%i] : memref<?xf32>, vector<1xf32>
  %1 = vector.broadcast %v : f32 to vector<4xf32>
  vector.store %1, %m[%i] : memref<?xf32>, vector<4xf32>
  %2 = vector.broadcast %w : vector<1xf32> to vector<1x1xf32>
  vector.store %2, %n[%i, %i] {nontemporal = true, alignment = 4 : i64} : memref<?x?xf32>, vector<1x1xf32>
  %3 = vector.broadcast %v : f32 to vector<1xf32>
  vector.store %3, %m[%i] : memref<?xf32>, vector<1xf32>
  vector.store %3, %m[%i] : memref<?xf32>, vector<1xf32>
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.sink_mem_ops
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%a: f32, %b: f32) -> vector<2x2xf32> {
  %0 = vector.from_elements %a, %b, %a, %b : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.unroll_from_elements
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%a: vector<2x2xf32>) -> (f32, f32) {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  return %0#0, %0#3 : f32, f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.unroll_to_elements
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%a: vector<1x4x1xf32>, %b: vector<1x4x1xf32>) -> vector<1x4x1xf32> {
  %0 = arith.addf %a, %b : vector<1x4x1xf32>
  return %0 : vector<1x4x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%a: vector<1x1xf32>, %b: vector<1x1xf32>, %c: vector<1xf32>) -> (vector<1x1xf32>, vector<1xf32>) {
  %0 = arith.addf %a, %b : vector<1x1xf32>
  %1 = arith.mulf %c, %c : vector<1xf32>
  return %0, %1 : vector<1x1xf32>, vector<1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%a: vector<1x[1]x4xf32>, %c: vector<1x[1]x4xi1>, %s: i1) -> (vector<1x[1]x4xf32>, vector<1x[1]x4xf32>) {
  %0 = arith.select %c, %a, %a : vector<1x[1]x4xi1>, vector<1x[1]x4xf32>
  %1 = arith.select %s, %0, %a : vector<1x[1]x4xf32>
  return %0, %1 : vector<1x[1]x4xf32>, vector<1x[1]x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%a: vector<1x4x[1]x2xf32>, %u: vector<1x1xf32>) -> (vector<2x[1]x1x4xf32>, vector<1x1xf32>) {
  %0 = vector.transpose %a, [3, 2, 0, 1] : vector<1x4x[1]x2xf32> to vector<2x[1]x1x4xf32>
  %1 = vector.transpose %u, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
  return %0, %1 : vector<2x[1]x1x4xf32>, vector<1x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @e(%a: vector<1x4xf32>, %n: index, %b: vector<2x1xf32>) -> (vector<1x4xf32>, vector<2x1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %q = %n, %y = %b) -> (vector<1x4xf32>, index, vector<2x1xf32>) {
    %1 = arith.addf %x, %x : vector<1x4xf32>
    %2 = "u"(%y) : (vector<2x1xf32>) -> vector<2x1xf32>
    scf.yield %1, %q, %2 : vector<1x4xf32>, index, vector<2x1xf32>
  } {tag}
  return %0#0, %0#2 : vector<1x4xf32>, vector<2x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<1x4xf32>, %b: vector<1x1x4xi32>) -> (vector<1x4xi32>, vector<1x4xf32>, vector<1x1x4xindex>, vector<1x4xf32>) {
  %0 = arith.fptosi %a : vector<1x4xf32> to vector<1x4xi32>
  %1 = math.exp %a fastmath<fast> : vector<1x4xf32>
  %2 = arith.index_cast %b : vector<1x1x4xi32> to vector<1x1x4xindex>
  %3 = vector.fma %a, %a, %a : vector<1x4xf32>
  return %0, %1, %2, %3 : vector<1x4xi32>, vector<1x4xf32>, vector<1x1x4xindex>, vector<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%m: memref<1x4xf32>) -> vector<1x4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c0, %c0], %f {in_bounds = [true, true]} : memref<1x4xf32>, vector<1x4xf32>
  return %0 : vector<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rank_reducing_subview_patterns
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%m: memref<1x1xf32>, %v: vector<1x1xf32>, %w: vector<f32>, %n: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true]} : vector<1x1xf32>, memref<1x1xf32>
  vector.transfer_write %w, %n[%c0] : vector<f32>, memref<1xf32>
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rank_reducing_subview_patterns
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%m: memref<1x?x1xf32>, %v: vector<1x4x1xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = vector.create_mask %c1, %n, %c1 : vector<1x4x1xi1>
  vector.transfer_write %v, %m[%c0, %c0, %c0], %k {in_bounds = [true, true, true]} : vector<1x4x1xf32>, memref<1x?x1xf32>
  %l = vector.create_mask %c1, %n, %n : vector<1x4x1xi1>
  vector.transfer_write %v, %m[%c0, %c0, %c0], %l {in_bounds = [true, true, true]} : vector<1x4x1xf32>, memref<1x?x1xf32>
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rank_reducing_subview_patterns
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%m: memref<1x4xf32>, %t: tensor<1x4xf32>, %i: index, %k: vector<1x4xi1>, %v: vector<1x4xf32>) -> (vector<4xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c0, %c0], %f {in_bounds = [true]} : memref<1x4xf32>, vector<4xf32>
  %1 = vector.transfer_read %t[%c0, %c0], %f {in_bounds = [true, true]} : tensor<1x4xf32>, vector<1x4xf32>
  %2 = vector.transfer_read %m[%i, %c0], %f {in_bounds = [true, true]} : memref<1x4xf32>, vector<1x4xf32>
  %3 = vector.mask %k { vector.transfer_read %m[%c0, %c0], %f {in_bounds = [true, true]} : memref<1x4xf32>, vector<1x4xf32> } : vector<1x4xi1> -> vector<1x4xf32>
  vector.mask %k { vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, memref<1x4xf32> } : vector<1x4xi1>
  %4 = vector.transfer_read %m[%c0, %c0], %f, %k {in_bounds = [true, true]} : memref<1x4xf32>, vector<1x4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rank_reducing_subview_patterns
    } : !transform.any_op
    transform.yield
  }
}
