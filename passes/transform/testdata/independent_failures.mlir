// RUN: ods opt %s --transform-interpreter --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @nested(%lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %lb to %i step %st {
      %s = arith.addi %i, %j : index
      // expected-note @below {{target op}}
    %a = tensor.empty(%s) : tensor<?xf32>
      "t.use"(%a) : (tensor<?xf32>) -> ()
    }
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{could not find 2-th enclosing loop}}
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 3} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @nested(%lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %lb to %i step %st {
      // expected-note @below {{target op}}
    %s = arith.addi %i, %j : index
      %a = tensor.empty(%s) : tensor<?xf32>
      "t.use"(%a) : (tensor<?xf32>) -> ()
    }
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["arith.addi"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{unsupported target op}}
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @nested(%lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %lb to %i step %st {
      // expected-note @below {{target op}}
    %s = arith.addi %i, %j : index
      %a = tensor.empty(%s) : tensor<?xf32>
      "t.use"(%a) : (tensor<?xf32>) -> ()
    }
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["arith.addi"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{unsupported target op}}
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f12(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = "t.size"(%i) : (index) -> index
    // expected-note @below {{target op}}
    %a = tensor.empty(%s, %m) : tensor<?x4x?xf32>
    "t.use"(%a) : (tensor<?x4x?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{could not make target op loop-independent}}
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f12(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = "t.size"(%i) : (index) -> index
    // expected-note @below {{target op}}
    %a = tensor.pad %t low[%s, 1] high[5, %s] {
    ^bb0(%x: index, %y: index):
      tensor.yield %v : f32
    } : tensor<?x10xf32> to tensor<?x?xf32>
    "t.use"(%a) : (tensor<?x?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{could not make target op loop-independent}}
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f12(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = "t.size"(%i) : (index) -> index
    // expected-note @below {{target op}}
    %a = memref.alloca(%s) : memref<?xf32>
    memref.store %v, %a[%c0] : memref<?xf32>
    %w = memref.subview %a[1] [3] [1] : memref<?xf32> to memref<3xf32, strided<[1], offset: 1>>
    "t.use"(%w) : (memref<3xf32, strided<[1], offset: 1>>) -> ()
    %q = "t.other"(%a) : (memref<?xf32>) -> memref<?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["memref.alloca"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{could not make target op loop-independent}}
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}
