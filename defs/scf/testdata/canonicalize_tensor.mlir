// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Canonicalization patterns of scf that look at tensors: where they fire, and next to it where they must not. Expectations are what mlir-opt prints.

// A cast that forgets sizes is moved into the loop when the result has one use; one that adds sizes is not.
// CHECK-LABEL: func.func @carried(
// CHECK-NEXT:   %0 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0) -> (tensor<32x1024xf32>) {
// CHECK-NEXT:     %cast_1 = tensor.cast %arg6 : tensor<32x1024xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %2 = "a.b"(%cast_1) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %cast_2 = tensor.cast %2 : tensor<?x?xf32> to tensor<32x1024xf32>
// CHECK-NEXT:     scf.yield %cast_2 : tensor<32x1024xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %cast = tensor.cast %0 : tensor<32x1024xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %cast_0 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:   %1 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %cast_0) -> (tensor<4xf32>) {
// CHECK-NEXT:     %2 = "a.b"(%arg6) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     scf.yield %2 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %cast, %1 : tensor<?x?xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @carried(%t: tensor<32x1024xf32>, %u: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> (tensor<?x?xf32>, tensor<4xf32>) {
  %0 = tensor.cast %t : tensor<32x1024xf32> to tensor<?x?xf32>
  %1 = scf.for %i = %lb to %ub step %s iter_args(%a = %0) -> (tensor<?x?xf32>) {
    %2 = "a.b"(%a) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %2 : tensor<?x?xf32>
  }
  %3 = tensor.cast %u : tensor<?xf32> to tensor<4xf32>
  %4 = scf.for %i = %lb to %ub step %s iter_args(%a = %3) -> (tensor<4xf32>) {
    %5 = "a.b"(%a) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %5 : tensor<4xf32>
  }
  return %1, %4 : tensor<?x?xf32>, tensor<4xf32>
}

// A size of a result is that of the output.
// CHECK-LABEL: func.func @dim(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<?xf32>) {
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:   return %0, %dim : tensor<?xf32>, index
// CHECK-NEXT: }
func.func @dim(%t: tensor<?xf32>, %x: tensor<4xf32>, %n: index) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, index
}

// A cast of an output is moved into the loop.
// CHECK-LABEL: func.func @outputs(
// CHECK-NEXT:   %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<16xf32>) {
// CHECK-NEXT:     %cast_0 = tensor.cast %arg4 : tensor<16xf32> to tensor<?xf32>
// CHECK-NEXT:     %1 = "a.b"(%cast_0) : (tensor<?xf32>) -> tensor<4xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %1 into %arg4[%arg3] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %cast = tensor.cast %0 : tensor<16xf32> to tensor<?xf32>
// CHECK-NEXT:   return %cast : tensor<?xf32>
// CHECK-NEXT: }
func.func @outputs(%t: tensor<16xf32>, %x: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<16xf32> to tensor<?xf32>
  %1 = scf.forall (%i) in (%n) shared_outs(%o = %0) -> (tensor<?xf32>) {
    %2 = "a.b"(%o) : (tensor<?xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  return %1 : tensor<?xf32>
}

// Outputs that nothing is written to, or whose result is not used, go away.
// CHECK-LABEL: func.func @unused(
// CHECK-NEXT:   %0 = scf.forall (%arg5) in (%arg4) shared_outs(%arg6 = %arg0) -> (tensor<16xf32>) {
// CHECK-NEXT:     %1 = "a.b"(%arg6, %arg1, %arg2) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %1 into %arg6[%arg5] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0, %arg1 : tensor<16xf32>, tensor<16xf32>
// CHECK-NEXT: }
func.func @unused(%t: tensor<16xf32>, %u: tensor<16xf32>, %v: tensor<16xf32>, %x: tensor<4xf32>, %n: index) -> (tensor<16xf32>, tensor<16xf32>) {
  %0:3 = scf.forall (%i) in (%n) shared_outs(%a = %t, %b = %u, %c = %v) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
    %2 = "a.b"(%a, %b, %c) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %a[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
      tensor.parallel_insert_slice %x into %c[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
    }
  }
  return %0#0, %0#1 : tensor<16xf32>, tensor<16xf32>
}

// A loop that is executed once inserts what it combines; one that is not executed leaves its outputs.
// CHECK-LABEL: func.func @once(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %0 = "a.b"(%c4) : (index) -> tensor<4xf32>
// CHECK-NEXT:   %inserted_slice = tensor.insert_slice %0 into %arg0[4] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:   %1 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<16xf32>) {
// CHECK-NEXT:     %2 = "a.b"(%arg3, %c0) : (index, index) -> tensor<4xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %2 into %arg4[%arg3] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %inserted_slice, %arg0, %1 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
// CHECK-NEXT: }
func.func @once(%t: tensor<16xf32>, %x: tensor<4xf32>, %n: index) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
  %0 = scf.forall (%i) = (4) to (5) step (1) shared_outs(%o = %t) -> (tensor<16xf32>) {
    %2 = "a.b"(%i) : (index) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %o[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
    }
  }
  %1 = scf.forall (%i) in (0) shared_outs(%o = %t) -> (tensor<16xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
    }
  }
  %2 = scf.forall (%i, %j) in (%n, 1) shared_outs(%o = %t) -> (tensor<16xf32>) {
    %3 = "a.b"(%i, %j) : (index, index) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %3 into %o[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
    }
  }
  return %0, %1, %2 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
}
