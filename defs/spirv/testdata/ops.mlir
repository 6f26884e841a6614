// RUN: ods opt %s | FileCheck %s

// Types, attributes and operations of every topic in custom form.

// CHECK: module {
// CHECK-NEXT: func.func @arithmetic(%arg0: f32, %arg1: f32, %arg2: i32, %arg3: vector<4xf32>) {
// CHECK-NEXT: %0 = spirv.FAdd %arg0, %arg1 : f32
// CHECK-NEXT: %1 = spirv.IAddCarry %arg2, %arg2 : !spirv.struct<(i32, i32)>
// CHECK-NEXT: %2 = spirv.UMulExtended %arg2, %arg2 : !spirv.struct<(i32, i32)>
// CHECK-NEXT: %3 = spirv.VectorTimesScalar %arg3, %arg0 : (vector<4xf32>, f32) -> vector<4xf32>
// CHECK-NEXT: %4 = spirv.GL.FClamp %arg0, %arg1, %arg0 : f32
// CHECK-NEXT: %5 = spirv.GL.FrexpStruct %arg0 : f32 -> !spirv.struct<(f32, i32)>
// CHECK-NEXT: %6 = spirv.CL.fma %arg0, %arg1, %arg0 : f32
// CHECK-NEXT: %7 = spirv.FOrdLessThan %arg3, %arg3 : vector<4xf32>
// CHECK-NEXT: %8 = spirv.ConvertFToS %arg0 : f32 to i32
// CHECK-NEXT: %9 = spirv.Bitcast %arg0 : f32 to i32
// CHECK-NEXT: %10 = spirv.SDot %arg2, %arg2, <PackedVectorFormat4x8Bit> : i32 -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @constants() {
// CHECK-NEXT: %true = spirv.Constant true
// CHECK-NEXT: %cst42_i64 = spirv.Constant 42 : i64
// CHECK-NEXT: %cst_f16 = spirv.Constant 5.000000e-01 : f16
// CHECK-NEXT: %cst_vec_2xi32 = spirv.Constant dense<[2, 3]> : vector<2xi32>
// CHECK-NEXT: %cst = spirv.Constant [dense<3.000000e+00> : vector<2xf32>] : !spirv.array<1 x vector<2xf32>>
// CHECK-NEXT: %cst_0 = spirv.Constant dense<1.000000e+00> : tensor<2x3xf32> : !spirv.array<2 x !spirv.array<3 x f32>>
// CHECK-NEXT: %0 = spirv.Undef : !spirv.matrix<3 x vector<3xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @memory(%arg0: !spirv.ptr<f32, Function>, %arg1: !spirv.ptr<!spirv.struct<(f32 [0], i32 [4])>, Uniform>, %arg2: f32) {
// CHECK-NEXT: %cst1_i32 = spirv.Constant 1 : i32
// CHECK-NEXT: %0 = spirv.AccessChain %arg1[%cst1_i32] : !spirv.ptr<!spirv.struct<(f32 [0], i32 [4])>, Uniform>, i32 -> !spirv.ptr<i32, Uniform>
// CHECK-NEXT: %1 = spirv.Load "Uniform" %0 ["Volatile|Aligned", 4] : i32
// CHECK-NEXT: spirv.Store "Function" %arg0, %arg2 ["Nontemporal"] : f32
// CHECK-NEXT: spirv.CopyMemory  "Function" %arg0,  "Function" %arg0 ["Volatile"],  ["Aligned", 4] : f32
// CHECK-NEXT: %2 = spirv.Variable init(%cst1_i32) : !spirv.ptr<i32, Function>
// CHECK-NEXT: %3 = spirv.AtomicIAdd <Device> <Acquire> %0, %cst1_i32 : !spirv.ptr<i32, Uniform>
// CHECK-NEXT: spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @composites(%arg0: !spirv.struct<(f32, !spirv.array<4 x i32>)>, %arg1: i32, %arg2: vector<4xf32>) {
// CHECK-NEXT: %0 = spirv.CompositeExtract %arg0[1 : i32, 2 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
// CHECK-NEXT: %1 = spirv.CompositeInsert %arg1, %arg0[1 : i32, 0 : i32] : i32 into !spirv.struct<(f32, !spirv.array<4 x i32>)>
// CHECK-NEXT: %2 = spirv.CompositeConstruct %arg1, %arg1 : (i32, i32) -> vector<2xi32>
// CHECK-NEXT: %3 = spirv.VectorShuffle [1 : i32, 5 : i32] %arg2, %arg2 : vector<4xf32>, vector<4xf32> -> vector<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @images(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %arg1: vector<2xf32>, %arg2: f32) {
// CHECK-NEXT: %0 = spirv.ImageSampleImplicitLod %arg0, %arg1  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
// CHECK-NEXT: %1 = spirv.ImageSampleExplicitLod %arg0, %arg1 ["Lod"], %arg2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
// CHECK-NEXT: %2 = spirv.Image %arg0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @types(%arg0: !spirv.struct<node, (!spirv.ptr<!spirv.struct<node>, Generic>)>, %arg1: !spirv.struct<(f32 [0, NonWritable], !spirv.matrix<3 x vector<3xf32>> [16, ColMajor, MatrixStride=16]), Block>, %arg2: !spirv.rtarray<f32, stride=4>, %arg3: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %arg4: !spirv.arm.tensor<?x?xi8>, %arg5: !spirv.arm.tensor<*xf32>) attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 4, 1], subgroup_size = 32>, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float16], [SPV_KHR_16bit_storage]>, api=Vulkan, NVIDIA:DiscreteGPU:7, #spirv.resource_limits<max_compute_workgroup_size = [128, 128, 64], subgroup_size = 64>>} {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
// CHECK-NEXT: spirv.GlobalVariable @in bind(0, 1) : !spirv.ptr<f32, Input>
// CHECK-NEXT: spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
// CHECK-NEXT: spirv.SpecConstant @c spec_id(5) = 42 : i32
// CHECK-NEXT: spirv.SpecConstantComposite @cc (@c, @c) : !spirv.array<2 x i32>
// CHECK-NEXT: spirv.func @g(%arg0: i32 {spirv.decoration = #spirv.decoration<Aliased>}) -> i32 "Inline|Pure" {
// CHECK-NEXT: %in_addr = spirv.mlir.addressof @in : !spirv.ptr<f32, Input>
// CHECK-NEXT: %0 = spirv.mlir.referenceof @c : i32
// CHECK-NEXT: %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
// CHECK-NEXT: %2 = spirv.FunctionCall @g(%arg0) : (i32) -> i32
// CHECK-NEXT: spirv.ReturnValue %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: spirv.func @main() "None" {
// CHECK-NEXT: %true = spirv.Constant true
// CHECK-NEXT: %cst1_i32 = spirv.Constant 1 : i32
// CHECK-NEXT: spirv.mlir.selection control(Flatten) {
// CHECK-NEXT: spirv.BranchConditional %true [2, 3], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: spirv.Branch ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: spirv.mlir.merge
// CHECK-NEXT: }
// CHECK-NEXT: spirv.mlir.loop {
// CHECK-NEXT: spirv.Branch ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT: spirv.BranchConditional %true, ^bb2, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: spirv.Branch ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: spirv.Branch ^bb1
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT: spirv.mlir.merge
// CHECK-NEXT: }
// CHECK-NEXT: spirv.Switch %cst1_i32 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 7: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: spirv.Return
// CHECK-NEXT: }
// CHECK-NEXT: spirv.EntryPoint "GLCompute" @main, @in, @id
// CHECK-NEXT: spirv.ExecutionMode @main "LocalSize", 8, 1, 1
// CHECK-NEXT: }
// CHECK-NEXT: spirv.module Logical Vulkan {
// CHECK-NEXT: spirv.ARM.Graph @graph(%arg0: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {
// CHECK-NEXT: spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @arithmetic(%a: f32, %b: f32, %i: i32, %v: vector<4xf32>) {
  %0 = spirv.FAdd %a, %b : f32
  %1 = spirv.IAddCarry %i, %i : !spirv.struct<(i32, i32)>
  %2 = spirv.UMulExtended %i, %i : !spirv.struct<(i32, i32)>
  %3 = spirv.VectorTimesScalar %v, %a : (vector<4xf32>, f32) -> vector<4xf32>
  %4 = spirv.GL.FClamp %a, %b, %a : f32
  %5 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i32)>
  %6 = spirv.CL.fma %a, %b, %a : f32
  %7 = spirv.FOrdLessThan %v, %v : vector<4xf32>
  %8 = spirv.ConvertFToS %a : f32 to i32
  %9 = spirv.Bitcast %a : f32 to i32
  %10 = spirv.SDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i32
  return
}

