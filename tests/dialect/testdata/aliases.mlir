// RUN: ods opt %s | FileCheck %s

// Names of aliases that a dialect gives to types and attributes of any dialect: what is no identifier is escaped.

// CHECK-DAG: !test_tuple = tuple<!test.smpla, !test.smpla>
// CHECK-DAG: !testrec = !test.test_rec<type_to_alias, test_rec<type_to_alias>>
// CHECK-DAG: #test2Ealias = "alias_test:dot_in_name"
// CHECK-DAG: #_0_test_alias = "alias_test:prefixed_digit"
// CHECK-DAG: #_25test = "alias_test:prefixed_symbol"
// CHECK-DAG: #test_encoding = "alias_test:tensor_encoding"
// CHECK-DAG: #unique_base = #test.nested_alias<"alias_test:trailing_digit_conflict_base">
// CHECK-DAG: #unique_base1 = #test.nested_alias<"alias_test:trailing_digit_conflict_base_conflict", #unique_base>

// CHECK: "test.op"() : () -> (!test_tuple, !testrec, tensor<32xf32, #test_encoding>)
"test.op"() : () -> (tuple<!test.smpla, !test.smpla>, !test.test_rec<type_to_alias, test_rec<type_to_alias>>,
  tensor<32xf32, "alias_test:tensor_encoding">)
// CHECK: "test.op"() {a = [#test2Ealias, #_0_test_alias, #_25test, "alias_test:none"]} : () -> ()
"test.op"() {a = ["alias_test:dot_in_name", "alias_test:prefixed_digit", "alias_test:prefixed_symbol", "alias_test:none"]} : () -> ()
// CHECK: "test.op"() {a = #test.conditional_alias<hello>, b = #test.conditional_alias<#test2Ealias>} : () -> ()
"test.op"() {a = #test.conditional_alias<"hello">, b = #test.conditional_alias<"alias_test:dot_in_name">} : () -> ()
// CHECK: "test.op"() {a = #test.nested_alias<"other", #unique_base>, b = #unique_base1} : () -> ()
"test.op"() {a = #test.nested_alias<"other", #test.nested_alias<"alias_test:trailing_digit_conflict_base">>,
  b = #test.nested_alias<"alias_test:trailing_digit_conflict_base_conflict", #test.nested_alias<"alias_test:trailing_digit_conflict_base">>} : () -> ()
