// RUN: ods opt %s --canonicalize | FileCheck %s

// A negative size stays an operand. mlir-opt makes a type of it that it does not read back.
// CHECK-LABEL: func.func @view_negative(
// CHECK-NEXT:   %c-1 = arith.constant -1 : index
// CHECK-NEXT:   %view = memref.view %arg0[%arg1][%c-1] : memref<?xi8> to memref<?x4xi32>
// CHECK-NEXT:   return %view : memref<?x4xi32>
func.func @view_negative(%src: memref<?xi8>, %offset: index) -> memref<?x4xi32> {
  %c = arith.constant -1 : index
  %v = memref.view %src[%offset][%c] : memref<?xi8> to memref<?x4xi32>
  return %v : memref<?x4xi32>
}
