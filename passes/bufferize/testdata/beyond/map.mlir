// RUN: ods opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s
// RUN: ods opt %s --one-shot-bufferize=bufferize-function-boundaries --upstream-bugs | FileCheck %s --check-prefix=UPSTREAM
//
// The region of linalg.map may read the element of its output, which then has to be there.

// CHECK-LABEL: @reads
// CHECK: %[[INIT:.*]] = memref.get_global
// CHECK: %[[OUT:.*]] = memref.alloc()
// CHECK: memref.copy %[[INIT]], %[[OUT]]
// CHECK: linalg.map ins(%arg0 : {{.*}}) outs(%[[OUT]] :
// UPSTREAM-LABEL: @reads
// UPSTREAM-NOT: memref.copy
// UPSTREAM: return
func.func @reads(%a: tensor<3xi32>) -> tensor<3xi32> {
  %init = arith.constant dense<[10, 20, 30]> : tensor<3xi32>
  %m = linalg.map ins(%a : tensor<3xi32>) outs(%init : tensor<3xi32>) (%x: i32, %o: i32) {
    %s = arith.addi %x, %o : i32
    linalg.yield %s : i32
  }
  return %m : tensor<3xi32>
}

// CHECK-LABEL: @writes
// CHECK-NOT: memref.copy
// CHECK: return
// UPSTREAM-LABEL: @writes
// UPSTREAM-NOT: memref.copy
// UPSTREAM: return
func.func @writes(%a: tensor<3xi32>) -> tensor<3xi32> {
  %init = arith.constant dense<[10, 20, 30]> : tensor<3xi32>
  %m = linalg.map ins(%a : tensor<3xi32>) outs(%init : tensor<3xi32>) (%x: i32, %o: i32) {
    %s = arith.addi %x, %x : i32
    linalg.yield %s : i32
  }
  return %m : tensor<3xi32>
}
