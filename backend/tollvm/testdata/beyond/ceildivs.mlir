// RUN: ods opt %s --convert-index-to-llvm | FileCheck %s
// RUN: ods opt --upstream-bugs %s --convert-index-to-llvm | FileCheck %s --check-prefix=UPSTREAM

// The negation of the least index wraps, and one more than the greatest, divided by minus one, traps.

func.func @f(%x: index, %y: index) -> (index, index) {
  %0 = index.ceildivs %x, %y
  %1 = index.floordivs %x, %y
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %3 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT: %4 = llvm.mul %3, %0 : i64
// CHECK-NEXT: %5 = llvm.icmp "ne" %4, %1 : i64
// CHECK-NEXT: %6 = llvm.icmp "slt" %1, %2 : i64
// CHECK-NEXT: %7 = llvm.icmp "slt" %0, %2 : i64
// CHECK-NEXT: %8 = llvm.icmp "eq" %6, %7 : i1
// CHECK-NEXT: %9 = llvm.and %5, %8 : i1
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %11 = llvm.add %3, %10 : i64
// CHECK-NEXT: %12 = llvm.select %9, %11, %3 : i1, i64
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %12 : i64 to index
// CHECK-NEXT: %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %15 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT: %16 = llvm.mul %15, %0 : i64
// CHECK-NEXT: %17 = llvm.icmp "ne" %16, %1 : i64
// CHECK-NEXT: %18 = llvm.icmp "slt" %1, %14 : i64
// CHECK-NEXT: %19 = llvm.icmp "slt" %0, %14 : i64
// CHECK-NEXT: %20 = llvm.icmp "ne" %18, %19 : i1
// CHECK-NEXT: %21 = llvm.and %17, %20 : i1
// CHECK-NEXT: %22 = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT: %23 = llvm.add %15, %22 : i64
// CHECK-NEXT: %24 = llvm.select %21, %23, %15 : i1, i64
// CHECK-NEXT: %25 = builtin.unrealized_conversion_cast %24 : i64 to index
// CHECK-NEXT: return %13, %25 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: module {
// UPSTREAM-NEXT: func.func @f(%arg0: index, %arg1: index) -> (index, index) {
// UPSTREAM-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// UPSTREAM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// UPSTREAM-NEXT: %2 = llvm.mlir.constant(0 : i64) : i64
// UPSTREAM-NEXT: %3 = llvm.mlir.constant(1 : i64) : i64
// UPSTREAM-NEXT: %4 = llvm.mlir.constant(-1 : i64) : i64
// UPSTREAM-NEXT: %5 = llvm.icmp "sgt" %0, %2 : i64
// UPSTREAM-NEXT: %6 = llvm.select %5, %4, %3 : i1, i64
// UPSTREAM-NEXT: %7 = llvm.add %1, %6 : i64
// UPSTREAM-NEXT: %8 = llvm.sdiv %7, %0 : i64
// UPSTREAM-NEXT: %9 = llvm.add %8, %3 : i64
// UPSTREAM-NEXT: %10 = llvm.sub %2, %1 : i64
// UPSTREAM-NEXT: %11 = llvm.sdiv %10, %0 : i64
// UPSTREAM-NEXT: %12 = llvm.sub %2, %11 : i64
// UPSTREAM-NEXT: %13 = llvm.icmp "sgt" %1, %2 : i64
// UPSTREAM-NEXT: %14 = llvm.icmp "eq" %13, %5 : i1
// UPSTREAM-NEXT: %15 = llvm.icmp "ne" %1, %2 : i64
// UPSTREAM-NEXT: %16 = llvm.and %14, %15 : i1
// UPSTREAM-NEXT: %17 = llvm.select %16, %9, %12 : i1, i64
// UPSTREAM-NEXT: %18 = builtin.unrealized_conversion_cast %17 : i64 to index
// UPSTREAM-NEXT: %19 = llvm.mlir.constant(0 : i64) : i64
// UPSTREAM-NEXT: %20 = llvm.mlir.constant(1 : i64) : i64
// UPSTREAM-NEXT: %21 = llvm.mlir.constant(-1 : i64) : i64
// UPSTREAM-NEXT: %22 = llvm.icmp "slt" %0, %19 : i64
// UPSTREAM-NEXT: %23 = llvm.select %22, %20, %21 : i1, i64
// UPSTREAM-NEXT: %24 = llvm.sub %23, %1 : i64
// UPSTREAM-NEXT: %25 = llvm.sdiv %24, %0 : i64
// UPSTREAM-NEXT: %26 = llvm.sub %21, %25 : i64
// UPSTREAM-NEXT: %27 = llvm.sdiv %1, %0 : i64
// UPSTREAM-NEXT: %28 = llvm.icmp "slt" %1, %19 : i64
// UPSTREAM-NEXT: %29 = llvm.icmp "ne" %28, %22 : i1
// UPSTREAM-NEXT: %30 = llvm.icmp "ne" %1, %19 : i64
// UPSTREAM-NEXT: %31 = llvm.and %29, %30 : i1
// UPSTREAM-NEXT: %32 = llvm.select %31, %26, %27 : i1, i64
// UPSTREAM-NEXT: %33 = builtin.unrealized_conversion_cast %32 : i64 to index
// UPSTREAM-NEXT: return %18, %33 : index, index
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
