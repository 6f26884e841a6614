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

// Conversions to bf16, which LLVM calls. They are weak, because a compiler's library may have them.

llvm.func weak @__truncsfbf2(%x: f32) -> bf16 {
  %bits = llvm.bitcast %x : f32 to i32
  %nan = llvm.fcmp "uno" %x, %x : f32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %half = llvm.mlir.constant(0x7FFF : i32) : i32
  %quiet = llvm.mlir.constant(0x40 : i32) : i32
  // Half of the last place is added, a little less when the last place is even.
  %a = llvm.lshr %bits, %c16 : i32
  %odd = llvm.and %a, %one : i32
  %b = llvm.add %bits, %half : i32
  %c = llvm.add %b, %odd : i32
  %d = llvm.lshr %c, %c16 : i32
  %e = llvm.or %a, %quiet : i32
  %f = llvm.select %nan, %e, %d : i1, i32
  %g = llvm.trunc %f : i32 to i16
  %r = llvm.bitcast %g : i16 to bf16
  llvm.return %r : bf16
}

// By way of an f32 that is rounded to odd, so that the second rounding sees whether the first was exact.
llvm.func weak @__truncdfbf2(%x: f64) -> bf16 {
  %near = llvm.fptrunc %x : f64 to f32
  %back = llvm.fpext %near : f32 to f64
  %nabs = llvm.intr.fabs(%back) : (f64) -> f64
  %xabs = llvm.intr.fabs(%x) : (f64) -> f64
  %away = llvm.fcmp "ogt" %nabs, %xabs : f64
  %inexact = llvm.fcmp "one" %nabs, %xabs : f64
  %bits = llvm.bitcast %near : f32 to i32
  %less = llvm.zext %away : i1 to i32
  %toward = llvm.sub %bits, %less : i32
  %sticky = llvm.zext %inexact : i1 to i32
  %odd = llvm.or %toward, %sticky : i32
  %f = llvm.bitcast %odd : i32 to f32
  %r = llvm.call @__truncsfbf2(%f) : (f32) -> bf16
  llvm.return %r : bf16
}
