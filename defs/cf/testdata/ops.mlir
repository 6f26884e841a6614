// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of cf in its custom form.

// CHECK-LABEL: func.func @assert(
// CHECK-NEXT:   cf.assert %arg0, "a \22message\22" {a.b}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @assert(%c: i1) {
  cf.assert %c, "a \"message\"" {a.b}
  return
}

// CHECK-LABEL: func.func @br(
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb2(%arg0, %arg0 : i32, i32) {a.b}
// CHECK-NEXT: ^bb2(%0: i32, %1: i32):  // pred: ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @br(%x: i32) {
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%x, %x : i32, i32) {a.b}
^bb2(%a: i32, %b: i32):
  return
}

// CHECK-LABEL: func.func @cond_br(
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.cond_br %arg0 weights([1, 99]), ^bb2(%arg1 : i32), ^bb1 {a.b}
// CHECK-NEXT: ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cond_br(%c: i1, %x: i32) {
  cf.cond_br %c, ^bb1, ^bb2(%x : i32)
^bb1:
  cf.cond_br %c weights([1, 99]), ^bb2(%x : i32), ^bb1 {a.b}
^bb2(%a: i32):
  return
}

// CHECK-LABEL: func.func @switch(
// CHECK-NEXT:   cf.switch %arg0 : i32, [
// CHECK-NEXT:     default: ^bb1(%arg0 : i32),
// CHECK-NEXT:     42: ^bb2,
// CHECK-NEXT:     4294967295: ^bb1(%arg0 : i32)
// CHECK-NEXT:   ] {a.b}
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   cf.switch %arg1 : i64, [
// CHECK-NEXT:     default: ^bb2]
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @switch(%x: i32, %y: i64) {
  cf.switch %x : i32, [
    default: ^bb1(%x : i32),
    42: ^bb2,
    -1: ^bb1(%x : i32)
  ] {a.b}
^bb1(%a: i32):
  cf.switch %y : i64, [
    default: ^bb2
  ]
^bb2:
  return
}
