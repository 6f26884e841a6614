// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/memref_linalg.out

func.func @a(%m: memref<*xf32>, %s: memref<3xi32>) -> memref<?x?x8xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  return %0 : memref<?x?x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.expand_ops
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%m: memref<*xf32>, %s: memref<?xindex>, %f: f32, %n: memref<?xf32>, %i: index) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %1 = memref.atomic_rmw maximumf %f, %n[%i] : (f32, memref<?xf32>) -> f32
  return %0 : memref<*xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.expand_ops
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%i: index, %f: f32) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %f, %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.alloc_to_alloca
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%i: index, %f: f32) -> memref<4xf32> {
  %0 = memref.alloc(%i) : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  %2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  memref.dealloc %2 : memref<4xf32>
  return %1 : memref<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.alloc_to_alloca
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%i: index, %f: f32) {
  %0 = memref.alloc() : memref<8xf32>
  memref.store %f, %0[%i] : memref<8xf32>
  memref.dealloc %0 : memref<8xf32>
  %1 = memref.alloc() : memref<7xf32>
  memref.store %f, %1[%i] : memref<7xf32>
  memref.dealloc %1 : memref<7xf32>
  %2 = memref.alloc() : memref<3xindex>
  memref.store %i, %2[%i] : memref<3xindex>
  memref.dealloc %2 : memref<3xindex>
  %3 = memref.alloc() : memref<4xindex>
  memref.store %i, %3[%i] : memref<4xindex>
  memref.dealloc %3 : memref<4xindex>
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%m: memref<2x16x16xf32>, %o: index) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%o, %c0, %o] : memref<2x16x16xf32>
  return %0 : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %o: index, %f: f32) {
  %c0 = arith.constant 0 : index
  memref.store %f, %m[%o, %o] {nontemporal = true} : memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.store %f, %m[%c0, %c0] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%m: memref<2x?x16xf16>, %o: index, %f: f16) -> vector<4x2xf16> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%o, %o, %c0], %f {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : memref<2x?x16xf16>, vector<4x2xf16>
  return %0 : vector<4x2xf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%m: memref<?x?xf16>, %o: index, %v: vector<4x2xf16>, %t: tensor<?x?xf16>, %f: f16) -> (vector<4xf16>, memref<f32>) {
  %c1 = arith.constant 1 : index
  vector.transfer_write %v, %m[%o, %c1] {in_bounds = [true, false]} : vector<4x2xf16>, memref<?x?xf16>
  %0 = vector.transfer_read %t[%o, %c1], %f : tensor<?x?xf16>, vector<4xf16>
  %1 = memref.alloc() : memref<f32>
  %2 = memref.load %1[] : memref<f32>
  return %0, %1 : vector<4xf16>, memref<f32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%a: tensor<5x5xf32>, %b: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x5xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<5x5xf32>) -> tensor<5x5xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<5x5xf32>, tensor<5x5xf32>) outs(%f : tensor<5x5xf32>) -> tensor<5x5xf32>
  %1 = linalg.matmul ins(%b, %a : tensor<5x5xf32>, tensor<5x5xf32>) outs(%f : tensor<5x5xf32>) -> tensor<5x5xf32>
  %2 = linalg.add ins(%0, %1 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%e : tensor<5x5xf32>) -> tensor<5x5xf32>
  return %2 : tensor<5x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_add_into_dest
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%a: tensor<5x5xf32>, %b: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %z = arith.constant -0.0 : f32
  %e = tensor.empty() : tensor<5x5xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<5x5xf32>) -> tensor<5x5xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<5x5xf32>, tensor<5x5xf32>) outs(%f : tensor<5x5xf32>) -> tensor<5x5xf32>
  %2 = linalg.add ins(%0, %a : tensor<5x5xf32>, tensor<5x5xf32>) outs(%e : tensor<5x5xf32>) -> tensor<5x5xf32>
  return %2 : tensor<5x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_add_into_dest
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%a: tensor<5x5xi32>, %b: tensor<5x5xi32>) -> tensor<5x5xi32> {
  %f = arith.constant dense<0> : tensor<5x5xi32>
  %e = tensor.empty() : tensor<5x5xi32>
  %0 = linalg.matmul ins(%a, %b : tensor<5x5xi32>, tensor<5x5xi32>) outs(%f : tensor<5x5xi32>) -> tensor<5x5xi32>
  %2 = linalg.add ins(%a, %0 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%e : tensor<5x5xi32>) -> tensor<5x5xi32>
  return %2 : tensor<5x5xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_add_into_dest
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%a: tensor<5x5xf32>, %b: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) {
  %f = arith.constant dense<0.0> : tensor<5x5xf32>
  %e = tensor.empty() : tensor<5x5xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<5x5xf32>, tensor<5x5xf32>) outs(%f : tensor<5x5xf32>) -> tensor<5x5xf32>
  %2 = linalg.add ins(%a, %0 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%e : tensor<5x5xf32>) -> tensor<5x5xf32>
  %3 = linalg.mul ins(%a, %b : tensor<5x5xf32>, tensor<5x5xf32>) outs(%f : tensor<5x5xf32>) -> tensor<5x5xf32>
  %4 = linalg.add ins(%a, %3 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%e : tensor<5x5xf32>) -> tensor<5x5xf32>
  return %2, %0, %4 : tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_add_into_dest
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @e(%a: tensor<5x5xf32>, %b: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
  %f = arith.constant dense<0.0> : tensor<5x5xf32>
  %g = tensor.empty() : tensor<5x5xf32>
  %f2 = linalg.copy ins(%f : tensor<5x5xf32>) outs(%g : tensor<5x5xf32>) -> tensor<5x5xf32>
  %e = tensor.empty() : tensor<5x5xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<5x5xf32>, tensor<5x5xf32>) outs(%f2 : tensor<5x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<5x5xf32>
  %2 = linalg.add ins(%a, %0 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%e : tensor<5x5xf32>) -> tensor<5x5xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<5x5xf32>, tensor<5x5xf32>) outs(%f2 : tensor<5x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<5x5xf32>
  %3 = linalg.add ins(%2, %1 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%e : tensor<5x5xf32>) -> tensor<5x5xf32>
  return %3 : tensor<5x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_add_into_dest
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%a, %a, %b : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%a, %b : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %u: f32, %z: f32, %w: f32):
    %p = arith.mulf %x, %y : f32
    linalg.yield %p, %p : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#0 : tensor<?xf32>, tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.erase_unnecessary_inputs
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%a: tensor<4x4xf32>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %a : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = affine.min affine_map<(d0) -> (d0, 4)>(%c4)
  %2 = tensor.extract_slice %0[0, 0] [%1, %c4] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = scf.for %i = %c0 to %c4 step %c4 iter_args(%x = %2) -> tensor<?x?xf32> {
    %4 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %5 = "u.u"(%x, %4) : (tensor<?x?xf32>, index) -> tensor<?x?xf32>
    scf.yield %5 : tensor<?x?xf32>
  }
  return %3 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.tiling_canonicalization
    } : !transform.any_op
    transform.yield
  }
}
