// RUN: ods opt %s --canonicalize | FileCheck %s
// RUN: ods opt --upstream-bugs %s --canonicalize | FileCheck %s --check-prefix=UPSTREAM

// The sum of the constants wraps as a signed number, and the difference as an unsigned one, though no operation need wrap.
// Bits that fill up to the sign are no longer copies of it when a shift fills with zeros.

func.func @signed(%x: i8) -> (i8, i8, i8) {
  %a = arith.constant 90 : i8
  %b = arith.constant 70 : i8
  %0 = arith.addi %x, %a overflow<nsw> : i8
  %1 = arith.addi %0, %b overflow<nsw> : i8
  %2 = arith.subi %a, %x overflow<nsw> : i8
  %3 = arith.addi %2, %b overflow<nsw> : i8
  %c = arith.constant 32 : i8
  %d = arith.constant 4 : i8
  %4 = arith.muli %x, %c overflow<nsw> : i8
  %5 = arith.muli %4, %d overflow<nsw> : i8
  return %1, %3, %5 : i8, i8, i8
}
func.func @unsigned(%x: i8) -> (i8, i8, i8) {
  %a = arith.constant 90 : i8
  %b = arith.constant 70 : i8
  %0 = arith.subi %x, %a overflow<nuw> : i8
  %1 = arith.addi %0, %b overflow<nuw> : i8
  %c = arith.constant -56 : i8
  %2 = arith.subi %c, %x overflow<nuw> : i8
  %3 = arith.addi %2, %a overflow<nuw> : i8
  %4 = arith.addi %x, %a overflow<nuw> : i8
  %5 = arith.addi %4, %c overflow<nuw> : i8
  return %1, %3, %5 : i8, i8, i8
}
func.func @shift(%x: i16) -> i8 {
  %c8 = arith.constant 8 : i16
  %0 = arith.shrsi %x, %c8 : i16
  %1 = arith.trunci %0 overflow<nsw, nuw> : i16 to i8
  return %1 : i8
}

// CHECK: module {
// CHECK-NEXT: func.func @signed(%arg0: i8) -> (i8, i8, i8) {
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %c-96_i8 = arith.constant -96 : i8
// CHECK-NEXT: %0 = arith.addi %arg0, %c-96_i8 : i8
// CHECK-NEXT: %1 = arith.subi %c-96_i8, %arg0 : i8
// CHECK-NEXT: %2 = arith.muli %arg0, %c-128_i8 : i8
// CHECK-NEXT: return %0, %1, %2 : i8, i8, i8
// CHECK-NEXT: }
// CHECK-NEXT: func.func @unsigned(%arg0: i8) -> (i8, i8, i8) {
// CHECK-NEXT: %c34_i8 = arith.constant 34 : i8
// CHECK-NEXT: %c-20_i8 = arith.constant -20 : i8
// CHECK-NEXT: %0 = arith.addi %arg0, %c-20_i8 : i8
// CHECK-NEXT: %1 = arith.subi %c34_i8, %arg0 : i8
// CHECK-NEXT: %2 = arith.addi %arg0, %c34_i8 overflow<nuw> : i8
// CHECK-NEXT: return %0, %1, %2 : i8, i8, i8
// CHECK-NEXT: }
// CHECK-NEXT: func.func @shift(%arg0: i16) -> i8 {
// CHECK-NEXT: %c8_i16 = arith.constant 8 : i16
// CHECK-NEXT: %0 = arith.shrui %arg0, %c8_i16 : i16
// CHECK-NEXT: %1 = arith.trunci %0 overflow<nuw> : i16 to i8
// CHECK-NEXT: return %1 : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: module {
// UPSTREAM-NEXT: func.func @signed(%arg0: i8) -> (i8, i8, i8) {
// UPSTREAM-NEXT: %c-128_i8 = arith.constant -128 : i8
// UPSTREAM-NEXT: %c-96_i8 = arith.constant -96 : i8
// UPSTREAM-NEXT: %0 = arith.addi %arg0, %c-96_i8 overflow<nsw> : i8
// UPSTREAM-NEXT: %1 = arith.subi %c-96_i8, %arg0 overflow<nsw> : i8
// UPSTREAM-NEXT: %2 = arith.muli %arg0, %c-128_i8 overflow<nsw> : i8
// UPSTREAM-NEXT: return %0, %1, %2 : i8, i8, i8
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: func.func @unsigned(%arg0: i8) -> (i8, i8, i8) {
// UPSTREAM-NEXT: %c34_i8 = arith.constant 34 : i8
// UPSTREAM-NEXT: %c-20_i8 = arith.constant -20 : i8
// UPSTREAM-NEXT: %0 = arith.addi %arg0, %c-20_i8 overflow<nuw> : i8
// UPSTREAM-NEXT: %1 = arith.subi %c34_i8, %arg0 overflow<nuw> : i8
// UPSTREAM-NEXT: %2 = arith.addi %arg0, %c34_i8 overflow<nuw> : i8
// UPSTREAM-NEXT: return %0, %1, %2 : i8, i8, i8
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: func.func @shift(%arg0: i16) -> i8 {
// UPSTREAM-NEXT: %c8_i16 = arith.constant 8 : i16
// UPSTREAM-NEXT: %0 = arith.shrui %arg0, %c8_i16 : i16
// UPSTREAM-NEXT: %1 = arith.trunci %0 overflow<nsw, nuw> : i16 to i8
// UPSTREAM-NEXT: return %1 : i8
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
