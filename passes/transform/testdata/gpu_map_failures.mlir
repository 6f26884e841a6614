// RUN: ods opt %s --transform-interpreter --split-input-file --verify-diagnostics

// expected-note @below {{when applied to this payload op}}
func.func @no_launch(%x: memref<7xf32>, %v: f32) {
  scf.forall (%m) in (7) {
    memref.store %v, %x[%m] : memref<7xf32>
  } {mapping = [#gpu.block<x>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{Given target is not gpu.launch, set `generate_gpu_launch` attribute}}
    transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 7, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @not_blocks(%x: memref<7xf32>, %v: f32) {
  scf.forall (%m) in (7) {
    memref.store %v, %x[%m] : memref<7xf32>
  } {mapping = [#gpu.thread<x>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{scf.forall op requires a mapping attribute of kind 'block'}}
    transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @too_many(%x: memref<7xf32>, %v: f32) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %one, %e = %one, %f = %one) threads(%g, %h, %i) in (%j = %one, %k = %one, %l = %one) {
    scf.forall (%m) in (7) {
      memref.store %v, %x[%m] : memref<7xf32>
    } {mapping = [#gpu.thread<x>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{the number of required parallel resources (blocks or threads) 7 overflows the number of available resources 4}}
    transform.gpu.map_nested_forall_to_threads %0 block_dims = [4, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @no_mapping(%x: memref<7xf32>, %v: f32) {
  scf.forall (%m) in (7) {
    memref.store %v, %x[%m] : memref<7xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{scf.forall op requires a mapping attribute}}
    transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @mixed(%x: memref<7x7xf32>, %v: f32) {
  scf.forall (%m, %n) in (7, 7) {
    memref.store %v, %x[%m, %n] : memref<7x7xf32>
  } {mapping = [#gpu.block<x>, #gpu.block<linear_dim_0>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{cannot mix linear and non-linear mapping modes}}
    transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
