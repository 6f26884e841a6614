// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/func.out

module {
  func.func private @g(%a: i32 {t.x}, %b: f32, %c: i64 {t.y}) -> (i64 {t.r}, f32) attributes {t.f} {
    %0 = "u"(%a, %b, %c) : (i32, f32, i64) -> i64
    return %0, %b : i64, f32
  }
  func.func @h(%a: i32, %b: f32, %c: i64) -> (i64, f32) {
    %0:2 = call @g(%a, %b, %c) : (i32, f32, i64) -> (i64, f32)
    return %0#0, %0#1 : i64, f32
  }
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %ms = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
    %o:3 = transform.split_handle %ms {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %x, %y = transform.func.replace_func_signature @g args_interchange = [2, 0, 1] results_interchange = [1, 0] at %o#0 {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module {
  func.func private @g(%a: i32 {t.x}, %b: f32, %c: i64 {t.y}) -> (i64 {t.r}, f32) attributes {t.f} {
    %0 = "u"(%a, %b, %c) : (i32, f32, i64) -> i64
    return %0, %b : i64, f32
  }
  func.func @h(%a: i32, %b: f32, %c: i64) -> (i64, f32) {
    %0:2 = call @g(%a, %b, %c) : (i32, f32, i64) -> (i64, f32)
    return %0#0, %0#1 : i64, f32
  }
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %ms = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
    %o:3 = transform.split_handle %ms {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %x, %y = transform.func.replace_func_signature @g args_interchange = [0, 1, 2] results_interchange = [0, 1] at %o#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module {
  func.func private @g(%a: i32 {t.x}, %b: f32, %c: i64 {t.y}) -> (i64 {t.r}, f32) attributes {t.f} {
    %0 = "u"(%a, %b, %c) : (i32, f32, i64) -> i64
    return %0, %b : i64, f32
  }
  func.func @h(%a: i32, %b: f32, %c: i64) -> (i64, f32) {
    %0:2 = call @g(%a, %b, %c) : (i32, f32, i64) -> (i64, f32)
    return %0#0, %0#1 : i64, f32
  }
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %ms = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
    %o:3 = transform.split_handle %ms {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %x, %y = transform.func.replace_func_signature @g args_interchange = [1, 2, 0] results_interchange = [0, 1] at %o#0 {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module {
  func.func private @g(%a: i32 {t.x}, %b: i32, %c: i64 {t.y}, %d: i64) -> i32 {
    %0 = "u"(%a, %b, %c, %d) : (i32, i32, i64, i64) -> i32
    return %0 : i32
  }
  func.func @h(%a: i32, %b: i32, %c: i64) -> i32 {
    %0 = call @g(%a, %a, %c, %c) : (i32, i32, i64, i64) -> i32
    return %0 : i32
  }
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %ms = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
    %o:3 = transform.split_handle %ms {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %x, %y = transform.func.deduplicate_func_args @g at %o#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module {
  func.func private @g(%a: i32 {t.x}, %b: i32, %c: i64 {t.y}, %d: i64) -> i32 {
    %0 = "u"(%a, %b, %c, %d) : (i32, i32, i64, i64) -> i32
    return %0 : i32
  }
  func.func @h(%a: i32, %b: i32, %c: i64) -> i32 {
    %0 = call @g(%a, %b, %c, %c) : (i32, i32, i64, i64) -> i32
    return %0 : i32
  }
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %ms = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
    %o:3 = transform.split_handle %ms {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %x, %y = transform.func.deduplicate_func_args @g at %o#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
