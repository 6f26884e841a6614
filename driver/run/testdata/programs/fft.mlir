// A recursive fast Fourier transform of complex numbers, with strided views of the even and odd elements.
func.func private @printMemrefC64(memref<*xcomplex<f64>>) attributes {llvm.emit_c_interface}

!view = memref<?xcomplex<f64>, strided<[?], offset: ?>>

func.func @fft(%x: !view, %out: !view) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %x, %c0 : !view
  %single = arith.cmpi eq, %n, %c1 : index
  scf.if %single {
    %v = memref.load %x[%c0] : !view
    memref.store %v, %out[%c0] : !view
  } else {
    %h = arith.shrui %n, %c1 : index
    %even = memref.subview %x[0] [%h] [2] : !view to !view
    %odd = memref.subview %x[1] [%h] [2] : !view to !view
    %low = memref.subview %out[0] [%h] [1] : !view to !view
    %high = memref.subview %out[%h] [%h] [1] : !view to !view
    func.call @fft(%even, %low) : (!view, !view) -> ()
    func.call @fft(%odd, %high) : (!view, !view) -> ()
    %pi = arith.constant -6.28318530717958647692 : f64
    %ni = arith.index_cast %n : index to i64
    %nf = arith.sitofp %ni : i64 to f64
    scf.for %k = %c0 to %h step %c1 {
      %ki = arith.index_cast %k : index to i64
      %kf = arith.sitofp %ki : i64 to f64
      %q = arith.divf %kf, %nf : f64
      %a = arith.mulf %q, %pi : f64
      %re = math.cos %a : f64
      %im = math.sin %a : f64
      %w = complex.create %re, %im : complex<f64>
      %e = memref.load %low[%k] : !view
      %o = memref.load %high[%k] : !view
      %t = complex.mul %w, %o : complex<f64>
      %s = complex.add %e, %t : complex<f64>
      %d = complex.sub %e, %t : complex<f64>
      memref.store %s, %low[%k] : !view
      memref.store %d, %high[%k] : !view
    }
  }
  return
}

memref.global "private" constant @signal : memref<8xcomplex<f64>> =
  dense<[(1.0, 0.0), (2.0, 1.0), (3.5, -1.0), (-4.0, 0.5), (0.25, 0.0), (7.0, 0.0), (-1.0, 2.0), (0.125, -3.0)]>

func.func @main() {
  %x = memref.get_global @signal : memref<8xcomplex<f64>>
  %y = memref.alloc() : memref<8xcomplex<f64>>
  %xv = memref.cast %x : memref<8xcomplex<f64>> to !view
  %yv = memref.cast %y : memref<8xcomplex<f64>> to !view
  call @fft(%xv, %yv) : (!view, !view) -> ()
  %u = memref.cast %y : memref<8xcomplex<f64>> to memref<*xcomplex<f64>>
  call @printMemrefC64(%u) : (memref<*xcomplex<f64>>) -> ()
  memref.dealloc %y : memref<8xcomplex<f64>>
  return
}
