// RUN: opt %s --allow-unregistered-dialect --<<.Pass>> | FileCheck %s

// CHECK:      %[[A:.*]] = "test.used"() {drop} : () -> i32
// CHECK-NEXT: "test.kept"(%[[A]]) : (i32) -> ()
// CHECK-NOT:  test.gone
%0 = "test.used"() {drop} : () -> i32
"test.kept"(%0) : (i32) -> ()
%1 = "test.gone"() {drop} : () -> i32
%2 = "test.gone"(%1) {drop} : (i32) -> i32
"test.gone"() {drop} : () -> ()
