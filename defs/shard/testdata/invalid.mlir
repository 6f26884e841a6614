// RUN: ods opt %s --split-input-file --verify-diagnostics

// expected-error @below {{'shard.grid' op rank of grid is expected to be a positive integer}}
shard.grid @g(shape = [])

// -----

// expected-error @below {{'shard.grid' op dimension size of a grid is expected to be non-negative or dynamic}}
"shard.grid"() <{shape = array<i64: -3>, sym_name = "g"}> : () -> ()

// -----

shard.grid @g(shape = 2)
func.func @f() {
  // expected-error @below {{grid axis duplicated}}
  %0 = shard.sharding @g split_axes = [[0, 0]] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2)
func.func @f() {
  // expected-error @below {{grid axis is expected to be non-negative}}
  %0 = shard.sharding @g split_axes = [[-1]] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2x3)
func.func @f() {
  // expected-error @below {{halo sizes must be specified for all split axes.}}
  %0 = shard.sharding @g split_axes = [[0], [], [1]] halo_sizes = [1, 2] : !shard.sharding
  return
}
