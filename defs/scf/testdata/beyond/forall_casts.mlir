// RUN: ods opt %s --canonicalize | FileCheck %s
// RUN: ods opt --upstream-bugs %s --canonicalize | FileCheck %s --check-prefix=UPSTREAM

// The first insertion writes the second output, the second the first.

func.func @crossed(%x: tensor<3xi32>, %y: tensor<3xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %empty = tensor.empty(%c6) : tensor<?xi32>
  %r:2 = scf.forall (%i) in (2) shared_outs(%a = %empty, %b = %empty) -> (tensor<?xi32>, tensor<?xi32>) {
    %at = arith.muli %i, %c3 : index
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %b[%at] [3] [1] : tensor<3xi32> into tensor<?xi32>
      tensor.parallel_insert_slice %y into %a[%at] [3] [1] : tensor<3xi32> into tensor<?xi32>
    }
  }
  return %r#0, %r#1 : tensor<?xi32>, tensor<?xi32>
}

// CHECK: scf.forall {{.*}} shared_outs(%arg3 = %{{.*}}, %arg4 = %{{.*}})
// CHECK: tensor.parallel_insert_slice %arg0 into %arg4
// CHECK: tensor.parallel_insert_slice %arg1 into %arg3

// UPSTREAM: scf.forall {{.*}} shared_outs(%arg3 = %{{.*}}, %arg4 = %{{.*}})
// UPSTREAM: tensor.parallel_insert_slice %arg0 into %arg3
// UPSTREAM: tensor.parallel_insert_slice %arg1 into %arg4