func.func @constants() {
  %0 = spirv.Constant true
  %1 = spirv.Constant 42 : i64
  %2 = spirv.Constant 0.5 : f16
  %3 = spirv.Constant dense<[2, 3]> : vector<2xi32>
  %4 = spirv.Constant [dense<3.0> : vector<2xf32>] : !spirv.array<1 x vector<2xf32>>
  %5 = spirv.Constant dense<1.0> : tensor<2x3xf32> : !spirv.array<2 x !spirv.array<3 x f32>>
  %6 = spirv.Undef : !spirv.matrix<3 x vector<3xf32>>
  return
}

func.func @memory(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<!spirv.struct<(f32 [0], i32 [4])>, Uniform>, %x: f32) {
  %0 = spirv.Constant 1 : i32
  %1 = spirv.AccessChain %q[%0] : !spirv.ptr<!spirv.struct<(f32 [0], i32 [4])>, Uniform>, i32 -> !spirv.ptr<i32, Uniform>
  %2 = spirv.Load "Uniform" %1 ["Volatile|Aligned", 4] : i32
  spirv.Store "Function" %p, %x ["Nontemporal"] : f32
  spirv.CopyMemory "Function" %p, "Function" %p ["Volatile"], ["Aligned", 4] : f32
  %3 = spirv.Variable init(%0) : !spirv.ptr<i32, Function>
  %4 = spirv.AtomicIAdd <Device> <Acquire> %1, %0 : !spirv.ptr<i32, Uniform>
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  return
}

