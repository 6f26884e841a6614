// RUN: ods opt %s --scf-for-loop-peeling | FileCheck %s
// RUN: ods opt --upstream-bugs %s --scf-for-loop-peeling | FileCheck %s --check-prefix=UPSTREAM

// The lower bound may be above the upper one; the last iterations start at neither in front of it.

func.func private @use_index(index)
func.func @unknown(%lo: index, %hi: index, %m: memref<?xf32>) {
  %c4 = arith.constant 4 : index
  scf.for %i = %lo to %hi step %c4 {
    %n = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%hi]
    func.call @use_index(%n) : (index) -> ()
  }
  return
}
func.func @wrong_order(%step: index) {
  %c9 = arith.constant 9 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c9 to %c2 step %step {
    func.call @use_index(%i) : (index) -> ()
  }
  return
}
func.func @right_order(%step: index) {
  %c9 = arith.constant 9 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c2 to %c9 step %step {
    func.call @use_index(%i) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @use_index(index)
// CHECK-NEXT: func.func @unknown(%arg0: index, %arg1: index, %arg2: memref<?xf32>) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = affine.apply #map()[%arg0, %arg1, %c4]
// CHECK-NEXT: scf.for %arg3 = %arg0 to %0 step %c4 {
// CHECK-NEXT: func.call @use_index(%c4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %1 = arith.maxsi %0, %arg0 : index
// CHECK-NEXT: scf.for %arg3 = %1 to %arg1 step %c4 {
// CHECK-NEXT: %2 = affine.apply #map1(%arg3)[%arg1]
// CHECK-NEXT: func.call @use_index(%2) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @wrong_order(%arg0: index) {
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = affine.apply #map()[%c9, %c2, %arg0]
// CHECK-NEXT: scf.for %arg1 = %c9 to %0 step %arg0 {
// CHECK-NEXT: func.call @use_index(%arg1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %1 = arith.maxsi %0, %c9 : index
// CHECK-NEXT: scf.for %arg1 = %1 to %c2 step %arg0 {
// CHECK-NEXT: func.call @use_index(%arg1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @right_order(%arg0: index) {
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = affine.apply #map()[%c2, %c9, %arg0]
// CHECK-NEXT: scf.for %arg1 = %c2 to %0 step %arg0 {
// CHECK-NEXT: func.call @use_index(%arg1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg1 = %0 to %c9 step %arg0 {
// CHECK-NEXT: func.call @use_index(%arg1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// UPSTREAM-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
// UPSTREAM-NEXT: module {
// UPSTREAM-NEXT: func.func private @use_index(index)
// UPSTREAM-NEXT: func.func @unknown(%arg0: index, %arg1: index, %arg2: memref<?xf32>) {
// UPSTREAM-NEXT: %c4 = arith.constant 4 : index
// UPSTREAM-NEXT: %0 = affine.apply #map()[%arg0, %arg1, %c4]
// UPSTREAM-NEXT: scf.for %arg3 = %arg0 to %0 step %c4 {
// UPSTREAM-NEXT: func.call @use_index(%c4) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: scf.for %arg3 = %0 to %arg1 step %c4 {
// UPSTREAM-NEXT: %1 = affine.apply #map1(%arg3)[%arg1]
// UPSTREAM-NEXT: func.call @use_index(%1) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: return
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: func.func @wrong_order(%arg0: index) {
// UPSTREAM-NEXT: %c9 = arith.constant 9 : index
// UPSTREAM-NEXT: %c2 = arith.constant 2 : index
// UPSTREAM-NEXT: %0 = affine.apply #map()[%c9, %c2, %arg0]
// UPSTREAM-NEXT: scf.for %arg1 = %c9 to %0 step %arg0 {
// UPSTREAM-NEXT: func.call @use_index(%arg1) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: scf.for %arg1 = %0 to %c2 step %arg0 {
// UPSTREAM-NEXT: func.call @use_index(%arg1) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: return
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: func.func @right_order(%arg0: index) {
// UPSTREAM-NEXT: %c9 = arith.constant 9 : index
// UPSTREAM-NEXT: %c2 = arith.constant 2 : index
// UPSTREAM-NEXT: %0 = affine.apply #map()[%c2, %c9, %arg0]
// UPSTREAM-NEXT: scf.for %arg1 = %c2 to %0 step %arg0 {
// UPSTREAM-NEXT: func.call @use_index(%arg1) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: scf.for %arg1 = %0 to %c9 step %arg0 {
// UPSTREAM-NEXT: func.call @use_index(%arg1) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: return
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
