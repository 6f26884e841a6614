// RUN: ods opt %s --transform-interpreter --split-input-file | FileCheck %s

// A load stays where it is when what is extracted is known only behind it; mlir-opt makes code that it does not accept.
// CHECK-LABEL: @late
// CHECK: vector.load
// CHECK: %[[AT:.*]] = vector.extract %{{.*}}[0] : index
// CHECK: vector.extract %{{.*}}[%[[AT]]] : f32
func.func @late(%m: memref<?xf32>, %i: index, %w: vector<2xindex>) -> f32 {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %k = vector.extract %w[0] : index from vector<2xindex>
  %1 = vector.extract %0[%k] : f32 from vector<4xf32>
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

// A vector of fewer dimensions than the buffer stays as it is, and one that is written to equal indices is written to both;
// mlir-opt does not end with the first, and takes the last index for both of the second.
// CHECK-LABEL: @ranks
// CHECK: vector.transfer_read %{{.*}}[%{{.*}}, %{{.*}}, %{{.*}}], %{{.*}} : memref<?x?x?xf32>, vector<4xf32>
// CHECK: %[[TO:.*]]:3 = scf.if
// CHECK: vector.transfer_write %{{.*}}, %[[TO]]#0[%[[TO]]#1, %[[TO]]#2] {in_bounds = [true, true]}
func.func @ranks(%m: memref<?x?x?xf32>, %i: index, %f: f32, %n: memref<?x?xf32>, %v: vector<4x8xf32>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<4xf32>
  vector.transfer_write %v, %n[%i, %i] : vector<4x8xf32>, memref<?x?xf32>
  return %0 : vector<4xf32>
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

// Padding that depends on where it is fills memory; mlir-opt makes an operation with a result that it does not accept.
// CHECK-LABEL: @computed
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : memref<8xindex>)
// CHECK: linalg.index 0
// CHECK: bufferization.materialize_in_destination
// CHECK: bufferization.to_tensor %{{.*}} restrict writable
func.func @computed(%t: tensor<4xindex>) -> tensor<8xindex> {
  %0 = tensor.pad %t low[1] high[3] {
  ^bb0(%i: index):
    %c = arith.muli %i, %i : index
    tensor.yield %c : index
  } : tensor<4xindex> to tensor<8xindex>
  return %0 : tensor<8xindex>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %p : !transform.any_op
    transform.yield
  }
}

// -----

