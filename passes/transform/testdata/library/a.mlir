// RUN: ods opt %s

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @mark(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.private" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @other(%op: !transform.any_op {transform.readonly}) {
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
}
