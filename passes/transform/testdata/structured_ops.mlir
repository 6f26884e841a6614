// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/structured_ops.out

#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
func.func @interchange(%a: tensor<3x4x5xf32>, %b: tensor<3x5x4xindex>) -> tensor<3x5x4xindex> {
  %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<3x4x5xf32>) outs(%b : tensor<3x5x4xindex>) {
  ^bb0(%x: f32, %y: index):
    %i = linalg.index 0 : index
    %j = linalg.index 2 : index
    %s = arith.subi %i, %j : index
    linalg.yield %s : index
  } -> tensor<3x5x4xindex>
  return %0 : tensor<3x5x4xindex>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.interchange %0 iterator_interchange = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.interchange %1 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @copies(%a: tensor<4xf32>, %b: tensor<8xf32>, %i: index) -> tensor<8xf32> {
  %e = linalg.copy ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert_slice %e into %b[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %2 = scf.forall (%t) in (2) shared_outs(%o = %1) -> tensor<8xf32> {
    %s = tensor.extract_slice %a[0] [4] [1] : tensor<4xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %2 : tensor<8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.insert_slice", "tensor.parallel_insert_slice"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
