// RUN: ods opt %s --allow-unregistered-dialect --keep-names | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s --check-prefix=PLAIN

// CHECK:      %first = "a.b"()
// CHECK-NEXT: %pair:2 = "a.b"(%first)
// PLAIN:      %0 = "a.b"()
// PLAIN-NEXT: %1:2 = "a.b"(%0)
%first = "a.b"() : () -> i32
%pair:2 = "a.b"(%first) : (i32) -> (i32, i32)
