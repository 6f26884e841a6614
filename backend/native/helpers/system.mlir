// Time.

llvm.func @rtclock() -> f64 {
  %us = llvm.call @ods.rt.time() : () -> i64
  %f = llvm.sitofp %us : i64 to f64
  %m = llvm.mlir.constant(1.0e6 : f64) : f64
  %s = llvm.fdiv %f, %m : f64
  llvm.return %s : f64
}

llvm.func @_mlir_ciface_nanoTime() -> i64 {
  %us = llvm.call @ods.rt.time() : () -> i64
  %k = llvm.mlir.constant(1000 : i64) : i64
  %r = llvm.mul %us, %k : i64
  llvm.return %r : i64
}

llvm.func @nanoTime() -> i64 {
  %r = llvm.call @_mlir_ciface_nanoTime() : () -> i64
  llvm.return %r : i64
}

llvm.func internal @ods.rt.time() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.mlir.zero : !llvm.struct<(i64, i64)>
  %p = llvm.alloca %one x !llvm.struct<(i64, i64)> : (i64) -> !llvm.ptr
  llvm.store %t, %p : !llvm.struct<(i64, i64)>, !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.call @gettimeofday(%p, %null) : (!llvm.ptr, !llvm.ptr) -> i32
  %v = llvm.load %p : !llvm.ptr -> !llvm.struct<(i64, i64)>
  %s = llvm.extractvalue %v[0] : !llvm.struct<(i64, i64)>
  %us = llvm.extractvalue %v[1] : !llvm.struct<(i64, i64)>
  %m = llvm.mlir.constant(1000000 : i64) : i64
  %a = llvm.mul %s, %m : i64
  %b = llvm.add %a, %us : i64
  llvm.return %b : i64
}

llvm.mlir.global internal constant @ods.rt.flops("%lf GFLOPS\0A\00") : !llvm.array<12 x i8>

llvm.func @printFlops(%x: f64) {
  %g = llvm.mlir.constant(1.0e9 : f64) : f64
  %v = llvm.fdiv %x, %g : f64
  %two = llvm.mlir.constant(2 : i32) : i32
  %f = llvm.mlir.addressof @ods.rt.flops : !llvm.ptr
  %0 = llvm.call @dprintf(%two, %f, %v) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr, f64) -> i32
  llvm.return
}

// Names that lowering memrefs can be told to use instead of those of C's library.

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @_mlir_memref_to_llvm_alloc(%n: i64) -> !llvm.ptr {
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func @_mlir_memref_to_llvm_aligned_alloc(%a: i64, %n: i64) -> !llvm.ptr {
  %p = llvm.call @aligned_alloc(%a, %n) : (i64, i64) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func @_mlir_memref_to_llvm_free(%p: !llvm.ptr) {
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}
