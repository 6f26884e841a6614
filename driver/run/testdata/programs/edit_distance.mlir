// The edit distance of two words, with the whole table printed.
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}

memref.global "private" constant @kitten : memref<6xi8> = dense<[107, 105, 116, 116, 101, 110]>
memref.global "private" constant @sitting : memref<7xi8> = dense<[115, 105, 116, 116, 105, 110, 103]>

func.func @main() {
  %a = memref.get_global @kitten : memref<6xi8>
  %b = memref.get_global @sitting : memref<7xi8>
  %d = memref.alloc() : memref<7x8xi64>
  %one = arith.constant 1 : i64
  affine.for %i = 0 to 7 {
    %v = arith.index_cast %i : index to i64
    affine.store %v, %d[%i, 0] : memref<7x8xi64>
  }
  affine.for %j = 0 to 8 {
    %v = arith.index_cast %j : index to i64
    affine.store %v, %d[0, %j] : memref<7x8xi64>
  }
  affine.for %i = 1 to 7 {
    affine.for %j = 1 to 8 {
      %x = affine.load %a[%i - 1] : memref<6xi8>
      %y = affine.load %b[%j - 1] : memref<7xi8>
      %differ = arith.cmpi ne, %x, %y : i8
      %cost = arith.extui %differ : i1 to i64
      %p = affine.load %d[%i - 1, %j] : memref<7x8xi64>
      %q = affine.load %d[%i, %j - 1] : memref<7x8xi64>
      %r = affine.load %d[%i - 1, %j - 1] : memref<7x8xi64>
      %p1 = arith.addi %p, %one : i64
      %q1 = arith.addi %q, %one : i64
      %r1 = arith.addi %r, %cost : i64
      %m = arith.minsi %p1, %q1 : i64
      %n = arith.minsi %m, %r1 : i64
      affine.store %n, %d[%i, %j] : memref<7x8xi64>
    }
  }
  %u = memref.cast %d : memref<7x8xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  memref.dealloc %d : memref<7x8xi64>
  return
}
