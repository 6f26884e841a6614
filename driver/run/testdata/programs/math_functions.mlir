// Functions that become intrinsics: exponentials, logarithms, powers, trigonometry, fma, copysign, square roots.
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}

func.func @main() {
  %m = memref.alloc() : memref<6x12xf64>
  %quarter = arith.constant 0.25 : f64
  %three = arith.constant 3.0 : f64
  %minus = arith.constant -1.0 : f64
  affine.for %i = 0 to 6 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f64
    %x = arith.addf %f, %quarter : f64
    %v0 = math.exp %x : f64
    %v1 = math.log %x : f64
    %v2 = math.exp2 %x : f64
    %v3 = math.log2 %x : f64
    %v4 = math.log10 %x : f64
    %v5 = math.powf %x, %three : f64
    %v6 = math.sqrt %x : f64
    %v7 = math.sin %x : f64
    %v8 = math.cos %x : f64
    %v9 = math.fma %x, %x, %minus : f64
    %va = math.copysign %x, %v8 : f64
    %vb = math.rsqrt %x : f64
    affine.store %v0, %m[%i, 0] : memref<6x12xf64>
    affine.store %v1, %m[%i, 1] : memref<6x12xf64>
    affine.store %v2, %m[%i, 2] : memref<6x12xf64>
    affine.store %v3, %m[%i, 3] : memref<6x12xf64>
    affine.store %v4, %m[%i, 4] : memref<6x12xf64>
    affine.store %v5, %m[%i, 5] : memref<6x12xf64>
    affine.store %v6, %m[%i, 6] : memref<6x12xf64>
    affine.store %v7, %m[%i, 7] : memref<6x12xf64>
    affine.store %v8, %m[%i, 8] : memref<6x12xf64>
    affine.store %v9, %m[%i, 9] : memref<6x12xf64>
    affine.store %va, %m[%i, 10] : memref<6x12xf64>
    affine.store %vb, %m[%i, 11] : memref<6x12xf64>
  }
  %u = memref.cast %m : memref<6x12xf64> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  memref.dealloc %m : memref<6x12xf64>
  return
}
