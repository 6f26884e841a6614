// RUN: ods opt %s --canonicalize | FileCheck %s

// Casts there and back, and additions of nothing, are folded; loads without a use go away unless they order memory.

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: memref<?xf32, #ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>, memref<?xf32, #ptr.generic_space>, memref<?xf32, #ptr.generic_space>) {
// CHECK-NEXT:     %0 = ptr.to_ptr %arg1 : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
// CHECK-NEXT:     %1 = ptr.from_ptr %0 : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
// CHECK-NEXT:     return %arg0, %arg1, %1 : !ptr.ptr<#ptr.generic_space>, memref<?xf32, #ptr.generic_space>, memref<?xf32, #ptr.generic_space>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @add(%arg0: !ptr.ptr<#ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %0 = ptr.ptr_add %arg0, %c1_i64 : !ptr.ptr<#ptr.generic_space>, i64
// CHECK-NEXT:     return %arg0, %0 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @effects(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: vector<4xi1>, %arg2: vector<4xf32>) {
// CHECK-NEXT:     %0 = ptr.load volatile %arg0 : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     %1 = ptr.load %arg0 atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     ptr.masked_store %arg2, %arg0, %arg1 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @casts(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<?xf32, #ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>, memref<?xf32, #ptr.generic_space>, memref<?xf32, #ptr.generic_space>) {
  %a = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %b = ptr.to_ptr %a : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %md = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %c = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %d = ptr.from_ptr %c metadata %md : !ptr.ptr<#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  %e = ptr.from_ptr %c : !ptr.ptr<#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  return %b, %d, %e : !ptr.ptr<#ptr.generic_space>, memref<?xf32, #ptr.generic_space>, memref<?xf32, #ptr.generic_space>
}

func.func @add(%p: !ptr.ptr<#ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %0 = ptr.ptr_add %p, %c0 : !ptr.ptr<#ptr.generic_space>, i64
  %1 = ptr.ptr_add %0, %c1 : !ptr.ptr<#ptr.generic_space>, i64
  return %0, %1 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}

func.func @effects(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  %1 = ptr.load volatile %p : !ptr.ptr<#ptr.generic_space> -> f32
  %2 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %3 = ptr.masked_load %p, %m, %v : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  ptr.masked_store %v, %p, %m : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}
