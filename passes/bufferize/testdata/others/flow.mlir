func.func @f(%c: i1, %k: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  memref.copy %b, %k : memref<4xf32> to memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @f2(%c: i1, %k: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = arith.select %c, %a, %k : memref<4xf32>
  memref.copy %b, %k : memref<4xf32> to memref<4xf32>
  %r = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %r : memref<4xf32>
  return
}
func.func @f3(%c: i1, %k: memref<?xf32>, %i: index) {
  %a = memref.alloc(%i) : memref<?xf32>
  %b = memref.realloc %a(%i) : memref<?xf32> to memref<?xf32>
  memref.copy %b, %k : memref<?xf32> to memref<?xf32>
  %r = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<?xf32>
  memref.dealloc %r : memref<4xf32>
  return
}
func.func private @h(memref<4xf32>) -> memref<4xf32>
func.func @f4(%c: i1, %k: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = call @h(%a) : (memref<4xf32>) -> memref<4xf32>
  memref.copy %b, %k : memref<4xf32> to memref<4xf32>
  %r = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %r : memref<4xf32>
  return
}
