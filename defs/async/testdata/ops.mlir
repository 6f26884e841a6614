// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Operations of async. Expectations are what mlir-opt prints.

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !async.token, %arg1: !async.value<f32>, %arg2: index) {
// CHECK-NEXT:     %token, %bodyResults = async.execute [%arg0] (%arg1 as %arg3: !async.value<f32>) -> !async.value<f32> {
// CHECK-NEXT:       async.yield %arg3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     async.await %token : !async.token
// CHECK-NEXT:     %0 = async.await %bodyResults : !async.value<f32>
// CHECK-NEXT:     %1 = async.create_group %arg2 : !async.group
// CHECK-NEXT:     %2 = async.add_to_group %token, %1 : !async.token
// CHECK-NEXT:     async.await_all %1
// CHECK-NEXT:     %3 = async.runtime.num_worker_threads : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   async.func @g(%arg0: f32) -> (!async.token, !async.value<f32>) {
// CHECK-NEXT:     return %arg0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @f(%t: !async.token, %v: !async.value<f32>, %n: index) {
  %0, %1 = async.execute [%t] (%v as %u : !async.value<f32>) -> !async.value<f32> {
    async.yield %u : f32
  }
  async.await %0 : !async.token
  %2 = async.await %1 : !async.value<f32>
  %g = async.create_group %n : !async.group
  %r = async.add_to_group %0, %g : !async.token
  async.await_all %g
  %w = async.runtime.num_worker_threads : index
  return
}
async.func @g(%x: f32) -> (!async.token, !async.value<f32>) {
  return %x : f32
}
