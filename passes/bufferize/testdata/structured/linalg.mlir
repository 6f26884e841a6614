// RUN: ods opt %s --one-shot-bufferize=bufferize-function-boundaries --split-input-file --allow-unregistered-dialect | golden %S/linalg.out

func.func @fill_matmul(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %f: f32) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// -----

func.func @elementwise(%a: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %2 = arith.addf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @not_elementwise(%a: tensor<4x4xf32>, %f: f32) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.transpose ins(%0 : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  return %1 : tensor<4x4xf32>
}

// -----

func.func @read_later(%a: tensor<4xf32> {bufferization.writable = true}, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.exp ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @two_results(%a: tensor<?xf32>, %b: tensor<?xf32> {bufferization.writable = true}) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%a, %b : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %z : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @softmax(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func @mixed(%a: memref<4xf32>, %b: tensor<4xf32>) {
  linalg.exp ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @conv(%a: tensor<?x?xf32>, %b: tensor<3x3xf32>, %c: tensor<?x?xf32> {bufferization.writable = true}) -> tensor<?x?xf32> {
  %0 = linalg.conv_2d ins(%a, %b : tensor<?x?xf32>, tensor<3x3xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @in_loop(%a: tensor<4xf32> {bufferization.writable = true}, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<4xf32> {
    %0 = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @map_reduce(%a: tensor<4x8xf32>, %f: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.map { math.exp } ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>)
  %g = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%g : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.addf } ins(%0 : tensor<4x8xf32>) outs(%1 : tensor<4xf32>) dimensions = [1]
  return %2 : tensor<4xf32>
}

// -----

func.func @slices(%a: tensor<8x8xf32> {bufferization.writable = true}, %f: f32) -> tensor<8x8xf32> {
  %s = tensor.extract_slice %a[0, 4] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%s : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = tensor.insert_slice %0 into %a[0, 4] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
