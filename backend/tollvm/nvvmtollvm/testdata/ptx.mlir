// RUN: ods opt %s --convert-nvvm-to-llvm | golden %S/ptx.out

!f4 = !llvm.struct<(f32, f32, f32, f32)>
!i4 = !llvm.struct<(i32, i32, i32, i32)>

llvm.func @barriers(%g: !llvm.ptr, %s: !llvm.ptr<3>, %n: i32, %p: i1) {
  nvvm.barrier.arrive number_of_threads = %n
  nvvm.barrier.arrive id = %n number_of_threads = %n
  // An intrinsic does what has no predicate.
  nvvm.mbarrier.init %s, %n : !llvm.ptr<3>, i32
  nvvm.mbarrier.arrive.expect_tx %s, %n : !llvm.ptr<3>, i32
  nvvm.prefetch tensormap, %g : !llvm.ptr
  nvvm.mbarrier.init %g, %n, predicate = %p : !llvm.ptr, i32, i1
  nvvm.mbarrier.init %s, %n, predicate = %p : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.arrive.expect_tx %g, %n, predicate = %p : !llvm.ptr, i32, i1
  nvvm.mbarrier.arrive.expect_tx %s, %n, predicate = %p : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.try_wait.parity %s, %n, %n : !llvm.ptr<3>, i32, i32
  nvvm.mbarrier.try_wait.parity %g, %n, %n : !llvm.ptr, i32, i32
  nvvm.prefetch tensormap, %g, predicate = %p : !llvm.ptr, i1
  // A constant needs no register.
  %c = llvm.mlir.constant(3 : i32) : i32
  nvvm.mbarrier.init %s, %c, predicate = %p : !llvm.ptr<3>, i32, i1
  llvm.return
}

llvm.func @tensors(%d: !llvm.ptr, %s: !llvm.ptr<3>, %to: !llvm.ptr<7>, %x: i32, %y: i32, %z: i32, %o: i16, %m: i16, %h: i64, %p: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %to, %d, %s, box[%x] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %to, %d, %s, box[%x] predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %to, %d, %s, box[%x, %y] multicast_mask = %m predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %to, %d, %s, box[%x, %y, %z] im2col[%o] l2_cache_hint = %h predicate = %p {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %to, %d, %s, box[%x, %y, %z] im2col[%o] multicast_mask = %m l2_cache_hint = %h predicate = %p {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%x, %y] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%x, %y], predicate = %p : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%x, %y, %x, %y, %x], predicate = %p : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}

llvm.func @multiply(%a: i64, %b: i64, %f: !f4, %i: !i4) -> !f4 {
  %0 = nvvm.wgmma.mma_async %a, %b, %f, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<neg>, <col>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !f4 -> !f4
  %1 = nvvm.wgmma.mma_async %a, %b, %0, #nvvm.shape<m = 64, n = 8, k = 8>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<tf32>, #nvvm.wgmma_scale_in<neg>, <row>], B [<tf32>, #nvvm.wgmma_scale_in<one>, <col>] : !f4 -> !f4
  %2 = nvvm.wgmma.mma_async %a, %b, %i, #nvvm.shape<m = 64, n = 8, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<zero>, <satfinite>], A [<s8>, #nvvm.wgmma_scale_in<one>, <row>], B [<u8>, #nvvm.wgmma_scale_in<one>, <col>] : !i4 -> !i4
  llvm.return %1 : !f4
}

llvm.func @inline(%i: i32, %l: i64, %f: f32, %d: f64, %b: vector<4xi8>, %h: vector<2xf16>, %w: vector<2xi32>, %p: i1) -> f64 {
  nvvm.inline_ptx "mbarrier.init.b64 [%0], %1;" ro(%l, %i : i64, i32)
  nvvm.inline_ptx "mbarrier.init.b64 [{$r0}], {$r1};" ro(%l, %i : i64, i32), predicate = %p
  nvvm.inline_ptx "all {$r0} {$r1} {$r2} {$r3} {$r4} {$x};" ro(%f, %d, %b, %h, %w : f32, f64, vector<4xi8>, vector<2xf16>, vector<2xi32>)
  %0 = nvvm.inline_ptx "ex2 {$w0}, {$r0};" ro(%d : f64) -> f64
  %1, %2 = nvvm.inline_ptx "two {$w0}, {$w1}, {$r0};" ro(%0 : f64) -> f64, i32
  llvm.return %1 : f64
}
