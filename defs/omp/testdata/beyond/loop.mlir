// RUN: ods opt --verify-roundtrip %s | FileCheck %s

// The text of a loop names the argument of its body. One without a body is valid, and is written in generic form; upstream
// crashes.

// CHECK-LABEL: func.func @no_body
// CHECK-NEXT: "omp.canonical_loop"(%arg0) ({
// CHECK-NEXT: }) : (i32) -> ()
// CHECK-NEXT: return
// CHECK: omp.canonical_loop %iv : i32 in range(%arg0) {
func.func @no_body(%n: i32) {
  "omp.canonical_loop"(%n) ({
  }) : (i32) -> ()
  return
}
func.func @body(%n: i32) {
  omp.canonical_loop %iv : i32 in range(%n) {
    omp.terminator
  }
  return
}
