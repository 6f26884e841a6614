// RUN: ods upgrade %s | FileCheck %s

// Types of dialect spv, and operations whose types followed from others.

// CHECK: spirv.GlobalVariable @buffer bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0], i32 [16, NonWritable])>, StorageBuffer>
spv.module "Logical" "GLSL450" {
  spv.globalVariable @buffer bind(0, 1) : !spv.ptr<!spv.struct<!spv.rtarray<f32 [4]> [0], i32 [16, NonWritable]>, StorageBuffer>
}

// CHECK-LABEL: func.func @types(!spirv.array<2 x !spirv.array<3 x f32, stride=4>, stride=16>, !spirv.struct<(f32, !spirv.struct<(i32)>)>)
func @types(!spv.array<2 x !spv.array<3xf32 [4]> [16]>, !spv.struct<f32, !spv.struct<i32>>) -> ()

// CHECK-LABEL: func.func @chain
func @chain(%p: !spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Function>, %i: i32) -> () {
  %one = spv.constant 1 : i32
  // CHECK: spirv.AccessChain %p[%one, %i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x i32>)>, Function>, i32, i32 -> !spirv.ptr<i32, Function>
  %q = spv.AccessChain %p[%one, %i] : !spv.ptr<!spv.struct<f32, !spv.array<4xi32>>, Function>
  // CHECK: spirv.Variable : !spirv.ptr<!spirv.struct<(f32)>, Function>
  %v = spv.Variable : !spv.ptr<!spv.struct<f32>, Function>
  return
}

// CHECK-LABEL: func.func @construct
func @construct(%a: f32, %b: !spv.struct<f32>) -> () {
  // CHECK: spirv.CompositeConstruct %a, %a : (f32, f32) -> vector<2xf32>
  %0 = spv.CompositeConstruct %a, %a : vector<2xf32>
  // CHECK: spirv.CompositeConstruct %a, %b : (f32, !spirv.struct<(f32)>) -> !spirv.struct<(f32, !spirv.struct<(f32)>)>
  %1 = spv.CompositeConstruct %a, %b : !spv.struct<f32, !spv.struct<f32>>
  return
}

// CHECK-LABEL: func.func @ballot
func @ballot(%p: i1) -> () {
  // CHECK: spirv.KHR.SubgroupBallot %p : vector<4xi32>
  %0 = spv.SubgroupBallotKHR %p : vector<4xi32>
  return
}

// CHECK-LABEL: func.func @group
func @group(%i: i32, %f: f32) -> () {
  // CHECK: spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %i : i32 -> i32
  %0 = spv.GroupNonUniformIAdd "Workgroup" "Reduce" %i : i32
  return
}
