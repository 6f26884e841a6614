// RUN: ods upgrade %s -o %t
// RUN: ods run %t | FileCheck %s
// RUN: ods opt --legacy %s --canonicalize | FileCheck %s --check-prefix=FOLD

// The numbers that the reference of 2019 states, through the engine and through the folds of dialect std2019.

// 6 / -2 = -3, signed
// CHECK: -3
// 6 % -2 = 0, signed
// CHECK-NEXT: 0
// 6 / -2 = 6 / (2^16 - 2) = 0, unsigned
// CHECK-NEXT: 0
// 6 % -2 = 6 % (2^16 - 2) = 6, unsigned
// CHECK-NEXT: 6
// 3 shifted to the left by 2
// CHECK-NEXT: 12
// -8 shifted to the right by 1, with and without its sign
// CHECK-NEXT: -4
// CHECK-NEXT: 32764
// FOLD-LABEL: func @main()
// FOLD-DAG: constant -3 : i16
// FOLD-DAG: constant 12 : i16
// FOLD-DAG: constant -4 : i16
// FOLD-DAG: constant 32764 : i16
// FOLD-NOT: divis
// FOLD-NOT: shift
func @main() -> (i16, i16, i16, i16, i16, i16, i16) {
  %six = constant 6 : i16
  %two = constant -2 : i16
  %0 = divis %six, %two : i16
  %1 = remis %six, %two : i16
  %2 = diviu %six, %two : i16
  %3 = remiu %six, %two : i16
  %a = constant 3 : i16
  %b = constant 2 : i16
  %4 = shift_left %a, %b : i16
  %c = constant -8 : i16
  %d = constant 1 : i16
  %5 = shift_right_signed %c, %d : i16
  %6 = shift_right_unsigned %c, %d : i16
  return %0, %1, %2, %3, %4, %5, %6 : i16, i16, i16, i16, i16, i16, i16
}
