// Operations that chance does not make.

!barriers = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!token = !nvgpu.mbarrier.token
!map = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>

func.func @nvgpu(%i: index, %p: i1, %map: !map, %m: memref<128x64xf16, 3>, %u: memref<*xf16>, %a: !a, %b: !b, %out: memref<128x128xf32, 3>) {
  %g = nvgpu.mbarrier.create -> !barriers
  %q = nvgpu.mbarrier.get %g[%i] : !barriers -> i64
  nvgpu.mbarrier.init %g[%i], %i, predicate = %p : !barriers
  %t = nvgpu.mbarrier.arrive %g[%i] : !barriers -> !token
  %n = nvgpu.mbarrier.arrive.nocomplete %g[%i], %i : !barriers -> !token
  %w = nvgpu.mbarrier.test.wait %g[%i], %t : !barriers, !token
  nvgpu.mbarrier.arrive.expect_tx %g[%i], %i : !barriers
  nvgpu.mbarrier.try_wait.parity %g[%i], %p, %i : !barriers
  nvgpu.tma.fence.descriptor %map : !map
  nvgpu.tma.prefetch.descriptor %map, predicate = %p : !map
  nvgpu.tma.async.load %map[%i, %i], %g[%i] to %m : !map, !barriers -> memref<128x64xf16, 3>
  nvgpu.tma.async.store %m to %map[%i, %i] : memref<128x64xf16, 3> -> !map
  %d = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !map
  %e = nvgpu.warpgroup.generate.descriptor %m, %map : memref<128x64xf16, 3>, !map -> !a
  %c = nvgpu.warpgroup.mma.init.accumulator -> !acc
  %r = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !a, !b, !acc -> !acc
  nvgpu.warpgroup.mma.store %r, %out : !acc to memref<128x128xf32, 3>
  return
}
