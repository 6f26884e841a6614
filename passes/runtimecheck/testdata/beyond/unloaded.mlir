// RUN: ods opt %s --generate-runtime-verification | FileCheck %s
// mlir-opt crashes where nothing loads dialect scf before.

func.func @subview4(%m: memref<?xf32>, %i: index, %j: index) {
  %0 = memref.subview %m[%i] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  return
}
// CHECK: scf.if
// CHECK: cf.assert %{{.*}}, "ERROR: Runtime op verification failed\0A%subview = memref.subview
// CHECK-SAME: offset 0 is out-of-bounds
// CHECK: cf.assert %{{.*}} subview runs out-of-bounds along dimension 0
// CHECK: memref.subview
