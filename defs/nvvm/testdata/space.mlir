// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Memory spaces of pointers of dialect ptr. Expectations are what mlir-opt prints.

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: !ptr.ptr<#nvvm.memory_space<global>>, %arg1: !ptr.ptr<#nvvm.memory_space<tensor>>) {
// CHECK-NEXT:     %0 = ptr.load %arg0 : !ptr.ptr<#nvvm.memory_space<global>> -> f32
// CHECK-NEXT:     ptr.store %0, %arg1 atomic release alignment = 4 : f32, !ptr.ptr<#nvvm.memory_space<tensor>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @f(%a: !ptr.ptr<#nvvm.memory_space<global>>, %b: !ptr.ptr<#nvvm.memory_space<tensor>>) {
  %0 = ptr.load %a : !ptr.ptr<#nvvm.memory_space<global>> -> f32
  ptr.store %0, %b atomic release alignment = 4 : f32, !ptr.ptr<#nvvm.memory_space<tensor>>
  return
}
