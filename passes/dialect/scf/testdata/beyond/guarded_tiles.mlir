// RUN: ods opt %s '--scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 no-min-max-bounds' | FileCheck %s
// RUN: ods opt --upstream-bugs %s '--scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 no-min-max-bounds' | FileCheck %s --check-prefix=UPSTREAM

// mlir-opt 22.1.8 compares unsigned numbers, and multiplies what counts in steps already by the step.

func.func private @take(index)
func.func @f(%lo: index, %hi: index) {
  %c2 = arith.constant 2 : index
  scf.parallel (%i) = (%lo) to (%hi) step (%c2) {
    func.call @take(%i) : (index) -> ()
  }
  return
}

// CHECK: scf.parallel (%[[T:.*]]) =
// CHECK: scf.parallel (%[[I:.*]]) =
// CHECK-NOT: arith.muli
// CHECK: %true = arith.constant true
// CHECK-NEXT: %[[AT:.*]] = arith.addi %[[I]], %[[T]] : index
// CHECK-NEXT: arith.cmpi slt, %[[AT]], %arg1 : index
// UPSTREAM: scf.parallel (%[[T:.*]]) =
// UPSTREAM: scf.parallel (%[[I:.*]]) =
// UPSTREAM: %[[P:.*]] = arith.muli %[[I]], %c2 : index
// UPSTREAM: %[[AT:.*]] = arith.addi %[[P]], %[[T]] : index
// UPSTREAM-NEXT: arith.cmpi ult, %[[AT]], %arg1 : index
