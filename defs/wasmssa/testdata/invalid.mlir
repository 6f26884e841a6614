// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @below {{custom op 'wasmssa.func' expecting either `exported` or symbol name. got nested}}
wasmssa.func nested @g() {
 wasmssa.return
}

// -----

// expected-error @below {{custom op 'wasmssa.global' expecting either `exported` or symbol name. got foo}}
wasmssa.global foo @x i32 : {}

// -----

wasmssa.func @h() -> i32 {
  %0 = wasmssa.const 1 : i32
// expected-error @below {{input type ('i32') and output type ('f64') have incompatible bit widths}}
%1 = wasmssa.reinterpret %0 : i32 as f64
wasmssa.return %0 : i32
}

// -----

wasmssa.func @h() -> i32 {
  %0 = wasmssa.const 1 : i32
// expected-error @below {{reinterpret input and output type should be distinct}}
%1 = wasmssa.reinterpret %0 : i32 as i32
wasmssa.return %0 : i32
}

// -----

wasmssa.func @g(%a: !wasmssa<local ref to i32>) {
  %l = wasmssa.const 1 : i64
  %i = wasmssa.const 1 : i32
  // expected-error @below {{input type and result type of local.set do not match}}
  wasmssa.local_set %a : ref to i32 to %l : i64
  wasmssa.return
}

// -----

wasmssa.func @g(%a: !wasmssa<local ref to i32>) {
  %l = wasmssa.const 1 : i64
  %i = wasmssa.const 1 : i32
  // expected-error @below {{input type and output type of local.tee do not match}}
  %0 = wasmssa.local_tee %a : ref to i32 to %l : i64
  wasmssa.return
}

// -----

wasmssa.func @g(%a: !wasmssa<local ref to i32>) {
  %l = wasmssa.const 1 : i64
  %i = wasmssa.const 1 : i32
  // expected-error @below {{extend op can only take 8, 16 or 32 bits. Got 7}}
  %0 = wasmssa.extend 7 low bits from %i : i32
  wasmssa.return
}

// -----

wasmssa.func @g(%a: !wasmssa<local ref to i32>) {
  %l = wasmssa.const 1 : i64
  %i = wasmssa.const 1 : i32
  // expected-error @below {{trying to extend the 32 low bits from a 'i32' value is illegal}}
  %0 = wasmssa.extend 32 low bits from %i : i32
  wasmssa.return
}

// -----

// expected-error @below {{entry block should have same number of arguments as function type. Function type has 1, entry block has 0}}
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "a"}> ({
  "wasmssa.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{entry block argument type should be LocalRefType, got 'i32' for block argument 0}}
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "a"}> ({
^bb0(%a: i32):
  "wasmssa.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{func argument type #1('i64') doesn't match entry block referenced type ('i32')}}
"wasmssa.func"() <{functionType = (i32, i64) -> (), sym_name = "a"}> ({
^bb0(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to i32>):
  "wasmssa.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{expected a constant initializer for this operator, got %0 = "t.v"() : () -> i32}}
"wasmssa.global"() <{sym_name = "x", type = i32}> ({
  %0 = "t.v"() : () -> i32
  "wasmssa.return"(%0) : (i32) -> ()
}) : () -> ()

// -----

wasmssa.func @f() {
  // expected-error @below {{target should be a block defined in same level than operation or in its region.}}
  "wasmssa.loop"()[^bb1] ({
  }) : () -> ()
^bb1:
  wasmssa.return
}

// -----

%0 = "t.v"() : () -> f64
// expected-error @below {{'wasmssa.promote' op operand #0 must be 32-bit floating-point type, but got 'f64'}}
%1 = "wasmssa.promote"(%0) : (f64) -> f64
