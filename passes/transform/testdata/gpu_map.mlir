// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/gpu_map.out

func.func @blocks(%x: memref<7x9xf32>, %v: f32) {
  %one = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %one, %e = %one, %f = %one) threads(%g, %h, %i) in (%j = %one, %k = %one, %l = %one) {
    scf.forall (%m, %n) in (%c7, 9) {
      memref.store %v, %x[%m, %n] : memref<7x9xf32>
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 7, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @launch(%x: memref<7x9x4xf32>, %v: f32) {
  scf.forall (%m, %n, %o) in (7, 9, 4) {
    memref.store %v, %x[%m, %n, %o] : memref<7x9x4xf32>
  } {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_2>, #gpu.block<linear_dim_1>]}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @threads(%x: memref<7x9xf32>, %y: memref<4xf32>, %v: f32) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %one, %e = %one, %f = %one) threads(%g, %h, %i) in (%j = %one, %k = %one, %l = %one) {
    scf.forall (%m, %n) in (7, 9) {
      memref.store %v, %x[%m, %n] : memref<7x9xf32>
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall (%m) in (4) {
      memref.store %v, %y[%m] : memref<4xf32>
    } {mapping = [#gpu.thread<x>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @warps(%x: memref<2x3xf32>, %y: memref<3x2xf32>, %z: memref<6xf32>, %w: memref<16xf32>, %v: f32) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %one, %e = %one, %f = %one) threads(%g, %h, %i) in (%j = %one, %k = %one, %l = %one) {
    scf.forall (%m, %n) in (2, 3) {
      memref.store %v, %x[%m, %n] : memref<2x3xf32>
    } {mapping = [#gpu.warp<linear_dim_1>, #gpu.warp<linear_dim_0>]}
    scf.forall (%m, %n) in (3, 2) {
      memref.store %v, %y[%m, %n] : memref<3x2xf32>
    } {mapping = [#gpu.warp<x>, #gpu.warp<y>]}
    scf.forall (%m) in (6) {
      memref.store %v, %z[%m] : memref<6xf32>
    } {mapping = [#gpu.lane<linear_dim_0>]}
    scf.forall (%m) in (2) {
      memref.store %v, %z[%m] : memref<6xf32>
    } {mapping = [#gpu.warpgroup<linear_dim_0>]}
    scf.forall (%m, %n) in (2, 2) {
      memref.store %v, %x[%m, %n] : memref<2x3xf32>
    } {mapping = [#gpu.mask<0x33>, #gpu.warp<linear_dim_1>, #gpu.warp<linear_dim_0>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.gpu.map_nested_forall_to_threads %0 block_dims = [96, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
