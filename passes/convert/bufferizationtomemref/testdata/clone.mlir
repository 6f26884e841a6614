func.func @f(%m: memref<?x4xf32>, %u: memref<*xf32, 1>, %st: memref<?xf32, strided<[1], offset: ?>>) {
  %a = bufferization.clone %m : memref<?x4xf32> to memref<?x4xf32>
  %b = bufferization.clone %u : memref<*xf32, 1> to memref<*xf32, 1>
  %c = bufferization.clone %st : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return
}
func.func @g(%m: memref<4xf32>) {
  %a = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  return
}
func.func @g2(%m: memref<?x?xf32, affine_map<(d0,d1)->(d1,d0)>>, %c: i1, %o: memref<?xf32>) {
  %a = bufferization.clone %m : memref<?x?xf32, affine_map<(d0,d1)->(d1,d0)>> to memref<?x?xf32>
  bufferization.dealloc (%a, %o : memref<?x?xf32>, memref<?xf32>) if (%c, %c)
  return
}
// -----
func.func @g2(%m: memref<?x?xf32>, %c: i1, %o: memref<?xf32>) {
  %a = bufferization.clone %m : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0,d1)->(d1,d0)>>
  return
}
// -----
func.func @g3(%t: tensor<4xf32>) -> memref<4xf32> {
  %a = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  return %a : memref<4xf32>
}
// -----
func.func @free(%a: memref<4xf32>, %c: i1) {
  bufferization.dealloc (%a : memref<4xf32>) if (%c)
  return
}
// -----
func.func @retain(%a: memref<4xf32>, %b: memref<?xf32>, %d: memref<4xf32, 1>, %c: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%a : memref<4xf32>) if (%c) retain (%b, %d : memref<?xf32>, memref<4xf32, 1>)
  return %0#0, %0#1 : i1, i1
}
// -----
func.func @nothing(%a: memref<4xf32>, %b: memref<*xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc retain (%a, %b : memref<4xf32>, memref<*xf32>)
  return %0#0, %0#1 : i1, i1
}
// -----
func.func private @dealloc_helper()
func.func @general(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %d: i1) -> i1 {
  %0 = bufferization.dealloc (%a, %b : memref<4xf32>, memref<?xf32>) if (%c, %d) retain (%a : memref<4xf32>)
  bufferization.dealloc (%b, %a : memref<?xf32>, memref<4xf32>) if (%c, %d)
  return %0 : i1
}
// -----
module @outer {
  module @inner {
    func.func @f(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1) {
      bufferization.dealloc (%a, %b : memref<4xf32>, memref<?xf32>) if (%c, %c)
      return
    }
  }
  func.func @g(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1) {
    scf.if %c {
      bufferization.dealloc (%a, %b : memref<4xf32>, memref<?xf32>) if (%c, %c)
    }
    return
  }
}
// -----
func.func @tensors(%a: memref<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %a restrict : memref<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
