// Solving linear equations by LU decomposition without pivoting, forward and backward substitution.
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}

memref.global "private" constant @matrix : memref<4x4xf64> =
  dense<[[4.0, -2.0, 1.0, 0.5], [-2.0, 4.0, -2.0, 1.0], [1.0, -2.0, 4.0, -2.0], [0.5, 1.0, -2.0, 8.0]]>
memref.global "private" constant @right : memref<4xf64> = dense<[11.0, -16.0, 17.0, 3.0]>

func.func @decompose(%a: memref<4x4xf64>) {
  affine.for %k = 0 to 4 {
    %pivot = affine.load %a[%k, %k] : memref<4x4xf64>
    affine.for %i = affine_map<(d0) -> (d0 + 1)>(%k) to 4 {
      %v = affine.load %a[%i, %k] : memref<4x4xf64>
      %f = arith.divf %v, %pivot : f64
      affine.store %f, %a[%i, %k] : memref<4x4xf64>
      affine.for %j = affine_map<(d0) -> (d0 + 1)>(%k) to 4 {
        %x = affine.load %a[%i, %j] : memref<4x4xf64>
        %y = affine.load %a[%k, %j] : memref<4x4xf64>
        %p = arith.mulf %f, %y : f64
        %d = arith.subf %x, %p : f64
        affine.store %d, %a[%i, %j] : memref<4x4xf64>
      }
    }
  }
  return
}

func.func @solve(%a: memref<4x4xf64>, %b: memref<4xf64>) {
  affine.for %i = 0 to 4 {
    %s = affine.load %b[%i] : memref<4xf64>
    %r = affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%t = %s) -> (f64) {
      %l = affine.load %a[%i, %j] : memref<4x4xf64>
      %y = affine.load %b[%j] : memref<4xf64>
      %p = arith.mulf %l, %y : f64
      %d = arith.subf %t, %p : f64
      affine.yield %d : f64
    }
    affine.store %r, %b[%i] : memref<4xf64>
  }
  affine.for %k = 0 to 4 {
    %s = affine.load %b[3 - %k] : memref<4xf64>
    %r = affine.for %j = affine_map<(d0) -> (4 - d0)>(%k) to 4 iter_args(%t = %s) -> (f64) {
      %u = affine.load %a[3 - %k, %j] : memref<4x4xf64>
      %x = affine.load %b[%j] : memref<4xf64>
      %p = arith.mulf %u, %x : f64
      %d = arith.subf %t, %p : f64
      affine.yield %d : f64
    }
    %pivot = affine.load %a[3 - %k, 3 - %k] : memref<4x4xf64>
    %q = arith.divf %r, %pivot : f64
    affine.store %q, %b[3 - %k] : memref<4xf64>
  }
  return
}

func.func @main() {
  %m = memref.get_global @matrix : memref<4x4xf64>
  %r = memref.get_global @right : memref<4xf64>
  %a = memref.alloc() : memref<4x4xf64>
  %b = memref.alloc() : memref<4xf64>
  memref.copy %m, %a : memref<4x4xf64> to memref<4x4xf64>
  memref.copy %r, %b : memref<4xf64> to memref<4xf64>
  call @decompose(%a) : (memref<4x4xf64>) -> ()
  call @solve(%a, %b) : (memref<4x4xf64>, memref<4xf64>) -> ()
  %au = memref.cast %a : memref<4x4xf64> to memref<*xf64>
  %bu = memref.cast %b : memref<4xf64> to memref<*xf64>
  call @printMemrefF64(%au) : (memref<*xf64>) -> ()
  call @printMemrefF64(%bu) : (memref<*xf64>) -> ()
  memref.dealloc %a : memref<4x4xf64>
  memref.dealloc %b : memref<4xf64>
  return
}
