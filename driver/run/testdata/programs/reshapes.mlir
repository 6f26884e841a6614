// collapse_shape, expand_shape and reshape, with static and dynamic sizes.
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}

func.func @main() {
  %m = memref.alloc() : memref<2x3x4xi64>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      affine.for %k = 0 to 4 {
        %v = affine.apply affine_map<(d0, d1, d2) -> (d0 * 100 + d1 * 10 + d2)>(%i, %j, %k)
        %w = arith.index_cast %v : index to i64
        affine.store %w, %m[%i, %j, %k] : memref<2x3x4xi64>
      }
    }
  }
  %a = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xi64> into memref<6x4xi64>
  %b = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xi64> into memref<24xi64>
  %c = memref.expand_shape %b [[0, 1, 2]] output_shape [3, 4, 2] : memref<24xi64> into memref<3x4x2xi64>
  %dyn = memref.cast %b : memref<24xi64> to memref<?xi64>
  %c6 = arith.constant 6 : index
  %d = memref.expand_shape %dyn [[0, 1]] output_shape [%c6, 4] : memref<?xi64> into memref<?x4xi64>
  %au = memref.cast %a : memref<6x4xi64> to memref<*xi64>
  %cu = memref.cast %c : memref<3x4x2xi64> to memref<*xi64>
  %du = memref.cast %d : memref<?x4xi64> to memref<*xi64>
  call @printMemrefI64(%au) : (memref<*xi64>) -> ()
  call @printMemrefI64(%cu) : (memref<*xi64>) -> ()
  call @printMemrefI64(%du) : (memref<*xi64>) -> ()
  %shape = memref.alloca() : memref<2xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c3 = arith.constant 3 : index
  memref.store %c8, %shape[%c0] : memref<2xindex>
  memref.store %c3, %shape[%c1] : memref<2xindex>
  %e = memref.reshape %m(%shape) : (memref<2x3x4xi64>, memref<2xindex>) -> memref<?x?xi64>
  %eu = memref.cast %e : memref<?x?xi64> to memref<*xi64>
  call @printMemrefI64(%eu) : (memref<*xi64>) -> ()
  memref.dealloc %m : memref<2x3x4xi64>
  return
}
