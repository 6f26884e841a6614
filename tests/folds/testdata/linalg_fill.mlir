func.func @reshape(%v: f32, %e: tensor<6x5x?x736xf32>) -> tensor<30x?xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<6x5x?x736xf32>) -> tensor<6x5x?x736xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2, 3]] : tensor<6x5x?x736xf32> into tensor<30x?xf32>
  return %1 : tensor<30x?xf32>
}
// -----
func.func @expand(%v: f32, %e: tensor<30x?xf32>, %s: index) -> tensor<6x5x?x7xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<30x?xf32>) -> tensor<30x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [6, 5, %s, 7] : tensor<30x?xf32> into tensor<6x5x?x7xf32>
  return %1 : tensor<6x5x?x7xf32>
}
// -----
func.func @pad(%a: index, %l: index) -> tensor<?x13xf32> {
  %v = arith.constant 0.0 : f32
  %e = tensor.empty(%a) : tensor<?x8xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %1 = tensor.pad %0 low[%l, 2] high[3, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x8xf32> to tensor<?x13xf32>
  return %1 : tensor<?x13xf32>
}
// -----
func.func @pad_static() -> tensor<412x276xf32> {
  %v = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<400x273xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<400x273xf32>) -> tensor<400x273xf32>
  %1 = tensor.pad %0 low[4, 1] high[8, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<400x273xf32> to tensor<412x276xf32>
  return %1 : tensor<412x276xf32>
}
// -----
func.func @insert(%in: tensor<?x?xf32>, %l: index, %h: index) -> tensor<8x384xf32> {
  %v = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x384xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<8x384xf32>) -> tensor<8x384xf32>
  %p = tensor.pad %in low[%l, 1] high[%h, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<8x128xf32>
  %1 = tensor.insert_slice %p into %0[0, 5] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<8x384xf32>
  return %1 : tensor<8x384xf32>
}
// -----
func.func @insert2(%in: tensor<7x123xf32>, %a: tensor<8x128xf32>) -> tensor<8x384xf32> {
  %v = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x384xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<8x384xf32>) -> tensor<8x384xf32>
  %i0 = tensor.insert_slice %a into %0[0, 0] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<8x384xf32>
  %i1 = tensor.insert_slice %a into %i0[0, 128] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<8x384xf32>
  %p = tensor.pad %in low[0, 0] high[1, 5] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<7x123xf32> to tensor<8x128xf32>
  %1 = tensor.insert_slice %p into %i1[0, 256] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<8x384xf32>
  return %1 : tensor<8x384xf32>
}
// -----
func.func @insert_overlap(%in: tensor<7x123xf32>, %a: tensor<8x128xf32>) -> tensor<8x384xf32> {
  %v = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x384xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<8x384xf32>) -> tensor<8x384xf32>
  %i0 = tensor.insert_slice %a into %0[0, 0] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<8x384xf32>
  %p = tensor.pad %in low[0, 0] high[1, 5] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<7x123xf32> to tensor<8x128xf32>
  %1 = tensor.insert_slice %p into %i0[0, 64] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<8x384xf32>
  return %1 : tensor<8x384xf32>
}
// -----
func.func @extract(%v: f32, %e: tensor<4xf32>, %i: index) -> f32 {
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}
// -----
func.func @pack(%e: tensor<8x16xf32>, %d: tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32> {
  %v = arith.constant 0.0 : f32
  %w = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.pack %0 padding_value(%w : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<8x16xf32> -> tensor<1x2x8x8xf32>
  return %1 : tensor<1x2x8x8xf32>
}
// -----
func.func @pack2(%e: tensor<7x16xf32>, %d: tensor<1x2x8x8xf32>, %w: f32) -> tensor<1x2x8x8xf32> {
  %v = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<7x16xf32>) -> tensor<7x16xf32>
  %1 = linalg.pack %0 padding_value(%w : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<7x16xf32> -> tensor<1x2x8x8xf32>
  return %1 : tensor<1x2x8x8xf32>
}
// -----
func.func @copy(%v: f32, %e: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%0 : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @copy2(%v: f32, %e: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%o : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @transpose(%v: f32, %e: tensor<4x3xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = linalg.transpose ins(%0 : tensor<4x3xf32>) outs(%o : tensor<3x4xf32>) permutation = [1, 0]
  return %1 : tensor<3x4xf32>
}
// -----
func.func @concat(%e: tensor<4x3xf32>, %o: tensor<5x3xf32>, %v: f32) -> tensor<9x3xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = linalg.fill ins(%v : f32) outs(%o : tensor<5x3xf32>) -> tensor<5x3xf32>
  %2 = tensor.concat dim(0) %0, %1 : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<9x3xf32>
  return %2 : tensor<9x3xf32>
}
// -----
func.func @tt(%a: tensor<5x4x3xf32>, %i: tensor<4x3x5xf32>, %j: tensor<3x4x5xf32>) -> tensor<3x4x5xf32> {
  %0 = linalg.transpose ins(%a : tensor<5x4x3xf32>) outs(%i : tensor<4x3x5xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<4x3x5xf32>) outs(%j : tensor<3x4x5xf32>) permutation = [1, 0, 2]
  return %1 : tensor<3x4x5xf32>
}
// -----
func.func @tb(%a: tensor<2x?xf32>, %i: tensor<2x3x?x4xf32>, %j: tensor<4x?x2x3xf32>) -> tensor<4x?x2x3xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2x?xf32>) outs(%i : tensor<2x3x?x4xf32>) dimensions = [1, 3]
  %1 = linalg.transpose ins(%0 : tensor<2x3x?x4xf32>) outs(%j : tensor<4x?x2x3xf32>) permutation = [3, 2, 0, 1]
  return %1 : tensor<4x?x2x3xf32>
}
// -----
func.func @tb2(%a: tensor<2xf32>, %i: tensor<2x3xf32>, %j: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%i : tensor<2x3xf32>) dimensions = [1]
  %1 = linalg.transpose ins(%0 : tensor<2x3xf32>) outs(%j : tensor<3x2xf32>) permutation = [1, 0]
  return %1 : tensor<3x2xf32>
}
// -----
func.func @bb(%a: tensor<2xf32>, %i: tensor<2x3xf32>, %j: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%i : tensor<2x3xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<2x3xf32>) outs(%j : tensor<2x3x4xf32>) dimensions = [2]
  return %1 : tensor<2x3x4xf32>
}
// -----
func.func @bid(%a: tensor<2xf32>, %i: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%i : tensor<2xf32>) dimensions = []
  return %0 : tensor<2xf32>
}
// -----
func.func @tid(%a: tensor<2xf32>, %i: tensor<2xf32>, %b: tensor<f32>, %c: tensor<f32>) -> (tensor<2xf32>, tensor<f32>) {
  %0 = linalg.transpose ins(%a : tensor<2xf32>) outs(%i : tensor<2xf32>) permutation = [0]
  %1 = linalg.copy ins(%b : tensor<f32>) outs(%c : tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<2xf32>, tensor<f32>
}
// -----
func.func @bidm(%a: memref<2xf32>, %i: memref<2xf32>) {
  linalg.broadcast ins(%a : memref<2xf32>) outs(%i : memref<2xf32>) dimensions = []
  linalg.broadcast ins(%a : memref<2xf32>) outs(%a : memref<2xf32>) dimensions = []
  linalg.transpose ins(%a : memref<2xf32>) outs(%a : memref<2xf32>) permutation = [0]
  linalg.copy ins(%a : memref<2xf32>) outs(%a : memref<2xf32>)
  linalg.map ins(%a : memref<2xf32>) outs(%a : memref<2xf32>) (%x: f32, %y: f32) { linalg.yield %x : f32 }
  return
}
