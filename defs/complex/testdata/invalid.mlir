// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0 : f32, 2.0 : f64] : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %0 = complex.constant [1.0 : f32, "x"] : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %a : complex<f32> to i32
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %i : i32 to f32
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %a : complex<f32> to complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %a : complex<f32> to vector<2xf32>
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex.bitcast' op operand must be int/float/complex}}
  %0 = complex.bitcast %v : vector<2xf32> to complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.create %i, %i : complex<i32>
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%f, %f) : (f32, f32) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex.re' op failed to verify that complex element type matches result type}}
  %0 = "complex.re"(%a) : (complex<f32>) -> f64
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex.powi' op operand #1 must be signless integer, but got 'f32'}}
  %0 = "complex.powi"(%a, %f) : (complex<f32>, f32) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{'complex.eq' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "complex.eq"(%a, %c) : (complex<f32>, complex<f64>) -> i1
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{unexpected decimal integer literal for a floating point value}}
  // expected-note @below {{add a trailing dot to make the literal a float}}
  %0 = "test.op"() {a = #complex.number<:f32 1, 2>} : () -> i32
  return
}

// -----

func.func @f(%a: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %v: vector<2xf32>) {
  // expected-error @below {{expected ':'}}
  %0 = "test.op"() {a = #complex.number<f32 1.0, 2.0>} : () -> i32
  return
}