// A vector that is written in a branch only is not written behind the loop; mlir-opt always writes it.
// CHECK-LABEL: @sometimes
// CHECK: scf.for
// CHECK-NEXT: vector.transfer_read
// CHECK: scf.if
// CHECK-NEXT: vector.transfer_write
func.func @sometimes(%m: memref<4xf32>, %n: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
    %0 = vector.transfer_read %m[%c0], %f : memref<4xf32>, vector<4xf32>
    %1 = arith.addf %0, %0 : vector<4xf32>
    scf.if %c {
      vector.transfer_write %1, %m[%c0] : vector<4xf32>, memref<4xf32>
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

// Elements are extended before bits are shifted in them; mlir-opt shifts i16 by 16 and more.
// CHECK-LABEL: @f3
// CHECK: arith.extui %{{.*}} : vector<16xi16> to vector<16xi32>
// CHECK: vector.shuffle
// CHECK: arith.shli %{{.*}} : vector<2xi32>
func.func @f3(%a: vector<16xi16>) -> vector<2xi32> {
  %0 = arith.trunci %a : vector<16xi16> to vector<16xi4>
  %1 = vector.bitcast %0 : vector<16xi4> to vector<2xi32>
  return %1 : vector<2xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

// Bits that an element lacks are shifted by zero; mlir-opt shifts by the whole width, which is poison.
// CHECK-LABEL: @f5
// CHECK: arith.constant dense<[0, 7, 0]> : vector<3xi8>
func.func @f5(%a: vector<8xi8>) -> vector<3xi8> {
  %0 = arith.trunci %a : vector<8xi8> to vector<8xi3>
  %1 = vector.bitcast %0 : vector<8xi3> to vector<3xi8>
  return %1 : vector<3xi8>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

// The sign of i5 is extended; mlir-opt extends that of the i8 that it is in.
// CHECK-LABEL: @f1ext
// CHECK: arith.ori
// CHECK: arith.shli %{{.*}} : vector<8xi8>
// CHECK: arith.shrsi %{{.*}} : vector<8xi8>
// CHECK: arith.extsi %{{.*}} : vector<8xi8> to vector<8xi16>
func.func @f1ext(%a: vector<5xi8>) -> vector<8xi16> {
  %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
  %1 = arith.extsi %0 : vector<8xi5> to vector<8xi16>
  return %1 : vector<8xi16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

// Rows, scalable vectors and floats stay as they are; mlir-opt aborts.
// CHECK-LABEL: @rows
// CHECK: vector.bitcast
// CHECK: arith.extui
// CHECK: arith.trunci
// CHECK: vector.bitcast
// CHECK: arith.trunci
// CHECK: vector.bitcast
// CHECK: vector.bitcast
// CHECK: arith.extui
func.func @rows(%a: vector<2x5xi8>, %b: vector<2x8xi8>, %c: vector<[8]xi8>, %d: vector<2xf32>) -> (vector<2x8xi8>, vector<2x3xi8>, vector<[4]xi8>, vector<8xi16>) {
  %0 = vector.bitcast %a : vector<2x5xi8> to vector<2x8xi5>
  %1 = arith.extui %0 : vector<2x8xi5> to vector<2x8xi8>
  %2 = arith.trunci %b : vector<2x8xi8> to vector<2x8xi3>
  %3 = vector.bitcast %2 : vector<2x8xi3> to vector<2x3xi8>
  %4 = arith.trunci %c : vector<[8]xi8> to vector<[8]xi4>
  %5 = vector.bitcast %4 : vector<[8]xi4> to vector<[4]xi8>
  %6 = vector.bitcast %d : vector<2xf32> to vector<8xi8>
  %7 = arith.extui %6 : vector<8xi8> to vector<8xi16>
  return %1, %3, %5, %7 : vector<2x8xi8>, vector<2x3xi8>, vector<[4]xi8>, vector<8xi16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

// A mask whose first dimension is another stays; mlir-opt makes code that it does not accept.
// CHECK-LABEL: @masked
// CHECK: vector.mask %{{.*}} { vector.contract {{.*}} : vector<16x1x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32> }
func.func @masked(%arg0: vector<16x1x8xf32>, %arg1: vector<1x8x16xf32>, %arg2: vector<1x16x16xf32>, %m: vector<16x1x16x8xi1>) -> vector<1x16x16xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i, l, j, k) -> (i, l, k)>, affine_map<(i, l, j, k) -> (l, k, j)>, affine_map<(i, l, j, k) -> (l, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2  : vector<16x1x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32> } : vector<16x1x16x8xi1> -> vector<1x16x16xf32>
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

// A scalable dimension is no unit; mlir-opt broadcasts its first row.
// CHECK-LABEL: @scal
// CHECK: vector.contract {{.*}} : vector<[1]x8xf32>, vector<8x16xf32> into vector<[1]x16xf32>
func.func @scal(%arg0: vector<[1]x8xf32>, %arg1: vector<8x16xf32>, %arg2: vector<[1]x16xf32>) -> vector<[1]x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %arg0, %arg1, %arg2  : vector<[1]x8xf32>, vector<8x16xf32> into vector<[1]x16xf32>
  return %0: vector<[1]x16xf32>
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

// A vector.mask has room for one operation, and no subview begins out of bounds; mlir-opt makes code that it does not accept.
// CHECK-LABEL: @stay
// CHECK-NOT: memref.subview
// CHECK: vector.mask %{{.*}} { vector.transfer_write
// CHECK-NOT: memref.subview
// CHECK: memref.load %{{.*}}[%{{.*}}] : memref<1xf32>
func.func @stay(%v: vector<16xf32>, %t: memref<?xf32>, %i: index, %k: vector<16xi1>, %m: memref<1xf32>) -> f32 {
  vector.mask %k { vector.transfer_write %v, %t[%i] : vector<16xf32>, memref<?xf32> } : vector<16xi1>
  %c7 = arith.constant 7 : index
  %0 = memref.load %m[%c7] : memref<1xf32>
  return %0 : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
}
