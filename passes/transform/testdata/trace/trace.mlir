// RUN: not ods opt %s --transform-interpreter --transform-trace -o /dev/null 2>&1 | FileCheck %s

module @m attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
    %0 = linalg.exp ins(%a : tensor<8xf32>) outs(%b : tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  transform.named_sequence @generalize(%op: !transform.any_op {transform.consumed}) {
    transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.get_parent_op %0 {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    transform.include @generalize failures(propagate) (%0) : (!transform.any_op) -> ()
    transform.loop.forall_to_for %p : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// CHECK:      {{^}}// -----// Transform Step 1: transform.structured.match at {{.*}}trace.mlir:13:10 //----- //{{$}}
// CHECK-NEXT: {{^}}// no change{{$}}
// CHECK:      {{^}}// -----// Transform Step 2: transform.get_parent_op at
// CHECK-NEXT: {{^}}// no change{{$}}
// the step in the included sequence is shown; include has nothing left to show
// CHECK:      {{^}}// -----// Transform Step 3: transform.structured.generalize at {{.*}}trace.mlir:9:5 //----- //{{$}}
// CHECK-NEXT: {{^}}--- 'builtin.module' operation: @m, before{{$}}
// CHECK-NEXT: {{^}}+++ 'builtin.module' operation: @m, after{{$}}
// CHECK:      {{^}}-    %0 = linalg.exp
// CHECK-NEXT: {{^}}+    %0 = linalg.generic
// CHECK-NOT:  transform.include at
// CHECK:      {{^}}// -----// Transform Step 4: transform.loop.forall_to_for at
// CHECK-NEXT: {{^}}// failed: expected the payload to be scf.forall{{$}}
// CHECK-NEXT: {{^}}// no change{{$}}
