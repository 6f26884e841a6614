// Powers of integers and floats with integer exponents of both signs.
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %c4 = arith.constant 4 : i64
  %half = arith.constant 0.5 : f64
  scf.for %i = %c0 to %c9 step %c1 {
    %k = arith.index_cast %i : index to i64
    %b = arith.subi %k, %c4 : i64
    scf.for %j = %c0 to %c9 step %c1 {
      %e = arith.index_cast %j : index to i64
      %p = math.ipowi %b, %e : i64
      func.call @printI64(%p) : (i64) -> ()
      func.call @printComma() : () -> ()
      %e8 = arith.trunci %e : i64 to i8
      %b8 = arith.trunci %b : i64 to i8
      %q = math.ipowi %b8, %e8 : i8
      %q64 = arith.extsi %q : i8 to i64
      func.call @printI64(%q64) : (i64) -> ()
      func.call @printComma() : () -> ()
      %f = arith.sitofp %b : i64 to f64
      %g = arith.addf %f, %half : f64
      %n = arith.subi %c4, %e : i64
      %n32 = arith.trunci %n : i64 to i32
      %r = math.fpowi %g, %n32 : f64, i32
      func.call @printF64(%r) : (f64) -> ()
      func.call @printComma() : () -> ()
    }
    func.call @printNewline() : () -> ()
  }
  %m1 = arith.constant -1 : i64
  %m3 = arith.constant -3 : i64
  %two = arith.constant 2 : i64
  %x = math.ipowi %m1, %m3 : i64
  %y = math.ipowi %two, %m3 : i64
  func.call @printI64(%x) : (i64) -> ()
  func.call @printComma() : () -> ()
  func.call @printI64(%y) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
