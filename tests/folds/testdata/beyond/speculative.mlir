// RUN: ods opt %s --sccp | FileCheck %s
// RUN: ods opt --upstream-bugs %s --sccp | FileCheck %s --check-prefix=UPSTREAM

// Folds are tried with what values are taken to be constant before the loop is known to change them. What the folder of the
// extraction makes of its index is taken back, and its fold to what was inserted is repeated.

func.func @index(%v: vector<3xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %e = vector.extract %v[%i] : i32 from vector<3xi32>
  %j = arith.addi %i, %c1 : index
  %more = arith.cmpi slt, %j, %n : index
  cf.cond_br %more, ^head(%j : index), ^done
^done:
  return %e : i32
}
func.func @inserted(%v: vector<3xi32>, %n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c1 : i32)
^head(%s: i32):
  %w = vector.insert %s, %v[2] : i32 into vector<3xi32>
  %e = vector.extract %w[2] : i32 from vector<3xi32>
  %t = arith.addi %e, %c1 : i32
  %more = arith.cmpi slt, %t, %n : i32
  cf.cond_br %more, ^head(%t : i32), ^done
^done:
  return %e : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @index(%arg0: vector<3xi32>, %arg1: index) -> i32 {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %1 = vector.extract %arg0[%0] : i32 from vector<3xi32>
// CHECK-NEXT: %2 = arith.addi %0, %c1 : index
// CHECK-NEXT: %3 = arith.cmpi slt, %2, %arg1 : index
// CHECK-NEXT: cf.cond_br %3, ^bb1(%2 : index), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @inserted(%arg0: vector<3xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: cf.br ^bb1(%c1_i32 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %1 = vector.insert %0, %arg0 [2] : i32 into vector<3xi32>
// CHECK-NEXT: %2 = vector.extract %1[2] : i32 from vector<3xi32>
// CHECK-NEXT: %3 = arith.addi %2, %c1_i32 : i32
// CHECK-NEXT: %4 = arith.cmpi slt, %3, %arg1 : i32
// CHECK-NEXT: cf.cond_br %4, ^bb1(%3 : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: module {
// UPSTREAM-NEXT: func.func @index(%arg0: vector<3xi32>, %arg1: index) -> i32 {
// UPSTREAM-NEXT: %c1 = arith.constant 1 : index
// UPSTREAM-NEXT: %c0 = arith.constant 0 : index
// UPSTREAM-NEXT: cf.br ^bb1(%c0 : index)
// UPSTREAM-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb1
// UPSTREAM-NEXT: %1 = vector.extract %arg0[%0] : i32 from vector<3xi32>
// UPSTREAM-NEXT: %2 = arith.addi %0, %c1 : index
// UPSTREAM-NEXT: %3 = arith.cmpi slt, %2, %arg1 : index
// UPSTREAM-NEXT: cf.cond_br %3, ^bb1(%2 : index), ^bb2
// UPSTREAM-NEXT: ^bb2:  // pred: ^bb1
// UPSTREAM-NEXT: return %1 : i32
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: func.func @inserted(%arg0: vector<3xi32>, %arg1: i32) -> i32 {
// UPSTREAM-NEXT: %c2_i32 = arith.constant 2 : i32
// UPSTREAM-NEXT: %c1_i32 = arith.constant 1 : i32
// UPSTREAM-NEXT: cf.br ^bb1(%c1_i32 : i32)
// UPSTREAM-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
// UPSTREAM-NEXT: %1 = vector.insert %0, %arg0 [2] : i32 into vector<3xi32>
// UPSTREAM-NEXT: %2 = arith.cmpi slt, %c2_i32, %arg1 : i32
// UPSTREAM-NEXT: cf.cond_br %2, ^bb1(%c2_i32 : i32), ^bb2
// UPSTREAM-NEXT: ^bb2:  // pred: ^bb1
// UPSTREAM-NEXT: return %c1_i32 : i32
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
