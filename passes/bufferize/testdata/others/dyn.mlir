func.func private @dyn(%n: index, %k: index, %c: i1) -> (memref<?x?xf32>, memref<4xf32>) {
  %0 = memref.alloc(%k, %n) {alignment = 32 : i64} : memref<?x?xf32>
  %1 = memref.alloc() : memref<4xf32>
  return %0, %1 : memref<?x?xf32>, memref<4xf32>
}
func.func @main(%n: index, %c: i1) {
  %0:2 = call @dyn(%n, %n, %c) : (index, index, i1) -> (memref<?x?xf32>, memref<4xf32>)
  %r = func.call @dyn2(%n) : (index) -> memref<?xf32>
  return
}
func.func private @dyn2(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
func.func private @dyn3(%n: index) -> memref<?xf32> {
  %m = arith.addi %n, %n : index
  %0 = memref.alloc(%m) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @main(%n: index) {
  %r = func.call @dyn3(%n) : (index) -> memref<?xf32>
  return
}
// -----
func.func private @dyn4(%n: index) -> memref<?xf32> {
  %m = arith.addi %n, %n : index
  %0 = memref.alloc(%m) : memref<?xf32>
  return %0 : memref<?xf32>
}
