// RUN: ods opt %s --transform-interpreter="debug-bind-trailing-args=#1;2;-3;" --verify-diagnostics
// RUN: not ods opt %s --transform-interpreter="debug-bind-trailing-args=#0x10" 2>&1 | FileCheck %s

// CHECK: couldn't parse integer pass argument #0x10
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}, %b: !transform.param<i64>) {
    // expected-remark@+1 {{1 : i64, 2 : i64, -3 : i64}}
    transform.debug.emit_param_as_remark %b : !transform.param<i64>
    transform.yield
  }
}
