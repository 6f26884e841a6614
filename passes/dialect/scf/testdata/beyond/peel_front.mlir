// RUN: ods opt %s '--scf-for-loop-peeling=peel-front=true' | FileCheck %s
// RUN: ods opt --upstream-bugs %s '--scf-for-loop-peeling=peel-front=true' | FileCheck %s --check-prefix=UPSTREAM

// The first iteration is one only where the lower bound is below the upper one.

func.func private @use_index(index)
func.func @unknown(%lo: index, %hi: index, %step: index) {
  scf.for %i = %lo to %hi step %step {
    func.call @use_index(%i) : (index) -> ()
  }
  return
}
func.func @known(%step: index) {
  %c9 = arith.constant 9 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c2 to %c9 step %step {
    func.call @use_index(%i) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @use_index(index)
// CHECK-NEXT: func.func @unknown(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT: %0 = affine.apply #map()[%arg0, %arg2]
// CHECK-NEXT: %1 = arith.minsi %0, %arg1 : index
// CHECK-NEXT: scf.for %arg3 = %arg0 to %1 step %arg2 {
// CHECK-NEXT: func.call @use_index(%arg3) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg3 = %0 to %arg1 step %arg2 {
// CHECK-NEXT: func.call @use_index(%arg3) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @known(%arg0: index) {
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = affine.apply #map()[%c2, %arg0]
// CHECK-NEXT: scf.for %arg1 = %c2 to %0 step %arg0 {
// CHECK-NEXT: func.call @use_index(%arg1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg1 = %0 to %c9 step %arg0 {
// CHECK-NEXT: func.call @use_index(%arg1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// UPSTREAM-NEXT: module {
// UPSTREAM-NEXT: func.func private @use_index(index)
// UPSTREAM-NEXT: func.func @unknown(%arg0: index, %arg1: index, %arg2: index) {
// UPSTREAM-NEXT: %0 = affine.apply #map()[%arg0, %arg2]
// UPSTREAM-NEXT: scf.for %arg3 = %arg0 to %0 step %arg2 {
// UPSTREAM-NEXT: func.call @use_index(%arg3) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: scf.for %arg3 = %0 to %arg1 step %arg2 {
// UPSTREAM-NEXT: func.call @use_index(%arg3) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: return
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: func.func @known(%arg0: index) {
// UPSTREAM-NEXT: %c9 = arith.constant 9 : index
// UPSTREAM-NEXT: %c2 = arith.constant 2 : index
// UPSTREAM-NEXT: %0 = affine.apply #map()[%c2, %arg0]
// UPSTREAM-NEXT: scf.for %arg1 = %c2 to %0 step %arg0 {
// UPSTREAM-NEXT: func.call @use_index(%arg1) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: scf.for %arg1 = %0 to %c9 step %arg0 {
// UPSTREAM-NEXT: func.call @use_index(%arg1) : (index) -> ()
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: return
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
