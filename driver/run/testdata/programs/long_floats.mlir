// Floats of 80 and 128 bits: sums that a double cannot hold, and conversions.
func.func private @printF64(f64)
func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %one = arith.constant 1.0 : f80
  %half = arith.constant 0.5 : f80
  // 1 + 2^-60 is more than 1 with 64 bits of precision.
  %k = arith.constant 60 : index
  %small = scf.for %i = %c0 to %k step %c1 iter_args(%x = %one) -> (f80) {
    %y = arith.mulf %x, %half : f80
    scf.yield %y : f80
  }
  %sum = arith.addf %one, %small : f80
  %diff = arith.subf %sum, %one : f80
  %d = arith.truncf %diff : f80 to f64
  call @printF64(%d) : (f64) -> ()
  call @printNewline() : () -> ()
  %three = arith.constant 3.0 : f80
  %third = arith.divf %one, %three : f80
  %e = arith.truncf %third : f80 to f64
  call @printF64(%e) : (f64) -> ()
  call @printNewline() : () -> ()
  %c = arith.cmpf ogt, %sum, %one : f80
  %b = arith.extui %c : i1 to i64
  call @printI64(%b) : (i64) -> ()
  call @printNewline() : () -> ()
  %big = arith.constant 9223372036854775807 : i64
  %f = arith.sitofp %big : i64 to f80
  %g = arith.fptosi %f : f80 to i64
  call @printI64(%g) : (i64) -> ()
  call @printNewline() : () -> ()
  %m = memref.alloca() : memref<3xf80>
  memref.store %third, %m[%c1] : memref<3xf80>
  %l = memref.load %m[%c1] : memref<3xf80>
  %same = arith.cmpf oeq, %l, %third : f80
  %s = arith.extui %same : i1 to i64
  call @printI64(%s) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
