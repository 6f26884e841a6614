// RUN: ods opt %s --canonicalize --pattern-statistics --debug-pattern=ExtSIOfExtUI,NoSuch -o /dev/null 2>&1 | FileCheck %s

// CHECK:      pattern 'ExtSIOfExtUI' is the rule (extsi (extui $x)) => (extui $x)
// CHECK-NEXT: pattern 'ExtSIOfExtUI' on {{.*}}arith.extsi
// CHECK-NEXT: fires
// CHECK:      pattern 'ExtSIOfExtUI' on {{.*}}arith.extsi
// CHECK-NEXT: does not match: operand 'in' of 'arith.extsi' is not made by 'arith.extui'
// CHECK:      ... Pattern statistics report ...
// CHECK:      (S) 1 ExtSIOfExtUI
// CHECK:      pattern 'NoSuch' was never tried
func.func @f(%a: i8) -> (i32, i32) {
  %0 = arith.extui %a : i8 to i16
  %1 = arith.extsi %0 : i16 to i32
  %2 = arith.extsi %a : i8 to i32
  return %1, %2 : i32, i32
}
