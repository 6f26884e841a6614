// memref.view: bytes seen as numbers of several types at several offsets.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}

func.func @main() {
  %b = memref.alloc() {alignment = 64 : i64} : memref<64xi8>
  affine.for %i = 0 to 64 {
    %v = affine.apply affine_map<(d0) -> (d0 * 3)>(%i)
    %w = arith.index_cast %v : index to i8
    affine.store %w, %b[%i] : memref<64xi8>
  }
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c16 = arith.constant 16 : index
  %c48 = arith.constant 48 : index
  %m = memref.view %b[%c16][] : memref<64xi8> to memref<2x4xi32>
  %d = memref.view %b[%c0][%c3] : memref<64xi8> to memref<?x2xi32>
  %f = memref.view %b[%c48][] : memref<64xi8> to memref<2xf64>
  %x = arith.constant 1.25 : f64
  %y = arith.constant -3.0e100 : f64
  affine.store %x, %f[0] : memref<2xf64>
  affine.store %y, %f[1] : memref<2xf64>
  %mu = memref.cast %m : memref<2x4xi32> to memref<*xi32>
  %du = memref.cast %d : memref<?x2xi32> to memref<*xi32>
  %fu = memref.cast %f : memref<2xf64> to memref<*xf64>
  call @printMemrefI32(%mu) : (memref<*xi32>) -> ()
  call @printMemrefI32(%du) : (memref<*xi32>) -> ()
  call @printMemrefF64(%fu) : (memref<*xf64>) -> ()
  memref.dealloc %b : memref<64xi8>
  return
}
