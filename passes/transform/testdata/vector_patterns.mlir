// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/vector_patterns.out

func.func @loops(%m: memref<?x?x?xf32>, %i: index, %f: f32) -> vector<2x3x4xf32> {
  %v = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %v : vector<2x3x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @unrolled(%m: memref<?x?xf32>, %i: index, %v: vector<2x3xf32>) {
  vector.transfer_write %v, %m[%i, %i] : vector<2x3xf32>, memref<?x?xf32>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf full_unroll = true
      transform.apply_patterns.vector.materialize_masks
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @order(%m: memref<?x?xf32>, %i: index, %v: vector<2x3xf32>) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x3xf32>, memref<?x?xf32>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
    transform.yield
  }
}
