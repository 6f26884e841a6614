// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f() -> (i32, i32) {
  %0 = arith.constant 1 : i32
  // expected-error @below {{'func.return' op has 1 operands, but enclosing function (@f) returns 2}}
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = arith.constant 1 : i64
  // expected-error @below {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
  return %0 : i64
}

// -----

func.func @f() {
  // expected-error @below {{'func.call' op 'g' does not reference a valid function}}
  call @g() : () -> ()
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'func.call' op incorrect number of operands for callee}}
  call @f() : () -> ()
  return
}

// -----

func.func @f(%x: i64) {
  %0 = arith.constant 1 : i32
  // expected-error @below {{'func.call' op operand type mismatch: expected operand type 'i64', but provided 'i32' for operand number 0}}
  call @f(%0) : (i32) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{'func.call' op incorrect number of results for callee}}
  %0 = call @f() : () -> i32
  return
}

// -----

func.func @f() -> i32 {
  // expected-note @below {{function result types: 'i32'}}
  // expected-note @below {{      op result types: 'i64'}}
  // expected-error @below {{'func.call' op result type mismatch at index 0}}
  %0 = call @f() : () -> i64
  %1 = arith.constant 1 : i32
  return %1 : i32
}

// -----

func.func @f() {
  // expected-error @below {{'func.constant' op reference to undefined function 'g'}}
  %0 = func.constant @g : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{'func.constant' op reference to function with mismatched type}}
  %0 = func.constant @f : () -> i32
  return
}

// -----

// expected-error @below {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(i32)

// -----

// expected-error @below {{'func.func' op arguments may only have dialect attributes}}
func.func private @f(%x: i32 {b})

// -----

// expected-error @below {{'func.func' op results may only have dialect attributes}}
func.func private @f() -> (i32 {b})

// -----

// expected-error @below {{empty block: expect at least a terminator}}
func.func @f(%x: i32) {}

// -----

// expected-error @below {{custom op 'func.func' expected non-empty function body}}
func.func @f() {}

// -----

// expected-error @below {{custom op 'func.func' expected SSA identifier}}
func.func @f(%x: i32, i32) { return }

// -----

// expected-error @below {{custom op 'func.func' expected type instead of SSA identifier}}
func.func @f(i32, %x: i32) { return }

// -----

// expected-error @below {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @f(i32) { return }

// -----

// expected-error @below {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_name = "x"} { return }

// -----

// expected-error @below {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {function_type = "x"} { return }

// -----

// expected-error @below {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func nested @f() attributes {sym_visibility = "x"} { return }

// -----

// expected-error @below {{expected non-function type}}
func.func @f(...) { return }

// -----

func.func @f(%x: i32) {
// expected-error @below {{invalid block name in region with named arguments}}
^bb0(%y: i32):
  return
}

// -----

// expected-error @below {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func "f"() { return }

// -----

// expected-error @below {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{sym_name = "x", function_type = (i32) -> ()}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
"func.func"() <{sym_name = "x", function_type = (i32) -> (), arg_attrs = [{}, {}]}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{sym_name = "x", function_type = i32}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'func.return' op expects parent op 'func.func'}}
func.return

// -----

func.func @f(%g: (i32) -> i32) {
  // expected-error @below {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  %0 = "func.call_indirect"(%g) : ((i32) -> i32) -> i32
  return
}

// -----

func.func @g() {
  // expected-error @below {{custom op 'func.call' invalid kind of attribute specified}}
  call @m::@f() : () -> ()
  return
}

// -----

func.func @g() {
  // expected-error @below {{custom op 'func.constant' invalid kind of attribute specified}}
  %0 = func.constant @m::@f : () -> ()
  return
}
