// RUN: ods opt %s --sroa | FileCheck %s

// What mlir-opt makes of these varies from run to run, or is invalid.

// A copy of the whole memory is one of each part, in order.
// CHECK-LABEL: llvm.func @memcpy_src
// CHECK-SAME: (%[[P:.*]]: !llvm.ptr)
// CHECK-COUNT-4: llvm.alloca %{{.*}} x i32
// CHECK: %[[A0:.*]] = llvm.getelementptr %[[P]][0, 0]
// CHECK-NEXT: "llvm.intr.memcpy.inline"(%[[A0]], %{{.*}}) <{isVolatile = false, len = 4 : i32}>
// CHECK-NEXT: llvm.getelementptr %[[P]][0, 1]
// CHECK-NEXT: "llvm.intr.memcpy.inline"
// CHECK-NEXT: llvm.getelementptr %[[P]][0, 2]
// CHECK-NEXT: "llvm.intr.memcpy.inline"(%{{.*}}, %[[READ:.*]]) <
// CHECK-NEXT: llvm.getelementptr %[[P]][0, 3]
// CHECK-NEXT: "llvm.intr.memcpy.inline"
// CHECK-NEXT: llvm.load %[[READ]]
llvm.func @memcpy_src(%p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%p, %1) <{isVolatile = false, len = 16 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %2 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}

// A copy to itself is left.
// CHECK-LABEL: llvm.func @memcpy_self
// CHECK: %[[M:.*]] = llvm.alloca %{{.*}} x !llvm.array<10 x i32>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[M]], %[[M]],
llvm.func @memcpy_self() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(40 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%1, %1, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %4 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
