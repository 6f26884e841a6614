// RUN: ods opt %s --transform-interpreter 2>&1 | FileCheck %s

// What remarks show is in the custom form; an argument is noted where it is.

// CHECK: remarks.mlir:[[#@LINE+8]]:8: remark: here
// CHECK: remarks.mlir:[[#@LINE+7]]:8: note: see current operation: %0 = arith.addi %arg0, %arg1 {tag} : i32
// CHECK: remarks.mlir:[[#@LINE+6]]:8: remark: 2 : i64, 3 : i64
// CHECK: remarks.mlir:[[#@LINE+5]]:8: remark: numbers 2 : i64, 3 : i64
// CHECK: remarks.mlir:[[#@LINE+3]]:23: remark: second
// CHECK: remarks.mlir:[[#@LINE+2]]:23: note: value handle points to a block argument #1 in block #0 in region #0

func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b {tag} : i32
  return %0 : i32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %t, "here" : !transform.any_op
    %2 = transform.param.constant 2 : i64 -> !transform.param<i64>
    %3 = transform.param.constant 3 : i64 -> !transform.param<i64>
    %n = transform.merge_handles %2, %3 : !transform.param<i64>
    transform.debug.emit_param_as_remark %n at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %n, "numbers" at %t : !transform.param<i64>, !transform.any_op
    %b = transform.get_operand %t[1] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %b, "second" : !transform.any_value
    transform.yield
  }
}
