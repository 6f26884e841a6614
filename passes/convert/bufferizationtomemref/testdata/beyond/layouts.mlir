// RUN: ods opt %s --convert-bufferization-to-memref | FileCheck %s
// RUN: ods opt --upstream-bugs %s --convert-bufferization-to-memref | FileCheck %s --check-prefix=UPSTREAM

// A transposed matrix has its elements column by column, and so must its copy. What is in package driver/run executed.

// CHECK-LABEL: @transposed
// CHECK: %[[BASE:.+]], %{{.+}}, %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata
// CHECK: memref.alloc(%{{.+}}) : memref<?xf32>
// CHECK: memref.reinterpret_cast {{.*}} sizes: [%[[SIZES]]#0, %[[SIZES]]#1], strides: [1, %[[STRIDES]]#1] : memref<?xf32> to memref<?x?xf32, strided<[1, ?]>>
// CHECK: memref.copy
// UPSTREAM-LABEL: @transposed
// UPSTREAM: memref.cast %{{.+}} : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
func.func @transposed(%m: memref<?x?xf32, strided<[1, ?]>>) -> memref<?x?xf32, strided<[1, ?]>> {
  %0 = bufferization.clone %m : memref<?x?xf32, strided<[1, ?]>> to memref<?x?xf32, strided<[1, ?]>>
  return %0 : memref<?x?xf32, strided<[1, ?]>>
}

// Row-major order has these strides.
// CHECK-LABEL: @rows
// CHECK-NOT: reinterpret_cast
// CHECK: memref.cast
func.func @rows(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
  %0 = bufferization.clone %m : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
}
