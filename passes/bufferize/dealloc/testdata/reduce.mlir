// A reduction frees what it allocates.
func.func @f(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
    %m = memref.alloc() : memref<2xf32>
    memref.store %x, %m[%c0] : memref<2xf32>
    %v = memref.load %m[%c1] : memref<2xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %k = memref.alloc() : memref<2xf32>
      memref.store %a, %k[%c0] : memref<2xf32>
      memref.store %b, %k[%c1] : memref<2xf32>
      %w = memref.load %k[%c1] : memref<2xf32>
      scf.reduce.return %w : f32
    }
  }
  return %r : f32
}

// -----

// It must not return memory.
func.func @f(%n: index, %x: memref<2xf32>) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> memref<2xf32> {
    %m = memref.alloc() : memref<2xf32>
    scf.reduce(%m : memref<2xf32>) {
    ^bb0(%a: memref<2xf32>, %b: memref<2xf32>):
      %k = memref.alloc() : memref<2xf32>
      scf.reduce.return %k : memref<2xf32>
    }
  }
  return %r : memref<2xf32>
}
