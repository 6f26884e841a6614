// RUN: ods opt %s --split-input-file --verify-diagnostics

// Grids that are not there, and dimensions that they do not have. The messages are mlir-opt's.

shard.grid @g(shape = 2x3)
// expected-error@+1 {{Undefined required grid symbol "h".}}
func.func @a() { %0 = shard.grid_shape @h : index 
 return }

// -----

shard.grid @g(shape = 2x3)
// expected-error@+1 {{Unexpected number of results 1. Expected 2.}}
func.func @a() { %0 = shard.grid_shape @g : index 
 return }

// -----

shard.grid @g(shape = 2x3)
// expected-error@+1 {{Grid axes contains duplicate elements.}}
func.func @a() { %0:2 = shard.grid_shape @g axes = [0, 0] : index, index
 return }

// -----

shard.grid @g(shape = 2x3)
// expected-error@+1 {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
func.func @a() { %0:2 = shard.grid_shape @g axes = [0, 2] : index, index
 return }

// -----

shard.grid @g(shape = 2x3)
// expected-error@+1 {{Unexpected number of results 1. Expected 2.}}
func.func @a() { %0 = shard.process_multi_index on @g axes = [0, 1] : index
 return }

// -----

shard.grid @g(shape = 2x3)
// expected-error@+1 {{Undefined required grid symbol "h".}}
func.func @a() { %0 = shard.process_linear_index on @h : index
 return }

// -----

shard.grid @g(shape = 2x3)
// expected-error@+1 {{Grid axes contains duplicate elements.}}
func.func @a(%a: tensor<2xf32>) { %0 = shard.all_reduce %a on @g grid_axes = [0, 0] : tensor<2xf32> -> tensor<2xf32>
 return }

// -----

shard.grid @g(shape = 2x3)
// expected-error@+1 {{0-based grid axis index 3 is out of bounds. The referenced grid "g" is of rank 2.}}
func.func @a(%a: tensor<2xf32>) { %0 = shard.all_reduce %a on @g grid_axes = [3] : tensor<2xf32> -> tensor<2xf32>
 return }

// -----

shard.grid @g(shape = 2x3)
// expected-error@+1 {{Undefined required grid symbol "h".}}
func.func @a(%a: tensor<2xf32>) { %0 = shard.sharding @h split_axes = [[0]] : !shard.sharding
 return }

// -----

shard.grid @g(shape = 2x3)
// expected-error@+1 {{Invalid shift axis 2. It must be one of the grouping grid axes.}}
func.func @a(%a: tensor<2xf32>) { %0 = shard.shift %a on @g grid_axes = [0, 1] shift_axis = 2 offset = 1 : tensor<2xf32> -> tensor<2xf32>
 return }
