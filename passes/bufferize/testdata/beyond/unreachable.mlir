// RUN: ods opt %s --buffer-hoisting --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --buffer-loop-hoisting --allow-unregistered-dialect | FileCheck %s

// Memory that is used in blocks that nothing branches to stays where it is; mlir-opt crashes.

// CHECK-LABEL: func.func @unreachable
// CHECK-NEXT: cf.cond_br
// CHECK: memref.alloc
func.func @unreachable(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  %0 = memref.alloc() : memref<4xf32>
  "use"(%0) : (memref<4xf32>) -> ()
  cf.br ^bb3
^bb2:
  "use"(%0) : (memref<4xf32>) -> ()
  cf.br ^bb3
^bb3:
  return
}
