// Newton's method until the step is small: square roots and the root of a polynomial; a bound on the rounds ends the rest.
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printI64(i64)
func.func private @printNewline()

func.func @root(%a: f64) -> (f64, i64) {
  %half = arith.constant 0.5 : f64
  %eps = arith.constant 1.0e-12 : f64
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %most = arith.constant 50 : i64
  %huge = arith.constant 1.0e300 : f64
  %r:3 = scf.while (%x = %a, %step = %huge, %n = %zero) : (f64, f64, i64) -> (f64, f64, i64) {
    %abs = math.absf %step : f64
    %large = arith.cmpf ogt, %abs, %eps : f64
    %few = arith.cmpi ult, %n, %most : i64
    %more = arith.andi %large, %few : i1
    scf.condition(%more) %x, %step, %n : f64, f64, i64
  } do {
  ^bb0(%x: f64, %step: f64, %n: i64):
    %q = arith.divf %a, %x : f64
    %s = arith.addf %x, %q : f64
    %y = arith.mulf %s, %half : f64
    %d = arith.subf %y, %x : f64
    %k = arith.addi %n, %one : i64
    scf.yield %y, %d, %k : f64, f64, i64
  }
  return %r#0, %r#2 : f64, i64
}

func.func @main() {
  %c1 = arith.constant 1 : index
  %n = arith.constant 6 : index
  scf.for %i = %c1 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %f = arith.sitofp %k : i64 to f64
    %c = arith.mulf %f, %f : f64
    %a = arith.mulf %c, %f : f64
    %r:2 = func.call @root(%a) : (f64) -> (f64, i64)
    func.call @printF64(%r#0) : (f64) -> ()
    func.call @printComma() : () -> ()
    func.call @printI64(%r#1) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  return
}
