// RUN: ods opt %s --convert-bufferization-to-memref | FileCheck %s
// RUN: not ods opt --upstream-bugs %s --convert-bufferization-to-memref

// Strides that are known are kept, and so is where the elements start.
// CHECK-LABEL: @gaps
// CHECK: memref.reinterpret_cast {{.*}} to offset: [9], sizes: [3, 4], strides: [8, 2] : memref<?xf32> to memref<3x4xf32, strided<[8, 2], offset: 9>>
func.func @gaps(%m: memref<3x4xf32, strided<[8, 2], offset: 9>>) -> memref<3x4xf32, strided<[8, 2], offset: 9>> {
  %0 = bufferization.clone %m : memref<3x4xf32, strided<[8, 2], offset: 9>> to memref<3x4xf32, strided<[8, 2], offset: 9>>
  return %0 : memref<3x4xf32, strided<[8, 2], offset: 9>>
}
