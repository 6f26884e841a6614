// RUN: ods opt %s

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.main" : !transform.any_op
    transform.yield
  }
  transform.named_sequence private @hidden(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.hidden" : !transform.any_op
    transform.yield
  }
}
