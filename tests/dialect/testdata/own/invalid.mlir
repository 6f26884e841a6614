// RUN: ods opt %s --split-input-file --verify-diagnostics

// What definitions reject that mlir-opt has nothing like.

// expected-error @below {{'test.ods_limit' op attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute at most 7}}
"test.ods_limit"() {n = 8 : i32} : () -> ()

// -----

func.func @f(%x: i8, %i: i32) {
  // expected-error @below {{'test.ods_traits' op expected no attribute 'unsettled'}}
  %0 = "test.ods_traits"(%x, %x) {unsettled} : (i8, i8) -> i8
  return
}

// -----

func.func @f(%x: i65) {
  // expected-error @below {{'test.ods_traits' op failed to verify that 'a' has at most 64 bits}}
  %0 = test.ods_traits %x, %x : i65
  return
}

// -----

func.func @f(%x: i8, %y: i16) {
  // expected-error @below {{'test.ods_traits' op failed to verify that all of {a, b} have the same width}}
  %0 = "test.ods_traits"(%x, %y) : (i8, i16) -> i8
  return
}

// -----

func.func @f(%x: i8, %y: i16) {
  // expected-error @below {{'test.ods_same' op requires all operands to have the same type}}
  "test.ods_same"(%x, %y) : (i8, i16) -> ()
  return
}

// -----

func.func @f(%x: i8) {
  // expected-error @below {{'test.ods_counted' op expected at most 3 operands, found 4}}
  "test.ods_counted"(%x, %x, %x, %x) : (i8, i8, i8, i8) -> ()
  return
}

// -----

func.func @f(%x: i8, %y: i16) {
  // expected-error @below {{'test.ods_traits' op failed to verify that all of {a, b} have the same width}}
  %0 = "test.ods_traits"(%x, %y) : (i8, i16) -> i8
  return
}

// -----

// expected-error @below {{'test.ods_nestled' op expected at most 2 operations, found 3}}
"test.ods_nestled"() ({
  "test.x"() : () -> ()
  "test.x"() : () -> ()
  "test.x"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'test.ods_measured' op expected no attribute 'heavy'}}
"test.ods_measured"() {heavy} : () -> ()

// -----

// expected-error @below {{'test.ods_blocks' op region #0 ('few') failed to verify constraint: region with one or two blocks}}
"test.ods_blocks"() ({
}, {
}) : () -> ()

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'test.ods_jump' op successor #0 ('dest') failed to verify constraint: block without arguments}}
  "test.ods_jump"()[^bb1] : () -> ()
^bb1(%y: i32):
  return
}

// -----

func.func @f(%x: i32, %t: tensor<2xi8>) {
  // expected-error @below {{'test.ods_shaped' op failed to verify that shaped type 'r' matches 'xs' element count and types}}
  %0 = "test.ods_shaped"(%x, %t) : (i32, tensor<2xi8>) -> tensor<1xf32>
  return
}

// -----

func.func @f(%x: i32, %i64: i64, %odd: i3, %v: vector<8xi32>, %t: tuple<i8, i32>, %tr: !test.test_type_with_trait, %n: !test.ods_numbered<5>) {
  // expected-error @below {{'test.ods_values' op operand #0 must be narrow integer, but got 'i32'}}
  "test.ods_values"(%x, %x, %i64, %odd, %v, %t, %tr, %n, %x) {even = ["a", "b"]} : (i32, i32, i64, i3, vector<8xi32>, tuple<i8, i32>, !test.test_type_with_trait, !test.ods_numbered<5>, i32) -> ()
  return
}

// -----

func.func @f(%x: i32, %i8: i8, %i64: i64, %odd: i3, %v: vector<8xi32>, %t: tuple<i8, i32>, %tr: !test.test_type_with_trait, %n: !test.ods_numbered<5>) {
  // expected-error @below {{'test.ods_values' op operand #3 must be integer of an odd width, but got 'i32'}}
  "test.ods_values"(%i8, %x, %i64, %x, %v, %t, %tr, %n, %x) {even = ["a", "b"]} : (i8, i32, i64, i32, vector<8xi32>, tuple<i8, i32>, !test.test_type_with_trait, !test.ods_numbered<5>, i32) -> ()
  return
}

// -----

