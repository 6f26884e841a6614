// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Formulas of sparse values.

func.func @binary(%x: f32, %y: f64) {
  // expected-error@+1 {{overlap region must have exactly 2 arguments}}
  %r = sparse_tensor.binary %x, %y : f32, f64 to f32
    overlap = { ^bb0(%a: f32): sparse_tensor.yield %a : f32 } left = {} right = {}
  return
}

// -----

func.func @binary(%x: f32, %y: f64) {
  // expected-error@+1 {{overlap region argument 2 type mismatch}}
  %r = sparse_tensor.binary %x, %y : f32, f64 to f32
    overlap = { ^bb0(%a: f32, %b: f32): sparse_tensor.yield %a : f32 } left = {} right = {}
  return
}

// -----

func.func @binary(%x: f32, %y: f64) {
  // expected-error@+1 {{overlap region yield type mismatch}}
  %r = sparse_tensor.binary %x, %y : f32, f64 to f32
    overlap = { ^bb0(%a: f32, %b: f64): sparse_tensor.yield %b : f64 } left = {} right = {}
  return
}

// -----

func.func @binary(%x: f32, %y: f64) {
  // expected-error@+1 {{overlap region yield type mismatch}}
  %r = sparse_tensor.binary %x, %y : f32, f64 to f32
    overlap = { ^bb0(%a: f32, %b: f64): sparse_tensor.yield %a, %a : f32, f32 } left = {} right = {}
  return
}

// -----

func.func @binary(%x: f32, %y: f64) {
  %r = sparse_tensor.binary %x, %y : f32, f64 to f32
    // expected-error@+1 {{expected ':'}}
    overlap = { ^bb0(%a: f32, %b: f64): sparse_tensor.yield } left = {} right = {}
  return
}

// -----

func.func @binary(%x: f32, %y: f64) {
  // expected-error@+1 {{right=identity requires second argument to have the same type as the output}}
  %r = sparse_tensor.binary %x, %y : f32, f64 to f32
    overlap = {} left = identity right = identity
  return
}

// -----

func.func @binary(%x: f32, %y: f64) {
  // expected-error@+1 {{left=identity requires first argument to have the same type as the output}}
  %r = sparse_tensor.binary %x, %y : f32, f64 to f64
    overlap = {} left = identity right = {}
  return
}

// -----

func.func @binary(%x: f32, %y: f64) {
  // expected-error@+1 {{left region argument 1 type mismatch}}
  %r = sparse_tensor.binary %x, %y : f32, f64 to f64
    overlap = {} left = { ^bb0(%a: f64): sparse_tensor.yield %a : f64 } right = {}
  return
}

// -----

func.func @binary(%x: f32, %y: f64) {
  // expected-error@+1 {{right region must end with sparse_tensor.yield}}
  %r = sparse_tensor.binary %x, %y : f32, f64 to f64
    overlap = {} left = {} right = { ^bb0(%a: f64): tensor.yield %a : f64 }
  return
}

// -----

func.func @unary(%x: f32) {
  // expected-error@+1 {{present region argument 1 type mismatch}}
  %r = sparse_tensor.unary %x : f32 to f32
    present = { ^bb0(%a: f64): sparse_tensor.yield %a : f64 } absent = {}
  return
}

// -----

func.func @unary(%x: f32) {
  // expected-error@+1 {{absent region must have exactly 0 arguments}}
  %r = sparse_tensor.unary %x : f32 to f32
    present = {} absent = { ^bb0(%a: f64): sparse_tensor.yield %a : f64 }
  return
}

// -----

func.func @unary(%x: f32) {
  // expected-error@+1 {{absent region cannot yield linalg argument}}
  %r = sparse_tensor.unary %x : f32 to f32
    present = {} absent = { sparse_tensor.yield %x : f32 }
  return
}

// -----

func.func @unary(%x: f32) {
  // expected-error@+1 {{absent region cannot yield locally computed value}}
  %r = sparse_tensor.unary %x : f32 to f32
    present = {} absent = { %y = arith.addf %x, %x : f32 sparse_tensor.yield %y : f32 }
  return
}

// -----

func.func @unary(%x: f32) {
  %y = arith.addf %x, %x : f32
  // expected-error@+1 {{absent region cannot yield locally computed value}}
  %r = sparse_tensor.unary %x : f32 to f32
    present = {} absent = { sparse_tensor.yield %y : f32 }
  return
}

// -----

func.func @unary(%x: f32) {
  %c = arith.constant 1.0 : f32
  %r = sparse_tensor.unary %x : f32 to f32
    present = {} absent = { sparse_tensor.yield %c : f32 }
  %s = sparse_tensor.unary %x : f32 to f32
    present = {} absent = { %d = arith.constant 1.0 : f32 sparse_tensor.yield %d : f32 }
  %t = sparse_tensor.unary %x : f32 to f32
    // expected-error@+1 {{expected ':'}}
    present = {} absent = { sparse_tensor.yield }
  return
}

// -----

func.func @reduce(%x: f32) {
  // expected-error@+1 {{reduce region must have exactly 2 arguments}}
  %r = sparse_tensor.reduce %x, %x, %x : f32 { ^bb0(%a: f32): sparse_tensor.yield %a : f32 }
  return
}

// -----

func.func @reduce(%x: f32) {
  // expected-error@+1 {{reduce region argument 2 type mismatch}}
  %r = sparse_tensor.reduce %x, %x, %x : f32 { ^bb0(%a: f32, %b: i32): sparse_tensor.yield %b : i32 }
  return
}

// -----

func.func @select(%x: f32) {
  // expected-error@+1 {{select region yield type mismatch}}
  %r = sparse_tensor.select %x : f32 { ^bb0(%a: f32): sparse_tensor.yield %a : f32 }
  return
}

// -----

func.func @select(%x: f32) {
  // expected-error@+1 {{select region must have exactly 1 arguments}}
  %r = sparse_tensor.select %x : f32 { sparse_tensor.yield %x : f32 }
  return
}
