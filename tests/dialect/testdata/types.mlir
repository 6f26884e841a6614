// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Types and attributes.

// CHECK: module {
// CHECK-NEXT:   func.func private @types(!test.smpla, !test.test_type, !test.cmpnd_a<1, !test.smpla, [5, 6]>, !test.cmpnd_inner<2 <1, i8, []>>, !test.cmpnd_nested_outer<i <2 <1, i8, [1]>>>, !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<2 <1, i8, [1]>>>)
// CHECK-NEXT:   func.func private @formats(!test.type_with_format<111, three = #test<attr_ugly begin 5 : index end>, two = "foo">, !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>, !test.optional_group<(6) 5>, !test.optional_group<x 5>, !test.spaces< 5
// CHECK-NEXT:   ()() 6>, !test.custom_type<-5>, !test.custom_type<2 0 1 5>, !test.custom_type_string<"foo" foo>, !test.else_anchor<?>, !test.else_anchor<5>, !test.else_anchor_struct<a = 5>, !test.optional_value_type<5>, !test.optional_value_type, !test.all_optional_params<5, 6>, !test.all_optional_struct<b = 2>, !test.type_verification<i16>)
// CHECK-NEXT:   func.func private @recursive(!test.test_rec<a, test_rec<b, test_rec<a>>>, !test.test_rec<c, smpla>)
// CHECK-NEXT:   func.func private @attributes() attributes {attr0 = #test.smpla, attr1 = #test.cmpnd_a<1, !test.smpla, [5, 6]>, attr10 = #test.attr_with_trait, attr11 = #test.cmpnd_nested_outer_qual<i #test.cmpnd_nested_inner<42 <1, i8, [5]>>>, attr2 = #test.cmpnd_nested<nested = <1, !test.smpla, [5, 6]>>, attr3 = #test<attr_ugly begin 5 : index end>, attr4 = #test.attr_params<42, 24>, attr5 = #test.attr_with_type<i32, vector<4xi32>>, attr6 = #test.attr_with_format<3 : two = "hello", four = [1, 2, 3] : 42 : i64 : 0 : [10, 20], [ 10 : i16]>, attr7 = #test.decimal_shape<5x0x7>, attr8 = #test.attr_with_self_type_param : i32}
// CHECK-NEXT:   test.array_of_attr_op a = [ begin 0 : index end ], b = [0, 1, 2], c = [a, b, "+", "dash-separated-sentence"]
// CHECK-NEXT:   test.array_of_attr_op a = [], b = [], c = []
// CHECK-NEXT:   func.func private @arrays() attributes {test.arrays = #test<array_of_enums[a, b]>}
// CHECK-NEXT: }

func.func private @types(!test.smpla, !test.test_type, !test.cmpnd_a<1, !test.smpla, [5, 6]>, !test.cmpnd_inner<2 <1, i8, []>>, !test.cmpnd_nested_outer<i <2 <1, i8, [1]>>>, !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<2 <1, i8, [1]>>>)
func.func private @formats(!test.type_with_format<111, three = #test<attr_ugly begin 5 : index end>, two = "foo">, !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>, !test.optional_group<(6) 5>, !test.optional_group<x 5>, !test.spaces< 5
()() 6>, !test.custom_type<-5>, !test.custom_type<2 0 1 5>, !test.custom_type_string<"foo" foo>, !test.else_anchor<?>, !test.else_anchor<5>, !test.else_anchor_struct<a = 5>, !test.optional_value_type<5>, !test.optional_value_type, !test.all_optional_params<5, 6>, !test.all_optional_struct<b = 2>, !test.type_verification<i16>)
func.func private @recursive(!test.test_rec<a, test_rec<b, test_rec<a>>>, !test.test_rec<c, smpla>)

func.func private @attributes() attributes {
  attr0 = #test.smpla,
  attr1 = #test.cmpnd_a<1, !test.smpla, [5, 6]>,
  attr2 = #test.cmpnd_nested<nested = <1, !test.smpla, [5, 6]>>,
  attr3 = #test<attr_ugly begin 5 : index end>,
  attr4 = #test.attr_params<42, 24>,
  attr5 = #test.attr_with_type<i32, vector<4xi32>>,
  attr6 = #test.attr_with_format<3 : two = "hello", four = [1, 2, 3] : 42 : i64 : 0 : [10, 20], [10 : i16]>,
  attr7 = #test.decimal_shape<5x0x7>,
  attr8 = #test.attr_with_self_type_param : i32,
  attr10 = #test.attr_with_trait,
  attr11 = #test.cmpnd_nested_outer_qual<i #test.cmpnd_nested_inner<42 <1, i8, [5]>>>
}

test.array_of_attr_op a = [begin 0 : index end], b = [0, 1, 2], c = [a, b, "+", "dash-separated-sentence"]
test.array_of_attr_op a = [], b = [], c = []
func.func private @arrays() attributes {test.arrays = #test<array_of_enums [a, b]>}
