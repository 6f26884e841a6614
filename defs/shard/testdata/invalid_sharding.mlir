// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Halos and offsets. Expectations are what mlir-opt says.

shard.grid @g(shape = 2x2x2)
%v = "t.v"() : () -> i64
// expected-error@+1 {{'shard.sharding' op halo sizes and shard offsets are mutually exclusive}}
%r = "shard.sharding"(%v, %v) <{grid = @g, operandSegmentSizes = array<i32: 2, 0>, split_axes = #shard<axisarray[[0], [], [1]]>, static_halo_sizes = array<i64: 1, -9223372036854775808>, static_sharded_dims_offsets = array<i64: 0, -9223372036854775808, 2>}> : (i64, i64) -> !shard.sharding
