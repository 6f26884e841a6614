// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of arm_sve in its custom form.

// CHECK-LABEL: func.func @f(
// CHECK-NEXT:   %0 = arm_sve.sdot %arg0, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
// CHECK-NEXT:   %1 = arm_sve.smmla %arg0, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
// CHECK-NEXT:   %2 = arm_sve.udot %arg0, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
// CHECK-NEXT:   %3 = arm_sve.ummla %arg0, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
// CHECK-NEXT:   %4 = arm_sve.usmmla %arg0, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
// CHECK-NEXT:   %5 = arm_sve.intr.bfmmla %arg2, %arg3, %arg3 : vector<[8]xbf16> to vector<[4]xf32>
// CHECK-NEXT:   %6 = arm_sve.convert_to_svbool %arg9 : vector<2x[4]xi1>
// CHECK-NEXT:   %7 = arm_sve.convert_from_svbool %6 : vector<2x[4]xi1>
// CHECK-NEXT:   %resultV1, %resultV2 = arm_sve.zip.x2 %arg2, %arg2 : vector<[4]xf32>
// CHECK-NEXT:   %resultV1_0, %resultV2_1, %resultV3, %resultV4 = arm_sve.zip.x4 %arg3, %arg3, %arg3, %arg3 : vector<[8]xbf16>
// CHECK-NEXT:   %8 = arm_sve.psel %arg4, %arg5[%arg6] : vector<[4]xi1>, vector<[16]xi1>
// CHECK-NEXT:   %9 = arm_sve.dupq_lane %arg2[1] : vector<[4]xf32>
// CHECK-NEXT:   %10 = arm_sve.masked.addi %arg4, %arg0, %arg0 : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:   %11 = arm_sve.masked.subi %arg4, %arg0, %arg0 : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:   %12 = arm_sve.masked.muli %arg4, %arg0, %arg0 : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:   %13 = arm_sve.masked.divi_signed %arg4, %arg0, %arg0 : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:   %14 = arm_sve.masked.divi_unsigned %arg4, %arg0, %arg0 : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:   %15 = arm_sve.masked.addf %arg4, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:   %16 = arm_sve.masked.subf %arg4, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:   %17 = arm_sve.masked.mulf %arg4, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:   %18 = arm_sve.masked.divf %arg4, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:   %19 = "arm_sve.intr.add"(%arg4, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:   %20 = "arm_sve.intr.sub"(%arg4, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:   %21 = "arm_sve.intr.mul"(%arg4, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:   %22 = "arm_sve.intr.sdiv"(%arg4, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:   %23 = "arm_sve.intr.udiv"(%arg4, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:   %24 = "arm_sve.intr.fadd"(%arg4, %arg2, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:   %25 = "arm_sve.intr.fsub"(%arg4, %arg2, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:   %26 = "arm_sve.intr.fmul"(%arg4, %arg2, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:   %27 = "arm_sve.intr.fdiv"(%arg4, %arg2, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:   %28 = "arm_sve.intr.sdot"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:   %29 = "arm_sve.intr.smmla"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:   %30 = "arm_sve.intr.udot"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:   %31 = "arm_sve.intr.ummla"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:   %32 = "arm_sve.intr.usmmla"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:   %33 = "arm_sve.intr.convert.to.svbool"(%arg4) : (vector<[4]xi1>) -> vector<[16]xi1>
// CHECK-NEXT:   %34 = "arm_sve.intr.convert.from.svbool"(%33) : (vector<[16]xi1>) -> vector<[4]xi1>
// CHECK-NEXT:   %35 = "arm_sve.intr.zip.x2"(%arg2, %arg2) : (vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
// CHECK-NEXT:   %36 = "arm_sve.intr.zip.x4"(%arg2, %arg2, %arg2, %arg2) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
// CHECK-NEXT:   %37 = "arm_sve.intr.psel"(%arg5, %arg4, %arg8) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
// CHECK-NEXT:   %38 = "arm_sve.intr.whilelt"(%arg7, %arg7) : (i64, i64) -> vector<[4]xi1>
// CHECK-NEXT:   %39 = "arm_sve.intr.dupq_lane"(%arg2) <{lane = 1 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: vector<[4]xi32>, %b: vector<[16]xi8>, %f: vector<[4]xf32>, %h: vector<[8]xbf16>, %m: vector<[4]xi1>, %p: vector<[16]xi1>, %i: index, %n: i64, %k: i32, %q: vector<2x[4]xi1>) {
  %0 = arm_sve.sdot %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.smmla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %2 = arm_sve.udot %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.ummla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.usmmla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %5 = arm_sve.intr.bfmmla %f, %h, %h : vector<[8]xbf16> to vector<[4]xf32>
  %6 = arm_sve.convert_to_svbool %q : vector<2x[4]xi1>
  %7 = arm_sve.convert_from_svbool %6 : vector<2x[4]xi1>
  %8, %9 = arm_sve.zip.x2 %f, %f : vector<[4]xf32>
  %10, %11, %12, %13 = arm_sve.zip.x4 %h, %h, %h, %h : vector<[8]xbf16>
  %14 = arm_sve.psel %m, %p[%i] : vector<[4]xi1>, vector<[16]xi1>
  %15 = arm_sve.dupq_lane %f[1] : vector<[4]xf32>
  %16 = arm_sve.masked.addi %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  %17 = arm_sve.masked.subi %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  %18 = arm_sve.masked.muli %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  %19 = arm_sve.masked.divi_signed %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  %20 = arm_sve.masked.divi_unsigned %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  %21 = arm_sve.masked.addf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %22 = arm_sve.masked.subf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %23 = arm_sve.masked.mulf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %24 = arm_sve.masked.divf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %25 = "arm_sve.intr.add"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %26 = "arm_sve.intr.sub"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %27 = "arm_sve.intr.mul"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %28 = "arm_sve.intr.sdiv"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %29 = "arm_sve.intr.udiv"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %30 = "arm_sve.intr.fadd"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %31 = "arm_sve.intr.fsub"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %32 = "arm_sve.intr.fmul"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %33 = "arm_sve.intr.fdiv"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %34 = "arm_sve.intr.sdot"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %35 = "arm_sve.intr.smmla"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %36 = "arm_sve.intr.udot"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %37 = "arm_sve.intr.ummla"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %38 = "arm_sve.intr.usmmla"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %x0 = "arm_sve.intr.convert.to.svbool"(%m) : (vector<[4]xi1>) -> vector<[16]xi1>
  %x1 = "arm_sve.intr.convert.from.svbool"(%x0) : (vector<[16]xi1>) -> vector<[4]xi1>
  %x2 = "arm_sve.intr.zip.x2"(%f, %f) : (vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
  %x3 = "arm_sve.intr.zip.x4"(%f, %f, %f, %f) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
  %x4 = "arm_sve.intr.psel"(%p, %m, %k) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
  %x5 = "arm_sve.intr.whilelt"(%n, %n) : (i64, i64) -> vector<[4]xi1>
  %x6 = "arm_sve.intr.dupq_lane"(%f) <{lane = 1 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}
