// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Folders of bufferization: where they fold, and next to it where they must not. Expectations are what mlir-opt prints.

// CHECK-LABEL: func.func @to_buffer_of_to_tensor(
// CHECK-NEXT:   return %arg0 : memref<?xf32>
// CHECK-NEXT: }
func.func @to_buffer_of_to_tensor(%m: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK-LABEL: func.func @to_tensor_of_to_buffer(
// CHECK-NEXT:   return %arg0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @to_tensor_of_to_buffer(%t: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.to_tensor %0 : memref<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// Something in between may write.
// CHECK-LABEL: func.func @something_between(
// CHECK-NEXT:   %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32>
// CHECK-NEXT:   "a.write"(%0) : (memref<?xf32>) -> ()
// CHECK-NEXT:   %1 = bufferization.to_tensor %0 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:   return %1 : tensor<?xf32>
// CHECK-NEXT: }
func.func @something_between(%t: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  "a.write"(%0) : (memref<?xf32>) -> ()
  %1 = bufferization.to_tensor %0 : memref<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
