// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Each operation that mlir-opt's tests add to scripts, with all its attributes.
module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: @f0
  // CHECK: transform.test_transform_op_with_regions attributes {a} {
  transform.named_sequence @f0(%h: !transform.any_op {transform.readonly}) {
    "transform.test_transform_op_with_regions"() ({}, {}) {a} : () -> ()
    transform.yield
  }
  // CHECK-LABEL: @f1
  // CHECK: transform.test_re_enter_region %{{.*}}, %{{.*}} : !transform.any_op, !transform.any_op attributes {a} {
  transform.named_sequence @f1(%h: !transform.any_op {transform.consumed}) {
    "transform.test_re_enter_region"(%h, %h) ({ ^bb0(%x: !transform.any_op, %y: !transform.any_op): transform.yield }) {a} : (!transform.any_op, !transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f2
  // CHECK: transform.test_emit_remark_and_erase_operand %{{.*}}, "s" {a, fail_after_erase} : !transform.any_op
  transform.named_sequence @f2(%h: !transform.any_op {transform.consumed}) {
    "transform.test_emit_remark_and_erase_operand"(%h) {remark="s", fail_after_erase, a} : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f3
  // CHECK: transform.test_remap_operand_to_self %{{.*}} {a} : (!transform.any_op) -> !transform.any_op
  transform.named_sequence @f3(%h: !transform.any_op {transform.readonly}) {
    %0 = "transform.test_remap_operand_to_self"(%h) {a} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  // CHECK-LABEL: @f4
  // CHECK: transform.test_remap_operand_to_self %{{.*}} {a} : (!transform.any_op) -> ()
  transform.named_sequence @f4(%h: !transform.any_op {transform.readonly}) {
    "transform.test_remap_operand_to_self"(%h) {a} : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f5
  // CHECK: transform.test_transform_op "a"
  transform.named_sequence @f5(%h: !transform.any_op {transform.readonly}) {
    "transform.test_transform_op"() {message = "a", b} : () -> ()
    transform.yield
  }
  // CHECK-LABEL: @f6
  // CHECK: transform.test_transform_op 3 : i32
  transform.named_sequence @f6(%h: !transform.any_op {transform.readonly}) {
    "transform.test_transform_op"() {message = 3 : i32, b} : () -> ()
    transform.yield
  }
  // CHECK-LABEL: @f7
  // CHECK: transform.test_initializer_extension "x" {a}
  transform.named_sequence @f7(%h: !transform.any_op {transform.readonly}) {
    "transform.test_initializer_extension"() {type="x", a} : () -> ()
    transform.yield
  }
  // CHECK-LABEL: @f8
  // CHECK: transform.test_produce_transform_param_or_forward_operand %{{.*}} {a, first_result_is_null, first_result_is_param, second_result_is_handle} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
  transform.named_sequence @f8(%h: !transform.any_op {transform.readonly}) {
    %0,%1 = "transform.test_produce_transform_param_or_forward_operand"(%h) {first_result_is_null, first_result_is_param, second_result_is_handle, a} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
    transform.yield
  }
  // CHECK-LABEL: @f9
  // CHECK: transform.test_required_memory_effects %{{.*}} {a, has_operand_effect, has_result_effect, modifies_payload} : (!transform.any_op) -> !transform.any_op
  transform.named_sequence @f9(%h: !transform.any_op {transform.consumed}) {
    %0= "transform.test_required_memory_effects"(%h) {has_operand_effect, has_result_effect, modifies_payload, a} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f10
  // CHECK: transform.test_add_to_param 40
  transform.named_sequence @f10(%h: !transform.any_op {transform.readonly}) {
    %0 = transform.test_add_to_param 40
    transform.yield
  }
  // CHECK-LABEL: @f11
  // CHECK: transform.test_produce_param_with_number_of_test_ops %{{.*}} {a} : !transform.any_op
  transform.named_sequence @f11(%h: !transform.any_op {transform.readonly}) {
    %0= "transform.test_produce_param_with_number_of_test_ops"(%h) {a} : (!transform.any_op) -> !transform.test_dialect_param
    transform.yield
  }
  // CHECK-LABEL: @f12
  // CHECK: transform.test_produce_param(3 : i32) {a} : !transform.test_dialect_param
  transform.named_sequence @f12(%h: !transform.any_op {transform.readonly}) {
    %0= "transform.test_produce_param"() {attr=3:i32, a} : () -> !transform.test_dialect_param
    transform.yield
  }
  // CHECK-LABEL: @f13
  // CHECK: transform.test_produce_null_payload {a} : !transform.any_op
  transform.named_sequence @f13(%h: !transform.any_op {transform.readonly}) {
    %0= "transform.test_produce_null_payload"() {a} : () -> !transform.any_op
    transform.yield
  }
  // CHECK-LABEL: @f14
  // CHECK: transform.test_produce_null_value {a} : !transform.any_value
  transform.named_sequence @f14(%h: !transform.any_op {transform.readonly}) {
    %0= "transform.test_produce_null_value"() {a} : () -> !transform.any_value
    transform.yield
  }
  // CHECK-LABEL: @f15
  // CHECK: transform.test_produce_null_param {a} : !transform.any_param
  transform.named_sequence @f15(%h: !transform.any_op {transform.readonly}) {
    %0= "transform.test_produce_null_param"() {a} : () -> !transform.any_param
    transform.yield
  }
  // CHECK-LABEL: @f16
  // CHECK: transform.test_produce_empty_payload {a} : !transform.any_op
  transform.named_sequence @f16(%h: !transform.any_op {transform.readonly}) {
    %0= "transform.test_produce_empty_payload"() {a} : () -> !transform.any_op
    transform.yield
  }
  // CHECK-LABEL: @f17
  // CHECK: transform.test_succeed_if_operand_of_op_kind %{{.*}}, "s" {a} : !transform.any_op
  transform.named_sequence @f17(%h: !transform.any_op {transform.readonly}) {
    "transform.test_succeed_if_operand_of_op_kind"(%h) {op_kind="s", a} : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f18
  // CHECK: transform.test_check_if_test_extension_present %{{.*}} {a} : !transform.any_op
  transform.named_sequence @f18(%h: !transform.any_op {transform.readonly}) {
    "transform.test_check_if_test_extension_present"(%h) {a} : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f19
  // CHECK: transform.test_mixed_success_and_silenceable %{{.*}} {a} : !transform.any_op
  transform.named_sequence @f19(%h: !transform.any_op {transform.consumed}) {
    "transform.test_mixed_success_and_silenceable"(%h) {a} : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f20
  // CHECK: transform.test_produce_invalid_ir %{{.*}} {a} : !transform.any_op
  transform.named_sequence @f20(%h: !transform.any_op {transform.readonly}) {
    "transform.test_produce_invalid_ir"(%h) {a} : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f21
  // CHECK: transform.test_report_number_of_tracked_handles_nested_under %{{.*}} {a} : !transform.any_op
  transform.named_sequence @f21(%h: !transform.any_op {transform.readonly}) {
    "transform.test_report_number_of_tracked_handles_nested_under"(%h) {a} : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f22
  // CHECK: transform.test_tracked_rewrite %{{.*}} {a} : (!transform.any_op) -> ()
  transform.named_sequence @f22(%h: !transform.any_op {transform.readonly}) {
    "transform.test_tracked_rewrite"(%h) {a} : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f23
  // CHECK: transform.test_produce_self_handle_or_forward_operand %{{.*}} {a} : (!transform.any_op) -> !transform.any_op
  transform.named_sequence @f23(%h: !transform.any_op {transform.readonly}) {
    %0="transform.test_produce_self_handle_or_forward_operand"(%h) {a} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  // CHECK-LABEL: @f24
  // CHECK: transform.test_wrong_number_of_multi_results %{{.*}} {a} : (!transform.any_op) -> !transform.any_op
  transform.named_sequence @f24(%h: !transform.any_op {transform.consumed}) {
    %0 = "transform.test_wrong_number_of_multi_results"(%h) {a} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f25
  // CHECK: transform.test_copy_payload %{{.*}} {a} : (!transform.any_op) -> !transform.any_op
  transform.named_sequence @f25(%h: !transform.any_op {transform.readonly}) {
    %0 = "transform.test_copy_payload"(%h) {a} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f26
  // CHECK: transform.test_reverse_payload_ops %{{.*}} {a} : (!transform.any_op) -> !transform.any_op
  transform.named_sequence @f26(%h: !transform.any_op {transform.consumed}) {
    %0 = "transform.test_reverse_payload_ops"(%h) {a} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f27
  // CHECK: transform.test_notify_payload_op_replaced %{{.*}}, %{{.*}} {a} : (!transform.any_op, !transform.any_op) -> ()
  transform.named_sequence @f27(%h: !transform.any_op {transform.readonly}) {
    "transform.test_notify_payload_op_replaced"(%h,%h) {a} : (!transform.any_op,!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f28
  // CHECK: transform.test_consume_operand_each %{{.*}} {a} : !transform.any_op
  transform.named_sequence @f28(%h: !transform.any_op {transform.consumed}) {
    "transform.test_consume_operand_each"(%h) {a} : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f29
  // CHECK: transform.test_produce_value_handle_to_result %{{.*}}, 3 {a} : (!transform.any_op) -> !transform.any_value
  transform.named_sequence @f29(%h: !transform.any_op {transform.readonly}) {
    %0 = "transform.test_produce_value_handle_to_result"(%h) {number=3, a} : (!transform.any_op) -> (!transform.any_value)
    transform.yield
  }
  // CHECK-LABEL: @f30
  // CHECK: transform.apply_patterns.transform.test_patterns {a}
  transform.named_sequence @f30(%h: !transform.any_op {transform.readonly}) {
    "transform.apply_patterns.transform.test_patterns"() {a} : () -> ()
    transform.yield
  }
  // CHECK-LABEL: @f31
  // CHECK: transform.apply_conversion_patterns.transform.test_type_converter {a}
  transform.named_sequence @f31(%h: !transform.any_op {transform.readonly}) {
    "transform.apply_conversion_patterns.transform.test_type_converter"() {a} : () -> ()
    transform.yield
  }
  // CHECK-LABEL: @f32
  // CHECK: transform.test.fuse_and_yield %{{.*}} [1] interchange [0] {a} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.named_sequence @f32(%h: !transform.any_op {transform.consumed}) {
    %0:3 = "transform.test.fuse_and_yield"(%h) {a, tile_sizes=[1], tile_interchange=[0], use_forall=false} : (!transform.any_op) -> (!transform.any_op,!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f33
  // CHECK: transform.test.fuse_and_yield %{{.*}} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.named_sequence @f33(%h: !transform.any_op {transform.consumed}) {
    %0:3 = "transform.test.fuse_and_yield"(%h) : (!transform.any_op) -> (!transform.any_op,!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f34
  // CHECK: transform.test.fuse_and_yield %{{.*}} interchange [0] use_forall true : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.named_sequence @f34(%h: !transform.any_op {transform.consumed}) {
    %0:3 = "transform.test.fuse_and_yield"(%h) {use_forall=true, tile_interchange=[0]}: (!transform.any_op) -> (!transform.any_op,!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f35
  // CHECK: transform.test.fuse_consumer %{{.*}} into(%{{.*}}, %{{.*}}) {a} : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.named_sequence @f35(%h: !transform.any_op {transform.consumed}) {
    %0:3 = "transform.test.fuse_consumer"(%h, %h,%h) {a} : (!transform.any_op,!transform.any_op,!transform.any_op) -> (!transform.any_op,!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f36
  // CHECK: 2 : i32} : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence @f36(%h: !transform.any_op {transform.consumed}) {
    %0:2 = "transform.test.fuse_consumer"(%h, %h,%h) {num_consumer_to_fuse = 2 : i32} : (!transform.any_op,!transform.any_op,!transform.any_op) -> (!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f37
  // CHECK: transform.test.fuse_consumer_using_slice %{{.*}} in(%{{.*}}, %{{.*}}) {a} : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence @f37(%h: !transform.any_op {transform.consumed}) {
    %0:2 = "transform.test.fuse_consumer_using_slice"(%h, %h,%h) {operandSegmentSizes=array<i32:1,2>, a} : (!transform.any_op,!transform.any_op,!transform.any_op) -> (!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f38
  // CHECK: 2 : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence @f38(%h: !transform.any_op {transform.consumed}) {
    %0:2 = "transform.test.fuse_consumer_using_slice"(%h, %h,%h) {operandSegmentSizes=array<i32:1,2>, num_consumer_to_fuse = 2 : i32} : (!transform.any_op,!transform.any_op,!transform.any_op) -> (!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f39
  // CHECK: transform.test.fuse_using_forall %{{.*}} {a} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence @f39(%h: !transform.any_op {transform.consumed}) {
    %0:2 = "transform.test.fuse_using_forall"(%h) {a} : (!transform.any_op) -> (!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f40
  // CHECK: [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence @f40(%h: !transform.any_op {transform.consumed}) {
    %0:2 = "transform.test.fuse_using_forall"(%h) {tile_sizes=[1], interchange=[0], tile_interchange=[0]} : (!transform.any_op) -> (!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f41
  // CHECK: transform.test.make_composed_folded_affine_apply %{{.*}} {a} : (!transform.any_op) -> !transform.any_op
  transform.named_sequence @f41(%h: !transform.any_op {transform.consumed}) {
    %0 = "transform.test.make_composed_folded_affine_apply"(%h) {a} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f42
  // CHECK: transform.test.query_producer_fusability %{{.*}} {a} : !transform.any_op
  transform.named_sequence @f42(%h: !transform.any_op {transform.readonly}) {
    "transform.test.query_producer_fusability"(%h) {a} : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f43
  // CHECK: transform.test.query_consumer_fusability %{{.*}} {a} : !transform.any_op
  transform.named_sequence @f43(%h: !transform.any_op {transform.readonly}) {
    "transform.test.query_consumer_fusability"(%h) {a} : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f44
  // CHECK: transform.test.move_operand_deps %{{.*}} before %{{.*}} {a} : !transform.any_op, !transform.any_op
  transform.named_sequence @f44(%h: !transform.any_op {transform.consumed}) {
    "transform.test.move_operand_deps"(%h,%h) {a} : (!transform.any_op,!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f45
  // CHECK: transform.test.move_value_defns %{{.*}}, %{{.*}} before %{{.*}} {a} : (!transform.any_value, !transform.any_value), !transform.any_op
  transform.named_sequence @f45(%h: !transform.any_op {transform.consumed}, %v: !transform.any_value {transform.consumed}) {
    "transform.test.move_value_defns"(%v,%v,%h) {a} : (!transform.any_value,!transform.any_value,!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f46
  // CHECK: transform.test.move_value_defns  before %{{.*}} {a} : (), !transform.any_op
  transform.named_sequence @f46(%h: !transform.any_op {transform.consumed}) {
    "transform.test.move_value_defns"(%h) {a} : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK-LABEL: @f47
  // CHECK: [1] {a} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence @f47(%h: !transform.any_op {transform.consumed}) {
    %0:2 = "transform.test.tile_and_fuse_outer_parallel_partial_reduction"(%h) {tile_sizes=[1], reduction_dims=[0], a} : (!transform.any_op) -> (!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f48
  // CHECK: [0] {a} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence @f48(%h: !transform.any_op {transform.consumed}) {
    %0:2 = "transform.test.tile_and_fuse_outer_parallel_partial_reduction"(%h) {reduction_dims=[0], a} : (!transform.any_op) -> (!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f49
  // CHECK: [1] {a} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence @f49(%h: !transform.any_op {transform.consumed}) {
    %0:2 = "transform.test.tile_using_custom_loop"(%h) {tile_sizes=[1], a} : (!transform.any_op) -> (!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f50
  // CHECK: [] {a} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence @f50(%h: !transform.any_op {transform.consumed}) {
    %0:2 = "transform.test.tile_using_custom_loop"(%h) {a} : (!transform.any_op) -> (!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f51
  // CHECK: transform.test.tile_using_forall %{{.*}} {a} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence @f51(%h: !transform.any_op {transform.consumed}) {
    %0:2 = "transform.test.tile_using_forall"(%h) {a} : (!transform.any_op) -> (!transform.any_op,!transform.any_op)
    transform.yield
  }
  // CHECK-LABEL: @f52
  // CHECK: [0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence @f52(%h: !transform.any_op {transform.consumed}) {
    %0:2 = "transform.test.tile_using_forall"(%h) {tile_sizes=[1], interchange=[0]} : (!transform.any_op) -> (!transform.any_op,!transform.any_op)
    transform.yield
  }
}
