// RUN: ods opt %s --canonicalize | FileCheck %s

// What a spirv.SpecConstantOperation wraps stays; mlir-opt folds it and then reports that it is missing.
// CHECK-LABEL: func.func @wrapped
// CHECK: spirv.SpecConstantOperation wraps "spirv.IAdd"
func.func @wrapped() -> i32 {
  %0 = spirv.Constant 1 : i32
  %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
  return %1 : i32
}

// Elements of two dimensions have two indices; mlir-opt takes the first one for the place of the element.
// CHECK-LABEL: func.func @part
// CHECK: spirv.Constant 4 : i32
func.func @part() -> i32 {
  %0 = spirv.Constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32> : !spirv.array<2 x !spirv.array<2 x i32>>
  %1 = spirv.CompositeExtract %0[1 : i32, 1 : i32] : !spirv.array<2 x !spirv.array<2 x i32>>
  return %1 : i32
}

// A selection with results that are used stays; mlir-opt takes it away and leaves the uses without a value.
// CHECK-LABEL: func.func @results
// CHECK: spirv.mlir.selection -> i32
func.func @results(%c: i1, %a: i32, %b: i32, %p: !spirv.ptr<i32, StorageBuffer>) -> i32 {
  %0 = spirv.mlir.selection -> i32 {
    spirv.BranchConditional %c, ^then, ^else
  ^then:
    spirv.Store "StorageBuffer" %p, %a : i32
    spirv.Branch ^merge
  ^else:
    spirv.Store "StorageBuffer" %p, %b : i32
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge %a : i32
  }
  return %0 : i32
}
