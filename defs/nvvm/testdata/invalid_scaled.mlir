// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Scaled multiplications that no instruction does, and others. The messages are mlir-opt's.

%f = "t.v"() : () -> f32
%i = "t.v"() : () -> i32
%s = "t.v"() : () -> i16
// expected-error@+3 {{'nvvm.mma.block_scale' op unsupported MMATypes attribute for mma.m16n8k64.(mxf4nvf4|mxf4)}}
// expected-error@+2 {{'nvvm.mma.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k64.mxf4}}
// expected-error@+1 {{'nvvm.mma.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k64.mxf4}}
%r = "nvvm.mma.block_scale"(%i, %i, %i, %i, %i, %i, %f, %f, %f, %f, %i, %s, %s, %i, %s, %s) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// -----

%f = "t.v"() : () -> f32
%i = "t.v"() : () -> i32
%s = "t.v"() : () -> i16
// expected-error@+2 {{'nvvm.mma.block_scale' op unsupported MMATypes attribute for mma.m16n8k64.(mxf4nvf4|mxf4)}}
// expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Kind attribute for mma.m16n8k64}}
%r = "nvvm.mma.block_scale"(%i, %i, %i, %i, %i, %i, %f, %f, %f, %f, %i, %s, %s, %i, %s, %s) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// -----

%f = "t.v"() : () -> f32
%i = "t.v"() : () -> i32
%s = "t.v"() : () -> i16
// expected-error@+1 {{'nvvm.mma.block_scale' op unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64.mxf4nvf4}}
%r = "nvvm.mma.block_scale"(%i, %i, %i, %i, %i, %i, %f, %f, %f, %f, %i, %s, %s, %i, %s, %s) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// -----

%f = "t.v"() : () -> f32
%i = "t.v"() : () -> i32
%s = "t.v"() : () -> i16
// expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k32}}
%r = "nvvm.mma.block_scale"(%i, %i, %i, %i, %i, %i, %f, %f, %f, %f, %i, %s, %s, %i, %s, %s) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// -----

%f = "t.v"() : () -> f32
%i = "t.v"() : () -> i32
%s = "t.v"() : () -> i16
// expected-error@+3 {{'nvvm.mma.sp.block_scale' op unsupported MMATypes attribute for mma.m16n8k128.(mxf4nvf4|mxf4)}}
// expected-error@+2 {{'nvvm.mma.sp.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k128.mxf4}}
// expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k128.mxf4}}
%r = "nvvm.mma.sp.block_scale"(%i, %i, %i, %i, %i, %i, %f, %f, %f, %f, %i, %i, %i, %s, %s, %i, %s, %s) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// -----

%f = "t.v"() : () -> f32
%i = "t.v"() : () -> i32
%s = "t.v"() : () -> i16
// expected-error@+1 {{'nvvm.mma.sp.block_scale' op 'orderedMetadata' attribute is mandatory}}
%r = "nvvm.mma.sp.block_scale"(%i, %i, %i, %i, %i, %i, %f, %f, %f, %f, %i, %i, %i, %s, %s, %i, %s, %s) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// -----

%f = "t.v"() : () -> f32
%i = "t.v"() : () -> i32
%s = "t.v"() : () -> i16
// expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64}}
%r = "nvvm.mma.sp.block_scale"(%i, %i, %i, %i, %i, %i, %f, %f, %f, %f, %i, %i, %i, %s, %s, %i, %s, %s) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// -----

%f = "t.v"() : () -> f32
%i = "t.v"() : () -> i32
%s = "t.v"() : () -> i16
// expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Geom for sparse mma with block scaling}}
%r = "nvvm.mma.sp.block_scale"(%i, %i, %i, %i, %i, %i, %f, %f, %f, %f, %i, %i, %i, %s, %s, %i, %s, %s) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// -----

%f = "t.v"() : () -> f32
%i = "t.v"() : () -> i32
%s = "t.v"() : () -> i16
// expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Geom for mma with block scaling}}
%r = "nvvm.mma.block_scale"(%i, %i, %i, %i, %i, %i, %f, %f, %f, %f, %i, %s, %s, %i, %s, %s) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
// -----

%p = "t.v"() : () -> !llvm.ptr<3>
%n = "t.v"() : () -> i64
// expected-error@+1 {{'nvvm.st.bulk' op only 0 is supported for initVal, got 18446744073709551615}}
"nvvm.st.bulk"(%p, %n) <{initVal = -1 : i64}> : (!llvm.ptr<3>, i64) -> ()
// -----

%i = "t.v"() : () -> i32
// expected-error@+1 {{'nvvm.match.sync' op result #0 must be 32-bit signless integer or LLVM struct type, but got 'tensor<3xf32>'}}
%r = "nvvm.match.sync"(%i, %i) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> tensor<3xf32>
