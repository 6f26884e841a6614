// RUN: not ods opt %s --convert-scf-to-cf --explain-failures --mlir-print-op-on-diagnostic=false 2>&1 | FileCheck %s
// RUN: not ods opt %s --convert-scf-to-cf --mlir-print-op-on-diagnostic=false 2>&1 | FileCheck %s --check-prefix=SHORT

// CHECK: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
// CHECK: note: operation 'scf.forall' is illegal for the target
// CHECK: note: pattern 'scf.forall to cf' on 'scf.forall' failed: it does not match
// SHORT: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
// SHORT-NOT: note:
func.func @f(%a: tensor<4xi32>) -> tensor<4xi32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %a) -> tensor<4xi32> { scf.forall.in_parallel {} }
  return %0 : tensor<4xi32>
}
