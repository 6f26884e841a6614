// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | golden %S/optional.out

// Sizes that may be absent are not absent when they are zero. After "=" there may be none.

"keep"() {none = #spirv.entry_point_abi<>, zero = #spirv.entry_point_abi<subgroup_size = 0>, two = #spirv.entry_point_abi<target_width = 0, subgroup_size = -1>,
  empty = #spirv.entry_point_abi<subgroup_size = , target_width = 0>, last = #spirv.entry_point_abi<target_width = >} : () -> ()

// -----

"keep"() {none = #spirv.resource_limits<>, zero = #spirv.resource_limits<min_subgroup_size = 0, max_subgroup_size = 0>,
  defaults = #spirv.resource_limits<subgroup_size = 32, max_compute_shared_memory_size = 0>} : () -> ()
