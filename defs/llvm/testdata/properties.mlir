// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// The name of a property in a dictionary of attributes means a discardable attribute.

// CHECK-LABEL: llvm.func @properties
llvm.func @properties(%a: i32, %p: !llvm.ptr) {
  // CHECK: llvm.trunc %{{.*}} {overflowFlags = #llvm.overflow<nsw>} : i32 to i8
  // GENERIC: "llvm.trunc"(%{{.*}}) <{overflowFlags = 0 : i32}> {overflowFlags = #llvm.overflow<nsw>} : (i32) -> i8
  %0 = llvm.trunc %a {overflowFlags = #llvm.overflow<nsw>} : i32 to i8
  // CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nsw> {overflowFlags = 3 : i64} : i32
  %1 = "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<nsw>}> {overflowFlags = 3} : (i32, i32) -> i32
  // CHECK: llvm.getelementptr %{{.*}}[1] {noWrapFlags = 3 : i32} : (!llvm.ptr) -> !llvm.ptr, i32
  %2 = llvm.getelementptr %p[1] {noWrapFlags = 3 : i32} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
