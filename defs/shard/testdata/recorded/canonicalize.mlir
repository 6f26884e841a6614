shard.grid @g(shape = 2x4)
func.func @f(%x: tensor<4x8xf32>, %i: index, %m: memref<4x8xf32>) -> (tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>) {
  %0 = shard.all_gather %x on @g gather_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  %1 = shard.all_reduce %x on @g : tensor<4x8xf32> -> tensor<4x8xf32>
  %2 = shard.all_slice %x on @g slice_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  %3 = shard.all_to_all %x on @g split_axis = 0 concat_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  %4 = shard.broadcast %x on @g root = [] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = shard.gather %x on @g gather_axis = 0 root = [] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = shard.recv %x on @g : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = shard.reduce %x on @g root = [] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %8 = shard.reduce_scatter %x on @g scatter_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  %9 = shard.scatter %x on @g scatter_axis = 0 root = [] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %10 = shard.send %x on @g destination = [] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10 : tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @s(%x: tensor<4x8xf32>, %i: index) -> (tensor<4x8xf32>, tensor<4x8xf64>) {
  %1 = shard.shift %x on @g grid_axes = [0] shift_axis = 0 offset = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  %2 = shard.all_reduce %x on @g : tensor<4x8xf32> -> tensor<4x8xf64>
  return %1, %2 : tensor<4x8xf32>,tensor<4x8xf64>
}
// -----
shard.grid @g(shape = 2x4)
func.func @sharding(%x: tensor<4x8xf32>) -> (!shard.sharding,!shard.sharding,!shard.sharding,!shard.sharding,!shard.sharding,tensor<4x8xf32>,tensor<4x8xf32>) {
  %0 = shard.sharding @g split_axes = [[0], [], []] : !shard.sharding
  %1 = shard.sharding @g split_axes = [[], []] : !shard.sharding
  %2 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [0, 0, 0, 0] : !shard.sharding
  %3 = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 2] : !shard.sharding
  %4 = shard.sharding @g split_axes = [[0], []] sharded_dims_offsets = [0, 1, 4] : !shard.sharding
  %5 = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %6 = shard.shard %x to %5 : tensor<4x8xf32>
  %7 = shard.shard %6 to %5 annotate_for_users : tensor<4x8xf32>
  %8 = shard.shard %x to %5 : tensor<4x8xf32>
  return %0,%1,%2,%3,%4,%7,%8 : !shard.sharding,!shard.sharding,!shard.sharding,!shard.sharding,!shard.sharding,tensor<4x8xf32>,tensor<4x8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @dup(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %5 = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %6 = shard.shard %x to %5 : tensor<4x8xf32>
  %7 = shard.shard %6 to %5 : tensor<4x8xf32>
  return %7 : tensor<4x8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @dup2(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>,tensor<4x8xf32>) {
  %5 = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %4 = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %6 = shard.shard %x to %5 : tensor<4x8xf32>
  %7 = shard.shard %x to %4 : tensor<4x8xf32>
  %8 = shard.shard %x to %5 annotate_for_users : tensor<4x8xf32>
  %9 = shard.shard %x to %5 annotate_for_users : tensor<4x8xf32>
  "u.u"(%8, %9) : (tensor<4x8xf32>,tensor<4x8xf32>) -> ()
  return %6,%7 : tensor<4x8xf32>,tensor<4x8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @sharding(%h: i64) -> (!shard.sharding,!shard.sharding,!shard.sharding,!shard.sharding,!shard.sharding,!shard.sharding,!shard.sharding) {
  %c0 = arith.constant 0 : i64
  %c3 = arith.constant 3 : i64
  %1 = shard.sharding @g split_axes = [[0]] halo_sizes = [%c0, 0] : !shard.sharding
  %2 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [0, 0, 0, 1] : !shard.sharding
  %3 = shard.sharding @g split_axes = [[0]] halo_sizes = [%c3, 2] : !shard.sharding
  %4 = shard.sharding @g split_axes = [[0], []] sharded_dims_offsets = [0, %c3, 4] : !shard.sharding
  %5 = shard.sharding @g split_axes = [[0], []] sharded_dims_offsets = [0, 2, 4] : !shard.sharding
  %6 = shard.sharding @g split_axes = [[0], []] sharded_dims_offsets = [0, 0, 0] : !shard.sharding
  %7 = shard.sharding @g split_axes = [[0]] halo_sizes = [0, %h] : !shard.sharding
  return %1, %2,%3,%4,%5,%6,%7 : !shard.sharding,!shard.sharding,!shard.sharding,!shard.sharding,!shard.sharding,!shard.sharding,!shard.sharding
}
