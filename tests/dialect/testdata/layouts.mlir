// RUN: ods opt %s --split-input-file --verify-diagnostics | FileCheck %s

// An attribute of a dialect as the layout of a memref.

// CHECK: func.func private @f(memref<?xf32, #test.memref_layout<"a">>)
func.func private @f(memref<?xf32, #test.memref_layout<"a">>)

// -----

// expected-error @below {{memref layout mismatch between rank and affine map: 0 != 1}}
func.func private @rank(memref<f32, #test.memref_layout<"a">>)
