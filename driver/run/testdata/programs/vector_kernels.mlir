// Kernels on vectors: a dot product, a sum with a limit, a matrix product by rows, a masked tail, and integers.
func.func private @printMemrefF32(memref<*xf32>)
func.func private @printMemrefF64(memref<*xf64>)
func.func private @printMemrefI32(memref<*xi32>)

func.func @dot(%a: memref<40xf32>, %b: memref<40xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 40 : index
  %z = arith.constant dense<0.0> : vector<8xf32>
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c8 iter_args(%acc = %z) -> vector<8xf32> {
    %x = vector.load %a[%i] : memref<40xf32>, vector<8xf32>
    %y = vector.load %b[%i] : memref<40xf32>, vector<8xf32>
    %p = arith.mulf %x, %y : vector<8xf32>
    %s = arith.addf %acc, %p : vector<8xf32>
    scf.yield %s : vector<8xf32>
  }
  %s = vector.reduction <add>, %r, %zero : vector<8xf32> into f32
  return %s : f32
}

func.func @limited(%s: f64, %a: memref<8xf64>, %b: memref<8xf64>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 8 : index
  %v = vector.broadcast %s : f64 to vector<2xf64>
  %limit = arith.constant dense<[9.0, 7.0]> : vector<2xf64>
  scf.for %i = %c0 to %n step %c2 {
    %x = vector.load %a[%i] : memref<8xf64>, vector<2xf64>
    %y = vector.load %b[%i] : memref<8xf64>, vector<2xf64>
    %p = arith.mulf %v, %x : vector<2xf64>
    %q = arith.addf %p, %y : vector<2xf64>
    %c = arith.cmpf olt, %q, %limit : vector<2xf64>
    %r = arith.select %c, %q, %limit : vector<2xi1>, vector<2xf64>
    vector.store %r, %b[%i] : memref<8xf64>, vector<2xf64>
  }
  return
}

func.func @mul(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant dense<0.0> : vector<4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%acc = %z) -> vector<4xf32> {
      %x = memref.load %a[%i, %k] : memref<4x4xf32>
      %v = vector.broadcast %x : f32 to vector<4xf32>
      %y = vector.load %b[%k, %c0] : memref<4x4xf32>, vector<4xf32>
      %p = arith.mulf %v, %y : vector<4xf32>
      %s = arith.addf %acc, %p : vector<4xf32>
      scf.yield %s : vector<4xf32>
    }
    vector.store %r, %c[%i, %c0] : memref<4x4xf32>, vector<4xf32>
  }
  return
}

// The last round reaches beyond the end, so its mask is not all set.
func.func @doubled(%a: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %z = arith.constant dense<0> : vector<4xi32>
  %n = memref.dim %a, %c0 : memref<?xi32>
  %m = arith.index_cast %n : index to i32
  %bound = vector.broadcast %m : i32 to vector<4xi32>
  %steps = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%acc = %z) -> vector<4xi32> {
    %k = arith.index_cast %i : index to i32
    %first = vector.broadcast %k : i32 to vector<4xi32>
    %at = arith.addi %first, %steps : vector<4xi32>
    %mask = arith.cmpi slt, %at, %bound : vector<4xi32>
    %x = vector.maskedload %a[%i], %mask, %z : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    %y = arith.addi %x, %x : vector<4xi32>
    vector.maskedstore %a[%i], %mask, %y : memref<?xi32>, vector<4xi1>, vector<4xi32>
    %s = arith.maxsi %acc, %y : vector<4xi32>
    scf.yield %s : vector<4xi32>
  }
  %s = vector.reduction <maxsi>, %r : vector<4xi32> into i32
  return %s : i32
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  %c40 = arith.constant 40 : index
  %half = arith.constant 0.5 : f64
  %a = memref.alloc() : memref<40xf32>
  %b = memref.alloc() : memref<40xf32>
  scf.for %i = %c0 to %c40 step %c1 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %g = arith.negf %f : f32
    memref.store %f, %a[%i] : memref<40xf32>
    memref.store %g, %b[%i] : memref<40xf32>
  }
  %d = call @dot(%a, %b) : (memref<40xf32>, memref<40xf32>) -> f32
  vector.print %d : f32
  %x = memref.alloc() : memref<8xf64>
  %y = memref.alloc() : memref<8xf64>
  scf.for %i = %c0 to %c8 step %c1 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f64
    memref.store %f, %x[%i] : memref<8xf64>
    memref.store %f, %y[%i] : memref<8xf64>
  }
  call @limited(%half, %x, %y) : (f64, memref<8xf64>, memref<8xf64>) -> ()
  %yu = memref.cast %y : memref<8xf64> to memref<*xf64>
  call @printMemrefF64(%yu) : (memref<*xf64>) -> ()
  %m = memref.alloc() : memref<4x4xf32>
  %p = memref.alloc() : memref<4x4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %s = arith.addi %i, %j : index
      %k = arith.index_cast %s : index to i32
      %f = arith.sitofp %k : i32 to f32
      memref.store %f, %m[%i, %j] : memref<4x4xf32>
    }
  }
  call @mul(%m, %m, %p) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  %pu = memref.cast %p : memref<4x4xf32> to memref<*xf32>
  call @printMemrefF32(%pu) : (memref<*xf32>) -> ()
  %e = memref.alloc(%c10) : memref<?xi32>
  scf.for %i = %c0 to %c10 step %c1 {
    %k = arith.index_cast %i : index to i32
    memref.store %k, %e[%i] : memref<?xi32>
  }
  %largest = call @doubled(%e) : (memref<?xi32>) -> i32
  vector.print %largest : i32
  %eu = memref.cast %e : memref<?xi32> to memref<*xi32>
  call @printMemrefI32(%eu) : (memref<*xi32>) -> ()
  memref.dealloc %a : memref<40xf32>
  memref.dealloc %b : memref<40xf32>
  memref.dealloc %x : memref<8xf64>
  memref.dealloc %y : memref<8xf64>
  memref.dealloc %m : memref<4x4xf32>
  memref.dealloc %p : memref<4x4xf32>
  memref.dealloc %e : memref<?xi32>
  return
}
