func.func private @printMemrefF32(memref<*xf32>)
func.func private @printMemrefI64(memref<*xi64>)
func.func private @printMemrefInd(memref<*xindex>)
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()
func.func @fill(%m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.dim %m, %c0 : memref<?x?xf32>
  %c = memref.dim %m, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %r step %c1 {
    scf.for %j = %c0 to %c step %c1 {
      %k = arith.muli %i, %c : index
      %n = arith.addi %k, %j : index
      %x = arith.index_cast %n : index to i64
      %f = arith.sitofp %x : i64 to f32
      memref.store %f, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
func.func @main() {
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %m = memref.alloc(%c4, %c6) : memref<?x?xf32>
  call @fill(%m) : (memref<?x?xf32>) -> ()
  %u = memref.cast %m : memref<?x?xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = memref.subview %m[%c1, %c2][2, %c2][%c2, %c2] : memref<?x?xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
  %us = memref.cast %s : memref<2x?xf32, strided<[?, ?], offset: ?>> to memref<*xf32>
  call @printMemrefF32(%us) : (memref<*xf32>) -> ()
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %ut = memref.cast %t : memref<?x?xf32, strided<[1, ?]>> to memref<*xf32>
  call @printMemrefF32(%ut) : (memref<*xf32>) -> ()
  // copy a transposed view to a fresh buffer
  %n = memref.alloc(%c6, %c4) : memref<?x?xf32>
  memref.copy %t, %n : memref<?x?xf32, strided<[1, ?]>> to memref<?x?xf32>
  %un = memref.cast %n : memref<?x?xf32> to memref<*xf32>
  call @printMemrefF32(%un) : (memref<*xf32>) -> ()
  // reinterpret as a diagonal
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %d1 = arith.addi %st#0, %st#1 : index
  %diag = memref.reinterpret_cast %m to offset: [%o], sizes: [%c4], strides: [%d1] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %ud = memref.cast %diag : memref<?xf32, strided<[?], offset: ?>> to memref<*xf32>
  call @printMemrefF32(%ud) : (memref<*xf32>) -> ()
  // rank 0
  %z = memref.alloca() : memref<f32>
  %v = arith.constant 2.5 : f32
  memref.store %v, %z[] : memref<f32>
  %uz = memref.cast %z : memref<f32> to memref<*xf32>
  call @printMemrefF32(%uz) : (memref<*xf32>) -> ()
  // collapse and expand
  %col = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %uc = memref.cast %col : memref<?xf32> to memref<*xf32>
  call @printMemrefF32(%uc) : (memref<*xf32>) -> ()
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %ex = memref.expand_shape %col [[0, 1]] output_shape [%c8, 3] : memref<?xf32> into memref<?x3xf32>
  %ue = memref.cast %ex : memref<?x3xf32> to memref<*xf32>
  call @printMemrefF32(%ue) : (memref<*xf32>) -> ()
  // reshape by a shape memref
  %shp = memref.alloca() : memref<3xindex>
  %c0 = arith.constant 0 : index
  memref.store %c2, %shp[%c0] : memref<3xindex>
  memref.store %c3, %shp[%c1] : memref<3xindex>
  memref.store %c4, %shp[%c2] : memref<3xindex>
  %rs = memref.reshape %m(%shp) : (memref<?x?xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %ur = memref.cast %rs : memref<?x?x?xf32> to memref<*xf32>
  call @printMemrefF32(%ur) : (memref<*xf32>) -> ()
  %ush = memref.cast %shp : memref<3xindex> to memref<*xindex>
  call @printMemrefInd(%ush) : (memref<*xindex>) -> ()
  // rank, dim of unranked
  %rk = memref.rank %ur : memref<*xf32>
  %rk64 = arith.index_cast %rk : index to i64
  call @printI64(%rk64) : (i64) -> ()
  call @printComma() : () -> ()
  %dm = memref.dim %ur, %c2 : memref<*xf32>
  %dm64 = arith.index_cast %dm : index to i64
  call @printI64(%dm64) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %n : memref<?x?xf32>
  memref.dealloc %m : memref<?x?xf32>
  return
}
