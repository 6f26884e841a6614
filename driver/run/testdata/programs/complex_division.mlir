// Complex arithmetic with large numbers and division by zero.
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF64(f64)
func.func private @printF32(f32)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func @showc(%z: complex<f64>) {
  %r = complex.re %z : complex<f64>
  %i = complex.im %z : complex<f64>
  call @printF64(%r) : (f64) -> ()
  call @printComma() : () -> ()
  call @showf(%i) : (f64) -> ()
  return
}
func.func @all(%a: complex<f64>, %b: complex<f64>) {
  %0 = complex.add %a, %b : complex<f64>
  %1 = complex.mul %a, %b : complex<f64>
  %2 = complex.div %a, %b : complex<f64>
  %5 = complex.abs %a : complex<f64>
  %7 = complex.sub %a, %b : complex<f64>
  %8 = complex.eq %a, %b : complex<f64>
  %9 = complex.neq %a, %b : complex<f64>
  call @showc(%0) : (complex<f64>) -> ()
  call @showc(%1) : (complex<f64>) -> ()
  call @showc(%2) : (complex<f64>) -> ()
  call @showc(%7) : (complex<f64>) -> ()
  call @showf(%5) : (f64) -> ()
  %ee = arith.extui %8 : i1 to i64
  call @show(%ee) : (i64) -> ()
  return
}
func.func @main() {
  %a = complex.constant [1.5, -2.0] : complex<f64>
  %b = complex.constant [0.25, 4.0] : complex<f64>
  %z = complex.constant [0.0, 0.0] : complex<f64>
  call @all(%a, %b) : (complex<f64>, complex<f64>) -> ()
  call @all(%b, %a) : (complex<f64>, complex<f64>) -> ()
  call @all(%a, %z) : (complex<f64>, complex<f64>) -> ()
  %big = complex.constant [1.0e200, 1.0e200] : complex<f64>
  call @all(%big, %a) : (complex<f64>, complex<f64>) -> ()
  %m = memref.alloc() : memref<2x2xcomplex<f64>>
  affine.for %i = 0 to 2 { affine.for %j = 0 to 2 { affine.store %a, %m[%i, %j] : memref<2x2xcomplex<f64>> } }
  %x = affine.load %m[1, 1] : memref<2x2xcomplex<f64>>
  call @showc(%x) : (complex<f64>) -> ()
  memref.dealloc %m : memref<2x2xcomplex<f64>>
  return
}
