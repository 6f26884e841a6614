// RUN: ods opt %s --generate-runtime-verification | FileCheck %s

// A group of sizes that has no elements comes from a size of zero; mlir-opt divides by zero.

// CHECK-LABEL: func.func @empty
// CHECK-NOT: arith.remsi
// CHECK: arith.cmpi eq, %{{.*}}, %{{.*}} : index
// CHECK: cf.assert %{{.*}}, "ERROR: Runtime op verification failed
func.func @empty(%m: memref<?xf32>, %n: index) -> memref<0x?xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [0, %n] : memref<?xf32> into memref<0x?xf32>
  return %0 : memref<0x?xf32>
}
