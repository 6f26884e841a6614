// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/loop_order.out
// RUN: ods opt %s --transform-interpreter --split-input-file --upstream-bugs | golden %S/loop_order_upstream.out
// mlir-opt 22.1.8 jams loops whatever they do to memory. Here the operation fails silenceably.

func.func @affine_crossing(%m: memref<9x9xi32>) {
  affine.for %r = 1 to 9 {
    affine.for %c = 0 to 8 {
      %v = affine.load %m[%r - 1, %c + 1] : memref<9x9xi32>
      affine.store %v, %m[%r, %c] : memref<9x9xi32>
    }
  } {jam}
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%all: !transform.any_op):
      %l = transform.structured.match attributes {jam} in %all : (!transform.any_op) -> !transform.any_op
      transform.loop.unroll_and_jam %l {factor = 2} : !transform.any_op
    }
    transform.yield
  }
}

// -----

func.func @scf_one_element(%m: memref<8xi32>, %n: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %r = %c0 to %c8 step %c1 {
    scf.for %c = %c0 to %c8 step %c1 {
      %v = memref.load %m[%c] : memref<8xi32>
      memref.store %v, %n[%r] : memref<8xi32>
    }
    scf.for %c = %c0 to %c8 step %c1 {
      %v = memref.load %n[%c] : memref<8xi32>
      memref.store %v, %m[%r] : memref<8xi32>
    }
  } {jam}
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%all: !transform.any_op):
      %l = transform.structured.match attributes {jam} in %all : (!transform.any_op) -> !transform.any_op
      transform.loop.unroll_and_jam %l {factor = 2} : !transform.any_op
    }
    transform.yield
  }
}

// -----

// What is only read can be jammed.
func.func @affine_reads(%m: memref<8x8xi32>, %n: memref<8xi32>) {
  affine.for %r = 0 to 8 {
    %z = arith.constant 0 : i32
    %s = affine.for %c = 0 to 8 iter_args(%a = %z) -> i32 {
      %v = affine.load %m[%r, %c] : memref<8x8xi32>
      %t = arith.addi %a, %v : i32
      affine.yield %t : i32
    }
    affine.store %s, %n[%r] : memref<8xi32>
  } {jam}
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match attributes {jam} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll_and_jam %l {factor = 2} : !transform.any_op
    transform.yield
  }
}
