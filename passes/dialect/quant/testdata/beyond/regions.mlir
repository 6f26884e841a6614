// RUN: ods opt %s --normalize-quant-types --allow-unregistered-dialect | FileCheck %s

// mlir-opt crashes, or leaves arguments of regions as they are.

!b = !quant.uniform<i8:f32:{0:1}, {{2.0:127}, {3.0:1}}>

// CHECK: "test.top"() ({
// CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<2x2x!quant.uniform<i8:f32:0, {2.000000e+00:127,3.000000e+00:1}>>):
// CHECK-NEXT:   "test.x"(%[[A]]) : (tensor<2x2x!quant.uniform<i8:f32:0, {2.000000e+00:127,3.000000e+00:1}>>) -> ()
"test.top"() ({
^bb0(%a: tensor<2x2x!b>):
  "test.x"(%a) : (tensor<2x2x!b>) -> ()
}) : () -> ()
