// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of arm_sme in its custom form, with its variants.

// CHECK-LABEL: func.func @tiles(
// CHECK-NEXT:   %0 = arm_sme.get_tile : vector<[4]x[4]xi32>
// CHECK-NEXT:   %1 = arm_sme.zero {tile_id = 0 : i32} : vector<[4]x[4]xi32>
// CHECK-NEXT:   %2 = arm_sme.copy_tile %1 : vector<[4]x[4]xi32>
// CHECK-NEXT:   %3 = arm_sme.tile_load %arg0[%arg1, %arg1] : memref<?x?xi32>, vector<[4]x[4]xi32>
// CHECK-NEXT:   %4 = arm_sme.tile_load %arg0[%arg1, %arg1], %arg2, %arg3 layout<vertical> : memref<?x?xi32>, vector<[4]x[4]xi32>
// CHECK-NEXT:   arm_sme.tile_store %4, %arg0[%arg1, %arg1] : memref<?x?xi32>, vector<[4]x[4]xi32>
// CHECK-NEXT:   arm_sme.tile_store %4, %arg0[%arg1, %arg1], %arg3 layout<vertical> : memref<?x?xi32>, vector<[4]x[4]xi32>
// CHECK-NEXT:   %5 = arm_sme.load_tile_slice %arg0[%arg1, %arg1], %arg4, %4, %arg1 : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
// CHECK-NEXT:   arm_sme.store_tile_slice %5, %arg1, %arg4, %arg0[%arg1, %arg1] layout<vertical> : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
// CHECK-NEXT:   %6 = arm_sme.insert_tile_slice %arg5, %5[%arg1] layout<vertical> : vector<[4]xi32> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %7 = arm_sme.extract_tile_slice %6[%arg1] : vector<[4]xi32> from vector<[4]x[4]xi32>
// CHECK-NEXT:   %8 = arm_sme.streaming_vl <half>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tiles(%m: memref<?x?xi32>, %i: index, %pad: i32, %k: vector<[4]x[4]xi1>, %s: vector<[4]xi1>, %v: vector<[4]xi32>) {
  %0 = arm_sme.get_tile : vector<[4]x[4]xi32>
  %1 = arm_sme.zero {tile_id = 0 : i32} : vector<[4]x[4]xi32>
  %2 = arm_sme.copy_tile %1 : vector<[4]x[4]xi32>
  %3 = arm_sme.tile_load %m[%i, %i] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %4 = arm_sme.tile_load %m[%i, %i], %pad, %k layout<vertical> : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %4, %m[%i, %i] : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %4, %m[%i, %i], %k layout<vertical> : memref<?x?xi32>, vector<[4]x[4]xi32>
  %5 = arm_sme.load_tile_slice %m[%i, %i], %s, %4, %i : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  arm_sme.store_tile_slice %5, %i, %s, %m[%i, %i] layout<vertical> : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  %6 = arm_sme.insert_tile_slice %v, %5[%i] layout<vertical> : vector<[4]xi32> into vector<[4]x[4]xi32>
  %7 = arm_sme.extract_tile_slice %6[%i] : vector<[4]xi32> from vector<[4]x[4]xi32>
  %8 = arm_sme.streaming_vl <half>
  return
}

