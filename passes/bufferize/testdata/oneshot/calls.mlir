func.func private @ext(tensor<4xf32>) -> tensor<4xf32>
func.func private @ext2(tensor<?xf32> {bufferization.access = "read"})
func.func @ro(%t: tensor<4xf32>, %i: index) -> f32 {
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}
func.func @wr(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @id(%t: tensor<4xf32>, %u: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %u, %t : tensor<4xf32>, tensor<4xf32>
}
func.func @main(%t: tensor<4xf32>, %f: f32, %i: index, %d: tensor<?xf32>) -> (tensor<4xf32>, f32, tensor<4xf32>, tensor<4xf32>) {
  %0 = call @wr(%t, %f, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %1 = call @ro(%0, %i) : (tensor<4xf32>, index) -> f32
  %2:2 = call @id(%0, %t) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %3 = call @ext(%t) : (tensor<4xf32>) -> tensor<4xf32>
  call @ext2(%d) : (tensor<?xf32>) -> ()
  return %2#0, %1, %3, %2#1 : tensor<4xf32>, f32, tensor<4xf32>, tensor<4xf32>
}
func.func @notwritable(%t: tensor<4xf32> {bufferization.writable = false}, %f: f32, %i: index, %u: tensor<?xf32> {bufferization.buffer_layout = strided<[1], offset: 3>}, %v: tensor<4xf32> {bufferization.writable = true, test.x}) -> (tensor<4xf32>, tensor<?xf32>) {
  %0 = call @wr(%t, %f, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  return %0, %u : tensor<4xf32>, tensor<?xf32>
}
// -----
func.func @rec(%t: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = call @rec(%t, %c) : (tensor<4xf32>, i1) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @even(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %1 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %0 = call @odd(%1, %f, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @odd(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = call @even(%t, %f, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %1 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @slice_callee(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.extract_slice %t[2] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @slice_caller(%t: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = call @slice_callee(%t, %n) : (tensor<?xf32>, index) -> tensor<?xf32>
  %1 = tensor.insert %f into %0[%n] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @unranked(%t: tensor<*xf32>) -> tensor<*xf32> {
  return %t : tensor<*xf32>
}
func.func @unranked_caller(%t: tensor<4xf32>) -> tensor<*xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %0 = call @unranked(%c) : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
// -----
func.func @blocks(%t: tensor<4xf32>, %u: tensor<4xf32>, %c: i1, %f: f32, %i: index) -> tensor<4xf32> {
  cf.cond_br %c, ^bb1(%t : tensor<4xf32>), ^bb2(%u : tensor<4xf32>)
^bb1(%a: tensor<4xf32>):
  %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
  cf.br ^bb3(%0 : tensor<4xf32>)
^bb2(%b: tensor<4xf32>):
  cf.br ^bb3(%b : tensor<4xf32>)
^bb3(%d: tensor<4xf32>):
  return %d : tensor<4xf32>
}
// -----
func.func @loop(%t: tensor<4xf32>, %c: i1, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %e = tensor.empty() : tensor<4xf32>
  cf.br ^bb1(%t, %e : tensor<4xf32>, tensor<4xf32>)
^bb1(%a: tensor<4xf32>, %x: tensor<4xf32>):
  %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
  %1 = tensor.extract %a[%i] : tensor<4xf32>
  cf.cond_br %c, ^bb1(%x, %0: tensor<4xf32>, tensor<4xf32>), ^bb2
^bb2:
  return %0, %1 : tensor<4xf32>, f32
}
// -----
func.func @tworeturns(%t: tensor<4xf32>, %c: i1, %f: f32, %i: index) -> (tensor<4xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
^bb2:
  %e = tensor.empty() : tensor<4xf32>
  return %e : tensor<4xf32>
}
// -----
func.func @tworeturns2(%t: tensor<4xf32>, %c: i1, %f: f32, %i: index) -> (tensor<4xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = tensor.empty() : tensor<4xf32>
  return %0 : tensor<4xf32>
^bb2:
  %e = tensor.empty() : tensor<4xf32>
  return %e : tensor<4xf32>
}
