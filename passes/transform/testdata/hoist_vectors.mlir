// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/hoist_vectors.out

func.func @sub(%m: memref<8x8xf32>, %lb: index, %ub: index, %s: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  %w = memref.subview %m[4, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1], offset: 32>>
  scf.for %i = %lb to %ub step %s {
    %0 = vector.transfer_read %v[%c0, %c0], %f : memref<4x8xf32, strided<[8, 1]>>, vector<4xf32>
    %1 = "u.u"(%0) : (vector<4xf32>) -> vector<4xf32>
    vector.transfer_write %1, %v[%c0, %c0] : vector<4xf32>, memref<4x8xf32, strided<[8, 1]>>
    %2 = vector.transfer_read %w[%c0, %c0], %f : memref<4x8xf32, strided<[8, 1], offset: 32>>, vector<4xf32>
    %3 = "u.u"(%2) : (vector<4xf32>) -> vector<4xf32>
    vector.transfer_write %3, %w[%c0, %c0] : vector<4xf32>, memref<4x8xf32, strided<[8, 1], offset: 32>>
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @plain(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %f: f32) {
  %c0 = arith.constant 0 : index
  scf.for %i = %lb to %ub step %s {
    scf.for %j = %lb to %ub step %s {
      %0 = vector.transfer_read %m[%c0, %c0], %f : memref<?x?xf32>, vector<4xf32>
      %1 = arith.addf %0, %0 : vector<4xf32>
      vector.transfer_write %1, %m[%c0, %c0] : vector<4xf32>, memref<?x?xf32>
    }
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @single(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %f: f32, %n: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  scf.for %i = %lb to %ub step %s {
    %0 = vector.transfer_read %m[%c0, %c0], %f : memref<?x?xf32>, vector<4xf32>
    "u.u"(%0) : (vector<4xf32>) -> ()
    %1 = vector.transfer_read %n[%c0], %f : memref<?xf32>, vector<4xf32>
    memref.store %f, %n[%i] : memref<?xf32>
    "u.u"(%1) : (vector<4xf32>) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @cast(%m: memref<4x8xf32>, %lb: index, %ub: index, %s: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %v = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  scf.for %i = %lb to %ub step %s {
    %0 = vector.transfer_read %v[%c0, %c0], %f : memref<?x?xf32>, vector<4xf32>
    %1 = arith.addf %0, %0 : vector<4xf32>
    vector.transfer_write %1, %v[%c0, %c0] : vector<4xf32>, memref<?x?xf32>
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @collapse(%m: memref<4x8xf32>, %lb: index, %ub: index, %s: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %v = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  scf.for %i = %lb to %ub step %s {
    %0 = vector.transfer_read %v[%c0], %f : memref<32xf32>, vector<4xf32>
    %1 = arith.addf %0, %0 : vector<4xf32>
    vector.transfer_write %1, %v[%c0] : vector<4xf32>, memref<32xf32>
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @assume(%m: memref<4x8xf32>, %lb: index, %ub: index, %s: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %v = memref.assume_alignment %m, 64 : memref<4x8xf32>
  scf.for %i = %lb to %ub step %s {
    %0 = vector.transfer_read %v[%c0, %c0], %f : memref<4x8xf32>, vector<4xf32>
    %1 = arith.addf %0, %0 : vector<4xf32>
    vector.transfer_write %1, %v[%c0, %c0] : vector<4xf32>, memref<4x8xf32>
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @viewuser(%m: memref<4x8xf32>, %lb: index, %ub: index, %s: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  scf.for %i = %lb to %ub step %s {
    %0 = vector.transfer_read %m[%c0, %c0], %f : memref<4x8xf32>, vector<4xf32>
    %1 = arith.addf %0, %0 : vector<4xf32>
    vector.transfer_write %1, %m[%c0, %c0] : vector<4xf32>, memref<4x8xf32>
  }
  "u.u"(%v) : (memref<4x8xf32, strided<[8, 1]>>) -> ()
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @dis(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %f: f32, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %lb to %ub step %s iter_args() -> () {
    %0 = vector.transfer_read %m[%c0, %c0], %f : memref<?x?xf32>, vector<4xf32>
    %2 = vector.transfer_read %m[%c1, %c0], %f : memref<?x?xf32>, vector<4xf32>
    %1 = arith.addf %0, %0 : vector<4xf32>
    %3 = arith.addf %2, %2 : vector<4xf32>
    vector.transfer_write %1, %m[%c0, %c0] : vector<4xf32>, memref<?x?xf32>
    vector.transfer_write %3, %m[%c1, %c0] : vector<4xf32>, memref<?x?xf32>
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @dis2(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %f: f32, %k: index) {
  %c0 = arith.constant 0 : index
  %k1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%k)
  scf.for %i = %lb to %ub step %s {
    %0 = vector.transfer_read %m[%k, %c0], %f : memref<?x?xf32>, vector<4xf32>
    %2 = vector.transfer_read %m[%k1, %c0], %f : memref<?x?xf32>, vector<4xf32>
    %1 = arith.addf %0, %2 : vector<4xf32>
    vector.transfer_write %1, %m[%k, %c0] : vector<4xf32>, memref<?x?xf32>
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @aff(%m: memref<?xf32>, %n: index, %f: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<0.0> : vector<4xf32>
  %r = affine.for %i = 0 to %n iter_args(%x = %z) -> (vector<4xf32>) {
    %0 = vector.transfer_read %m[%c0], %f : memref<?xf32>, vector<4xf32>
    %1 = arith.addf %0, %x : vector<4xf32>
    vector.transfer_write %1, %m[%c0] : vector<4xf32>, memref<?xf32>
    affine.yield %1 : vector<4xf32>
  }
  return %r : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @carried(%m: memref<?xf32>, %n: index, %f: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant dense<0.0> : vector<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> (vector<4xf32>) {
    %0 = vector.transfer_read %m[%c0], %f : memref<?xf32>, vector<4xf32>
    %1 = arith.addf %0, %x : vector<4xf32>
    vector.transfer_write %1, %m[%c0] : vector<4xf32>, memref<?xf32>
    scf.yield %1 : vector<4xf32>
  } {tag}
  return %r : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @different(%m: memref<?x?xf32>, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = vector.transfer_read %m[%c0, %c0], %f : memref<?x?xf32>, vector<4xf32>
    %1 = arith.addf %0, %0 : vector<4xf32>
    vector.transfer_write %1, %m[%c1, %c0] : vector<4xf32>, memref<?x?xf32>
    %2 = vector.transfer_read %m[%i, %c0], %f : memref<?x?xf32>, vector<4xf32>
    "u.u"(%2) : (vector<4xf32>) -> ()
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = vector.transfer_read %m[%c0, %c0], %f : memref<?x?xf32>, vector<4xf32>
    %1 = "u.u"(%0, %m) : (vector<4xf32>, memref<?x?xf32>) -> vector<4xf32>
    vector.transfer_write %1, %m[%c0, %c0] : vector<4xf32>, memref<?x?xf32>
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @zero(%m: memref<?xf32>, %n: index, %f: f32, %o: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = vector.transfer_read %m[%c0], %f : memref<?xf32>, vector<4xf32>
    %1 = arith.addf %0, %0 : vector<4xf32>
    vector.transfer_write %1, %m[%c0] : vector<4xf32>, memref<?xf32>
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = vector.transfer_read %o[%c0], %f : memref<?xf32>, vector<4xf32>
    %1 = arith.addf %0, %0 : vector<4xf32>
    vector.transfer_write %1, %o[%c0] : vector<4xf32>, memref<?xf32>
  }
  %k = affine.max affine_map<()[s0] -> (s0, 1)>()[%n]
  affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) {
    %0 = vector.transfer_read %o[%c0], %f : memref<?xf32>, vector<4xf32>
    %1 = arith.addf %0, %0 : vector<4xf32>
    vector.transfer_write %1, %o[%c0] : vector<4xf32>, memref<?xf32>
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %f {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @bro(%lb: index, %ub: index, %s: index, %v: vector<3x4xf32>) -> vector<3x4xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %v) -> vector<3x4xf32> {
    %e = vector.extract %x[0] : vector<4xf32> from vector<3x4xf32>
    %u = "u.u"(%e) : (vector<4xf32>) -> vector<4xf32>
    %b = vector.broadcast %u : vector<4xf32> to vector<3x4xf32>
    scf.yield %b : vector<3x4xf32>
  }
  return %r : vector<3x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_broadcasts %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @bro2(%lb: index, %ub: index, %s: index, %v: vector<3x4xf32>, %w: vector<4xf32>, %n: index) -> (vector<3x4xf32>, vector<4xf32>, vector<4xf32>) {
  %r:3 = scf.for %i = %lb to %ub step %s iter_args(%x = %v, %y = %w, %z = %w) -> (vector<3x4xf32>, vector<4xf32>, vector<4xf32>) {
    %e = vector.extract %x[%n] : vector<4xf32> from vector<3x4xf32>
    %u = "u.u"(%e) : (vector<4xf32>) -> vector<4xf32>
    %b = vector.broadcast %u : vector<4xf32> to vector<3x4xf32>
    %e1 = vector.extract %y[1] : f32 from vector<4xf32>
    %u1 = "u.u"(%e1) : (f32) -> f32
    %b1 = vector.broadcast %u1 : f32 to vector<4xf32>
    %e2 = vector.extract %z[%i] : f32 from vector<4xf32>
    %u2 = "u.u"(%e2) : (f32) -> f32
    %b2 = vector.broadcast %u2 : f32 to vector<4xf32>
    scf.yield %b, %b1, %b2 : vector<3x4xf32>, vector<4xf32>, vector<4xf32>
  }
  return %r#0, %r#1, %r#2 : vector<3x4xf32>, vector<4xf32>, vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_broadcasts %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @bro3(%lb: index, %ub: index, %s: index, %v: vector<3x4xf32>) -> (vector<3x4xf32>, vector<3x4xf32>) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%x = %v, %y = %v) -> (vector<3x4xf32>, vector<3x4xf32>) {
    %e = vector.extract %x[0] : vector<4xf32> from vector<3x4xf32>
    %u = "u.u"(%e, %x) : (vector<4xf32>, vector<3x4xf32>) -> vector<4xf32>
    %b = vector.broadcast %u : vector<4xf32> to vector<3x4xf32>
    %e1 = vector.extract %y[0, 0] : f32 from vector<3x4xf32>
    %u1 = "u.u"(%e1) : (f32) -> vector<4xf32>
    %b1 = vector.broadcast %u1 : vector<4xf32> to vector<3x4xf32>
    scf.yield %b, %b1 : vector<3x4xf32>, vector<3x4xf32>
  }
  return %r#0, %r#1 : vector<3x4xf32>, vector<3x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_broadcasts %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
