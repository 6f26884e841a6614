// RUN: ods opt %s --allow-unregistered-dialect --split-input-file | golden %S/parameters.out

// Parameters of types and attributes: optional ones, of own syntax, with aliases, within themselves.

func.func private @lists(!test.optional_param<4, 5>, !test.optional_param<, 6>, !test.optional_params<"only">, !test.optional_params<7, "both">,
    !test.optional_params_after<"one">, !test.optional_params_after<"two", 8>)
func.func private @structs(!test.optional_struct<b = "x">, !test.optional_struct<b = "y", a = 9>, !test.optional_group_struct<x>,
    !test.optional_group_struct<(a = 3, b = 4)>, !test.optional_group_params<(3)>, !test.optional_group_params<x>)
func.func private @texts(!test.optional_type_string, !test.optional_type_string<"t">, !test.custom_type_spacing<3 4>,
    !test.no_parser<1, [2, -3], "four", 5>, !test.ap_float<>, !test.ap_float<-0.5>, !test.default_valued_type<>, !test.default_valued_type<(i16)>,
    !test.struct<>, !test.struct<{x, f32}, {y, !test.struct<{z, i1}>}>)

// -----

"keep"() {a = #test.attr_with_optional_signed<>, b = #test.attr_with_optional_signed<0>, c = #test.attr_with_optional_signed<-8>,
  d = #test.attr_with_optional_unsigned<>, e = #test.attr_with_optional_unsigned<0>, f = #test.attr_with_optional_unsigned<18446744073709551615>,
  g = #test.attr_with_optional_enum<>, h = #test.attr_with_optional_enum<a>, i = #test.attr_with_optional_enum<b>} : () -> ()

// -----

"keep"() {a = #test.attr_self_type_format<3> : i8, b = #test.attr_self_type_format<-3>, c = #test.attr_self_type_struct_format<a = 3> : f32} : () -> ()

// -----

"keep"() {a = #test.custom_float<"float" : 0x7F800001>, b = #test.custom_float<"double" : -2.5>, c = #test.custom_float<"fp80" : 0.1>,
  d = #test.override_builder<6>} : () -> ()

// -----

"keep"() {a = #test.op_asm_attr_interface<value = "named">, b = #test.op_asm_attr_interface_tablegen_default<value = "plain">,
  c = !test.op_asm_type_interface, d = !test.op_asm_type_interface_tablegen_default} : () -> ()

// -----

"keep"() : () -> !test.test_rec_alias<outer, tuple<i8, !test.test_rec_alias<outer>>>

// -----

"keep"() : () -> (!test.test_rec_alias<p, !test.test_rec_alias<q, !test.test_rec_alias<p>>>, !test.test_rec<r, i32>)

// -----

module {
  func.func private @there()
  "keep"() {a = #test.symbol_ref_attr<@there>} : () -> ()
}
