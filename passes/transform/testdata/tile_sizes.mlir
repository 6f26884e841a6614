// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/tile_sizes.out

#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @known(%a: tensor<17x34xf32>, %b: tensor<17x34xf32>) -> tensor<17x34xf32> {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<17x34xf32>) outs(%b : tensor<17x34xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %s = arith.addf %x, %k : f32
    linalg.yield %s : f32
  } -> tensor<17x34xf32>
  return %0 : tensor<17x34xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
    %t:3 = transform.structured.multitile_sizes %0 {dimension = 1, target_size = 10, divisor = 2} : (!transform.any_op) -> !transform.param<i64>
    %2 = transform.structured.split %0 after %1#2 {dimension = 0} : !transform.any_op, !transform.any_op
    %3:2 = transform.split_handle %2 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %4 = transform.structured.split %3#0 after %t#2 {dimension = 1} : !transform.any_op, !transform.param<i64>
    %5 = transform.structured.split %3#1 after 9 {dimension = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @unknown(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {dimension = 2, target_size = 9, divisor = 4} : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.split %0 after %1#2 {dimension = 2} : !transform.any_op, !transform.any_op
    transform.yield
  }
}

// -----

func.func @continuous(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %s, %k = transform.structured.continuous_tile_sizes %0 {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.split %0 after %k {dimension = 0, multiway} : !transform.any_op, !transform.any_op
    transform.yield
  }
}

// -----

func.func @continuous(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %s, %k = transform.structured.continuous_tile_sizes %0 {dimension = 2, target_size = 9} : (!transform.any_op) -> !transform.param<i64>
    %2 = transform.structured.split %0 after %k {dimension = 2, multiway} : !transform.any_op, !transform.param<i64>
    transform.yield
  }
}

// -----

func.func @dynamic(%a: tensor<?x34xf32>, %b: tensor<34x25xf32>, %c: tensor<?x25xf32>) -> tensor<?x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x34xf32>, tensor<34x25xf32>) outs(%c : tensor<?x25xf32>) -> tensor<?x25xf32>
  return %0 : tensor<?x25xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %s, %k = transform.structured.continuous_tile_sizes %0 {dimension = 0, target_size = 5} : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.split %0 after %k {dimension = 0, multiway} : !transform.any_op, !transform.any_op
    transform.yield
  }
}
