// RUN: not ods opt --allow-unregistered-dialect %s 2>&1 | FileCheck %s

// The verifier of the parent runs first, and meets an operation without its operands. Upstream reads others.

// CHECK: error: 'tensor.parallel_insert_slice' op operand count (2) does not match
func.func @f(%n: index, %t: tensor<8xf32>, %s: tensor<2xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
      "tensor.parallel_insert_slice"(%s, %o) <{static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<8xf32>) -> ()
    }
  }
  return %r : tensor<8xf32>
}
