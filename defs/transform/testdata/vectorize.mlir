// RUN: ods opt %s | golden %S/vectorize.out
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.structured.vectorize %arg0 : !transform.any_op
}
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.structured.vectorize %arg0 vector_sizes [4, [8]] : !transform.any_op
}
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  "transform.structured.vectorize"(%arg0) <{scalable_sizes = array<i1>, static_vector_sizes = array<i64>}> : (!transform.any_op) -> ()
}
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.structured.vectorize %arg0 vector_sizes [] : !transform.any_op
}
