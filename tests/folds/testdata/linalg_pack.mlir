func.func @pack_unpack(%t: tensor<16x16x8x8xf32>, %u: tensor<128x128xf32>, %d: tensor<16x16x8x8xf32>) -> tensor<16x16x8x8xf32> {
  %0 = linalg.unpack %t inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %u : tensor<16x16x8x8xf32> -> tensor<128x128xf32>
  %1 = linalg.pack %0 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<128x128xf32> -> tensor<16x16x8x8xf32>
  return %1 : tensor<16x16x8x8xf32>
}
// -----
func.func @pack_unpack_dyn(%t: tensor<16x16x?x?xf32>, %u: tensor<128x128xf32>, %d: tensor<16x16x?x?xf32>, %a: index, %b: index) -> tensor<16x16x?x?xf32> {
  %0 = linalg.unpack %t inner_dims_pos = [0, 1] inner_tiles = [%a, %b] into %u : tensor<16x16x?x?xf32> -> tensor<128x128xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [%a, %b] into %d : tensor<128x128xf32> -> tensor<16x16x?x?xf32>
  return %1 : tensor<16x16x?x?xf32>
}
// -----
func.func @unpack_pack(%u: tensor<128x128xf32>, %d: tensor<16x16x8x8xf32>) -> tensor<128x128xf32> {
  %1 = linalg.pack %u inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<128x128xf32> -> tensor<16x16x8x8xf32>
  %0 = linalg.unpack %1 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %u : tensor<16x16x8x8xf32> -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}
// -----
func.func @unpack_pack_const(%u: tensor<128x128xf32>, %d: tensor<16x16x?x8xf32>) -> tensor<128x128xf32> {
  %c8 = arith.constant 8 : index
  %1 = linalg.pack %u inner_dims_pos = [0, 1] inner_tiles = [%c8, 8] into %d : tensor<128x128xf32> -> tensor<16x16x?x8xf32>
  %0 = linalg.unpack %1 inner_dims_pos = [0, 1] inner_tiles = [%c8, 8] into %u : tensor<16x16x?x8xf32> -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}
