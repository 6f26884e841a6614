// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/hoist_apart.out

func.func @h(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %i: index, %j: index, %k: index) {
  %z = arith.constant 0.0 : f32
  %p = affine.apply affine_map<(d0)[s0] -> (d0 * 16)>(%j)[%k]
  %q = affine.apply affine_map<(d0)[s0] -> (d0 * 16 + 8)>(%j)[%k]
  scf.for %l = %lb to %ub step %s {
    %0 = vector.transfer_read %m[%i, %p], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %1 = vector.transfer_read %m[%i, %q], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %2 = arith.negf %0 : vector<8xf32>
    %3 = math.exp %1 : vector<8xf32>
    vector.transfer_write %2, %m[%i, %p] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    vector.transfer_write %3, %m[%i, %q] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.hoist_redundant_vector_transfers %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @h(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %i: index, %j: index, %k: index) {
  %z = arith.constant 0.0 : f32
  %p = affine.apply affine_map<(d0)[s0] -> (d0 * 16)>(%j)[%k]
  %q = affine.apply affine_map<(d0)[s0] -> (d0 * 16 + 7)>(%j)[%k]
  scf.for %l = %lb to %ub step %s {
    %0 = vector.transfer_read %m[%i, %p], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %1 = vector.transfer_read %m[%i, %q], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %2 = arith.negf %0 : vector<8xf32>
    %3 = math.exp %1 : vector<8xf32>
    vector.transfer_write %2, %m[%i, %p] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    vector.transfer_write %3, %m[%i, %q] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.hoist_redundant_vector_transfers %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @h(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %i: index, %j: index, %k: index) {
  %z = arith.constant 0.0 : f32
  %p = affine.apply affine_map<(d0)[s0] -> ((d0 floordiv 8) * 16)>(%j)[%k]
  %q = affine.apply affine_map<(d0)[s0] -> ((d0 floordiv 8) * 16 + 8)>(%j)[%k]
  scf.for %l = %lb to %ub step %s {
    %0 = vector.transfer_read %m[%i, %p], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %1 = vector.transfer_read %m[%i, %q], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %2 = arith.negf %0 : vector<8xf32>
    %3 = math.exp %1 : vector<8xf32>
    vector.transfer_write %2, %m[%i, %p] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    vector.transfer_write %3, %m[%i, %q] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.hoist_redundant_vector_transfers %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @h(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %i: index, %j: index, %k: index) {
  %z = arith.constant 0.0 : f32
  %p = affine.apply affine_map<(d0)[s0] -> ((d0 mod 4) * 32 + s0)>(%j)[%k]
  %q = affine.apply affine_map<(d0)[s0] -> ((d0 mod 4) * 32 + s0 + 9)>(%j)[%k]
  scf.for %l = %lb to %ub step %s {
    %0 = vector.transfer_read %m[%i, %p], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %1 = vector.transfer_read %m[%i, %q], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %2 = arith.negf %0 : vector<8xf32>
    %3 = math.exp %1 : vector<8xf32>
    vector.transfer_write %2, %m[%i, %p] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    vector.transfer_write %3, %m[%i, %q] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.hoist_redundant_vector_transfers %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @h(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %i: index, %j: index, %k: index) {
  %z = arith.constant 0.0 : f32
  %p = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%j)[%k]
  %q = affine.apply affine_map<(d0)[s0] -> (d0 - s0)>(%j)[%k]
  scf.for %l = %lb to %ub step %s {
    %0 = vector.transfer_read %m[%i, %p], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %1 = vector.transfer_read %m[%i, %q], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %2 = arith.negf %0 : vector<8xf32>
    %3 = math.exp %1 : vector<8xf32>
    vector.transfer_write %2, %m[%i, %p] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    vector.transfer_write %3, %m[%i, %q] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.hoist_redundant_vector_transfers %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @h(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %i: index, %j: index, %k: index) {
  %z = arith.constant 0.0 : f32
  %p = affine.apply affine_map<(d0)[s0] -> (s0 * 3)>(%j)[%k]
  %q = affine.apply affine_map<(d0)[s0] -> (s0 * 3 - 8)>(%j)[%k]
  scf.for %l = %lb to %ub step %s {
    %0 = vector.transfer_read %m[%i, %p], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %1 = vector.transfer_read %m[%i, %q], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %2 = arith.negf %0 : vector<8xf32>
    %3 = math.exp %1 : vector<8xf32>
    vector.transfer_write %2, %m[%i, %p] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    vector.transfer_write %3, %m[%i, %q] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.hoist_redundant_vector_transfers %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @h(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %i: index, %j: index, %k: index) {
  %z = arith.constant 0.0 : f32
  %p = affine.apply affine_map<(d0)[s0] -> ((d0 ceildiv 5) * 2)>(%j)[%k]
  %q = affine.apply affine_map<(d0)[s0] -> ((d0 ceildiv 5) * 2 - 4)>(%j)[%k]
  scf.for %l = %lb to %ub step %s {
    %0 = vector.transfer_read %m[%i, %p], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %1 = vector.transfer_read %m[%i, %q], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %2 = arith.negf %0 : vector<8xf32>
    %3 = math.exp %1 : vector<8xf32>
    vector.transfer_write %2, %m[%i, %p] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    vector.transfer_write %3, %m[%i, %q] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.hoist_redundant_vector_transfers %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @h(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %i: index, %j: index, %k: index) {
  %z = arith.constant 0.0 : f32
  %p = affine.apply affine_map<(d0)[s0] -> (d0 * 16)>(%j)[%k]
  %q = affine.apply affine_map<(d0)[s0] -> (d0 * 32 + 8)>(%j)[%k]
  scf.for %l = %lb to %ub step %s {
    %0 = vector.transfer_read %m[%i, %p], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %1 = vector.transfer_read %m[%i, %q], %z {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    %2 = arith.negf %0 : vector<8xf32>
    %3 = math.exp %1 : vector<8xf32>
    vector.transfer_write %2, %m[%i, %p] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    vector.transfer_write %3, %m[%i, %q] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.hoist_redundant_vector_transfers %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
