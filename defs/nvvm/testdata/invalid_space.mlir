// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Ranges of registers, and pointers of dialect ptr.

llvm.func @f() {
  // expected-error@+1 {{'nvvm.read.ptx.sreg.tid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 32, 32> : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.read.ptx.sreg.clusterid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.clusterid.x range <i32, 5, 5> : i64
  llvm.return
}

// -----

func.func @f(%a: !ptr.ptr<#nvvm.memory_space<global>>) {
  %0 = ptr.load %a : !ptr.ptr<#nvvm.memory_space<global>> -> f32
  ptr.store %0, %a : f32, !ptr.ptr<#nvvm.memory_space<global>>
  // expected-error@+1 {{'ptr.store' op expected alignment for atomic access}}
  ptr.store %0, %a atomic release : f32, !ptr.ptr<#nvvm.memory_space<global>>
  return
}

// -----

func.func @f(%a: !ptr.ptr<#nvvm.memory_space<constant>>, %b: !ptr.ptr<#nvvm.memory_space<tensor>>, %i: tensor<2xindex>) {
  // expected-error@+1 {{type must be LLVM type with size, but got 'tensor<2xf32>'}}
  %0 = ptr.load %a atomic acquire : !ptr.ptr<#nvvm.memory_space<constant>> -> tensor<2xf32>
  ptr.store %0, %b atomic release : tensor<2xf32>, !ptr.ptr<#nvvm.memory_space<tensor>>
  return
}

// -----

func.func @f(%a: !ptr.ptr<#nvvm.memory_space<global>>, %x: vector<4xf32>) {
  // expected-error@+1 {{unsupported type 'vector<4xf32>' for atomic access}}
  ptr.store %x, %a atomic release alignment = 16 : vector<4xf32>, !ptr.ptr<#nvvm.memory_space<global>>
  return
}

// -----

func.func @f(%a: !ptr.ptr<#nvvm.memory_space<shared>>) {
  // expected-error@+1 {{unsupported type 'vector<4xf32>' for atomic access}}
  %x = ptr.load %a atomic acquire alignment = 16 : !ptr.ptr<#nvvm.memory_space<shared>> -> vector<4xf32>
  return
}

// -----

func.func @f(%a: !ptr.ptr<#nvvm.memory_space<shared>>, %x: tensor<4xf32>) {
  // expected-error@+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
  ptr.store %x, %a : tensor<4xf32>, !ptr.ptr<#nvvm.memory_space<shared>>
  return
}
