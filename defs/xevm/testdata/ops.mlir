// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Operations of xevm. Expectations are what mlir-opt prints.

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr<1>) attributes {t = #xevm.target<chip = "pvc">} {
// CHECK-NEXT:     %0 = xevm.blockload %arg0 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>) -> vector<4xi16>
// CHECK-NEXT:     xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
// CHECK-NEXT:     xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<lane>}> {a}
// CHECK-NEXT:     xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<subgroup>}>
// CHECK-NEXT:     xevm.prefetch %arg0  : (!llvm.ptr<1>)
// CHECK-NEXT:     %1 = xevm.local_id.x : i32
// CHECK-NEXT:     %2 = xevm.lane_id : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @f(%p: !llvm.ptr<1>) attributes {t = #xevm.target<chip = "pvc">} {
  %0 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>) -> vector<4xi16>
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
  xevm.memfence <{scope = #xevm.mem_scope<lane>}> {a}
  "xevm.memfence"() <{scope = #xevm.mem_scope<subgroup>}> : () -> ()
  xevm.prefetch %p : (!llvm.ptr<1>)
  %1 = xevm.local_id.x : i32
  %2 = xevm.lane_id : i32
  return
}
