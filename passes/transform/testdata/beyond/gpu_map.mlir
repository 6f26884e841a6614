// RUN: ods opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s
// RUN: ods opt %s --transform-interpreter --split-input-file --upstream-bugs | FileCheck %s --check-prefix=WRONG

// A block has as many threads as it had, also where there is one block.
// CHECK-LABEL: @size
// CHECK: %[[D:.*]] = gpu.block_dim x
// CHECK: memref.store %[[D]]
// WRONG-LABEL: @size
// WRONG: memref.store %c0
func.func @size(%x: memref<1xindex>) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %one, %e = %one, %f = %one) threads(%g, %h, %i) in (%j = %one, %k = %one, %l = %one) {
    scf.forall (%m) in (1) {
      %n = gpu.block_dim x
      memref.store %n, %x[%m] : memref<1xindex>
    } {mapping = [#gpu.block<x>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.gpu.map_forall_to_blocks %0 grid_dims = [1, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// A warp has 32 lanes: nobody would execute the iterations after the first 32.
// WRONG-LABEL: @lanes
// WRONG-NOT: scf.forall
func.func @lanes(%x: memref<40xf32>, %v: f32) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %one, %e = %one, %f = %one) threads(%g, %h, %i) in (%j = %one, %k = %one, %l = %one) {
    scf.forall (%m) in (40) {
      memref.store %v, %x[%m] : memref<40xf32>
    } {mapping = [#gpu.lane<linear_dim_0>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{the number of required lanes 40 overflows the number of lanes of a warp 32}}
    transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
