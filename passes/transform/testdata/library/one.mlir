// RUN: ods opt %s

module attributes {transform.with_named_sequence} {
  transform.named_sequence @mark(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.one" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @ask(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %0 = transform.structured.match ops{["t.a"]} in %op : (!transform.any_op) -> !transform.any_op
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence private @hidden(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.hidden" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @uses(%op: !transform.any_op {transform.readonly}) {
    transform.include @hidden failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
}
