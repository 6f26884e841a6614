// RUN: ods opt %s --transform-interpreter --split-input-file --verify-diagnostics
// mlir-opt 22.1.8 fuses without a look at memory.

func.func @other_elements(%m: memref<8xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  // expected-error @below {{operations cannot be fused, since they may share memory}}
  scf.for %i = %c0 to %c7 step %c1 {
    memref.store %x, %m[%i] : memref<8xi32>
  }
  scf.for %i = %c0 to %c7 step %c1 {
    %j = arith.subi %c7, %i : index
    %v = memref.load %m[%j] : memref<8xi32>
    memref.store %v, %m[%i] : memref<8xi32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %p:2 = transform.split_handle %l : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %q = transform.loop.fuse_sibling %p#0 into %p#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func private @touch(memref<8xi32>)
func.func @between(%m: memref<8xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  // expected-error @below {{operations cannot be fused, since they may share memory}}
  scf.for %i = %c0 to %c7 step %c1 {
    memref.store %x, %m[%i] : memref<8xi32>
  }
  func.call @touch(%m) : (memref<8xi32>) -> ()
  scf.for %i = %c0 to %c7 step %c1 {
    %v = memref.load %m[%i] : memref<8xi32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %p:2 = transform.split_handle %l : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %q = transform.loop.fuse_sibling %p#0 into %p#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @same_elements(%m: memref<8xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    memref.store %x, %m[%i] : memref<8xi32>
  }
  scf.for %i = %c0 to %c7 step %c1 {
    %v = memref.load %m[%i] : memref<8xi32>
    %w = arith.addi %v, %v : i32
    memref.store %w, %m[%i] : memref<8xi32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %p:2 = transform.split_handle %l : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %q = transform.loop.fuse_sibling %p#0 into %p#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}
