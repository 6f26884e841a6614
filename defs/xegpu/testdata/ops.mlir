// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Operations of xegpu. Expectations are what mlir-opt prints.

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<24x32xf16>, %arg1: memref<2048xi8, 3>) {
// CHECK-NEXT:     %0 = xegpu.create_nd_tdesc %arg0 : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>
// CHECK-NEXT:     %1 = xegpu.create_nd_tdesc %arg0 : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<boundary_check = false>>
// CHECK-NEXT:     xegpu.prefetch_nd %1[0, 0] <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<boundary_check = false>>
// CHECK-NEXT:     %2 = xegpu.load_nd %1[0, 0]  : !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<boundary_check = false>> -> vector<8x16xf16>
// CHECK-NEXT:     %3 = xegpu.create_mem_desc %arg1 : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
// CHECK-NEXT:     xegpu.fence memory_kind = global, fence_scope = workgroup
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @f(%m: memref<24x32xf16>, %s: memref<2048xi8, 3>) {
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>
  %1 = xegpu.create_nd_tdesc %m : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<boundary_check = false>>
  xegpu.prefetch_nd %1[0, 0] <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<boundary_check = false>>
  %2 = xegpu.load_nd %1[0, 0] : !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<boundary_check = false>> -> vector<8x16xf16>
  %3 = xegpu.create_mem_desc %s : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  xegpu.fence memory_kind = global, fence_scope = workgroup
  return
}
