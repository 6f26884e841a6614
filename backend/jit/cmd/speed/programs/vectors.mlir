// Kernels on vectors: dot products of eight floats at a time, y := a * x + y of two doubles with a limit, and products of
// matrices of 4 by 4 floats.
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printNewline()
func.func @dot(%a: memref<4096xf32>, %b: memref<4096xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 4096 : index
  %z = arith.constant dense<0.0> : vector<8xf32>
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c8 iter_args(%acc = %z) -> vector<8xf32> {
    %x = vector.load %a[%i] : memref<4096xf32>, vector<8xf32>
    %y = vector.load %b[%i] : memref<4096xf32>, vector<8xf32>
    %p = arith.mulf %x, %y : vector<8xf32>
    %s = arith.addf %acc, %p : vector<8xf32>
    scf.yield %s : vector<8xf32>
  }
  %s = vector.reduction <add>, %r, %zero : vector<8xf32> into f32
  return %s : f32
}
func.func @saxpy(%s: f64, %a: memref<4096xf64>, %b: memref<4096xf64>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 4096 : index
  %v = vector.broadcast %s : f64 to vector<2xf64>
  %limit = arith.constant dense<1.0e6> : vector<2xf64>
  scf.for %i = %c0 to %n step %c2 {
    %x = vector.load %a[%i] : memref<4096xf64>, vector<2xf64>
    %y = vector.load %b[%i] : memref<4096xf64>, vector<2xf64>
    %p = arith.mulf %v, %x : vector<2xf64>
    %q = arith.addf %p, %y : vector<2xf64>
    %c = arith.cmpf olt, %q, %limit : vector<2xf64>
    %r = arith.select %c, %q, %limit : vector<2xi1>, vector<2xf64>
    vector.store %r, %b[%i] : memref<4096xf64>, vector<2xf64>
  }
  return
}
func.func @mul(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %b0 = vector.load %b[%c0, %c0] : memref<4x4xf32>, vector<4xf32>
  %b1 = vector.load %b[%c1, %c0] : memref<4x4xf32>, vector<4xf32>
  %b2 = vector.load %b[%c2, %c0] : memref<4x4xf32>, vector<4xf32>
  %b3 = vector.load %b[%c3, %c0] : memref<4x4xf32>, vector<4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %x0 = memref.load %a[%i, %c0] : memref<4x4xf32>
    %x1 = memref.load %a[%i, %c1] : memref<4x4xf32>
    %x2 = memref.load %a[%i, %c2] : memref<4x4xf32>
    %x3 = memref.load %a[%i, %c3] : memref<4x4xf32>
    %v0 = vector.broadcast %x0 : f32 to vector<4xf32>
    %v1 = vector.broadcast %x1 : f32 to vector<4xf32>
    %v2 = vector.broadcast %x2 : f32 to vector<4xf32>
    %v3 = vector.broadcast %x3 : f32 to vector<4xf32>
    %p0 = arith.mulf %v0, %b0 : vector<4xf32>
    %p1 = arith.mulf %v1, %b1 : vector<4xf32>
    %p2 = arith.mulf %v2, %b2 : vector<4xf32>
    %p3 = arith.mulf %v3, %b3 : vector<4xf32>
    %s0 = arith.addf %p0, %p1 : vector<4xf32>
    %s1 = arith.addf %s0, %p2 : vector<4xf32>
    %s2 = arith.addf %s1, %p3 : vector<4xf32>
    vector.store %s2, %c[%i, %c0] : memref<4x4xf32>, vector<4xf32>
  }
  return
}
func.func @dots() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4096 : index
  %times = arith.constant 12000 : index
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.001 : f32
  %a = memref.alloc() : memref<4096xf32>
  %b = memref.alloc() : memref<4096xf32>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %g = arith.mulf %f, %scale : f32
    memref.store %g, %a[%i] : memref<4096xf32>
    memref.store %scale, %b[%i] : memref<4096xf32>
  }
  %r = scf.for %t = %c0 to %times step %c1 iter_args(%acc = %zero) -> f32 {
    %d = func.call @dot(%a, %b) : (memref<4096xf32>, memref<4096xf32>) -> f32
    %s = arith.maximumf %acc, %d : f32
    scf.yield %s : f32
  }
  call @printF32(%r) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @saxpies() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4096 : index
  %times = arith.constant 8000 : index
  %scale = arith.constant 0.001 : f64
  %a = memref.alloc() : memref<4096xf64>
  %b = memref.alloc() : memref<4096xf64>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f64
    memref.store %f, %a[%i] : memref<4096xf64>
    memref.store %f, %b[%i] : memref<4096xf64>
  }
  scf.for %t = %c0 to %times step %c1 {
    func.call @saxpy(%scale, %a, %b) : (f64, memref<4096xf64>, memref<4096xf64>) -> ()
  }
  %c77 = arith.constant 77 : index
  %r = memref.load %b[%c77] : memref<4096xf64>
  call @printF64(%r) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @products() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4 : index
  %times = arith.constant 160000 : index
  %a = memref.alloc() : memref<4x4xf32>
  %b = memref.alloc() : memref<4x4xf32>
  %c = memref.alloc() : memref<4x4xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %s = arith.addi %i, %j : index
      %k = arith.index_cast %s : index to i32
      %f = arith.sitofp %k : i32 to f32
      memref.store %f, %a[%i, %j] : memref<4x4xf32>
      memref.store %f, %b[%i, %j] : memref<4x4xf32>
    }
  }
  scf.for %t = %c0 to %times step %c1 {
    func.call @mul(%a, %b, %c) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
    func.call @mul(%b, %a, %c) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  }
  %x = memref.load %c[%c1, %c1] : memref<4x4xf32>
  call @printF32(%x) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  call @dots() : () -> ()
  call @saxpies() : () -> ()
  call @products() : () -> ()
  return
}
