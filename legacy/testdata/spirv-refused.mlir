// RUN: not ods upgrade %s 2>&1 | FileCheck %s

// CHECK: spirv-refused.mlir:[[@LINE+2]]:{{[0-9]+}}: error: the type of what the indices lead to is not known; indices of structures are constants of the same module
func @chain(%p: !spv.ptr<!spv.struct<f32, i32>, Function>, %i: i32) -> () {
  %q = spv.AccessChain %p[%i] : !spv.ptr<!spv.struct<f32, i32>, Function>
  return
}
// CHECK: error: '!spirv.array<3 x f32>' has 3 parts, but 2 operands are given
func @construct(%a: f32) -> () {
  %0 = spv.CompositeConstruct %a, %a : !spv.array<3xf32>
  return
}
