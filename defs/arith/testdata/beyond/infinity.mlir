// RUN: ods opt %s --canonicalize | FileCheck %s

// An f4E2M1FN has no infinity and no NaN, and zero is none. 22.1.8 prints 0x0, with or without a flag.

func.func @lost() -> (f4E2M1FN, f6E3M2FN) {
  %cst = arith.constant 0x7F800000 : f32
  %cst_0 = arith.constant 0xFF800000 : f32
  %0 = arith.truncf %cst : f32 to f4E2M1FN
  %1 = arith.truncf %cst_0 : f32 to f6E3M2FN
  return %0, %1 : f4E2M1FN, f6E3M2FN
}

// CHECK: arith.truncf
// CHECK: arith.truncf
