// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of bufferization in its custom form, with its variants.

// CHECK-LABEL: func.func @f(
// CHECK-NEXT:   %0 = bufferization.alloc_tensor(%arg0) : tensor<?x4xf32>
// CHECK-NEXT:   %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<?x4xf32>
// CHECK-NEXT:   %2 = bufferization.alloc_tensor() copy(%arg1) size_hint=%arg0 {a.b, memory_space = 1 : i64} : tensor<?x4xf32>
// CHECK-NEXT:   %3 = bufferization.alloc_tensor(%arg0) size_hint=%arg0 : tensor<?x4xf32>
// CHECK-NEXT:   %4 = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT:   %5 = bufferization.clone %arg2 : memref<?x4xf32> to memref<?x4xf32>
// CHECK-NEXT:   bufferization.dealloc_tensor %arg1 : tensor<?x4xf32>
// CHECK-NEXT:   %6 = bufferization.materialize_in_destination %arg1 in %arg1 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:   bufferization.materialize_in_destination %arg1 in restrict writable %arg2 : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
// CHECK-NEXT:   %7 = bufferization.to_buffer %arg1 read_only : tensor<?x4xf32> to memref<?x4xf32>
// CHECK-NEXT:   %8 = bufferization.to_buffer %arg1 {a.b} : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %9 = bufferization.to_tensor %arg2 restrict writable : memref<?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:   %10 = bufferization.to_tensor %arg3 : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT:   bufferization.dealloc
// CHECK-NEXT:   bufferization.dealloc (%arg2, %arg3 : memref<?x4xf32>, memref<*xf32>) if (%arg4, %arg4)
// CHECK-NEXT:   %11:2 = bufferization.dealloc (%arg2 : memref<?x4xf32>) if (%arg4) retain (%arg2, %arg3 : memref<?x4xf32>, memref<*xf32>) {a.b}
// CHECK-NEXT:   %12 = bufferization.dealloc retain (%arg3 : memref<*xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%i: index, %t: tensor<?x4xf32>, %m: memref<?x4xf32>, %u: memref<*xf32>, %c: i1, %ut: tensor<*xf32>) {
  %0 = bufferization.alloc_tensor(%i) : tensor<?x4xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  %2 = bufferization.alloc_tensor() copy(%t) size_hint=%i {memory_space = 1 : i64, a.b} : tensor<?x4xf32>
  %3 = bufferization.alloc_tensor(%i) size_hint=%i : tensor<?x4xf32>
  %4 = bufferization.alloc_tensor() : tensor<4xf32>
  %5 = bufferization.clone %m : memref<?x4xf32> to memref<?x4xf32>
  bufferization.dealloc_tensor %t : tensor<?x4xf32>
  %6 = bufferization.materialize_in_destination %t in %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
  %7 = bufferization.to_buffer %t read_only : tensor<?x4xf32> to memref<?x4xf32>
  %8 = bufferization.to_buffer %t {a.b} : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %9 = bufferization.to_tensor %m restrict writable : memref<?x4xf32> to tensor<?x4xf32>
  %10 = bufferization.to_tensor %u : memref<*xf32> to tensor<*xf32>
  bufferization.dealloc
  bufferization.dealloc (%m, %u : memref<?x4xf32>, memref<*xf32>) if (%c, %c)
  %11:2 = bufferization.dealloc (%m : memref<?x4xf32>) if (%c) retain (%m, %u : memref<?x4xf32>, memref<*xf32>) {a.b}
  %12 = bufferization.dealloc retain (%u : memref<*xf32>)
  return
}
