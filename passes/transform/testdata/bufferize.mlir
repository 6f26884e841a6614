// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/bufferize.out

func.func @a(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %1 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.specialize %g : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %u = arith.mulf %x, %y : f32
    %w = arith.addf %z, %u : f32
    linalg.yield %w : f32
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.specialize %g : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%a: index, %b: index) -> tensor<3x2xindex> {
  %0 = tensor.from_elements %a, %b, %a, %b, %a, %a : tensor<3x2xindex>
  return %0 : tensor<3x2xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.generate", "tensor.from_elements"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.rewrite_in_destination_passing_style %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%a: f32) -> tensor<f32> {
  %0 = tensor.from_elements %a : tensor<f32>
  return %0 : tensor<f32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.generate", "tensor.from_elements"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.rewrite_in_destination_passing_style %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%s: index, %t: index) -> tensor<?x?x5xindex> {
  %0 = tensor.generate %s, %t {
  ^bb0(%i: index, %j: index, %k: index):
    %p = arith.addi %i, %j : index
    tensor.yield %p : index
  } : tensor<?x?x5xindex>
  return %0 : tensor<?x?x5xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.generate", "tensor.from_elements"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.rewrite_in_destination_passing_style %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @e(%t: tensor<4x5xindex>, %h: index) -> tensor<?x7xindex> {
  %0 = tensor.pad %t low[4, 2] high[%h, 0] {
  ^bb0(%i: index, %j: index):
    %m = arith.muli %i, %j : index
    tensor.yield %m : index
  } : tensor<4x5xindex> to tensor<?x7xindex>
  return %0 : tensor<?x7xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.generate", "tensor.from_elements"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.rewrite_in_destination_passing_style %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%t: tensor<5x6xf32>, %u: tensor<?x6xf32>, %p: f32) -> (tensor<5x6xf32>, tensor<?x6xf32>, tensor<7x6xf32>) {
  %0 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<5x6xf32> to tensor<5x6xf32>
  %1 = tensor.pad %u nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<?x6xf32> to tensor<?x6xf32>
  %2 = tensor.pad %t low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 2.0 : f32
    tensor.yield %c : f32
  } : tensor<5x6xf32> to tensor<7x6xf32>
  return %0, %1, %2 : tensor<5x6xf32>, tensor<?x6xf32>, tensor<7x6xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.generate", "tensor.from_elements"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.rewrite_in_destination_passing_style %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%t: tensor<?x10xindex>, %l: index, %h: index) -> tensor<?x?xindex> {
  %c = arith.constant 50 : index
  %0 = tensor.pad %t low[5, %l] high[7, %h] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : index
  } : tensor<?x10xindex> to tensor<?x?xindex>
  return %0 : tensor<?x?xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.insert", "linalg.fill", "vector.mask", "bufferization.alloc_tensor", "vector.transfer_write", "scf.for", "tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %f {memory_space = 3} : !transform.any_op
    transform.debug.emit_remark_at %b, "buf" : !transform.any_value
    %p = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %p : !transform.param<i64>
    transform.yield
  }
}

// -----

func.func @b(%t: tensor<?x10xindex>, %l: index, %v: index) -> tensor<?x10xindex> {
  %0 = tensor.insert %v into %t[%l, %l] : tensor<?x10xindex>
  return %0 : tensor<?x10xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.insert", "linalg.fill", "vector.mask", "bufferization.alloc_tensor", "vector.transfer_write", "scf.for", "tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %f {memory_space = 3} : !transform.any_op
    transform.debug.emit_remark_at %b, "buf" : !transform.any_value
    %p = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %p : !transform.param<i64>
    transform.yield
  }
}

// -----

func.func @c(%v: f32) -> tensor<10xf32> {
  %e = tensor.empty() : tensor<10xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<10xf32>) -> tensor<10xf32>
  return %0 : tensor<10xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.insert", "linalg.fill", "vector.mask", "bufferization.alloc_tensor", "vector.transfer_write", "scf.for", "tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %f {memory_space = 3} : !transform.any_op
    transform.debug.emit_remark_at %b, "buf" : !transform.any_value
    %p = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %p : !transform.param<i64>
    transform.yield
  }
}

// -----

func.func @e(%n: index) -> tensor<?xf32> {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.insert", "linalg.fill", "vector.mask", "bufferization.alloc_tensor", "vector.transfer_write", "scf.for", "tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %f {memory_space = 3} : !transform.any_op
    transform.debug.emit_remark_at %b, "buf" : !transform.any_value
    %p = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %p : !transform.param<i64>
    transform.yield
  }
}

// -----

func.func @f(%t: tensor<?xf32>, %u: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.insert_slice %u into %t[0] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.insert", "linalg.fill", "vector.mask", "bufferization.alloc_tensor", "vector.transfer_write", "scf.for", "tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %f {memory_space = 3} : !transform.any_op
    transform.debug.emit_remark_at %b, "buf" : !transform.any_value
    %p = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %p : !transform.param<i64>
    transform.yield
  }
}

// -----

