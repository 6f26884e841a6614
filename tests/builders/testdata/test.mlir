// Operations of the test dialect with parts that are hard to make up.

func.func @operands(%a: tensor<f32>, %b: tensor<3xf32>, %c: tensor<2x2xi16>, %d: tensor<2x2x2xi16>, %e: tensor<1x2x3x4xi16>, %i: tensor<2xi32>, %f: tensor<2xf32>) {
  "test.nd_tensor_of"(%a, %b, %c, %d, %e) : (tensor<f32>, tensor<3xf32>, tensor<2x2xi16>, tensor<2x2x2xi16>, tensor<1x2x3x4xi16>) -> ()
  %0 = "test.arg_and_res_have_fixed_element_types"(%i, %f) : (tensor<2xi32>, tensor<2xf32>) -> tensor<4xi16>
  return
}
"test.format_optional_prop_dict"() <{a = ["x"], b = 2 : i32}> : () -> ()
"test.float_elements_attr"() <{scalar_f32_attr = dense<1.0> : tensor<2xf32>, tensor_f64_attr = dense<2.0> : tensor<4x8xf64>}> : () -> ()
"test.ranked_int_elements_attr"() <{vector_i32_attr = dense<1> : tensor<2xi32>, matrix_i64_attr = dense<2> : tensor<4x8xi64>}> : () -> ()
"test.confined_strictly_positive_attr"() <{i8attr = array<i8: 1>, i16attr = array<i16: 1, 2>, i32attr = array<i32: 3>, i64attr = array<i64: 4>, f32attr = array<f32: 1.5>,
  f64attr = array<f64: 2.5>, emptyattr = array<i16>}> : () -> ()
"test.confined_non_negative_attr"() <{i8attr = array<i8: 0>, i16attr = array<i16: 1, 2>, i32attr = array<i32: 3>, i64attr = array<i64: 4>, f32attr = array<f32: 1.5>,
  f64attr = array<f64: 0.0>, emptyattr = array<i16>}> : () -> ()
func.func @shaped(%x: f32, %i: i32) {
  %0 = "test.ods_shaped"(%x, %x, %i) : (f32, f32, i32) -> tensor<2xf32>
  return
}
func.func @branch(%x: f32) {
  %0 = "test.producing_br"(%x, %x)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1>}> : (f32, f32) -> i32
^bb1(%y: f32):
  return
^bb2(%z: f32):
  return
}

// -----

%x = "t.v"() : () -> i32
"test.operands_have_same_type"(%x, %x) : (i32, i32) -> ()
