// RUN: ods opt %s --split-input-file --verify-diagnostics --canonicalize | FileCheck %s

// Hooks that definitions name, arithmetic, and directives with several numbers of arguments.

// CHECK-LABEL: @named
func.func @named(%x: i8, %y: i8) -> (i8, i8, i8) {
  // CHECK: %[[TWO:.*]] = "test.ods_named"(%arg0, %arg1) : (i8, i8) -> i8
  // CHECK: %[[INTS:.*]] = "test.ods_named_integers"(%arg0, %arg1) : (i8, i8) -> i8
  %0 = "test.ods_named"(%x) : (i8) -> i8
  %1 = "test.ods_named"(%0, %y) : (i8, i8) -> i8
  %2 = "test.ods_named_integers"(%0, %y) : (i8, i8) -> i8
  "test.ods_named_traits"(%x, %y, %x) : (i8, i8, i8) -> ()
  // CHECK: return %arg0, %[[TWO]], %[[INTS]]
  return %0, %1, %2 : i8, i8, i8
}

// CHECK-LABEL: @texts
func.func @texts() -> (i32, i64) {
  // CHECK: %[[A:text]] = test.ods_text <2> : i32 {
  // CHECK-NEXT: ^text(%arg_of_text: i8):
  %0 = test.ods_text <1> : i32 {
  ^bb0(%a: i8):
    "test.finish"() : () -> ()
  }
  // The number 3 stays, and the result is of a type that is not inferred but will do.
  // CHECK: %[[B:text_[0-9]+]] = test.ods_other_text <3> : i64 {
  %1 = "test.ods_other_text"() <{n = 3 : i32}> ({
  }) : () -> i64
  // CHECK: return %[[A]], %[[B]]
  return %0, %1 : i32, i64
}

// -----

func.func @types() {
  // expected-error @below {{'test.ods_text' op failed to infer returned types}}
  // expected-error @below {{inferred type(s) 'i32' are incompatible with return type(s) of operation 'i8'}}
  %0 = "test.ods_text"() <{n = 3 : i32}> ({}) : () -> i8
  return
}

// -----

// CHECK-LABEL: @numbers
func.func @numbers(%i8: i8, %i24: i24, %i3: i3, %v: vector<5xi16>) {
  // CHECK: test.ods_extract %arg1 from 16 : i24 to i8
  %0 = test.ods_extract %i24 from 16 : i24 to i8
  // CHECK: test.ods_concat %arg0, %arg1, %arg0 : (i8, i24, i8) -> i40
  %1 = test.ods_concat %i8, %i24, %i8 : (i8, i24, i8) -> i40
  // CHECK: test.ods_concat : () -> i0
  %2 = test.ods_concat : () -> i0
  // CHECK: test.ods_select %arg2, %arg3 : i3, vector<5xi16>
  test.ods_select %i3, %v : i3, vector<5xi16>
  // CHECK: test.ods_overloaded <1>
  test.ods_overloaded <1>
  // CHECK: test.ods_overloaded_twice <1><2>
  test.ods_overloaded_twice <1><2>
  return
}

// -----

func.func @f(%x: i8) {
  // expected-error @below {{'test.ods_named' op takes three operands, found 4}}
  %0 = "test.ods_named"(%x, %x, %x, %x) : (i8, i8, i8, i8) -> i8
  return
}

// -----

func.func @f(%x: i8) {
  // expected-error @below {{'test.ods_named' op inferred type(s) 'i8' are incompatible with return type(s) of operation 'i16'}}
  // expected-error @below {{'test.ods_named' op failed to infer returned types}}
  %0 = "test.ods_named"(%x) : (i8) -> i16
  return
}

// -----

func.func @f(%x: i8) {
  // expected-error @below {{'test.ods_named_integers' op is marked}}
  %0 = "test.ods_named_integers"(%x) {mark} : (i8) -> i8
  return
}

// -----

func.func @f(%x: i8) {
  // expected-error @below {{'test.ods_named_traits' op is marked}}
  "test.ods_named_traits"(%x) {mark} : (i8) -> ()
  return
}

// -----

func.func @f(%x: i8) {
  // expected-error @below {{'test.ods_named_traits' op takes three operands, found 4}}
  "test.ods_named_traits"(%x, %x, %x, %x) : (i8, i8, i8, i8) -> ()
  return
}

// -----

func.func @f(%x: i24) {
  // expected-error @below {{'test.ods_extract' op failed to verify that the input has the bits}}
  %0 = test.ods_extract %x from 17 : i24 to i8
  return
}

// -----

func.func @f(%x: i24) {
  // expected-error @below {{'test.ods_concat' op failed to verify that the result has the bits of all operands}}
  %0 = test.ods_concat %x, %x : (i24, i24) -> i47
  return
}

// -----

func.func @f(%x: i4, %v: vector<5xi16>) {
  // expected-error @below {{'test.ods_select' op failed to verify that the index has the bits that it needs}}
  test.ods_select %x, %v : i4, vector<5xi16>
  return
}

// -----

func.func @f(%x: i3, %v: vector<5xi8>) {
  // expected-error @below {{'test.ods_select' op failed to verify that {index, index, index} fit into from}}
  test.ods_select %x, %v : i3, vector<5xi8>
  return
}

// -----

func.func @f(%x: i3, %v: vector<5xi12>) {
  // expected-error @below {{'test.ods_select' op operand #1 must be short vector of bytes, but got 'vector<5xi12>'}}
  test.ods_select %x, %v : i3, vector<5xi12>
  return
}

// -----

func.func @f(%x: i3, %v: vector<17xi8>) {
  // expected-error @below {{'test.ods_select' op operand #1 must be short vector of bytes, but got 'vector<17xi8>'}}
  test.ods_select %x, %v : i3, vector<17xi8>
  return
}