// -----
func.func @pad_not_needed(%u: tensor<128x128xf32>, %d: tensor<16x16x8x8xf32>, %v: f32) -> tensor<16x16x8x8xf32> {
  %1 = linalg.pack %u padding_value(%v : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<128x128xf32> -> tensor<16x16x8x8xf32>
  return %1 : tensor<16x16x8x8xf32>
}
// -----
func.func @pad_not_needed_dyn(%u: tensor<?x128xf32>, %d: tensor<?x16x8xf32>, %v: f32) -> tensor<?x16x8xf32> {
  %1 = linalg.pack %u padding_value(%v : f32) inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<?x128xf32> -> tensor<?x16x8xf32>
  return %1 : tensor<?x16x8xf32>
}
// -----
func.func @infer_src(%u: tensor<?x?xf32>, %d: tensor<64x16x8xf32>, %v: f32) -> tensor<64x16x8xf32> {
  %1 = linalg.pack %u padding_value(%v : f32) inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<?x?xf32> -> tensor<64x16x8xf32>
  return %1 : tensor<64x16x8xf32>
}
// -----
func.func @infer_dest(%u: tensor<64x?x30xf32>, %d: tensor<?x30x?x8xf32>) -> tensor<?x30x?x8xf32> {
  %1 = linalg.pack %u outer_dims_perm = [1, 2, 0] inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<64x?x30xf32> -> tensor<?x30x?x8xf32>
  return %1 : tensor<?x30x?x8xf32>
}
// -----
func.func @infer_dest2(%u: tensor<64x?x30xf32>, %d: tensor<?x?x?x8xf32>) -> tensor<?x?x?x8xf32> {
  %1 = linalg.pack %u  outer_dims_perm = [1, 2, 0] inner_dims_pos = [0] inner_tiles = [8] into %d {foo = 1} : tensor<64x?x30xf32> -> tensor<?x?x?x8xf32>
  return %1 : tensor<?x?x?x8xf32>
}
// -----
func.func @infer_dest3(%u: tensor<64x?x30xf32>, %d: tensor<?x?x?x8xf32>) -> tensor<?x?x?x8xf32> {
  %1 = linalg.pack %u outer_dims_perm = [1, 2, 0] inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<64x?x30xf32> -> tensor<?x?x?x8xf32>
  return %1 : tensor<?x?x?x8xf32>
}
// -----
func.func @unpack_infer(%u: tensor<?x?x?x8xf32>, %d: tensor<64x?x30xf32>) -> tensor<64x?x30xf32> {
  %1 = linalg.unpack %u outer_dims_perm = [1, 2, 0] inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<?x?x?x8xf32> -> tensor<64x?x30xf32>
  return %1 : tensor<64x?x30xf32>
}
// -----
func.func @unpack_infer2(%u: tensor<?x30x?x8xf32>, %d: tensor<64x?x?xf32>) -> tensor<64x?x?xf32> {
  %1 = linalg.unpack %u outer_dims_perm = [1, 2, 0] inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<?x30x?x8xf32> -> tensor<64x?x?xf32>
  return %1 : tensor<64x?x?xf32>
}
// -----
func.func @unpack_dest(%u: tensor<8x8x8xf32>, %d: tensor<64x8xf32>, %v: f32) -> tensor<64x8xf32> {
  %f = linalg.fill ins(%v : f32) outs(%d : tensor<64x8xf32>) -> tensor<64x8xf32>
  %1 = linalg.unpack %u inner_dims_pos = [0] inner_tiles = [8] into %f : tensor<8x8x8xf32> -> tensor<64x8xf32>
  return %1 : tensor<64x8xf32>
}
// -----
func.func @unpack_slice(%u: tensor<8x8x8xf32>, %d: tensor<64x8xf32>) -> tensor<61x8xf32> {
  %1 = linalg.unpack %u inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<8x8x8xf32> -> tensor<64x8xf32>
  %2 = tensor.extract_slice %1[0, 0] [61, 8] [1, 1] : tensor<64x8xf32> to tensor<61x8xf32>
  return %2 : tensor<61x8xf32>
}
// -----
func.func @unpack_slice_no(%u: tensor<8x8x8xf32>, %d: tensor<64x8xf32>) -> tensor<56x8xf32> {
  %1 = linalg.unpack %u inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<8x8x8xf32> -> tensor<64x8xf32>
  %2 = tensor.extract_slice %1[0, 0] [56, 8] [1, 1] : tensor<64x8xf32> to tensor<56x8xf32>
  return %2 : tensor<56x8xf32>
}
// -----
func.func @unpack_slice_dyn(%u: tensor<8x?x8xf32>, %d: tensor<64x?xf32>, %s: index) -> tensor<61x?xf32> {
  %1 = linalg.unpack %u inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<8x?x8xf32> -> tensor<64x?xf32>
  %2 = tensor.extract_slice %1[0, 0] [61, %s] [1, 1] : tensor<64x?xf32> to tensor<61x?xf32>
  return %2 : tensor<61x?xf32>
}
// -----
func.func @cast_pack(%u: tensor<64x32xf32>, %d: tensor<8x32x8xf32>) -> tensor<?x?x8xf32> {
  %x = tensor.cast %u : tensor<64x32xf32> to tensor<?x?xf32>
  %y = tensor.cast %d : tensor<8x32x8xf32> to tensor<?x?x8xf32>
  %1 = linalg.pack %x inner_dims_pos = [0] inner_tiles = [8] into %y {test_attr} : tensor<?x?xf32> -> tensor<?x?x8xf32>
  return %1 : tensor<?x?x8xf32>
}
// -----
func.func @cast_pack_tile(%u: tensor<64x32xf32>, %d: tensor<8x32x8xf32>) -> tensor<?x?x?xf32> {
  %c8 = arith.constant 8 : index
  %x = tensor.cast %u : tensor<64x32xf32> to tensor<?x?xf32>
  %y = tensor.cast %d : tensor<8x32x8xf32> to tensor<?x?x?xf32>
  %1 = linalg.pack %x inner_dims_pos = [0] inner_tiles = [%c8] into %y {test_attr} : tensor<?x?xf32> -> tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}
// -----
func.func @cast_unpack(%u: tensor<1x1x8x1xi32>, %d: tensor<7x?xi32>) -> tensor<7x?xi32> {
  %c8 = arith.constant 8 : index
  %x = tensor.cast %u : tensor<1x1x8x1xi32> to tensor<?x1x?x1xi32>
  %1 = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [%c8, 1] into %d {test_attr} : tensor<?x1x?x1xi32> -> tensor<7x?xi32>
  return %1 : tensor<7x?xi32>
}
// -----
func.func @cast_unpack2(%u: tensor<8x32x8xf32>, %d: tensor<64x32xf32>) -> tensor<?x?xf32> {
  %x = tensor.cast %u : tensor<8x32x8xf32> to tensor<?x?x8xf32>
  %y = tensor.cast %d : tensor<64x32xf32> to tensor<?x?xf32>
  %1 = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [8] into %y {test_attr} : tensor<?x?x8xf32> -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @const_pack(%d: tensor<1x8x8xf32>, %e: tensor<1x8x8xf32>) -> (tensor<1x8x8xf32>, tensor<1x8x8xf32>) {
  %c = arith.constant dense<1.0> : tensor<8x8xf32>
  %v = arith.constant 0.0 : f32
  %c2 = arith.constant dense<0.0> : tensor<7x8xf32>
  %1 = linalg.pack %c inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<8x8xf32> -> tensor<1x8x8xf32>
  %2 = linalg.pack %c2 padding_value(%v : f32) inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<7x8xf32> -> tensor<1x8x8xf32>
  return %1, %2 : tensor<1x8x8xf32>, tensor<1x8x8xf32>
}
// -----
func.func @const_unpack(%d: tensor<8x8xf32>, %e: tensor<8x?xf32>) -> (tensor<8x8xf32>, tensor<8x?xf32>) {
  %c = arith.constant dense<1.0> : tensor<1x8x8xf32>
  %1 = linalg.unpack %c inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<1x8x8xf32> -> tensor<8x8xf32>
  %2 = linalg.unpack %c inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<1x8x8xf32> -> tensor<8x?xf32>
  return %1, %2 : tensor<8x8xf32>, tensor<8x?xf32>
}
// -----
func.func @inl(%a: memref<4xf32>, %v: f32) {
  call @fill(%a, %v) : (memref<4xf32>, f32) -> ()
  return
}
func.func private @fill(%a: memref<4xf32>, %v: f32) {
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  linalg.map ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) (%x: f32, %y: f32) { 
    %r = func.call @add(%x) : (f32) -> f32
    linalg.yield %r : f32 }
  return
}
func.func private @add(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}
