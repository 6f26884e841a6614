// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error @below {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global private @a : i32

// -----

ml_program.global private mutable @c : i32
ml_program.subgraph @g(%arg0: i32) {
  // expected-error @below {{expected '->'}}
  %x2, %t = ml_program.global_load_graph @c ordering(%t) : i32
  ml_program.output
}

// -----

ml_program.global private mutable @c : i32
ml_program.subgraph @g(%arg0: i32) {
  // expected-error @below {{'ml_program.global_load_graph' op result #1 must be Token for establishing execution ordering in a graph, but got 'i32'}}
  %x2, %t = ml_program.global_load_graph @c ordering(-> i32) : i32
  ml_program.output
}

// -----

ml_program.global private mutable @c : i32
ml_program.subgraph @g(%arg0: i32) {
  // expected-error @below {{'ml_program.global_store_graph' op result #0 must be Token for establishing execution ordering in a graph, but got 'i64'}}
  %t = ml_program.global_store_graph @c = %arg0 ordering(() -> i64): i32
  ml_program.output
}

// -----

// expected-error @below {{expected ':'}}
ml_program.global private mutable @c(dense<1>) : i32

// -----

// expected-error @below {{expected attribute value}}
ml_program.global private @c() : i32

// -----

ml_program.func @f() -> i32 {
  // expected-error @below {{'ml_program.return' op has 0 operands, but enclosing function (@f) returns 1}}
  ml_program.return
}

// -----

ml_program.func @f() -> i32 {
  %x = arith.constant 1 : i64
  // expected-error @below {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
  ml_program.return %x : i64
}

// -----

ml_program.subgraph @f() -> i32 {
  // expected-error @below {{'ml_program.output' op has 0 operands, but enclosing function (@f) outputs 1}}
  ml_program.output
}

// -----

ml_program.subgraph @f() -> i32 {
  %x = arith.constant 1 : i64
  // expected-error @below {{type of output operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
  ml_program.output %x : i64
}

// -----

func.func @f()  {
  // expected-error @below {{'ml_program.output' op expects parent op 'ml_program.subgraph'}}
  ml_program.output
}

// -----

func.func @f()  {
  // expected-error @below {{'ml_program.return' op expects parent op 'ml_program.func'}}
  ml_program.return
}

// -----

ml_program.subgraph @f() -> i32 {
  // expected-error @below {{'ml_program.global_load' op undefined global: @y}}
  %x = ml_program.global_load @y : i32
  ml_program.output %x : i32
}

// -----

ml_program.subgraph @f() -> i32 {
  // expected-error @below {{'ml_program.global_load' op undefined global: @f}}
  %x = ml_program.global_load @f : i32
  ml_program.output %x : i32
}

// -----

ml_program.global private @y(4 : i32) : i64
ml_program.subgraph @f() -> i32 {
  // expected-error @below {{'ml_program.global_load' op cannot load from global typed 'i64' as 'i32'}}
  %x = ml_program.global_load @y : i32
  ml_program.output %x : i32
}

// -----

ml_program.subgraph @f() -> i32 {
  // expected-error @below {{'ml_program.global_load_const' op undefined global: @y}}
  %x = ml_program.global_load_const @y : i32
  ml_program.output %x : i32
}

// -----

ml_program.global private @y(4 : i32) : i64
ml_program.subgraph @f() -> i32 {
  // expected-error @below {{'ml_program.global_load_const' op cannot load from global typed 'i64' as 'i32'}}
  %x = ml_program.global_load_const @y : i32
  ml_program.output %x : i32
}

// -----

ml_program.global private mutable @y(4 : i32) : i64
ml_program.subgraph @f() -> i32 {
  // expected-error @below {{'ml_program.global_load_const' op cannot load as const from mutable global @y}}
  %x = ml_program.global_load_const @y : i32
  ml_program.output %x : i32
}

// -----

ml_program.subgraph @f(%x: i32) -> i32 {
  // expected-error @below {{'ml_program.global_store' op undefined global: @y}}
  ml_program.global_store @y = %x : i32
  ml_program.output %x : i32
}

// -----

ml_program.global private @y(4 : i32) : i64
ml_program.subgraph @f(%x: i32) -> i32 {
  // expected-error @below {{'ml_program.global_store' op cannot store to an immutable global @y}}
  ml_program.global_store @y = %x : i32
  ml_program.output %x : i32
}

// -----

ml_program.global private mutable @y(4 : i32) : i64
ml_program.subgraph @f(%x: i32) -> i32 {
  // expected-error @below {{'ml_program.global_store' op cannot store to a global typed 'i64' from 'i32'}}
  ml_program.global_store @y = %x : i32
  ml_program.output %x : i32
}

// -----

ml_program.subgraph @f(%x: i32) -> i32 {
  // expected-error @below {{'ml_program.global_load_graph' op undefined global: @y}}
  %y, %t = ml_program.global_load_graph @y ordering(() -> !ml_program.token) : i32
  ml_program.output %x : i32
}

// -----

ml_program.global private @y(4 : i32) : i64
ml_program.subgraph @f(%x: i32) -> i32 {
  // expected-error @below {{'ml_program.global_load_graph' op cannot load from global typed 'i64' as 'i32'}}
  %y, %t = ml_program.global_load_graph @y ordering(() -> !ml_program.token) : i32
  ml_program.output %x : i32
}

// -----

ml_program.subgraph @f(%x: i32) -> i32 {
  // expected-error @below {{'ml_program.global_store_graph' op undefined global: @y}}
  %t = ml_program.global_store_graph @y = %x ordering(() -> !ml_program.token) : i32
  ml_program.output %x : i32
}

// -----

ml_program.global private @y(4 : i32) : i64
ml_program.subgraph @f(%x: i32) -> i32 {
  // expected-error @below {{'ml_program.global_store_graph' op cannot store to an immutable global @y}}
  %t = ml_program.global_store_graph @y = %x ordering(() -> !ml_program.token) : i32
  ml_program.output %x : i32
}

// -----

ml_program.global private mutable @y(4 : i32) : i64
ml_program.subgraph @f(%x: i32) -> i32 {
  // expected-error @below {{'ml_program.global_store_graph' op cannot store to a global typed 'i64' from 'i32'}}
  %t = ml_program.global_store_graph @y = %x ordering(() -> !ml_program.token) : i32
  ml_program.output %x : i32
}

// -----

// expected-error @below {{'ml_program.subgraph' op expects region #0 to have 0 or 1 blocks}}
ml_program.subgraph @f(%x: i32) -> i32 {
  cf.br ^a
^a:
  ml_program.output %x : i32
}

// -----

ml_program.global private mutable @y(4 : i32) : i64
ml_program.func @f(%x: i32) -> i32 {
  // expected-error @below {{'ml_program.global_load' op undefined global: @a::@y}}
  %y = ml_program.global_load @a::@y : i32
  ml_program.return %x : i32
}

// -----

// expected-error @below {{custom op 'ml_program.func' expected non-empty function body}}
ml_program.func @f() -> i32 {
}

// -----

func.func @in_unknown() {
  "unregistered.op"() ({
    // expected-error @below {{'ml_program.global_load' op undefined global: @nothing}}
    %0 = ml_program.global_load @nothing : i32
    "unregistered.end"() : () -> ()
  }) : () -> ()
  return
}
