// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// What mlir-opt has nothing like: templates, mixins, families, further kinds of parts.

// CHECK: #loc = loc("x")
// CHECK-NEXT: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @own(%arg0: i32, %arg1: i8, %arg2: i16, %arg3: i64, %arg4: i3, %arg5: vector<8xi32>, %arg6: tuple<i8, i32>, %arg7: memref<2xi8>, %arg8: !test.test_type_with_trait, %arg9: !test.ods_numbered<5>, %arg10: !test.smpla) {
// CHECK-NEXT:     test.ods_tagged %arg0 tag "here" : i32
// CHECK-NEXT:     test.ods_tagged %arg0 : i32
// CHECK-NEXT:     test.ods_limit 7
// CHECK-NEXT:     %0 = test.ods_widen_8_to_32 %arg1
// CHECK-NEXT:     %1 = test.ods_widen_16_to_64 %arg2
// CHECK-NEXT:     test.ods_renamed %arg0
// CHECK-NEXT:     "test.ods_values"(%arg1, %arg0, %arg3, %arg4, %arg5, %arg6, %arg8, %arg9, %arg0) <{even = ["a", "b"]}> : (i8, i32, i64, i3, vector<8xi32>, tuple<i8, i32>, !test.test_type_with_trait, !test.ods_numbered<5>, i32) -> ()
// CHECK-NEXT:     "test.ods_attributes"() <{b = true, bounded = 4 : i64, counted = [4], dense = dense<1> : tensor<2xi8>, dict = {a}, exact = array<i32: 1, 2>, f = 1.000000e+00 : f32, flags = 3 : i32, iterators = [#test.iterator_type<parallel>], list = [], map = #map, one_of = 1 : i32, packed = array<i64: 1>, ref = @a, set = #set, where = #loc}> : () -> ()
// CHECK-NEXT:     test.ods_flags_prop left
// CHECK-NEXT:     test.ods_quoted "north|south"
// CHECK-NEXT:     test.ods_flags_prop both
// CHECK-NEXT:     test.ods_properties flags<left> <{level = 3 : i32, range = array<i64: 1, 2>}>
// CHECK-NEXT:     %2 = test.ods_element %arg5 : vector<8xi32>
// CHECK-NEXT:     %3 = test.ods_optional_match %arg0 : i32
// CHECK-NEXT:     test.ods_same %arg0, %arg0 : i32
// CHECK-NEXT:     %4 = test.ods_traits %arg0, %arg0 : i32
// CHECK-NEXT:     test.ods_all_operands %arg0, %arg1 <{operandSegmentSizes = array<i32: 1, 1>}> : i32, i8
// CHECK-NEXT:     test.ods_nested_groups a 1 b 2
// CHECK-NEXT:     test.ods_nested_groups a 1
// CHECK-NEXT:     test.ods_oilist_group a 1 with 2
// CHECK-NEXT:     test.ods_optional_attr is 3
// CHECK-NEXT:     test.ods_optional_attr is
// CHECK-NEXT:     test.attr_with_loc("foo")
// CHECK-NEXT:     %5 = test.ods_built %arg10
// CHECK-NEXT:     "test.ods_parallel"() ({
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     %ods = test.ods_ssa_name
// CHECK-NEXT:     test.ods_jump ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   test.ods_function private @f(i32) -> i32
// CHECK-NEXT: }

func.func @own(%x: i32, %i8: i8, %i16: i16, %i64: i64, %odd: i3, %v: vector<8xi32>, %t: tuple<i8, i32>, %m: memref<2xi8>, %tr: !test.test_type_with_trait, %n: !test.ods_numbered<5>, %s: !test.smpla) {
  test.ods_tagged %x tag "here" : i32
  test.ods_tagged %x : i32
  test.ods_limit 7
  %0 = test.ods_widen_8_to_32 %i8
  %1 = test.ods_widen_16_to_64 %i16
  test.ods_renamed %x
  "test.ods_values"(%i8, %x, %i64, %odd, %v, %t, %tr, %n, %x) {even = ["a", "b"]} : (i8, i32, i64, i3, vector<8xi32>, tuple<i8, i32>, !test.test_type_with_trait, !test.ods_numbered<5>, i32) -> ()
  "test.ods_attributes"() {map = affine_map<(d0) -> (d0)>, set = affine_set<(d0) : (d0 >= 0)>, dict = {a}, list = [], where = loc("x"), f = 1.0 : f32, b = true, flags = 3 : i32, ref = @a, dense = dense<1> : tensor<2xi8>, iterators = [#test.iterator_type<parallel>], bounded = 4 : i64, one_of = 1 : i32, counted = [4], packed = array<i64: 1>, exact = array<i32: 1, 2>} : () -> ()
  test.ods_flags_prop left
  test.ods_quoted "north|south"
  test.ods_flags_prop both
  test.ods_properties flags<left> <{range = array<i64: 1, 2>, level = 3 : i32}>
  %2 = test.ods_element %v : vector<8xi32>
  %3 = test.ods_optional_match %x : i32
  test.ods_same %x, %x : i32
  %4 = test.ods_traits %x, %x : i32
  test.ods_all_operands %x, %i8 <{operandSegmentSizes = array<i32: 1, 1>}> : i32, i8
  test.ods_nested_groups a 1 b 2
  test.ods_nested_groups a 1
  test.ods_oilist_group a 1 with 2
  test.ods_optional_attr is 3
  test.ods_optional_attr is
  test.attr_with_loc("foo" loc("file":1:2))
  %5 = test.ods_built %s
  "test.ods_parallel"() ({
  }) : () -> ()
  %ods = test.ods_ssa_name
  test.ods_jump ^bb1
^bb1:
  return
}
test.ods_function private @f(i32) -> i32
