// RUN: ods opt %s --split-input-file --verify-diagnostics

// What the test dialect rejects, in mlir-opt's words.

func.func @f(%t: tensor<2xf32>) {
  // expected-error @below {{'test.takes_static_memref' op operand #0 must be statically shaped memref of any type values, but got 'tensor<2xf32>'}}
  "test.takes_static_memref"(%t) : (tensor<2xf32>) -> ()
  return
}

// -----

// expected-error @below {{'test.int_types' op result #1 must be 32-bit signed integer, but got 'i32'}}
"test.int_types"() : () -> (i16, i32, i64, i9)

// -----

func.func @f(%t: tensor<2xf32>) {
  // expected-error @below {{'test.nd_tensor_of' op operand #0 must be 0D tensor of 32-bit float values, but got 'tensor<2xf32>'}}
  "test.nd_tensor_of"(%t, %t, %t, %t, %t) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

// -----

// expected-error @below {{'test.any_attr_of_i32_str' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute or string attribute}}
"test.any_attr_of_i32_str"() {attr = 3 : i64} : () -> ()

// -----

// expected-error @below {{'test.non_negative_int_attr' op attribute 'i32attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
"test.non_negative_int_attr"() {i32attr = -5 : i32, i64attr = 10 : i64} : () -> ()

// -----

// expected-error @below {{'test.positive_int_attr' op attribute 'i64attr' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
"test.positive_int_attr"() {i32attr = 5 : i32, i64attr = 0 : i64} : () -> ()

// -----

// expected-error @below {{'test.ranked_int_elements_attr' op attribute 'vector_i32_attr' failed to satisfy constraint: 32-bit signless int elements attribute of shape [2]}}
"test.ranked_int_elements_attr"() {matrix_i64_attr = dense<5> : tensor<4x8xi64>, vector_i32_attr = dense<5> : tensor<2xi64>} : () -> ()

// -----

// expected-error @below {{'test.confined_dense_array_attr' op attribute 'i32attr' failed to satisfy constraint: i32 dense array attribute should be in non-decreasing order}}
"test.confined_dense_array_attr"() {emptyattr = array<i16>, i32attr = array<i32: 1, 0>, i64attr = array<i64: 0, 2, 3>} : () -> ()

// -----

// expected-error @below {{'test.confined_dense_array_attr' op attribute 'i64attr' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
"test.confined_dense_array_attr"() {emptyattr = array<i16>, i32attr = array<i32: 1>, i64attr = array<i64: 0, 2, 2>} : () -> ()

// -----

// expected-error @below {{'test.confined_strictly_positive_attr' op attribute 'i8attr' failed to satisfy constraint: i8 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() {i8attr = array<i8: 0, 2>, i16attr = array<i16: 1>, i32attr = array<i32: 1>, i64attr = array<i64: 1>, f32attr = array<f32: 1.0>, f64attr = array<f64: 1.0>, emptyattr = array<i16>} : () -> ()

// -----

// expected-error @below {{'test.confined_non_negative_attr' op attribute 'f32attr' failed to satisfy constraint: f32 dense array attribute whose value is non-negative}}
"test.confined_non_negative_attr"() {i8attr = array<i8: 0>, i16attr = array<i16: 1>, i32attr = array<i32: 1>, i64attr = array<i64: 1>, f32attr = array<f32: -1.0>, f64attr = array<f64: 1.0>, emptyattr = array<i16>} : () -> ()

// -----

// expected-error @below {{'test.sized_region_op' op region #0 ('my_region') failed to verify constraint: region with 2 blocks}}
"test.sized_region_op"() ({
  "test.finish"() : () -> ()
}, {
  "test.finish"() : () -> ()
}) : () -> ()

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<3xi32>) {
  // expected-error @below {{'test.same_operand_element_type' op requires the same element type for all operands}}
  %0 = "test.same_operand_element_type"(%a, %b) : (tensor<2xf32>, tensor<3xi32>) -> i32
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<3xi32>) {
  // expected-error @below {{'test.same_operand_and_result_element_type' op requires the same element type for all operands and results}}
  %0 = "test.same_operand_and_result_element_type"(%a) : (tensor<2xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'test.same_operand_shape' op requires the same shape for all operands}}
  "test.same_operand_shape"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @below {{'test.same_operand_and_result_shape' op requires the same shape for all operands and results}}
  %0 = "test.same_operand_and_result_shape"(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @below {{'test.same_operand_result_type' op requires the same type for all operands and results}}
  %0 = "test.same_operand_result_type"(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @below {{'test.elementwise_mappable' op if an operand is non-scalar, then there must be at least one non-scalar result}}
  %0 = "test.elementwise_mappable"(%a) : (tensor<2xf32>) -> f32
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @below {{'test.arg_and_res_have_fixed_element_types' op failed to verify that fixed type combination}}
  %0 = "test.arg_and_res_have_fixed_element_types"(%a, %b) : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi16>
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xf32>) {
  // expected-error @below {{'test.arg_and_res_have_fixed_element_types' op failed to verify that 'res' is 16-bit signless integer}}
  %0 = "test.arg_and_res_have_fixed_element_types"(%a, %b) : (tensor<2xi32>, tensor<2xf32>) -> tensor<2xi17>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: i32) {
  // expected-error @below {{'test.operands_have_same_element_type' op failed to verify that all of {x, y} have same element type}}
  "test.operands_have_same_element_type"(%a, %b) : (tensor<2xf32>, i32) -> ()
  return
}

// -----

func.func @f(%a: i64, %b: i32) {
  // expected-error @below {{'test.operands_have_same_type' op failed to verify that all of {x, y} have same type}}
  "test.operands_have_same_type"(%a, %b) : (i64, i32) -> ()
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2x2xf32>) {
  // expected-error @below {{'test.operands_have_same_rank' op failed to verify that all of {x, y} have same rank}}
  "test.operands_have_same_rank"(%a, %b) : (tensor<2xf32>, tensor<2x2xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'test.operands_and_result_have_same_rank' op result type has different rank than operands}}
  %0 = "test.operands_and_result_have_same_rank"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'test.operand0_and_result_have_same_shape' op failed to verify that all of {x, res} have same shape}}
  %0 = "test.operand0_and_result_have_same_shape"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'test.operand0_and_result_have_same_element_count' op failed to verify that all of {x, res} have same element count}}
  %0 = "test.operand0_and_result_have_same_element_count"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

