// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Copies. Expectations are what mlir-opt says.

%d = "t.v"() : () -> memref<?x4xf32, strided<[?, ?], offset: ?>>
%s = "t.v"() : () -> memref<3x4xf32>
%i = "t.v"() : () -> index
// expected-error@+1 {{destination memref most minor dim must have unit stride}}
%t = "nvgpu.device_async_copy"(%d, %i, %i, %s, %i, %i) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<?x4xf32, strided<[?, ?], offset: ?>>, index, index, memref<3x4xf32>, index, index) -> !nvgpu.device.async.token

// -----

%d = "t.v"() : () -> memref<3x4xf32>
%s = "t.v"() : () -> memref<3x4xf32>
%i = "t.v"() : () -> index
// expected-error@+1 {{destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
%t = "nvgpu.device_async_copy"(%d, %i, %i, %s, %i, %i) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<3x4xf32>, index, index, memref<3x4xf32>, index, index) -> !nvgpu.device.async.token
