// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/dlti.out

module attributes { t.a = #dlti.map<"a" = 1 : i32, i32 = #dlti.map<"b" = "x">, "c" = unit> } {
  func.func private @f()
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %x = transform.dlti.query ["a"] at %f : (!transform.any_op) -> !transform.any_param
    transform.annotate %f "answer" = %x : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

module attributes { t.a = #dlti.map<"a" = 1 : i32, i32 = #dlti.map<"b" = "x">, "c" = unit> } {
  func.func private @f()
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %x = transform.dlti.query [i32] at %f : (!transform.any_op) -> !transform.any_param
    transform.annotate %f "answer" = %x : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

module attributes { t.a = #dlti.map<"a" = 1 : i32, i32 = #dlti.map<"b" = "x">, "c" = unit> } {
  func.func private @f()
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %x = transform.dlti.query [i32, "b"] at %f : (!transform.any_op) -> !transform.any_param
    transform.annotate %f "answer" = %x : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

module attributes { t.a = #dlti.map<"a" = 1 : i32, i32 = #dlti.map<"b" = "x">, "c" = unit> } {
  func.func private @f()
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %x = transform.dlti.query ["c"] at %f : (!transform.any_op) -> !transform.any_param
    transform.annotate %f "answer" = %x : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

module attributes { t.a = #dlti.map<"a" = 1 : i32, i32 = #dlti.map<"b" = "x">, "c" = unit> } {
  func.func private @f() attributes {t.a = #dlti.map<"a" = 2 : i32>}
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %x = transform.dlti.query ["a"] at %f : (!transform.any_op) -> !transform.any_param
    transform.annotate %f "answer" = %x : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

module attributes { t.a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4 : i32>> } {
  func.func private @f()
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %x = transform.dlti.query ["CPU", "L1"] at %f : (!transform.any_op) -> !transform.any_param
    transform.annotate %f "answer" = %x : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

module attributes { t.a = #dlti.dl_spec<"k" = 42 : i32, i8 = 3 : i32> } {
  func.func private @f()
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %x = transform.dlti.query [i8] at %f : (!transform.any_op) -> !transform.any_param
    transform.annotate %f "answer" = %x : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

module attributes { t.a = #llvm.target_features<["+mmx", "+sse"]> } {
  func.func private @f()
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %x = transform.dlti.query ["+sse"] at %f : (!transform.any_op) -> !transform.any_param
    transform.annotate %f "answer" = %x : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

module attributes { t.a = #llvm.target<triple = "x86", chip = "skylake"> } {
  func.func private @f()
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %x = transform.dlti.query ["chip"] at %f : (!transform.any_op) -> !transform.any_param
    transform.annotate %f "answer" = %x : !transform.any_op, !transform.any_param
    transform.yield
  }
}
