// RUN: ods opt %s --transform-preload-library=transform-library-paths=%S/library/one.mlir --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/library_random_one.out
// RUN: ods opt %s --transform-preload-library=transform-library-paths=%S/library/two.mlir --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/library_random_two.out

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %r0 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %m0 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%m0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %r0 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %r0 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    transform.include @uses failures(propagate) (%op) : (!transform.any_op) -> ()
    %m2 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%m2) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %r0 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.include @uses failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @hidden(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.own" : !transform.any_op
    transform.yield
  }
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @uses failures(propagate) (%op) : (!transform.any_op) -> ()
    %r1 = transform.include @ask failures(suppress) (%op) : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.include @hidden failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %r0 = transform.include @ask failures(suppress) (%op) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %r0 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.include @uses failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %m0 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @uses failures(propagate) (%m0) : (!transform.any_op) -> ()
    %r1 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @hidden(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.own" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    %r1 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    transform.include @uses failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.include @hidden failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %r0 = transform.include @ask failures(suppress) (%op) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @hidden(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.own" : !transform.any_op
    transform.yield
  }
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %r0 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    %m1 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%m1) : (!transform.any_op) -> ()
    transform.include @uses failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.include @hidden failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    %r1 = transform.include @ask failures(suppress) (%op) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %m0 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%m0) : (!transform.any_op) -> ()
    %r1 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    transform.include @hidden failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @hidden(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.own" : !transform.any_op
    transform.yield
  }
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %m0 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @uses failures(propagate) (%m0) : (!transform.any_op) -> ()
    %m1 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%m1) : (!transform.any_op) -> ()
    %r2 = transform.include @ask failures(suppress) (%op) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @uses failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %r0 = transform.include @ask failures(suppress) (%op) : (!transform.any_op) -> !transform.any_op
    %m1 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%m1) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %r0 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    %m1 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%m1) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %m0 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%m0) : (!transform.any_op) -> ()
    %r1 = transform.include @ask failures(suppress) (%op) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %r0 = transform.include @ask failures(suppress) (%op) : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %m0 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @uses failures(propagate) (%m0) : (!transform.any_op) -> ()
    %r1 = transform.include @ask failures(suppress) (%op) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %m0 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @uses failures(propagate) (%m0) : (!transform.any_op) -> ()
    %r1 = transform.include @ask failures(suppress) (%op) : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %m0 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%m0) : (!transform.any_op) -> ()
    %r1 = transform.include @ask failures(suppress) (%op) : (!transform.any_op) -> !transform.any_op
    %m2 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @uses failures(propagate) (%m2) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
}

// -----

func.func @payload() {
  "t.a"() : () -> ()
  "t.b"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %r0 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    %m1 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%m1) : (!transform.any_op) -> ()
    transform.include @hidden failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @hidden(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.own" : !transform.any_op
    transform.yield
  }
}
