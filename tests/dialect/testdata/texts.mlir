// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Syntax of the dialect's own, and regions whose one block may be left out.

// CHECK: module {
// CHECK-NEXT:   test.custom_dimension_list_attr dimension_list = []
// CHECK-NEXT:   test.custom_dimension_list_attr dimension_list = 1x?x3 {a}
// CHECK-NEXT:   test.parse_custom_operation_name_api(builtin.module) {a}
// CHECK-NEXT:   test.parse_custom_operation_name_api(test.foo.bar)
// CHECK-NEXT:   test.dialect_custom_printer custom_format
// CHECK-NEXT:   test.dialect_custom_format_fallback custom_format_fallback
// CHECK-NEXT:   test.dynamic_custom_parser_printer custom_keyword
// CHECK-NEXT:   test.op_with_property_predicates <{array = [1], defaulted = 3 : i64, more_constrained = 4 : i64, non_empty_constrained = [6], non_empty_optional = {{\[\[}}7]], non_empty_unconstrained = [5], optional = [2], scalar = 1 : i64, unconstrained = -8 : i64}>
// CHECK-NEXT:   test.nvvm_requires_sm_80 {a}
// CHECK-NEXT:   test.conversion_func_op @f(%arg0: i32 {test.c}) -> (i32 {test.d}) attributes {a.b} {
// CHECK-NEXT:     "test.return"(%arg0) : (i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.slash_attr"() <{attr = #test.slash_attr<1 / -2>}> : () -> ()
// CHECK-NEXT:   "some.op"() {a = #test.custom_struct<type_str = "a", value = ?, opt_value = [1, 2]>, b = #test.custom_struct<type_str = "b", value = 1, opt_value = 5>, c = #test.nested_alias<"a", <"b">>, d = #test.conditional_alias<"a b">, e = #test.conditional_alias<a>, f = #test.sub_elements_access<1 : i64, 2 : i8, "a">, g = #test.tensor_encoding<"t">, h = #test.dynamic_pair<1 : i64, f64>, i = #test.dynamic_singleton, j = #test.dynamic_custom_assembly_format<f32:f64>, k = #test.const_memory_space<3>, l = #test.const_memory_space} : () -> ()
// CHECK-NEXT:   %0:4 = "some.op"() : () -> (!test.int<signed, 4>, !test.dynamic_pair<i32, 1 : i64>, !test.dynamic_singleton, !test.test_memref<[1], f32, 3 : i64>)
// CHECK-NEXT:   %1 = "test.create_tensor_op"() : () -> !test.test_tensor<[4, 4], f64>
// CHECK-NEXT:   %2 = "test.dummy_tensor_op"(%1) : (!test.test_tensor<[4, 4], f64>) -> tensor<4x4xf64, #test.tensor_encoding<"e">>
// CHECK-NEXT:   %3 = "test.make_tuple"() : () -> tuple<>
// CHECK-NEXT:   test.single_no_terminator_op : {
// CHECK-NEXT:   }
// CHECK-NEXT:   test.variadic_no_terminator_op : {
// CHECK-NEXT:   }, {
// CHECK-NEXT:   }
// CHECK-NEXT:   %4 = "some.op"() : () -> tensor<2xf32>
// CHECK-NEXT:   %5 = test.less_than %4, %4 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   %6 = "test.operand0_and_result_have_same_type"(%4, %4) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: }

test.custom_dimension_list_attr dimension_list = []
test.custom_dimension_list_attr dimension_list = 1x?x3 {a}
test.parse_custom_operation_name_api(builtin.module) {a}
test.parse_custom_operation_name_api(test.foo.bar)
test.dialect_custom_printer custom_format
test.dialect_custom_format_fallback custom_format_fallback
test.dynamic_custom_parser_printer custom_keyword
test.op_with_property_predicates <{array = [1], defaulted = 3, more_constrained = 4, non_empty_constrained = [6], non_empty_optional = [[7]],
  non_empty_unconstrained = [5], optional = [2], scalar = 1, unconstrained = -8}>
test.nvvm_requires_sm_80 {a}
test.conversion_func_op @f(%x: i32 {test.c}) -> (i32 {test.d}) attributes {a.b} {
  "test.return"(%x) : (i32) -> ()
}
"test.slash_attr"() {attr = #test.slash_attr<1 / -2>} : () -> ()
"some.op"() {a = #test.custom_struct<value = ?, type_str = "a", opt_value = [1, 2]>, b = #test.custom_struct<type_str = "b", value = 1, opt_value = 5>,
  c = #test.nested_alias<"a", #test.nested_alias<"b">>, d = #test.conditional_alias<"a b">, e = #test.conditional_alias<a>,
  f = #test.sub_elements_access<1, 2 : i8, "a">, g = #test.tensor_encoding<"t">, h = #test.dynamic_pair<1, f64>, i = #test.dynamic_singleton,
  j = #test.dynamic_custom_assembly_format<f32 : f64>, k = #test.const_memory_space<3>, l = #test.const_memory_space} : () -> ()
%0:4 = "some.op"() : () -> (!test.int<signed, 4>, !test.dynamic_pair<i32, 1>, !test.dynamic_singleton, !test.test_memref<[1], f32, 3>)
%1 = "test.create_tensor_op"() : () -> !test.test_tensor<[4, 4], f64>
%2 = "test.dummy_tensor_op"(%1) : (!test.test_tensor<[4, 4], f64>) -> tensor<4x4xf64, #test.tensor_encoding<"e">>
%3 = "test.make_tuple"() : () -> tuple<>
test.single_no_terminator_op : {}
test.variadic_no_terminator_op : {}, {}
%4 = "some.op"() : () -> tensor<2xf32>
%5 = test.less_than %4, %4 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%6 = "test.operand0_and_result_have_same_type"(%4, %4) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
