// RUN: ods opt %s --transform-interpreter --verify-diagnostics

// A loop without iterations has no processors.
func.func @nothing(%x: memref<7xf32>, %v: f32) {
  scf.forall (%m) in (0) {
    memref.store %v, %x[%m] : memref<7xf32>
  } {mapping = [#gpu.block<linear_dim_0>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{scf.forall op without iterations cannot be mapped}}
    transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
