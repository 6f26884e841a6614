// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation.

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @d attributes {x} {
// CHECK-NEXT:     irdl.type @singleton 
// CHECK-NEXT:     irdl.type @empty 
// CHECK-NEXT:     irdl.type @pair attributes {y} {
// CHECK-NEXT:       %0 = irdl.any
// CHECK-NEXT:       %1 = irdl.is i32 
// CHECK-NEXT:       irdl.parameters(first: %0, second: %1) {z}
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.attribute @a {
// CHECK-NEXT:       %0 = irdl.any {q}
// CHECK-NEXT:       irdl.parameters()
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @op {
// CHECK-NEXT:       %0 = irdl.is i32  {q}
// CHECK-NEXT:       %1 = irdl.parametric @d::@pair<%0, %0>  {q}
// CHECK-NEXT:       %2 = irdl.base @d::@pair 
// CHECK-NEXT:       %3 = irdl.base "!builtin.integer"  {q}
// CHECK-NEXT:       %4 = irdl.any_of(%0, %1)  {q}
// CHECK-NEXT:       %5 = irdl.all_of(%0, %1, %2) 
// CHECK-NEXT:       %6 = irdl.c_pred "::foo($_self)"  {q}
// CHECK-NEXT:       irdl.operands(a: %0, b: optional %1, c: variadic %2, d: %3) {q}
// CHECK-NEXT:       irdl.results(r: %0)
// CHECK-NEXT:       irdl.attributes {"attr1" = %0, "attr2" = %5}
// CHECK-NEXT:       %7 = irdl.region
// CHECK-NEXT:       %8 = irdl.region()
// CHECK-NEXT:       %9 = irdl.region(%0, %1) {q}
// CHECK-NEXT:       %10 = irdl.region with size 3
// CHECK-NEXT:       %11 = irdl.region(%0) with size 3 {q}
// CHECK-NEXT:       irdl.regions(x: %7, y: %8, z: %9, w: %10, v: %11) {q}
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @none {
// CHECK-NEXT:       irdl.operands()
// CHECK-NEXT:       irdl.results()
// CHECK-NEXT:       irdl.regions()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   irdl.dialect @e 
// CHECK-NEXT:   irdl.dialect @f 
// CHECK-NEXT:   func.func private @attributes() attributes {s = !irdl.attribute, t = !irdl.region, w = #irdl<variadicity_array[]>, x = #irdl<variadicity single>, y = #irdl<variadicity optional>, z = #irdl<variadicity_array[ single,  optional,  variadic]>}
// CHECK-NEXT: }

irdl.dialect @d attributes {x} {
  irdl.type @singleton
  irdl.type @empty {
  }
  irdl.type @pair attributes {y} {
    %0 = irdl.any
    %1 = irdl.is i32
    irdl.parameters(first: %0, second: %1) {z}
  }
  irdl.attribute @a {
    %0 = irdl.any {q}
    irdl.parameters()
  }
  irdl.operation @op {
    %0 = irdl.is i32 {q}
    %1 = irdl.parametric @d::@pair<%0, %0> {q}
    %2 = irdl.base @d::@pair
    %3 = irdl.base "!builtin.integer" {q}
    %4 = irdl.any_of(%0, %1) {q}
    %5 = irdl.all_of(%0, %1, %2)
    %6 = irdl.c_pred "::foo($_self)" {q}
    irdl.operands(a: %0, b: optional %1, c: variadic %2, d: single %3) {q}
    irdl.results(r: %0)
    irdl.attributes {"attr1" = %0, "attr2" = %5}
    %r0 = irdl.region
    %r1 = irdl.region()
    %r2 = irdl.region(%0, %1) {q}
    %r3 = irdl.region with size 3
    %r4 = irdl.region(%0) with size 3 {q}
    irdl.regions(x: %r0, y: %r1, z: %r2, w: %r3, v: %r4) {q}
  }
  irdl.operation @none {
    irdl.operands()
    irdl.results()
    irdl.regions()
  }
}
irdl.dialect @e {
}
irdl.dialect @f
func.func private @attributes() attributes {x = #irdl<variadicity single>, y = #irdl<variadicity optional>, z = #irdl<variadicity_array[single, optional, variadic]>, w = #irdl<variadicity_array[]>, t = !irdl.region, s = !irdl.attribute}
