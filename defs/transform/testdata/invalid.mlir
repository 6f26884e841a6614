// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Rules of operations, and what they have to be nested in. Expectations are what mlir-opt says.

%v = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.match.structured.rank' op expects parent op to be 'transform.match.structured'}}
%r = "transform.match.structured.rank"(%v) : (!transform.any_op) -> !transform.param<i64>

// -----

%v = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.match.structured.init' op expects parent op to be 'transform.match.structured'}}
"transform.match.structured.init"(%v) <{is_all, is_inverted, raw_position_list = array<i64: 1>}> : (!transform.any_op) -> ()

// -----

module attributes { transform.with_named_sequence } {
transform.named_sequence @a(%arg0: !transform.any_op {transform.readonly}, %q: !transform.any_op {transform.readonly}) -> !transform.any_op {
  %0 = transform.match.structured %arg0 : (!transform.any_op) -> !transform.any_op {
  ^bb0(%arg1: !transform.any_op):
    %c4 = transform.param.constant 4 : i64 -> !transform.param<i64>
// expected-error@+1 {{'transform.match.structured.rank' op expected predicate to apply to the surrounding structured op}}
    %rank = transform.match.structured.rank %q : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield %arg1 : !transform.any_op
  }
  transform.yield %0 : !transform.any_op
}
}

// -----

// expected-error@+1 {{'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%arg0: index, %arg1: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
"transform.with_pdl_patterns"() ({
^bb0(%arg0: index, %arg1: !transform.any_op):
}) : () -> ()

// -----

%0 = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op expects a single operation in the body}}
%1 = "transform.irdl.collect_matching"(%0) ({
"t.a"() : () -> ()
"t.a"() : () -> ()
}) : (!transform.any_op) -> !transform.any_op

// -----

%0 = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op expects IRDL to contain exactly one operation}}
%1 = "transform.irdl.collect_matching"(%0) ({
irdl.dialect @a { irdl.operation @b {}  irdl.operation @c {} }
}) : (!transform.any_op) -> !transform.any_op

// -----

%0 = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op IRDL types and attributes are not yet supported}}
%1 = "transform.irdl.collect_matching"(%0) ({
irdl.dialect @a { irdl.operation @b {}  irdl.type @c {} }
}) : (!transform.any_op) -> !transform.any_op

// -----

%0 = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op expects IRDL to contain exactly one operation}}
%1 = "transform.irdl.collect_matching"(%0) ({
irdl.dialect @a { }
}) : (!transform.any_op) -> !transform.any_op

// -----

%0 = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.bufferization.one_shot_bufferize' op unsupported memcpy op}}
%1 = "transform.bufferization.one_shot_bufferize"(%0) <{ memcpy_op = "x", print_conflicts = true, dump_alias_sets = true}> : (!transform.any_op) -> !transform.any_op

// -----

%0 = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.bufferization.one_shot_bufferize' op 'print_conflicts' requires 'test_analysis_only'}}
%1 = "transform.bufferization.one_shot_bufferize"(%0) <{ print_conflicts = true, dump_alias_sets = true}> : (!transform.any_op) -> !transform.any_op

// -----

%0 = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.bufferization.one_shot_bufferize' op 'dump_alias_sets' requires 'test_analysis_only'}}
%1 = "transform.bufferization.one_shot_bufferize"(%0) <{  dump_alias_sets = true}> : (!transform.any_op) -> !transform.any_op

// -----

%v = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op expects the body operation to be irdl.dialect}}
%r = "transform.irdl.collect_matching"(%v) ({
  "t.a"() : () -> ()
}) : (!transform.any_op) -> !transform.any_op

// -----

%v = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.structured.hoist_pad' op expects transpose to be a permutation, found 2, 2}}
%r = "transform.structured.hoist_pad"(%v) <{num_loops = 16 : i64, transpose = array<i64: 2, 2>}> : (!transform.any_op) -> !transform.any_op

// -----

%0 = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.structured.fuse' op interchange length exceeds iteration space dimensions (1), found }}
%2:2 = "transform.structured.fuse"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_interchange = array<i64: 0, 1>, static_tile_sizes = array<i64: 1>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

// -----

%0 = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.structured.fuse' op found duplicate interchange value: 1}}
%2:1 = "transform.structured.fuse"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_interchange = array<i64: 1, 1>, static_tile_sizes = array<i64: 1, 1>}> : (!transform.any_op) -> (!transform.any_op)

// -----

%0 = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.structured.fuse' op expects interchange values to be in range [0, 2), found: 2}}
%2:3 = "transform.structured.fuse"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_interchange = array<i64: 1, 2>, static_tile_sizes = array<i64: 1, 1>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)

// -----

%0 = "t.v"() : () -> !transform.any_op
// expected-error@+1 {{'transform.structured.fuse' op expects interchange values to be in range [0, 2), found: -1}}
%2:3 = "transform.structured.fuse"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_interchange = array<i64: -1, 0>, static_tile_sizes = array<i64: 1, 1>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
