// RUN: ods opt %s --split-input-file --verify-diagnostics

shard.grid @g(shape = 2x3)
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @below {{Dimension size mismatch for result axis 1. Expected 9, but got 8.}}
  %0 = shard.all_gather %a on @g grid_axes = [1] gather_axis = 1 : tensor<2x3xf32> -> tensor<2x8xf32>
  return
}

// -----

shard.grid @g(shape = 2x3)
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @below {{Gather axis 2 is out of bounds [0, 2).}}
  %0 = shard.all_gather %a on @g grid_axes = [1] gather_axis = 2 : tensor<2x3xf32> -> tensor<2x9xf32>
  return
}

// -----

shard.grid @g(shape = 2x?)
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @below {{Dimension size mismatch for result axis 1. Expected dynamic, but got 9.}}
  %0 = shard.all_gather %a on @g grid_axes = [1] gather_axis = 1 : tensor<2x3xf32> -> tensor<2x9xf32>
  return
}

// -----

shard.grid @g(shape = 2x3)
func.func @f(%a: tensor<2x4xf32>) {
  // expected-error @below {{Operand dimension size 4 is not divisible by collective device group size 3 for tensor axis 1.}}
  %0 = shard.all_slice %a on @g grid_axes = [1] slice_axis = 1 : tensor<2x4xf32> -> tensor<2x2xf32>
  return
}

// -----

shard.grid @g(shape = 2x3)
func.func @f(%a: tensor<2x6xf32>) {
  // expected-error @below {{Dimension size mismatch for result axis 0. Expected 2, but got 1.}}
  %0 = shard.reduce_scatter %a on @g grid_axes = [1] scatter_axis = 1 : tensor<2x6xf32> -> tensor<1x2xf32>
  return
}

// -----

shard.grid @g(shape = 2x3)
func.func @f(%a: tensor<2x4xf32>) {
  // expected-error @below {{Dimension size mismatch for result axis 1. Expected dynamic, but got 1.}}
  %0 = shard.all_to_all %a on @g grid_axes = [1] split_axis = 1 concat_axis = 0 : tensor<2x4xf32> -> tensor<6x1xf32>
  return
}

// -----

shard.grid @g(shape = 2x3)
func.func @f(%a: tensor<2x6xf32>) {
  // expected-error @below {{Dimension size mismatch for result axis 0. Expected 6, but got 4.}}
  %0 = shard.all_to_all %a on @g grid_axes = [1] split_axis = 1 concat_axis = 0 : tensor<2x6xf32> -> tensor<4x2xf32>
  return
}

// -----

shard.grid @g(shape = 2x3)
func.func @f(%a: tensor<2xf32>) {
  // expected-error @below {{In-group device "root" has unexpected multi-index size 0. Expected 1.}}
  %0 = shard.broadcast %a on @g grid_axes = [0] root = [] : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

shard.grid @g(shape = 2x3)
func.func @f(%a: tensor<2xf32>) {
  // expected-error @below {{Out of bounds coordinate 1 for in-group device "destination". Got 3, but expected value in the range [0, 2].}}
  %0 = shard.send %a on @g grid_axes = [0, 1] destination = [0, 3] : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

shard.grid @g(shape = 2x3)
func.func @f() {
  // expected-error @below {{sharded dims offsets must be non-decreasing.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 2, 1] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x3)
func.func @f() {
  // expected-error @below {{sharded dims offsets has wrong size.}}
  %0 = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [0, 1, 2, 0, 1, 2] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x3)
func.func @legal(%a: tensor<2x6xf32>, %i: index) {
  %0 = shard.all_gather %a on @g grid_axes = [0, 1] gather_axis = 0 : tensor<2x6xf32> -> tensor<12x6xf32>
  %1 = shard.all_slice %a on @g grid_axes = [1] slice_axis = 1 : tensor<2x6xf32> -> tensor<2x2xf32>
  %2 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 1 concat_axis = 0 : tensor<2x6xf32> -> tensor<4x3xf32>
  %3 = shard.scatter %a on @g grid_axes = [0] scatter_axis = 0 root = [%i] : (tensor<2x6xf32>, index) -> tensor<?x6xf32>
  %4 = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [0, 1, 2, 0, 1, 2, 3] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x?)
func.func @f() {
  // expected-error @below {{sharded dims offsets are not allowed for device grids with dynamic shape.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 1, 2] : !shard.sharding
  return
}

// -----

// Other dimensions come before the axis, which is none of the tensor's.
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @below {{Dimension size mismatch for result axis 1. Expected 8, but got 2.}}
  %0 = shard.all_slice %a on @g grid_axes = [1] slice_axis = 8 : tensor<4x8xf32> -> tensor<4x2xf32>
  return
}
