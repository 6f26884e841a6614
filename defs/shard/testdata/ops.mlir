// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Every operation.

// CHECK: module {
// CHECK-NEXT:   shard.grid @g(shape = 2x4x?)
// CHECK-NEXT:   shard.grid @h(shape = 3)
// CHECK-NEXT:   func.func @s(%arg0: tensor<4x8xf32>, %arg1: index, %arg2: i64, %arg3: memref<4x8xf32>) {
// CHECK-NEXT:     %grid_shape:3 = shard.grid_shape @g : index, index, index
// CHECK-NEXT:     %grid_shape_0 = shard.grid_shape @g axes = [1] : index
// CHECK-NEXT:     %proc_linear_idx:3 = shard.process_multi_index on @g : index, index, index
// CHECK-NEXT:     %proc_linear_idx_1 = shard.process_multi_index on @g axes = [2] : index
// CHECK-NEXT:     %proc_linear_idx_2 = shard.process_linear_index on @g : index
// CHECK-NEXT:     %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @h[%arg1] split_axes = [0] : index, index
// CHECK-NEXT:     %sharding = shard.sharding @g split_axes = {{\[\[}}0], [1]] : !shard.sharding
// CHECK-NEXT:     %sharding_3 = shard.sharding @g split_axes = {{\[\[}}0], [], [1]] halo_sizes = [1, %arg2, 2, 3] : !shard.sharding
// CHECK-NEXT:     %sharding_4 = shard.sharding @h split_axes = {{\[\[}}0]] sharded_dims_offsets = [0, 2, 4, 6] : !shard.sharding
// CHECK-NEXT:     %0 = shard.get_sharding %arg0 : tensor<4x8xf32> -> !shard.sharding
// CHECK-NEXT:     %shard_shape:2 = shard.shard_shape dims = [4, %arg1] sharding = %sharding device = [0, %arg1, 2] : index, index
// CHECK-NEXT:     %sharding_annotated = shard.shard %arg0 to %sharding : tensor<4x8xf32>
// CHECK-NEXT:     %sharding_annotated_5 = shard.shard %sharding_annotated to %sharding annotate_for_users : tensor<4x8xf32>
// CHECK-NEXT:     %all_gather = shard.all_gather %arg0 on @g grid_axes = [1] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
// CHECK-NEXT:     %all_reduce = shard.all_reduce %arg0 on @g grid_axes = [0] reduction =  max : tensor<4x8xf32> -> tensor<4x8xf64>
// CHECK-NEXT:     %all_reduce_6 = shard.all_reduce %arg0 on @g : tensor<4x8xf32> -> tensor<4x8xf32>
// CHECK-NEXT:     %all_slice = shard.all_slice %arg0 on @g grid_axes = [1] slice_axis = 1 : tensor<4x8xf32> -> tensor<4x2xf32>
// CHECK-NEXT:     %all_to_all = shard.all_to_all %arg0 on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<2x16xf32>
// CHECK-NEXT:     %broadcast = shard.broadcast %arg0 on @g grid_axes = [0] root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:     %gather = shard.gather %arg0 on @g grid_axes = [0] gather_axis = 0 root = [%arg1] : (tensor<4x8xf32>, index) -> tensor<8x8xf32>
// CHECK-NEXT:     %recv = shard.recv %arg0 on @g grid_axes = [0] source = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:     %recv_7 = shard.recv %arg0 on @g : (tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:     %reduce = shard.reduce %arg0 on @g grid_axes = [0] reduction =  min root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:     %reduce_scatter = shard.reduce_scatter %arg0 on @g grid_axes = [0] scatter_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
// CHECK-NEXT:     %scatter = shard.scatter %arg0 on @g grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:     %send = shard.send %arg0 on @g grid_axes = [0] destination = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:     %shift = shard.shift %arg0 on @g grid_axes = [0] shift_axis = 0 offset = 1 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
// CHECK-NEXT:     %1 = shard.update_halo %arg0 on @g split_axes = {{\[\[}}0]] halo_sizes = [1, 1] : tensor<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

shard.grid @g(shape = 2x4x?)
shard.grid @h(shape = 3)
func.func @s(%t: tensor<4x8xf32>, %i: index, %l: i64, %m: memref<4x8xf32>) {
  %0:3 = shard.grid_shape @g : index, index, index
  %1 = shard.grid_shape @g axes = [1] : index
  %2:3 = shard.process_multi_index on @g : index, index, index
  %3 = shard.process_multi_index on @g axes = [2] : index
  %4 = shard.process_linear_index on @g : index
  %5, %6 = shard.neighbors_linear_indices on @h[%i] split_axes = [0] : index, index
  %7 = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %8 = shard.sharding @g split_axes = [[0], [], [1]] halo_sizes = [1, %l, 2, 3] : !shard.sharding
  %9 = shard.sharding @h split_axes = [[0]] sharded_dims_offsets = [0, 2, 4, 6] : !shard.sharding
  %10 = shard.get_sharding %t : tensor<4x8xf32> -> !shard.sharding
  %11:2 = shard.shard_shape dims = [4, %i] sharding = %7 device = [0, %i, 2] : index, index
  %12 = shard.shard %t to %7 : tensor<4x8xf32>
  %13 = shard.shard %12 to %7 annotate_for_users : tensor<4x8xf32>
  %14 = shard.all_gather %t on @g grid_axes = [1] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
  %15 = shard.all_reduce %t on @g grid_axes = [0] reduction = max : tensor<4x8xf32> -> tensor<4x8xf64>
  %16 = shard.all_reduce %t on @g : tensor<4x8xf32> -> tensor<4x8xf32>
  %17 = shard.all_slice %t on @g grid_axes = [1] slice_axis = 1 : tensor<4x8xf32> -> tensor<4x2xf32>
  %18 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<2x16xf32>
  %19 = shard.broadcast %t on @g grid_axes = [0] root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %20 = shard.gather %t on @g grid_axes = [0] gather_axis = 0 root = [%i] : (tensor<4x8xf32>, index) -> tensor<8x8xf32>
  %21 = shard.recv %t on @g grid_axes = [0] source = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %22 = shard.recv %t on @g : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %23 = shard.reduce %t on @g grid_axes = [0] reduction = min root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %24 = shard.reduce_scatter %t on @g grid_axes = [0] scatter_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
  %25 = shard.scatter %t on @g grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<2x8xf32>
  %26 = shard.send %t on @g grid_axes = [0] destination = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %27 = shard.shift %t on @g grid_axes = [0] shift_axis = 0 offset = 1 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
  %28 = shard.update_halo %t on @g split_axes = [[0]] halo_sizes = [1, 1] : tensor<4x8xf32>
  return
}
