// RUN: ods opt %s --canonicalize | FileCheck %s
// RUN: ods opt --upstream-bugs %s --canonicalize | FileCheck %s --check-prefix=UPSTREAM

// The least index divided by 4: its negation wraps.

func.func @f() -> (index, index) {
  %least = index.constant -9223372036854775808
  %c4 = index.constant 4
  %0 = index.ceildivs %least, %c4
  %1 = index.floordivs %least, %c4
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> (index, index) {
// CHECK-NEXT: %idx-2305843009213693952 = index.constant -2305843009213693952
// CHECK-NEXT: return %idx-2305843009213693952, %idx-2305843009213693952 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: module {
// UPSTREAM-NEXT: func.func @f() -> (index, index) {
// UPSTREAM-NEXT: %idx2305843009213693952 = index.constant 2305843009213693952
// UPSTREAM-NEXT: %idx-2305843009213693952 = index.constant -2305843009213693952
// UPSTREAM-NEXT: return %idx2305843009213693952, %idx-2305843009213693952 : index, index
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
