// RUN: ods opt %s --expand-realloc | FileCheck %s

// Memory of constant size that shrinks: mlir-opt writes a copy that does not fit and fails.
// CHECK-LABEL: func.func @shrinks
// CHECK-SAME: (%[[M:.*]]: memref<8xf32>)
// CHECK-NEXT: %[[R:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [2], strides: [1] : memref<8xf32> to memref<2xf32>
// CHECK-NEXT: return %[[R]]
func.func @shrinks(%m: memref<8xf32>) -> memref<2xf32> {
  %r = memref.realloc %m : memref<8xf32> to memref<2xf32>
  return %r : memref<2xf32>
}
