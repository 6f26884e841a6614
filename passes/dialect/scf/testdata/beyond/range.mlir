// RUN: ods opt %s --scf-for-loop-range-folding | FileCheck %s
// RUN: ods opt --upstream-bugs %s --scf-for-loop-range-folding | FileCheck %s --check-prefix=UPSTREAM

// A factor that may be zero or negative, and bytes that wrap, stay in the loop; sums of indices and positive factors do not.

func.func private @use_i8(i8)
func.func private @use_index(index)
func.func @factor(%lo: index, %hi: index, %k: index) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m3 = arith.constant -3 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = arith.muli %i, %k : index
    func.call @use_index(%x) : (index) -> ()
  }
  scf.for %i = %lo to %hi step %c1 {
    %x = arith.muli %i, %m3 : index
    func.call @use_index(%x) : (index) -> ()
  }
  scf.for %i = %lo to %hi step %c1 {
    %x = arith.addi %i, %k : index
    %y = arith.muli %x, %c3 : index
    func.call @use_index(%y) : (index) -> ()
  }
  return
}
func.func @bytes(%lo: i8, %hi: i8) {
  %c1 = arith.constant 1 : i8
  %c5 = arith.constant 5 : i8
  %c9 = arith.constant 9 : i8
  scf.for %i = %lo to %hi step %c1 : i8 {
    %x = arith.addi %i, %c9 : i8
    func.call @use_i8(%x) : (i8) -> ()
  }
  scf.for %i = %c1 to %c5 step %c1 : i8 {
    %x = arith.addi %i, %c9 : i8
    func.call @use_i8(%x) : (i8) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @use_i8(i8)
// CHECK-NEXT: func.func private @use_index(index)
// CHECK-NEXT: func.func @factor(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c-3 = arith.constant -3 : index
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT: %5 = arith.muli %arg3, %arg2 : index
// CHECK-NEXT: func.call @use_index(%5) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT: %5 = arith.muli %arg3, %c-3 : index
// CHECK-NEXT: func.call @use_index(%5) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %0 = arith.addi %arg0, %arg2 : index
// CHECK-NEXT: %1 = arith.addi %arg1, %arg2 : index
// CHECK-NEXT: %2 = arith.muli %0, %c3 : index
// CHECK-NEXT: %3 = arith.muli %1, %c3 : index
// CHECK-NEXT: %4 = arith.muli %c1, %c3 : index
// CHECK-NEXT: scf.for %arg3 = %2 to %3 step %4 {
// CHECK-NEXT: func.call @use_index(%arg3) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @bytes(%arg0: i8, %arg1: i8) {
// CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT: %c5_i8 = arith.constant 5 : i8
// CHECK-NEXT: %c9_i8 = arith.constant 9 : i8
// CHECK-NEXT: scf.for %arg2 = %arg0 to %arg1 step %c1_i8  : i8 {
// CHECK-NEXT: %2 = arith.addi %arg2, %c9_i8 : i8
// CHECK-NEXT: func.call @use_i8(%2) : (i8) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %0 = arith.addi %c1_i8, %c9_i8 : i8
// CHECK-NEXT: %1 = arith.addi %c5_i8, %c9_i8 : i8
// CHECK-NEXT: scf.for %arg2 = %0 to %1 step %c1_i8  : i8 {
// CHECK-NEXT: func.call @use_i8(%arg2) : (i8) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: module {
// UPSTREAM-NEXT: func.func private @use_i8(i8)
// UPSTREAM-NEXT: func.func private @use_index(index)
// UPSTREAM-NEXT: func.func @factor(%arg0: index, %arg1: index, %arg2: index) {
// UPSTREAM-NEXT: %c1 = arith.constant 1 : index
// UPSTREAM-NEXT: %c3 = arith.constant 3 : index
// UPSTREAM-NEXT: %c-3 = arith.constant -3 : index
// UPSTREAM-NEXT: %0 = arith.muli %arg0, %arg2 : index
// UPSTREAM-NEXT: %1 = arith.muli %arg1, %arg2 : index
// UPSTREAM-NEXT: %2 = arith.muli %c1, %arg2 : index
// UPSTREAM-NEXT: scf.for %arg3 = %0 to %1 step %2 {
// UPSTREAM-NEXT: func.call @use_index(%arg3) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: %3 = arith.muli %arg0, %c-3 : index
// UPSTREAM-NEXT: %4 = arith.muli %arg1, %c-3 : index
// UPSTREAM-NEXT: %5 = arith.muli %c1, %c-3 : index
// UPSTREAM-NEXT: scf.for %arg3 = %3 to %4 step %5 {
// UPSTREAM-NEXT: func.call @use_index(%arg3) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: %6 = arith.addi %arg0, %arg2 : index
// UPSTREAM-NEXT: %7 = arith.addi %arg1, %arg2 : index
// UPSTREAM-NEXT: %8 = arith.muli %6, %c3 : index
// UPSTREAM-NEXT: %9 = arith.muli %7, %c3 : index
// UPSTREAM-NEXT: %10 = arith.muli %c1, %c3 : index
// UPSTREAM-NEXT: scf.for %arg3 = %8 to %9 step %10 {
// UPSTREAM-NEXT: func.call @use_index(%arg3) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: return
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: func.func @bytes(%arg0: i8, %arg1: i8) {
// UPSTREAM-NEXT: %c1_i8 = arith.constant 1 : i8
// UPSTREAM-NEXT: %c5_i8 = arith.constant 5 : i8
// UPSTREAM-NEXT: %c9_i8 = arith.constant 9 : i8
// UPSTREAM-NEXT: %0 = arith.addi %arg0, %c9_i8 : i8
// UPSTREAM-NEXT: %1 = arith.addi %arg1, %c9_i8 : i8
// UPSTREAM-NEXT: scf.for %arg2 = %0 to %1 step %c1_i8  : i8 {
// UPSTREAM-NEXT: func.call @use_i8(%arg2) : (i8) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: %2 = arith.addi %c1_i8, %c9_i8 : i8
// UPSTREAM-NEXT: %3 = arith.addi %c5_i8, %c9_i8 : i8
// UPSTREAM-NEXT: scf.for %arg2 = %2 to %3 step %c1_i8  : i8 {
// UPSTREAM-NEXT: func.call @use_i8(%arg2) : (i8) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: return
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
