// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of amx in its custom form.

// CHECK-LABEL: func.func @f(
// CHECK-NEXT:   %0 = amx.tile_zero : !amx.tile<16x64xi8>
// CHECK-NEXT:   %1 = amx.tile_load %arg0[%arg2, %arg2] : memref<?x?xi8> into !amx.tile<16x64xi8>
// CHECK-NEXT:   %2 = amx.tile_load %arg1[%arg2], %arg2 : memref<64xbf16> into !amx.tile<16x32xbf16>
// CHECK-NEXT:   amx.tile_store %arg0[%arg2, %arg2], %0 : memref<?x?xi8>, !amx.tile<16x64xi8>
// CHECK-NEXT:   amx.tile_store %arg1[%arg2], %2, %arg2 {a.b} : memref<64xbf16>, !amx.tile<16x32xbf16>
// CHECK-NEXT:   %3 = amx.tile_zero : !amx.tile<16x16xf32>
// CHECK-NEXT:   %4 = amx.tile_mulf %2, %2, %3 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
// CHECK-NEXT:   %5 = amx.tile_zero : !amx.tile<16x16xi32>
// CHECK-NEXT:   %6 = amx.tile_muli %0 zext, %1 zext, %5 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
// CHECK-NEXT:   %7 = amx.tile_muli %0, %1, %5 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%m: memref<?x?xi8>, %h: memref<64xbf16>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
  %1 = amx.tile_load %m[%i, %i] : memref<?x?xi8> into !amx.tile<16x64xi8>
  %2 = amx.tile_load %h[%i], %i : memref<64xbf16> into !amx.tile<16x32xbf16>
  amx.tile_store %m[%i, %i], %0 : memref<?x?xi8>, !amx.tile<16x64xi8>
  amx.tile_store %h[%i], %2, %i {a.b} : memref<64xbf16>, !amx.tile<16x32xbf16>
  %3 = amx.tile_zero : !amx.tile<16x16xf32>
  %4 = amx.tile_mulf %2, %2, %3 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  %5 = amx.tile_zero : !amx.tile<16x16xi32>
  %6 = amx.tile_muli %0 zext, %1 zext, %5 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %7 = amx.tile_muli %0, %1, %5 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