func.func @composites(%s: !spirv.struct<(f32, !spirv.array<4 x i32>)>, %i: i32, %v: vector<4xf32>) {
  %0 = spirv.CompositeExtract %s[1 : i32, 2 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  %1 = spirv.CompositeInsert %i, %s[1 : i32, 0 : i32] : i32 into !spirv.struct<(f32, !spirv.array<4 x i32>)>
  %2 = spirv.CompositeConstruct %i, %i : (i32, i32) -> vector<2xi32>
  %3 = spirv.VectorShuffle [1 : i32, 5 : i32] %v, %v : vector<4xf32>, vector<4xf32> -> vector<2xf32>
  return
}

func.func @images(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x: f32) {
  %0 = spirv.ImageSampleImplicitLod %s, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  %1 = spirv.ImageSampleExplicitLod %s, %c ["Lod"], %x : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  %2 = spirv.Image %s : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  return
}

func.func @types(%a: !spirv.struct<node, (!spirv.ptr<!spirv.struct<node>, Generic>)>, %b: !spirv.struct<(f32 [0, NonWritable], !spirv.matrix<3 x vector<3xf32>> [16, ColMajor, MatrixStride=16]), Block>,
    %c: !spirv.rtarray<f32, stride=4>, %d: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %e: !spirv.arm.tensor<?x?xi8>, %f: !spirv.arm.tensor<*xf32>) attributes {
    spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 4, 1], subgroup_size = 32>,
    spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float16], [SPV_KHR_16bit_storage]>, api=Vulkan, NVIDIA:DiscreteGPU:7, #spirv.resource_limits<max_compute_workgroup_size = [128, 128, 64], subgroup_size = 64>>} {
  return
}

spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.GlobalVariable @in bind(0, 1) : !spirv.ptr<f32, Input>
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.SpecConstant @c spec_id(5) = 42 : i32
  spirv.SpecConstantComposite @cc (@c, @c) : !spirv.array<2 x i32>
  spirv.func @g(%x: i32 {spirv.decoration = #spirv.decoration<Aliased>}) -> i32 "Inline|Pure" {
    %0 = spirv.mlir.addressof @in : !spirv.ptr<f32, Input>
    %1 = spirv.mlir.referenceof @c : i32
    %2 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%1, %1) : (i32, i32) -> i32
    %3 = spirv.FunctionCall @g(%x) : (i32) -> i32
    spirv.ReturnValue %3 : i32
  }
  spirv.func @main() "None" {
    %t = spirv.Constant true
    %i = spirv.Constant 1 : i32
    spirv.mlir.selection control(Flatten) {
      spirv.BranchConditional %t [2, 3], ^a, ^b
    ^a:
      spirv.Branch ^b
    ^b:
      spirv.mlir.merge
    }
    spirv.mlir.loop {
      spirv.Branch ^header
    ^header:
      spirv.BranchConditional %t, ^body, ^merge
    ^body:
      spirv.Branch ^continue
    ^continue:
      spirv.Branch ^header
    ^merge:
      spirv.mlir.merge
    }
    spirv.Switch %i : i32, [
      default: ^bb1,
      7: ^bb1
    ]
  ^bb1:
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main, @in, @id
  spirv.ExecutionMode @main "LocalSize", 8, 1, 1
}

spirv.module Logical Vulkan {
  spirv.ARM.Graph @graph(%a: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<4xi8>
  }
}