// expected-error @below {{'test.four_equals_five' op failed to verify that 4 equals 5}}
"test.four_equals_five"() : () -> ()

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @below {{'test.operand_rank_equals_result_size' op failed to verify that operand rank equals result size}}
  %0 = "test.operand_rank_equals_result_size"(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: none, %b: i32) {
  // expected-error @below {{'test.if_first_operand_is_none_then_so_is_second' op failed to verify that has either both none type operands or first is not none}}
  "test.if_first_operand_is_none_then_so_is_second"(%a, %b) : (none, i32) -> ()
  return
}

// -----

func.func @f(%a: tensor<4x3x2xi32>, %b: tensor<3x3xi32>) {
  // expected-error @below {{'test.broadcastable' op operands don't have broadcast-compatible shapes}}
  %0 = "test.broadcastable"(%a, %b) : (tensor<4x3x2xi32>, tensor<3x3xi32>) -> tensor<4x3x2xi32>
  return
}

// -----

// expected-error @below {{'test.child' op expects parent op 'test.parent'}}
"test.child"() : () -> ()

// -----

// expected-error @below {{'test.child_with_parent_one_of' op expects parent op to be one of 'test.parent, test.parent1'}}
"test.child_with_parent_one_of"() : () -> ()

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'test.verifiers' op expects region #0 to have 0 or 1 blocks}}
  "test.verifiers"(%x) ({
    "test.unknown"() : () -> ()
  ^bb1:
    "test.unknown"() : () -> ()
  }) : (i32) -> ()
  return
}

