// RUN: ods opt %s --split-input-file --verify-diagnostics

// mlir-opt accepts axes that the grid does not have.
shard.grid @g(shape = 2x4)
func.func @twice(%i: index) -> (index, index) {
  // expected-error @below {{Grid axes contains duplicate elements.}}
  %d, %u = shard.neighbors_linear_indices on @g[%i, %i] split_axes = [0, 0] : index, index
  return %d, %u : index, index
}

// -----

shard.grid @g(shape = 2x4)
func.func @range(%i: index) -> (index, index) {
  // expected-error @below {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
  %d, %u = shard.neighbors_linear_indices on @g[%i, %i] split_axes = [2] : index, index
  return %d, %u : index, index
}
