func.func @f(%a: index, %b: i32) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9000000000 : index
  %z = arith.constant 0 : index
  gpu.launch clusters(%x, %y, %w) in (%k = %c0, %l = %c9, %m = %a) blocks(%arg0, %arg1, %arg2) in (%arg6 = %c0, %arg7 = %c9, %arg8 = %a) threads(%arg3, %arg4, %arg5) in (%arg9 = %c0, %arg10 = %c9, %arg11 = %a) {
    %1 = test.reflect_bounds %arg6 : index
    %2 = test.reflect_bounds %arg7 : index
    %3 = test.reflect_bounds %arg8 : index
    %4 = test.reflect_bounds %arg0 : index
    %5 = test.reflect_bounds %arg1 : index
    %6 = test.reflect_bounds %k : index
    %7 = test.reflect_bounds %l : index
    %8 = test.reflect_bounds %x : index
    %9 = test.reflect_bounds %y : index
    %10 = test.reflect_bounds %w : index
    gpu.terminator
  }
  return
}
// -----
func.func @g() attributes {gpu.known_block_size = array<i32: 8, 16, 32>, gpu.known_grid_size = array<i32: 4, 5, 6>} {
  %0 = gpu.thread_id x
  %1 = test.reflect_bounds %0 : index
  %2 = gpu.block_dim y
  %3 = test.reflect_bounds %2 : index
  %4 = gpu.block_id z
  %5 = test.reflect_bounds %4 : index
  %6 = gpu.grid_dim z
  %7 = test.reflect_bounds %6 : index
  %8 = gpu.global_id x
  %9 = test.reflect_bounds %8 : index
  %10 = gpu.lane_id
  %11 = test.reflect_bounds %10 : index
  %12 = gpu.subgroup_id : index
  %13 = test.reflect_bounds %12 : index
  %14 = gpu.num_subgroups : index
  %15 = test.reflect_bounds %14 : index
  %16 = gpu.subgroup_size : index
  %17 = test.reflect_bounds %16 : index
  %18 = gpu.cluster_id x
  %19 = test.reflect_bounds %18 : index
  %20 = gpu.cluster_dim x
  %21 = test.reflect_bounds %20 : index
  %22 = gpu.cluster_dim_blocks x
  %23 = test.reflect_bounds %22 : index
  %24 = gpu.cluster_block_id x
  %25 = test.reflect_bounds %24 : index
  return
}
// -----
func.func @h() {
  %0 = gpu.thread_id x upper_bound 7
  %1 = test.reflect_bounds %0 : index
  %2 = gpu.block_dim y upper_bound 7
  %3 = test.reflect_bounds %2 : index
  %4 = gpu.block_id z upper_bound 7
  %5 = test.reflect_bounds %4 : index
  %6 = gpu.grid_dim z upper_bound 7
  %7 = test.reflect_bounds %6 : index
  %8 = gpu.global_id x upper_bound 7
  %9 = test.reflect_bounds %8 : index
  %10 = gpu.lane_id upper_bound 7
  %11 = test.reflect_bounds %10 : index
  %12 = gpu.subgroup_id upper_bound 7 : index
  %13 = test.reflect_bounds %12 : index
  %14 = gpu.num_subgroups upper_bound 7 : index
  %15 = test.reflect_bounds %14 : index
  %16 = gpu.subgroup_size upper_bound 7 : index
  %17 = test.reflect_bounds %16 : index
  %18 = gpu.cluster_id x upper_bound 7
  %19 = test.reflect_bounds %18 : index
  %20 = gpu.cluster_dim x upper_bound 7
  %21 = test.reflect_bounds %20 : index
  %22 = gpu.cluster_dim_blocks x upper_bound 7
  %23 = test.reflect_bounds %22 : index
  %24 = gpu.cluster_block_id x upper_bound 7
  %25 = test.reflect_bounds %24 : index
  %26 = gpu.subgroup_broadcast %1, first_active_lane : index
  %27 = test.reflect_bounds %26 : index
  return
}
// -----
gpu.module @m {
  gpu.func @k(%a: memref<?xf32>) kernel attributes {known_block_size = array<i32: 8, 16, 32>, known_grid_size = array<i32: 4, 5, 6>, known_cluster_size = array<i32: 2, 3, 1>} {
    %0 = gpu.thread_id x
    %1 = test.reflect_bounds %0 : index
    %8 = gpu.global_id x
    %9 = test.reflect_bounds %8 : index
    %18 = gpu.cluster_id x
    %19 = test.reflect_bounds %18 : index
    %22 = gpu.cluster_dim_blocks x
    %23 = test.reflect_bounds %22 : index
    %24 = gpu.cluster_block_id x
    %25 = test.reflect_bounds %24 : index
    gpu.return
  }
}
// -----
func.func @nv() {
  %0 = nvvm.read.ptx.sreg.tid.x : i32
  %1 = test.reflect_bounds %0 : i32
  %2 = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32
  %3 = test.reflect_bounds %2 : i32
  %4 = nvvm.read.ptx.sreg.warpsize : i32
  %5 = test.reflect_bounds %4 : i32
  return
}
// -----
func.func @canon(%m: memref<4xf32>, %v: f32) {
  %c1 = arith.constant 1 : index
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %t0 = gpu.wait async
  %t1 = gpu.memset async [%t0] %c, %v : memref<?xf32>, f32
  %t2 = gpu.memcpy async [%t1] %c, %c : memref<?xf32>, memref<?xf32>
  gpu.wait [%t0, %t2]
  %a, %t3 = gpu.alloc async [%t0] (%c1) : memref<?xf32>
  %b = gpu.alloc host_shared (%c1) : memref<?xf32>
  %d = memref.dim %a, %c1 : memref<?xf32>
  %t4 = gpu.dealloc async [%t3] %a : memref<?xf32>
  gpu.wait [%t4]
  gpu.wait
  %t5 = gpu.wait async [%t4]
  gpu.memcpy %b, %m : memref<?xf32>, memref<4xf32>
  gpu.dealloc %b : memref<?xf32>
  return
}
// -----
func.func @canon2(%m: memref<4xf32>, %n: index, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = gpu.alloc (%n) : memref<4x?xf32>
  %d = memref.dim %a, %c1 : memref<4x?xf32>
  %e = memref.dim %a, %i : memref<4x?xf32>
  gpu.dealloc %a : memref<4x?xf32>
  %t = gpu.wait async
  %t1 = gpu.wait async [%t]
  %b, %tb = gpu.alloc async [%t1] () : memref<4xf32>
  %tc = gpu.memcpy async [%tb] %b, %m : memref<4xf32>, memref<4xf32>
  %td = gpu.dealloc async [%tc] %b : memref<4xf32>
  gpu.wait [%td]
  gpu.barrier
  gpu.barrier
  return %d, %e : index, index
}
// -----
func.func @canon3(%m: f32, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %c1, %arg7 = %n, %arg8 = %c1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1, %arg10 = %n, %arg11 = %c1) {
    %0 = gpu.all_reduce add %m {} : (f32) -> f32
    %1 = gpu.subgroup_reduce add %m : (f32) -> f32
    %2 = gpu.subgroup_broadcast %1, first_active_lane : f32
    %3 = gpu.subgroup_broadcast %2, first_active_lane : f32
    %4 = gpu.subgroup_broadcast %2, first_active_lane : f32
    "test.use"(%0, %1, %3, %4, %arg0, %arg1, %arg3, %arg6, %arg11, %n) : (f32, f32, f32, f32, index, index, index, index, index, index) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @canon4(%m: f32, %n: index, %l: i32) {
  %c1 = arith.constant 1 : index
  gpu.launch clusters(%x, %y, %w) in (%ka = %c1, %kb = %c1, %kc = %c1) blocks(%arg0, %arg1, %arg2) in (%arg6 = %c1, %arg7 = %n, %arg8 = %c1) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1, %arg10 = %n, %arg11 = %c1) {
    %0 = gpu.all_reduce add %m {} : (f32) -> f32
    %1 = gpu.subgroup_reduce add %m : (f32) -> f32
    %2 = gpu.subgroup_broadcast %1, first_active_lane : f32
    %3 = gpu.subgroup_broadcast %2, first_active_lane : f32
    %4 = gpu.subgroup_broadcast %2, specific_lane %l : f32
    %5 = gpu.thread_id x
    %6 = gpu.thread_id x
    scf.execute_region {
      %7 = gpu.all_reduce add %m {} : (f32) -> f32
      "test.use"(%7, %6) : (f32, index) -> ()
      scf.yield
    }
    "test.use"(%0, %1, %3, %4, %arg0, %arg1, %arg3, %arg6, %arg11, %n) : (f32, f32, f32, f32, index, index, index, index, index, index) -> ()
    "test.use"(%x, %w, %ka) : (index, index, index) -> ()
    gpu.terminator
  }
  return
}
