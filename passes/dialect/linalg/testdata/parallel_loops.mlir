// RUN: ods opt %s --convert-linalg-to-parallel-loops --split-input-file --allow-unregistered-dialect | golden %S/parallel_loops.out

func.func @map(%a: memref<?x4xf32>, %b: memref<?x4xf32, strided<[4,1], offset: ?>>, %s: f32) {
  linalg.map { arith.negf } ins(%a : memref<?x4xf32>) outs(%b : memref<?x4xf32, strided<[4,1], offset: ?>>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i + 2, j)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "reduction"]} ins(%s, %a : f32, memref<?x4xf32>) outs(%b: memref<?x4xf32, strided<[4,1], offset: ?>>) {
   ^bb0(%x: f32, %y: f32, %z: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.index_cast %i : index to i32
    %f = arith.sitofp %c : i32 to f32
    %m = arith.addf %f, %y : f32
    linalg.yield %m : f32
  }
  return
}

// -----

func.func @scalar(%a: memref<f32>, %b: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a: memref<f32>) outs(%b: memref<f32>) {
   ^bb0(%x: f32, %y: f32):
    %m = arith.addf %x, %y : f32
    linalg.yield %m : f32
  }
  return
}

// -----

func.func @conv(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.conv_2d ins(%a, %b: memref<?x?xf32>, memref<?x?xf32>) outs(%c: memref<?x?xf32>)
  return
}

// -----

func.func @pool(%input: memref<?x?x?x?xf32>, %fake: memref<2x3xf32>, %init: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<[2,1]> : tensor<2xi64>}
    ins(%input, %fake: memref<?x?x?x?xf32>, memref<2x3xf32>) outs(%init: memref<?x?x?x?xf32>)
  return
}

// -----

func.func @fill(%input: memref<?x?xf32, affine_map<(i,j)->(j,i)>>, %f: f32) {
  linalg.fill ins(%f : f32) outs(%input: memref<?x?xf32, affine_map<(i,j)->(j,i)>>)
  linalg.softmax dimension(1) ins(%input : memref<?x?xf32, affine_map<(i,j)->(j,i)>>) outs(%input: memref<?x?xf32, affine_map<(i,j)->(j,i)>>)
  return
}

// -----

func.func @matmul(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.matmul ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}

// -----

func.func @matvec(%a0: memref<?x?xf32>, %a1: memref<?xf32>, %a2: memref<?xf32>) {
  linalg.matvec ins(%a0, %a1 : memref<?x?xf32>, memref<?xf32>) outs(%a2 : memref<?xf32>)
  return
}

// -----

func.func @vecmat(%a0: memref<?xf32>, %a1: memref<?x?xf32>, %a2: memref<?xf32>) {
  linalg.vecmat ins(%a0, %a1 : memref<?xf32>, memref<?x?xf32>) outs(%a2 : memref<?xf32>)
  return
}

// -----

func.func @dot(%a0: memref<?xf32>, %a1: memref<?xf32>, %a2: memref<f32>) {
  linalg.dot ins(%a0, %a1 : memref<?xf32>, memref<?xf32>) outs(%a2 : memref<f32>)
  return
}

// -----

func.func @batch_matmul(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.batch_matmul ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}

// -----

func.func @batch_matvec(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}

// -----

func.func @batch_reduce_matmul(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.batch_reduce_matmul ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}

// -----

func.func @mmt4d(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// -----

func.func @add(%a0: memref<2x3xi32>, %a1: memref<2x3xi32>, %a2: memref<2x3xi32>) {
  linalg.add ins(%a0, %a1 : memref<2x3xi32>, memref<2x3xi32>) outs(%a2 : memref<2x3xi32>)
  return
}

// -----

func.func @exp(%a0: memref<4xf64>, %a1: memref<4xf64>) {
  linalg.exp ins(%a0 : memref<4xf64>) outs(%a1 : memref<4xf64>)
  return
}

// -----

func.func @max(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.max ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}

// -----

func.func @div_unsigned(%a0: memref<4xi8>, %a1: memref<4xi8>, %a2: memref<4xi8>) {
  linalg.div_unsigned ins(%a0, %a1 : memref<4xi8>, memref<4xi8>) outs(%a2 : memref<4xi8>)
  return
}

// -----

func.func @conv_1d(%a0: memref<?xf32>, %a1: memref<?xf32>, %a2: memref<?xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<?xf32>, memref<?xf32>) outs(%a2 : memref<?xf32>)
  return
}

