#map = affine_map<(d0) -> (d0)>
func.func @id(%a: tensor<?xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
func.func @ids(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %m: memref<?x?xf32>, %n: memref<?x?xf32>, %c: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#t, #t, #t, #t], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    linalg.yield %y, %x : f32, f32
  } -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = linalg.generic {indexing_maps = [#map, #t], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?x?xf32>
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%m : memref<?x?xf32>) outs(%m : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%m : memref<?x?xf32>) outs(%n : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%m : memref<?x?xf32>) outs(%m : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %c : f32
  }
  return %0#0, %0#1, %1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @sparse(%a: tensor<4x4xf32>, %b: tensor<4x4xf32, #CSR>) -> tensor<4x4xf32, #CSR> {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32, #CSR>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32, #CSR>
  return %0 : tensor<4x4xf32, #CSR>
}
// -----
func.func @consumer(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<?x?xf32>) -> (tensor<4x4xf32>, tensor<?x?xf32>) {
  %x = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %0 = linalg.matmul ins(%x, %b : tensor<?x?xf32>, tensor<8x4xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x4xf32>
  return %1, %0 : tensor<4x4xf32>, tensor<?x?xf32>
}
// -----
func.func @consumer2(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
  %0 = linalg.matmul {foo = 3} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#b = affine_map<(d0, d1) -> (d1)>
#s = affine_map<(d0, d1) -> ()>
func.func @infer(%a: tensor<4x?xf32>, %b: tensor<?xf32>, %c: tensor<?x8xf32>, %s: f32) -> (tensor<?x8xf32>, tensor<?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#map, #b, #s, #map, #b], iterator_types = ["parallel", "parallel"]} ins(%a, %b, %s : tensor<4x?xf32>, tensor<?xf32>, f32) outs(%c, %b : tensor<?x8xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %ss: f32, %z: f32, %w: f32):
    %i = linalg.index 0 : index
    %q = arith.addf %x, %y : f32
    linalg.yield %q, %x : f32, f32
  } -> (tensor<?x8xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?x8xf32>, tensor<?xf32>
}
// -----
func.func @map(%a: tensor<4xf32>, %c: tensor<?xf32>) -> (tensor<?xf32>) {
  %x = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %0 = linalg.map { arith.addf } ins(%x, %x : tensor<?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>)
  return %0 : tensor<?xf32>
}
// -----
func.func @reduce(%a: tensor<4x5xf32>, %c: tensor<?xf32>) -> (tensor<?xf32>) {
  %x = tensor.cast %a : tensor<4x5xf32> to tensor<?x?xf32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<?x?xf32>) outs(%c : tensor<?xf32>) dimensions = [0]
  return %0 : tensor<?xf32>
}
// -----
func.func @broadcast(%a: tensor<4xf32>, %c: tensor<?x3xf32>) -> (tensor<?x3xf32>) {
  %x = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %0 = linalg.broadcast ins(%x : tensor<?xf32>) outs(%c : tensor<?x3xf32>) dimensions = [1]
  %y = tensor.cast %0 : tensor<?x3xf32> to tensor<4x3xf32>
  %z = tensor.cast %y : tensor<4x3xf32> to tensor<?x3xf32>
  return %z : tensor<?x3xf32>
}
// -----
func.func @transpose(%a: tensor<?x4xf32>, %c: tensor<?x3xf32>) -> (tensor<?x3xf32>) {
  %x = tensor.cast %a : tensor<?x4xf32> to tensor<3x?xf32>
  %0 = linalg.transpose ins(%x : tensor<3x?xf32>) outs(%c : tensor<?x3xf32>) permutation = [1, 0]
  return %0 : tensor<?x3xf32>
}
// -----
func.func @fillcast(%v: f32, %c: tensor<?x3xf32>) -> (tensor<4x3xf32>) {
  %0 = linalg.fill ins(%v : f32) outs(%c : tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = linalg.fill ins(%v : f32) outs(%0 : tensor<?x3xf32>) -> tensor<?x3xf32>
  %y = tensor.cast %1 : tensor<?x3xf32> to tensor<4x3xf32>
  return %y : tensor<4x3xf32>
}
// -----
func.func @conv(%i: tensor<1x?x?x4xf32>, %f: tensor<3x3x4x8xf32>, %o: tensor<?x14x14x?xf32>) -> tensor<?x14x14x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : tensor<1x?x?x4xf32>, tensor<3x3x4x8xf32>) outs(%o : tensor<?x14x14x?xf32>) -> tensor<?x14x14x?xf32>
  %1 = linalg.abs ins(%o : tensor<?x14x14x?xf32>) outs(%0 : tensor<?x14x14x?xf32>) -> tensor<?x14x14x?xf32>
  return %1 : tensor<?x14x14x?xf32>
}
// -----
func.func @memcast(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32, strided<[4, 1]>>) {
  %x = memref.cast %a : memref<4x8xf32> to memref<?x?xf32>
  %y = memref.cast %b : memref<8x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %z = memref.cast %c : memref<4x4xf32, strided<[4, 1]>> to memref<?x?xf32, strided<[?, 1]>>
  linalg.matmul ins(%x, %y : memref<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%z : memref<?x?xf32, strided<[?, 1]>>)
  return
}
// -----
func.func @dead(%a: memref<0x8xf32>, %c: memref<0x8xf32>, %t: tensor<0x8xf32>) -> tensor<0x8xf32> {
  linalg.copy ins(%a : memref<0x8xf32>) outs(%c : memref<0x8xf32>)
  %0 = linalg.copy ins(%t : tensor<0x8xf32>) outs(%t : tensor<0x8xf32>) -> tensor<0x8xf32>
  return %0 : tensor<0x8xf32>
}
// -----
func.func @softmax(%a: tensor<4x8xf32>, %o: tensor<?x?xf32>, %m: memref<4x8xf32>) -> tensor<?x?xf32> {
  %x = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %0 = linalg.softmax dimension(1) ins(%x : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %y = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  linalg.softmax dimension(1) ins(%y : memref<?x?xf32>) outs(%y : memref<?x?xf32>)
  return %0 : tensor<?x?xf32>
}
// -----
func.func @softcast(%a: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<4x8xf32> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @idx(%o: tensor<1x8xindex>) -> tensor<1x8xindex> {
  %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%o : tensor<1x8xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  } -> tensor<1x8xindex>
  return %0 : tensor<1x8xindex>
}
// -----
func.func @other_block(%c: tensor<?x?xf32>, %v: f32, %b: i1) -> tensor<4x4xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %d = tensor.empty() : tensor<4x4xf32>
  %1 = scf.if %b -> tensor<4x4xf32> {
    %2 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x4xf32>
    scf.yield %2 : tensor<4x4xf32>
  } else {
    scf.yield %d : tensor<4x4xf32>
  }
  return %1 : tensor<4x4xf32>
}
