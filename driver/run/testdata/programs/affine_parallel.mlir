// affine.parallel, tiled by hand, and a delinearized index.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %m = memref.alloc() : memref<6x9xi32>
  affine.parallel (%i, %j) = (0, 0) to (6, 9) step (2, 3) {
    affine.for %k = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 2)>(%i) {
      affine.for %l = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 3)>(%j) {
        %t = affine.apply affine_map<(d0, d1) -> ((d0 floordiv 2) * 3 + d1 floordiv 3)>(%k, %l)
        %v = arith.index_cast %t : index to i32
        affine.store %v, %m[%k, %l] : memref<6x9xi32>
      }
    }
  }
  %u = memref.cast %m : memref<6x9xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %f = memref.collapse_shape %m [[0, 1]] : memref<6x9xi32> into memref<54xi32>
  affine.for %x = 0 to 54 step 5 {
    %v = affine.load %f[%x] : memref<54xi32>
    %ten = arith.constant 10 : i32
    %w = arith.muli %v, %ten : i32
    affine.store %w, %m[%x floordiv 9, %x mod 9] : memref<6x9xi32>
  }
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  memref.dealloc %m : memref<6x9xi32>
  return
}
