func.func private @id(%m: memref<4xf32>, %n: memref<4xf32>) -> (memref<4xf32>, f32, memref<4xf32>) {
  %f = arith.constant 1.0 : f32
  return %n, %f, %m : memref<4xf32>, f32, memref<4xf32>
}
func.func private @cast(%m: memref<?xf32>) -> (memref<4xf32> {test.a}, memref<4xf32> {test.b}) {
  %0 = memref.cast %m : memref<?xf32> to memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  return %0, %1 : memref<4xf32>, memref<4xf32>
}
func.func @public(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func private @ext(memref<4xf32>) -> memref<4xf32>
func.func private @two(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1) -> (memref<4xf32>, memref<4xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m, %m : memref<4xf32>, memref<4xf32>
^bb2:
  return %m, %n : memref<4xf32>, memref<4xf32>
}
func.func @main(%m: memref<4xf32>, %d: memref<?xf32>, %c: i1) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) {
  %0:3 = call @id(%m, %m) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, f32, memref<4xf32>)
  %1:2 = call @cast(%d) {my.attr} : (memref<?xf32>) -> (memref<4xf32>, memref<4xf32>)
  %2 = call @public(%0#0) : (memref<4xf32>) -> memref<4xf32>
  %3 = call @ext(%0#2) : (memref<4xf32>) -> memref<4xf32>
  %4:2 = call @two(%2, %3, %c) : (memref<4xf32>, memref<4xf32>, i1) -> (memref<4xf32>, memref<4xf32>)
  return %1#0, %1#1, %4#0, %4#1 : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>
}
// -----
func.func private @callee(%t: memref<4xf32>) -> (memref<4xf32>) { return %t : memref<4xf32> }
func.func private @callee1(%t: tensor<4xf32>) -> (tensor<4xf32>) { return %t : tensor<4xf32> }
func.func private @callee2(%t: f32) -> (f32, f32) { 
  %0 = arith.addf %t, %t : f32
return %t, %0 : f32, f32 }
func.func private @callee3(%t: vector<4xf32>) -> (vector<4xf32>) { return %t : vector<4xf32> }
func.func private @callee4(%t: tensor<4xf32>) -> (tensor<?xf32>) { %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
 return %0 : tensor<?xf32> }
func.func private @callee5(%t: memref<4xf32>) -> (memref<?xf32>) { %0 = memref.cast %t : memref<4xf32> to memref<?xf32>
 return %0 : memref<?xf32> }
