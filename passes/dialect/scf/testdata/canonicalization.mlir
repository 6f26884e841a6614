// RUN: ods opt %s '--pass-pipeline=builtin.module(scf-for-loop-canonicalization)' --split-input-file --allow-unregistered-dialect | golden %S/canonicalization.out

func.func @min_decided(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c4 {
    %m0 = affine.min affine_map<(d0) -> (4, 32 - d0)>(%i)
    "use"(%m0) : (index) -> ()
  }
  return
}

// -----

func.func @min_open(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c17 step %c4 {
    %m0 = affine.min affine_map<(d0) -> (4, 17 - d0)>(%i)
    "use"(%m0) : (index) -> ()
  }
  return
}

// -----

func.func @min_one_iteration(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c4 step %c8 {
    %m0 = affine.min affine_map<(d0) -> (4, 8 - d0)>(%i)
    %m1 = affine.max affine_map<(d0) -> (d0, 0)>(%i)
    "use"(%m0, %m1) : (index, index) -> ()
  }
  return
}

// -----

func.func @max_decided(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c2 to %c32 step %c4 {
    %m0 = affine.max affine_map<(d0) -> (d0, 1)>(%i)
    %m1 = affine.max affine_map<(d0) -> (d0, 2)>(%i)
    %m2 = affine.max affine_map<(d0) -> (d0, 3)>(%i)
    "use"(%m0, %m1, %m2) : (index, index, index) -> ()
  }
  return
}

// -----

func.func @min_upper(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c4 {
    %m0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i, %n)
    %m1 = affine.min affine_map<(d0, d1) -> (d0 + 4, d1 + 3)>(%i, %n)
    %m2 = affine.min affine_map<(d0, d1) -> (d0, d1 - 1)>(%i, %n)
    "use"(%m0, %m1, %m2) : (index, index, index) -> ()
  }
  return
}

// -----

func.func @symbolic_step(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %n {
    %m0 = affine.min affine_map<(d0) -> (4, 32 - d0)>(%i)
    "use"(%m0) : (index) -> ()
  }
  return
}

// -----

func.func @symbolic_lower(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %n to %c32 step %c4 {
    %m0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i, %n)
    %m1 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%i, %n)
    "use"(%m0, %m1) : (index, index) -> ()
  }
  return
}

// -----

func.func @no_iv(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c4 {
    %m0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%k, %n)
    %m1 = affine.min affine_map<(d0) -> (d0, d0 + 1)>(%k)
    %m2 = affine.max affine_map<(d0) -> (5, 7)>(%k)
    "use"(%m0, %m1, %m2) : (index, index, index) -> ()
  }
  return
}

// -----

func.func @mod(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c4 {
    %m0 = affine.min affine_map<(d0) -> (d0 mod 4, 4)>(%i)
    %m1 = affine.min affine_map<(d0) -> (d0 floordiv 4, 8)>(%i)
    %m2 = affine.max affine_map<(d0) -> (d0 mod 4, 3)>(%i)
    "use"(%m0, %m1, %m2) : (index, index, index) -> ()
  }
  return
}

// -----

func.func @three(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c4 {
    %m0 = affine.min affine_map<(d0) -> (100, 32 - d0, 50)>(%i)
    %m1 = affine.max affine_map<(d0, d1) -> (d0, d1, -1)>(%i, %n)
    %m2 = affine.min affine_map<(d0) -> (d0, d0, d0)>(%i)
    "use"(%m0, %m1, %m2) : (index, index, index) -> ()
  }
  return
}

// -----

func.func @symbols(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c4 {
    %m0 = affine.min affine_map<(d0)[s0] -> (d0, 40)>(%i)[%n]
    "use"(%m0) : (index) -> ()
  }
  return
}

// -----

func.func @apply(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %a = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%n]
  scf.for %i = %c0 to %c32 step %c4 {
    %m0 = affine.min affine_map<(d0) -> (4, d0)>(%i)
    "use"(%m0) : (index) -> ()
  }
  return
}

// -----

func.func @nest(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c4 {
    scf.for %j = %i to %c32 step %c4 {
      %m = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i, %j)
      %m2 = affine.max affine_map<(d0, d1) -> (d1 - d0, 0)>(%i, %j)
      "use"(%m, %m2) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%c32, %n) step (%c4, %c1) {
    %m = affine.min affine_map<(d0) -> (4, 32 - d0)>(%i)
    %m2 = affine.max affine_map<(d0) -> (1, d0)>(%j)
    %m3 = affine.min affine_map<(d0, d1, d2) -> (d0 - 40, d1, d2)>(%i, %j, %n)
    "use"(%m, %m2, %m3) : (index, index, index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @forall(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.forall (%i, %j) in (32, %n) {
    %m = affine.min affine_map<(d0) -> (31, d0)>(%i)
    %m2 = affine.max affine_map<(d0) -> (1, d0)>(%j)
    "use"(%m, %m2) : (index, index) -> ()
  }
  scf.forall (%i) = (4) to (32) step (4) {
    %m = affine.min affine_map<(d0) -> (4, 32 - d0)>(%i)
    "use"(%m) : (index) -> ()
  }
  return
}

// -----

func.func @affine_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  affine.for %i = 0 to 32 step 4 {
    %m = affine.min affine_map<(d0) -> (4, 32 - d0)>(%i)
    "use"(%m) : (index) -> ()
  }
  return
}

// -----

func.func @outside(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %m = affine.min affine_map<()[s0] -> (4, s0)>()[%n]
  %m2 = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  "use"(%m, %m2) : (index, index) -> ()
  return
}

// -----

func.func @dim_insert_slice(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    "use"(%d) : (index) -> ()
    %t2 = tensor.insert_slice %u into %a[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %t2 : tensor<?xf32>
  }
  %e = tensor.dim %r, %c0 : tensor<?xf32>
  %d0 = tensor.dim %t, %c0 : tensor<?xf32>
  return %e, %d0 : index, index
}

// -----

func.func @dim_same(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    "use"(%d) : (index) -> ()

    scf.yield %a : tensor<?xf32>
  }
  %e = tensor.dim %r, %c0 : tensor<?xf32>
  %d0 = tensor.dim %t, %c0 : tensor<?xf32>
  return %e, %d0 : index, index
}

// -----

func.func @dim_other(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    "use"(%d) : (index) -> ()
    %t2 = "other"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %t2 : tensor<?xf32>
  }
  %e = tensor.dim %r, %c0 : tensor<?xf32>
  %d0 = tensor.dim %t, %c0 : tensor<?xf32>
  return %e, %d0 : index, index
}

