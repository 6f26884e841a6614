// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/split_finite.out

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.maximumf %x, %y fastmath<ninf> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 1 } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.maximumf %x, %y fastmath<ninf> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 0, inner_parallel } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.minimumf %x, %y fastmath<ninf> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 1 } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.minimumf %x, %y fastmath<ninf> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 0, inner_parallel } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.maxnumf %x, %y fastmath<ninf> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 1 } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.maxnumf %x, %y fastmath<ninf> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 0, inner_parallel } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.minnumf %x, %y fastmath<ninf> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 1 } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.minnumf %x, %y fastmath<ninf> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 0, inner_parallel } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.maximumf %x, %y fastmath<nnan> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 1 } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.maximumf %x, %y fastmath<nnan> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 0, inner_parallel } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %y fastmath<fast> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 1 } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %y fastmath<fast> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 0, inner_parallel } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.mulf %x, %y fastmath<fast> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 1 } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.mulf %x, %y fastmath<fast> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 0, inner_parallel } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.minimumf %x, %y fastmath<fast> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 1 } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @r(%a: tensor<6x32xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<6x32xf32>) outs(%o : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.minimumf %x, %y fastmath<fast> : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 { split_factor = 4, insert_split_dimension = 0, inner_parallel } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
