// RUN: ods opt %s --promote-buffers-to-stack | FileCheck %s
// RUN: ods opt --upstream-bugs %s --promote-buffers-to-stack | FileCheck %s --check-prefix=UPSTREAM

// The memory is what the tensor is made of, which lives on after the call.

// CHECK-LABEL: @tensor
// CHECK: memref.alloc()
// UPSTREAM-LABEL: @tensor
// UPSTREAM: memref.alloca()
func.func @tensor(%x: i32) -> tensor<4xi32> {
  %0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %x, %m[%0] : memref<4xi32>
  %t = bufferization.to_tensor %m : memref<4xi32> to tensor<4xi32>
  return %t : tensor<4xi32>
}

// CHECK-LABEL: @element
// CHECK: memref.alloc()
// UPSTREAM-LABEL: @element
// UPSTREAM: memref.alloca()
func.func @element(%x: memref<memref<4xi32>>) {
  %m = memref.alloc() : memref<4xi32>
  memref.store %m, %x[] : memref<memref<4xi32>>
  return
}

// This memory is used here only.
// CHECK-LABEL: @here
// CHECK: memref.alloca()
func.func @here(%x: i32) -> i32 {
  %0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %x, %m[%0] : memref<4xi32>
  %y = memref.load %m[%0] : memref<4xi32>
  return %y : i32
}

// The memory is freed under the name of a view.
// CHECK-LABEL: @freed
// CHECK: memref.alloc()
// UPSTREAM-LABEL: @freed
// UPSTREAM: memref.alloca()
func.func @freed(%c: i1) {
  %m = memref.alloc() : memref<2x4xf64>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<2x4xf64> -> memref<f64>, index, index, index, index, index
  bufferization.dealloc (%base : memref<f64>) if (%c)
  return
}

// CHECK-LABEL: @freed_view
// CHECK: memref.alloc()
// UPSTREAM-LABEL: @freed_view
// UPSTREAM: memref.alloca()
func.func @freed_view() {
  %m = memref.alloc() : memref<2x4xf64>
  %v = memref.cast %m : memref<2x4xf64> to memref<?x?xf64>
  memref.dealloc %v : memref<?x?xf64>
  return
}
