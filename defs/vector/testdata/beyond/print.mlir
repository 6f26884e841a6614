// RUN: ods opt --verify-roundtrip %s | FileCheck %s
// RUN: ods opt --upstream-bugs %s | FileCheck %s --check-prefix=UPSTREAM
// RUN: ods opt --mlir-print-debuginfo --mlir-print-local-scope --verify-roundtrip %s | FileCheck %s --check-prefix=LOCATIONS

// vector.print without an operand would take the name of the next operation's result for one. What follows the operand is a
// fence, and so is a location.

// CHECK-LABEL: @f
// CHECK-NEXT: "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
// CHECK-NEXT: %0 = arith.addi
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: %1 = arith.addi
// CHECK-NEXT: vector.print str "x"
// CHECK-NEXT: %2 = arith.addi
// CHECK-NEXT: vector.print {note}
// CHECK-NEXT: %3 = arith.addi
// CHECK-NEXT: vector.print %3 : i32
// CHECK-NEXT: %sum, %overflow = arith.addui_extended
// CHECK-NEXT: vector.print{{$}}
// CHECK-NEXT: vector.print{{$}}
// CHECK-NEXT: return
// UPSTREAM-LABEL: @f
// UPSTREAM-NEXT: vector.print{{$}}
// UPSTREAM-NEXT: %0 = arith.addi
// LOCATIONS-LABEL: @f
// LOCATIONS-NEXT: vector.print loc(
// LOCATIONS-NEXT: %0 = arith.addi
func.func @f(%a: i32) {
  "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
  %0 = arith.addi %a, %a : i32
  vector.print punctuation <comma>
  %1 = arith.addi %a, %0 : i32
  vector.print str "x"
  %2 = arith.addi %a, %1 : i32
  vector.print {note}
  %3 = arith.addi %a, %2 : i32
  vector.print %3 : i32
  %4:2 = arith.addui_extended %a, %3 : i32, i1
  vector.print
  vector.print
  return
}
