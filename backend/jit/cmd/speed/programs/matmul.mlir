// A product of two matrices of 400 by 400 doubles.
func.func private @printF64(f64)
func.func private @printNewline()
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 400 : index
  %zero = arith.constant 0.0 : f64
  %a = memref.alloc() : memref<400x400xf64>
  %b = memref.alloc() : memref<400x400xf64>
  %c = memref.alloc() : memref<400x400xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %s = arith.addi %i, %j : index
      %d = arith.subi %i, %j : index
      %si = arith.index_cast %s : index to i64
      %di = arith.index_cast %d : index to i64
      %sf = arith.sitofp %si : i64 to f64
      %df = arith.sitofp %di : i64 to f64
      memref.store %sf, %a[%i, %j] : memref<400x400xf64>
      memref.store %df, %b[%i, %j] : memref<400x400xf64>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %r = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero) -> f64 {
        %x = memref.load %a[%i, %k] : memref<400x400xf64>
        %y = memref.load %b[%k, %j] : memref<400x400xf64>
        %p = arith.mulf %x, %y : f64
        %q = arith.addf %acc, %p : f64
        scf.yield %q : f64
      }
      memref.store %r, %c[%i, %j] : memref<400x400xf64>
    }
  }
  %c17 = arith.constant 17 : index
  %c23 = arith.constant 23 : index
  %r = memref.load %c[%c17, %c23] : memref<400x400xf64>
  call @printF64(%r) : (f64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<400x400xf64>
  memref.dealloc %b : memref<400x400xf64>
  memref.dealloc %c : memref<400x400xf64>
  return
}
