// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Operations of nvgpu. Expectations are what mlir-opt prints.

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<128x128xf16, 3>, %arg1: index, %arg2: vector<4x2xf16>, %arg3: vector<2x2xf16>, %arg4: memref<16xf32>, %arg5: memref<16xf32, 3>) {
// CHECK-NEXT:     %0 = nvgpu.ldmatrix %arg0[%arg1, %arg1] {numTiles = 4 : i32, transpose = false} : memref<128x128xf16, 3> -> vector<4x2xf16>
// CHECK-NEXT:     %1 = nvgpu.mma.sync(%arg2, %arg3, %arg3) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// CHECK-NEXT:     %2 = nvgpu.device_async_copy %arg4[%arg1], %arg5[%arg1], 4 : memref<16xf32> to memref<16xf32, 3>
// CHECK-NEXT:     %3 = nvgpu.device_async_create_group %2
// CHECK-NEXT:     nvgpu.device_async_wait %3 {numGroups = 1 : i32}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @f(%m: memref<128x128xf16, 3>, %i: index, %a: vector<4x2xf16>, %b: vector<2x2xf16>, %s: memref<16xf32>, %d: memref<16xf32, 3>) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {transpose = false, numTiles = 4 : i32} : memref<128x128xf16, 3> -> vector<4x2xf16>
  %1 = nvgpu.mma.sync (%a, %b, %b) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %2 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf32> to memref<16xf32, 3>
  %3 = nvgpu.device_async_create_group %2
  nvgpu.device_async_wait %3 {numGroups = 1 : i32}
  return
}
