// Shifts by variable amounts, rotations made of them, and sign extension by shifting.
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}

func.func @rotate(%x: i64, %n: i64) -> i64 {
  %w = arith.constant 64 : i64
  %mask = arith.constant 63 : i64
  %l = arith.andi %n, %mask : i64
  %up = arith.shli %x, %l : i64
  %d = arith.subi %w, %l : i64
  %r = arith.andi %d, %mask : i64
  %down = arith.shrui %x, %r : i64
  %v = arith.ori %up, %down : i64
  return %v : i64
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n = arith.constant 9 : index
  %x = arith.constant 0x8123456789ABCDEF : i64
  %k = arith.constant 13 : i64
  %m = memref.alloc() : memref<9x4xi64>
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i64
    %s = arith.muli %v, %k : i64
    %w = arith.constant 63 : i64
    %t = arith.andi %s, %w : i64
    %a = arith.shli %x, %t : i64
    %b = arith.shrui %x, %t : i64
    %c = arith.shrsi %x, %t : i64
    %d = func.call @rotate(%x, %s) : (i64, i64) -> i64
    memref.store %a, %m[%i, %c0] : memref<9x4xi64>
    memref.store %b, %m[%i, %c1] : memref<9x4xi64>
    memref.store %c, %m[%i, %c2] : memref<9x4xi64>
    memref.store %d, %m[%i, %c3] : memref<9x4xi64>
  }
  %u = memref.cast %m : memref<9x4xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  memref.dealloc %m : memref<9x4xi64>
  return
}
