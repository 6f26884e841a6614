#map = affine_map<(d0) -> (d0)>
func.func @multi(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.mulf %x, %x : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %x : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %0, %2 : tensor<?xf32>, tensor<?xf32>
}
func.func @single(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>) {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.mulf %x, %x : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %x : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @many(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  %2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%0, %c, %d : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%d : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    %3 = arith.addf %1, %z : f32
    linalg.yield %3 : f32
  } -> tensor<?x?xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%2, %2 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.subf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  return %2, %4 : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @expand(%a: tensor<6x4xf32>, %t: tensor<2x3x4xf32>, %o: tensor<6x4xf32>, %u: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<6x4xf32>, tensor<2x3x4xf32>) {
  %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%a, %c : tensor<6x4xf32>, tensor<6x4xf32>) outs(%o : tensor<6x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<6x4xf32>
  %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<6x4xf32>) outs(%o : tensor<6x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<6x4xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %4 = linalg.add ins(%u, %u : tensor<2x3x4xf32>, tensor<2x3x4xf32>) outs(%3 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %3, %0, %4 : tensor<2x3x4xf32>, tensor<6x4xf32>, tensor<2x3x4xf32>
}

// -----

func.func @winograd(%i: tensor<2x6x6x5xf32>, %f: tensor<2x3x3x5xf32>, %g: tensor<2x5x5x5xf32>, %o: tensor<2x4x4x2xf32>, %p: tensor<2x2x2x2xf32>) -> (tensor<2x4x4x2xf32>, tensor<2x2x2x2xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%i, %f : tensor<2x6x6x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32>
  %1 = linalg.conv_2d_nhwc_fhwc ins(%i, %g : tensor<2x6x6x5xf32>, tensor<2x5x5x5xf32>) outs(%p : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  return %0, %1 : tensor<2x4x4x2xf32>, tensor<2x2x2x2xf32>
}

// -----

func.func @transform(%f: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}

// -----

func.func @pack(%t: tensor<3x5xf32>, %p: tensor<1x1x4x8xf32>, %z: f32, %u: tensor<3x5xf32>) -> (tensor<1x1x4x8xf32>, tensor<3x5xf32>, tensor<5x7xf32>) {
  %0 = linalg.pack %t padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %p : tensor<3x5xf32> -> tensor<1x1x4x8xf32>
  %1 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %u : tensor<1x1x4x8xf32> -> tensor<3x5xf32>
  %2 = tensor.pad %t low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<3x5xf32> to tensor<5x7xf32>
  return %0, %1, %2 : tensor<1x1x4x8xf32>, tensor<3x5xf32>, tensor<5x7xf32>
}

// -----

func.func @forward(%in: memref<?xf32>, %z: f32) -> vector<32xf32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<32xf32>
  %s = memref.subview %a[0] [16] [1] : memref<32xf32> to memref<16xf32>
  %i = memref.subview %in[0] [16] [1] : memref<?xf32> to memref<16xf32>
  linalg.fill ins(%z : f32) outs(%a : memref<32xf32>)
  memref.copy %i, %s : memref<16xf32> to memref<16xf32>
  %v = vector.transfer_read %a[%c0], %z {in_bounds = [true]} : memref<32xf32>, vector<32xf32>
  memref.dealloc %a : memref<32xf32>
  return %v : vector<32xf32>
}
