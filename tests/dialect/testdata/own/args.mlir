// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Formats that write the arguments of a region's entry block, which mlir-opt has nothing like.

// CHECK: func.func @loop(%arg0: i32, %arg1: f32, %arg2: index) {
// CHECK-NEXT:   test.ods_loop %arg3 = %arg0 to %arg0 step %arg0 : i32 {
// CHECK-NEXT:     test.ods_loop %arg4 = %arg3 to %arg0 step %arg3 iter_args(%arg5 = %arg1, %arg6 = %arg2) : f32, index : i32 {
// CHECK-NEXT:       "test.use"(%arg4, %arg5, %arg6) : (i32, f32, index) -> ()
// CHECK-NEXT:       "test.finish"() {kept} : () -> ()
// CHECK-NEXT:     } {x = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT:   test.ods_lambda() {
// CHECK-NEXT:   }
// CHECK-NEXT:   test.ods_lambda(%arg3: i32, %arg4: f32) {
// CHECK-NEXT:     "test.use"(%arg3, %arg4) : (i32, f32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %0 = test.ods_zip %arg3 = %arg0 with(%arg4, %arg5) in(%arg2, %arg2) %arg3 : i8 {
// CHECK-NEXT:     "test.use"(%arg3, %arg4, %arg5) : (i32, index, index) -> ()
// CHECK-NEXT:   } then {
// CHECK-NEXT:     "test.use"(%arg3) : (i8) -> ()
// CHECK-NEXT:   } attributes {y}
// CHECK-NEXT:   %1 = test.ods_zip %arg3 = %arg0 with() in() %arg3 : i8 {
// CHECK-NEXT:   } then {
// CHECK-NEXT:   }

// GENERIC: "test.ods_loop"(%arg0, %arg0, %arg0) ({
// GENERIC-NEXT: ^bb0(%[[IV:.*]]: i32):
// GENERIC-NEXT:   "test.ods_loop"(%[[IV]], %arg0, %[[IV]], %arg1, %arg2) ({
// GENERIC-NEXT:   ^bb0(%[[J:.*]]: i32, %[[A:.*]]: f32, %[[B:.*]]: index):
// GENERIC-NEXT:     "test.use"(%[[J]], %[[A]], %[[B]]) : (i32, f32, index) -> ()
// GENERIC-NEXT:     "test.finish"() {kept} : () -> ()
// GENERIC-NEXT:   }) {x = 1 : i32} : (i32, i32, i32, f32, index) -> ()
// GENERIC-NEXT:   "test.finish"() : () -> ()
// GENERIC-NEXT: }) : (i32, i32, i32) -> ()

func.func @loop(%lb: i32, %f: f32, %i: index) {
  test.ods_loop %iv = %lb to %lb step %lb : i32 {
    test.ods_loop %j = %iv to %lb step %iv iter_args(%a = %f, %b = %i) : f32, index : i32 {
      "test.use"(%j, %a, %b) : (i32, f32, index) -> ()
      "test.finish"() {kept} : () -> ()
    } {x = 1 : i32}
  }
  test.ods_lambda() {
  }
  test.ods_lambda(%x: i32, %y: f32) {
    "test.use"(%x, %y) : (i32, f32) -> ()
  }
  %0 = test.ods_zip %a = %lb with(%b, %c) in(%i, %i) %d : i8 {
    "test.use"(%a, %b, %c) : (i32, index, index) -> ()
  } then {
    "test.use"(%d) : (i8) -> ()
  } attributes {y}
  %1 = test.ods_zip %a = %lb with() in() %d : i8 {
  } then {
  }
  return
}
