// RUN: ods opt %s --ownership-based-buffer-deallocation | FileCheck %s

// Memory that an operation returns, which gets more results, and that another block uses; mlir-opt crashes.

// CHECK-LABEL: func.func @f
// CHECK: %[[M:.*]]:3 = scf.if
// CHECK: %[[LEFT:.*]] = bufferization.dealloc {{.*}} retain (%[[M]]#0 : memref<4xf32>)
// CHECK: cf.br ^bb1
// CHECK: ^bb1:
// CHECK: bufferization.dealloc (%{{.*}}, %{{.*}} : memref<f32>, memref<f32>) if (%[[LEFT]], %{{.*}})
func.func @f(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %r:2 = scf.if %c -> (memref<4xf32>, index) {
    %a = memref.alloc() : memref<4xf32>
    %i = arith.constant 1 : index
    scf.yield %a, %i : memref<4xf32>, index
  } else {
    %i = arith.constant 1 : index
    scf.yield %m, %i : memref<4xf32>, index
  }
  cf.br ^bb1
^bb1:
  return %r#0 : memref<4xf32>
}
