// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Every operation that needs no other one around it, with all its operands where that is possible.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f0(%a0: !transform.any_op) {
    "transform.affine.simplify_min_max_affine_ops"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f1(%a0: !transform.any_op, %a1: !transform.param<i64>) {
    "transform.annotate"(%a0, %a1) <{name = "s"}> : (!transform.any_op, !transform.param<i64>) -> ()
    transform.yield
  }
  transform.named_sequence @f2(%a0: !transform.any_op) {
    "transform.apply_conversion_patterns"(%a0) ({
^bb0:
}) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f3() {
    "transform.apply_conversion_patterns.func.func_to_llvm"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f4() {
    "transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f5() {
    "transform.apply_conversion_patterns.gpu.gpu_to_nvvm"() <{benefit = 1 : i16}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f6() {
    "transform.apply_conversion_patterns.gpu.gpu_to_rocdl"() <{chipset = "s"}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f7() {
    "transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f8() {
    "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{use_aligned_alloc = true, index_bitwidth = 1 : i64, use_generic_functions = true, use_bare_ptr_call_conv = true, data_layout = "s"}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f9() {
    "transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f10() {
    "transform.apply_conversion_patterns.scf.scf_to_control_flow"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f11() {
    "transform.apply_conversion_patterns.scf.structural_conversions"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f12() {
    "transform.apply_conversion_patterns.vector.vector_to_llvm"() <{reassociate_fp_reductions = true, force_32bit_vector_indices = true, use_vector_alignment = true}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f13(%a0: !transform.any_op) {
    "transform.apply_cse"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f14(%a0: !transform.any_op) {
    "transform.apply_dce"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f15(%a0: !transform.any_op) {
    "transform.apply_licm"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f16(%a0: !transform.any_op) {
    "transform.apply_patterns"(%a0) <{apply_cse = unit, max_iterations = 1 : i64, max_num_rewrites = 1 : i64}> ({
^bb0:
}) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f17() {
    "transform.apply_patterns.arm_neon.vector_contract_to_bfmmla"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f18() {
    "transform.apply_patterns.arm_neon.vector_contract_to_i8mm"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f19() {
    "transform.apply_patterns.arm_sve.vector_contract_to_bfmmla"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f20() {
    "transform.apply_patterns.arm_sve.vector_contract_to_i8mm"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f21() {
    "transform.apply_patterns.canonicalization"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f22() {
    "transform.apply_patterns.gpu.eliminate_barriers"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f23() {
    "transform.apply_patterns.gpu.gpu_rewrite_patterns"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f24() {
    "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() <{chipset = "s"}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f25() {
    "transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{m = 1 : i64, n = 1 : i64, k = 1 : i64}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f26() {
    "transform.apply_patterns.linalg.decompose_pack_unpack"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f27() {
    "transform.apply_patterns.linalg.decompose_pad"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f28() {
    "transform.apply_patterns.linalg.erase_unnecessary_inputs"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f29() {
    "transform.apply_patterns.linalg.fold_add_into_dest"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f30() {
    "transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() <{fold_single_use_only = true}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f31() {
    "transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f32() {
    "transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f33() {
    "transform.apply_patterns.linalg.pad_vectorization"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f34() {
    "transform.apply_patterns.linalg.tiling_canonicalization"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f35() {
    "transform.apply_patterns.memref.alloc_to_alloca"() <{size_limit = 1 : i64}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f36() {
    "transform.apply_patterns.memref.expand_ops"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f37() {
    "transform.apply_patterns.memref.expand_strided_metadata"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f38() {
    "transform.apply_patterns.memref.extract_address_computations"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f39() {
    "transform.apply_patterns.memref.fold_memref_alias_ops"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f40() {
    "transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f41() {
    "transform.apply_patterns.scf.for_loop_canonicalization"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f42() {
    "transform.apply_patterns.tensor.bubble_up_extract_slice"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f43() {
    "transform.apply_patterns.tensor.decompose_concat"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f44() {
    "transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f45() {
    "transform.apply_patterns.tensor.fold_into_pack_and_unpack"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f46() {
    "transform.apply_patterns.tensor.fold_tensor_empty"() <{fold_single_use_only = true}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f47() {
    "transform.apply_patterns.tensor.fold_tensor_subset_ops"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f48() {
    "transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f49() {
    "transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f50() {
    "transform.apply_patterns.tensor.reassociative_reshape_folding"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f51() {
    "transform.apply_patterns.tensor.rewrite_as_constant"() <{aggressive = unit}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f52() {
    "transform.apply_patterns.vector.cast_away_vector_leading_one_dim"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f53() {
    "transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f54() {
    "transform.apply_patterns.vector.drop_unit_dims_with_shape_cast"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f55() {
    "transform.apply_patterns.vector.elementwise_to_vector"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f56() {
    "transform.apply_patterns.vector.fold_arith_extension"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f57() {
    "transform.apply_patterns.vector.interleave_to_shuffle"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f58() {
    "transform.apply_patterns.vector.lower_bitcast"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f59() {
    "transform.apply_patterns.vector.lower_broadcast"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f60() {
    "transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 0 : i32}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f61() {
    "transform.apply_patterns.vector.lower_create_mask"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f62() {
    "transform.apply_patterns.vector.lower_gather"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f63() {
    "transform.apply_patterns.vector.lower_interleave"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f64() {
    "transform.apply_patterns.vector.lower_masked_transfers"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f65() {
    "transform.apply_patterns.vector.lower_masks"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f66() {
    "transform.apply_patterns.vector.lower_multi_reduction"() <{lowering_strategy = 0 : i32}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f67() {
    "transform.apply_patterns.vector.lower_outerproduct"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f68() {
    "transform.apply_patterns.vector.lower_scan"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f69() {
    "transform.apply_patterns.vector.lower_shape_cast"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f70() {
    "transform.apply_patterns.vector.lower_transfer"() <{max_transfer_rank = 1 : i64}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f71() {
    "transform.apply_patterns.vector.lower_transpose"() <{lowering_strategy = 0 : i32, avx2_lowering_strategy = true}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f72() {
    "transform.apply_patterns.vector.materialize_masks"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f73() {
    "transform.apply_patterns.vector.rank_reducing_subview_patterns"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f74() {
    "transform.apply_patterns.vector.reduction_to_contract"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f75() {
    "transform.apply_patterns.vector.rewrite_narrow_types"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f76() {
    "transform.apply_patterns.vector.sink_mem_ops"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f77() {
    "transform.apply_patterns.vector.sink_ops"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f78() {
    "transform.apply_patterns.vector.split_transfer_full_partial"() <{split_transfer_strategy = 0 : i32}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f79() {
    "transform.apply_patterns.vector.transfer_permutation_patterns"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f80() {
    "transform.apply_patterns.vector.transfer_to_scf"() <{max_transfer_rank = 1 : i64, full_unroll = true}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f81() {
    "transform.apply_patterns.vector.unroll_from_elements"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f82() {
    "transform.apply_patterns.vector.unroll_to_elements"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f83() {
    "transform.apply_patterns.x86vector.sink_vector_producer_ops"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f84() {
    "transform.apply_patterns.x86vector.vector_contract_bf16_to_fma"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f85() {
    "transform.apply_patterns.x86vector.vector_contract_to_fma"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f86() {
    "transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"() : () -> ()
    transform.yield
  }
  transform.named_sequence @f87(%a0: !transform.any_op) {
    %r:1 = "transform.apply_registered_pass"(%a0) <{pass_name = "s"}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f88(%a0: !transform.any_op) {
    "transform.bufferization.buffer_loop_hoisting"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f89(%a0: !transform.any_op) {
    "transform.bufferization.eliminate_empty_tensors"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f90(%a0: !transform.op<"tensor.empty">) {
    %r:1 = "transform.bufferization.empty_tensor_to_alloc_tensor"(%a0) : (!transform.op<"tensor.empty">) -> (!transform.op<"bufferization.alloc_tensor">)
    transform.yield
  }
  transform.named_sequence @f91(%a0: !transform.any_op) {
    %r:1 = "transform.bufferization.one_shot_bufferize"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f92(%a0: !transform.any_op) {
    %r:1 = "transform.cast"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f93(%a0: !transform.param<i64>, %a1: !transform.any_op) {
    "transform.debug.emit_param_as_remark"(%a0, %a1) <{message = "s"}> : (!transform.param<i64>, !transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f94(%a0: !transform.any_op) {
    "transform.debug.emit_remark_at"(%a0) <{message = "s"}> : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f95(%a0: !transform.any_op) {
    %r:1 = "transform.dlti.query"(%a0) <{keys = ["k"]}> : (!transform.any_op) -> (!transform.param<i64>)
    transform.yield
  }
  transform.named_sequence @f96() {
    "transform.foreach"() ({
^bb0:
    "transform.yield"() : () -> ()
}) : () -> ()
    transform.yield
  }
  transform.named_sequence @f97(%a0: !transform.any_op, %a1: !transform.any_value, %a2: !transform.any_value, %a3: !transform.any_op) {
    %r:1 = "transform.func.cast_and_call"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
^bb0:
}) : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f98(%a0: !transform.any_op) {
    %r:2 = "transform.func.deduplicate_func_args"(%a0) <{function_name = @s}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f99(%a0: !transform.any_op) {
    %r:2 = "transform.func.replace_func_signature"(%a0) <{function_name = @s, args_interchange = array<i32: 0>, results_interchange = array<i32: 0>, adjust_func_calls = unit}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f100(%a0: !transform.any_op) {
    %r:1 = "transform.get_consumers_of_result"(%a0) <{result_number = 1 : i64}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f101(%a0: !transform.any_value) {
    %r:1 = "transform.get_defining_op"(%a0) : (!transform.any_value) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f102(%a0: !transform.any_op) {
    %r:1 = "transform.get_operand"(%a0) <{raw_position_list = array<i64: 1>}> : (!transform.any_op) -> (!transform.any_value)
    transform.yield
  }
  transform.named_sequence @f103(%a0: !transform.any_op) {
    %r:1 = "transform.get_parent_op"(%a0) <{isolated_from_above = unit, allow_empty_results = unit, op_name = "s", deduplicate = unit, nth_parent = 1 : i64}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f104(%a0: !transform.any_op) {
    %r:1 = "transform.get_producer_of_operand"(%a0) <{operand_number = 1 : i64}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f105(%a0: !transform.any_op) {
    %r:1 = "transform.get_result"(%a0) <{raw_position_list = array<i64: 1>}> : (!transform.any_op) -> (!transform.any_value)
    transform.yield
  }
  transform.named_sequence @f106(%a0: !transform.any_value) {
    %r:1 = "transform.get_type"(%a0) <{elemental = unit}> : (!transform.any_value) -> (!transform.param<i64>)
    transform.yield
  }
  transform.named_sequence @f107(%a0: !transform.any_op) {
    %r:1 = "transform.gpu.map_forall_to_blocks"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f108(%a0: !transform.any_op) {
    %r:1 = "transform.gpu.map_nested_forall_to_threads"(%a0) <{block_dims = array<i64: 1>, sync_after_distribute = true, warp_size = 1 : i64}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f109(%a0: !transform.any_op) {
    %r:1 = "transform.loop.coalesce"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f110(%a0: !transform.any_op) {
    %r:1 = "transform.loop.forall_to_for"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f111(%a0: !transform.any_op) {
    %r:1 = "transform.loop.forall_to_parallel"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f112(%a0: !transform.any_op, %a1: !transform.any_op) {
    %r:1 = "transform.loop.fuse_sibling"(%a0, %a1) : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f113(%a0: !transform.any_op) {
    "transform.loop.hoist_loop_invariant_subsets"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f114(%a0: !transform.any_op) {
    %r:2 = "transform.loop.outline"(%a0) <{func_name = "s"}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f115(%a0: !transform.any_op) {
    %r:1 = "transform.loop.parallel_for_to_nested_fors"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f116(%a0: !transform.op<"scf.for">) {
    %r:2 = "transform.loop.peel"(%a0) <{peel_front = true, fail_if_already_divisible = true}> : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f117(%a0: !transform.op<"scf.for">) {
    %r:1 = "transform.loop.pipeline"(%a0) <{iteration_interval = 1 : i64, read_latency = 1 : i64}> : (!transform.op<"scf.for">) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f118(%a0: !transform.any_op) {
    "transform.loop.promote_if_one_iteration"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f119(%a0: !transform.any_op) {
    "transform.loop.unroll"(%a0) <{factor = 1 : i64}> : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f120(%a0: !transform.any_op) {
    "transform.loop.unroll_and_jam"(%a0) <{factor = 1 : i64}> : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f121(%a0: !transform.any_op) {
    "transform.match.operation_empty"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f122(%a0: !transform.any_op) {
    "transform.match.operation_name"(%a0) <{op_names = ["a.b"]}> : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f123(%a0: !transform.param<i64>, %a1: !transform.param<i64>) {
    "transform.match.param.cmpi"(%a0, %a1) <{predicate = 0 : i32}> : (!transform.param<i64>, !transform.param<i64>) -> ()
    transform.yield
  }
  transform.named_sequence @f124(%a0: !transform.any_value) {
    %r:1 = "transform.match.structured.elemental_bitwidth"(%a0) : (!transform.any_value) -> (!transform.param<i64>)
    transform.yield
  }
  transform.named_sequence @f125(%a0: !transform.op<"memref.alloca">) {
    %r:2 = "transform.memref.alloca_to_global"(%a0) : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f126(%a0: !transform.any_op) {
    "transform.memref.erase_dead_alloc_and_stores"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f127(%a0: !transform.any_op) {
    %r:1 = "transform.memref.make_loop_independent"(%a0) <{num_loops = 1 : i64}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f128(%a0: !transform.op<"memref.alloc">) {
    %r:1 = "transform.memref.multibuffer"(%a0) <{factor = 1 : i64, skip_analysis = unit}> : (!transform.op<"memref.alloc">) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f129(%a0: !transform.any_op, %a1: !transform.any_op) {
    %r:1 = "transform.merge_handles"(%a0, %a1) <{deduplicate = unit}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f130(%a0: !transform.any_op) {
    %r:1 = "transform.num_associations"(%a0) : (!transform.any_op) -> (!transform.param<i64>)
    transform.yield
  }
  transform.named_sequence @f131(%a0: !transform.any_op) {
    %r:1 = "transform.nvgpu.create_async_groups"(%a0) <{bypass_l1 = unit}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f132(%a0: !transform.any_op) {
    %r:1 = "transform.nvgpu.pipeline_shared_memory_copies"(%a0) <{depth = 1 : i64, peel_epilogue = unit, failure_propagation_mode = 1 : i32}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f133(%a0: !transform.any_op) {
    "transform.nvgpu.rewrite_copy_as_tma"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f134(%a0: !transform.any_op) {
    "transform.nvgpu.rewrite_matmul_as_mma_sync"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f135() {
    %r:1 = "transform.param.constant"() <{value = 1 : i32}> : () -> (!transform.param<i64>)
    transform.yield
  }
  transform.named_sequence @f136(%a0: !transform.any_op) {
    %r:1 = "transform.pdl_match"(%a0) <{pattern_name = @s}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f137(%a0: !transform.any_op) {
    "transform.print"(%a0) <{name = "s", assume_verified = unit, use_local_scope = unit, skip_regions = unit}> : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f138(%a0: !transform.any_op) {
    "transform.replicate"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f139(%a0: !transform.any_op) {
    "transform.scf.take_assumed_branch"(%a0) <{take_else_branch = unit}> : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f140(%a0: !transform.any_op) {
    %r:1 = "transform.select"(%a0) <{op_name = "s"}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f141(%a0: !transform.any_op) {
    %r:1 = "transform.sparse_tensor.match.sparse_inout"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f142(%a0: !transform.any_op) {
    %r:1 = "transform.split_handle"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f143(%a0: !transform.any_op) {
    %r:2 = "transform.structured.bufferize_to_allocation"(%a0) : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f144(%a0: !transform.any_op) {
    %r:2 = "transform.structured.continuous_tile_sizes"(%a0) <{dimension = 1 : i64, target_size = 1 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f145(%a0: !transform.any_op) {
    %r:2 = "transform.structured.convert_conv2d_to_img2col"(%a0) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f146(%a0: !transform.any_op) {
    %r:1 = "transform.structured.convert_to_loops"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f147(%a0: !transform.any_op) {
    %r:1 = "transform.structured.decompose"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f148(%a0: !transform.any_op) {
    %r:1 = "transform.structured.decompose_interface"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f149(%a0: !transform.any_op) {
    %r:1 = "transform.structured.decompose_winograd_op"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f150(%a0: !transform.any_op) {
    "transform.structured.eliminate_empty_tensors"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f151(%a0: !transform.any_op) {
    %r:1 = "transform.structured.flatten_elementwise"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f152(%a0: !transform.any_op) {
    %r:1 = "transform.structured.fuse"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f153(%a0: !transform.any_op, %a1: !transform.any_op) {
    %r:2 = "transform.structured.fuse_into_containing_op"(%a0, %a1) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f154(%a0: !transform.any_op) {
    %r:1 = "transform.structured.generalize"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f155(%a0: !transform.any_op) {
    %r:2 = "transform.structured.gpu.map_copy_to_threads"(%a0) <{total_num_threads = 1 : i64, desired_bit_alignment = 1 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f156(%a0: !transform.any_op) {
    %r:1 = "transform.structured.hoist_pad"(%a0) <{num_loops = 1 : i64}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f157(%a0: !transform.any_op, %a1: !transform.any_op) {
    %r:1 = "transform.structured.hoist_pad.build_packing_loop_nest"(%a0, %a1) : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f158(%a0: !transform.any_op) {
    %r:1 = "transform.structured.hoist_redundant_vector_broadcasts"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f159(%a0: !transform.any_op) {
    %r:1 = "transform.structured.hoist_redundant_vector_transfers"(%a0) <{verify_non_zero_trip = unit}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f160(%a0: !transform.any_op) {
    %r:1 = "transform.structured.insert_slice_to_copy"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f161(%a0: !transform.any_op) {
    %r:1 = "transform.structured.interchange"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f162(%a0: !transform.any_op) {
    %r:1 = "transform.structured.linalg_copy_to_memref"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f163(%a0: !transform.op<"linalg.pack">) {
    %r:3 = "transform.structured.lower_pack"(%a0) <{lowerPadLikeWithInsertSlice = true}> : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
  transform.named_sequence @f164(%a0: !transform.op<"linalg.unpack">) {
    %r:4 = "transform.structured.lower_unpack"(%a0) <{lowerUnpadLikeWithExtractSlice = true}> : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield
  }
  transform.named_sequence @f165(%a0: !transform.any_op) {
    %r:1 = "transform.structured.match"(%a0) <{ops = ["a.b"], interface = 0 : i32, op_attrs = {}, filter_result_type = i32, filter_operand_types = [i32]}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f166(%a0: !transform.any_op) {
    %r:3 = "transform.structured.multitile_sizes"(%a0) <{dimension = 1 : i64, target_size = 1 : i64, divisor = 1 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f167(%a0: !transform.any_op, %a1: !transform.any_op, %a2: !transform.any_op) {
    %r:1 = "transform.structured.pack"(%a0, %a1, %a2) <{static_packed_sizes = array<i64: 1>}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f168(%a0: !transform.any_op, %a1: !transform.any_op, %a2: !transform.any_op) {
    %r:2 = "transform.structured.pad_tiling_interface"(%a0, %a1, %a2) <{padding_values = ["k"], static_padding_sizes = array<i64: 1>, pad_to_multiple_of = unit}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f169(%a0: !transform.any_op) {
    %r:1 = "transform.structured.promote"(%a0) <{operands_to_promote = [], use_full_tile_buffers = [], use_full_tiles_by_default = unit, use_original_subview_size = unit, use_alloca = unit, memory_space = 1 : i32, mapping = [], alignment = 1 : i64}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f170(%a0: !transform.any_value) {
    %r:1 = "transform.structured.promote_tensor"(%a0) <{memory_space = 1 : i32}> : (!transform.any_value) -> (!transform.any_value)
    transform.yield
  }
  transform.named_sequence @f171(%a0: !transform.any_op) {
    %r:1 = "transform.structured.rewrite_in_destination_passing_style"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f172(%a0: !transform.any_op) {
    %r:1 = "transform.structured.scalarize"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f173(%a0: !transform.any_op) {
    %r:1 = "transform.structured.specialize"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f174(%a0: !transform.any_op) {
    %r:1 = "transform.structured.split"(%a0) <{dimension = 1 : i64, static_chunk_sizes = 1 : i64}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f175(%a0: !transform.any_op) {
    %r:4 = "transform.structured.split_reduction"(%a0) <{split_factor = 1 : i64, insert_split_dimension = 1 : i64, inner_parallel = unit, use_scaling_algorithm = unit, use_alloc = unit}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f176(%a0: !transform.any_op) {
    %r:4 = "transform.structured.tile_reduction_using_for"(%a0) <{reduction_dims = [], tile_sizes = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f177(%a0: !transform.any_op) {
    %r:4 = "transform.structured.tile_reduction_using_forall"(%a0) <{reduction_dims = [], num_threads = array<i64: 1>, tile_sizes = array<i64: 1>, mapping = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f178(%a0: !transform.any_op, %a1: !transform.any_op, %a2: !transform.any_op, %a3: !transform.any_op, %a4: !transform.any_op, %a5: !transform.any_op, %a6: !transform.any_op) {
    %r:2 = "transform.structured.tile_using_forall"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 2, 2, 1, 1>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f179(%a0: !transform.any_op) {
    %r:1 = "transform.structured.transpose_conv2d"(%a0) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f180(%a0: !transform.any_op) {
    %r:1 = "transform.structured.transpose_matmul"(%a0) <{inputToTranspose = 0 : i32}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f181(%a0: !transform.any_op) {
    "transform.structured.vectorize"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f182(%a0: !transform.any_op) {
    %r:1 = "transform.structured.vectorize_children_and_apply_patterns"(%a0) <{fold_type_extensions_into_contract = unit, vectorize_padding = unit, vectorize_nd_extract = unit, flatten_1d_depthwise_conv = unit, disable_multi_reduction_to_contract_patterns = unit, disable_transfer_permutation_map_lowering_patterns = unit}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f183(%a0: !transform.any_op) {
    %r:1 = "transform.structured.winograd_conv2d"(%a0) <{fmr = 0 : i32}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f184(%a0: !transform.any_op) {
    %r:1 = "transform.tensor.make_loop_independent"(%a0) <{num_loops = 1 : i64}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f185() {
    "transform.tune.alternatives"() <{name = "s"}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f186() {
    %r:1 = "transform.tune.knob"() <{name = "s", options = 1 : i32, selected = 1 : i32}> : () -> (!transform.param<i64>)
    transform.yield
  }
  transform.named_sequence @f187() {
    "transform.type_conversion.tensor.cast_shape_dynamic_dims"() <{ignore_dynamic_info = unit}> : () -> ()
    transform.yield
  }
  transform.named_sequence @f188(%a0: !transform.any_op) {
    "transform.verify"(%a0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f189(%a0: !transform.any_value, %a1: !transform.any_op, %a2: !transform.any_op, %a3: !transform.any_op, %a4: !transform.any_op, %a5: !transform.any_op, %a6: !transform.any_op, %a7: !transform.any_op, %a8: !transform.any_op, %a9: !transform.any_op, %a10: !transform.any_op, %a11: !transform.any_op, %a12: !transform.any_op) {
    %r:1 = "transform.xegpu.convert_layout"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12) <{static_input_sg_layout = array<i64: 1>, static_input_sg_data = array<i64: 1>, static_input_inst_data = array<i64: 1>, static_target_sg_layout = array<i64: 1>, static_target_sg_data = array<i64: 1>, static_target_inst_data = array<i64: 1>, operandSegmentSizes = array<i32: 1, 2, 2, 2, 2, 2, 2>}> : (!transform.any_value, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f190(%a0: !transform.any_value) {
    %r:1 = "transform.xegpu.get_desc_op"(%a0) : (!transform.any_value) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f191(%a0: !transform.any_value, %a1: !transform.any_op) {
    %r:1 = "transform.xegpu.insert_prefetch"(%a0, %a1) <{static_nb_prefetch = 1 : i64}> : (!transform.any_value, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f192(%a0: !transform.any_op, %a1: !transform.any_op, %a2: !transform.any_op, %a3: !transform.any_op, %a4: !transform.any_op, %a5: !transform.any_op, %a6: !transform.any_op) {
    %r:1 = "transform.xegpu.set_desc_layout"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{static_sg_layout = array<i64: 1>, static_sg_data = array<i64: 1>, static_inst_data = array<i64: 1>, slice_dims = array<i64: 1>, operandSegmentSizes = array<i32: 1, 2, 2, 2>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @f193(%a0: !transform.any_op, %a1: !transform.any_op, %a2: !transform.any_op) {
    "transform.xegpu.set_gpu_launch_threads"(%a0, %a1, %a2) <{static_threads = array<i64: 1>}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @f194(%a0: !transform.any_op, %a1: !transform.any_op, %a2: !transform.any_op, %a3: !transform.any_op, %a4: !transform.any_op, %a5: !transform.any_op, %a6: !transform.any_op) {
    "transform.xegpu.set_op_layout_attr"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{index = 1 : i64, static_sg_layout = array<i64: 1>, static_sg_data = array<i64: 1>, static_inst_data = array<i64: 1>, slice_dims = array<i64: 1>, result = unit, operandSegmentSizes = array<i32: 1, 2, 2, 2>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> ()
    transform.yield
  }
}

// What mlir-opt prints.
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-NEXT:   transform.named_sequence @f0(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.affine.simplify_min_max_affine_ops %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f1(%arg0: !transform.any_op, %arg1: !transform.param<i64>) {
// CHECK-NEXT:     transform.annotate %arg0 "s" = %arg1 : !transform.any_op, !transform.param<i64>
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f2(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.apply_conversion_patterns to %arg0 {
// CHECK-NEXT:     } : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f3() {
// CHECK-NEXT:     transform.apply_conversion_patterns.func.func_to_llvm
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f4() {
// CHECK-NEXT:     transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f5() {
// CHECK-NEXT:     transform.apply_conversion_patterns.gpu.gpu_to_nvvm
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f6() {
// CHECK-NEXT:     transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "s"
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f7() {
// CHECK-NEXT:     transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f8() {
// CHECK-NEXT:     transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {data_layout = "s", index_bitwidth = 1 : i64, use_aligned_alloc = true, use_bare_ptr_call_conv = true, use_generic_functions = true}
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f9() {
// CHECK-NEXT:     transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f10() {
// CHECK-NEXT:     transform.apply_conversion_patterns.scf.scf_to_control_flow
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f11() {
// CHECK-NEXT:     transform.apply_conversion_patterns.scf.structural_conversions
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f12() {
// CHECK-NEXT:     transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true, use_vector_alignment = true}
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f13(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.apply_cse to %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f14(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.apply_dce to %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f15(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.apply_licm to %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f16(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.apply_patterns to %arg0 {
// CHECK-NEXT:     } {apply_cse, max_iterations = 1 : i64, max_num_rewrites = 1 : i64} : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f17() {
// CHECK-NEXT:     transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f18() {
// CHECK-NEXT:     transform.apply_patterns.arm_neon.vector_contract_to_i8mm
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f19() {
// CHECK-NEXT:     transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f20() {
// CHECK-NEXT:     transform.apply_patterns.arm_sve.vector_contract_to_i8mm
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f21() {
// CHECK-NEXT:     transform.apply_patterns.canonicalization
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f22() {
// CHECK-NEXT:     transform.apply_patterns.gpu.eliminate_barriers
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f23() {
// CHECK-NEXT:     transform.apply_patterns.gpu.gpu_rewrite_patterns
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f24() {
// CHECK-NEXT:     transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "s"
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f25() {
// CHECK-NEXT:     transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[1, 1, 1]
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f26() {
// CHECK-NEXT:     transform.apply_patterns.linalg.decompose_pack_unpack
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f27() {
// CHECK-NEXT:     transform.apply_patterns.linalg.decompose_pad
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f28() {
// CHECK-NEXT:     transform.apply_patterns.linalg.erase_unnecessary_inputs
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f29() {
// CHECK-NEXT:     transform.apply_patterns.linalg.fold_add_into_dest
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f30() {
// CHECK-NEXT:     transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f31() {
// CHECK-NEXT:     transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f32() {
// CHECK-NEXT:     transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f33() {
// CHECK-NEXT:     transform.apply_patterns.linalg.pad_vectorization
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f34() {
// CHECK-NEXT:     transform.apply_patterns.linalg.tiling_canonicalization
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f35() {
// CHECK-NEXT:     transform.apply_patterns.memref.alloc_to_alloca size_limit(1)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f36() {
// CHECK-NEXT:     transform.apply_patterns.memref.expand_ops
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f37() {
// CHECK-NEXT:     transform.apply_patterns.memref.expand_strided_metadata
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f38() {
// CHECK-NEXT:     transform.apply_patterns.memref.extract_address_computations
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f39() {
// CHECK-NEXT:     transform.apply_patterns.memref.fold_memref_alias_ops
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f40() {
// CHECK-NEXT:     transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f41() {
// CHECK-NEXT:     transform.apply_patterns.scf.for_loop_canonicalization
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f42() {
// CHECK-NEXT:     transform.apply_patterns.tensor.bubble_up_extract_slice
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f43() {
// CHECK-NEXT:     transform.apply_patterns.tensor.decompose_concat
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f44() {
// CHECK-NEXT:     transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f45() {
// CHECK-NEXT:     transform.apply_patterns.tensor.fold_into_pack_and_unpack
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f46() {
// CHECK-NEXT:     transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true}
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f47() {
// CHECK-NEXT:     transform.apply_patterns.tensor.fold_tensor_subset_ops
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f48() {
// CHECK-NEXT:     transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f49() {
// CHECK-NEXT:     transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f50() {
// CHECK-NEXT:     transform.apply_patterns.tensor.reassociative_reshape_folding
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f51() {
// CHECK-NEXT:     transform.apply_patterns.tensor.rewrite_as_constant aggressive
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f52() {
// CHECK-NEXT:     transform.apply_patterns.vector.cast_away_vector_leading_one_dim
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f53() {
// CHECK-NEXT:     transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f54() {
// CHECK-NEXT:     transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f55() {
// CHECK-NEXT:     transform.apply_patterns.vector.elementwise_to_vector
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f56() {
// CHECK-NEXT:     transform.apply_patterns.vector.fold_arith_extension
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f57() {
// CHECK-NEXT:     transform.apply_patterns.vector.interleave_to_shuffle
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f58() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_bitcast
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f59() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_broadcast
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f60() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f61() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_create_mask
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f62() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_gather
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f63() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_interleave
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f64() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_masked_transfers
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f65() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_masks
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f66() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_multi_reduction
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f67() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_outerproduct
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f68() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_scan
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f69() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_shape_cast
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f70() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_transfer
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f71() {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_transpose avx2_lowering_strategy = true
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f72() {
// CHECK-NEXT:     transform.apply_patterns.vector.materialize_masks
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f73() {
// CHECK-NEXT:     transform.apply_patterns.vector.rank_reducing_subview_patterns
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f74() {
// CHECK-NEXT:     transform.apply_patterns.vector.reduction_to_contract
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f75() {
// CHECK-NEXT:     transform.apply_patterns.vector.rewrite_narrow_types
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f76() {
// CHECK-NEXT:     transform.apply_patterns.vector.sink_mem_ops
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f77() {
// CHECK-NEXT:     transform.apply_patterns.vector.sink_ops
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f78() {
// CHECK-NEXT:     transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = none
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f79() {
// CHECK-NEXT:     transform.apply_patterns.vector.transfer_permutation_patterns
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f80() {
// CHECK-NEXT:     transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f81() {
// CHECK-NEXT:     transform.apply_patterns.vector.unroll_from_elements
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f82() {
// CHECK-NEXT:     transform.apply_patterns.vector.unroll_to_elements
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f83() {
// CHECK-NEXT:     transform.apply_patterns.x86vector.sink_vector_producer_ops
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f84() {
// CHECK-NEXT:     transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f85() {
// CHECK-NEXT:     transform.apply_patterns.x86vector.vector_contract_to_fma
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f86() {
// CHECK-NEXT:     transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f87(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.apply_registered_pass "s" to %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f88(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.bufferization.buffer_loop_hoisting %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f89(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.bufferization.eliminate_empty_tensors %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f90(%arg0: !transform.op<"tensor.empty">) {
// CHECK-NEXT:     %0 = transform.bufferization.empty_tensor_to_alloc_tensor %arg0 : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f91(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.bufferization.one_shot_bufferize %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f92(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.cast %arg0 : !transform.any_op to !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f93(%arg0: !transform.param<i64>, %arg1: !transform.any_op) {
// CHECK-NEXT:     transform.debug.emit_param_as_remark %arg0, "s" at %arg1 : !transform.param<i64>, !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f94(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.debug.emit_remark_at %arg0, "s" : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f95(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.dlti.query ["k"] at %arg0 : (!transform.any_op) -> !transform.param<i64>
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f96() {
// CHECK-NEXT:     transform.foreach  :  {
// CHECK-NEXT:     }
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f97(%arg0: !transform.any_op, %arg1: !transform.any_value, %arg2: !transform.any_value, %arg3: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.func.cast_and_call %arg3(%arg1) -> %arg2 before %arg0 {
// CHECK-NEXT:     } : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f98(%arg0: !transform.any_op) {
// CHECK-NEXT:     %transformed_module, %transformed_function = transform.func.deduplicate_func_args @s at %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f99(%arg0: !transform.any_op) {
// CHECK-NEXT:     %transformed_module, %transformed_function = transform.func.replace_func_signature @s args_interchange = [0] results_interchange = [0] at %arg0 {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f100(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.get_consumers_of_result %arg0[1] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f101(%arg0: !transform.any_value) {
// CHECK-NEXT:     %0 = transform.get_defining_op %arg0 : (!transform.any_value) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f102(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.get_operand %arg0[1] : (!transform.any_op) -> !transform.any_value
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f103(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.get_parent_op %arg0 {allow_empty_results, deduplicate, isolated_from_above, op_name = "s"} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f104(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.get_producer_of_operand %arg0[1] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f105(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.get_result %arg0[1] : (!transform.any_op) -> !transform.any_value
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f106(%arg0: !transform.any_value) {
// CHECK-NEXT:     %0 = transform.get_type elemental %arg0 : (!transform.any_value) -> !transform.param<i64>
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f107(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.gpu.map_forall_to_blocks %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f108(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.gpu.map_nested_forall_to_threads %arg0 block_dims = [1] warp_size = 1 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f109(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.loop.coalesce %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f110(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.loop.forall_to_for %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f111(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.loop.forall_to_parallel %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f112(%arg0: !transform.any_op, %arg1: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.loop.fuse_sibling %arg0 into %arg1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f113(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.loop.hoist_loop_invariant_subsets %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f114(%arg0: !transform.any_op) {
// CHECK-NEXT:     %function, %call = transform.loop.outline %arg0 {func_name = "s"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f115(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.loop.parallel_for_to_nested_fors %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f116(%arg0: !transform.op<"scf.for">) {
// CHECK-NEXT:     %peeled_loop, %remainder_loop = transform.loop.peel %arg0 {fail_if_already_divisible = true, peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f117(%arg0: !transform.op<"scf.for">) {
// CHECK-NEXT:     %0 = transform.loop.pipeline %arg0 {read_latency = 1 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f118(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.loop.promote_if_one_iteration %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f119(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.loop.unroll %arg0 {factor = 1 : i64} : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f120(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.loop.unroll_and_jam %arg0 {factor = 1 : i64} : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f121(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.match.operation_empty %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f122(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.match.operation_name %arg0 ["a.b"] : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f123(%arg0: !transform.param<i64>, %arg1: !transform.param<i64>) {
// CHECK-NEXT:     transform.match.param.cmpi eq %arg0, %arg1 : !transform.param<i64>
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f124(%arg0: !transform.any_value) {
// CHECK-NEXT:     %0 = transform.match.structured.elemental_bitwidth %arg0 : (!transform.any_value) -> !transform.param<i64>
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f125(%arg0: !transform.op<"memref.alloca">) {
// CHECK-NEXT:     %getGlobal, %global = transform.memref.alloca_to_global %arg0 : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f126(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.memref.erase_dead_alloc_and_stores %arg0 : (!transform.any_op) -> ()
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f127(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.memref.make_loop_independent %arg0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f128(%arg0: !transform.op<"memref.alloc">) {
// CHECK-NEXT:     %0 = transform.memref.multibuffer %arg0 {factor = 1 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f129(%arg0: !transform.any_op, %arg1: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.merge_handles deduplicate %arg0, %arg1 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f130(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.num_associations %arg0 : (!transform.any_op) -> !transform.param<i64>
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f131(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.nvgpu.create_async_groups %arg0 {bypass_l1} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f132(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %arg0 {depth = 1 : i64, peel_epilogue} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f133(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.nvgpu.rewrite_copy_as_tma %arg0 : (!transform.any_op) -> ()
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f134(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.nvgpu.rewrite_matmul_as_mma_sync %arg0 : (!transform.any_op) -> ()
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f135() {
// CHECK-NEXT:     %0 = transform.param.constant 1 : i32 -> !transform.param<i64>
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f136(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.pdl_match @s in %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f137(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.print %arg0 {assume_verified, name = "s", skip_regions, use_local_scope} : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f138(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.replicate num(%arg0)  : !transform.any_op, 
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f139(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.scf.take_assumed_branch %arg0 take_else_branch : (!transform.any_op) -> ()
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f140(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.select "s" in %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f141(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.sparse_tensor.match.sparse_inout %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f142(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.split_handle %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f143(%arg0: !transform.any_op) {
// CHECK-NEXT:     %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f144(%arg0: !transform.any_op) {
// CHECK-NEXT:     %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %arg0 {dimension = 1 : i64, target_size = 1 : i64} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f145(%arg0: !transform.any_op) {
// CHECK-NEXT:     %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f146(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.convert_to_loops %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f147(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.decompose %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f148(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.decompose_interface %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f149(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.decompose_winograd_op %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f150(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.structured.eliminate_empty_tensors %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f151(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.flatten_elementwise %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f152(%arg0: !transform.any_op) {
// CHECK-NEXT:     %transformed = transform.structured.fuse %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f153(%arg0: !transform.any_op, %arg1: !transform.any_op) {
// CHECK-NEXT:     %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %arg0 into %arg1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f154(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.generalize %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f155(%arg0: !transform.any_op) {
// CHECK-NEXT:     %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %arg0 total_num_threads = 1 desired_bit_alignment = 1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f156(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.hoist_pad %arg0 by 1 loops : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f157(%arg0: !transform.any_op, %arg1: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.hoist_pad.build_packing_loop_nest %arg0 above %arg1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f158(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.hoist_redundant_vector_broadcasts %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f159(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.hoist_redundant_vector_transfers %arg0 {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f160(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.insert_slice_to_copy %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f161(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.interchange %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f162(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.linalg_copy_to_memref %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f163(%arg0: !transform.op<"linalg.pack">) {
// CHECK-NEXT:     %pad_op, %expand_shape_op, %transpose_op = transform.structured.lower_pack %arg0 : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f164(%arg0: !transform.op<"linalg.unpack">) {
// CHECK-NEXT:     %empty_op, %transpose_op, %collapse_shape_op, %extract_slice_op = transform.structured.lower_unpack %arg0 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f165(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.match ops{["a.b"]} interface{LinalgOp} attributes {} filter_result_type = i32 filter_operand_types = [i32] in %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f166(%arg0: !transform.any_op) {
// CHECK-NEXT:     %low_size, %high_size, %split_point = transform.structured.multitile_sizes %arg0 {dimension = 1 : i64, target_size = 1 : i64} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f167(%arg0: !transform.any_op, %arg1: !transform.any_op, %arg2: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.pack %arg0 packed_sizes = [1] : (!transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f168(%arg0: !transform.any_op, %arg1: !transform.any_op, %arg2: !transform.any_op) {
// CHECK-NEXT:     %padded, %pad = transform.structured.pad_tiling_interface %arg0 to padding_sizes [1] pad_to_multiple_of {padding_values = ["k"]} : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f169(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.promote %arg0 {alignment = 1 : i64, mapping = [], memory_space = 1 : i32, use_alloca, use_full_tiles_by_default, use_original_subview_size} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f170(%arg0: !transform.any_value) {
// CHECK-NEXT:     %0 = transform.structured.promote_tensor to 1 : i32 %arg0 : !transform.any_value
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f171(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.rewrite_in_destination_passing_style %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f172(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.scalarize %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f173(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.specialize %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f174(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.split %arg0 after 1  {dimension = 1 : i64} : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f175(%arg0: !transform.any_op) {
// CHECK-NEXT:     %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %arg0 {inner_parallel, insert_split_dimension = 1 : i64, split_factor = 1 : i64, use_alloc, use_scaling_algorithm} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f176(%arg0: !transform.any_op) {
// CHECK-NEXT:     %fill_op, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %arg0 by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f177(%arg0: !transform.any_op) {
// CHECK-NEXT:     %fill_op, %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %arg0 by num_threads = [1] tile_sizes = [1] mapping = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f178(%arg0: !transform.any_op, %arg1: !transform.any_op, %arg2: !transform.any_op, %arg3: !transform.any_op, %arg4: !transform.any_op, %arg5: !transform.any_op, %arg6: !transform.any_op) {
// CHECK-NEXT:     %tiled_op, %forall_op = transform.structured.tile_using_forall %arg0 num_threads *(%arg5) tile_sizes *(%arg6) : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f179(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.transpose_conv2d %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f180(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.transpose_matmul %arg0 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f181(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.structured.vectorize %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f182(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.vectorize_children_and_apply_patterns %arg0 {disable_multi_reduction_to_contract_patterns, disable_transfer_permutation_map_lowering_patterns, flatten_1d_depthwise_conv, fold_type_extensions_into_contract, vectorize_nd_extract, vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f183(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.structured.winograd_conv2d %arg0 {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f184(%arg0: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.tensor.make_loop_independent %arg0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f185() {
// CHECK-NEXT:     transform.tune.alternatives<"s"> 
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f186() {
// CHECK-NEXT:     %0 = transform.tune.knob<"s"> = 1 : i32 from options = 1 : i32 -> !transform.param<i64>
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f187() {
// CHECK-NEXT:     transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f188(%arg0: !transform.any_op) {
// CHECK-NEXT:     transform.verify %arg0 : !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f189(%arg0: !transform.any_value, %arg1: !transform.any_op, %arg2: !transform.any_op, %arg3: !transform.any_op, %arg4: !transform.any_op, %arg5: !transform.any_op, %arg6: !transform.any_op, %arg7: !transform.any_op, %arg8: !transform.any_op, %arg9: !transform.any_op, %arg10: !transform.any_op, %arg11: !transform.any_op, %arg12: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.xegpu.convert_layout %arg0 input_sg_layout = [1] input_sg_data = [1] input_inst_data = [1] target_sg_layout = [1] target_sg_data = [1] target_inst_data = [1] : (!transform.any_value, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f190(%arg0: !transform.any_value) {
// CHECK-NEXT:     %0 = transform.xegpu.get_desc_op %arg0 : (!transform.any_value) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f191(%arg0: !transform.any_value, %arg1: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.xegpu.insert_prefetch %arg0 nb_prefetch = %arg1 : (!transform.any_value, !transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f192(%arg0: !transform.any_op, %arg1: !transform.any_op, %arg2: !transform.any_op, %arg3: !transform.any_op, %arg4: !transform.any_op, %arg5: !transform.any_op, %arg6: !transform.any_op) {
// CHECK-NEXT:     %0 = transform.xegpu.set_desc_layout %arg0 sg_layout = [1] sg_data = [1] inst_data = [1] slice_dims = [1] : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f193(%arg0: !transform.any_op, %arg1: !transform.any_op, %arg2: !transform.any_op) {
// CHECK-NEXT:     transform.xegpu.set_gpu_launch_threads %arg0 threads = [1] : !transform.any_op, !transform.any_op, !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT:   transform.named_sequence @f194(%arg0: !transform.any_op, %arg1: !transform.any_op, %arg2: !transform.any_op, %arg3: !transform.any_op, %arg4: !transform.any_op, %arg5: !transform.any_op, %arg6: !transform.any_op) {
// CHECK-NEXT:     transform.xegpu.set_op_layout_attr %arg0 result index = 1 sg_layout = [1] sg_data = [1] inst_data = [1] slice_dims = [1] : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
// CHECK-NEXT:     transform.yield 
// CHECK-NEXT:   }
// CHECK-NEXT: }
