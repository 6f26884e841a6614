// RUN: ods opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @update(
// CHECK-NEXT:   omp.atomic.write %arg0 = %arg1 hint(contended) memory_order(relaxed) : memref<i32>, i32
// CHECK-NEXT:   return
func.func @update(%x: memref<i32>, %v: i32) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%a: i32):
    omp.yield(%a : i32)
  }
  omp.atomic.update hint(contended) memory_order(relaxed) %x : memref<i32> {
  ^bb0(%a: i32):
    omp.yield(%v : i32)
  }
  return
}

// CHECK-LABEL: func.func @kept(
// CHECK-NEXT:   omp.atomic.update %arg0 : memref<i32> {
func.func @kept(%x: memref<i32>, %v: i32) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%a: i32):
    %0 = arith.addi %a, %v : i32
    omp.yield(%0 : i32)
  }
  return
}