// CHECK-LABEL: func.func @products(
// CHECK-NEXT:   %0 = arm_sme.outerproduct %arg0, %arg0 : vector<[4]xf32>, vector<[4]xf32>
// CHECK-NEXT:   %1 = arm_sme.outerproduct %arg0, %arg0 kind<sub> acc(%arg7) masks(%arg1, %arg1) : vector<[4]xf32>, vector<[4]xf32>
// CHECK-NEXT:   %2 = arm_sme.fmopa_2way %arg2, %arg2 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
// CHECK-NEXT:   %3 = arm_sme.fmopa_2way %arg2, %arg2 acc(%arg7) masks(%arg5, %arg5) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
// CHECK-NEXT:   %4 = arm_sme.fmops_2way %arg2, %arg2 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
// CHECK-NEXT:   %5 = arm_sme.fmops_2way %arg2, %arg2 acc(%arg7) masks(%arg5, %arg5) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
// CHECK-NEXT:   %6 = arm_sme.smopa_2way %arg3, %arg3 acc(%arg8) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %7 = arm_sme.smops_2way %arg3, %arg3 acc(%arg8) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %8 = arm_sme.umopa_2way %arg3, %arg3 acc(%arg8) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %9 = arm_sme.umops_2way %arg3, %arg3 acc(%arg8) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %10 = arm_sme.smopa_4way %arg4, %arg4 masks(%arg6, %arg6) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %11 = arm_sme.smopa_4way %arg3, %arg3 acc(%arg9) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
// CHECK-NEXT:   %12 = arm_sme.smops_4way %arg4, %arg4 masks(%arg6, %arg6) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %13 = arm_sme.smops_4way %arg3, %arg3 acc(%arg9) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
// CHECK-NEXT:   %14 = arm_sme.umopa_4way %arg4, %arg4 masks(%arg6, %arg6) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %15 = arm_sme.umopa_4way %arg3, %arg3 acc(%arg9) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
// CHECK-NEXT:   %16 = arm_sme.umops_4way %arg4, %arg4 masks(%arg6, %arg6) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %17 = arm_sme.umops_4way %arg3, %arg3 acc(%arg9) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
// CHECK-NEXT:   %18 = arm_sme.sumopa_4way %arg4, %arg4 masks(%arg6, %arg6) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %19 = arm_sme.sumopa_4way %arg3, %arg3 acc(%arg9) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
// CHECK-NEXT:   %20 = arm_sme.sumops_4way %arg4, %arg4 masks(%arg6, %arg6) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %21 = arm_sme.sumops_4way %arg3, %arg3 acc(%arg9) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
// CHECK-NEXT:   %22 = arm_sme.usmopa_4way %arg4, %arg4 masks(%arg6, %arg6) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %23 = arm_sme.usmopa_4way %arg3, %arg3 acc(%arg9) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
// CHECK-NEXT:   %24 = arm_sme.usmops_4way %arg4, %arg4 masks(%arg6, %arg6) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// CHECK-NEXT:   %25 = arm_sme.usmops_4way %arg3, %arg3 acc(%arg9) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @products(%f: vector<[4]xf32>, %s: vector<[4]xi1>, %h: vector<[8]xf16>, %n: vector<[8]xi16>, %b: vector<[16]xi8>, %k: vector<[8]xi1>, %l: vector<[16]xi1>, %t: vector<[4]x[4]xf32>, %u: vector<[4]x[4]xi32>, %d: vector<[2]x[2]xi64>) {
  %0 = arm_sme.outerproduct %f, %f : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.outerproduct %f, %f kind<sub> acc(%t) masks(%s, %s) : vector<[4]xf32>, vector<[4]xf32>
  %2 = arm_sme.fmopa_2way %h, %h : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %3 = arm_sme.fmopa_2way %h, %h acc(%t) masks(%k, %k) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %4 = arm_sme.fmops_2way %h, %h : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %5 = arm_sme.fmops_2way %h, %h acc(%t) masks(%k, %k) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %6 = arm_sme.smopa_2way %n, %n acc(%u) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %7 = arm_sme.smops_2way %n, %n acc(%u) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %8 = arm_sme.umopa_2way %n, %n acc(%u) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %9 = arm_sme.umops_2way %n, %n acc(%u) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %10 = arm_sme.smopa_4way %b, %b masks(%l, %l) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %11 = arm_sme.smopa_4way %n, %n acc(%d) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %12 = arm_sme.smops_4way %b, %b masks(%l, %l) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %13 = arm_sme.smops_4way %n, %n acc(%d) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %14 = arm_sme.umopa_4way %b, %b masks(%l, %l) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %15 = arm_sme.umopa_4way %n, %n acc(%d) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %16 = arm_sme.umops_4way %b, %b masks(%l, %l) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %17 = arm_sme.umops_4way %n, %n acc(%d) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %18 = arm_sme.sumopa_4way %b, %b masks(%l, %l) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %19 = arm_sme.sumopa_4way %n, %n acc(%d) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %20 = arm_sme.sumops_4way %b, %b masks(%l, %l) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %21 = arm_sme.sumops_4way %n, %n acc(%d) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %22 = arm_sme.usmopa_4way %b, %b masks(%l, %l) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %23 = arm_sme.usmopa_4way %n, %n acc(%d) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %24 = arm_sme.usmops_4way %b, %b masks(%l, %l) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %25 = arm_sme.usmops_4way %n, %n acc(%d) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}

// CHECK-LABEL: func.func @intrinsics(
// CHECK-NEXT:   "arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()
// CHECK-NEXT:   "arm_sme.intr.mopa"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.mops"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.mopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.mops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.smopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.smops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.umopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.umops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.sumopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.sumops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.usmopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.usmops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.smopa.za32"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.umopa.za32"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.smops.za32"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.umops.za32"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.ld1b.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.ld1b.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.ld1h.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.ld1h.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.ld1w.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.ld1w.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.ld1d.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.ld1d.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.ld1q.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.ld1q.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.st1b.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.st1b.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.st1h.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.st1h.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.st1w.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.st1w.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.st1d.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.st1d.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.st1q.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.st1q.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.str"(%arg3, %arg2, %arg3) : (i32, !llvm.ptr, i32) -> ()
// CHECK-NEXT:   "arm_sme.intr.write.horiz"(%arg3, %arg0, %arg1) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   "arm_sme.intr.write.vert"(%arg3, %arg0, %arg1) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
// CHECK-NEXT:   %0 = "arm_sme.intr.read.horiz"(%arg1, %arg0, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
// CHECK-NEXT:   %1 = "arm_sme.intr.read.vert"(%arg1, %arg0, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
// CHECK-NEXT:   %2 = "arm_sme.intr.cntsd"() : () -> i64
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @intrinsics(%p: vector<[4]xi1>, %f: vector<[4]xf32>, %ptr: !llvm.ptr, %i: i32) {
  "arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()
  "arm_sme.intr.mopa"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mopa.wide"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops.wide"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smopa.wide"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smops.wide"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umopa.wide"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umops.wide"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.sumopa.wide"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.sumops.wide"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.usmopa.wide"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.usmops.wide"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smopa.za32"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umopa.za32"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smops.za32"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umops.za32"(%p, %p, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.ld1b.horiz"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1b.vert"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.horiz"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.vert"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.horiz"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.vert"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.horiz"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.vert"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.horiz"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.vert"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.horiz"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.vert"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.horiz"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.vert"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.horiz"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.vert"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.horiz"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.vert"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.horiz"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.vert"(%p, %ptr, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.str"(%i, %ptr, %i) : (i32, !llvm.ptr, i32) -> ()
  "arm_sme.intr.write.horiz"(%i, %p, %f) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  "arm_sme.intr.write.vert"(%i, %p, %f) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  %0 = "arm_sme.intr.read.horiz"(%f, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %1 = "arm_sme.intr.read.vert"(%f, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %2 = "arm_sme.intr.cntsd"() : () -> i64
  return
}