// expected-error @below {{'test.ods_attributes' op attribute 'bounded' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 2 whose maximum value is 8 whose value is not 5 whose value is a power of two > 0}}
"test.ods_attributes"() {map = affine_map<(d0) -> (d0)>, dict = {a}, list = [], f = 1.0 : f32, b = true, dense = dense<1> : tensor<2xi8>, iterators = [], bounded = 5 : i64, one_of = 1 : i32, counted = [4], packed = array<i64: 1>, exact = array<i32: 1, 2>} : () -> ()

// -----

// expected-error @below {{'test.ods_attributes' op attribute 'one_of' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {1, 2}}}
"test.ods_attributes"() {map = affine_map<(d0) -> (d0)>, dict = {a}, list = [], f = 1.0 : f32, b = true, dense = dense<1> : tensor<2xi8>, iterators = [], bounded = 4 : i64, one_of = 3 : i32, counted = [4], packed = array<i64: 1>, exact = array<i32: 1, 2>} : () -> ()

// -----

// expected-error @below {{'test.ods_attributes' op attribute 'counted' failed to satisfy constraint: 64-bit integer array attribute with at least 1 elements with at most 3 elements whose 0-th element must be 4}}
"test.ods_attributes"() {map = affine_map<(d0) -> (d0)>, dict = {a}, list = [], f = 1.0 : f32, b = true, dense = dense<1> : tensor<2xi8>, iterators = [], bounded = 4 : i64, one_of = 1 : i32, counted = [5], packed = array<i64: 1>, exact = array<i32: 1, 2>} : () -> ()

// -----

// expected-error @below {{expected a number that is not negative, found -1}}
func.func private @f(!test.ods_numbered<-1>)

// -----

// The entry arguments that a format writes.

func.func @f(%x: i32) {
  // expected-error @below {{'test.ods_loop' op region #0 ('body') must have an entry block with 1 arguments, but has 2}}
  "test.ods_loop"(%x, %x, %x) ({
  ^bb0(%iv: i32, %more: i32):
    "test.finish"() : () -> ()
  }) : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'test.ods_loop' op region #0 ('body') must have an entry block with 2 arguments, but has 1}}
  "test.ods_loop"(%x, %x, %x, %x) ({
  ^bb0(%iv: i32):
    "test.finish"() : () -> ()
  }) : (i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%x: i32, %f: f32) {
  // expected-error @below {{'test.ods_loop' op argument #1 of region #0 ('body') must have the type of operand 'inits', 'f32', but has 'i32'}}
  "test.ods_loop"(%x, %x, %x, %f) ({
  ^bb0(%iv: i32, %a: i32):
    "test.finish"() : () -> ()
  }) : (i32, i32, i32, f32) -> ()
  return
}

// -----

func.func @f(%x: i32, %f: f32) {
  // expected-error @below {{'test.ods_loop' number of region arguments and types do not match: got 1 arguments and 2 types}}
  test.ods_loop %iv = %x to %x step %x iter_args(%a = %f) : f32, f32 : i32 {
  }
  return
}

// -----

// expected-note @below {{previously referenced here}}
func.func @f(%x: i32) {
  // expected-error @below {{region entry argument '%x' is already in use}}
  test.ods_loop %x = %x to %x step %x : i32 {
  }
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{expected ':'}}
  test.ods_lambda(%a) {
  }
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{expected '='}}
  test.ods_loop %iv to %x step %x : i32 {
  }
  return
}

// -----

// expected-error @below {{invalid block name in region with named arguments}}
test.ods_lambda(%a: i32) { ^bb0(%b: i32): }


// -----

func.func @shared(%a: i32, %b: i1) {
  test.shared_hooks_one %a : i32
  test.shared_hooks_two %b : i1
  // expected-error @below {{'test.shared_hooks_one' op has the other one's operand}}
  test.shared_hooks_one %b : i1
  return
}

// -----

func.func @shared(%a: i32) {
  // expected-error @below {{'test.shared_hooks_two' op has the other one's operand}}
  test.shared_hooks_two %a : i32
  return
}

// -----

// The list of params is over without its optional end, what follows is still due.
// expected-error@+1 {{expected '>'}}
func.func private @params(!test.all_optional_params<5 6>)
