func.func @alloc(%n: index, %t: tensor<?xf32>, %f: f32) -> (tensor<?xf32>, tensor<?xf32>, tensor<4xf32>) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %2 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
  %3 = tensor.insert %f into %1[%n] : tensor<?xf32>
  return %0, %3, %2 : tensor<?xf32>, tensor<?xf32>, tensor<4xf32>
}
// -----
func.func @dealloc(%t: tensor<?xf32>) {
  bufferization.dealloc_tensor %t : tensor<?xf32>
  return
}
// -----
func.func @mat(%t: tensor<?xf32>, %u: tensor<?xf32>, %m: memref<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %0 in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  return %0 : tensor<?xf32>
}
// -----
func.func @matconflict(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index) -> (tensor<?xf32>, f32) {
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.extract %u[%n] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, f32
}
// -----
func.func @matro(%t: tensor<4xf32>, %n: index) -> (tensor<4xf32>) {
  %u = arith.constant dense<0.0> : tensor<4xf32>
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @totensor(%m: memref<4xf32>, %f: f32, %n: index) -> (tensor<4xf32>) {
  %t = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %0 = tensor.insert %f into %t[%n] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @totensor2(%m: memref<4xf32>, %k: memref<4xf32>, %f: f32, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %0 = tensor.insert %f into %t[%n] : tensor<4xf32>
  %u = bufferization.to_tensor %k restrict writable : memref<4xf32> to tensor<4xf32>
  %1 = tensor.insert %f into %u[%n] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @tobuffer(%t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32, %n: index) -> (tensor<4xf32>, f32) {
  %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %k = bufferization.to_buffer %u read_only : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  memref.store %f, %m[%n] : memref<4xf32>
  %x = memref.load %k[%n] : memref<4xf32, strided<[?], offset: ?>>
  %0 = tensor.insert %x into %t[%n] : tensor<4xf32>
  return %0, %x : tensor<4xf32>, f32
}
// -----
func.func @unknown(%t: tensor<4xf32>, %f: f32, %n: index) -> (tensor<4xf32>, tensor<?xf32>) {
  %0 = tensor.insert %f into %t[%n] : tensor<4xf32>
  %1:2 = "unknown.op"(%0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>)
  %2 = tensor.insert %f into %1#0[%n] : tensor<4xf32>
  "unknown.region"(%2) ({
  ^bb0(%a: tensor<4xf32>):
    %3 = tensor.insert %f into %a[%n] : tensor<4xf32>
    "unknown.yield"(%3) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> ()
  return %2, %1#1 : tensor<4xf32>, tensor<?xf32>
}
// -----
func.func @memonly(%m: memref<4xf32>, %f: f32, %n: index) {
  memref.store %f, %m[%n] : memref<4xf32>
  return
}
