// RUN: ods opt %s --mlir-print-op-generic --allow-unregistered-dialect | FileCheck %s

// Types that the text leaves out.

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (i32, tensor<2xf32>) -> (), sym_name = "infer"}> ({
// CHECK-NEXT:   ^bb0(%arg0: i32, %arg1: tensor<2xf32>):
// CHECK-NEXT:     %0 = "test.format_all_types_match_var"(%arg0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT:     %1 = "test.format_all_types_match_attr"(%arg0) <{value1 = 1 : i32}> : (i32) -> i32
// CHECK-NEXT:     %2 = "test.format_types_match_var"(%arg0) : (i32) -> i32
// CHECK-NEXT:     %3:2 = "test.format_types_match_variadic"(%arg0, %arg1) : (i32, tensor<2xf32>) -> (i32, tensor<2xf32>)
// CHECK-NEXT:     %4 = "test.format_types_match_attr"() <{value = 1 : i64}> : () -> i64
// CHECK-NEXT:     %5 = "test.format_types_match_context"(%arg0) : (i32) -> tuple<i32>
// CHECK-NEXT:     %6 = "test.format_infer_type"() : () -> i16
// CHECK-NEXT:     %7 = "test.format_infer_type2"() : () -> i16
// CHECK-NEXT:     %8:2 = "test.format_infer_type_all_operands_and_types"(%arg0, %arg1) : (i32, tensor<2xf32>) -> (i32, tensor<2xf32>)
// CHECK-NEXT:     %9:2 = "test.format_infer_type_all_types_one_operand"(%arg0, %arg1) : (i32, tensor<2xf32>) -> (i32, tensor<2xf32>)
// CHECK-NEXT:     %10:2 = "test.format_infer_type_all_types_two_operands"(%arg0, %arg1) : (i32, tensor<2xf32>) -> (i32, tensor<2xf32>)
// CHECK-NEXT:     %11:2 = "test.format_infer_type_all_types"(%arg0, %arg1) : (i32, tensor<2xf32>) -> (i32, tensor<2xf32>)
// CHECK-NEXT:     %12 = "test.format_infer_type_regions"() ({
// CHECK-NEXT:     ^bb0(%arg2: i16):
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }) : () -> i16
// CHECK-NEXT:     %13 = "test.def"() : () -> i64
// CHECK-NEXT:     %14:2 = "test.format_infer_type_variadic_operands"(%arg0, %13) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i64) -> (i32, i64)
// CHECK-NEXT:     %15 = "test.format_infer_variadic_type_from_non_variadic"(%arg0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT:     %16 = "test.op_with_infer_type_if"(%arg1, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

func.func @infer(%i: i32, %t: tensor<2xf32>) {
  %0 = test.format_all_types_match_var %i, %i : i32
  %1 = test.format_all_types_match_attr 1 : i32, %i
  %2 = test.format_types_match_var %i : i32
  %3:2 = test.format_types_match_variadic %i, %t : i32, tensor<2xf32>
  %4 = test.format_types_match_attr 1 : i64
  %5 = test.format_types_match_context %i : i32
  %6 = test.format_infer_type
  %7 = test.format_infer_type2
  %8:2 = test.format_infer_type_all_operands_and_types(%i, %t) : i32, tensor<2xf32>
  %9:2 = test.format_infer_type_all_types_one_operand(%i, %t) : i32, tensor<2xf32>
  %10:2 = test.format_infer_type_all_types_two_operands(%i) (%t) : i32, tensor<2xf32>
  %11:2 = test.format_infer_type_all_types(%i, %t) : i32, tensor<2xf32>
  %12 = test.format_infer_type_regions {
  ^bb0(%a: i16):
    "test.return"() : () -> ()
  }
  %l = "test.def"() : () -> i64
  %13:2 = test.format_infer_type_variadic_operands(%i : i32) (%l : i64)
  %14 = test.format_infer_variadic_type_from_non_variadic %i, %i : i32
  %15 = "test.op_with_infer_type_if"(%t, %t) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
