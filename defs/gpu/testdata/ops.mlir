// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Every operation of gpu in its custom form, with its variants. Expectations are what mlir-opt prints.

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.module @kernels {
// CHECK-NEXT:     gpu.func @k(%arg0: f32 {gpu.foo}, %arg1: memref<?xf32>) workgroup(%arg2 : memref<32xf32, 3> {llvm.align = 8 : i64}, %arg3 : memref<1xf32, 3>) private(%arg4 : memref<1xf32, 5>) attributes {foo} {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @k2() private(%arg0 : memref<1xf32, 5> {llvm.align = 8 : i64}) kernel attributes {known_block_size = array<i32: 1, 2, 3>} {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @k4(%arg0: f32) -> f32 {
// CHECK-NEXT:       gpu.return %arg0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @ids(%arg0: i32, %arg1: vector<4xf16>, %arg2: memref<16x16xf16>, %arg3: index) {
// CHECK-NEXT:       %thread_id_x = gpu.thread_id  x
// CHECK-NEXT:       %block_id_y = gpu.block_id  y upper_bound 12
// CHECK-NEXT:       %block_dim_z = gpu.block_dim  z
// CHECK-NEXT:       %grid_dim_x = gpu.grid_dim  x
// CHECK-NEXT:       %global_id_x = gpu.global_id  x
// CHECK-NEXT:       %cluster_id_x = gpu.cluster_id  x
// CHECK-NEXT:       %cluster_dim_y = gpu.cluster_dim  y
// CHECK-NEXT:       %cluster_block_id_x = gpu.cluster_block_id  x
// CHECK-NEXT:       %cluster_dim_blocks_z = gpu.cluster_dim_blocks  z
// CHECK-NEXT:       %0 = gpu.lane_id upper_bound 32
// CHECK-NEXT:       %1 = gpu.subgroup_id : index
// CHECK-NEXT:       %2 = gpu.num_subgroups upper_bound 4 : index
// CHECK-NEXT:       %3 = gpu.subgroup_size : index
// CHECK-NEXT:       %4 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT:       gpu.printf "x %d", %arg0 : i32
// CHECK-NEXT:       gpu.printf "y"
// CHECK-NEXT:       %shuffleResult, %valid = gpu.shuffle  xor %arg0, %arg0, %arg0 : i32
// CHECK-NEXT:       %rotateResult, %valid_0 = gpu.rotate %arg1, 3, 16 : vector<4xf16>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       %5 = gpu.subgroup_broadcast %arg0,  first_active_lane : i32
// CHECK-NEXT:       %6 = gpu.subgroup_broadcast %arg0,  specific_lane %arg0 : i32
// CHECK-NEXT:       %7 = gpu.subgroup_mma_load_matrix %arg2[%arg3, %arg3] {leadDimension = 16 : index, transpose} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
// CHECK-NEXT:       %8 = gpu.subgroup_mma_load_matrix %arg2[%arg3, %arg3] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK-NEXT:       %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:       %9 = gpu.subgroup_mma_constant_matrix %cst : !gpu.mma_matrix<16x16xf16, "COp">
// CHECK-NEXT:       %10 = gpu.subgroup_mma_compute %7, %8, %9 {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
// CHECK-NEXT:       %11 = gpu.subgroup_mma_elementwise  addf %10, %9 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
// CHECK-NEXT:       gpu.subgroup_mma_store_matrix %11, %arg2[%arg3, %arg3] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
// CHECK-NEXT:       %12 = gpu.subgroup_mma_extract_thread_local %11[%arg3] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
// CHECK-NEXT:       %13 = gpu.subgroup_mma_insert_thread_local %12, %11[%arg3] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @targets<#gpu.select_object<1 : i64>> attributes {foo} {
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @nothing {
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: i32, %arg2: memref<?xf32>, %arg3: memref<*xf32>, %arg4: f32) {
// CHECK-NEXT:     %0 = gpu.wait async
// CHECK-NEXT:     gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg0, %arg15 = %arg0, %arg16 = %arg0) {
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = gpu.launch async [%0] clusters(%arg17, %arg18, %arg19) in (%arg20 = %arg0, %arg21 = %arg0, %arg22 = %arg0) blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg0, %arg15 = %arg0, %arg16 = %arg0) dynamic_shared_memory_size %arg1 module(@a) function(@b) workgroup(%arg23 : memref<32xf32, 3>) private(%arg24 : memref<1xf32, 5>) {
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg0, %arg15 = %arg0, %arg16 = %arg0) {
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = gpu.launch_func async [%0] @kernels::@k2 clusters in (%arg0, %arg0, %arg0) blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  dynamic_shared_memory_size %arg1 
// CHECK-NEXT:     gpu.launch_func <%arg2 : memref<?xf32>> @kernels::@k2 blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1) : i32 
// CHECK-NEXT:     %3 = gpu.all_reduce  add %arg1 {
// CHECK-NEXT:     } : (i32) -> i32
// CHECK-NEXT:     %4 = gpu.all_reduce  %arg1 uniform {
// CHECK-NEXT:     ^bb0(%arg5: i32, %arg6: i32):
// CHECK-NEXT:       gpu.yield %arg5 : i32
// CHECK-NEXT:     } : (i32) -> i32
// CHECK-NEXT:     %5 = gpu.subgroup_reduce  add %arg1 uniform cluster(size = 4, stride = 2) : (i32) -> i32
// CHECK-NEXT:     %6 = gpu.subgroup_reduce  mul %arg1 cluster(size = 4) : (i32) -> i32
// CHECK-NEXT:     %memref, %asyncToken = gpu.alloc async [%0] host_shared (%arg0)[%arg0] : memref<?xf32, #map>
// CHECK-NEXT:     %memref_0 = gpu.alloc  () : memref<4xf32>
// CHECK-NEXT:     gpu.memcpy  %arg2, %arg2 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %7 = gpu.memset async [%asyncToken] %arg2, %arg4 : memref<?xf32>, f32
// CHECK-NEXT:     %8 = gpu.dealloc async [%7] %memref_0 : memref<4xf32>
// CHECK-NEXT:     gpu.host_register %arg3 : memref<*xf32>
// CHECK-NEXT:     gpu.host_unregister %arg3 : memref<*xf32>
// CHECK-NEXT:     gpu.set_default_device %arg1
// CHECK-NEXT:     %9 = gpu.warp_execute_on_lane_0(%arg0)[32] -> (f32) {
// CHECK-NEXT:       %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       gpu.yield %cst : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%arg0)[32] {
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%arg0)[32] args(%arg2, %arg1 : memref<?xf32>, i32) {
// CHECK-NEXT:     ^bb0(%arg5: memref<?xf32>, %arg6: i32):
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.wait 
// CHECK-NEXT:     gpu.wait [%0, %1]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sparse(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xi8>) {
// CHECK-NEXT:     %0 = gpu.wait async
// CHECK-NEXT:     %spmat, %asyncToken = gpu.create_coo async [%0] %arg0, %arg0, %arg0, %arg1, %arg1, %arg1 : memref<?xf32>, memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %spmat_0 = gpu.create_coo_aos  %arg0, %arg0, %arg0, %arg1, %arg1 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %spmat_1 = gpu.create_csr  %arg0, %arg0, %arg0, %arg1, %arg1, %arg1 : memref<?xf32>, memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %spmat_2 = gpu.create_csc  %arg0, %arg0, %arg0, %arg1, %arg1, %arg1 : memref<?xf32>, memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %spmat_3 = gpu.create_bsr  %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg1 : memref<?xf32>, memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %spMat = gpu.create_2to4_spmat { PRUNE_AND_CHECK} %arg0, %arg0, %arg1 : memref<?xf32>
// CHECK-NEXT:     %dnTensor = gpu.create_dn_tensor  %arg1, %arg0, %arg0 : index, index into memref<?xf32>
// CHECK-NEXT:     %bufferSz = gpu.spmv_buffer_size  %spmat{ TRANSPOSE}, %dnTensor, %dnTensor into f32
// CHECK-NEXT:     gpu.spmv  %spmat, %dnTensor, %dnTensor, %arg2 : memref<?xi8> into f32
// CHECK-NEXT:     %bufferSzs = gpu.spmm_buffer_size  %spmat, %dnTensor{ CONJUGATE_TRANSPOSE}, %dnTensor : index into f32
// CHECK-NEXT:     gpu.spmm  %spmat, %dnTensor, %dnTensor, %arg2 : memref<?xi8> into f32
// CHECK-NEXT:     %bufferSz_4 = gpu.sddmm_buffer_size  %dnTensor, %dnTensor, %spmat into f32
// CHECK-NEXT:     gpu.sddmm  %dnTensor, %dnTensor, %spmat, %arg2 : memref<?xi8> into f32
// CHECK-NEXT:     %desc = gpu.spgemm_create_descr 
// CHECK-NEXT:     %bufferSzNew = gpu.spgemm_work_estimation_or_compute { WORK_ESTIMATION} %spmat, %spmat, %spmat, %desc, %arg0, %arg2 : f32 into memref<?xi8>
// CHECK-NEXT:     gpu.spgemm_copy  %spmat, %spmat, %spmat, %desc : f32
// CHECK-NEXT:     %rows, %cols, %nnz = gpu.spmat_get_size  %spmat
// CHECK-NEXT:     gpu.set_csr_pointers  %spmat, %arg1, %arg1, %arg1 : memref<?xf32>, memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     gpu.spgemm_destroy_descr  %desc
// CHECK-NEXT:     gpu.destroy_dn_tensor  %dnTensor
// CHECK-NEXT:     gpu.destroy_sp_mat  %spmat
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.attrs"() {a = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 * 2)>, b = [#gpu.block<x>, #gpu.warpgroup<linear_dim_1>, #gpu.warp<y>, #gpu.thread<z>, #gpu.lane<linear_dim_0>, #gpu.mask<255>], c = #gpu.kernel_table<[#gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{a}], metadata = {m = 3 : i64}>, #gpu.kernel_metadata<"b", () -> ()>]>, d = #gpu.memory_space<private>, e = #gpu.kernel_table<>} : () -> ()
// CHECK-NEXT: }

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @k(%a: f32 {gpu.foo}, %b: memref<?xf32>) workgroup(%w: memref<32xf32, 3> {llvm.align = 8 : i64}, %w2 : memref<1xf32, 3>) private(%p: memref<1xf32, 5>) attributes {foo} {
      gpu.return
    }
    gpu.func @k2() workgroup() private(%p: memref<1xf32, 5> {llvm.align = 8 : i64}) kernel attributes {known_block_size = array<i32: 1,2,3>} { gpu.return }
    gpu.func @k4(%x : f32) -> f32 { gpu.return %x : f32 }
    gpu.func @ids(%x: i32, %y: vector<4xf16>, %m: memref<16x16xf16>, %i: index) {
      %0 = gpu.thread_id x
      %1 = gpu.block_id y upper_bound 12
      %2 = gpu.block_dim z
      %3 = gpu.grid_dim x
      %4 = gpu.global_id x
      %5 = gpu.cluster_id x
      %6 = gpu.cluster_dim y
      %7 = gpu.cluster_block_id x
      %8 = gpu.cluster_dim_blocks z
      %9 = gpu.lane_id upper_bound 32
      %10 = gpu.subgroup_id : index
      %11 = gpu.num_subgroups upper_bound 4 : index
      %12 = gpu.subgroup_size : index
      %13 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      gpu.printf "x %d", %x : i32
      gpu.printf "y"
      %14, %15 = gpu.shuffle xor %x, %x, %x : i32
      %16, %17 = gpu.rotate %y, 3, 16 : vector<4xf16>
      gpu.barrier
      %18 = gpu.subgroup_broadcast %x, first_active_lane : i32
      %19 = gpu.subgroup_broadcast %x, specific_lane %x : i32
      %20 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 16 : index, transpose} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
      %21 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
      %cst = arith.constant 0.0 : f16
      %22 = gpu.subgroup_mma_constant_matrix %cst : !gpu.mma_matrix<16x16xf16, "COp">
      %23 = gpu.subgroup_mma_compute %20, %21, %22 {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
      %24 = gpu.subgroup_mma_elementwise addf %23, %22 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
      gpu.subgroup_mma_store_matrix %24, %m[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
      %25 = gpu.subgroup_mma_extract_thread_local %24[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
      %26 = gpu.subgroup_mma_insert_thread_local %25, %24[%i] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
      gpu.return
    }
  }
  gpu.module @targets <#gpu.select_object<1>> attributes {foo} {
  }
  gpu.module @nothing { }
  func.func @f(%n: index, %s: i32, %m: memref<?xf32>, %u: memref<*xf32>, %x: f32) {
    %t0 = gpu.wait async
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { gpu.terminator }
    %t = gpu.launch async [%t0] clusters(%cx, %cy, %cz) in (%x0 = %n, %y = %n, %z = %n) blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) dynamic_shared_memory_size %s module(@a) function(@b) workgroup(%w: memref<32xf32, 3>) private(%q: memref<1xf32, 5>) { gpu.terminator } {foo}
    gpu.launch [] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) workgroup() private() { gpu.terminator }
    %tt = gpu.launch_func async [%t0] @kernels::@k2 clusters in (%n,%n,%n) blocks in (%n, %n, %n) threads in (%n,%n,%n) dynamic_shared_memory_size %s args()
    gpu.launch_func <%m : memref<?xf32>> @kernels::@k2 blocks in (%s, %s, %s) threads in (%s,%s,%s) : i32
    %r = gpu.all_reduce add %s {} : (i32) -> i32
    %r2 = gpu.all_reduce %s uniform { ^bb0(%l: i32, %rr: i32): gpu.yield %l : i32 } : (i32) -> i32
    %r3 = gpu.subgroup_reduce add %s uniform cluster(size = 4, stride = 2) : (i32) -> i32
    %r4 = gpu.subgroup_reduce mul %s cluster(size = 4) : (i32) -> i32
    %al, %t5 = gpu.alloc async [%t0] host_shared (%n)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    %al2 = gpu.alloc () : memref<4xf32>
    gpu.memcpy %m, %m : memref<?xf32>, memref<?xf32>
    %t6 = gpu.memset async [%t5] %m, %x : memref<?xf32>, f32
    %t7 = gpu.dealloc async [%t6] %al2 : memref<4xf32>
    gpu.host_register %u : memref<*xf32>
    gpu.host_unregister %u : memref<*xf32>
    gpu.set_default_device %s
    %w0 = gpu.warp_execute_on_lane_0(%n)[32] -> (f32) {
      %c = arith.constant 1.0 : f32
      gpu.yield %c : f32
    }
    gpu.warp_execute_on_lane_0(%n)[32] { }
    gpu.warp_execute_on_lane_0(%n)[32] args(%m, %s : memref<?xf32>, i32) {
    ^bb0(%mm: memref<?xf32>, %ss : i32):
    }
    gpu.wait
    gpu.wait [%t0, %t]
    return
  }
  func.func @sparse(%n: index, %m: memref<?xf32>, %b: memref<?xi8>) {
    %t = gpu.wait async
    %coo, %t1 = gpu.create_coo async [%t] %n, %n, %n, %m, %m, %m : memref<?xf32>, memref<?xf32>, memref<?xf32>
    %aos = gpu.create_coo_aos %n, %n, %n, %m, %m : memref<?xf32>, memref<?xf32>
    %csr = gpu.create_csr %n, %n, %n, %m, %m, %m : memref<?xf32>, memref<?xf32>, memref<?xf32>
    %csc = gpu.create_csc %n, %n, %n, %m, %m, %m : memref<?xf32>, memref<?xf32>, memref<?xf32>
    %bsr = gpu.create_bsr %n, %n, %n, %n, %n, %m, %m, %m : memref<?xf32>, memref<?xf32>, memref<?xf32>
    %two = gpu.create_2to4_spmat {PRUNE_AND_CHECK} %n, %n, %m : memref<?xf32>
    %dn = gpu.create_dn_tensor %m, %n, %n : index, index into memref<?xf32>
    %s0 = gpu.spmv_buffer_size %coo{TRANSPOSE}, %dn, %dn into f32
    gpu.spmv %coo, %dn, %dn, %b : memref<?xi8> into f32
    %s1 = gpu.spmm_buffer_size %coo, %dn{CONJUGATE_TRANSPOSE}, %dn : index into f32
    gpu.spmm %coo, %dn, %dn, %b : memref<?xi8> into f32
    %s2 = gpu.sddmm_buffer_size %dn, %dn, %coo into f32
    gpu.sddmm %dn, %dn, %coo, %b : memref<?xi8> into f32
    %d = gpu.spgemm_create_descr
    %s3 = gpu.spgemm_work_estimation_or_compute {WORK_ESTIMATION} %coo, %coo, %coo, %d, %n, %b : f32 into memref<?xi8>
    gpu.spgemm_copy %coo, %coo, %coo, %d : f32
    %r, %c, %z = gpu.spmat_get_size %coo
    gpu.set_csr_pointers %coo, %m, %m, %m : memref<?xf32>, memref<?xf32>, memref<?xf32>
    gpu.spgemm_destroy_descr %d
    gpu.destroy_dn_tensor %dn
    gpu.destroy_sp_mat %coo
    return
  }
  "test.attrs"() {
    a = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 * 2)>,
    b = [#gpu.block<x>, #gpu.warpgroup<linear_dim_1>, #gpu.warp<y>, #gpu.thread<z>, #gpu.lane<linear_dim_0>, #gpu.mask<0xff>],
    c = #gpu.kernel_table<[#gpu.kernel_metadata<"b", () -> ()>, #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{a}], metadata = {m = 3 : i64}>]>,
    d = #gpu.memory_space<private>, e = #gpu.kernel_table<>
  } : () -> ()
}
