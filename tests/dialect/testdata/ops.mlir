// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Operations in generic form: parts, segments, constraints that hold.

// CHECK: #loc = loc("a")
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @callee(%arg0: i64) -> i64 {
// CHECK-NEXT:     return %arg0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @parts(%arg0: tensor<2xf32>, %arg1: memref<2xi8>, %arg2: i32, %arg3: i64) {
// CHECK-NEXT:     %any_i16, %si32, %ui64, %any_int = "test.int_types"() : () -> (si16, si32, ui64, i9)
// CHECK-NEXT:     %0 = "test.complex_f64"() : () -> complex<f64>
// CHECK-NEXT:     %1 = "test.complex_f64_tensor"() : () -> tensor<complex<f64>>
// CHECK-NEXT:     %2 = "test.tuple_32_bit"() : () -> tuple<i32, f32, i32>
// CHECK-NEXT:     %3 = "test.nested_tuple_32_bit"() : () -> tuple<i32, tuple<f32>>
// CHECK-NEXT:     %4 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<2xi8>
// CHECK-NEXT:     "test.takes_static_memref"(%arg1) : (memref<2xi8>) -> ()
// CHECK-NEXT:     "test.ranked_tensor_op"(%arg0) : (tensor<2xf32>) -> ()
// CHECK-NEXT:     "test.multi_tensor_rank_of"(%arg0) : (tensor<2xf32>) -> ()
// CHECK-NEXT:     "test.signless_like_variadic"(%arg2, %arg3) : (i32, i64) -> ()
// CHECK-NEXT:     "test.mixed_normal_variadic_operand"(%arg0, %arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
// CHECK-NEXT:     "test.mixed_normal_variadic_operand"(%arg0) : (tensor<2xf32>) -> ()
// CHECK-NEXT:     %output1, %output2, %output3 = "test.mixed_normal_variadic_result"() : () -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
// CHECK-NEXT:     "test.attr_sized_operands"(%arg2, %arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 0, 2, 1, 1>}> : (i32, i32, i32, i32) -> ()
// CHECK-NEXT:     %b:2, %c, %d = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 0, 2, 1, 1>}> : () -> (i32, i32, i32, i32)
// CHECK-NEXT:     %5 = "test.same_operand_element_type"(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> i32
// CHECK-NEXT:     %result1, %result2 = "test.op_with_result_shape_interface"(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<3xf32>)
// CHECK-NEXT:     "test.op_norm"(%arg1, %arg1) : (memref<2xi8>, memref<2xi8>) -> ()
// CHECK-NEXT:     %6 = "test.addi"(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:     %7 = "test.illegal_op_a"() : () -> i32
// CHECK-NEXT:     "test.unknown_to_all"(%arg2) {a} : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @attributes() {
// CHECK-NEXT:     "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
// CHECK-NEXT:     "test.type_array_attr"() <{attr = [i32, f32]}> : () -> ()
// CHECK-NEXT:     "test.float_attrs"() <{float_attr = 2.000000e+00 : f64}> : () -> ()
// CHECK-NEXT:     "test.int_attrs"() <{any_i32_attr = 5 : ui32, index_attr = 8 : index, si32_attr = 7 : si32, ui32_attr = 6 : ui32}> : () -> ()
// CHECK-NEXT:     %0 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
// CHECK-NEXT:     "test.int_elements_attr"() <{any_i32_attr = dense<5> : tensor<1x2xui32>, i32_attr = dense<5> : tensor<6xi32>}> : () -> ()
// CHECK-NEXT:     "test.string_elements_attr"() <{scalar_string_attr = dense<"example"> : tensor<2x!unknown<"x">>}> : () -> ()
// CHECK-NEXT:     test.op_with_loc_attr #loc
// CHECK-NEXT:     "test.versionedA"() <{dims = 1 : i64, modifier = true}> : () -> ()
// CHECK-NEXT:     "test.versionedB"() <{attribute = #test.attr_params<42, 24>}> : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @regions() {
// CHECK-NEXT:     "test.one_region_op"() ({
// CHECK-NEXT:       "test.finish"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     "test.two_region_op"() ({
// CHECK-NEXT:     }, {
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     "test.SingleBlockImplicitTerminator"() ({
// CHECK-NEXT:       "test.finish"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     %0 = "test.functional_region_op"() ({
// CHECK-NEXT:     ^bb0(%arg0: i32):
// CHECK-NEXT:       "test.return"(%arg0) : (i32) -> ()
// CHECK-NEXT:     }) : () -> ((i32) -> i32)
// CHECK-NEXT:     "test.op_with_data_layout"() ({
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     "test.symbol_scope"() ({
// CHECK-NEXT:       "test.symbol"() <{sym_name = "a", sym_visibility = "private"}> : () -> ()
// CHECK-NEXT:       "test.finish"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @flow(%arg0: i64) {
// CHECK-NEXT:     %0 = test.call @callee(%arg0) : (i64) -> i64
// CHECK-NEXT:     "test.br"(%0)[^bb1] : (i64) -> ()
// CHECK-NEXT:   ^bb1(%1: i64):  // pred: ^bb0
// CHECK-NEXT:     "test.internal_br"(%1)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
// CHECK-NEXT:   ^bb2(%2: i64):  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb3(%3: i64):  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @callee(%a: i64) -> i64 {
  return %a : i64
}

func.func @parts(%t: tensor<2xf32>, %m: memref<2xi8>, %i: i32, %j: i64) {
  %0:4 = "test.int_types"() : () -> (si16, si32, ui64, i9)
  %1 = "test.complex_f64"() : () -> complex<f64>
  %2 = "test.complex_f64_tensor"() : () -> tensor<complex<f64>>
  %3 = "test.tuple_32_bit"() : () -> tuple<i32, f32, i32>
  %4 = "test.nested_tuple_32_bit"() : () -> tuple<i32, tuple<f32>>
  %5 = "test.rank_less_than_2_I8_F32_memref"() : () -> memref<2xi8>
  "test.takes_static_memref"(%m) : (memref<2xi8>) -> ()
  "test.ranked_tensor_op"(%t) : (tensor<2xf32>) -> ()
  "test.multi_tensor_rank_of"(%t) : (tensor<2xf32>) -> ()
  "test.signless_like_variadic"(%i, %j) : (i32, i64) -> ()
  "test.mixed_normal_variadic_operand"(%t, %t, %t) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
  "test.mixed_normal_variadic_operand"(%t) : (tensor<2xf32>) -> ()
  %6:3 = "test.mixed_normal_variadic_result"() : () -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  "test.attr_sized_operands"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 2, 1, 1>}> : (i32, i32, i32, i32) -> ()
  %7:4 = "test.attr_sized_results"() <{resultSegmentSizes = array<i32: 0, 2, 1, 1>}> : () -> (i32, i32, i32, i32)
  %8 = "test.same_operand_element_type"(%t, %t) : (tensor<2xf32>, tensor<2xf32>) -> i32
  %9:2 = "test.op_with_result_shape_interface"(%t, %t) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<3xf32>)
  "test.op_norm"(%m, %m) : (memref<2xi8>, memref<2xi8>) -> ()
  %10 = "test.addi"(%i, %i) : (i32, i32) -> i32
  %11 = "test.illegal_op_a"() : () -> i32
  "test.unknown_to_all"(%i) {a} : (i32) -> ()
  return
}

func.func @attributes() {
  "test.any_attr_of_i32_str"() {attr = 3 : i32} : () -> ()
  "test.type_array_attr"() {attr = [i32, f32]} : () -> ()
  "test.float_attrs"() {float_attr = 2.0 : f64} : () -> ()
  "test.int_attrs"() {any_i32_attr = 5 : ui32, index_attr = 8 : index, si32_attr = 7 : si32, ui32_attr = 6 : ui32} : () -> ()
  %0 = "test.i32_enum_attr"() {attr = 5 : i32} : () -> i32
  "test.int_elements_attr"() {any_i32_attr = dense<5> : tensor<1x2xui32>, i32_attr = dense<5> : tensor<6xi32>} : () -> ()
  "test.string_elements_attr"() {scalar_string_attr = dense<"example"> : tensor<2x!unknown<"x">>} : () -> ()
  "test.op_with_loc_attr"() {loc_attr = loc("a")} : () -> ()
  "test.versionedA"() {dims = 1 : i64, modifier = true} : () -> ()
  "test.versionedB"() {attribute = #test.attr_params<42, 24>} : () -> ()
  return
}

func.func @regions() {
  "test.one_region_op"() ({
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.two_region_op"() ({
  }, {
  }) : () -> ()
  "test.SingleBlockImplicitTerminator"() ({
    "test.finish"() : () -> ()
  }) : () -> ()
  %0 = "test.functional_region_op"() ({
  ^bb0(%a: i32):
    "test.return"(%a) : (i32) -> ()
  }) : () -> ((i32) -> i32)
  "test.op_with_data_layout"() ({
  }) : () -> ()
  "test.symbol_scope"() ({
    "test.symbol"() {sym_name = "a", sym_visibility = "private"} : () -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  return
}

func.func @flow(%a: i64) {
  %0 = "test.call"(%a) {callee = @callee} : (i64) -> i64
  "test.br"(%0)[^bb1] : (i64) -> ()
^bb1(%b: i64):
  "test.internal_br"(%b)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
^bb2(%c: i64):
  return
^bb3(%d: i64):
  return
}
