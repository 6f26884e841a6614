// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a: !emitc.ptr<i32>, %b: index, %c: i8, %o: !emitc.opaque<"T">) {
  // expected-error @below {{'emitc.add' op requires that one operand is an integer or of opaque type if the other is a pointer}}
  %0 = emitc.add %a, %b : (!emitc.ptr<i32>, index) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: index, %c: i8, %o: !emitc.opaque<"T">) {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  // expected-error @below {{'emitc.assign' op requires value's type ('i8') to match variable's type ('i32')}}
  emitc.assign %c : i8 to %v : !emitc.lvalue<i32>
  return
}

// -----

  // expected-error @below {{'emitc.expression' op contains an unsupported operation}}
  %r = emitc.expression noinline : () -> i32 {
    %a = emitc.literal "1" : i32
    %c:2 = emitc.call_opaque "a"() : () -> (i32, i32)
    emitc.yield %c : i32
  }

// -----

// expected-error @below {{'emitc.func' op cannot have lvalue type as argument}}
emitc.func @f(%p: !emitc.lvalue<i32>, %q: !emitc.ptr<i32>, %i: i32) {
 return
}

// -----

  %r = emitc.expression : () -> i32 {
    %a = emitc.literal "3" : i32
    emitc.yield %a : i32
  // expected-error @below {{expected operation name in quotes}}
  } {foo}

// -----

  // expected-error @+2 {{expected SSA operand}}
  // expected-error @below {{custom op 'emitc.expression' expected operands}}
  %r = emitc.expression %x, : () -> i32 {
  }

// -----

  // expected-error @+2 {{expected ':'}}
  // expected-error @below {{custom op 'emitc.expression' expected function type}}
  %r = emitc.expression () -> i32 {
  }

// -----

  // expected-error @below {{custom op 'emitc.expression' expected function type}}
  %r = emitc.expression : i32 {
  }

// -----

  // expected-error @below {{custom op 'emitc.expression' expected single return type}}
  %r = emitc.expression : () -> (i32, i32) {
  }

// -----

  // expected-error @below {{expected operation name in quotes}}
  emitc.include "a" {x}

// -----

  // expected-error @below {{custom op 'emitc.include' expected string attribute}}
  emitc.include a

// -----

  // expected-error @below {{custom op 'emitc.include' expected trailing '>' for standard include}}
  emitc.include <"a"

// -----

// expected-error @below {{custom op 'emitc.global' initial value should be a integer, float, elements or opaque attribute}}
emitc.global @a : i32 = unit

// -----

// expected-error @below {{'emitc.global' op expected array type, but got 'i32'}}
"emitc.global"() {sym_name="a", type=i32, initial_value=dense<1>:tensor<2xi32>} : () -> ()

// -----

// expected-error @below {{'emitc.global' op initial value should be a integer, float, elements or opaque attribute, but got "x"}}
"emitc.global"() {sym_name="a", type=i32, initial_value="x"} : () -> ()

// -----

// expected-error @below {{'emitc.global' op initial value expected to be of type 'i32', but was of type 'i64'}}
"emitc.global"() {sym_name="a", type=i32, initial_value=1:i64} : () -> ()

// -----

// expected-error @below {{'emitc.global' op expected valid emitc type}}
"emitc.global"() {sym_name="a", type=memref<2xi32>, initial_value=1:i64} : () -> ()

// -----

// expected-error @below {{'emitc.global' op initial value expected to be of type 'f32', but was of type 'f64'}}
"emitc.global"() {sym_name="a", type=f32, initial_value=1.0:f64} : () -> ()

// -----

// expected-error @below {{'emitc.global' op initial value expected to be of type '!emitc.array<2xi32>', but was of type 'tensor<3xi32>'}}
"emitc.global"() {sym_name="a", type=!emitc.array<2xi32>, initial_value=dense<1>:tensor<3xi32>} : () -> ()

// -----

// expected-error @below {{'emitc.call_opaque' op index argument is out of range}}
emitc.call_opaque "a"() {args=[0:index]} : () -> ()

