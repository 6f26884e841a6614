// RUN: ods opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s
// RUN: ods opt %s --one-shot-bufferize=bufferize-function-boundaries --upstream-bugs | FileCheck %s --check-prefix=UPSTREAM
//
// What is stored to a global is read.

ml_program.global private mutable @from(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @to(dense<1.0> : tensor<4xf32>) : tensor<4xf32>

// CHECK-LABEL: @move
// CHECK: %[[FROM:.*]] = memref.get_global @from
// CHECK: %[[TO:.*]] = memref.get_global @to
// CHECK: memref.copy %[[FROM]], %[[TO]]
// UPSTREAM-LABEL: @move
// UPSTREAM: %[[NOTHING:.*]] = memref.alloc
// UPSTREAM: %[[TO:.*]] = memref.get_global @to
// UPSTREAM: memref.copy %[[NOTHING]], %[[TO]]
func.func @move() {
  %0 = ml_program.global_load @from : tensor<4xf32>
  ml_program.global_store @to = %0 : tensor<4xf32>
  return
}
