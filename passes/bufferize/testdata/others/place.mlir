func.func @small(%f: f32, %i: index) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %f, %0[%i] : memref<4xf32>
  %r = memref.load %0[%i] : memref<4xf32>
  return %r : f32
}
// -----
func.func @big(%f: f32, %i: index) {
  %0 = memref.alloc() : memref<1000xf32>
  %1 = memref.alloc() {alignment = 64 : i64} : memref<256xf32>
  %2 = memref.alloc() : memref<257xf32>
  memref.store %f, %0[%i] : memref<1000xf32>
  return
}
// -----
func.func @escapes(%i: index) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<4xf32>
  return %2 : memref<4xf32>
}
// -----
func.func @freed(%i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}
// -----
func.func @dynamic(%i: index, %m: memref<?xf32>, %u: memref<*xf32>) {
  %0 = memref.alloc(%i) : memref<?xf32>
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %1 = memref.alloc(%d) : memref<?xf32>
  %r = memref.rank %u : memref<*xf32>
  %2 = memref.alloc(%r) : memref<?xindex>
  %3 = memref.alloc(%r, %r) : memref<?x?xindex>
  return
}
// -----
func.func @branch(%c: i1, %a: memref<2xf32>, %b: memref<2xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%a : memref<2xf32>)
^bb2:
  %0 = memref.alloc() : memref<2xf32>
  memref.copy %a, %0 : memref<2xf32> to memref<2xf32>
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  memref.copy %1, %b : memref<2xf32> to memref<2xf32>
  return
}
// -----
func.func @branchdyn(%c: i1, %a: memref<?xf32>, %b: memref<?xf32>, %n: index) {
  cf.cond_br %c, ^bb1, ^bb2(%n : index)
^bb1:
  cf.br ^bb3(%a : memref<?xf32>)
^bb2(%k: index):
  %0 = memref.alloc(%k) : memref<?xf32>
  memref.copy %a, %0 : memref<?xf32> to memref<?xf32>
  cf.br ^bb3(%0 : memref<?xf32>)
^bb3(%1: memref<?xf32>):
  memref.copy %1, %b : memref<?xf32> to memref<?xf32>
  return
}
// -----
func.func @if(%c: i1, %n: index) -> memref<?xf32> {
  %0 = scf.if %c -> memref<?xf32> {
    %1 = memref.alloc(%n) : memref<?xf32>
    scf.yield %1 : memref<?xf32>
  } else {
    %x = arith.addi %n, %n : index
    %1 = memref.alloc(%n) : memref<?xf32>
    scf.yield %1 : memref<?xf32>
  }
  return %0 : memref<?xf32>
}
// -----
func.func @loop(%lb: index, %ub: index, %step: index, %buf: memref<2xf32>, %res: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = scf.for %i = %lb to %ub step %step iter_args(%iterBuf = %buf) -> memref<2xf32> {
    %2 = arith.cmpi eq, %i, %ub : index
    %3 = memref.alloc() : memref<2xf32>
    %4 = memref.alloc(%i) : memref<?xf32>
    scf.yield %3 : memref<2xf32>
  }
  memref.copy %1, %res : memref<2xf32> to memref<2xf32>
  return
}
// -----
func.func @loop2(%lb: index, %ub: index, %step: index, %buf: memref<2xf32>, %f: f32) {
  scf.for %i = %lb to %ub step %step {
    scf.for %j = %lb to %ub step %step {
      %3 = memref.alloc() : memref<2xf32>
      %4 = memref.alloc(%i) : memref<?xf32>
      %5 = memref.alloc(%j) : memref<?xf32>
      memref.store %f, %3[%i] : memref<2xf32>
      memref.store %f, %4[%i] : memref<?xf32>
      memref.store %f, %5[%i] : memref<?xf32>
      %6 = memref.alloc() : memref<2xf32>
      memref.store %f, %6[%i] : memref<2xf32>
      memref.dealloc %6 : memref<2xf32>
    }
  }
  return
}
// -----
func.func @nestedif(%c: i1, %buf: memref<2xf32>, %f: f32, %i: index) {
  scf.if %c {
    %g = arith.addf %f, %f : f32
    scf.if %c {
      %0 = memref.alloc() : memref<2xf32>
      memref.store %g, %0[%i] : memref<2xf32>
      %1 = memref.subview %0[1] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1], offset: 1>>
      "use"(%1) : (memref<1xf32, strided<[1], offset: 1>>) -> ()
    } else {
      %1 = memref.alloc() : memref<2xf32>
      memref.copy %1, %buf : memref<2xf32> to memref<2xf32>
    }
  }
  return
}
// -----
func.func @live(%f: f32, %i: index, %c: i1) {
  %0 = memref.alloc() : memref<2xf32>
  memref.store %f, %0[%i] : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.store %f, %1[%i] : memref<2xf32>
  %v = memref.subview %0[1] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1], offset: 1>>
  "use"(%v) : (memref<1xf32, strided<[1], offset: 1>>) -> ()
  scf.if %c {
    memref.store %f, %1[%i] : memref<2xf32>
  }
  "other"() : () -> ()
  memref.dealloc %0 : memref<2xf32>
  memref.dealloc %1 : memref<2xf32>
  return
}
// -----
func.func @parallel(%n: index, %buf: memref<2xf32>, %f: f32) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %0 = memref.alloc() : memref<2xf32>
    memref.store %f, %0[%i] : memref<2xf32>
  }
  scf.forall (%i) in (%n) {
    scf.for %k = %n to %n step %n {
      %0 = memref.alloc() : memref<2xf32>
      memref.store %f, %0[%i] : memref<2xf32>
      affine.for %l = 0 to 4 {
        %1 = memref.alloca() : memref<2xf32>
        memref.store %f, %1[%i] : memref<2xf32>
      }
    }
  }
  affine.parallel (%i) = (0) to (4) {
    %0 = memref.alloc() : memref<2xf32>
    memref.store %f, %0[%i] : memref<2xf32>
  }
  return
}

// -----

// The size of index is that of the layout, and what else is attached stays.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 256 : i64>} {
  func.func @layout() {
    %0 = memref.alloc() {alignment = 64 : i64, custom_attr} : memref<4xindex>
    %1 = memref.alloc() {custom_attr} : memref<1025xi8>
    %2 = memref.alloc() : memref<33xindex>
    return
  }
}
