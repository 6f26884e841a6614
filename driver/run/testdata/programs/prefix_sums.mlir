// Prefix sums in place and a moving average over a window.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %c0 = arith.constant 0 : i32
  %m = memref.alloc() : memref<16xi32>
  affine.for %i = 0 to 16 {
    %v = affine.apply affine_map<(d0) -> ((d0 * 7) mod 11 - 4)>(%i)
    %w = arith.index_cast %v : index to i32
    affine.store %w, %m[%i] : memref<16xi32>
  }
  %total = affine.for %i = 0 to 16 iter_args(%s = %c0) -> (i32) {
    %v = affine.load %m[%i] : memref<16xi32>
    %t = arith.addi %s, %v : i32
    affine.store %t, %m[%i] : memref<16xi32>
    affine.yield %t : i32
  }
  %u = memref.cast %m : memref<16xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %a = memref.alloc() : memref<13xf32>
  %four = arith.constant 4.0 : f32
  affine.for %i = 3 to 16 {
    %s = affine.for %k = 0 to 4 iter_args(%acc = %c0) -> (i32) {
      %v = affine.load %m[%i - %k] : memref<16xi32>
      %t = arith.addi %acc, %v : i32
      affine.yield %t : i32
    }
    %f = arith.sitofp %s : i32 to f32
    %q = arith.divf %f, %four : f32
    affine.store %q, %a[%i - 3] : memref<13xf32>
  }
  %au = memref.cast %a : memref<13xf32> to memref<*xf32>
  call @printMemrefF32(%au) : (memref<*xf32>) -> ()
  memref.dealloc %m : memref<16xi32>
  memref.dealloc %a : memref<13xf32>
  return
}
