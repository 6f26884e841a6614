// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/vectorize.out

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<4x5xi32>, %b: memref<5x6xi32>, %c: memref<4x6xi32>) {
  linalg.matmul ins(%a, %b : memref<4x5xi32>, memref<5x6xi32>) outs(%c : memref<4x6xi32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [8, 16, 4] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<?x5xf32>, %b: memref<5x6xf32>, %c: memref<?x6xf32>) {
  linalg.matmul ins(%a, %b : memref<?x5xf32>, memref<5x6xf32>) outs(%c : memref<?x6xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [8, 6, 5] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<?x5xf32>, %b: memref<5x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x5xf32>, memref<5x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [8, [4], 5] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) -> tensor<2x4x6xf32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return %0 : tensor<2x4x6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.matvec ins(%a, %b : tensor<4x5xf32>, tensor<5xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<5xf32>, %b: tensor<5xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.dot ins(%a, %b : tensor<5xf32>, tensor<5xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<5xf32>, %b: memref<5xf32>, %c: memref<f32>) {
  linalg.dot ins(%a, %b : memref<5xf32>, memref<5xf32>) outs(%c : memref<f32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<?xf32>, %b: tensor<?x?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.vecmat ins(%a, %b : tensor<?xf32>, tensor<?x?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [4, 8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.add ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [4, 8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<3x7xf32>, %b: tensor<3x7xf32>, %c: tensor<3x7xf32>) -> tensor<3x7xf32> {
  %0 = linalg.div ins(%a, %b : tensor<3x7xf32>, tensor<3x7xf32>) outs(%c : tensor<3x7xf32>) -> tensor<3x7xf32>
  return %0 : tensor<3x7xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [4, 8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<7xf32>, %b: tensor<7xf32>, %c: tensor<7xf32>) -> tensor<7xf32> {
  %0 = linalg.max ins(%a, %b : tensor<7xf32>, tensor<7xf32>) outs(%c : tensor<7xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: tensor<8x4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%i0 : tensor<8x4xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %y: f32):
    linalg.yield %x0 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: tensor<4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%i0 : tensor<4xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %y: f32):
    %z = math.exp %x0 : f32
    linalg.yield %z : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: f32, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->()>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%i0 : f32) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %y: f32):
    %z = arith.mulf %x0, %y : f32
    linalg.yield %z : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: tensor<f32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->()>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%i0 : tensor<f32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %y: f32):
    %z = arith.mulf %x0, %y : f32
    linalg.yield %z : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%i0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x0: f32, %y: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %q = arith.index_cast %k : index to i32
    %w = arith.sitofp %q : i32 to f32
    %z = arith.mulf %x0, %w : f32
    linalg.yield %z : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [4, 8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: tensor<4x8xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel", "reduction"]} ins(%i0 : tensor<4x8xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x0: f32, %y: f32):
    %z = arith.maximumf %x0, %y : f32
    linalg.yield %z : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: memref<4x8xi32>, %o: memref<8xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>], iterator_types = ["reduction", "parallel"]} ins(%i0 : memref<4x8xi32>) outs(%o : memref<8xi32>) {
  ^bb0(%x0: i32, %y: i32):
    %z = arith.xori %y, %x0 : i32
    linalg.yield %z : i32
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel", "reduction"]} ins(%i0 : tensor<?x?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x0: f32, %y: f32):
    %z = arith.minnumf %x0, %y : f32
    linalg.yield %z : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [4, 8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: tensor<4x8xf32>, %o: tensor<4x8xi1>) -> tensor<4x8xi1> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%i0 : tensor<4x8xf32>) outs(%o : tensor<4x8xi1>) {
  ^bb0(%x0: f32, %y: i1):
    %c = arith.constant 0.0 : f32
    %z = arith.cmpf ogt, %x0, %c : f32
    linalg.yield %z : i1
  } -> tensor<4x8xi1>
  return %0 : tensor<4x8xi1>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%i0 : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %y: f32):
    %c = arith.constant 0.0 : f32
    %z = arith.cmpf ogt, %x0, %c : f32
    %s = arith.select %z, %x0, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: tensor<4x8xf16>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%i0 : tensor<4x8xf16>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%x0: f16, %y: f32):
    %z = arith.extf %x0 : f16 to f32
    linalg.yield %z : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: tensor<?x4xf32>, %i1: tensor<3x?xf32>, %o: tensor<4x3x?xf32>) -> tensor<4x3x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(j,i,k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%i0, %i1 : tensor<?x4xf32>, tensor<3x?xf32>) outs(%o : tensor<4x3x?xf32>) {
  ^bb0(%x0: f32, %x1: f32, %y: f32):
    %z = arith.addf %x0, %x1 : f32
    linalg.yield %z : f32
  } -> tensor<4x3x?xf32>
  return %0 : tensor<4x3x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [3, 4, 8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: memref<?xf32>, %o: memref<?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%i0 : memref<?xf32>) outs(%o : memref<?xf32>) {
  ^bb0(%x0: f32, %y: f32):
    %z = arith.negf %x0 : f32
    linalg.yield %z : f32
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [8] {assume_dynamic_dims_match_vec_sizes} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: memref<?xf32>, %o: memref<?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%i0 : memref<?xf32>) outs(%o : memref<?xf32>) {
  ^bb0(%x0: f32, %y: f32):
    %z = arith.negf %x0 : f32
    linalg.yield %z : f32
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [[8]] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: tensor<2x3x4xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,j,k)>, affine_map<(i,j,k)->(i)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%i0 : tensor<2x3x4xf32>) outs(%o : tensor<2xf32>) {
  ^bb0(%x0: f32, %y: f32):
    %w = arith.mulf %x0, %x0 : f32
    %z = arith.addf %w, %y : f32
    linalg.yield %z : f32
  } -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>], iterator_types = []} ins(%i0 : tensor<f32>) outs(%o : tensor<f32>) {
  ^bb0(%x0: f32, %y: f32):
    %z = arith.addf %x0, %y : f32
    linalg.yield %z : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: f32, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.fill ins(%a : f32) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.copy ins(%a : memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m vector_sizes [4, 16] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%c : tensor<8x4xf32>) permutation = [1, 0]
  return %0 : tensor<8x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.yield
  }
}
