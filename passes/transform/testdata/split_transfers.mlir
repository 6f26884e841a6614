// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/split_transfers.out

func.func @a(%m: memref<?x8xf32>, %i: index, %j: index, %f: f32) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %f : memref<?x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%m: memref<7x8xf32>, %j: index, %f: f32) -> (vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = vector.transfer_read %m[%c0, %j], %f : memref<7x8xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %m[%c3, %c0], %f : memref<7x8xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %m[%c0, %c0], %f {in_bounds = [false, true]} : memref<7x8xf32>, vector<4x8xf32>
  return %0, %1, %2 : vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%m: memref<?xf32>, %n: index, %v: vector<4xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      vector.transfer_write %v, %m[%j] : vector<4xf32>, memref<?xf32>
      %k = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%i)[%n]
      %1 = vector.transfer_read %m[%k], %f : memref<?xf32>, vector<4xf32>
      "u"(%1) : (vector<4xf32>) -> ()
    }
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%m: memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %f: f32, %o: memref<?x?xf32, strided<[?, ?], offset: 3>>) -> (vector<4x4xf32>, vector<4x4xf32>) {
  %1 = vector.transfer_read %o[%i, %i], %f : memref<?x?xf32, strided<[?, ?], offset: 3>>, vector<4x4xf32>
  return %1, %1 : vector<4x4xf32>, vector<4x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @g(%m: memref<?xf32>, %n: index, %v: vector<4xf32>, %f: f32) {
  affine.for %i = 0 to %n {
    vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32>
  }
  scf.forall (%i) in (%n) {
    vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32>
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%m: memref<?x8xf32>, %i: index, %j: index, %f: f32) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %f : memref<?x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy"
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%m: memref<?xf32>, %n: index, %v: vector<4xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32>
    %1 = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32>
    "u"(%1) : (vector<4xf32>) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy"
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%m: memref<?x8xf32>, %i: index, %j: index, %f: f32, %t: tensor<?xf32>, %v: vector<4xf32>) -> (vector<4x8xf32>, tensor<?xf32>) {
  %0 = vector.transfer_read %m[%i, %j], %f : memref<?x8xf32>, vector<4x8xf32>
  %1 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  return %0, %1 : vector<4x8xf32>, tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%m: memref<?x8xf32>, %i: index, %j: index, %f: f32) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %f : memref<?x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = none
    } : !transform.any_op
    transform.yield
  }
}
