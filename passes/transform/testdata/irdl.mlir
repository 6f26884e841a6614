// RUN: ods opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Operations that fit a definition of irdl, whatever they are called.

// Operands: one integer of any width, then any number of values that are all of one type.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
      irdl.dialect @any {
        irdl.operation @named {
          %int = irdl.base "!builtin.integer"
          %same = irdl.any
          irdl.operands(first: %int, rest: variadic %same)
        }
      }
    }
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
  func.func private @f(%i: i7, %x: f32, %y: f64) {
    // expected-remark @below {{found}}
    "a.one"(%i) : (i7) -> ()
    // expected-remark @below {{found}}
    "a.two"(%i, %x, %x) : (i7, f32, f32) -> ()
    "a.mixed"(%i, %x, %y) : (i7, f32, f64) -> ()
    "a.float"(%x) : (f32) -> ()
    "a.none"() : () -> ()
    %0 = "a.result"(%i) : (i7) -> i1
    return
  }
}

// -----

// Attributes and regions, and constraints that are made of others.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
      irdl.dialect @any {
        irdl.operation @named {
          %f32 = irdl.is f32
          %f64 = irdl.is f64
          %float = irdl.any_of(%f32, %f64)
          %wide = irdl.all_of(%float, %f64)
          %text = irdl.base "#builtin.string"
          irdl.attributes {"label" = %text}
          irdl.results(out: optional %wide)
          %body = irdl.region(%float)
          irdl.regions(body: %body)
        }
      }
    }
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
  func.func private @f() {
    // expected-remark @below {{found}}
    "a.none"() ({
    ^bb0(%x: f64):
      "a.end"() : () -> ()
    }) {label = "x"} : () -> ()
    // expected-remark @below {{found}}
    %0 = "a.wide"() ({
    ^bb0(%x: f64):
      "a.end"() : () -> ()
    }) {label = ""} : () -> f64
    %1 = "a.narrow"() ({
    ^bb0(%x: f64):
      "a.end"() : () -> ()
    }) {label = "x"} : () -> f32
    %2 = "a.unlike"() ({
    ^bb0(%x: f32):
      "a.end"() : () -> ()
    }) {label = "x"} : () -> f64
    "a.number"() ({
    ^bb0(%x: f64):
      "a.end"() : () -> ()
    }) {label = 5} : () -> ()
    "a.flat"() {label = "x"} : () -> ()
    return
  }
}
