// RUN: ods opt %s --linalg-fold-unit-extent-dims --split-input-file --allow-unregistered-dialect | golden %S/unit_dims.out
// RUN: ods opt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices --split-input-file --allow-unregistered-dialect | golden %S/unit_dims_slices.out

func.func @a(%arg0: memref<?x1x?xf32, strided<[?, 1, 1]>>, %arg2: memref<?x1x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel","parallel","parallel"], library_call="x", doc="d", foo} ins(%arg0: memref<?x1x?xf32, strided<[?, 1, 1]>>) outs(%arg2 : memref<?x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  }
  return
}
// -----
func.func @b(%arg0: memref<?x?xf32, strided<[?, 1]>>, %arg2: memref<?x1x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel","parallel","parallel"], library_call="x", doc="d", foo} ins(%arg0: memref<?x?xf32, strided<[?, 1]>>) outs(%arg2 : memref<?x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  }
  return
}
// -----
func.func @c(%arg0: memref<?x?xf32, strided<[?, 1]>>, %arg2: memref<?x1x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel","parallel","parallel"], doc="d", foo} ins(%arg0: memref<?x?xf32, strided<[?, 1]>>) outs(%arg2 : memref<?x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  }
  return
}
// -----
func.func @d(%arg0: memref<?x1x?xf32, strided<[?, 1, 1]>>, %arg2: memref<?x1x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel","parallel","parallel"]} ins(%arg0: memref<?x1x?xf32, strided<[?, 1, 1]>>) outs(%arg2 : memref<?x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  }
  return
}
// -----
func.func @a(%arg0: memref<?x1xf32, strided<[?, 1]>>, %arg2: memref<?x1x1xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,0)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel","parallel","parallel"]} ins(%arg0: memref<?x1xf32, strided<[?, 1]>>) outs(%arg2 : memref<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  }
  return
}
// -----
func.func @b(%arg0: memref<?x1xf32, strided<[?, 1]>>, %arg2: memref<?x1x1xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel","parallel","parallel"]} ins(%arg0: memref<?x1xf32, strided<[?, 1]>>) outs(%arg2 : memref<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  }
  return
}
// -----
func.func @c(%arg0: memref<?x1xf32, strided<[?, 1]>>, %arg2: memref<?x1x1xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1 + d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel","parallel","parallel"]} ins(%arg0: memref<?x1xf32, strided<[?, 1]>>) outs(%arg2 : memref<?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  }
  return
}
// -----
func.func @d(%arg0: tensor<4x1xf32, "enc">, %arg2: tensor<4x1x1xf32>) -> tensor<4x1x1xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel","parallel","parallel"]} ins(%arg0: tensor<4x1xf32, "enc">) outs(%arg2 : tensor<4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  } -> tensor<4x1x1xf32>
  return %0 : tensor<4x1x1xf32>
}
// -----
func.func @e(%arg0: tensor<4x1xf32>, %arg2: tensor<4x1x1xf32, "enc">) -> tensor<4x1x1xf32, "enc"> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel","parallel","parallel"]} ins(%arg0: tensor<4x1xf32>) outs(%arg2 : tensor<4x1x1xf32, "enc">) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  } -> tensor<4x1x1xf32, "enc">
  return %0 : tensor<4x1x1xf32, "enc">
}
// -----
func.func @g(%arg0: tensor<?x?x?xf32>, %s: f32) -> tensor<1x?x5xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
  %e = tensor.extract_slice %arg0[0, %d, 0] [1, %d, 5] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x?x5xf32>
  return %e : tensor<1x?x5xf32>
}
// -----
func.func @h(%arg0: tensor<1x1x1xf32>, %arg1: tensor<?x?x?xf32>, %n: index) -> tensor<?x?x?xf32> {
  %e = tensor.insert_slice %arg0 into %arg1[0, %n, 0] [1, 1, 1] [1, 1, 1] : tensor<1x1x1xf32> into tensor<?x?x?xf32>
  return %e : tensor<?x?x?xf32>
}
// -----
func.func @i(%arg0: tensor<1x?x1xf32>, %arg1: tensor<?x?x?xf32>, %n: index) -> tensor<?x?x?xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %arg1) -> tensor<?x?x?xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %arg0 into %o[0, %i, 0] [1, %n, 1] [1, 1, 1] : tensor<1x?x1xf32> into tensor<?x?x?xf32>
    }
  }
  return %r : tensor<?x?x?xf32>
}
// -----
func.func @k(%arg0: tensor<1x1xf32>, %p: index, %v: f32) -> tensor<1x1xf32> {
  %c0 = arith.constant 0 : index
  %r = tensor.pad %arg0 nofold low[%c0, 0] high[0, 0] {
    ^bb0(%i: index, %j: index):
     tensor.yield %v : f32
  } : tensor<1x1xf32> to tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
// -----
func.func @idx(%arg0: tensor<1x?x1x?xindex>) -> tensor<1x?x1x?xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1,d2,d3)->(d0,d1,d2,d3)>], iterator_types = ["parallel","parallel","parallel","parallel"]} outs(%arg0: tensor<1x?x1x?xindex>) {
    ^bb0(%out: index):
      %a = linalg.index 0 : index
      %b = linalg.index 1 : index
      %c = linalg.index 2 : index
      %d = linalg.index 3 : index
      %e = arith.addi %a, %b : index
      %f = arith.muli %c, %d : index
      %g = arith.addi %e, %f : index
      linalg.yield %g : index
  } -> tensor<1x?x1x?xindex>
  return %0 : tensor<1x?x1x?xindex>
}
// -----
func.func @multi(%a: tensor<1x?xf32>, %b: tensor<1x?xf32>) -> (tensor<1x?xf32>, tensor<1x?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel","parallel"]} outs(%a, %b: tensor<1x?xf32>, tensor<1x?xf32>) attrs = {hello} {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %y, %y : f32
      linalg.yield %z, %y : f32, f32
  } -> (tensor<1x?xf32>, tensor<1x?xf32>)
  return %0#0, %0#1 : tensor<1x?xf32>, tensor<1x?xf32>
}
// -----
func.func @reduction(%a: tensor<1x1x?xf32>, %o: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types = ["parallel","reduction","reduction"]} ins(%a: tensor<1x1x?xf32>) outs(%o: tensor<1x1xf32>) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %y, %x : f32
      linalg.yield %z : f32
  } -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// -----
