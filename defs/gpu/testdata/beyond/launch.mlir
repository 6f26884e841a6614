// RUN: ods opt --verify-roundtrip %s | FileCheck %s

// The text of a launch names the arguments of its body. One without a body is valid, and is written in generic form; upstream
// crashes.

// CHECK-LABEL: func.func @no_body
// CHECK-NEXT: "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0)
// CHECK-NEXT: }) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: return
// CHECK: gpu.launch blocks(%arg1, %arg2, %arg3) in
func.func @no_body(%n: index) {
  "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  }) : (index, index, index, index, index, index) -> ()
  return
}
func.func @body(%n: index) {
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%x, %y, %z) in (%u = %n, %v = %n, %w = %n) {
    gpu.terminator
  }
  return
}
