// RUN: ods opt %s | FileCheck %s

// CHECK:      module {
// CHECK-NEXT:   emitc.func @public(!emitc.ptr<i32>) attributes {specifiers = ["extern"]}
// CHECK-NEXT: }

// A declaration may be public.
emitc.func @public(%arg0: !emitc.ptr<i32>) attributes {specifiers = ["extern"]}
