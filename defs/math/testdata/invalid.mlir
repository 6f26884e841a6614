// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%x: i32) {
  // expected-error @below {{'math.sin' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.sin %x : i32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'math.ctpop' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ctpop %x : f32
  return
}

// -----

func.func @f(%x: si32) {
  // expected-error @below {{'math.absi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = math.absi %x : si32
  return
}

// -----

func.func @f(%x: f32, %y: f64) {
  // expected-error @below {{'math.powf' op requires the same type for all operands and results}}
  %0 = "math.powf"(%x, %y) : (f32, f64) -> f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%x) : (f32) -> vector<2xi1>
  return
}

// -----

func.func @f(%x: vector<2xf32>, %y: i32) {
  // expected-error @below {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %x, %y : vector<2xf32>, i32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%x) : (f32) -> (f32, f64)
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{expected 'to'}}
  %0 = math.clampf %x, %x, %x : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{expected '<'}}
  %0 = math.sin %x fastmath fast : f32
  return
}