// -----

func.func @conv_3d(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}

// -----

func.func @conv_2d_nhwc_hwcf(%a0: memref<1x?x?x3xf32>, %a1: memref<2x2x3x4xf32>, %a2: memref<1x?x?x4xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<1x?x?x3xf32>, memref<2x2x3x4xf32>) outs(%a2 : memref<1x?x?x4xf32>)
  return
}

// -----

func.func @conv_2d_nchw_fchw(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nchw_fchw ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%a2 : memref<?x?x?x?xi32>)
  return
}

// -----

func.func @depthwise_conv_2d_nhwc_hwc(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// -----

func.func @pooling_nchw_max(%a0: memref<?x?x?x?xf32>, %a1: memref<3x3xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nchw_max ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<3x3xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// -----

func.func @pooling_nhwc_min_unsigned(%a0: memref<?x?x?x?xi32>, %a1: memref<3x3xi32>, %a2: memref<?x?x?x?xi32>) {
  linalg.pooling_nhwc_min_unsigned ins(%a0, %a1 : memref<?x?x?x?xi32>, memref<3x3xi32>) outs(%a2 : memref<?x?x?x?xi32>)
  return
}

// -----

func.func @quantized_matmul(%a0: memref<4x5xi8>, %a1: memref<5x6xi8>, %a2: i32, %a3: i32, %a4: memref<4x6xi32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<4x5xi8>, memref<5x6xi8>, i32, i32) outs(%a4 : memref<4x6xi32>)
  return
}

// -----

func.func @copy(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.copy ins(%a0 : memref<?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}

// -----

func.func @fill(%a0: f32, %a1: memref<f32>) {
  linalg.fill ins(%a0 : f32) outs(%a1 : memref<f32>)
  return
}

// -----

func.func @elementwise(%a0: memref<4xf32>, %a1: memref<4xf32>, %a2: memref<4xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%a0, %a1 : memref<4xf32>, memref<4xf32>) outs(%a2 : memref<4xf32>)
  return
}

// -----

func.func @matmul(%a0: memref<4x2xf16>, %a1: memref<2x3xf16>, %a2: memref<4x3xf32>) {
  linalg.matmul ins(%a0, %a1 : memref<4x2xf16>, memref<2x3xf16>) outs(%a2 : memref<4x3xf32>)
  return
}

// -----

func.func @transposed(%a: memref<?x4x2xf32>, %b: memref<4x2x?xf32>) {
  linalg.transpose ins(%a : memref<?x4x2xf32>) outs(%b : memref<4x2x?xf32>) permutation = [1, 2, 0]
  return
}

// -----

func.func @broadcast(%a: memref<?xf32>, %b: memref<?x3xf32>) {
  linalg.broadcast ins(%a : memref<?xf32>) outs(%b : memref<?x3xf32>) dimensions = [1]
  return
}

// -----

func.func @reduce(%a: memref<4x?xf32>, %b: memref<4xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<4x?xf32>) outs(%b : memref<4xf32>) dimensions = [1]
  return
}

// -----

func.func @contract(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// -----

func.func @two_outputs(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4x8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4xf32>) outs(%b, %c : memref<4xf32>, memref<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.addf %x, %z : f32
    linalg.yield %0, %y : f32, f32
  }
  return
}

// -----

func.func @region(%a: memref<4xf32>, %c: i1) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    %i = linalg.index 0 : index
    %0 = scf.if %c -> (f32) {
      %1 = arith.index_cast %i : index to i32
      %2 = arith.sitofp %1 : i32 to f32
      scf.yield %2 : f32
    } else {
      scf.yield %x : f32
    }
    linalg.yield %0 : f32
  }
  return
}

// -----

func.func @tensors(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @constant_map(%a: memref<8xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (7)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<8xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @middle_reduction(%a: memref<2x3x4xf32>, %b: memref<2x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, k)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%a : memref<2x3x4xf32>) outs(%b : memref<2x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %0 = arith.maximumf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}