// -----

func.func @dim_constant(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    "use"(%d) : (index) -> ()

    scf.yield %u : tensor<?xf32>
  }
  %e = tensor.dim %r, %c0 : tensor<?xf32>
  %d0 = tensor.dim %t, %c0 : tensor<?xf32>
  return %e, %d0 : index, index
}

// -----

func.func @dim_insert(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    "use"(%d) : (index) -> ()
    %t2 = tensor.insert %f into %a[%i] : tensor<?xf32>
    scf.yield %t2 : tensor<?xf32>
  }
  %e = tensor.dim %r, %c0 : tensor<?xf32>
  %d0 = tensor.dim %t, %c0 : tensor<?xf32>
  return %e, %d0 : index, index
}

// -----

func.func @dim_nest(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    "use"(%d) : (index) -> ()
    %t2 = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> (tensor<?xf32>) {
      %d2 = tensor.dim %b, %c0 : tensor<?xf32>
      "use"(%d2) : (index) -> ()
      %t3 = tensor.insert_slice %u into %b[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
      scf.yield %t3 : tensor<?xf32>
    }
    scf.yield %t2 : tensor<?xf32>
  }
  %e = tensor.dim %r, %c0 : tensor<?xf32>
  %d0 = tensor.dim %t, %c0 : tensor<?xf32>
  return %e, %d0 : index, index
}

// -----

func.func @dim_nest_changed(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    "use"(%d) : (index) -> ()
    %t2 = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> (tensor<?xf32>) {
      %t3 = "other"(%b) : (tensor<?xf32>) -> tensor<?xf32>
      scf.yield %t3 : tensor<?xf32>
    }
    scf.yield %t2 : tensor<?xf32>
  }
  %e = tensor.dim %r, %c0 : tensor<?xf32>
  %d0 = tensor.dim %t, %c0 : tensor<?xf32>
  return %e, %d0 : index, index
}

// -----

func.func @dim_two(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    "use"(%d) : (index) -> ()
    %t1 = tensor.insert_slice %u into %a[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    %t2 = tensor.insert_slice %u into %t1[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %t2 : tensor<?xf32>
  }
  %e = tensor.dim %r, %c0 : tensor<?xf32>
  %d0 = tensor.dim %t, %c0 : tensor<?xf32>
  return %e, %d0 : index, index
}

// -----

func.func @dim_memref(%t: memref<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> memref<?xf32> {
    %d = memref.dim %a, %c0 : memref<?xf32>
    "use"(%d) : (index) -> ()
    scf.yield %a : memref<?xf32>
  }
  %e = memref.dim %r, %c0 : memref<?xf32>
  return %e : index
}

// -----

func.func @dim_swapped(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    "use"(%d) : (index) -> ()
    scf.yield %b, %a : tensor<?xf32>, tensor<?xf32>
  }
  %e = tensor.dim %r#0, %c0 : tensor<?xf32>
  %e2 = tensor.dim %r#1, %c0 : tensor<?xf32>
  return %e, %e2 : index, index
}

// -----

func.func @dim_of_argument(%t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  "use"(%d) : (index) -> ()
  %d1 = tensor.dim %t, %c1 : tensor<?xf32>
  "use"(%d1) : (index) -> ()
  return
}

// -----

func.func @large(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c8 {
    %m0 = affine.min affine_map<(d0, d1) -> (d1 - d0, 8)>(%i, %n)
    %m1 = affine.max affine_map<(d0, d1) -> (d0 * 2 - d1 * 2, 0)>(%i, %n)
    %m2 = affine.min affine_map<(d0, d1) -> (d1 - d0, 1)>(%i, %n)
    "use"(%m0, %m1, %m2) : (index, index, index) -> ()
  }
  return
}

// -----

func.func @two_loops(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c4 {
    %m0 = affine.min affine_map<(d0) -> (28, d0)>(%i)
    %m1 = affine.max affine_map<(d0) -> (28, d0)>(%i)
    "use"(%m0, %m1) : (index, index) -> ()
  }
  return
}
