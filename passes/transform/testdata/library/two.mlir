// RUN: ods opt %s

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @hidden_0(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.hidden_0" : !transform.any_op
    transform.yield
  }
  transform.named_sequence private @hidden(%op: !transform.any_op {transform.readonly}) {
    transform.include @hidden_0 failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @uses(%op: !transform.any_op {transform.readonly}) {
    transform.include @hidden failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.include @hidden_0 failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @mark(%op: !transform.any_op {transform.readonly}) {
    transform.include @uses failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.annotate %op "t.two" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @ask(%op: !transform.any_op) -> (!transform.any_op) {
    transform.annotate %op "t.asks" : !transform.any_op
    transform.yield %op : !transform.any_op
  }
}
