// memref.atomic_rmw of every kind, and memref.generic_atomic_rmw with a region.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %m = memref.alloc() : memref<8xi32>
  %f = memref.alloc() : memref<4xf32>
  %start = arith.constant 100 : i32
  %half = arith.constant 0.5 : f32
  affine.for %i = 0 to 8 {
    affine.store %start, %m[%i] : memref<8xi32>
  }
  affine.for %i = 0 to 4 {
    affine.store %half, %f[%i] : memref<4xf32>
  }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %x = arith.constant -7 : i32
  %0 = memref.atomic_rmw addi %x, %m[%c0] : (i32, memref<8xi32>) -> i32
  %1 = memref.atomic_rmw assign %x, %m[%c1] : (i32, memref<8xi32>) -> i32
  %2 = memref.atomic_rmw maxs %x, %m[%c2] : (i32, memref<8xi32>) -> i32
  %3 = memref.atomic_rmw maxu %x, %m[%c3] : (i32, memref<8xi32>) -> i32
  %4 = memref.atomic_rmw mins %x, %m[%c4] : (i32, memref<8xi32>) -> i32
  %5 = memref.atomic_rmw ori %x, %m[%c5] : (i32, memref<8xi32>) -> i32
  %6 = memref.atomic_rmw andi %x, %m[%c6] : (i32, memref<8xi32>) -> i32
  %7 = memref.generic_atomic_rmw %m[%c7] : memref<8xi32> {
  ^bb0(%old: i32):
    %p = arith.muli %old, %x : i32
    memref.atomic_yield %p : i32
  }
  %y = arith.constant 2.25 : f32
  %8 = memref.atomic_rmw addf %y, %f[%c0] : (f32, memref<4xf32>) -> f32
  %9 = memref.atomic_rmw maximumf %y, %f[%c1] : (f32, memref<4xf32>) -> f32
  %10 = memref.atomic_rmw assign %y, %f[%c2] : (f32, memref<4xf32>) -> f32
  %11 = memref.atomic_rmw minnumf %y, %f[%c3] : (f32, memref<4xf32>) -> f32
  %mu = memref.cast %m : memref<8xi32> to memref<*xi32>
  %fu = memref.cast %f : memref<4xf32> to memref<*xf32>
  call @printMemrefI32(%mu) : (memref<*xi32>) -> ()
  call @printMemrefF32(%fu) : (memref<*xf32>) -> ()
  memref.store %7, %m[%c0] : memref<8xi32>
  memref.store %5, %m[%c1] : memref<8xi32>
  memref.store %11, %f[%c0] : memref<4xf32>
  call @printMemrefI32(%mu) : (memref<*xi32>) -> ()
  call @printMemrefF32(%fu) : (memref<*xf32>) -> ()
  memref.dealloc %m : memref<8xi32>
  memref.dealloc %f : memref<4xf32>
  return
}
