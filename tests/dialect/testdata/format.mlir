// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Formats of operations. What is expected is what mlir-opt prints.

// CHECK: #loc = loc("x")
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @callee(i64) -> i64
// CHECK-NEXT:   func.func @literals(%arg0: memref<1xf64>, %arg1: tensor<4xf32>) {
// CHECK-NEXT:     test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * {
// CHECK-NEXT:     } {foo.some_attr}
// CHECK-NEXT:     test.op.with_dot_in_name
// CHECK-NEXT:     test.copy(%arg0, %arg0) : (memref<1xf64>, memref<1xf64>)
// CHECK-NEXT:     test.buffer_based in(%arg0 : memref<1xf64>) out(%arg0 : memref<1xf64>) {a = 1 : i64}
// CHECK-NEXT:     %0 = test.tensor_based in(%arg1 : tensor<4xf32>) -> tensor<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @attributes() {
// CHECK-NEXT:     test.format_attr_op 10
// CHECK-NEXT:     test.format_opt_attr_op_a(10)
// CHECK-NEXT:     test.format_opt_attr_op_a {a.b}
// CHECK-NEXT:     test.format_opt_attr_op_b 10
// CHECK-NEXT:     test.format_opt_attr_op_b
// CHECK-NEXT:     test.format_symbol_name_attr_op @name
// CHECK-NEXT:     test.format_opt_symbol_name_attr_op @opt
// CHECK-NEXT:     test.format_opt_symbol_ref_attr_op @a::@b
// CHECK-NEXT:     test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 10 : i64}
// CHECK-NEXT:     test.format_optional_unit_attribute is_optional
// CHECK-NEXT:     test.format_optional_unit_attribute
// CHECK-NEXT:     test.format_optional_unit_attribute_no_elide unit
// CHECK-NEXT:     test.format_optional_enum_attr case5
// CHECK-NEXT:     test.format_optional_default_attrs "foo" @foo case10
// CHECK-NEXT:     test.format_optional_default_attrs
// CHECK-NEXT:     test.format_optional_else then
// CHECK-NEXT:     test.format_optional_else else
// CHECK-NEXT:     test.format_compound_attr <1, !test.smpla, [5, 6]>
// CHECK-NEXT:     test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>>
// CHECK-NEXT:     test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT:     test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT:     test.format_literal_following_optional_group(5 : i32) : i32 {a}
// CHECK-NEXT:     test.format_literal_following_optional_group : i32 {a}
// CHECK-NEXT:     test.op_with_enum  third
// CHECK-NEXT:     test.op_with_enum  first tag 0 : i32
// CHECK-NEXT:     test.op_with_bit_enum <read, write>
// CHECK-NEXT:     test.op_with_bit_enum_vbar <user | group> tag 0 : i32
// CHECK-NEXT:     test.dense_array_attr i1attr = [true, false] i8attr = [2] i16attr = [] i32attr = [-5] i64attr = [1] f32attr = [1.000000e+00] f64attr = [] emptyattr = []
// CHECK-NEXT:     test.string_attr_with_type "foo" : i32
// CHECK-NEXT:     test.type_attr_of i64
// CHECK-NEXT:     %0 = test.result_has_same_type_as_attr 10 : i16 -> i16
// CHECK-NEXT:     test.op_with_loc_attr #loc
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @operands(%arg0: i64, %arg1: memref<1xf64>, %arg2: i32) {
// CHECK-NEXT:     %0 = test.format_buildable_type_op %arg0
// CHECK-NEXT:     test.format_operand_a_op %arg0, %arg1 : i64, memref<1xf64>
// CHECK-NEXT:     test.format_operand_b_op %arg0, %arg1 : memref<1xf64>
// CHECK-NEXT:     test.format_operand_c_op %arg0, %arg1 : i64, memref<1xf64>
// CHECK-NEXT:     test.format_operand_d_op %arg0, %arg1 : memref<1xf64>
// CHECK-NEXT:     test.format_operand_e_op %arg0, %arg1 : i64, memref<1xf64>
// CHECK-NEXT:     test.format_variadic_operand %arg0, %arg0, %arg0 : i64, i64, i64
// CHECK-NEXT:     test.format_variadic_of_variadic_operand (%arg0, %arg0), (), (%arg0) : (i64, i64), (), (i64)
// CHECK-NEXT:     test.format_multiple_variadic_operands (%arg0, %arg0), (%arg0, %arg1 : i64, memref<1xf64>)
// CHECK-NEXT:     %1 = test.format_optional_operand_result_a_op(%arg0 : i64) : i64[%arg0, %arg0]
// CHECK-NEXT:     %2 = test.format_optional_operand_result_b_op(%arg0 : i64) : i64
// CHECK-NEXT:     test.format_optional_operand_result_b_op : 
// CHECK-NEXT:     test.format_two_variadic_operands_no_buildable_type_op(%arg0 : i64) -> (%arg2, %arg0 : i32, i64)
// CHECK-NEXT:     test.else_anchor(?)
// CHECK-NEXT:     test.else_anchor(%arg0 : i64)
// CHECK-NEXT:     test.ellipsis(%arg2, %arg0 ...) : i32, i64 ...
// CHECK-NEXT:     test.default_value_print {value_with_default = 1 : i32} %arg2
// CHECK-NEXT:     test.default_value_print %arg2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @results(%arg0: i64) {
// CHECK-NEXT:     %buildable_res, %result = test.format_result_a_op memref<1xf64>
// CHECK-NEXT:     %buildable_res_0, %result_1 = test.format_result_b_op i64, memref<1xf64>
// CHECK-NEXT:     %buildable_res_2, %result_3 = test.format_result_c_op (i64) -> memref<1xf64>
// CHECK-NEXT:     %0:3 = test.format_variadic_result : i64, i64, i64
// CHECK-NEXT:     %result0:2, %result1 = test.format_multiple_variadic_results : (i64, i64), (i32)
// CHECK-NEXT:     %optional, %variadic = test.format_optional_result_a_op : i64 -> i64
// CHECK-NEXT:     %optional_4, %variadic_5 = test.format_optional_result_b_op : i64 -> i64
// CHECK-NEXT:     %optional_6, %variadic_7 = test.format_optional_result_c_op : (i64) -> i64
// CHECK-NEXT:     test.format_optional_result_d_op
// CHECK-NEXT:     %1 = test.format_optional_result_d_op : f80
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @types(%arg0: !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) {
// CHECK-NEXT:     test.format_cpmd_nested_type %arg0 nested <i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT:     test.format_qual_cpmd_nested_type %arg0 nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @regions(%arg0: index) {
// CHECK-NEXT:     test.format_region_a_op {
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     test.format_region_b_op {
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     test.format_region_c_op region {
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     test.format_region_c_op
// CHECK-NEXT:     test.format_variadic_region_a_op {
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     test.format_variadic_region_b_op {
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     } found_regions {foo.some_attr}
// CHECK-NEXT:     test.format_implicit_terminator_region_a_op {
// CHECK-NEXT:     }
// CHECK-NEXT:     test.graph_region {
// CHECK-NEXT:       "test.use"(%2) : (i32) -> ()
// CHECK-NEXT:       %2 = "test.def"() : () -> i32
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     test.isolated_region %arg0 {
// CHECK-NEXT:       "test.use"(%arg0) : (index) -> ()
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     test.affine_scope {
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     test.alloca_scope_region {
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     test.single_no_terminator_op : {
// CHECK-NEXT:       %2 = "test.def"() : () -> i32
// CHECK-NEXT:     }
// CHECK-NEXT:     test.variadic_no_terminator_op : {
// CHECK-NEXT:       %2 = "test.def"() : () -> i32
// CHECK-NEXT:     }, {
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = test.graph_loop %arg0 {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     } : (index) -> index
// CHECK-NEXT:     %1 = test.wrapping_region wraps "some.op"(%arg0, %arg0) {test.attr = "attr"} : (index, index) -> index
// CHECK-NEXT:     test.polyfor %arg1, %arg2 {
// CHECK-NEXT:       "test.use"(%arg1, %arg2) : (index, index) -> ()
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     test.switch_with_no_break %arg0 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     case 5 {
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @region_if(%arg0: i32) {
// CHECK-NEXT:     %0 = test.region_if %arg0: i32 -> i32 then {
// CHECK-NEXT:     ^bb0(%arg1: i32):
// CHECK-NEXT:       test.region_if_yield %arg1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%arg1: i32):
// CHECK-NEXT:       test.region_if_yield %arg1 : i32
// CHECK-NEXT:     } join {
// CHECK-NEXT:     ^bb0(%arg1: i32):
// CHECK-NEXT:       test.region_if_yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = test.cse_of_single_block_op inputs(%arg0) {
// CHECK-NEXT:     ^bb0(%arg1: i32):
// CHECK-NEXT:       test.region_yield %arg1 : i32
// CHECK-NEXT:     } : i32 -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @successors() {
// CHECK-NEXT:     test.format_successor_a_op ^bb1, ^bb2 {attr}
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     test.format_custom_directive_successors ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
// CHECK-NEXT:     test.format_custom_directive_successors ^bb2
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @custom(%arg0: i64, %arg1: i32) {
// CHECK-NEXT:     test.format_custom_directive_operands %arg0, %arg0 -> (%arg0)
// CHECK-NEXT:     test.format_custom_directive_operands %arg0 -> (%arg0) {foo.some_attr}
// CHECK-NEXT:     test.format_custom_directive_operands_and_types %arg0, %arg0 -> (%arg0) : i64, i64 -> (i64)
// CHECK-NEXT:     test.format_custom_directive_regions {
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     test.format_custom_directive_regions {
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %result, %optResult, %varResults = test.format_custom_directive_results  : i64, i64 -> (i64)
// CHECK-NEXT:     %result_0, %varResults_1 = test.format_custom_directive_results  : i64 -> (i64)
// CHECK-NEXT:     %result_2, %optResult_3, %varResults_4 = test.format_custom_directive_results_with_type_refs  : i64, i64 -> (i64)  type_refs_capture  : i64, i64 -> (i64)
// CHECK-NEXT:     test.format_custom_directive_with_optional_operand_ref %arg0 : 1
// CHECK-NEXT:     test.format_custom_directive_with_optional_operand_ref : 0
// CHECK-NEXT:     test.format_custom_directive_attributes 54 : i64
// CHECK-NEXT:     test.format_custom_directive_attributes 54 : i64, 46 : i64
// CHECK-NEXT:     test.format_custom_directive_spacing "a" "b"
// CHECK-NEXT:     test.format_custom_directive_attrdict  {attr = 54 : i64, optAttr = 1 : i64}
// CHECK-NEXT:     test.optional_custom_attr foo true
// CHECK-NEXT:     test.optional_custom_attr bar
// CHECK-NEXT:     test.oilist_with_keywords_only keyword
// CHECK-NEXT:     test.oilist_with_keywords_only keyword otherKeyword thirdKeyword
// CHECK-NEXT:     test.oilist_with_simple_args keyword %arg0 : i64 thirdKeyword %arg1 : i32
// CHECK-NEXT:     test.oilist_variadic_with_parens keyword(%arg0, %arg1 : i64, i32) otherKeyword(%arg1 : i32)
// CHECK-NEXT:     test.oilist_custom private(%arg0 : i64) reduction (%arg1)  nowait
// CHECK-NEXT:     test.oilist_allowed_literal buzz
// CHECK-NEXT:     %0 = test.call @callee(%arg0) : (i64) -> i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @names() {
// CHECK-NEXT:     %x, %y = test.string_attr_pretty_name
// CHECK-NEXT:     %z = test.string_attr_pretty_name
// CHECK-NEXT:     test.default_dialect {
// CHECK-NEXT:       format_attr_op 1
// CHECK-NEXT:       test.op.with_dot_in_name
// CHECK-NEXT:       "test.return"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     test.block_names {
// CHECK-NEXT:       "test.br"()[^foo1] : () -> ()
// CHECK-NEXT:     ^foo1:  // 2 preds: ^foo0, ^foo1
// CHECK-NEXT:       "test.br"()[^foo1] : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %0:2 = test.parse_integer_literal : 2
// CHECK-NEXT:     test.parse_wrapped_keyword foo.keyword
// CHECK-NEXT:     test.parse_b64 "aGVsbG8gd29ybGQ="
// CHECK-NEXT:     %first, %middle_results:2, %1 = "test.asm_interface_op"() : () -> (i32, i32, i32, i32)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func private @callee(i64) -> i64

func.func @literals(%m: memref<1xf64>, %t: tensor<4xf32>) {
  test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * {
  } {foo.some_attr}
  test.op.with_dot_in_name
  test.copy(%m, %m) : (memref<1xf64>, memref<1xf64>)
  test.buffer_based in(%m : memref<1xf64>) out(%m : memref<1xf64>) {a = 1}
  %0 = test.tensor_based in(%t : tensor<4xf32>) -> tensor<2xf32>
  return
}

func.func @attributes() {
  test.format_attr_op 10
  test.format_opt_attr_op_a(10)
  test.format_opt_attr_op_a {a.b}
  test.format_opt_attr_op_b 10
  test.format_opt_attr_op_b
  test.format_symbol_name_attr_op @name
  test.format_opt_symbol_name_attr_op @opt
  test.format_opt_symbol_ref_attr_op @a::@b
  test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 10 : i64}
  test.format_optional_unit_attribute is_optional
  test.format_optional_unit_attribute
  test.format_optional_unit_attribute_no_elide unit
  test.format_optional_enum_attr case5
  test.format_optional_default_attrs "foo" @foo case10
  test.format_optional_default_attrs "default" @default case5
  test.format_optional_else then
  test.format_optional_else else
  test.format_compound_attr <1, !test.smpla, [5, 6]>
  test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>>
  test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>
  test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  test.format_literal_following_optional_group(5 : i32) : i32 {a}
  test.format_literal_following_optional_group : i32 {a}
  test.op_with_enum #test<enum third>
  test.op_with_enum #test<enum first> tag 0 : i32
  test.op_with_bit_enum <read, write>
  test.op_with_bit_enum_vbar <user | group> tag 0 : i32
  test.dense_array_attr i1attr = [true, false] i8attr = [2] i16attr = [] i32attr = [-5] i64attr = [1] f32attr = [1.0] f64attr = [] emptyattr = []
  test.string_attr_with_type "foo" : i32
  test.type_attr_of i64
  %c = test.result_has_same_type_as_attr 10 : i16 -> i16
  test.op_with_loc_attr loc("x")
  return
}

func.func @operands(%i: i64, %m: memref<1xf64>, %c: i32) {
  %0 = test.format_buildable_type_op %i
  test.format_operand_a_op %i, %m : i64, memref<1xf64>
  test.format_operand_b_op %i, %m : memref<1xf64>
  test.format_operand_c_op %i, %m : i64, memref<1xf64>
  test.format_operand_d_op %i, %m : memref<1xf64>
  test.format_operand_e_op %i, %m : i64, memref<1xf64>
  test.format_variadic_operand %i, %i, %i : i64, i64, i64
  test.format_variadic_of_variadic_operand (%i, %i), (), (%i) : (i64, i64), (), (i64)
  test.format_multiple_variadic_operands (%i, %i), (%i, %m : i64, memref<1xf64>)
  %1 = test.format_optional_operand_result_a_op(%i : i64) : i64 [%i, %i]
  %2 = test.format_optional_operand_result_b_op(%i : i64) : i64
  test.format_optional_operand_result_b_op :
  test.format_two_variadic_operands_no_buildable_type_op(%i : i64) -> (%c, %i : i32, i64)
  test.else_anchor(?)
  test.else_anchor(%i : i64)
  test.ellipsis(%c, %i ...) : i32, i64 ...
  test.default_value_print {"value_with_default" = 1 : i32} %c
  test.default_value_print %c
  return
}

func.func @results(%i: i64) {
  %r:2 = test.format_result_a_op memref<1xf64>
  %s:2 = test.format_result_b_op i64, memref<1xf64>
  %t:2 = test.format_result_c_op (i64) -> memref<1xf64>
  %u:3 = test.format_variadic_result : i64, i64, i64
  %v:3 = test.format_multiple_variadic_results : (i64, i64), (i32)
  %w:2 = test.format_optional_result_a_op : i64 -> i64
  %x:2 = test.format_optional_result_b_op : i64 -> i64
  %y:2 = test.format_optional_result_c_op : (i64) -> (i64)
  test.format_optional_result_d_op
  %z = test.format_optional_result_d_op : f80
  return
}

func.func @types(%n: !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>) {
  test.format_cpmd_nested_type %n nested <i <42 <1, !test.smpla, [5, 6]>>>
  test.format_qual_cpmd_nested_type %n nested !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  return
}

func.func @regions(%x: index) {
  test.format_region_a_op {
    "test.return"() : () -> ()
  }
  test.format_region_b_op {
    "test.return"() : () -> ()
  }
  test.format_region_c_op region {
    "test.return"() : () -> ()
  }
  test.format_region_c_op
  test.format_variadic_region_a_op {
    "test.return"() : () -> ()
  }, {
    "test.return"() : () -> ()
  }
  test.format_variadic_region_b_op {
    "test.return"() : () -> ()
  } found_regions {foo.some_attr}
  test.format_implicit_terminator_region_a_op {
  }
  test.graph_region {
    "test.use"(%0) : (i32) -> ()
    %0 = "test.def"() : () -> i32
    "test.return"() : () -> ()
  }
  test.isolated_region %x {
    "test.use"(%x) : (index) -> ()
    "test.return"() : () -> ()
  }
  test.affine_scope {
    "test.return"() : () -> ()
  }
  test.alloca_scope_region {
    "test.return"() : () -> ()
  }
  test.single_no_terminator_op : {
    %1 = "test.def"() : () -> i32
  }
  test.variadic_no_terminator_op : {
    %1 = "test.def"() : () -> i32
  }, {
    "test.use"() : () -> ()
  }
  %l = test.graph_loop %x {
  ^bb0(%a: index):
    "test.return"() : () -> ()
  } : (index) -> index
  %2 = test.wrapping_region wraps "some.op"(%x, %x) {test.attr = "attr"} : (index, index) -> index
  test.polyfor %i, %j {
    "test.use"(%i, %j) : (index, index) -> ()
    "test.return"() : () -> ()
  }
  test.switch_with_no_break %x
  case 2 {
    "test.use"() : () -> ()
  }
  case 5 {
    "test.use"() : () -> ()
  }
  return
}

func.func @region_if(%x: i32) {
  %0 = test.region_if %x : i32 -> i32 then {
  ^bb0(%a: i32):
    test.region_if_yield %a : i32
  } else {
  ^bb0(%a: i32):
    test.region_if_yield %a : i32
  } join {
  ^bb0(%a: i32):
    test.region_if_yield %a : i32
  }
  %1 = test.cse_of_single_block_op inputs(%x) {
  ^bb0(%a: i32):
    test.region_yield %a : i32
  } : i32 -> i32
  return
}

func.func @successors() {
  test.format_successor_a_op ^bb1, ^bb2 {attr}
^bb1:
  test.format_custom_directive_successors ^bb1, ^bb2
^bb2:
  test.format_custom_directive_successors ^bb2
}

func.func @custom(%i: i64, %j: i32) {
  test.format_custom_directive_operands %i, %i -> (%i)
  test.format_custom_directive_operands %i -> (%i) {foo.some_attr}
  test.format_custom_directive_operands_and_types %i, %i -> (%i) : i64, i64 -> (i64)
  test.format_custom_directive_regions {
    "test.return"() : () -> ()
  }
  test.format_custom_directive_regions {
    "test.return"() : () -> ()
  }, {
    "test.return"() : () -> ()
  }
  %0:3 = test.format_custom_directive_results : i64, i64 -> (i64)
  %1:2 = test.format_custom_directive_results : i64 -> (i64)
  %2:3 = test.format_custom_directive_results_with_type_refs : i64, i64 -> (i64) type_refs_capture : i64, i64 -> (i64)
  test.format_custom_directive_with_optional_operand_ref %i : 1
  test.format_custom_directive_with_optional_operand_ref : 0
  test.format_custom_directive_attributes 54 : i64
  test.format_custom_directive_attributes 54 : i64, 46 : i64
  test.format_custom_directive_spacing "a" "b"
  test.format_custom_directive_attrdict {attr = 54 : i64, optAttr = 1 : i64}
  test.optional_custom_attr foo true
  test.optional_custom_attr bar
  test.oilist_with_keywords_only keyword
  test.oilist_with_keywords_only otherKeyword thirdKeyword keyword
  test.oilist_with_simple_args keyword %i : i64 thirdKeyword %j : i32
  test.oilist_variadic_with_parens keyword (%i, %j : i64, i32) otherKeyword (%j : i32)
  test.oilist_custom private (%i : i64) nowait reduction (%j)
  test.oilist_allowed_literal buzz
  %3 = test.call @callee(%i) : (i64) -> i64
  return
}

func.func @names() {
  %x, %y = test.string_attr_pretty_name
  %0 = test.string_attr_pretty_name attributes {names = ["z"]}
  test.default_dialect {
    format_attr_op 1
    test.op.with_dot_in_name
    "test.return"() : () -> ()
  }
  test.block_names {
  ^bb0:
    "test.br"()[^bb1] : () -> ()
  ^bb1:
    "test.br"()[^bb1] : () -> ()
  }
  %w:2 = test.parse_integer_literal : 2
  test.parse_wrapped_keyword foo.keyword
  test.parse_b64 "aGVsbG8gd29ybGQ="
  %first, %middle_results:2, %2 = "test.asm_interface_op"() : () -> (i32, i32, i32, i32)
  return
}
