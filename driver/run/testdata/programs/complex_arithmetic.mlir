// Complex numbers: arithmetic, parts, comparisons, absolute values and Horner's rule for a polynomial.
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()

func.func @show(%z: complex<f64>) {
  %re = complex.re %z : complex<f64>
  %im = complex.im %z : complex<f64>
  call @printF64(%re) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%im) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %a = complex.constant [3.0, -4.0] : complex<f64>
  %b = complex.constant [0.5, 2.0] : complex<f64>
  %s = complex.add %a, %b : complex<f64>
  %d = complex.sub %a, %b : complex<f64>
  %p = complex.mul %a, %b : complex<f64>
  %q = complex.div %a, %b : complex<f64>
  call @show(%s) : (complex<f64>) -> ()
  call @show(%d) : (complex<f64>) -> ()
  call @show(%p) : (complex<f64>) -> ()
  call @show(%q) : (complex<f64>) -> ()
  %abs = complex.abs %a : complex<f64>
  call @printF64(%abs) : (f64) -> ()
  call @printNewline() : () -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 6 : index
  %one = complex.constant [1.0, 0.0] : complex<f64>
  %h = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %one) -> (complex<f64>) {
    %m = complex.mul %acc, %b : complex<f64>
    %t = complex.add %m, %one : complex<f64>
    scf.yield %t : complex<f64>
  }
  call @show(%h) : (complex<f64>) -> ()
  return
}
