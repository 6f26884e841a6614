// RUN: ods opt %s --split-input-file --verify-diagnostics | FileCheck %s

// Pointers of dialect ptr into address spaces of LLVM are values of LLVM.
// CHECK-LABEL: llvm.func @pointers(%arg0: !ptr.ptr<#llvm.address_space<3>>) -> !ptr.ptr<#llvm.address_space<3>>
llvm.func @pointers(%p: !ptr.ptr<#llvm.address_space<3>>) -> !ptr.ptr<#llvm.address_space<3>> {
  llvm.return %p : !ptr.ptr<#llvm.address_space<3>>
}
// CHECK: llvm.func @inside(vector<4x!ptr.ptr<#llvm.address_space<3>>>, !llvm.array<2 x !ptr.ptr<#llvm.address_space<1>>>)
llvm.func @inside(vector<4x!ptr.ptr<#llvm.address_space<3>>>, !llvm.array<2 x !ptr.ptr<#llvm.address_space<1>>>)

// -----

// expected-error @below {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @generic(!ptr.ptr<#ptr.generic_space>)
