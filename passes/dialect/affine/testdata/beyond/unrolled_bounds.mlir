// RUN: ods opt --allow-unregistered-dialect %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=4}))' | FileCheck %s
// RUN: ods opt --allow-unregistered-dialect --upstream-bugs %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=4}))' | FileCheck %s --check-prefix=UPSTREAM

// When %n is -1, the loop for the rest must not run from -4.
func.func @reversed(%n: index) {
  affine.for %i = 0 to %n {
    "test.use"(%i) : (index) -> ()
  }
  return
}
// CHECK-DAG: #[[SPLIT:.*]] = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
// CHECK-DAG: #[[REST:.*]] = affine_map<()[s0] -> ((s0 floordiv 4) * 4, 0)>
// CHECK-LABEL: @reversed
// CHECK: affine.for %{{.*}} = 0 to #[[SPLIT]]()[%arg0] step 4
// CHECK: affine.for %{{.*}} = max #[[REST]]()[%arg0] to %arg0
// UPSTREAM-LABEL: @reversed
// UPSTREAM: affine.for %{{.*}} = #map()[%arg0] to %arg0

// A size is not negative.
func.func @size(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    "test.use"(%i) : (index) -> ()
  }
  return
}
// CHECK-LABEL: @size
// CHECK: affine.for %{{.*}} = #[[SPLIT]]()[%{{.*}}] to %dim
