// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Operations of amdgpu. Expectations are what mlir-opt prints.

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: vector<32xf32>, %arg2: i32) {
// CHECK-NEXT:     %0 = amdgpu.mfma 32x32x1 %arg0 * %arg0 + %arg1 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp =  bcast_second_32 : f32, f32, vector<32xf32>
// CHECK-NEXT:     amdgpu.lds_barrier
// CHECK-NEXT:     amdgpu.sched_barrier allow = <valu|all_vmem>
// CHECK-NEXT:     %1 = amdgpu.dpp %arg2 %arg2  quad_perm([0, 1, 2, 3]) : i32
// CHECK-NEXT:     amdgpu.memory_counter_wait load(1) ds(2)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @f(%a: f32, %c: vector<32xf32>, %v: i32) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c {abid = 1 : i32, cbsz = 1 : i32, blocks = 2 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  amdgpu.lds_barrier
  amdgpu.sched_barrier allow = <valu|all_vmem>
  %1 = amdgpu.dpp %v %v quad_perm ([0, 1, 2, 3]) : i32
  amdgpu.memory_counter_wait load(1) ds(2)
  return
}
