// RUN: ods opt %s --keep-names --canonicalize | FileCheck %s --check-prefix=CANON
// RUN: ods opt %s --keep-names --cse | FileCheck %s --check-prefix=CSE
// RUN: ods opt %s --keep-names --inline | FileCheck %s --check-prefix=INLINE
// RUN: ods opt %s --keep-names --canonicalize --verify-patterns | FileCheck %s --check-prefix=CANON

// Names go over to what replaces or copies a value.

func.func private @callee(%x: i32, %again: i1) -> i32 {
  %sum = arith.addi %x, %x : i32
  cf.cond_br %again, ^more(%sum : i32), ^done
^more(%carried: i32):
  %square = arith.muli %carried, %carried : i32
  return %square : i32
^done:
  return %sum : i32
}

func.func @f(%left: i32, %cond: i1) -> (i32, i32) {
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %0 = arith.addi %left, %three : i32
  %same = arith.addi %left, %three : i32
  %six = arith.muli %two, %three : i32
  %both = arith.muli %0, %same : i32
  %one = call @callee(%both, %cond) : (i32, i1) -> i32
  %other = call @callee(%six, %cond) : (i32, i1) -> i32
  return %one, %other : i32, i32
}

// CANON-LABEL: @f(%left: i32, %cond: i1)
// CANON: %six = arith.constant 6 : i32

// CSE-LABEL: @f(
// CSE: %same = arith.addi %left, %three
// CSE: %both = arith.muli %same, %same

// INLINE-LABEL: @f(
// INLINE:       %sum = arith.constant 12
// INLINE:       %[[S:sum_[0-9]+]] = arith.addi %both, %both
// INLINE-NEXT:  cf.cond_br %cond, ^more(%[[S]] : i32), ^bb2
// INLINE-NEXT: ^more(%carried: i32):
// INLINE-NEXT:  %square = arith.muli %carried, %carried
// INLINE:      ^bb2(%one: i32):
// INLINE:      (%[[C:carried_[0-9]+]]: i32):
// INLINE-NEXT:  %square_{{[0-9]+}} = arith.muli %[[C]], %[[C]]
// INLINE:      (%other: i32):
