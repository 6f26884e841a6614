// Heat that spreads over a plate: a stencil of five points, two buffers carried by a loop.
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}

func.func @step(%from: memref<7x7xf64>, %to: memref<7x7xf64>) {
  %fifth = arith.constant 0.2 : f64
  affine.for %i = 1 to 6 {
    affine.for %j = 1 to 6 {
      %c = affine.load %from[%i, %j] : memref<7x7xf64>
      %n = affine.load %from[%i - 1, %j] : memref<7x7xf64>
      %s = affine.load %from[%i + 1, %j] : memref<7x7xf64>
      %w = affine.load %from[%i, %j - 1] : memref<7x7xf64>
      %e = affine.load %from[%i, %j + 1] : memref<7x7xf64>
      %a = arith.addf %c, %n : f64
      %b = arith.addf %a, %s : f64
      %d = arith.addf %b, %w : f64
      %f = arith.addf %d, %e : f64
      %g = arith.mulf %f, %fifth : f64
      affine.store %g, %to[%i, %j] : memref<7x7xf64>
    }
  }
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rounds = arith.constant 9 : index
  %cold = arith.constant 0.0 : f64
  %hot = arith.constant 100.0 : f64
  %a = memref.alloc() : memref<7x7xf64>
  %b = memref.alloc() : memref<7x7xf64>
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 7 {
      affine.store %cold, %a[%i, %j] : memref<7x7xf64>
    }
    affine.store %hot, %a[0, %i] : memref<7x7xf64>
  }
  memref.copy %a, %b : memref<7x7xf64> to memref<7x7xf64>
  %r:2 = scf.for %t = %c0 to %rounds step %c1 iter_args(%from = %a, %to = %b) -> (memref<7x7xf64>, memref<7x7xf64>) {
    func.call @step(%from, %to) : (memref<7x7xf64>, memref<7x7xf64>) -> ()
    scf.yield %to, %from : memref<7x7xf64>, memref<7x7xf64>
  }
  %u = memref.cast %r#0 : memref<7x7xf64> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  memref.dealloc %a : memref<7x7xf64>
  memref.dealloc %b : memref<7x7xf64>
  return
}
