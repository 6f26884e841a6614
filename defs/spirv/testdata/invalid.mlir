// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error @below {{only 1/8/16/32/64-bit integer type allowed but found 'i7'}}
func.func private @f(!spirv.array<4 x i7>)

// -----

// expected-error @below {{recursive struct reference not nested in struct definition}}
func.func private @f(!spirv.struct<node>)

// -----

// expected-error @below {{unknown storage class: Nowhere}}
func.func private @f(!spirv.ptr<f32, Nowhere>)

// -----

func.func @f(%p: !spirv.ptr<i32, Uniform>, %i: i32) {
  // expected-error @below {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicAnd <Device> <"Acquire|Release"> %p, %i : !spirv.ptr<i32, Uniform>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>) {
  // expected-error @below {{missing alignment value}}
  %0 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{result type must be different from operand type}}
  %0 = spirv.Bitcast %a : f32 to f32
  return
}

// -----

// expected-error @below {{failed to verify that op must appear in a function-like op's block}}
spirv.Return

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{'spirv.module' can only contain spirv.* ops}}
  "other.op"() : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @below {{function 'nothing' not found in 'spirv.module'}}
  spirv.EntryPoint "GLCompute" @nothing
}

// -----

func.func @f() {
  // expected-error @below {{last block must be the merge block with only one 'spirv.mlir.merge' op}}
  spirv.mlir.loop {
    spirv.Branch ^bb1
  ^bb1:
    spirv.Return
  }
  return
}
