// RUN: ods opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @known
// CHECK: globalSize [64, %arg1, 32] globalStride [128, 64, 1] sharedSize [8, 4, %arg1]
func.func @known(%base: !amdgpu.tdm_base<i32>, %n: index) -> !amdgpu.tdm_descriptor {
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %0 = amdgpu.make_dma_descriptor %base globalSize [%c64, %n, 32] globalStride [%c128, %c64, 1] sharedSize [8, %c4, %n]
    : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return %0 : !amdgpu.tdm_descriptor
}

// CHECK-LABEL: @gather
// CHECK: globalSize [64, %arg2] globalStride [64, 1] sharedSize [8, %arg2]
func.func @gather(%base: !amdgpu.tdm_gather_base<i32, i32>, %at: vector<8xi32>, %n: index) -> !amdgpu.tdm_descriptor {
  %c64 = arith.constant 64 : index
  %0 = amdgpu.make_gather_dma_descriptor %base[%at] globalSize [%c64, %n] globalStride [%c64, 1] sharedSize [8, %n]
    : !amdgpu.tdm_gather_base<i32, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
  return %0 : !amdgpu.tdm_descriptor
}
