// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/merge_slices.out

// A size that is a constant value is no integer in the type.
func.func @extract(%x: tensor<1x2x2x5xf32>, %i: index) -> tensor<?x5xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %x[0, %i, 0, 0] [1, 1, 2, 5] [1, 1, 1, 1] : tensor<1x2x2x5xf32> to tensor<2x5xf32>
  %1 = tensor.extract_slice %0[0, 0] [%c2, 5] [1, 1] : tensor<2x5xf32> to tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

func.func @insert(%x: tensor<5xf32>, %y: tensor<1x5xf32>, %z: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %x into %y[0, 0] [1, 5] [1, 1] : tensor<5xf32> into tensor<1x5xf32>
  %1 = tensor.insert_slice %0 into %z[%i, %c1] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
    } : !transform.any_op
    transform.yield
  }
}
