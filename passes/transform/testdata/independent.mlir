// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/independent.out

func.func @f0(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %a = memref.alloca(%i) : memref<?xf32>
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
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f0(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %a = tensor.empty(%i, %m) : tensor<?x4x?xf32>
    "t.use"(%a) : (tensor<?x4x?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f0(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %a = tensor.pad %t low[%i, 1] high[5, %i] {
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
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f1(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %a = memref.alloca(%i) : memref<?xf32>
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
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f1(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %a = tensor.empty(%i, %m) : tensor<?x4x?xf32>
    "t.use"(%a) : (tensor<?x4x?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f2(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%ub]
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
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f2(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%ub]
    %a = tensor.empty(%s, %m) : tensor<?x4x?xf32>
    "t.use"(%a) : (tensor<?x4x?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f2(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%ub]
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
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f3(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %s = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%ub]
    %a = tensor.empty(%s, %m) : tensor<?x4x?xf32>
    "t.use"(%a) : (tensor<?x4x?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f3(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %s = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%ub]
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
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f4(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%ub]
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
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f4(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%ub]
    %a = tensor.empty(%s, %m) : tensor<?x4x?xf32>
    "t.use"(%a) : (tensor<?x4x?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f5(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %s = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%ub]
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
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f5(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %s = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%ub]
    %a = tensor.empty(%s, %m) : tensor<?x4x?xf32>
    "t.use"(%a) : (tensor<?x4x?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f8(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = arith.addi %i, %ub : index
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
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f8(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = arith.addi %i, %ub : index
    %a = tensor.empty(%s, %m) : tensor<?x4x?xf32>
    "t.use"(%a) : (tensor<?x4x?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f8(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = arith.addi %i, %ub : index
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
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f9(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %s = arith.addi %i, %ub : index
    %a = tensor.empty(%s, %m) : tensor<?x4x?xf32>
    "t.use"(%a) : (tensor<?x4x?xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f9(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %s = arith.addi %i, %ub : index
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
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @nested(%lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %lb to %i step %st {
      %s = arith.addi %i, %j : index
      %a = tensor.empty(%s) : tensor<?xf32>
      "t.use"(%a) : (tensor<?xf32>) -> ()
    }
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @nested(%lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %lb to %i step %st {
      %s = arith.addi %i, %j : index
      %a = tensor.empty(%s) : tensor<?xf32>
      "t.use"(%a) : (tensor<?xf32>) -> ()
    }
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 2} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f100(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %a = tensor.pad %t nofold low[0, %m] high[%i, 3] {
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
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f100(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %a = memref.alloca(%i, %m) : memref<?x?xf32>
    memref.store %v, %a[%c0, %c0] : memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["memref.alloca"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f101(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %a = tensor.pad %t nofold low[0, %m] high[%i, 3] {
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
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f101(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %a = memref.alloca(%i, %m) : memref<?x?xf32>
    memref.store %v, %a[%c0, %c0] : memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["memref.alloca"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f102(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%ub]
    %a = tensor.pad %t nofold low[0, %m] high[%s, 3] {
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
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f102(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%ub]
    %a = memref.alloca(%s, %m) : memref<?x?xf32>
    memref.store %v, %a[%c0, %c0] : memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["memref.alloca"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f103(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %s = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%ub]
    %a = tensor.pad %t nofold low[0, %m] high[%s, 3] {
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
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f103(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %s = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%ub]
    %a = memref.alloca(%s, %m) : memref<?x?xf32>
    memref.store %v, %a[%c0, %c0] : memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["memref.alloca"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f104(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%ub]
    %a = tensor.pad %t nofold low[0, %m] high[%s, 3] {
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
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f104(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %lb to %ub step %st {
    %s = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%ub]
    %a = memref.alloca(%s, %m) : memref<?x?xf32>
    memref.store %v, %a[%c0, %c0] : memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["memref.alloca"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f105(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %s = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%ub]
    %a = tensor.pad %t nofold low[0, %m] high[%s, 3] {
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
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f105(%lb: index, %ub: index, %st: index, %m: index, %t: tensor<?x10xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
    %s = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%ub]
    %a = memref.alloca(%s, %m) : memref<?x?xf32>
    memref.store %v, %a[%c0, %c0] : memref<?x?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["memref.alloca"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "t.made" : !transform.any_op
    transform.yield
  }
}
