// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Every operation of rocdl. Expectations are what mlir-opt prints.

// CHECK:      module {
// CHECK-NEXT:   func.func @rocdl(%arg0: f32, %arg1: i1, %arg2: !llvm.ptr<3>, %arg3: !llvm.ptr<1>, %arg4: i32, %arg5: vector<3xi32>, %arg6: vector<2xi32>, %arg7: vector<16xf32>, %arg8: vector<2xf16>, %arg9: vector<16xbf16>, %arg10: vector<16xf16>, %arg11: vector<6xi32>, %arg12: vector<32xbf16>, %arg13: vector<32xf16>, %arg14: vector<8xbf16>, %arg15: vector<8xf16>, %arg16: vector<8xf32>, %arg17: vector<2xi16>, %arg18: vector<2xbf16>, %arg19: bf16, %arg20: f16, %arg21: vector<32xf32>, %arg22: vector<2xf32>, %arg23: i64, %arg24: !llvm.ptr, %arg25: i16, %arg26: !llvm.ptr<8>, %arg27: vector<4xi32>, %arg28: vector<8xi32>) {
// CHECK-NEXT:     %0 = rocdl.cos %arg0 f32 -> f32
// CHECK-NEXT:     %1 = rocdl.exp %arg0 f32 -> f32
// CHECK-NEXT:     %2 = rocdl.exp2 %arg0 f32 -> f32
// CHECK-NEXT:     %3 = rocdl.log %arg0 f32 -> f32
// CHECK-NEXT:     %4 = rocdl.rcp %arg0 f32 -> f32
// CHECK-NEXT:     %5 = rocdl.sin %arg0 f32 -> f32
// CHECK-NEXT:     %6 = rocdl.sqrt %arg0 f32 -> f32
// CHECK-NEXT:     %7 = rocdl.tanh %arg0 f32 -> f32
// CHECK-NEXT:     %8 = rocdl.ballot %arg1 : i32
// CHECK-NEXT:     rocdl.s.barrier.init %arg2 member_cnt = 3 : !llvm.ptr<3>
// CHECK-NEXT:     rocdl.s.barrier.join %arg2 : !llvm.ptr<3>
// CHECK-NEXT:     rocdl.s.barrier.leave id = 2
// CHECK-NEXT:     rocdl.barrier
// CHECK-NEXT:     %9 = rocdl.s.barrier.signal.isfirst id = 3 -> i1
// CHECK-NEXT:     rocdl.s.barrier.signal id = 3
// CHECK-NEXT:     rocdl.s.barrier.signal.var %arg2 member_cnt = 3 : !llvm.ptr<3>
// CHECK-NEXT:     rocdl.s.barrier.wait id = 2
// CHECK-NEXT:     %10 = rocdl.workgroup.dim.x range <i32, 0, 32> : i32
// CHECK-NEXT:     %11 = rocdl.workgroup.dim.y range <i32, 0, 32> : i32
// CHECK-NEXT:     %12 = rocdl.workgroup.dim.z range <i32, 0, 32> : i32
// CHECK-NEXT:     %13 = rocdl.workgroup.id.x range <i32, 0, 32> : i32
// CHECK-NEXT:     %14 = rocdl.workgroup.id.y range <i32, 0, 32> : i32
// CHECK-NEXT:     %15 = rocdl.workgroup.id.z range <i32, 0, 32> : i32
// CHECK-NEXT:     %16 = rocdl.cluster.id.x range <i32, 0, 32> : i32
// CHECK-NEXT:     %17 = rocdl.cluster.id.y range <i32, 0, 32> : i32
// CHECK-NEXT:     %18 = rocdl.cluster.id.z range <i32, 0, 32> : i32
// CHECK-NEXT:     rocdl.cluster.load.async.to.lds.b128 %arg3, %arg2, 3, 3, %arg4 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.cluster.load.async.to.lds.b32 %arg3, %arg2, 3, 3, %arg4 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.cluster.load.async.to.lds.b64 %arg3, %arg2, 3, 3, %arg4 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.cluster.load.async.to.lds.b8 %arg3, %arg2, 3, 3, %arg4 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     %19 = rocdl.cvt.f32.bf8 %arg4[3] : i32
// CHECK-NEXT:     %20 = rocdl.cvt.f32.fp8 %arg4[3] : i32
// CHECK-NEXT:     %21 = rocdl.cvt.pk.bf8.f32 %arg0, %arg0 -> %arg4[true] : i32
// CHECK-NEXT:     %22 = rocdl.cvt.pk.f32.bf8 %arg4[true] : i32
// CHECK-NEXT:     %23 = rocdl.cvt.pk.f32.fp8 %arg4[true] : i32
// CHECK-NEXT:     %24 = rocdl.cvt.pk.fp8.f32 %arg0, %arg0 -> %arg4[true] : i32
// CHECK-NEXT:     %25 = rocdl.cvt.pkrtz %arg0, %arg0 : i32
// CHECK-NEXT:     %26 = rocdl.cvt.scale.pk16.bf16.bf6 %arg5, %arg4[3] : vector<16xbf16>
// CHECK-NEXT:     %27 = rocdl.cvt.scale.pk16.bf16.fp6 %arg5, %arg4[3] : vector<16xbf16>
// CHECK-NEXT:     %28 = rocdl.cvt.scale.pk16.f16.bf6 %arg5, %arg4[3] : vector<16xf16>
// CHECK-NEXT:     %29 = rocdl.cvt.scale.pk16.f16.fp6 %arg5, %arg4[3] : vector<16xf16>
// CHECK-NEXT:     %30 = rocdl.cvt.scale.pk16.f32.bf6 %arg5, %arg4[3] : vector<16xf32>
// CHECK-NEXT:     %31 = rocdl.cvt.scale.pk16.f32.fp6 %arg5, %arg4[3] : vector<16xf32>
// CHECK-NEXT:     %32 = rocdl.cvt.scale.pk8.bf16.bf8 %arg6, %arg4[3] : vector<8xbf16>
// CHECK-NEXT:     %33 = rocdl.cvt.scale.pk8.bf16.fp4 %arg4, %arg4[3] : vector<8xbf16>
// CHECK-NEXT:     %34 = rocdl.cvt.scale.pk8.bf16.fp8 %arg6, %arg4[3] : vector<8xbf16>
// CHECK-NEXT:     %35 = rocdl.cvt.scale.pk8.f16.bf8 %arg6, %arg4[3] : vector<8xf16>
// CHECK-NEXT:     %36 = rocdl.cvt.scale.pk8.f16.fp4 %arg4, %arg4[3] : vector<8xf16>
// CHECK-NEXT:     %37 = rocdl.cvt.scale.pk8.f16.fp8 %arg6, %arg4[3] : vector<8xf16>
// CHECK-NEXT:     %38 = rocdl.cvt.scale.pk8.f32.bf8 %arg6, %arg4[3] : vector<8xf32>
// CHECK-NEXT:     %39 = rocdl.cvt.scale.pk8.f32.fp4 %arg4, %arg4[3] : vector<8xf32>
// CHECK-NEXT:     %40 = rocdl.cvt.scale.pk8.f32.fp8 %arg6, %arg4[3] : vector<8xf32>
// CHECK-NEXT:     %41 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %arg7, %arg7, %arg0 : vector<6xi32>
// CHECK-NEXT:     %42 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %arg7, %arg7, %arg0 : vector<6xi32>
// CHECK-NEXT:     %43 = rocdl.cvt.scalef32.f16.bf8 %arg4[3], %arg0 -> %arg8[true] : vector<2xf16>
// CHECK-NEXT:     %44 = rocdl.cvt.scalef32.f16.fp8 %arg4[3], %arg0 -> %arg8[true] : vector<2xf16>
// CHECK-NEXT:     %45 = rocdl.cvt.scalef32.f32.bf8 %arg4[3], %arg0 : f32
// CHECK-NEXT:     %46 = rocdl.cvt.scalef32.f32.fp8 %arg4[3], %arg0 : f32
// CHECK-NEXT:     %47 = rocdl.cvt.scalef32.pk16.bf6.bf16 %arg9, %arg0 : vector<3xi32>
// CHECK-NEXT:     %48 = rocdl.cvt.scalef32.pk16.bf6.f16 %arg10, %arg0 : vector<3xi32>
// CHECK-NEXT:     %49 = rocdl.cvt.scalef32.pk16.bf6.f32 %arg7, %arg0 : vector<3xi32>
// CHECK-NEXT:     %50 = rocdl.cvt.scalef32.pk16.fp6.bf16 %arg9, %arg0 : vector<3xi32>
// CHECK-NEXT:     %51 = rocdl.cvt.scalef32.pk16.fp6.f16 %arg10, %arg0 : vector<3xi32>
// CHECK-NEXT:     %52 = rocdl.cvt.scalef32.pk16.fp6.f32 %arg7, %arg0 : vector<3xi32>
// CHECK-NEXT:     %53 = rocdl.cvt.scalef32.pk32.bf16.bf6 %arg11, %arg0 : vector<32xbf16>
// CHECK-NEXT:     %54 = rocdl.cvt.scalef32.pk32.bf16.fp6 %arg11, %arg0 : vector<32xbf16>
// CHECK-NEXT:     %55 = rocdl.cvt.scalef32.pk32.bf6.bf16 %arg12, %arg0 : vector<6xi32>
// CHECK-NEXT:     %56 = rocdl.cvt.scalef32.pk32.bf6.f16 %arg13, %arg0 : vector<6xi32>
// CHECK-NEXT:     %57 = rocdl.cvt.scalef32.pk32.f16.bf6 %arg11, %arg0 : vector<32xf16>
// CHECK-NEXT:     %58 = rocdl.cvt.scalef32.pk32.f16.fp6 %arg11, %arg0 : vector<32xf16>
// CHECK-NEXT:     %59 = rocdl.cvt.scalef32.pk32.f32.bf6 %arg11, %arg0 : vector<32xf32>
// CHECK-NEXT:     %60 = rocdl.cvt.scalef32.pk32.f32.fp6 %arg11, %arg0 : vector<32xf32>
// CHECK-NEXT:     %61 = rocdl.cvt.scalef32.pk32.fp6.bf16 %arg12, %arg0 : vector<6xi32>
// CHECK-NEXT:     %62 = rocdl.cvt.scalef32.pk32.fp6.f16 %arg13, %arg0 : vector<6xi32>
// CHECK-NEXT:     %63 = rocdl.cvt.scalef32.pk8.bf8.bf16 %arg14, %arg0 : vector<2xi32>
// CHECK-NEXT:     %64 = rocdl.cvt.scalef32.pk8.bf8.f16 %arg15, %arg0 : vector<2xi32>
// CHECK-NEXT:     %65 = rocdl.cvt.scalef32.pk8.bf8.f32 %arg16, %arg0 : vector<2xi32>
// CHECK-NEXT:     %66 = rocdl.cvt.scalef32.pk8.fp4.bf16 %arg14, %arg0 : i32
// CHECK-NEXT:     %67 = rocdl.cvt.scalef32.pk8.fp4.f16 %arg15, %arg0 : i32
// CHECK-NEXT:     %68 = rocdl.cvt.scalef32.pk8.fp4.f32 %arg16, %arg0 : i32
// CHECK-NEXT:     %69 = rocdl.cvt.scalef32.pk8.fp8.bf16 %arg14, %arg0 : vector<2xi32>
// CHECK-NEXT:     %70 = rocdl.cvt.scalef32.pk8.fp8.f16 %arg15, %arg0 : vector<2xi32>
// CHECK-NEXT:     %71 = rocdl.cvt.scalef32.pk8.fp8.f32 %arg16, %arg0 : vector<2xi32>
// CHECK-NEXT:     %72 = rocdl.cvt.scalef32.pk.bf16.bf8 %arg4[true], %arg0 : vector<2xbf16>
// CHECK-NEXT:     %73 = rocdl.cvt.scalef32.pk.bf16.fp4 %arg4[3], %arg0 : vector<2xbf16>
// CHECK-NEXT:     %74 = rocdl.cvt.scalef32.pk.bf16.fp8 %arg4[true], %arg0 : vector<2xbf16>
// CHECK-NEXT:     %75 = rocdl.cvt.scalef32.pk.bf8.bf16 %arg18, %arg0 -> %arg17[true] : vector<2xi16>
// CHECK-NEXT:     %76 = rocdl.cvt.scalef32.pk.bf8.f16 %arg8, %arg0 -> %arg17[true] : vector<2xi16>
// CHECK-NEXT:     %77 = rocdl.cvt.scalef32.pk.bf8.f32 %arg0, %arg0, %arg0 -> %arg17[true] : vector<2xi16>
// CHECK-NEXT:     %78 = rocdl.cvt.scalef32.pk.f16.bf8 %arg4[true], %arg0 : vector<2xf16>
// CHECK-NEXT:     %79 = rocdl.cvt.scalef32.pk.f16.fp4 %arg4[3], %arg0 : vector<2xf16>
// CHECK-NEXT:     %80 = rocdl.cvt.scalef32.pk.f16.fp8 %arg4[true], %arg0 : vector<2xf16>
// CHECK-NEXT:     %81 = rocdl.cvt.scalef32.pk.f32.bf8 %arg4[true], %arg0 : vector<2xf32>
// CHECK-NEXT:     %82 = rocdl.cvt.scalef32.pk.f32.fp4 %arg4[3], %arg0 : vector<2xf32>
// CHECK-NEXT:     %83 = rocdl.cvt.scalef32.pk.f32.fp8 %arg4[true], %arg0 : vector<2xf32>
// CHECK-NEXT:     %84 = rocdl.cvt.scalef32.pk.fp4.bf16 %arg18, %arg0 -> %arg4[3] : i32
// CHECK-NEXT:     %85 = rocdl.cvt.scalef32.pk.fp4.f16 %arg8, %arg0 -> %arg4[3] : i32
// CHECK-NEXT:     %86 = rocdl.cvt.scalef32.pk.fp4.f32 %arg0, %arg0, %arg0 -> %arg4[3] : i32
// CHECK-NEXT:     %87 = rocdl.cvt.scalef32.pk.fp8.bf16 %arg18, %arg0 -> %arg17[true] : vector<2xi16>
// CHECK-NEXT:     %88 = rocdl.cvt.scalef32.pk.fp8.f16 %arg8, %arg0 -> %arg17[true] : vector<2xi16>
// CHECK-NEXT:     %89 = rocdl.cvt.scalef32.pk.fp8.f32 %arg0, %arg0, %arg0 -> %arg17[true] : vector<2xi16>
// CHECK-NEXT:     %90 = rocdl.cvt.scalef32.sr.bf8.bf16 %arg19, %arg4, %arg0 -> %arg4[3] : i32
// CHECK-NEXT:     %91 = rocdl.cvt.scalef32.sr.bf8.f16 %arg20, %arg4, %arg0 -> %arg4[3] : i32
// CHECK-NEXT:     %92 = rocdl.cvt.scalef32.sr.bf8.f32 %arg0, %arg4, %arg0 -> %arg4[3] : i32
// CHECK-NEXT:     %93 = rocdl.cvt.scalef32.sr.fp8.bf16 %arg19, %arg4, %arg0 -> %arg4[3] : i32
// CHECK-NEXT:     %94 = rocdl.cvt.scalef32.sr.fp8.f16 %arg20, %arg4, %arg0 -> %arg4[3] : i32
// CHECK-NEXT:     %95 = rocdl.cvt.scalef32.sr.fp8.f32 %arg0, %arg4, %arg0 -> %arg4[3] : i32
// CHECK-NEXT:     %96 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %arg9, %arg4, %arg0 : vector<3xi32>
// CHECK-NEXT:     %97 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %arg10, %arg4, %arg0 : vector<3xi32>
// CHECK-NEXT:     %98 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %arg7, %arg4, %arg0 : vector<3xi32>
// CHECK-NEXT:     %99 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %arg9, %arg4, %arg0 : vector<3xi32>
// CHECK-NEXT:     %100 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %arg10, %arg4, %arg0 : vector<3xi32>
// CHECK-NEXT:     %101 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %arg7, %arg4, %arg0 : vector<3xi32>
// CHECK-NEXT:     %102 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %arg12, %arg4, %arg0 : vector<6xi32>
// CHECK-NEXT:     %103 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %arg13, %arg4, %arg0 : vector<6xi32>
// CHECK-NEXT:     %104 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %arg21, %arg4, %arg0 : vector<6xi32>
// CHECK-NEXT:     %105 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %arg12, %arg4, %arg0 : vector<6xi32>
// CHECK-NEXT:     %106 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %arg13, %arg4, %arg0 : vector<6xi32>
// CHECK-NEXT:     %107 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %arg21, %arg4, %arg0 : vector<6xi32>
// CHECK-NEXT:     %108 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %arg14, %arg4, %arg0 : vector<2xi32>
// CHECK-NEXT:     %109 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %arg15, %arg4, %arg0 : vector<2xi32>
// CHECK-NEXT:     %110 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %arg16, %arg4, %arg0 : vector<2xi32>
// CHECK-NEXT:     %111 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %arg14, %arg4, %arg0 : i32
// CHECK-NEXT:     %112 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %arg15, %arg4, %arg0 : i32
// CHECK-NEXT:     %113 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %arg16, %arg4, %arg0 : i32
// CHECK-NEXT:     %114 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %arg14, %arg4, %arg0 : vector<2xi32>
// CHECK-NEXT:     %115 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %arg15, %arg4, %arg0 : vector<2xi32>
// CHECK-NEXT:     %116 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %arg16, %arg4, %arg0 : vector<2xi32>
// CHECK-NEXT:     %117 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %arg18, %arg4, %arg0 -> %arg4[3] : i32
// CHECK-NEXT:     %118 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %arg8, %arg4, %arg0 -> %arg4[3] : i32
// CHECK-NEXT:     %119 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %arg22, %arg4, %arg0 -> %arg4[3] : i32
// CHECK-NEXT:     %120 = rocdl.cvt.sr.bf8.f32 %arg0, %arg4 -> %arg4[3] : i32
// CHECK-NEXT:     %121 = rocdl.cvt.sr.fp8.f32 %arg0, %arg4 -> %arg4[3] : i32
// CHECK-NEXT:     %122 = rocdl.update.dpp %arg4, %arg4 with 3, 3, 3, true : i32
// CHECK-NEXT:     rocdl.ds.atomic.async.barrier.arrive.b64 %arg2 : !llvm.ptr<3>
// CHECK-NEXT:     %123 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg2, %arg23 : !llvm.ptr<3>, i64 -> i64
// CHECK-NEXT:     %124 = rocdl.ds_bpermute %arg4, %arg4 : (i32, i32) -> i32
// CHECK-NEXT:     %125 = rocdl.ds.load.tr16.b128 %arg2 : !llvm.ptr<3> -> i32
// CHECK-NEXT:     %126 = rocdl.ds.load.tr4.b64 %arg2 : !llvm.ptr<3> -> i32
// CHECK-NEXT:     %127 = rocdl.ds.load.tr6.b96 %arg2 : !llvm.ptr<3> -> i32
// CHECK-NEXT:     %128 = rocdl.ds.load.tr8.b64 %arg2 : !llvm.ptr<3> -> i32
// CHECK-NEXT:     %129 = rocdl.ds_swizzle %arg4, %arg4 : (i32, i32) -> i32
// CHECK-NEXT:     %130 = rocdl.fmed3 %arg0, %arg0, %arg0 : f32
// CHECK-NEXT:     rocdl.flat.prefetch %arg24, scope 3 : !llvm.ptr
// CHECK-NEXT:     %131 = rocdl.s.get.barrier.state id = 3 -> i32
// CHECK-NEXT:     %132 = rocdl.s.get.named.barrier.state %arg2 : !llvm.ptr<3> -> i32
// CHECK-NEXT:     rocdl.global.load.async.to.lds.b128 %arg3, %arg2, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.global.load.async.to.lds.b32 %arg3, %arg2, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.global.load.async.to.lds.b64 %arg3, %arg2, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.global.load.async.to.lds.b8 %arg3, %arg2, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.global.load.lds %arg3, %arg2, 3, 3, 3
// CHECK-NEXT:     %133 = rocdl.global.load.tr4.b64 %arg3 : !llvm.ptr<1> -> i32
// CHECK-NEXT:     %134 = rocdl.global.load.tr6.b96 %arg3 : !llvm.ptr<1> -> i32
// CHECK-NEXT:     %135 = rocdl.global.load.tr.b128 %arg3 : !llvm.ptr<1> -> i32
// CHECK-NEXT:     %136 = rocdl.global.load.tr.b64 %arg3 : !llvm.ptr<1> -> i32
// CHECK-NEXT:     rocdl.global.prefetch %arg3, scope 3 : !llvm.ptr<1>
// CHECK-NEXT:     %137 = rocdl.grid.dim.x range <i32, 0, 32> : i32
// CHECK-NEXT:     %138 = rocdl.grid.dim.y range <i32, 0, 32> : i32
// CHECK-NEXT:     %139 = rocdl.grid.dim.z range <i32, 0, 32> : i32
// CHECK-NEXT:     rocdl.iglp.opt 3
// CHECK-NEXT:     rocdl.load.to.lds %arg24, %arg2, 3, 3, 3 : !llvm.ptr
// CHECK-NEXT:     %140 = rocdl.make.buffer.rsrc %arg24, %arg25, %arg23, %arg4 : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     %141 = rocdl.mbcnt.hi %arg4, %arg4 : (i32, i32) -> i32
// CHECK-NEXT:     %142 = rocdl.mbcnt.lo %arg4, %arg4 : (i32, i32) -> i32
// CHECK-NEXT:     %143 = rocdl.permlane16.swap %arg4, %arg4, true, true : (i32, i32) -> <(i32, i32)>
// CHECK-NEXT:     %144 = rocdl.permlane32.swap %arg4, %arg4, true, true : (i32, i32) -> <(i32, i32)>
// CHECK-NEXT:     %145 = rocdl.permlanex16 %arg4, %arg4, %arg4, %arg4, true, true : i32, i32
// CHECK-NEXT:     %146 = rocdl.raw.buffer.atomic.cmpswap(%arg4, %arg4, %arg4, %arg4, %arg4, %arg4) : i32, i32
// CHECK-NEXT:     %147 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg4, %arg4, %arg26, %arg4, %arg4, %arg4 : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.fadd %arg4, %arg26, %arg4, %arg4, %arg4 : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.fmax %arg4, %arg26, %arg4, %arg4, %arg4 : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.smax %arg4, %arg26, %arg4, %arg4, %arg4 : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.umin %arg4, %arg26, %arg4, %arg4, %arg4 : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.load.lds %arg26, %arg2, %arg4, %arg4, %arg4, %arg4, %arg4
// CHECK-NEXT:     %148 = rocdl.raw.ptr.buffer.load %arg26, %arg4, %arg4, %arg4 : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.store %arg4, %arg26, %arg4, %arg4, %arg4 : i32
// CHECK-NEXT:     %149 = rocdl.readfirstlane %arg4 : i32
// CHECK-NEXT:     %150 = rocdl.readlane %arg4, %arg4 : (i32, i32) -> i32
// CHECK-NEXT:     rocdl.s.barrier
// CHECK-NEXT:     rocdl.s.nop 2
// CHECK-NEXT:     rocdl.s.sleep 3
// CHECK-NEXT:     rocdl.s.waitcnt 3
// CHECK-NEXT:     rocdl.sched.barrier 3
// CHECK-NEXT:     rocdl.sched.group.barrier 3, 3, 3
// CHECK-NEXT:     rocdl.s.setprio 2
// CHECK-NEXT:     rocdl.tensor.load.to.lds.d2 %arg27, %arg28 cachepolicy 3 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %arg27, %arg28, %arg27, %arg27 cachepolicy 3 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     rocdl.tensor.store.from.lds.d2 %arg27, %arg28 cachepolicy 3 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     rocdl.tensor.store.from.lds %arg27, %arg28, %arg27, %arg27 cachepolicy 3 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     %151 = rocdl.workitem.id.x range <i32, 0, 32> : i32
// CHECK-NEXT:     %152 = rocdl.workitem.id.y range <i32, 0, 32> : i32
// CHECK-NEXT:     %153 = rocdl.workitem.id.z range <i32, 0, 32> : i32
// CHECK-NEXT:     rocdl.s.wait.asynccnt 2
// CHECK-NEXT:     rocdl.s.wait.dscnt 2
// CHECK-NEXT:     rocdl.s.wait.expcnt 2
// CHECK-NEXT:     rocdl.s.wait.loadcnt 2
// CHECK-NEXT:     rocdl.s.wait.storecnt 2
// CHECK-NEXT:     rocdl.s.wait.tensorcnt 2
// CHECK-NEXT:     rocdl.s.wakeup.barrier %arg2 : !llvm.ptr<3>
// CHECK-NEXT:     %154 = rocdl.wavefrontsize range <i32, 0, 32> : i32
// CHECK-NEXT:     %155 = rocdl.ds.read.tr16.b64 %arg2 : <3> -> i32
// CHECK-NEXT:     %156 = rocdl.ds.read.tr4.b64 %arg2 : <3> -> i32
// CHECK-NEXT:     %157 = rocdl.ds.read.tr6.b96 %arg2 : <3> -> i32
// CHECK-NEXT:     %158 = rocdl.ds.read.tr8.b64 %arg2 : <3> -> i32
// CHECK-NEXT:     %159 = rocdl.mfma.f32.16x16x16bf16.1k %arg4 : (i32) -> i32
// CHECK-NEXT:     %160 = rocdl.mfma.f32.16x16x16f16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %161 = rocdl.mfma.f32.16x16x1f32 %arg4 : (i32) -> i32
// CHECK-NEXT:     %162 = rocdl.mfma.f32.16x16x2bf16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %163 = rocdl.mfma.f32.16x16x32.bf16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %164 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %165 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %166 = rocdl.mfma.f32.16x16x32.f16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %167 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %168 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %169 = rocdl.mfma.f32.16x16x4bf16.1k %arg4 : (i32) -> i32
// CHECK-NEXT:     %170 = rocdl.mfma.f32.16x16x4f16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %171 = rocdl.mfma.f32.16x16x4f32 %arg4 : (i32) -> i32
// CHECK-NEXT:     %172 = rocdl.mfma.f32.16x16x8.xf32 %arg4 : (i32) -> i32
// CHECK-NEXT:     %173 = rocdl.mfma.f32.16x16x8bf16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %174 = rocdl.mfma.f32.32x32x16.bf16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %175 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %176 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %177 = rocdl.mfma.f32.32x32x16.f16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %178 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %179 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %180 = rocdl.mfma.f32.32x32x1f32 %arg4 : (i32) -> i32
// CHECK-NEXT:     %181 = rocdl.mfma.f32.32x32x2bf16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %182 = rocdl.mfma.f32.32x32x2f32 %arg4 : (i32) -> i32
// CHECK-NEXT:     %183 = rocdl.mfma.f32.32x32x4.xf32 %arg4 : (i32) -> i32
// CHECK-NEXT:     %184 = rocdl.mfma.f32.32x32x4bf16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %185 = rocdl.mfma.f32.32x32x4bf16.1k %arg4 : (i32) -> i32
// CHECK-NEXT:     %186 = rocdl.mfma.f32.32x32x4f16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %187 = rocdl.mfma.f32.32x32x8bf16.1k %arg4 : (i32) -> i32
// CHECK-NEXT:     %188 = rocdl.mfma.f32.32x32x8f16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %189 = rocdl.mfma.f32.4x4x1f32 %arg4 : (i32) -> i32
// CHECK-NEXT:     %190 = rocdl.mfma.f32.4x4x2bf16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %191 = rocdl.mfma.f32.4x4x4bf16.1k %arg4 : (i32) -> i32
// CHECK-NEXT:     %192 = rocdl.mfma.f32.4x4x4f16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %193 = rocdl.mfma.f64.16x16x4f64 %arg4 : (i32) -> i32
// CHECK-NEXT:     %194 = rocdl.mfma.f64.4x4x4f64 %arg4 : (i32) -> i32
// CHECK-NEXT:     %195 = rocdl.mfma.i32.16x16x16i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %196 = rocdl.mfma.i32.16x16x32.i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %197 = rocdl.mfma.i32.16x16x4i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %198 = rocdl.mfma.i32.16x16x64.i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %199 = rocdl.mfma.i32.32x32x16.i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %200 = rocdl.mfma.i32.32x32x32.i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %201 = rocdl.mfma.i32.32x32x4i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %202 = rocdl.mfma.i32.32x32x8i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %203 = rocdl.mfma.i32.4x4x4i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %204 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg4 : (i32) -> i32
// CHECK-NEXT:     %205 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %arg4 : (i32) -> i32
// CHECK-NEXT:     %206 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %207 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %208 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %209 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %210 = rocdl.smfmac.f32.16x16x32.bf16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %211 = rocdl.smfmac.f32.16x16x32.f16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %212 = rocdl.smfmac.f32.16x16x64.bf16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %213 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %214 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %215 = rocdl.smfmac.f32.16x16x64.f16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %216 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %217 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %218 = rocdl.smfmac.f32.32x32x16.bf16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %219 = rocdl.smfmac.f32.32x32x16.f16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %220 = rocdl.smfmac.f32.32x32x32.bf16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %221 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %222 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %223 = rocdl.smfmac.f32.32x32x32.f16 %arg4 : (i32) -> i32
// CHECK-NEXT:     %224 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %225 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %226 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %227 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %228 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %229 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %230 = rocdl.smfmac.i32.16x16x128.i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %231 = rocdl.smfmac.i32.16x16x64.i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %232 = rocdl.smfmac.i32.32x32x32.i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %233 = rocdl.smfmac.i32.32x32x64.i8 %arg4 : (i32) -> i32
// CHECK-NEXT:     %234 = rocdl.wmma.bf16.16x16x16.bf16 %arg4, %arg4, %arg4 {opsel = true} : (i32, i32, i32) -> i32
// CHECK-NEXT:     %235 = rocdl.wmma.bf16.16x16x32.bf16 %arg19, %arg19, %arg19 {modC = 2 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (bf16, bf16, bf16) -> bf16
// CHECK-NEXT:     %236 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg19, %arg19, %arg0 {modC = 2 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (bf16, bf16, f32) -> bf16
// CHECK-NEXT:     %237 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg4, %arg4, %arg20 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
// CHECK-NEXT:     %238 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg4, %arg4, %arg20 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
// CHECK-NEXT:     %239 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg4, %arg4, %arg20 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
// CHECK-NEXT:     %240 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg4, %arg4, %arg20 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
// CHECK-NEXT:     %241 = rocdl.wmma.f16.16x16x16.f16 %arg20, %arg20, %arg20 {opsel = true} : (f16, f16, f16) -> f16
// CHECK-NEXT:     %242 = rocdl.wmma.f16.16x16x32.f16 %arg20, %arg20, %arg20 {modC = 2 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (f16, f16, f16) -> f16
// CHECK-NEXT:     %243 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg4, %arg4, %arg20 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
// CHECK-NEXT:     %244 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg4, %arg4, %arg20 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
// CHECK-NEXT:     %245 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg4, %arg4, %arg20 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
// CHECK-NEXT:     %246 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg4, %arg4, %arg20 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
// CHECK-NEXT:     %247 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg4, %arg4, %arg0 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
// CHECK-NEXT:     %248 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg4, %arg4, %arg0 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
// CHECK-NEXT:     %249 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg4, %arg4, %arg0 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
// CHECK-NEXT:     %250 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg4, %arg4, %arg0 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
// CHECK-NEXT:     %251 = rocdl.wmma.f32.16x16x16.bf16 %arg4, %arg4, %arg0 : (i32, i32, f32) -> f32
// CHECK-NEXT:     %252 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg4, %arg4, %arg0 : (i32, i32, f32) -> f32
// CHECK-NEXT:     %253 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg4, %arg4, %arg0 : (i32, i32, f32) -> f32
// CHECK-NEXT:     %254 = rocdl.wmma.f32.16x16x16.f16 %arg20, %arg20, %arg0 : (f16, f16, f32) -> f32
// CHECK-NEXT:     %255 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg4, %arg4, %arg0 : (i32, i32, f32) -> f32
// CHECK-NEXT:     %256 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg4, %arg4, %arg0 : (i32, i32, f32) -> f32
// CHECK-NEXT:     %257 = rocdl.wmma.f32.16x16x32.bf16 %arg19, %arg19, %arg0 {modC = 2 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (bf16, bf16, f32) -> f32
// CHECK-NEXT:     %258 = rocdl.wmma.f32.16x16x32.f16 %arg20, %arg20, %arg0 {modC = 2 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (f16, f16, f32) -> f32
// CHECK-NEXT:     %259 = rocdl.wmma.f32.16x16x4.f32 %arg0, %arg0, %arg0 {modC = 2 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (f32, f32, f32) -> f32
// CHECK-NEXT:     %260 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg4, %arg4, %arg0 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
// CHECK-NEXT:     %261 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg4, %arg4, %arg0 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
// CHECK-NEXT:     %262 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg4, %arg4, %arg0 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
// CHECK-NEXT:     %263 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg4, %arg4, %arg0 {modC = 2 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
// CHECK-NEXT:     %264 = rocdl.wmma.i32.16x16x16.iu4 %arg4, %arg4, %arg4 {clamp = true, signA = true, signB = true} : (i32, i32, i32) -> i32
// CHECK-NEXT:     %265 = rocdl.wmma.i32.16x16x16.iu8 %arg4, %arg4, %arg4 {clamp = true, signA = true, signB = true} : (i32, i32, i32) -> i32
// CHECK-NEXT:     %266 = rocdl.wmma.i32.16x16x32.iu4 %arg4, %arg4, %arg4 {clamp = true, signA = true, signB = true} : (i32, i32, i32) -> i32
// CHECK-NEXT:     %267 = rocdl.wmma.i32.16x16x64.iu8 %arg4, %arg4, %arg4 {clamp = true, reuseA = true, reuseB = true, signA = true, signB = true} : (i32, i32, i32) -> i32
// CHECK-NEXT:     %268 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg4, %arg4, %arg0, %arg23, %arg23 {fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 2 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (i32, i32, f32, i64, i64) -> f32
// CHECK-NEXT:     %269 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg4, %arg4, %arg0, %arg23, %arg23 {fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 2 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (i32, i32, f32, i64, i64) -> f32
// CHECK-NEXT:     %270 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg4, %arg4, %arg0, %arg4, %arg4 {fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 2 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (i32, i32, f32, i32, i32) -> f32
// CHECK-NEXT:     %271 = rocdl.wmma.scale.f32.32x16x128.f4 %arg4, %arg4, %arg0, %arg4, %arg4 {fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 2 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (i32, i32, f32, i32, i32) -> f32
// CHECK-NEXT:     %272 = rocdl.raw.buffer.load %arg27, %arg4, %arg4, %arg4 : f32
// CHECK-NEXT:     rocdl.raw.buffer.store %272, %arg27, %arg4, %arg4, %arg4 : f32
// CHECK-NEXT:     rocdl.raw.buffer.atomic.fadd %272, %arg27, %arg4, %arg4, %arg4 : f32
// CHECK-NEXT:     rocdl.raw.buffer.atomic.fmax %272, %arg27, %arg4, %arg4, %arg4 : f32
// CHECK-NEXT:     rocdl.raw.buffer.atomic.smax %arg4, %arg27, %arg4, %arg4, %arg4 : i32
// CHECK-NEXT:     rocdl.raw.buffer.atomic.umin %arg4, %arg27, %arg4, %arg4, %arg4 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @rocdl(%t0: f32, %t1: i1, %t2: !llvm.ptr<3>, %t3: !llvm.ptr<1>, %t4: i32, %t5: vector<3xi32>, %t6: vector<2xi32>, %t7: vector<16xf32>, %t8: vector<2xf16>, %t9: vector<16xbf16>, %t10: vector<16xf16>, %t11: vector<6xi32>, %t12: vector<32xbf16>, %t13: vector<32xf16>, %t14: vector<8xbf16>, %t15: vector<8xf16>, %t16: vector<8xf32>, %t17: vector<2xi16>, %t18: vector<2xbf16>, %t19: bf16, %t20: f16, %t21: vector<32xf32>, %t22: vector<2xf32>, %t23: i64, %t24: !llvm.ptr, %t25: i16, %t26: !llvm.ptr<8>, %t27: vector<4xi32>, %t28: vector<8xi32>) {
  %r1 = "rocdl.cos"(%t0) : (f32) -> (f32)
  %r2 = "rocdl.exp"(%t0) : (f32) -> (f32)
  %r3 = "rocdl.exp2"(%t0) : (f32) -> (f32)
  %r4 = "rocdl.log"(%t0) : (f32) -> (f32)
  %r5 = "rocdl.rcp"(%t0) : (f32) -> (f32)
  %r6 = "rocdl.sin"(%t0) : (f32) -> (f32)
  %r7 = "rocdl.sqrt"(%t0) : (f32) -> (f32)
  %r8 = "rocdl.tanh"(%t0) : (f32) -> (f32)
  %r9 = "rocdl.ballot"(%t1) : (i1) -> (i32)
  "rocdl.s.barrier.init"(%t2) <{memberCnt = 3 : i32}> : (!llvm.ptr<3>) -> ()
  "rocdl.s.barrier.join"(%t2) : (!llvm.ptr<3>) -> ()
  "rocdl.s.barrier.leave"() <{id = 2 : i16}> : () -> ()
  "rocdl.barrier"() : () -> ()
  %r14 = "rocdl.s.barrier.signal.isfirst"() <{id = 3 : i32}> : () -> (i1)
  "rocdl.s.barrier.signal"() <{id = 3 : i32}> : () -> ()
  "rocdl.s.barrier.signal.var"(%t2) <{memberCnt = 3 : i32}> : (!llvm.ptr<3>) -> ()
  "rocdl.s.barrier.wait"() <{id = 2 : i16}> : () -> ()
  %r18 = "rocdl.workgroup.dim.x"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r19 = "rocdl.workgroup.dim.y"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r20 = "rocdl.workgroup.dim.z"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r21 = "rocdl.workgroup.id.x"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r22 = "rocdl.workgroup.id.y"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r23 = "rocdl.workgroup.id.z"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r24 = "rocdl.cluster.id.x"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r25 = "rocdl.cluster.id.y"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r26 = "rocdl.cluster.id.z"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  "rocdl.cluster.load.async.to.lds.b128"(%t3, %t2, %t4) <{offset = 3 : i32, cpol = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
  "rocdl.cluster.load.async.to.lds.b32"(%t3, %t2, %t4) <{offset = 3 : i32, cpol = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
  "rocdl.cluster.load.async.to.lds.b64"(%t3, %t2, %t4) <{offset = 3 : i32, cpol = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
  "rocdl.cluster.load.async.to.lds.b8"(%t3, %t2, %t4) <{offset = 3 : i32, cpol = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
  %r31 = "rocdl.cvt.f32.bf8"(%t4) <{byteSel = 3 : i32}> : (i32) -> (i32)
  %r32 = "rocdl.cvt.f32.fp8"(%t4) <{byteSel = 3 : i32}> : (i32) -> (i32)
  %r33 = "rocdl.cvt.pk.bf8.f32"(%t0, %t0, %t4) <{wordSel = true}> : (f32, f32, i32) -> (i32)
  %r34 = "rocdl.cvt.pk.f32.bf8"(%t4) <{wordSel = true}> : (i32) -> (i32)
  %r35 = "rocdl.cvt.pk.f32.fp8"(%t4) <{wordSel = true}> : (i32) -> (i32)
  %r36 = "rocdl.cvt.pk.fp8.f32"(%t0, %t0, %t4) <{wordSel = true}> : (f32, f32, i32) -> (i32)
  %r37 = "rocdl.cvt.pkrtz"(%t0, %t0) : (f32, f32) -> (i32)
  %r38 = "rocdl.cvt.scale.pk16.bf16.bf6"(%t5, %t4) <{scaleSel = 3 : i32}> : (vector<3xi32>, i32) -> (vector<16xbf16>)
  %r39 = "rocdl.cvt.scale.pk16.bf16.fp6"(%t5, %t4) <{scaleSel = 3 : i32}> : (vector<3xi32>, i32) -> (vector<16xbf16>)
  %r40 = "rocdl.cvt.scale.pk16.f16.bf6"(%t5, %t4) <{scaleSel = 3 : i32}> : (vector<3xi32>, i32) -> (vector<16xf16>)
  %r41 = "rocdl.cvt.scale.pk16.f16.fp6"(%t5, %t4) <{scaleSel = 3 : i32}> : (vector<3xi32>, i32) -> (vector<16xf16>)
  %r42 = "rocdl.cvt.scale.pk16.f32.bf6"(%t5, %t4) <{scaleSel = 3 : i32}> : (vector<3xi32>, i32) -> (vector<16xf32>)
  %r43 = "rocdl.cvt.scale.pk16.f32.fp6"(%t5, %t4) <{scaleSel = 3 : i32}> : (vector<3xi32>, i32) -> (vector<16xf32>)
  %r44 = "rocdl.cvt.scale.pk8.bf16.bf8"(%t6, %t4) <{scaleSel = 3 : i32}> : (vector<2xi32>, i32) -> (vector<8xbf16>)
  %r45 = "rocdl.cvt.scale.pk8.bf16.fp4"(%t4, %t4) <{scaleSel = 3 : i32}> : (i32, i32) -> (vector<8xbf16>)
  %r46 = "rocdl.cvt.scale.pk8.bf16.fp8"(%t6, %t4) <{scaleSel = 3 : i32}> : (vector<2xi32>, i32) -> (vector<8xbf16>)
  %r47 = "rocdl.cvt.scale.pk8.f16.bf8"(%t6, %t4) <{scaleSel = 3 : i32}> : (vector<2xi32>, i32) -> (vector<8xf16>)
  %r48 = "rocdl.cvt.scale.pk8.f16.fp4"(%t4, %t4) <{scaleSel = 3 : i32}> : (i32, i32) -> (vector<8xf16>)
  %r49 = "rocdl.cvt.scale.pk8.f16.fp8"(%t6, %t4) <{scaleSel = 3 : i32}> : (vector<2xi32>, i32) -> (vector<8xf16>)
  %r50 = "rocdl.cvt.scale.pk8.f32.bf8"(%t6, %t4) <{scaleSel = 3 : i32}> : (vector<2xi32>, i32) -> (vector<8xf32>)
  %r51 = "rocdl.cvt.scale.pk8.f32.fp4"(%t4, %t4) <{scaleSel = 3 : i32}> : (i32, i32) -> (vector<8xf32>)
  %r52 = "rocdl.cvt.scale.pk8.f32.fp8"(%t6, %t4) <{scaleSel = 3 : i32}> : (vector<2xi32>, i32) -> (vector<8xf32>)
  %r53 = "rocdl.cvt.scalef32.2xpk16.bf6.f32"(%t7, %t7, %t0) : (vector<16xf32>, vector<16xf32>, f32) -> (vector<6xi32>)
  %r54 = "rocdl.cvt.scalef32.2xpk16.fp6.f32"(%t7, %t7, %t0) : (vector<16xf32>, vector<16xf32>, f32) -> (vector<6xi32>)
  %r55 = "rocdl.cvt.scalef32.f16.bf8"(%t8, %t4, %t0) <{srcSelIndex = 3 : i32, dstLoHiSel = true}> : (vector<2xf16>, i32, f32) -> (vector<2xf16>)
  %r56 = "rocdl.cvt.scalef32.f16.fp8"(%t8, %t4, %t0) <{srcSelIndex = 3 : i32, dstLoHiSel = true}> : (vector<2xf16>, i32, f32) -> (vector<2xf16>)
  %r57 = "rocdl.cvt.scalef32.f32.bf8"(%t4, %t0) <{srcSelIndex = 3 : i32}> : (i32, f32) -> (f32)
  %r58 = "rocdl.cvt.scalef32.f32.fp8"(%t4, %t0) <{srcSelIndex = 3 : i32}> : (i32, f32) -> (f32)
  %r59 = "rocdl.cvt.scalef32.pk16.bf6.bf16"(%t9, %t0) : (vector<16xbf16>, f32) -> (vector<3xi32>)
  %r60 = "rocdl.cvt.scalef32.pk16.bf6.f16"(%t10, %t0) : (vector<16xf16>, f32) -> (vector<3xi32>)
  %r61 = "rocdl.cvt.scalef32.pk16.bf6.f32"(%t7, %t0) : (vector<16xf32>, f32) -> (vector<3xi32>)
  %r62 = "rocdl.cvt.scalef32.pk16.fp6.bf16"(%t9, %t0) : (vector<16xbf16>, f32) -> (vector<3xi32>)
  %r63 = "rocdl.cvt.scalef32.pk16.fp6.f16"(%t10, %t0) : (vector<16xf16>, f32) -> (vector<3xi32>)
  %r64 = "rocdl.cvt.scalef32.pk16.fp6.f32"(%t7, %t0) : (vector<16xf32>, f32) -> (vector<3xi32>)
  %r65 = "rocdl.cvt.scalef32.pk32.bf16.bf6"(%t11, %t0) : (vector<6xi32>, f32) -> (vector<32xbf16>)
  %r66 = "rocdl.cvt.scalef32.pk32.bf16.fp6"(%t11, %t0) : (vector<6xi32>, f32) -> (vector<32xbf16>)
  %r67 = "rocdl.cvt.scalef32.pk32.bf6.bf16"(%t12, %t0) : (vector<32xbf16>, f32) -> (vector<6xi32>)
  %r68 = "rocdl.cvt.scalef32.pk32.bf6.f16"(%t13, %t0) : (vector<32xf16>, f32) -> (vector<6xi32>)
  %r69 = "rocdl.cvt.scalef32.pk32.f16.bf6"(%t11, %t0) : (vector<6xi32>, f32) -> (vector<32xf16>)
  %r70 = "rocdl.cvt.scalef32.pk32.f16.fp6"(%t11, %t0) : (vector<6xi32>, f32) -> (vector<32xf16>)
  %r71 = "rocdl.cvt.scalef32.pk32.f32.bf6"(%t11, %t0) : (vector<6xi32>, f32) -> (vector<32xf32>)
  %r72 = "rocdl.cvt.scalef32.pk32.f32.fp6"(%t11, %t0) : (vector<6xi32>, f32) -> (vector<32xf32>)
  %r73 = "rocdl.cvt.scalef32.pk32.fp6.bf16"(%t12, %t0) : (vector<32xbf16>, f32) -> (vector<6xi32>)
  %r74 = "rocdl.cvt.scalef32.pk32.fp6.f16"(%t13, %t0) : (vector<32xf16>, f32) -> (vector<6xi32>)
  %r75 = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%t14, %t0) : (vector<8xbf16>, f32) -> (vector<2xi32>)
  %r76 = "rocdl.cvt.scalef32.pk8.bf8.f16"(%t15, %t0) : (vector<8xf16>, f32) -> (vector<2xi32>)
  %r77 = "rocdl.cvt.scalef32.pk8.bf8.f32"(%t16, %t0) : (vector<8xf32>, f32) -> (vector<2xi32>)
  %r78 = "rocdl.cvt.scalef32.pk8.fp4.bf16"(%t14, %t0) : (vector<8xbf16>, f32) -> (i32)
  %r79 = "rocdl.cvt.scalef32.pk8.fp4.f16"(%t15, %t0) : (vector<8xf16>, f32) -> (i32)
  %r80 = "rocdl.cvt.scalef32.pk8.fp4.f32"(%t16, %t0) : (vector<8xf32>, f32) -> (i32)
  %r81 = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%t14, %t0) : (vector<8xbf16>, f32) -> (vector<2xi32>)
  %r82 = "rocdl.cvt.scalef32.pk8.fp8.f16"(%t15, %t0) : (vector<8xf16>, f32) -> (vector<2xi32>)
  %r83 = "rocdl.cvt.scalef32.pk8.fp8.f32"(%t16, %t0) : (vector<8xf32>, f32) -> (vector<2xi32>)
  %r84 = "rocdl.cvt.scalef32.pk.bf16.bf8"(%t4, %t0) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xbf16>)
  %r85 = "rocdl.cvt.scalef32.pk.bf16.fp4"(%t4, %t0) <{srcSelIndex = 3 : i32}> : (i32, f32) -> (vector<2xbf16>)
  %r86 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%t4, %t0) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xbf16>)
  %r87 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%t17, %t18, %t0) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
  %r88 = "rocdl.cvt.scalef32.pk.bf8.f16"(%t17, %t8, %t0) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
  %r89 = "rocdl.cvt.scalef32.pk.bf8.f32"(%t17, %t0, %t0, %t0) <{dstLoHiSel = true}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
  %r90 = "rocdl.cvt.scalef32.pk.f16.bf8"(%t4, %t0) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xf16>)
  %r91 = "rocdl.cvt.scalef32.pk.f16.fp4"(%t4, %t0) <{srcSelIndex = 3 : i32}> : (i32, f32) -> (vector<2xf16>)
  %r92 = "rocdl.cvt.scalef32.pk.f16.fp8"(%t4, %t0) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xf16>)
  %r93 = "rocdl.cvt.scalef32.pk.f32.bf8"(%t4, %t0) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xf32>)
  %r94 = "rocdl.cvt.scalef32.pk.f32.fp4"(%t4, %t0) <{srcSelIndex = 3 : i32}> : (i32, f32) -> (vector<2xf32>)
  %r95 = "rocdl.cvt.scalef32.pk.f32.fp8"(%t4, %t0) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xf32>)
  %r96 = "rocdl.cvt.scalef32.pk.fp4.bf16"(%t4, %t18, %t0) <{dstSelIndex = 3 : i32}> : (i32, vector<2xbf16>, f32) -> (i32)
  %r97 = "rocdl.cvt.scalef32.pk.fp4.f16"(%t4, %t8, %t0) <{dstSelIndex = 3 : i32}> : (i32, vector<2xf16>, f32) -> (i32)
  %r98 = "rocdl.cvt.scalef32.pk.fp4.f32"(%t4, %t0, %t0, %t0) <{dstSelIndex = 3 : i32}> : (i32, f32, f32, f32) -> (i32)
  %r99 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%t17, %t18, %t0) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
  %r100 = "rocdl.cvt.scalef32.pk.fp8.f16"(%t17, %t8, %t0) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
  %r101 = "rocdl.cvt.scalef32.pk.fp8.f32"(%t17, %t0, %t0, %t0) <{dstLoHiSel = true}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
  %r102 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%t4, %t19, %t4, %t0) <{dstSelIndex = 3 : i32}> : (i32, bf16, i32, f32) -> (i32)
  %r103 = "rocdl.cvt.scalef32.sr.bf8.f16"(%t4, %t20, %t4, %t0) <{dstSelIndex = 3 : i32}> : (i32, f16, i32, f32) -> (i32)
  %r104 = "rocdl.cvt.scalef32.sr.bf8.f32"(%t4, %t0, %t4, %t0) <{dstSelIndex = 3 : i32}> : (i32, f32, i32, f32) -> (i32)
  %r105 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%t4, %t19, %t4, %t0) <{dstSelIndex = 3 : i32}> : (i32, bf16, i32, f32) -> (i32)
  %r106 = "rocdl.cvt.scalef32.sr.fp8.f16"(%t4, %t20, %t4, %t0) <{dstSelIndex = 3 : i32}> : (i32, f16, i32, f32) -> (i32)
  %r107 = "rocdl.cvt.scalef32.sr.fp8.f32"(%t4, %t0, %t4, %t0) <{dstSelIndex = 3 : i32}> : (i32, f32, i32, f32) -> (i32)
  %r108 = "rocdl.cvt.scalef32.sr.pk16.bf6.bf16"(%t9, %t4, %t0) : (vector<16xbf16>, i32, f32) -> (vector<3xi32>)
  %r109 = "rocdl.cvt.scalef32.sr.pk16.bf6.f16"(%t10, %t4, %t0) : (vector<16xf16>, i32, f32) -> (vector<3xi32>)
  %r110 = "rocdl.cvt.scalef32.sr.pk16.bf6.f32"(%t7, %t4, %t0) : (vector<16xf32>, i32, f32) -> (vector<3xi32>)
  %r111 = "rocdl.cvt.scalef32.sr.pk16.fp6.bf16"(%t9, %t4, %t0) : (vector<16xbf16>, i32, f32) -> (vector<3xi32>)
  %r112 = "rocdl.cvt.scalef32.sr.pk16.fp6.f16"(%t10, %t4, %t0) : (vector<16xf16>, i32, f32) -> (vector<3xi32>)
  %r113 = "rocdl.cvt.scalef32.sr.pk16.fp6.f32"(%t7, %t4, %t0) : (vector<16xf32>, i32, f32) -> (vector<3xi32>)
  %r114 = "rocdl.cvt.scalef32.sr.pk32.bf6.bf16"(%t12, %t4, %t0) : (vector<32xbf16>, i32, f32) -> (vector<6xi32>)
  %r115 = "rocdl.cvt.scalef32.sr.pk32.bf6.f16"(%t13, %t4, %t0) : (vector<32xf16>, i32, f32) -> (vector<6xi32>)
  %r116 = "rocdl.cvt.scalef32.sr.pk32.bf6.f32"(%t21, %t4, %t0) : (vector<32xf32>, i32, f32) -> (vector<6xi32>)
  %r117 = "rocdl.cvt.scalef32.sr.pk32.fp6.bf16"(%t12, %t4, %t0) : (vector<32xbf16>, i32, f32) -> (vector<6xi32>)
  %r118 = "rocdl.cvt.scalef32.sr.pk32.fp6.f16"(%t13, %t4, %t0) : (vector<32xf16>, i32, f32) -> (vector<6xi32>)
  %r119 = "rocdl.cvt.scalef32.sr.pk32.fp6.f32"(%t21, %t4, %t0) : (vector<32xf32>, i32, f32) -> (vector<6xi32>)
  %r120 = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16"(%t14, %t4, %t0) : (vector<8xbf16>, i32, f32) -> (vector<2xi32>)
  %r121 = "rocdl.cvt.scalef32.sr.pk8.bf8.f16"(%t15, %t4, %t0) : (vector<8xf16>, i32, f32) -> (vector<2xi32>)
  %r122 = "rocdl.cvt.scalef32.sr.pk8.bf8.f32"(%t16, %t4, %t0) : (vector<8xf32>, i32, f32) -> (vector<2xi32>)
  %r123 = "rocdl.cvt.scalef32.sr.pk8.fp4.bf16"(%t14, %t4, %t0) : (vector<8xbf16>, i32, f32) -> (i32)
  %r124 = "rocdl.cvt.scalef32.sr.pk8.fp4.f16"(%t15, %t4, %t0) : (vector<8xf16>, i32, f32) -> (i32)
  %r125 = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%t16, %t4, %t0) : (vector<8xf32>, i32, f32) -> (i32)
  %r126 = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16"(%t14, %t4, %t0) : (vector<8xbf16>, i32, f32) -> (vector<2xi32>)
  %r127 = "rocdl.cvt.scalef32.sr.pk8.fp8.f16"(%t15, %t4, %t0) : (vector<8xf16>, i32, f32) -> (vector<2xi32>)
  %r128 = "rocdl.cvt.scalef32.sr.pk8.fp8.f32"(%t16, %t4, %t0) : (vector<8xf32>, i32, f32) -> (vector<2xi32>)
  %r129 = "rocdl.cvt.scalef32.sr.pk.fp4.bf16"(%t4, %t18, %t4, %t0) <{dstSelIndex = 3 : i32}> : (i32, vector<2xbf16>, i32, f32) -> (i32)
  %r130 = "rocdl.cvt.scalef32.sr.pk.fp4.f16"(%t4, %t8, %t4, %t0) <{dstSelIndex = 3 : i32}> : (i32, vector<2xf16>, i32, f32) -> (i32)
  %r131 = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%t4, %t22, %t4, %t0) <{dstSelIndex = 3 : i32}> : (i32, vector<2xf32>, i32, f32) -> (i32)
  %r132 = "rocdl.cvt.sr.bf8.f32"(%t0, %t4, %t4) <{byteSel = 3 : i32}> : (f32, i32, i32) -> (i32)
  %r133 = "rocdl.cvt.sr.fp8.f32"(%t0, %t4, %t4) <{byteSel = 3 : i32}> : (f32, i32, i32) -> (i32)
  %r134 = "rocdl.update.dpp"(%t4, %t4) <{dppCtrl = 3 : i32, rowMask = 3 : i32, bankMask = 3 : i32, boundCtrl = true}> : (i32, i32) -> (i32)
  "rocdl.ds.atomic.async.barrier.arrive.b64"(%t2) : (!llvm.ptr<3>) -> ()
  %r136 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%t2, %t23) : (!llvm.ptr<3>, i64) -> (i64)
  %r137 = "rocdl.ds_bpermute"(%t4, %t4) : (i32, i32) -> (i32)
  %r138 = "rocdl.ds.load.tr16.b128"(%t2) : (!llvm.ptr<3>) -> (i32)
  %r139 = "rocdl.ds.load.tr4.b64"(%t2) : (!llvm.ptr<3>) -> (i32)
  %r140 = "rocdl.ds.load.tr6.b96"(%t2) : (!llvm.ptr<3>) -> (i32)
  %r141 = "rocdl.ds.load.tr8.b64"(%t2) : (!llvm.ptr<3>) -> (i32)
  %r142 = "rocdl.ds_swizzle"(%t4, %t4) : (i32, i32) -> (i32)
  %r143 = "rocdl.fmed3"(%t0, %t0, %t0) : (f32, f32, f32) -> (f32)
  "rocdl.flat.prefetch"(%t24) <{scope = 3 : i32}> : (!llvm.ptr) -> ()
  %r145 = "rocdl.s.get.barrier.state"() <{id = 3 : i32}> : () -> (i32)
  %r146 = "rocdl.s.get.named.barrier.state"(%t2) : (!llvm.ptr<3>) -> (i32)
  "rocdl.global.load.async.to.lds.b128"(%t3, %t2) <{offset = 3 : i32, aux = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  "rocdl.global.load.async.to.lds.b32"(%t3, %t2) <{offset = 3 : i32, aux = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  "rocdl.global.load.async.to.lds.b64"(%t3, %t2) <{offset = 3 : i32, aux = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  "rocdl.global.load.async.to.lds.b8"(%t3, %t2) <{offset = 3 : i32, aux = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  "rocdl.global.load.lds"(%t3, %t2) <{size = 3 : i32, offset = 3 : i32, aux = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
  %r152 = "rocdl.global.load.tr4.b64"(%t3) : (!llvm.ptr<1>) -> (i32)
  %r153 = "rocdl.global.load.tr6.b96"(%t3) : (!llvm.ptr<1>) -> (i32)
  %r154 = "rocdl.global.load.tr.b128"(%t3) : (!llvm.ptr<1>) -> (i32)
  %r155 = "rocdl.global.load.tr.b64"(%t3) : (!llvm.ptr<1>) -> (i32)
  "rocdl.global.prefetch"(%t3) <{scope = 3 : i32}> : (!llvm.ptr<1>) -> ()
  %r157 = "rocdl.grid.dim.x"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r158 = "rocdl.grid.dim.y"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r159 = "rocdl.grid.dim.z"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  "rocdl.iglp.opt"() <{variant = 3 : i32}> : () -> ()
  "rocdl.load.to.lds"(%t24, %t2) <{size = 3 : i32, offset = 3 : i32, aux = 3 : i32}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
  %r162 = "rocdl.make.buffer.rsrc"(%t24, %t25, %t23, %t4) : (!llvm.ptr, i16, i64, i32) -> (!llvm.ptr)
  %r163 = "rocdl.mbcnt.hi"(%t4, %t4) : (i32, i32) -> (i32)
  %r164 = "rocdl.mbcnt.lo"(%t4, %t4) : (i32, i32) -> (i32)
  %r165 = "rocdl.permlane16.swap"(%t4, %t4) <{fi = true, boundControl = true}> : (i32, i32) -> (!llvm.struct<(i32, i32)>)
  %r166 = "rocdl.permlane32.swap"(%t4, %t4) <{fi = true, boundControl = true}> : (i32, i32) -> (!llvm.struct<(i32, i32)>)
  %r167 = "rocdl.permlanex16"(%t4, %t4, %t4, %t4) <{fi = true, boundControl = true}> : (i32, i32, i32, i32) -> (i32)
  %r168 = "rocdl.raw.buffer.atomic.cmpswap"(%t4, %t4, %t4, %t4, %t4, %t4) : (i32, i32, i32, i32, i32, i32) -> (i32)
  %r175 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%t4, %t4, %t26, %t4, %t4, %t4) : (i32, i32, !llvm.ptr<8>, i32, i32, i32) -> (i32)
  "rocdl.raw.ptr.buffer.atomic.fadd"(%t4, %t26, %t4, %t4, %t4) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
  "rocdl.raw.ptr.buffer.atomic.fmax"(%t4, %t26, %t4, %t4, %t4) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
  "rocdl.raw.ptr.buffer.atomic.smax"(%t4, %t26, %t4, %t4, %t4) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
  "rocdl.raw.ptr.buffer.atomic.umin"(%t4, %t26, %t4, %t4, %t4) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
  "rocdl.raw.ptr.buffer.load.lds"(%t26, %t2, %t4, %t4, %t4, %t4, %t4) : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
  %r181 = "rocdl.raw.ptr.buffer.load"(%t26, %t4, %t4, %t4) : (!llvm.ptr<8>, i32, i32, i32) -> (i32)
  "rocdl.raw.ptr.buffer.store"(%t4, %t26, %t4, %t4, %t4) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
  %r183 = "rocdl.readfirstlane"(%t4) : (i32) -> (i32)
  %r184 = "rocdl.readlane"(%t4, %t4) : (i32, i32) -> (i32)
  "rocdl.s.barrier"() : () -> ()
  "rocdl.s.nop"() <{count = 2 : i16}> : () -> ()
  "rocdl.s.sleep"() <{count = 3 : i32}> : () -> ()
  "rocdl.s.waitcnt"() <{bitfield = 3 : i32}> : () -> ()
  "rocdl.sched.barrier"() <{mask = 3 : i32}> : () -> ()
  "rocdl.sched.group.barrier"() <{mask = 3 : i32, size = 3 : i32, groupId = 3 : i32}> : () -> ()
  "rocdl.s.setprio"() <{priority = 2 : i16}> : () -> ()
  "rocdl.tensor.load.to.lds.d2"(%t27, %t28) <{cachePolicy = 3 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
  "rocdl.tensor.load.to.lds"(%t27, %t28, %t27, %t27) <{cachePolicy = 3 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
  "rocdl.tensor.store.from.lds.d2"(%t27, %t28) <{cachePolicy = 3 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
  "rocdl.tensor.store.from.lds"(%t27, %t28, %t27, %t27) <{cachePolicy = 3 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
  %r196 = "rocdl.workitem.id.x"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r197 = "rocdl.workitem.id.y"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r198 = "rocdl.workitem.id.z"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  "rocdl.s.wait.asynccnt"() <{count = 2 : i16}> : () -> ()
  "rocdl.s.wait.dscnt"() <{count = 2 : i16}> : () -> ()
  "rocdl.s.wait.expcnt"() <{count = 2 : i16}> : () -> ()
  "rocdl.s.wait.loadcnt"() <{count = 2 : i16}> : () -> ()
  "rocdl.s.wait.storecnt"() <{count = 2 : i16}> : () -> ()
  "rocdl.s.wait.tensorcnt"() <{count = 2 : i16}> : () -> ()
  "rocdl.s.wakeup.barrier"(%t2) : (!llvm.ptr<3>) -> ()
  %r206 = "rocdl.wavefrontsize"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> (i32)
  %r207 = "rocdl.ds.read.tr16.b64"(%t2) : (!llvm.ptr<3>) -> (i32)
  %r208 = "rocdl.ds.read.tr4.b64"(%t2) : (!llvm.ptr<3>) -> (i32)
  %r209 = "rocdl.ds.read.tr6.b96"(%t2) : (!llvm.ptr<3>) -> (i32)
  %r210 = "rocdl.ds.read.tr8.b64"(%t2) : (!llvm.ptr<3>) -> (i32)
  %r211 = "rocdl.mfma.f32.16x16x16bf16.1k"(%t4) : (i32) -> (i32)
  %r212 = "rocdl.mfma.f32.16x16x16f16"(%t4) : (i32) -> (i32)
  %r213 = "rocdl.mfma.f32.16x16x1f32"(%t4) : (i32) -> (i32)
  %r214 = "rocdl.mfma.f32.16x16x2bf16"(%t4) : (i32) -> (i32)
  %r215 = "rocdl.mfma.f32.16x16x32.bf16"(%t4) : (i32) -> (i32)
  %r216 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%t4) : (i32) -> (i32)
  %r217 = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%t4) : (i32) -> (i32)
  %r218 = "rocdl.mfma.f32.16x16x32.f16"(%t4) : (i32) -> (i32)
  %r219 = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%t4) : (i32) -> (i32)
  %r220 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%t4) : (i32) -> (i32)
  %r221 = "rocdl.mfma.f32.16x16x4bf16.1k"(%t4) : (i32) -> (i32)
  %r222 = "rocdl.mfma.f32.16x16x4f16"(%t4) : (i32) -> (i32)
  %r223 = "rocdl.mfma.f32.16x16x4f32"(%t4) : (i32) -> (i32)
  %r224 = "rocdl.mfma.f32.16x16x8.xf32"(%t4) : (i32) -> (i32)
  %r225 = "rocdl.mfma.f32.16x16x8bf16"(%t4) : (i32) -> (i32)
  %r226 = "rocdl.mfma.f32.32x32x16.bf16"(%t4) : (i32) -> (i32)
  %r227 = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%t4) : (i32) -> (i32)
  %r228 = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%t4) : (i32) -> (i32)
  %r229 = "rocdl.mfma.f32.32x32x16.f16"(%t4) : (i32) -> (i32)
  %r230 = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%t4) : (i32) -> (i32)
  %r231 = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%t4) : (i32) -> (i32)
  %r232 = "rocdl.mfma.f32.32x32x1f32"(%t4) : (i32) -> (i32)
  %r233 = "rocdl.mfma.f32.32x32x2bf16"(%t4) : (i32) -> (i32)
  %r234 = "rocdl.mfma.f32.32x32x2f32"(%t4) : (i32) -> (i32)
  %r235 = "rocdl.mfma.f32.32x32x4.xf32"(%t4) : (i32) -> (i32)
  %r236 = "rocdl.mfma.f32.32x32x4bf16"(%t4) : (i32) -> (i32)
  %r237 = "rocdl.mfma.f32.32x32x4bf16.1k"(%t4) : (i32) -> (i32)
  %r238 = "rocdl.mfma.f32.32x32x4f16"(%t4) : (i32) -> (i32)
  %r239 = "rocdl.mfma.f32.32x32x8bf16.1k"(%t4) : (i32) -> (i32)
  %r240 = "rocdl.mfma.f32.32x32x8f16"(%t4) : (i32) -> (i32)
  %r241 = "rocdl.mfma.f32.4x4x1f32"(%t4) : (i32) -> (i32)
  %r242 = "rocdl.mfma.f32.4x4x2bf16"(%t4) : (i32) -> (i32)
  %r243 = "rocdl.mfma.f32.4x4x4bf16.1k"(%t4) : (i32) -> (i32)
  %r244 = "rocdl.mfma.f32.4x4x4f16"(%t4) : (i32) -> (i32)
  %r245 = "rocdl.mfma.f64.16x16x4f64"(%t4) : (i32) -> (i32)
  %r246 = "rocdl.mfma.f64.4x4x4f64"(%t4) : (i32) -> (i32)
  %r247 = "rocdl.mfma.i32.16x16x16i8"(%t4) : (i32) -> (i32)
  %r248 = "rocdl.mfma.i32.16x16x32.i8"(%t4) : (i32) -> (i32)
  %r249 = "rocdl.mfma.i32.16x16x4i8"(%t4) : (i32) -> (i32)
  %r250 = "rocdl.mfma.i32.16x16x64.i8"(%t4) : (i32) -> (i32)
  %r251 = "rocdl.mfma.i32.32x32x16.i8"(%t4) : (i32) -> (i32)
  %r252 = "rocdl.mfma.i32.32x32x32.i8"(%t4) : (i32) -> (i32)
  %r253 = "rocdl.mfma.i32.32x32x4i8"(%t4) : (i32) -> (i32)
  %r254 = "rocdl.mfma.i32.32x32x8i8"(%t4) : (i32) -> (i32)
  %r255 = "rocdl.mfma.i32.4x4x4i8"(%t4) : (i32) -> (i32)
  %r256 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%t4) : (i32) -> (i32)
  %r257 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%t4) : (i32) -> (i32)
  %r258 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%t4) : (i32) -> (i32)
  %r259 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%t4) : (i32) -> (i32)
  %r260 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%t4) : (i32) -> (i32)
  %r261 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%t4) : (i32) -> (i32)
  %r262 = "rocdl.smfmac.f32.16x16x32.bf16"(%t4) : (i32) -> (i32)
  %r263 = "rocdl.smfmac.f32.16x16x32.f16"(%t4) : (i32) -> (i32)
  %r264 = "rocdl.smfmac.f32.16x16x64.bf16"(%t4) : (i32) -> (i32)
  %r265 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%t4) : (i32) -> (i32)
  %r266 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%t4) : (i32) -> (i32)
  %r267 = "rocdl.smfmac.f32.16x16x64.f16"(%t4) : (i32) -> (i32)
  %r268 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%t4) : (i32) -> (i32)
  %r269 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%t4) : (i32) -> (i32)
  %r270 = "rocdl.smfmac.f32.32x32x16.bf16"(%t4) : (i32) -> (i32)
  %r271 = "rocdl.smfmac.f32.32x32x16.f16"(%t4) : (i32) -> (i32)
  %r272 = "rocdl.smfmac.f32.32x32x32.bf16"(%t4) : (i32) -> (i32)
  %r273 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%t4) : (i32) -> (i32)
  %r274 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%t4) : (i32) -> (i32)
  %r275 = "rocdl.smfmac.f32.32x32x32.f16"(%t4) : (i32) -> (i32)
  %r276 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%t4) : (i32) -> (i32)
  %r277 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%t4) : (i32) -> (i32)
  %r278 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%t4) : (i32) -> (i32)
  %r279 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%t4) : (i32) -> (i32)
  %r280 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%t4) : (i32) -> (i32)
  %r281 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%t4) : (i32) -> (i32)
  %r282 = "rocdl.smfmac.i32.16x16x128.i8"(%t4) : (i32) -> (i32)
  %r283 = "rocdl.smfmac.i32.16x16x64.i8"(%t4) : (i32) -> (i32)
  %r284 = "rocdl.smfmac.i32.32x32x32.i8"(%t4) : (i32) -> (i32)
  %r285 = "rocdl.smfmac.i32.32x32x64.i8"(%t4) : (i32) -> (i32)
  %r286 = "rocdl.wmma.bf16.16x16x16.bf16"(%t4, %t4, %t4) <{opsel = true}> : (i32, i32, i32) -> (i32)
  %r287 = "rocdl.wmma.bf16.16x16x32.bf16"(%t19, %t19, %t19) <{signA = true, signB = true, modC = 2 : i16, reuseA = true, reuseB = true}> : (bf16, bf16, bf16) -> (bf16)
  %r288 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%t19, %t19, %t0) <{signA = true, signB = true, modC = 2 : i16, reuseA = true, reuseB = true}> : (bf16, bf16, f32) -> (bf16)
  %r289 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%t4, %t4, %t20) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f16) -> (f16)
  %r290 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%t4, %t4, %t20) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f16) -> (f16)
  %r291 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%t4, %t4, %t20) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f16) -> (f16)
  %r292 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%t4, %t4, %t20) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f16) -> (f16)
  %r293 = "rocdl.wmma.f16.16x16x16.f16"(%t20, %t20, %t20) <{opsel = true}> : (f16, f16, f16) -> (f16)
  %r294 = "rocdl.wmma.f16.16x16x32.f16"(%t20, %t20, %t20) <{signA = true, signB = true, modC = 2 : i16, reuseA = true, reuseB = true}> : (f16, f16, f16) -> (f16)
  %r295 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%t4, %t4, %t20) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f16) -> (f16)
  %r296 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%t4, %t4, %t20) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f16) -> (f16)
  %r297 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%t4, %t4, %t20) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f16) -> (f16)
  %r298 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%t4, %t4, %t20) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f16) -> (f16)
  %r299 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%t4, %t4, %t0) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f32) -> (f32)
  %r300 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%t4, %t4, %t0) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f32) -> (f32)
  %r301 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%t4, %t4, %t0) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f32) -> (f32)
  %r302 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%t4, %t4, %t0) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f32) -> (f32)
  %r303 = "rocdl.wmma.f32.16x16x16.bf16"(%t4, %t4, %t0) : (i32, i32, f32) -> (f32)
  %r304 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%t4, %t4, %t0) : (i32, i32, f32) -> (f32)
  %r305 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%t4, %t4, %t0) : (i32, i32, f32) -> (f32)
  %r306 = "rocdl.wmma.f32.16x16x16.f16"(%t20, %t20, %t0) : (f16, f16, f32) -> (f32)
  %r307 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%t4, %t4, %t0) : (i32, i32, f32) -> (f32)
  %r308 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%t4, %t4, %t0) : (i32, i32, f32) -> (f32)
  %r309 = "rocdl.wmma.f32.16x16x32.bf16"(%t19, %t19, %t0) <{signA = true, signB = true, modC = 2 : i16, reuseA = true, reuseB = true}> : (bf16, bf16, f32) -> (f32)
  %r310 = "rocdl.wmma.f32.16x16x32.f16"(%t20, %t20, %t0) <{signA = true, signB = true, modC = 2 : i16, reuseA = true, reuseB = true}> : (f16, f16, f32) -> (f32)
  %r311 = "rocdl.wmma.f32.16x16x4.f32"(%t0, %t0, %t0) <{signA = true, signB = true, modC = 2 : i16, reuseA = true, reuseB = true}> : (f32, f32, f32) -> (f32)
  %r312 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%t4, %t4, %t0) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f32) -> (f32)
  %r313 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%t4, %t4, %t0) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f32) -> (f32)
  %r314 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%t4, %t4, %t0) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f32) -> (f32)
  %r315 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%t4, %t4, %t0) <{modC = 2 : i16, reuseA = true, reuseB = true}> : (i32, i32, f32) -> (f32)
  %r316 = "rocdl.wmma.i32.16x16x16.iu4"(%t4, %t4, %t4) <{signA = true, signB = true, clamp = true}> : (i32, i32, i32) -> (i32)
  %r317 = "rocdl.wmma.i32.16x16x16.iu8"(%t4, %t4, %t4) <{signA = true, signB = true, clamp = true}> : (i32, i32, i32) -> (i32)
  %r318 = "rocdl.wmma.i32.16x16x32.iu4"(%t4, %t4, %t4) <{signA = true, signB = true, clamp = true}> : (i32, i32, i32) -> (i32)
  %r319 = "rocdl.wmma.i32.16x16x64.iu8"(%t4, %t4, %t4) <{signA = true, signB = true, reuseA = true, reuseB = true, clamp = true}> : (i32, i32, i32) -> (i32)
  %r320 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%t4, %t4, %t0, %t23, %t23) <{fmtA = 3 : i32, fmtB = 3 : i32, modC = 2 : i16, scaleAType = 3 : i32, fmtScaleA = 3 : i32, scaleBType = 3 : i32, fmtScaleB = 3 : i32, reuseA = true, reuseB = true}> : (i32, i32, f32, i64, i64) -> (f32)
  %r321 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%t4, %t4, %t0, %t23, %t23) <{modC = 2 : i16, scaleAType = 3 : i32, fmtScaleA = 3 : i32, scaleBType = 3 : i32, fmtScaleB = 3 : i32, reuseA = true, reuseB = true}> : (i32, i32, f32, i64, i64) -> (f32)
  %r322 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%t4, %t4, %t0, %t4, %t4) <{fmtA = 3 : i32, fmtB = 3 : i32, modC = 2 : i16, scaleAType = 3 : i32, fmtScaleA = 3 : i32, scaleBType = 3 : i32, fmtScaleB = 3 : i32, reuseA = true, reuseB = true}> : (i32, i32, f32, i32, i32) -> (f32)
  %r323 = "rocdl.wmma.scale.f32.32x16x128.f4"(%t4, %t4, %t0, %t4, %t4) <{modC = 2 : i16, scaleAType = 3 : i32, fmtScaleA = 3 : i32, scaleBType = 3 : i32, fmtScaleB = 3 : i32, reuseA = true, reuseB = true}> : (i32, i32, f32, i32, i32) -> (f32)
  %rb = rocdl.raw.buffer.load %t27, %t4, %t4, %t4 : f32
  rocdl.raw.buffer.store %rb, %t27, %t4, %t4, %t4 : f32
  rocdl.raw.buffer.atomic.fadd %rb, %t27, %t4, %t4, %t4 : f32
  rocdl.raw.buffer.atomic.fmax %rb, %t27, %t4, %t4, %t4 : f32
  rocdl.raw.buffer.atomic.smax %t4, %t27, %t4, %t4, %t4 : i32
  rocdl.raw.buffer.atomic.umin %t4, %t27, %t4, %t4, %t4 : i32
  return
}
