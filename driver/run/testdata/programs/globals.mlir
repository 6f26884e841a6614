// Globals of several types: constant, mutable with and without a value, of rank 0, splats, and a counter kept over calls.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefInd(memref<*xindex>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printNewline()

memref.global "private" @counter : memref<i64> = dense<40>
memref.global "private" constant @splat : memref<2x2xf32> = dense<0.5>
memref.global @shared : memref<3xi64> = uninitialized
memref.global "private" constant @primes : memref<2x3xindex> = dense<[[2, 3, 5], [7, 11, 13]]>
memref.global "private" @aligned : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]> {alignment = 64}

func.func @next() -> i64 {
  %m = memref.get_global @counter : memref<i64>
  %one = arith.constant 1 : i64
  %v = memref.load %m[] : memref<i64>
  %w = arith.addi %v, %one : i64
  memref.store %w, %m[] : memref<i64>
  return %w : i64
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = memref.get_global @shared : memref<3xi64>
  scf.for %i = %c0 to %c3 step %c1 {
    %v = func.call @next() : () -> i64
    memref.store %v, %s[%i] : memref<3xi64>
  }
  %su = memref.cast %s : memref<3xi64> to memref<*xi64>
  call @printMemrefI64(%su) : (memref<*xi64>) -> ()
  %p = memref.get_global @splat : memref<2x2xf32>
  %pu = memref.cast %p : memref<2x2xf32> to memref<*xf32>
  call @printMemrefF32(%pu) : (memref<*xf32>) -> ()
  %q = memref.get_global @primes : memref<2x3xindex>
  %qu = memref.cast %q : memref<2x3xindex> to memref<*xindex>
  call @printMemrefInd(%qu) : (memref<*xindex>) -> ()
  %a = memref.get_global @aligned : memref<4xf32>
  %x = memref.load %a[%c3] : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %au = memref.cast %a : memref<4xf32> to memref<*xf32>
  call @printMemrefF32(%au) : (memref<*xf32>) -> ()
  %c = memref.get_global @counter : memref<i64>
  %v = memref.load %c[] : memref<i64>
  call @printI64(%v) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
