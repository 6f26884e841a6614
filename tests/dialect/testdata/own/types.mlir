// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Types and attributes with parameters of each kind, and aliases.

// CHECK: !ods_aliased = !test.ods_aliased<3>
// CHECK-NEXT: #loc = #test.ods_place<3>
// CHECK-NEXT: #ods_numbered = #test.ods_numbered<5>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @types(!test.classic<true, -1, 2, 3.500000e+00, 42, "+", i7, "somebody", "a">, !test.classic<false, 0, 0, 0.000000e+00, 0, a, i1>, !ods_aliased, !test.ods_numbered<5>)
// CHECK-NEXT:   func.func private @attributes() attributes {a = #ods_numbered, b = #test.ods_float<1.500000e+00>, c = #test.ods_go<1 to 2>, d = #loc}
// CHECK-NEXT: }

func.func private @types(!test.classic<true, -1, 2, 3.5, 42, "+", i7, "somebody", "a">, !test.classic<false, 0, 0, 0.0, 0, a, i1>, !test.ods_aliased<3>, !test.ods_numbered<5>)
func.func private @attributes() attributes {a = #test.ods_numbered<5>, b = #test.ods_float<1.5>, c = #test.ods_go<1 to 2>, d = #test.ods_place<3>}
