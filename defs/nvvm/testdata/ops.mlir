// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Operations of nvvm with their variants. Expectations are what mlir-opt prints.

// CHECK:      module {
// CHECK-NEXT:   func.func @nvvm(%arg0: i32, %arg1: i32, %arg2: i64, %arg3: i16, %arg4: i1, %arg5: f32, %arg6: f32, %arg7: f16, %arg8: !llvm.ptr, %arg9: !llvm.ptr<1>, %arg10: !llvm.ptr<3>, %arg11: !llvm.ptr<4>, %arg12: !llvm.ptr<5>, %arg13: !llvm.ptr<6>, %arg14: !llvm.ptr<7>, %arg15: vector<4xf32>, %arg16: vector<2xf16>, %arg17: vector<2xbf16>, %arg18: vector<2xi8>, %arg19: i8, %arg20: vector<4xi32>, %arg21: vector<8xi32>, %arg22: vector<2xi32>, %arg23: !llvm.struct<(f32, f32, f32, f32)>, %arg24: vector<16xi32>, %arg25: i128, %arg26: vector<4xi8>, %arg27: vector<2xi16>) {
// CHECK-NEXT:     nvvm.barrier0
// CHECK-NEXT:     nvvm.barrier.arrive number_of_threads = %arg0
// CHECK-NEXT:     nvvm.cluster.arrive {aligned}
// CHECK-NEXT:     nvvm.cluster.arrive.relaxed
// CHECK-NEXT:     nvvm.cluster.wait {aligned}
// CHECK-NEXT:     nvvm.memory.barrier <gpu>
// CHECK-NEXT:     nvvm.fence.sc.cluster
// CHECK-NEXT:     nvvm.fence.mbarrier.init
// CHECK-NEXT:     nvvm.bar.warp.sync %arg0 : i32
// CHECK-NEXT:     %0 = nvvm.elect.sync -> i1
// CHECK-NEXT:     %1 = nvvm.elect.sync %arg0 -> i1
// CHECK-NEXT:     %2 = nvvm.rcp.approx.ftz.f %arg5 : f32
// CHECK-NEXT:     nvvm.nanosleep %arg0
// CHECK-NEXT:     nvvm.mbarrier.init %arg10, %arg0 : !llvm.ptr<3>, i32
// CHECK-NEXT:     nvvm.mbarrier.inval %arg8 : !llvm.ptr
// CHECK-NEXT:     %3 = nvvm.mbarrier.arrive.nocomplete %arg10, %arg0 : !llvm.ptr<3>, i32 -> i64
// CHECK-NEXT:     %4 = nvvm.mbarrier.arrive_drop.nocomplete %arg10, %arg0 : !llvm.ptr<3>, i32 -> i64
// CHECK-NEXT:     nvvm.mbarrier.try_wait.parity %arg10, %arg0, %arg0 : !llvm.ptr<3>, i32, i32
// CHECK-NEXT:     nvvm.cp.async.commit.group
// CHECK-NEXT:     nvvm.cp.async.wait.group 3
// CHECK-NEXT:     nvvm.cp.async.mbarrier.arrive %arg10 {noinc = true} : !llvm.ptr<3>
// CHECK-NEXT:     nvvm.cp.async.bulk.commit.group
// CHECK-NEXT:     nvvm.cp.async.bulk.wait_group 1 {read}
// CHECK-NEXT:     nvvm.cp.async.bulk.prefetch %arg9, %arg0 l2_cache_hint = %arg2 : <1>
// CHECK-NEXT:     nvvm.cp.async.bulk.shared.cluster.shared.cta %arg14, %arg10, %arg10, %arg0 : <7>, <3>
// CHECK-NEXT:     nvvm.cp.async.bulk.global.shared.cta %arg9, %arg10, %arg0 byte_mask = %arg3 : <1>, <3>
// CHECK-NEXT:     nvvm.wgmma.fence.aligned
// CHECK-NEXT:     nvvm.wgmma.commit.group.sync.aligned
// CHECK-NEXT:     nvvm.wgmma.wait.group.sync.aligned 0
// CHECK-NEXT:     nvvm.griddepcontrol  wait
// CHECK-NEXT:     %5 = nvvm.mapa %arg10, %arg0 : !llvm.ptr<3> -> !llvm.ptr<7>
// CHECK-NEXT:     nvvm.exit
// CHECK-NEXT:     nvvm.breakpoint
// CHECK-NEXT:     nvvm.tcgen05.alloc %arg8, %arg0 : !llvm.ptr, i32
// CHECK-NEXT:     nvvm.tcgen05.dealloc %arg13, %arg0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>, i32
// CHECK-NEXT:     nvvm.tcgen05.relinquish_alloc_permit
// CHECK-NEXT:     nvvm.tcgen05.fence <before>
// CHECK-NEXT:     nvvm.tcgen05.wait <load>
// CHECK-NEXT:     nvvm.tcgen05.commit %arg10, multicast_mask = %arg3 : !llvm.ptr<3>, i16
// CHECK-NEXT:     nvvm.tcgen05.shift %arg13 : !llvm.ptr<6>
// CHECK-NEXT:     %6 = nvvm.tcgen05.mma_smem_desc(%arg0, %arg0, %arg0, %arg19, %arg4, %arg19) : (i32, i32, i32, i8, i1, i8) -> i64
// CHECK-NEXT:     %7 = nvvm.dot.accumulate.4way %arg26 <signed>, %arg26 <unsigned>, %arg0 : vector<4xi8>, vector<4xi8>
// CHECK-NEXT:     %8 = nvvm.dot.accumulate.2way %arg27 <signed>, %arg26 <unsigned>, %arg0 {b_hi = true} : vector<2xi16>, vector<4xi8>
// CHECK-NEXT:     nvvm.clusterlaunchcontrol.try.cancel multicast, %arg10, %arg10
// CHECK-NEXT:     nvvm.tcgen05.mma.ws %arg13, %arg13, %arg2, %arg0, %arg4, %arg2 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
// CHECK-NEXT:     nvvm.tcgen05.mma.ws.sp %arg13, %arg13, %arg2, %arg0, %arg4, %arg13 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
// CHECK-NEXT:     %9 = nvvm.inline_ptx "mov.b32 $0, $1;" ro(%arg0, %arg5 : i32, f32) rw(%arg2 : i64), predicate = %arg4 -> i32
// CHECK-NEXT:     %10 = nvvm.read.ptx.sreg.clock : i32
// CHECK-NEXT:     %11 = nvvm.read.ptx.sreg.aggr.smem.size : i32
// CHECK-NEXT:     %12 = nvvm.read.ptx.sreg.ntid.x : i32
// CHECK-NEXT:     %13 = nvvm.read.ptx.sreg.ntid.y : i32
// CHECK-NEXT:     %14 = nvvm.read.ptx.sreg.ntid.z : i32
// CHECK-NEXT:     %15 = nvvm.read.ptx.sreg.ctaid.x : i32
// CHECK-NEXT:     %16 = nvvm.read.ptx.sreg.ctaid.y : i32
// CHECK-NEXT:     %17 = nvvm.read.ptx.sreg.ctaid.z : i32
// CHECK-NEXT:     %18 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
// CHECK-NEXT:     %19 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
// CHECK-NEXT:     %20 = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
// CHECK-NEXT:     %21 = nvvm.read.ptx.sreg.clock64 : i32
// CHECK-NEXT:     %22 = nvvm.read.ptx.sreg.cluster.nctarank : i32
// CHECK-NEXT:     %23 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
// CHECK-NEXT:     %24 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
// CHECK-NEXT:     %25 = nvvm.read.ptx.sreg.cluster.nctaid.z : i32
// CHECK-NEXT:     %26 = nvvm.read.ptx.sreg.nclusterid.x : i32
// CHECK-NEXT:     %27 = nvvm.read.ptx.sreg.nclusterid.y : i32
// CHECK-NEXT:     %28 = nvvm.read.ptx.sreg.nclusterid.z : i32
// CHECK-NEXT:     %29 = nvvm.read.ptx.sreg.cluster.ctarank : i32
// CHECK-NEXT:     %30 = nvvm.read.ptx.sreg.clusterid.x : i32
// CHECK-NEXT:     %31 = nvvm.read.ptx.sreg.clusterid.y : i32
// CHECK-NEXT:     %32 = nvvm.read.ptx.sreg.clusterid.z : i32
// CHECK-NEXT:     %33 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
// CHECK-NEXT:     %34 = nvvm.read.ptx.sreg.envreg0 : i32
// CHECK-NEXT:     %35 = nvvm.read.ptx.sreg.envreg10 : i32
// CHECK-NEXT:     %36 = nvvm.read.ptx.sreg.envreg11 : i32
// CHECK-NEXT:     %37 = nvvm.read.ptx.sreg.envreg12 : i32
// CHECK-NEXT:     %38 = nvvm.read.ptx.sreg.envreg13 : i32
// CHECK-NEXT:     %39 = nvvm.read.ptx.sreg.envreg14 : i32
// CHECK-NEXT:     %40 = nvvm.read.ptx.sreg.envreg15 : i32
// CHECK-NEXT:     %41 = nvvm.read.ptx.sreg.envreg16 : i32
// CHECK-NEXT:     %42 = nvvm.read.ptx.sreg.envreg17 : i32
// CHECK-NEXT:     %43 = nvvm.read.ptx.sreg.envreg18 : i32
// CHECK-NEXT:     %44 = nvvm.read.ptx.sreg.envreg19 : i32
// CHECK-NEXT:     %45 = nvvm.read.ptx.sreg.envreg1 : i32
// CHECK-NEXT:     %46 = nvvm.read.ptx.sreg.envreg20 : i32
// CHECK-NEXT:     %47 = nvvm.read.ptx.sreg.envreg21 : i32
// CHECK-NEXT:     %48 = nvvm.read.ptx.sreg.envreg22 : i32
// CHECK-NEXT:     %49 = nvvm.read.ptx.sreg.envreg23 : i32
// CHECK-NEXT:     %50 = nvvm.read.ptx.sreg.envreg24 : i32
// CHECK-NEXT:     %51 = nvvm.read.ptx.sreg.envreg25 : i32
// CHECK-NEXT:     %52 = nvvm.read.ptx.sreg.envreg26 : i32
// CHECK-NEXT:     %53 = nvvm.read.ptx.sreg.envreg27 : i32
// CHECK-NEXT:     %54 = nvvm.read.ptx.sreg.envreg28 : i32
// CHECK-NEXT:     %55 = nvvm.read.ptx.sreg.envreg29 : i32
// CHECK-NEXT:     %56 = nvvm.read.ptx.sreg.envreg2 : i32
// CHECK-NEXT:     %57 = nvvm.read.ptx.sreg.envreg30 : i32
// CHECK-NEXT:     %58 = nvvm.read.ptx.sreg.envreg31 : i32
// CHECK-NEXT:     %59 = nvvm.read.ptx.sreg.envreg3 : i32
// CHECK-NEXT:     %60 = nvvm.read.ptx.sreg.envreg4 : i32
// CHECK-NEXT:     %61 = nvvm.read.ptx.sreg.envreg5 : i32
// CHECK-NEXT:     %62 = nvvm.read.ptx.sreg.envreg6 : i32
// CHECK-NEXT:     %63 = nvvm.read.ptx.sreg.envreg7 : i32
// CHECK-NEXT:     %64 = nvvm.read.ptx.sreg.envreg8 : i32
// CHECK-NEXT:     %65 = nvvm.read.ptx.sreg.envreg9 : i32
// CHECK-NEXT:     %66 = nvvm.read.ptx.sreg.globaltimer.lo : i32
// CHECK-NEXT:     %67 = nvvm.read.ptx.sreg.globaltimer : i32
// CHECK-NEXT:     %68 = nvvm.read.ptx.sreg.nctaid.x : i32
// CHECK-NEXT:     %69 = nvvm.read.ptx.sreg.nctaid.y : i32
// CHECK-NEXT:     %70 = nvvm.read.ptx.sreg.nctaid.z : i32
// CHECK-NEXT:     %71 = nvvm.read.ptx.sreg.gridid : i32
// CHECK-NEXT:     %72 = nvvm.read.ptx.sreg.laneid : i32
// CHECK-NEXT:     %73 = nvvm.read.ptx.sreg.lanemask.eq : i32
// CHECK-NEXT:     %74 = nvvm.read.ptx.sreg.lanemask.ge : i32
// CHECK-NEXT:     %75 = nvvm.read.ptx.sreg.lanemask.gt : i32
// CHECK-NEXT:     %76 = nvvm.read.ptx.sreg.lanemask.le : i32
// CHECK-NEXT:     %77 = nvvm.read.ptx.sreg.lanemask.lt : i32
// CHECK-NEXT:     %78 = nvvm.read.ptx.sreg.nsmid : i32
// CHECK-NEXT:     %79 = nvvm.read.ptx.sreg.smid : i32
// CHECK-NEXT:     %80 = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:     %81 = nvvm.read.ptx.sreg.tid.y : i32
// CHECK-NEXT:     %82 = nvvm.read.ptx.sreg.tid.z : i32
// CHECK-NEXT:     %83 = nvvm.read.ptx.sreg.total.smem.size : i32
// CHECK-NEXT:     %84 = nvvm.read.ptx.sreg.nwarpid : i32
// CHECK-NEXT:     %85 = nvvm.read.ptx.sreg.warpid : i32
// CHECK-NEXT:     %86 = nvvm.read.ptx.sreg.warpsize : i32
// CHECK-NEXT:     nvvm.cp.async.shared.global %arg10, %arg9, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
// CHECK-NEXT:     nvvm.cp.async.shared.global %arg10, %arg9, 16, cache =  ca, %arg0 : !llvm.ptr<3>, !llvm.ptr<1>, i32
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.prefetch %arg8, box[%arg0, %arg0, %arg0, %arg0, %arg0] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.prefetch %arg8, box[%arg0, %arg0, %arg0, %arg0, %arg0] im2col[%arg3, %arg3, %arg3] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.prefetch %arg8, box[%arg0, %arg0, %arg0, %arg0, %arg0] im2col[%arg3, %arg3] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.shared.cluster.global %arg14, %arg8, %arg10, box[%arg0] predicate = %arg4 : !llvm.ptr<7>, !llvm.ptr
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.shared.cluster.global %arg14, %arg8, %arg10, box[%arg0, %arg0, %arg0] im2col[%arg3] predicate = %arg4 {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.reduce %arg8, %arg10, box[%arg0, %arg0, %arg0] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
// CHECK-NEXT:     nvvm.mbarrier.expect_tx %arg14, %arg0 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
// CHECK-NEXT:     nvvm.mbarrier.arrive %arg10 : !llvm.ptr<3>
// CHECK-NEXT:     %87 = nvvm.mbarrier.arrive %arg10, %arg0 {relaxed = true} : !llvm.ptr<3> -> i64
// CHECK-NEXT:     nvvm.mbarrier.arrive.expect_tx %arg10, %arg0, predicate = %arg4 : !llvm.ptr<3>, i32, i1
// CHECK-NEXT:     %88 = nvvm.mbarrier.try_wait %arg10, %arg2, %arg0 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i64, i32 -> i1
// CHECK-NEXT:     %89 = nvvm.convert.f32x4.to.f8x4 %arg15, %arg0 : vector<4xf32> -> vector<4xi8>(f8E5M2)
// CHECK-NEXT:     %90 = nvvm.convert.f32x4.to.f6x4 %arg15, %arg0 : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
// CHECK-NEXT:     %91 = nvvm.convert.f32x4.to.f4x4 %arg15, %arg0 : vector<4xf32> -> i16(f4E2M1FN)
// CHECK-NEXT:     %92 = nvvm.convert.float.to.tf32 %arg5 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>}
// CHECK-NEXT:     nvvm.cp.async.bulk.shared.cluster.global %arg14, %arg9, %arg10, %arg0 multicast_mask = %arg3 l2_cache_hint = %arg2 : !llvm.ptr<7>, <1>
// CHECK-NEXT:     nvvm.cp.async.bulk.tensor.global.shared.cta %arg8, %arg10, box[%arg0, %arg0], predicate = %arg4 : !llvm.ptr, <3>
// CHECK-NEXT:     nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
// CHECK-NEXT:     %93 = nvvm.mbarrier.arrive_drop %arg10, %arg0 : !llvm.ptr<3> -> i64
// CHECK-NEXT:     nvvm.mbarrier.arrive_drop.expect_tx %arg14, %arg0 : !llvm.ptr<7>, i32
// CHECK-NEXT:     nvvm.mbarrier.complete_tx %arg10, %arg0 : !llvm.ptr<3>, i32
// CHECK-NEXT:     %94 = nvvm.mbarrier.test.wait %arg10, %arg0 : !llvm.ptr<3>, i32 -> i1
// CHECK-NEXT:     %95 = nvvm.shfl.sync  bfly %arg0, %arg5, %arg0, %arg0 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:     nvvm.stmatrix %arg10, %arg0, %arg0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32
// CHECK-NEXT:     nvvm.tcgen05.mma.sp %arg13, %arg13, %arg2, %arg0, %arg4, %arg13 scale = %arg2 mask = %arg20 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<4xi32>)
// CHECK-NEXT:     nvvm.tcgen05.mma.sp.block_scale %arg13, %arg13, %arg2, %arg0, %arg4, %arg13, %arg13, %arg13 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
// CHECK-NEXT:     nvvm.tcgen05.mma.block_scale %arg13, %arg2, %arg2, %arg0, %arg4, %arg13, %arg13 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
// CHECK-NEXT:     %96 = nvvm.wgmma.mma_async %arg2, %arg2, %arg23, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <neg>, <col>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %97 = nvvm.wmma.load %arg8, %arg0 {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<a>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     nvvm.wmma.store %arg8, %arg0, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5 {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT:     %98 = nvvm.wmma.mma %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0 {eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:     %99 = nvvm.convert.f32x2.to.f4x2 %arg5, %arg6 : i8(f4E2M1FN)
// CHECK-NEXT:     %100 = nvvm.convert.f32x2.to.f6x2 %arg5, %arg6 : i16(f6E2M3FN)
// CHECK-NEXT:     %101 = nvvm.convert.f32x2.to.f8x2 %arg5, %arg6 {rnd = #nvvm.fp_rnd_mode<rz>} : i16(f8E8M0FNU)
// CHECK-NEXT:     %102 = nvvm.convert.f32x2.to.f8x2 %arg5, %arg6 {rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E8M0FNU)
// CHECK-NEXT:     %103 = nvvm.convert.f16x2.to.f8x2 %arg16 : vector<2xf16> -> i16(f8E5M2)
// CHECK-NEXT:     %104 = nvvm.convert.bf16x2.to.f8x2 %arg17 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16(f8E8M0FNU)
// CHECK-NEXT:     %105 = nvvm.convert.f8x2.to.f16x2 %arg18 : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
// CHECK-NEXT:     %106 = nvvm.convert.f8x2.to.bf16x2 %arg18 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
// CHECK-NEXT:     %107 = nvvm.convert.f6x2.to.f16x2 %arg18 : vector<2xi8>(f6E3M2FN) -> vector<2xf16>
// CHECK-NEXT:     %108 = nvvm.convert.f4x2.to.f16x2 %arg19 : i8(f4E2M1FN) -> vector<2xf16>
// CHECK-NEXT:     %109 = nvvm.convert.f32x2.to.f16x2 %arg5, %arg6, %arg0 {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
// CHECK-NEXT:     %110 = nvvm.convert.f32x2.to.bf16x2 %arg5, %arg6 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
// CHECK-NEXT:     %111 = nvvm.prmt <b4e> %arg0, %arg0, %arg0 : i32
// CHECK-NEXT:     nvvm.st.bulk %arg8, size = %arg2 : !llvm.ptr
// CHECK-NEXT:     nvvm.pmevent mask = 4
// CHECK-NEXT:     nvvm.barrier id = %arg0
// CHECK-NEXT:     %112 = nvvm.barrier #nvvm.reduction<popc> %arg0 -> i32
// CHECK-NEXT:     nvvm.barrier #nvvm.reduction<popc> %arg0
// CHECK-NEXT:     %113 = nvvm.barrier -> i32
// CHECK-NEXT:     nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
// CHECK-NEXT:     nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
// CHECK-NEXT:     nvvm.fence.proxy.acquire <cta> %arg8, %arg0
// CHECK-NEXT:     nvvm.fence.proxy.release <cta>
// CHECK-NEXT:     nvvm.setmaxregister  increase 256
// CHECK-NEXT:     %114 = nvvm.vote.sync  uni %arg0, %arg4 -> i1
// CHECK-NEXT:     %115 = nvvm.match.sync  all %arg0, %arg2 : i64 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     %116 = nvvm.match.sync  any %arg0, %arg2 : i64 -> i32
// CHECK-NEXT:     %117 = nvvm.redux.sync  fmax %arg5, %arg0 {nan = true} : f32 -> f32
// CHECK-NEXT:     %118 = nvvm.redux.sync  fmax %arg5, %arg0 {abs = true, nan = true} : f32 -> f32
// CHECK-NEXT:     nvvm.prefetch level =  L1, %arg8 : !llvm.ptr
// CHECK-NEXT:     nvvm.prefetch tensormap, %arg8 : !llvm.ptr
// CHECK-NEXT:     nvvm.prefetch tensormap in_param_space, %arg8 : !llvm.ptr
// CHECK-NEXT:     nvvm.prefetch tensormap, %arg8, predicate = %arg4 : !llvm.ptr, i1
// CHECK-NEXT:     nvvm.prefetch level =  L1 uniform, %arg8 : !llvm.ptr
// CHECK-NEXT:     nvvm.prefetch level =  L2, evict_priority =  evict_last, %arg9 : !llvm.ptr<1>
// CHECK-NEXT:     nvvm.prefetch level =  L2, evict_priority =  evict_normal, %arg9 : !llvm.ptr<1>
// CHECK-NEXT:     %119 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_y, %arg25 : i32
// CHECK-NEXT:     nvvm.tcgen05.cp %arg13, %arg2 {multicast = #nvvm.tcgen05_cp_multicast<warpx2_01_23>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}
// CHECK-NEXT:     nvvm.tcgen05.cp %arg13, %arg2 {multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>}
// CHECK-NEXT:     nvvm.tcgen05.cp %arg13, %arg2 {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>}
// CHECK-NEXT:     %120 = nvvm.tcgen05.ld %arg13, %arg2 {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
// CHECK-NEXT:     %121 = nvvm.tcgen05.ld %arg13 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
// CHECK-NEXT:     %122 = nvvm.tcgen05.ld %arg13 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
// CHECK-NEXT:     %123 = nvvm.tcgen05.ld %arg13 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
// CHECK-NEXT:     nvvm.tcgen05.st %arg13, %arg0, %arg2 {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
// CHECK-NEXT:     nvvm.tcgen05.st %arg13, %arg0, %arg2 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
// CHECK-NEXT:     %124 = nvvm.read.ptx.sreg.tid.x range <i32, 5, 2> : i32
// CHECK-NEXT:     %125 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 0> : i32
// CHECK-NEXT:     %126 = nvvm.read.ptx.sreg.tid.x range <i32, -1, -1> : i32
// CHECK-NEXT:     %127 = nvvm.read.ptx.sreg.tid.x range <i64, 0, 32> : i32
// CHECK-NEXT:     %128 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i64
// CHECK-NEXT:     %129 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : f32
// CHECK-NEXT:     nvvm.tcgen05.mma.block_scale %arg13, %arg13, %arg2, %arg0, %arg4, %arg13, %arg13 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
// CHECK-NEXT:     nvvm.tcgen05.mma.block_scale %arg13, %arg13, %arg2, %arg0, %arg4, %arg13, %arg13 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
// CHECK-NEXT:     nvvm.tcgen05.mma.block_scale %arg13, %arg13, %arg2, %arg0, %arg4, %arg13, %arg13 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
// CHECK-NEXT:     nvvm.tcgen05.mma %arg13, %arg13, %arg2, %arg0, %arg4 scale = %arg2 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
// CHECK-NEXT:     nvvm.tcgen05.mma %arg13, %arg13, %arg2, %arg0, %arg4 {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
// CHECK-NEXT:     %130 = nvvm.mma.sync A[%arg16, %arg16]  B[%arg16]  C[%arg16, %arg16]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:     %131 = nvvm.mma.sync A[%arg0, %arg0]  B[%arg0]  C[%arg5, %arg5, %arg5, %arg5]  {foo = 3 : i64, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %132 = nvvm.mma.sync A[%arg0]  B[%arg0]  C[%arg0, %arg0]  {b1Op = #nvvm.mma_b1op<xor_popc>, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %133 = nvvm.mma.sp.sync A[%arg16, %arg16] B[%arg16, %arg16] C[%arg16, %arg16] sparseMetadata[%arg0] selector[%arg0] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:     %134 = nvvm.mma.sp.sync A[%arg16, %arg16] B[%arg16, %arg16] C[%arg16, %arg16] sparseMetadata[%arg0] selector[%arg0] {kind = #nvvm.mma_kind<f8f6f4>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:     %135 = nvvm.mma.block_scale A[%arg0, %arg0, %arg0, %arg0] B[%arg0, %arg0] C[%arg5, %arg5, %arg5, %arg5] scaleA[%arg0, %arg3, %arg3] scaleB[%arg0, %arg3, %arg3] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %136 = nvvm.mma.sp.block_scale A[%arg0, %arg0, %arg0, %arg0] B[%arg0, %arg0, %arg0, %arg0] C[%arg5, %arg5, %arg5, %arg5] sparseMetadata[%arg0] selector[%arg0] scaleA[%arg0, %arg3, %arg3] scaleB[%arg0, %arg3, %arg3] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// CHECK-NEXT:     %137 = nvvm.ldmatrix %arg10 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @nvvm(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  nvvm.barrier0
  nvvm.barrier.arrive number_of_threads = %i
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.arrive.relaxed
  nvvm.cluster.wait {aligned}
  nvvm.memory.barrier #nvvm.mem_scope<gpu>
  nvvm.fence.sc.cluster
  nvvm.fence.mbarrier.init
  nvvm.bar.warp.sync %i : i32
  %x1 = nvvm.elect.sync -> i1
  %x2 = nvvm.elect.sync %i -> i1
  %x3 = nvvm.rcp.approx.ftz.f %f : f32
  nvvm.nanosleep %i
  nvvm.mbarrier.init %sh, %i : !llvm.ptr<3>, i32
  nvvm.mbarrier.inval %p : !llvm.ptr
  %x4 = nvvm.mbarrier.arrive.nocomplete %sh, %i : !llvm.ptr<3>, i32 -> i64
  %x5 = nvvm.mbarrier.arrive_drop.nocomplete %sh, %i : !llvm.ptr<3>, i32 -> i64
  nvvm.mbarrier.try_wait.parity %sh, %i, %i : !llvm.ptr<3>, i32, i32
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 3
  nvvm.cp.async.mbarrier.arrive %sh {noinc = true} : !llvm.ptr<3>
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 1 {read}
  nvvm.cp.async.bulk.prefetch %g, %i l2_cache_hint = %l : !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.shared.cta %cl, %sh, %sh, %i : !llvm.ptr<7>, !llvm.ptr<3>
  nvvm.cp.async.bulk.global.shared.cta %g, %sh, %i byte_mask = %s : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  nvvm.griddepcontrol wait
  %x6 = nvvm.mapa %sh, %i : !llvm.ptr<3> -> !llvm.ptr<7>
  nvvm.exit
  nvvm.breakpoint
  nvvm.tcgen05.alloc %p, %i : !llvm.ptr, i32
  nvvm.tcgen05.dealloc %t, %i {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>, i32
  nvvm.tcgen05.relinquish_alloc_permit
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.tcgen05.wait #nvvm.tcgen05_wait<load>
  nvvm.tcgen05.commit %sh, multicast_mask = %s : !llvm.ptr<3>, i16
  nvvm.tcgen05.shift %t : !llvm.ptr<6>
  %x7 = nvvm.tcgen05.mma_smem_desc (%i, %i, %i, %i8, %b, %i8) : (i32, i32, i32, i8, i1, i8) -> i64
  %x8 = nvvm.dot.accumulate.4way %v4i8 <signed>, %v4i8 <unsigned>, %i : vector<4xi8>, vector<4xi8>
  %x9 = nvvm.dot.accumulate.2way %v2s <signed>, %v4i8 <unsigned>, %i {b_hi = true} : vector<2xi16>, vector<4xi8>
  nvvm.clusterlaunchcontrol.try.cancel multicast, %sh, %sh
  nvvm.tcgen05.mma.ws %t, %t, %l, %i, %b, %l {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws.sp %t, %t, %l, %i, %b, %t {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.inline_ptx "mov.b32 $0, $1;" ro(%i, %f : i32, f32) rw(%l : i64), predicate = %b -> i32
  %x10 = nvvm.read.ptx.sreg.clock : i32
  %x11 = nvvm.read.ptx.sreg.aggr.smem.size : i32
  %x12 = nvvm.read.ptx.sreg.ntid.x : i32
  %x13 = nvvm.read.ptx.sreg.ntid.y : i32
  %x14 = nvvm.read.ptx.sreg.ntid.z : i32
  %x15 = nvvm.read.ptx.sreg.ctaid.x : i32
  %x16 = nvvm.read.ptx.sreg.ctaid.y : i32
  %x17 = nvvm.read.ptx.sreg.ctaid.z : i32
  %x18 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
  %x19 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
  %x20 = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
  %x21 = nvvm.read.ptx.sreg.clock64 : i32
  %x22 = nvvm.read.ptx.sreg.cluster.nctarank : i32
  %x23 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
  %x24 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
  %x25 = nvvm.read.ptx.sreg.cluster.nctaid.z : i32
  %x26 = nvvm.read.ptx.sreg.nclusterid.x : i32
  %x27 = nvvm.read.ptx.sreg.nclusterid.y : i32
  %x28 = nvvm.read.ptx.sreg.nclusterid.z : i32
  %x29 = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %x30 = nvvm.read.ptx.sreg.clusterid.x : i32
  %x31 = nvvm.read.ptx.sreg.clusterid.y : i32
  %x32 = nvvm.read.ptx.sreg.clusterid.z : i32
  %x33 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
  %x34 = nvvm.read.ptx.sreg.envreg0 : i32
  %x35 = nvvm.read.ptx.sreg.envreg10 : i32
  %x36 = nvvm.read.ptx.sreg.envreg11 : i32
  %x37 = nvvm.read.ptx.sreg.envreg12 : i32
  %x38 = nvvm.read.ptx.sreg.envreg13 : i32
  %x39 = nvvm.read.ptx.sreg.envreg14 : i32
  %x40 = nvvm.read.ptx.sreg.envreg15 : i32
  %x41 = nvvm.read.ptx.sreg.envreg16 : i32
  %x42 = nvvm.read.ptx.sreg.envreg17 : i32
  %x43 = nvvm.read.ptx.sreg.envreg18 : i32
  %x44 = nvvm.read.ptx.sreg.envreg19 : i32
  %x45 = nvvm.read.ptx.sreg.envreg1 : i32
  %x46 = nvvm.read.ptx.sreg.envreg20 : i32
  %x47 = nvvm.read.ptx.sreg.envreg21 : i32
  %x48 = nvvm.read.ptx.sreg.envreg22 : i32
  %x49 = nvvm.read.ptx.sreg.envreg23 : i32
  %x50 = nvvm.read.ptx.sreg.envreg24 : i32
  %x51 = nvvm.read.ptx.sreg.envreg25 : i32
  %x52 = nvvm.read.ptx.sreg.envreg26 : i32
  %x53 = nvvm.read.ptx.sreg.envreg27 : i32
  %x54 = nvvm.read.ptx.sreg.envreg28 : i32
  %x55 = nvvm.read.ptx.sreg.envreg29 : i32
  %x56 = nvvm.read.ptx.sreg.envreg2 : i32
  %x57 = nvvm.read.ptx.sreg.envreg30 : i32
  %x58 = nvvm.read.ptx.sreg.envreg31 : i32
  %x59 = nvvm.read.ptx.sreg.envreg3 : i32
  %x60 = nvvm.read.ptx.sreg.envreg4 : i32
  %x61 = nvvm.read.ptx.sreg.envreg5 : i32
  %x62 = nvvm.read.ptx.sreg.envreg6 : i32
  %x63 = nvvm.read.ptx.sreg.envreg7 : i32
  %x64 = nvvm.read.ptx.sreg.envreg8 : i32
  %x65 = nvvm.read.ptx.sreg.envreg9 : i32
  %x66 = nvvm.read.ptx.sreg.globaltimer.lo : i32
  %x67 = nvvm.read.ptx.sreg.globaltimer : i32
  %x68 = nvvm.read.ptx.sreg.nctaid.x : i32
  %x69 = nvvm.read.ptx.sreg.nctaid.y : i32
  %x70 = nvvm.read.ptx.sreg.nctaid.z : i32
  %x71 = nvvm.read.ptx.sreg.gridid : i32
  %x72 = nvvm.read.ptx.sreg.laneid : i32
  %x73 = nvvm.read.ptx.sreg.lanemask.eq : i32
  %x74 = nvvm.read.ptx.sreg.lanemask.ge : i32
  %x75 = nvvm.read.ptx.sreg.lanemask.gt : i32
  %x76 = nvvm.read.ptx.sreg.lanemask.le : i32
  %x77 = nvvm.read.ptx.sreg.lanemask.lt : i32
  %x78 = nvvm.read.ptx.sreg.nsmid : i32
  %x79 = nvvm.read.ptx.sreg.smid : i32
  %x80 = nvvm.read.ptx.sreg.tid.x : i32
  %x81 = nvvm.read.ptx.sreg.tid.y : i32
  %x82 = nvvm.read.ptx.sreg.tid.z : i32
  %x83 = nvvm.read.ptx.sreg.total.smem.size : i32
  %x84 = nvvm.read.ptx.sreg.nwarpid : i32
  %x85 = nvvm.read.ptx.sreg.warpid : i32
  %x86 = nvvm.read.ptx.sreg.warpsize : i32
  nvvm.cp.async.shared.global %sh, %g, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %sh, %g, 16, cache = ca, %i : !llvm.ptr<3>, !llvm.ptr<1>, i32
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i,%i,%i,%i,%i] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i,%i,%i,%i,%i] im2col[%s, %s, %s] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i,%i,%i,%i,%i] im2col[%s, %s] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %p, %sh, box[%i] predicate = %b : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %p, %sh, box[%i,%i,%i] im2col[%s] predicate = %b {mode = #nvvm.tma_load_mode<im2col>}: !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.reduce %p, %sh, box[%i,%i,%i] {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.mbarrier.expect_tx %cl, %i {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  nvvm.mbarrier.arrive %sh : !llvm.ptr<3>
  nvvm.mbarrier.arrive %sh, %i {relaxed = true} : !llvm.ptr<3> -> i64
  nvvm.mbarrier.arrive.expect_tx %sh, %i, predicate = %b : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.try_wait %sh, %l, %i {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i64, i32 -> i1
  %x87 = nvvm.convert.f32x4.to.f8x4 %v4f, %i : vector<4xf32> -> vector<4xi8> (f8E5M2)
  %x88 = nvvm.convert.f32x4.to.f6x4 %v4f, %i : vector<4xf32> -> vector<4xi8> (f6E2M3FN)
  %x89 = nvvm.convert.f32x4.to.f4x4 %v4f, %i : vector<4xf32> -> i16 (f4E2M1FN)
  %x90 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rn>, relu = true}
  nvvm.cp.async.bulk.shared.cluster.global %cl, %g, %sh, %i multicast_mask = %s l2_cache_hint = %l : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %sh, box[%i, %i], predicate = %b : !llvm.ptr, !llvm.ptr<3>
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  %x91 = nvvm.mbarrier.arrive_drop %sh, %i : !llvm.ptr<3> -> i64
  nvvm.mbarrier.arrive_drop.expect_tx %cl, %i : !llvm.ptr<7>, i32
  nvvm.mbarrier.complete_tx %sh, %i : !llvm.ptr<3>, i32
  %x92 = nvvm.mbarrier.test.wait %sh, %i : !llvm.ptr<3>, i32 -> i1
  %x93 = nvvm.shfl.sync bfly %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  nvvm.stmatrix %sh, %i, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.mma.sp %t, %t, %l, %i, %b, %t scale = %l mask = %v4i {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<4xi32>)
  nvvm.tcgen05.mma.sp.block_scale %t, %t, %l, %i, %b, %t, %t, %t {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.block_scale %t, %l, %l, %i, %b, %t, %t {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  %x94 = nvvm.wgmma.mma_async %l, %l, %st4, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, <zero>], A [<f16>, #nvvm.wgmma_scale_in<neg>, <col>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  %x95 = nvvm.wmma.load %p, %i {m = 16 : i32, n = 16 : i32, k = 8 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<a>} : (!llvm.ptr) -> !llvm.struct<(i32, i32, i32, i32)>
  nvvm.wmma.store %p, %i, %f, %f, %f, %f, %f, %f, %f, %f {m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f32>} : !llvm.ptr, f32, f32, f32, f32, f32, f32, f32, f32
  %x96 = nvvm.wmma.mma %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i {m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
  %x97 = nvvm.convert.f32x2.to.f4x2 %f, %f2 : i8 (f4E2M1FN)
  %x98 = nvvm.convert.f32x2.to.f6x2 %f, %f2 : i16 (f6E2M3FN)
  %x99 = nvvm.convert.f32x2.to.f8x2 %f, %f2 {rnd = #nvvm.fp_rnd_mode<rz>} : i16 (f8E8M0FNU)
  %x100 = nvvm.convert.f32x2.to.f8x2 %f, %f2 {rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E8M0FNU)
  %x101 = nvvm.convert.f16x2.to.f8x2 %v2h : vector<2xf16> -> i16 (f8E5M2)
  %x102 = nvvm.convert.bf16x2.to.f8x2 %v2bf {rnd = #nvvm.fp_rnd_mode<rz>}: vector<2xbf16> -> i16 (f8E8M0FNU)
  %x103 = nvvm.convert.f8x2.to.f16x2 %v2i8 : vector<2xi8> (f8E4M3FN) -> vector<2xf16>
  %x104 = nvvm.convert.f8x2.to.bf16x2 %v2i8 : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  %x105 = nvvm.convert.f6x2.to.f16x2 %v2i8 : vector<2xi8> (f6E3M2FN) -> vector<2xf16>
  %x106 = nvvm.convert.f4x2.to.f16x2 %i8 : i8 (f4E2M1FN) -> vector<2xf16>
  %x107 = nvvm.convert.f32x2.to.f16x2 %f, %f2, %i {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  %x108 = nvvm.convert.f32x2.to.bf16x2 %f, %f2 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  %x109 = nvvm.prmt #nvvm.permute_mode<b4e> %i, %i, %i : i32
  nvvm.st.bulk %p, size = %l, init = 0 : !llvm.ptr
  nvvm.pmevent mask = 4
  nvvm.barrier id = %i
  nvvm.barrier #nvvm.reduction<popc> %i -> i32
  nvvm.barrier #nvvm.reduction<popc> %i
  nvvm.barrier -> i32
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %i
  nvvm.fence.proxy.release #nvvm.mem_scope<cta> from_proxy = #nvvm.proxy_kind<generic> to_proxy = #nvvm.proxy_kind<tensormap>
  nvvm.setmaxregister increase 256
  %x110 = nvvm.vote.sync uni %i, %b -> i1
  %x111 = nvvm.match.sync all %i, %l : i64 -> !llvm.struct<(i32, i1)>
  %x112 = nvvm.match.sync any %i, %l : i64 -> i32
  %x113 = nvvm.redux.sync fmax %f, %i {nan = true} : f32 -> f32
  %x114 = nvvm.redux.sync fmax %f, %i {nan = true, abs = true} : f32 -> f32
  nvvm.prefetch level = L1, %p : !llvm.ptr
  nvvm.prefetch tensormap, %p : !llvm.ptr
  nvvm.prefetch tensormap in_param_space, %p : !llvm.ptr
  nvvm.prefetch tensormap, %p, predicate = %b : !llvm.ptr, i1
  nvvm.prefetch level = L1 uniform, %p : !llvm.ptr
  nvvm.prefetch level = L2, evict_priority = evict_last, %g : !llvm.ptr<1>
  nvvm.prefetch level = L2, evict_priority = evict_normal, %g : !llvm.ptr<1>
  %x115 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_y, %i128 : i32
  nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_01_23>}
  nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>}
  %x116 = nvvm.tcgen05.ld %t, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  %x117 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  %x118 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
  %x119 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
  nvvm.tcgen05.st %t, %i, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  nvvm.tcgen05.st %t, %i, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  %x120 = nvvm.read.ptx.sreg.tid.x range <i32, 5, 2> : i32
  %x121 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 0> : i32
  %x122 = nvvm.read.ptx.sreg.tid.x range <i32, -1, -1> : i32
  %x123 = nvvm.read.ptx.sreg.tid.x range <i64, 0, 32> : i32
  %x124 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i64
  %x125 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : f32
  nvvm.tcgen05.mma.block_scale %t, %t, %l, %i, %b, %t, %t {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.block_scale %t, %t, %l, %i, %b, %t, %t {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.block_scale %t, %t, %l, %i, %b, %t, %t {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma %t, %t, %l, %i, %b scale = %l {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  nvvm.tcgen05.mma %t, %t, %l, %i, %b {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_2>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  %x126 = nvvm.mma.sync A[%v2h, %v2h] B[%v2h] C[%v2h, %v2h] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %x127 = nvvm.mma.sync A[%i, %i] B[%i] C[%f, %f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, foo = 3} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %x128 = nvvm.mma.sync A[%i] B[%i] C[%i, %i] {b1Op = #nvvm.mma_b1op<xor_popc>, intOverflowBehavior=#nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  %x129 = nvvm.mma.sp.sync A[%v2h, %v2h] B[%v2h, %v2h] C[%v2h, %v2h] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %x130 = nvvm.mma.sp.sync A[%v2h, %v2h] B[%v2h, %v2h] C[%v2h, %v2h] sparseMetadata[%i] selector[%i] {orderedMetadata, kind = #nvvm.mma_kind<f8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %x131 = nvvm.mma.block_scale A[%i, %i, %i, %i] B[%i, %i] C[%f, %f, %f, %f] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %x132 = nvvm.mma.sp.block_scale A[%i, %i, %i, %i] B[%i, %i, %i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %x133 = nvvm.ldmatrix %sh {num = 2 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  return
}