func.func @unit_reduction(%a: tensor<?x1x1xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0)>], iterator_types = ["parallel","reduction","reduction"]} ins(%a: tensor<?x1x1xf32>) outs(%o: tensor<?xf32>) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %y, %x : f32
      linalg.yield %z : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @filled(%n: index) -> tensor<1x?x1xf32> {
  %s = arith.constant 2.0 : f32
  %e = tensor.empty(%n) : tensor<1x?x1xf32>
  %f = linalg.fill ins(%s : f32) outs(%e : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel","parallel","parallel"]} outs(%f: tensor<1x?x1xf32>) {
    ^bb0(%y: f32):
      %z = arith.mulf %y, %y : f32
      linalg.yield %z : f32
  } -> tensor<1x?x1xf32>
  return %0 : tensor<1x?x1xf32>
}
// -----
func.func @all_ones(%a: tensor<1x1xf32>, %b: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d1,d0)>], iterator_types = ["parallel","parallel"]} ins(%a: tensor<1x1xf32>) outs(%b: tensor<1x1xf32>) {
    ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
  } -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// -----
func.func @named_stay(%a: tensor<1x8xf32>, %b: tensor<8x4xf32>, %c: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %0 = linalg.matmul ins(%a, %b: tensor<1x8xf32>, tensor<8x4xf32>) outs(%c : tensor<1x4xf32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
// -----
func.func @sums(%a: memref<1x5xf32>, %o: memref<1x5xf32>, %w: memref<1xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0 + d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>, affine_map<(d0,d1,d2)->(d2)>], iterator_types = ["parallel","parallel","reduction"]} ins(%a, %o: memref<1x5xf32>, memref<1x5xf32>) outs(%w: memref<1xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      linalg.yield %x : f32
  }
  return
}
// -----
func.func @space(%a: memref<1x5xf32, 3>, %o: memref<1x5xf32, 3>) {
  linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(0,d1)>], iterator_types = ["parallel","parallel"]} ins(%a: memref<1x5xf32, 3>) outs(%o: memref<1x5xf32, 3>) {
    ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
  }
  return
}
// -----
func.func @concat(%n: index) -> tensor<?x4xf32> {
  %a = tensor.empty(%n) : tensor<?x4xf32>
  %b = tensor.empty() : tensor<3x4xf32>
  %c = tensor.concat dim(0) %a, %b : (tensor<?x4xf32>, tensor<3x4xf32>) -> tensor<?x4xf32>
  return %c : tensor<?x4xf32>
}
// -----
func.func @sliced(%n: index, %m: index) -> tensor<?x4xf32> {
  %a = tensor.empty(%n, %m) : tensor<?x?x4xf32>
  %b = tensor.extract_slice %a[%m, 0, 0] [%m, 1, 4] [1, 1, 1] : tensor<?x?x4xf32> to tensor<?x4xf32>
  return %b : tensor<?x4xf32>
}
// -----
func.func @dims(%n: index, %a: tensor<?x4xf32>, %b: tensor<4x?xf32>, %c: tensor<?x?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = linalg.matmul ins(%a, %b: tensor<?x4xf32>, tensor<4x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %d = tensor.dim %0, %c0 : tensor<?x?xf32>
  %e = tensor.dim %0, %c1 : tensor<?x?xf32>
  %f = tensor.dim %0, %n : tensor<?x?xf32>
  return %d, %e, %f : index, index, index
}
