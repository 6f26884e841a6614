// Functions of complex numbers: exponentials, logarithms, powers, roots.
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
// complex functions through convert-complex-to-standard
func.func @showc(%z: complex<f64>) {
  %r = complex.re %z : complex<f64>
  %i = complex.im %z : complex<f64>
  call @printF64(%r) : (f64) -> ()
  call @printComma() : () -> ()
  call @showf(%i) : (f64) -> ()
  return
}
func.func @all(%a: complex<f64>, %b: complex<f64>) {
  %0 = complex.exp %a : complex<f64>
  %1 = complex.log %a : complex<f64>
  %2 = complex.sin %a : complex<f64>
  %3 = complex.cos %a : complex<f64>
  %4 = complex.tan %a : complex<f64>
  %5 = complex.tanh %a : complex<f64>
  %6 = complex.sqrt %a : complex<f64>
  %7 = complex.rsqrt %a : complex<f64>
  %8 = complex.pow %a, %b : complex<f64>
  %9 = complex.atan2 %a, %b : complex<f64>
  %10 = complex.sign %a : complex<f64>
  %11 = complex.expm1 %a : complex<f64>
  %12 = complex.log1p %a : complex<f64>
  %13 = complex.angle %a : complex<f64>
  %14 = complex.conj %a : complex<f64>
  call @showc(%0) : (complex<f64>) -> ()
  call @showc(%1) : (complex<f64>) -> ()
  call @showc(%2) : (complex<f64>) -> ()
  call @showc(%3) : (complex<f64>) -> ()
  call @showc(%4) : (complex<f64>) -> ()
  call @showc(%5) : (complex<f64>) -> ()
  call @showc(%6) : (complex<f64>) -> ()
  call @showc(%7) : (complex<f64>) -> ()
  call @showc(%8) : (complex<f64>) -> ()
  call @showc(%9) : (complex<f64>) -> ()
  call @showc(%10) : (complex<f64>) -> ()
  call @showc(%11) : (complex<f64>) -> ()
  call @showc(%12) : (complex<f64>) -> ()
  call @showf(%13) : (f64) -> ()
  call @showc(%14) : (complex<f64>) -> ()
  return
}
func.func @main() {
  %a = complex.constant [1.5, -2.0] : complex<f64>
  %b = complex.constant [-0.25, 0.75] : complex<f64>
  %i = complex.constant [0.0, 1.0] : complex<f64>
  %n = complex.constant [-3.0, 0.0] : complex<f64>
  call @all(%a, %b) : (complex<f64>, complex<f64>) -> ()
  call @all(%b, %a) : (complex<f64>, complex<f64>) -> ()
  call @all(%i, %a) : (complex<f64>, complex<f64>) -> ()
  call @all(%n, %i) : (complex<f64>, complex<f64>) -> ()
  return
}
