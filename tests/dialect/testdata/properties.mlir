// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Properties that are no attributes.

// CHECK: module {
// CHECK-NEXT:   test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2, 3, 4], array32 = [5, 6]
// CHECK-NEXT:   test.with_properties_and_attr 16 <{rhs = 16 : i64}>
// CHECK-NEXT:   %0 = test.with_properties_and_inferred_type 16 <{packed, rhs = 16 : i64}>
// CHECK-NEXT:   test.using_property_in_custom [1, 4, 20]
// CHECK-NEXT:   test.using_property_in_custom_and_other [1, 4, 20] <{other = 16 : i64}>
// CHECK-NEXT:   test.using_property_ref_in_custom 1 + 4 = 5
// CHECK-NEXT:   test.format_optional_unit_property is_optional
// CHECK-NEXT:   test.format_optional_unit_property
// CHECK-NEXT:   test.format_optional_unit_property_no_elide unit
// CHECK-NEXT:   test.oilist_with_keywords_only_properties keyword otherKeyword
// CHECK-NEXT:   test.with_default_valued_properties na
// CHECK-NEXT:   test.with_default_valued_properties 1 "foo" 0 unit
// CHECK-NEXT:   test.with_optional_properties simple = 0 nonTrivialStorage = "foo"
// CHECK-NEXT:   test.with_optional_properties simple = 0 hasUnit maybeUnit = some<unit>
// CHECK-NEXT:   test.with_optional_properties nested = some<none> longSyntax = some<"bar">
// CHECK-NEXT:   test.with_array_properties ints = [1, 2] strings = ["a", "b"] nested = {{\[\[}}1, 2], [3, 4]] opt = [-1, -2] explicitOptions = [none, 0] explicitUnits = [unit, unit_absent]
// CHECK-NEXT:   test.with_array_properties ints = [] strings = [] nested = [] opt = none explicitOptions = [] explicitUnits = [] [1] thats_has_default
// CHECK-NEXT:   test.empty_properties 
// CHECK-NEXT: }

test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2, 3, 4], array32 = [5, 6]
test.with_properties_and_attr 16 <{rhs = 16 : i64}>
%0 = test.with_properties_and_inferred_type 16 <{packed, rhs = 16 : i64}>
test.using_property_in_custom [1, 4, 20]
test.using_property_in_custom_and_other [1, 4, 20] <{other = 16 : i64}>
test.using_property_ref_in_custom 1 + 4 = 5
test.format_optional_unit_property is_optional
test.format_optional_unit_property
test.format_optional_unit_property_no_elide unit
test.oilist_with_keywords_only_properties otherKeyword keyword
test.with_default_valued_properties na{a = 0 : i32}
test.with_default_valued_properties 1 "foo" 0 unit
test.with_optional_properties simple = 0 nonTrivialStorage = "foo"
test.with_optional_properties simple = 0 hasUnit maybeUnit = some<unit>
test.with_optional_properties nested = some<none> longSyntax = some<"bar">
test.with_array_properties ints = [1, 2] strings = ["a", "b"] nested = [[1, 2], [3, 4]] opt = [-1, -2] explicitOptions = [none, 0] explicitUnits = [unit, unit_absent]
test.with_array_properties ints = [] strings = [] nested = [] opt = none explicitOptions = [] explicitUnits = [] [1] thats_has_default
test.empty_properties
