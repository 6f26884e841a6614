// RUN: ods opt %s --canonicalize | FileCheck %s
// RUN: ods opt --upstream-bugs %s --canonicalize | FileCheck %s --check-prefix=UPSTREAM

// An index of more than 32 bits is not what it was; an integer that became an index is.
func.func @back(%i: index, %x: i32, %y: i128) -> (index, index, i32, index, i128) {
  %0 = arith.index_cast %i : index to i32
  %1 = arith.index_cast %0 : i32 to index
  %2 = arith.index_castui %i : index to i32
  %3 = arith.index_castui %2 : i32 to index
  %4 = arith.index_cast %x : i32 to index
  %5 = arith.index_cast %4 : index to i32
  %6 = arith.index_cast %i : index to i64
  %7 = arith.index_cast %6 : i64 to index
  %8 = arith.index_cast %y : i128 to index
  %9 = arith.index_cast %8 : index to i128
  return %1, %3, %5, %7, %9 : index, index, i32, index, i128
}
// CHECK: %[[A:.*]] = arith.index_cast %arg0 : index to i32
// CHECK: %[[B:.*]] = arith.index_cast %[[A]] : i32 to index
// CHECK: %[[C:.*]] = arith.index_castui %arg0 : index to i32
// CHECK: %[[D:.*]] = arith.index_castui %[[C]] : i32 to index
// CHECK: %[[E:.*]] = arith.index_cast %arg2 : i128 to index
// CHECK: %[[F:.*]] = arith.index_cast %[[E]] : index to i128
// CHECK: return %[[B]], %[[D]], %arg1, %arg0, %[[F]]
// UPSTREAM: return %arg0, %arg0, %arg1, %arg0, %arg2
