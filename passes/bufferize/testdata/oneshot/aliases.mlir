// Results of functions share memory with arguments.
func.func private @ext(tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>)
func.func private @slice(%t: tensor<?x8xf32>, %i: index) -> (tensor<4x8xf32>, tensor<?x8xf32>) {
  %0 = tensor.extract_slice %t[%i, 0] [4, 8] [1, 1] : tensor<?x8xf32> to tensor<4x8xf32>
  return %0, %t : tensor<4x8xf32>, tensor<?x8xf32>
}
func.func @caller(%t: tensor<?x8xf32>, %i: index, %f: f32) -> (tensor<4x8xf32>, f32, tensor<?x8xf32>) {
  %0:2 = call @slice(%t, %i) : (tensor<?x8xf32>, index) -> (tensor<4x8xf32>, tensor<?x8xf32>)
  %1 = tensor.insert %f into %0#0[%i, %i] : tensor<4x8xf32>
  %2 = tensor.extract %0#1[%i, %i] : tensor<?x8xf32>
  return %1, %2, %0#1 : tensor<4x8xf32>, f32, tensor<?x8xf32>
}
func.func @usesext(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, tensor<4xf32>) {
  %0:2 = call @ext(%t) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>)
  %1 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %2 = call @ext(%1) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<4xf32>
}
// -----
func.func @two(%t: tensor<?xf32>, %u: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %t : tensor<?xf32>
^b:
  return %u : tensor<?xf32>
}
func.func @caller(%t: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  %0 = call @two(%t, %t, %c) : (tensor<?xf32>, tensor<?xf32>, i1) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @two(%t: tensor<?xf32>, %u: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %t : tensor<?xf32>
^b:
  return %t : tensor<?xf32>
}
func.func @caller(%t: tensor<?xf32>, %c: i1, %f: f32, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = call @two(%t, %t, %c) : (tensor<?xf32>, tensor<?xf32>, i1) -> tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @casted(%t: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @caller(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<?xf32>, tensor<4xf32>) {
  %0 = call @casted(%t) : (tensor<4xf32>) -> tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1, %t : tensor<?xf32>, tensor<4xf32>
}
// -----
func.func @sel(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %1 = scf.if %c -> tensor<?xf32> { scf.yield %a : tensor<?xf32> } else { scf.yield %b : tensor<?xf32> }
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
func.func @caller(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: i1, %f: f32, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = call @sel(%a, %b, %c) : (tensor<?xf32>, tensor<?xf32>, i1) -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.insert %f into %0#0[%i] : tensor<?xf32>
  return %1, %0#1 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @layouts(%a: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0)[s0] -> (d0 + s0)>}, %b: tensor<4x4xf32> {bufferization.buffer_layout = strided<[?, 1], offset: 5>}) -> (tensor<?xf32>, tensor<4xf32>) {
  %0 = tensor.extract_slice %b[0, 1] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
  return %a, %0 : tensor<?xf32>, tensor<4xf32>
}
func.func @caller(%a: tensor<?xf32>, %b: tensor<4x4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
  %0:2 = call @layouts(%a, %b) : (tensor<?xf32>, tensor<4x4xf32>) -> (tensor<?xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<4xf32>
}
// -----
func.func @loop(%a: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<?xf32> {
    %1 = func.call @store(%x, %i, %f) : (tensor<?xf32>, index, f32) -> tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
func.func private @store(%a: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @loop2(%a: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (tensor<?xf32>, tensor<?xf32>) {
    %1 = tensor.insert %f into %x[%i] : tensor<?xf32>
    scf.yield %y, %1 : tensor<?xf32>, tensor<?xf32>
  }
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func private @mem(memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32>
func.func @mixed(%a: tensor<?xf32>, %m: memref<?xf32>) -> (tensor<?xf32>, memref<?xf32>) {
  %0 = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %a : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = call @mem(%1) : (memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32>
  return %0, %2 : tensor<?xf32>, memref<?xf32>
}
// -----
func.func @unr(%a: tensor<*xf32>, %b: tensor<3x?xf32>) -> (tensor<3x?xf32>, tensor<*xf32>) {
  %0 = tensor.cast %a : tensor<*xf32> to tensor<3x?xf32>
  %1 = tensor.cast %b : tensor<3x?xf32> to tensor<*xf32>
  return %0, %1 : tensor<3x?xf32>, tensor<*xf32>
}
func.func @c(%a: tensor<*xf32>, %b: tensor<3x?xf32>) -> (tensor<3x?xf32>, tensor<*xf32>) {
  %0:2 = call @unr(%a, %b) : (tensor<*xf32>, tensor<3x?xf32>) -> (tensor<3x?xf32>, tensor<*xf32>)
  return %0#0, %0#1 : tensor<3x?xf32>, tensor<*xf32>
}
// -----
func.func @space(%a: tensor<4xf32, 1 : i32>, %b: tensor<?xf32, 2>) -> (tensor<4xf32, 1 : i32>, tensor<2xf32, 2>) {
  %0 = tensor.extract_slice %b[1] [2] [2] : tensor<?xf32, 2> to tensor<2xf32, 2>
  return %a, %0 : tensor<4xf32, 1 : i32>, tensor<2xf32, 2>
}
// -----
func.func @collapse(%a: tensor<4x?xf32>, %i: index) -> (tensor<?xf32>, tensor<2x2x?xf32>) {
  %s = tensor.extract_slice %a[0, %i] [4, %i] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
  %0 = tensor.collapse_shape %s [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %d = arith.constant 1 : index
  %n = tensor.dim %a, %d : tensor<4x?xf32>
  %1 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 2, %n] : tensor<4x?xf32> into tensor<2x2x?xf32>
  return %0, %1 : tensor<?xf32>, tensor<2x2x?xf32>
}
// -----
func.func @w(%a: tensor<?xf32>, %c: i1, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = scf.while (%x = %a) : (tensor<?xf32>) -> tensor<?xf32> {
    scf.condition(%c) %x : tensor<?xf32>
  } do {
  ^bb0(%y: tensor<?xf32>):
    %1 = tensor.insert %f into %y[%i] : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
func.func @caller(%a: tensor<?xf32>, %c: i1, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = call @w(%a, %c, %f, %i) : (tensor<?xf32>, i1, f32, index) -> tensor<?xf32>
  %1 = tensor.extract %a[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, f32
}
// -----
func.func @fresh(%n: index, %f: f32) -> (tensor<?xf32>, tensor<3xf32>) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %1 = tensor.empty() : tensor<3xf32>
  %2 = linalg.fill ins(%f : f32) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
  return %0, %2 : tensor<?xf32>, tensor<3xf32>
}
func.func private @usefresh(%n: index, %f: f32) -> (tensor<?xf32>, tensor<3xf32>) {
  %0:2 = call @fresh(%n, %f) : (index, f32) -> (tensor<?xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<3xf32>
}
// -----
module @outer {
  func.func private @in(%a: tensor<?xf32>) -> tensor<?xf32> { return %a : tensor<?xf32> }
  func.func @x(%a: tensor<?xf32>) -> tensor<?xf32> {
    %f = func.constant @in : (tensor<?xf32>) -> tensor<?xf32>
    %0 = call_indirect %f(%a) : (tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  module @nested {
    func.func @y(%a: tensor<?xf32>) -> tensor<?xf32> { return %a : tensor<?xf32> }
  }
}
