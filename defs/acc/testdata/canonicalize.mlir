// RUN: ods opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s

// CHECK:      module {
// CHECK-NEXT:   func.func @conditions(%arg0: memref<10xf32>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     %1 = acc.update_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     %2 = acc.use_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     acc.enter_data dataOperands(%0 : memref<10xf32>)
// CHECK-NEXT:     acc.exit_data async dataOperands(%0 : memref<10xf32>)
// CHECK-NEXT:     acc.update dataOperands(%1 : memref<10xf32>)
// CHECK-NEXT:     acc.host_data dataOperands(%2 : memref<10xf32>) {
// CHECK-NEXT:       "d.kept"() : () -> ()
// CHECK-NEXT:       acc.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     "d.moved"() : () -> ()
// CHECK-NEXT:     acc.data if(%true) dataOperands(%0 : memref<10xf32>) {
// CHECK-NEXT:       acc.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @environments(%arg0: memref<10xf32>, %arg1: i64) {
// CHECK-NEXT:     %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     acc.wait
// CHECK-NEXT:     acc.wait(%arg1, %arg1 : i64, i64)
// CHECK-NEXT:     acc.wait(%arg1 : i64)
// CHECK-NEXT:     acc.kernel_environment wait({devnum: %arg1 : i64, %arg1 : i64}) {
// CHECK-NEXT:     }
// CHECK-NEXT:     acc.kernel_environment wait({%arg1 : i64}, {%arg1 : i64}) {
// CHECK-NEXT:     }
// CHECK-NEXT:     acc.kernel_environment wait({%arg1 : i64} [#acc.device_type<nvidia>]) {
// CHECK-NEXT:     }
// CHECK-NEXT:     acc.kernel_environment wait({%arg1 : i64}) {
// CHECK-NEXT:       "d.kept"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @atomic(%arg0: memref<i32>, %arg1: i32, %arg2: i1) {
// CHECK-NEXT:     acc.atomic.write if(%arg2) %arg0 = %arg1 : memref<i32>, i32
// CHECK-NEXT:     acc.atomic.update %arg0 : memref<i32> {
// CHECK-NEXT:     ^bb0(%arg3: i32):
// CHECK-NEXT:       "d.kept"() : () -> ()
// CHECK-NEXT:       acc.yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     acc.atomic.update %arg0 : memref<i32> {
// CHECK-NEXT:     ^bb0(%arg3: i32):
// CHECK-NEXT:       "d.kept"() : () -> ()
// CHECK-NEXT:       acc.yield %arg3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unused(%arg0: memref<10xf32>, %arg1: index) {
// CHECK-NEXT:     %0 = acc.private varPtr(%arg0 : memref<10xf32>) recipe(@r) -> memref<10xf32>
// CHECK-NEXT:     %1 = acc.present varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   acc.private.recipe @r : memref<10xf32> init {
// CHECK-NEXT:   ^bb0(%arg0: memref<10xf32>):
// CHECK-NEXT:     acc.yield %arg0 : memref<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @conditions(%a: memref<10xf32>) {
  %yes = arith.constant true
  %no = arith.constant false
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %u = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.enter_data if(%yes) dataOperands(%d : memref<10xf32>)
  acc.enter_data if(%no) dataOperands(%d : memref<10xf32>)
  acc.exit_data if(%yes) async dataOperands(%d : memref<10xf32>)
  acc.exit_data if(%no) async dataOperands(%d : memref<10xf32>)
  acc.update if(%yes) dataOperands(%g : memref<10xf32>)
  acc.update if(%no) dataOperands(%g : memref<10xf32>)
  acc.host_data if(%yes) dataOperands(%u : memref<10xf32>) {
    "d.kept"() : () -> ()
    acc.terminator
  }
  acc.host_data if(%no) dataOperands(%u : memref<10xf32>) {
    "d.moved"() : () -> ()
    acc.terminator
  }
  acc.data if(%yes) dataOperands(%d : memref<10xf32>) {
    acc.terminator
  }
  return
}
func.func @environments(%a: memref<10xf32>, %i: i64) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.kernel_environment dataOperands(%d : memref<10xf32>) {
  }
  acc.kernel_environment wait {
  }
  acc.kernel_environment wait({%i : i64, %i : i64}) async(%i : i64) {
  }
  acc.kernel_environment wait([#acc.device_type<nvidia>], {%i : i64}) {
  }
  acc.kernel_environment wait({devnum: %i : i64, %i : i64}) {
  }
  acc.kernel_environment wait({%i : i64}, {%i : i64}) {
  }
  acc.kernel_environment wait({%i : i64} [#acc.device_type<nvidia>]) {
  }
  acc.kernel_environment wait({%i : i64}) {
    "d.kept"() : () -> ()
  }
  return
}
func.func @atomic(%x: memref<i32>, %e: i32, %c: i1) {
  acc.atomic.update %x : memref<i32> {
  ^bb0(%a: i32):
    acc.yield %a : i32
  }
  acc.atomic.update if(%c) %x : memref<i32> {
  ^bb0(%a: i32):
    acc.yield %e : i32
  }
  acc.atomic.update %x : memref<i32> {
  ^bb0(%a: i32):
    "d.kept"() : () -> ()
    acc.yield %e : i32
  }
  acc.atomic.update %x : memref<i32> {
  ^bb0(%a: i32):
    "d.kept"() : () -> ()
    acc.yield %a : i32
  }
  return
}
func.func @unused(%a: memref<10xf32>, %n: index) {
  %b = acc.bounds extent(%n : index)
  %c = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %q = acc.private varPtr(%a : memref<10xf32>) recipe(@r) -> memref<10xf32>
  %p = acc.present varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
acc.private.recipe @r : memref<10xf32> init {
^bb0(%v: memref<10xf32>):
  acc.yield %v : memref<10xf32>
}
