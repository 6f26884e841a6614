// RUN: ods opt %s --transform-preload-library=transform-library-paths=%S/library/two.mlir --transform-interpreter --split-input-file --verify-diagnostics

// expected-error @below {{could not find a nested named sequence with name: __transform_main}}
module {}

// -----

// expected-error @below {{failed to merge symbols}}
module attributes {transform.with_named_sequence} {
  // expected-error @below {{external definition has a mismatching signature ('(!transform.any_op) -> ()')}}
  transform.named_sequence private @mark(!transform.any_op {transform.readonly}, !transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.yield
  }
}

// -----

// expected-error @below {{failed to merge symbols}}
module attributes {transform.with_named_sequence} {
  // expected-error @below {{external definition has mismatching consumption annotations for argument #0}}
  transform.named_sequence private @mark(!transform.any_op {transform.consumed})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.yield
  }
}
