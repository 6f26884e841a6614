// A histogram of pseudo-random bytes by memref.atomic_rmw, in a parallel loop.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 500 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %bins = memref.alloc() : memref<8xi32>
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %zero, %bins[%i] : memref<8xi32>
  }
  %a = arith.constant 1103515245 : i32
  %b = arith.constant 12345 : i32
  %s = arith.constant 28 : i32
  %seven = arith.constant 7 : i32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = arith.index_cast %i : index to i32
    %y = arith.muli %x, %a : i32
    %z = arith.addi %y, %b : i32
    %w = arith.shrui %z, %s : i32
    %v = arith.andi %w, %seven : i32
    %at = arith.index_castui %v : i32 to index
    %old = memref.atomic_rmw addi %one, %bins[%at] : (i32, memref<8xi32>) -> i32
  }
  %u = memref.cast %bins : memref<8xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  memref.dealloc %bins : memref<8xi32>
  return
}
