// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Folders of scf. Expectations are what mlir-opt prints.

// The regions of a conditional on a negation change places, when there are two.
// CHECK-LABEL: func.func @negated(
// CHECK-NEXT:   scf.if %arg0 {
// CHECK-NEXT:     "a.c"() : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "a.not"() : () -> ()
// CHECK-NEXT:     "a.one"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @negated(%c: i1) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %n {
    "a.not"() : () -> ()
  } else {
    "a.c"() : () -> ()
  }
  scf.if %n {
    "a.one"() : () -> ()
  }
  return
}

// Exclusive or with something else is no negation.
// CHECK-LABEL: func.func @other(
// CHECK-NEXT:   %0 = arith.xori %arg0, %arg1 : i1
// CHECK-NEXT:   scf.if %0 {
// CHECK-NEXT:     "a.not"() : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "a.c"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @other(%c: i1, %d: i1) {
  %n = arith.xori %c, %d : i1
  scf.if %n {
    "a.not"() : () -> ()
  } else {
    "a.c"() : () -> ()
  }
  return
}
