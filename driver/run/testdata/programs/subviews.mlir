// Copies between strided views: blocks of a matrix, every other row and column, a column as a vector.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %m = memref.alloc() : memref<6x8xi32>
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 8 {
      %v = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
      %w = arith.index_cast %v : index to i32
      affine.store %w, %m[%i, %j] : memref<6x8xi32>
    }
  }
  %corner = memref.subview %m[4, 5] [2, 3] [1, 1] : memref<6x8xi32> to memref<2x3xi32, strided<[8, 1], offset: 37>>
  %top = memref.subview %m[0, 0] [2, 3] [1, 1] : memref<6x8xi32> to memref<2x3xi32, strided<[8, 1]>>
  memref.copy %corner, %top : memref<2x3xi32, strided<[8, 1], offset: 37>> to memref<2x3xi32, strided<[8, 1]>>
  %sparse = memref.subview %m[1, 0] [3, 4] [2, 2] : memref<6x8xi32> to memref<3x4xi32, strided<[16, 2], offset: 8>>
  %dense = memref.alloc() : memref<3x4xi32>
  memref.copy %sparse, %dense : memref<3x4xi32, strided<[16, 2], offset: 8>> to memref<3x4xi32>
  %column = memref.subview %m[0, 7] [6, 1] [1, 1] : memref<6x8xi32> to memref<6xi32, strided<[8], offset: 7>>
  %row = memref.subview %dense[1, 0] [1, 4] [1, 1] : memref<3x4xi32> to memref<4xi32, strided<[1], offset: 4>>
  %mu = memref.cast %m : memref<6x8xi32> to memref<*xi32>
  %su = memref.cast %sparse : memref<3x4xi32, strided<[16, 2], offset: 8>> to memref<*xi32>
  %du = memref.cast %dense : memref<3x4xi32> to memref<*xi32>
  %cu = memref.cast %column : memref<6xi32, strided<[8], offset: 7>> to memref<*xi32>
  %ru = memref.cast %row : memref<4xi32, strided<[1], offset: 4>> to memref<*xi32>
  call @printMemrefI32(%mu) : (memref<*xi32>) -> ()
  call @printMemrefI32(%su) : (memref<*xi32>) -> ()
  call @printMemrefI32(%du) : (memref<*xi32>) -> ()
  call @printMemrefI32(%cu) : (memref<*xi32>) -> ()
  call @printMemrefI32(%ru) : (memref<*xi32>) -> ()
  memref.dealloc %m : memref<6x8xi32>
  memref.dealloc %dense : memref<3x4xi32>
  return
}