// -----

// expected-error @below {{'emitc.call_opaque' op array argument has no type}}
emitc.call_opaque "a"() {args=[[]]} : () -> ()

// -----

// expected-error @below {{'emitc.call_opaque' op template argument has invalid type}}
emitc.call_opaque "a"() {template_args=["a"]} : () -> ()

// -----

func.func @f(%x: i32, %y: !emitc.ptr<i32>) {
// expected-error @below {{'emitc.apply' op operand type must be an lvalue when applying `&`}}
%0 = emitc.apply "&"(%x) : (i32) -> i32
return
}

// -----

func.func @f(%x: i32, %y: !emitc.ptr<i32>) {
// expected-error @below {{'emitc.apply' op operand type must be a pointer when applying `*`}}
%0 = emitc.apply "*"(%x) : (i32) -> i32
return
}

// -----

func.func @f(%x: i32, %y: !emitc.ptr<i32>) {
%1 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// expected-error @below {{'emitc.apply' op result type must be a pointer when applying `&`}}
%0 = emitc.apply "&"(%1) : (!emitc.lvalue<i32>) -> i32
return
}

// -----

%c = emitc.literal "a" : i1
emitc.if %c {
  // expected-error @below {{'emitc.literal' op value must not be empty}}
  %a = emitc.literal "" : i1
  emitc.yield %a : i1
}

// -----

// expected-error @below {{'emitc.get_global' op 'x' does not reference a valid emitc.global}}
emitc.get_global @x : !emitc.lvalue<i32>

// -----

// expected-error @below {{'emitc.get_field' op  must be nested within an emitc.class operation}}
emitc.get_field @x : i32

// -----

emitc.class @a {
// expected-error @below {{'emitc.field' op expected valid emitc type}}
emitc.field @x : memref<2xi32>
}

// -----

emitc.class @a {
emitc.field @x : i32
emitc.func @f() {
  // expected-error @below {{'emitc.get_field' op result type 'i16' does not match field '@x' type 'i32'}}
  get_field @x : i16
  return
}
}

// -----

func.func @f(%a: i32, %m: memref<2xi32>) {
// expected-error @below {{'emitc.switch' op has 1 case regions but 2 case values}}
"emitc.switch"(%a) <{cases = array<i64: 1,2>}> ({
  emitc.yield
}, {
  emitc.yield
}) : (i32) -> ()
return
}

// -----

func.func @f(%a: i32, %m: memref<2xi32>) {
// expected-error @below {{'emitc.switch' op expected each region to return 0 values, but case region #0 returns 1}}
emitc.switch %a : i32
case 2 {
  // expected-note @below {{see yield operation here}}
  emitc.yield %a : i32
}
default {
  emitc.yield
}
return
}

// -----

  // expected-error @below {{'emitc.expression' op requires yielded type to match return type}}
  %r = emitc.expression : () -> i32 {
    %a = emitc.literal "3" : i16
    emitc.yield %a : i16
  }

// -----

func.func @f() {
  // expected-error @below {{'emitc.call' op 'f' does not reference a valid function}}
  emitc.call @f() : () -> ()
return
}

// -----

emitc.func private @f(i32 {a.b}) attributes {a.c}
emitc.func @g() {
  // expected-error @below {{'emitc.call' op incorrect number of operands for callee}}
  call @f() : () -> ()
  return
}

// -----

// expected-error @below {{'emitc.do' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"emitc.do"() ({}, {}) : () -> ()

// -----

// expected-error @below {{shape must not be empty}}
func.func @f(%a: !emitc.array<i32>)

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error @below {{'emitc.cast' op operand type 'tensor<f32>' and result type 'tensor<f32>' are cast incompatible}}
  %0 = emitc.cast %a: tensor<f32> to tensor<f32>
  return
}

// -----

func.func @switch(%i: i32) {
  // expected-error @below {{region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  emitc.switch %i : i32
  case 2 {
  }
  default {
  }
  return
}