func.func @h(%t: tensor<4xindex>, %c: index) -> tensor<4xindex> {
  %0 = tensor.pad %t low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : index
  } : tensor<4xindex> to tensor<4xindex>
  return %0 : tensor<4xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.insert", "linalg.fill", "vector.mask", "bufferization.alloc_tensor", "vector.transfer_write", "scf.for", "tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %f {memory_space = 3} : !transform.any_op
    transform.debug.emit_remark_at %b, "buf" : !transform.any_value
    %p = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %p : !transform.param<i64>
    transform.yield
  }
}

// -----

func.func @b(%t: tensor<?x10xindex>, %l: index, %v: index) -> tensor<?x10xindex> {
  %0 = tensor.insert %v into %t[%l, %l] : tensor<?x10xindex>
  return %0 : tensor<?x10xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.insert", "linalg.fill", "vector.mask", "linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %f {memcpy_op = "linalg.copy", emit_dealloc} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @m(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.insert", "linalg.fill", "vector.mask", "linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %f {memcpy_op = "linalg.copy", emit_dealloc} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%t: tensor<?x10xindex>, %l: index, %h: index) -> tensor<?x?xindex> {
  %c = arith.constant 50 : index
  %0 = tensor.pad %t low[5, %l] high[7, %h] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : index
  } : tensor<?x10xindex> to tensor<?x?xindex>
  return %0 : tensor<?x?xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.pad", "tensor.insert", "linalg.fill", "vector.mask", "linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %f {memcpy_op = "linalg.copy", emit_dealloc} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%t: tensor<?x10xindex>, %l: index, %v: index) -> tensor<?x10xindex> {
  %0 = tensor.insert %v into %t[%l, %l] : tensor<?x10xindex>
  return %0 : tensor<?x10xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.insert", "linalg.fill", "vector.mask", "linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %f {memcpy_op = "memref.copy", alloc_op = "memref.alloca", bufferize_destination_only} : !transform.any_op
    transform.debug.emit_remark_at %f, "still" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %m: vector<16xi1>) -> tensor<?xf32> {
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<16xf32>, tensor<?xf32> } : vector<16xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.insert", "linalg.fill", "vector.mask", "linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %f {memcpy_op = "memref.copy", alloc_op = "memref.alloca", bufferize_destination_only} : !transform.any_op
    transform.debug.emit_remark_at %f, "still" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%v: f32) -> tensor<10xf32> {
  %e = tensor.empty() : tensor<10xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<10xf32>) -> tensor<10xf32>
  return %0 : tensor<10xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.insert", "linalg.fill", "vector.mask", "linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %f {memcpy_op = "memref.copy", alloc_op = "memref.alloca", bufferize_destination_only} : !transform.any_op
    transform.debug.emit_remark_at %f, "still" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%n: index) -> tensor<3x?xf32> {
  %0 = tensor.empty(%n) : tensor<3x?xf32>
  return %0 : tensor<3x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.op<"tensor.empty">
    %h = transform.bufferization.empty_tensor_to_alloc_tensor %f : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    transform.yield
  }
}

// -----

func.func @a(%t: tensor<?xf32>, %v: vector<5xf32>, %z: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %2 = tensor.insert_slice %1 into %t[%z] [5] [1] : tensor<5xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.bufferization.eliminate_empty_tensors %f : !transform.any_op
    transform.bufferization.buffer_loop_hoisting %f : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%n: index, %v: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<5xindex>
    memref.store %v, %a[%i] : memref<5xindex>
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.bufferization.eliminate_empty_tensors %f : !transform.any_op
    transform.bufferization.buffer_loop_hoisting %f : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%t: tensor<10x10xf32>, %s: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %c0 = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<10x10xf32>
  %0 = linalg.fill ins(%c0 : f32) outs(%e : tensor<10x10xf32>) -> tensor<10x10xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<10x10xf32>) outs(%t : tensor<10x10xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %x : f32
    linalg.yield %z : f32
  } -> tensor<10x10xf32>
  return %1 : tensor<10x10xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.eliminate_empty_tensors %f : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%t: tensor<?xf32>, %v: vector<5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0] : vector<5xf32>, tensor<?xf32>
  return %0 : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.bufferization.one_shot_bufferize %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module {
func.func @a(%t: tensor<?xf32>, %v: vector<5xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0] : vector<5xf32>, tensor<?xf32>
  return %0, %t : tensor<?xf32>, tensor<?xf32>
}
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %d = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %d {bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module {
func.func @g(%a: tensor<12x9xf32>, %b: tensor<9x6xf32>, %c: tensor<12x6xf32>) -> tensor<12x6xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<12x9xf32>, tensor<9x6xf32>) outs(%c : tensor<12x6xf32>) -> tensor<12x6xf32>
  return %0 : tensor<12x6xf32>
}
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %d = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %d {bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%t: tensor<?xf32>, %v: vector<5xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0] : vector<5xf32>, tensor<?xf32>
  return %0, %t : tensor<?xf32>, tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.bufferization.one_shot_bufferize %f {test_analysis_only = true, allow_return_allocs_from_loops = true} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
