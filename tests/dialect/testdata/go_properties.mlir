// RUN: ods opt %s --split-input-file | golden %S/go_properties.out
// RUN: ods opt %s --split-input-file --mlir-print-op-generic | golden %S/go_properties_generic.out

// Properties of Go types and of enums.

test.with_versioned_properties 12 | -4
"test.with_versioned_properties"() <{prop = {value1 = 3 : i32, value2 = 9 : i32}}> {extra} : () -> ()
test.with_nice_properties word is 7
test.with_nice_properties "two words" is -1 {extra}
test.with_wrapped_properties <{prop = "text"}>
test.with_wrapped_properties2 <{prop = "more"}> {extra}

// -----

test.op_with_enum_prop third
test.op_with_enum_prop_attr_form <{value = 2 : i32}>
"test.op_with_enum_prop_attr_form"() <{value = #test<enum second>}> : () -> ()
test.op_with_enum_prop_attr_form_always <{value = #test<enum first>}> {extra}
test.op_with_bit_enum_prop read, execute write : ()
test.op_with_bit_enum_prop write : ()
test.op_with_bit_enum_prop_named bit_enum<write, read>
test.op_with_bit_enum_prop_named bit_enum<execute> bit_enum<read, write, execute> {extra}

// -----

%0 = test.prop_pattern_op_1 "t" -3 false
test.prop_pattern_op_2 %0 "u"
%1 = "test.op"() : () -> !test.optional_value_type<4>
test.format_maybe_empty_type %1 : <4>
test.variadic_args_types_split "none"
test.variadic_args_types_split "two", %0, %0 : i32, i32
test.pretty_printed_region %0, %0 ({
^bb0(%x: i32, %y: i32):
  %z = "test.other.op"(%y, %x) : (i32, i32) -> i32
  "test.return"(%z) : (i32) -> ()
}) : (i32, i32) -> i32
"test.dynamic_noterminator"() ({
^bb0:
}) : () -> ()
%2:2 = "test.dynamic_generic"(%0) ({
  "test.dynamic_terminator"() : () -> ()
}) : (i32) -> (i32, f32)
%3 = "test.op"() : () -> tensor<2xf32>
%4 = test.sign %3 : (tensor<2xf32>) -> tensor<2xsi32>
