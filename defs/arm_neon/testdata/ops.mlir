// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of arm_neon in its custom form.

// CHECK-LABEL: func.func @f(
// CHECK-NEXT:   %0 = arm_neon.intr.smull %arg0, %arg0 : vector<8xi8> to vector<8xi16>
// CHECK-NEXT:   %1 = arm_neon.intr.sdot %arg1, %arg2, %arg2 : vector<16xi8>, vector<16xi8> to vector<4xi32>
// CHECK-NEXT:   %2 = arm_neon.intr.smmla %arg1, %arg2, %arg2 : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:   %3 = arm_neon.intr.ummla %arg1, %arg2, %arg2 : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:   %4 = arm_neon.intr.usmmla %arg1, %arg2, %arg2 {a.b} : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:   %5 = arm_neon.intr.bfmmla %arg3, %arg4, %arg4 : vector<8xbf16> to vector<4xf32>
// CHECK-NEXT:   %6 = arm_neon.2d.sdot %arg1, %arg5, %arg5 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: vector<8xi8>, %b: vector<4xi32>, %c: vector<16xi8>, %f: vector<4xf32>, %h: vector<8xbf16>, %d: vector<4x4xi8>) {
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.sdot %b, %c, %c : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %2 = arm_neon.intr.smmla %b, %c, %c : vector<16xi8> to vector<4xi32>
  %3 = arm_neon.intr.ummla %b, %c, %c : vector<16xi8> to vector<4xi32>
  %4 = arm_neon.intr.usmmla %b, %c, %c {a.b} : vector<16xi8> to vector<4xi32>
  %5 = arm_neon.intr.bfmmla %f, %h, %h : vector<8xbf16> to vector<4xf32>
  %6 = arm_neon.2d.sdot %b, %d, %d : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return
}