// -----

// expected-error @below {{result type should have trait 'TestTypeTrait'}}
%0 = "test.result_type_with_trait"() : () -> i32

// -----

%0 = "test.result_type_with_trait"() : () -> !test.test_type_with_trait
"test.attr_with_trait"() {attr = #test.attr_with_trait} : () -> ()
// expected-error @below {{'attr' attribute should have trait 'TestAttrTrait'}}
"test.attr_with_trait"() {attr = 42 : i32} : () -> ()

// -----

// expected-error @below {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"some.op"() {test.invalid_attr} : () -> ()

// -----

// expected-error @below {{invalid to use 'test.invalid_attr'}}
func.func private @f(i32 {test.invalid_attr})

// -----

// expected-error @below {{invalid to use 'test.invalid_attr'}}
func.func private @f() -> (i32 {test.invalid_attr})

// -----

func.func @f() {
  // expected-error @below {{'test.call' op 'nothing' does not reference a valid function}}
  test.call @nothing() : () -> ()
  return
}

// -----

// expected-error @below {{expected 'one' to equal 'four.size()'}}
func.func private @f() attributes {a = #test.attr_with_format<2 : two = "a", four = [1] : 42 : i64 : 0 : [1], [10 : i16]>}

// -----

// expected-error @below {{custom op 'test.unknown_custom' is unknown}}
test.unknown_custom

// -----

// expected-error @below {{'test.attr_sized_operands' op expected 1 or more operands, but found 0}}
"test.attr_sized_operands"() <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : () -> ()

// -----

// expected-error @below {{'test.symbol_with_result' op symbols must not have results}}
%0 = "test.symbol_with_result"() {sym_name = "a"} : () -> i32

// -----

// expected-error @below {{expected operation name in quotes}}
%0 = test.format_infer_type2 : i32

// -----

// expected-error @below {{failed to verify 'param': 16-bit signless integer or 32-bit signless integer}}
func.func private @f(!test.type_verification<i8>)

// -----

// expected-error @below {{'test.no_str_value' op requires attribute 'value'}}
"test.no_str_value"() : () -> ()

// -----

// expected-error @below {{custom op 'test.using_property_ref_in_custom' Expected sum to equal first + second}}
test.using_property_ref_in_custom 1 + 4 = 6

// -----

// expected-error @below {{unknown type!}}
func.func private @f(!test.no_such_type)

// -----

// expected-error @below {{expected valid keyword}}
func.func private @f(!test<4>)

// -----

func.func @f(%t: tensor<?xf32>) {
  // expected-error @below {{'test.reify_bound' op expected 'dim' attribute for shaped type variable}}
  %0 = "test.reify_bound"(%t) : (tensor<?xf32>) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'test.compare' op expected 3 operands, but got 2}}
  "test.compare"(%i, %i) {lhs_map = affine_map<(d0, d1) -> (d0)>} : (index, index) -> ()
  return
}

// -----

func.func @f(%t: tensor<?xf32>) {
  // expected-error @below {{expected a LinalgOp}}
  %0 = "test.conv_op_not_linalg_op"(%t, %t, %t) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// expected-error @below {{'test.op_with_property_predicates' op property 'more_constrained' failed to satisfy constraint: between 0 and 5}}
test.op_with_property_predicates <{array = [], more_constrained = 6, non_empty_constrained = [6], non_empty_unconstrained = [5], scalar = 1, unconstrained = 8}>

// -----

// expected-error @below {{expected 2 type arguments, but had 1}}
func.func private @pair(!test.dynamic_pair<i32>)

// -----

// expected-error @below {{'test.graph_loop' op expects a non-empty block}}
test.graph_loop {} : () -> ()
