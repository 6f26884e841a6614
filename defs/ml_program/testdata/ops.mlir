// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// CHECK-DAG: #[[EXTERN:extern]] = #ml_program.extern : tensor<4xi32>
// CHECK-DAG: #[[EXTERN1:extern1]] = #ml_program.extern

// Every operation of ml_program, its type and its attribute.

// A declaration of each kind of function.
// CHECK: ml_program.func private @extern_func(i32) -> i32
ml_program.func private @extern_func(i32) -> i32

// CHECK: ml_program.subgraph private @extern_graph(i32, f32) -> (i32, f32)
ml_program.subgraph private @extern_graph(i32, f32) -> (i32, f32)

// Attributes of arguments, results and the function; other visibilities.
// CHECK-LABEL: ml_program.func @attrs(
// CHECK-SAME: %arg0: tensor<?xi32> {a.b}) -> (tensor<?xi32> {c.d}) attributes {e.f = 1 : i8} {
// CHECK-NEXT:   ml_program.return %arg0 : tensor<?xi32>
// CHECK-NEXT: }
ml_program.func @attrs(%x: tensor<?xi32> {a.b}) -> (tensor<?xi32> {c.d}) attributes {e.f = 1 : i8} {
  ml_program.return %x : tensor<?xi32>
}

// CHECK-LABEL: ml_program.subgraph nested @several(
// CHECK-NEXT:   ml_program.output {a.b} %arg0, %arg1 : i32, f32
// CHECK-NEXT: }
ml_program.subgraph nested @several(%x: i32, %y: f32) -> (i32, f32) {
  ml_program.output {a.b} %x, %y : i32, f32
}

// CHECK-LABEL: ml_program.func public @no_results(
// CHECK-NEXT:   ml_program.return
// CHECK-NEXT: }
ml_program.func public @no_results() {
  ml_program.return
}

// Control flow in a function; a subgraph has one block.
// CHECK-LABEL: ml_program.func @blocks(
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   ml_program.return %arg0 : i1
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
ml_program.func @blocks(%c: i1) -> i1 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ml_program.return %c : i1
^bb2:
  cf.br ^bb1
}

// Variables: constants, values from outside, without a value.
// CHECK: ml_program.global private @const(dense<4> : tensor<4xi32>) : tensor<?xi32>
ml_program.global private @const(dense<4> : tensor<4xi32>) : tensor<?xi32>

// CHECK: ml_program.global public mutable @weights(#[[EXTERN]]) : tensor<?xi32>
ml_program.global public mutable @weights(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>

// CHECK: ml_program.global nested mutable @none(#[[EXTERN1]]) : i64 {a.b}
ml_program.global nested mutable @none(#ml_program.extern) : i64 {a.b}

// CHECK: ml_program.global private mutable @counter : i64
ml_program.global private mutable @counter : i64

// CHECK: ml_program.global public mutable @no_visibility : i32
"ml_program.global"() <{sym_name = "no_visibility", type = i32, is_mutable}> : () -> ()

// Reading and writing in order. Results are named like the variable.
// CHECK-LABEL: ml_program.func @accesses(
// CHECK-NEXT:   %weights = ml_program.global_load @weights : tensor<?xi32>
// CHECK-NEXT:   %const = ml_program.global_load_const @const : tensor<?xi32>
// CHECK-NEXT:   ml_program.global_store @weights = %const : tensor<?xi32>
// CHECK-NEXT:   %counter = ml_program.global_load @counter : i64 {a.b}
// CHECK-NEXT:   ml_program.return %weights : tensor<?xi32>
// CHECK-NEXT: }
ml_program.func @accesses() -> tensor<?xi32> {
  %0 = ml_program.global_load @weights : tensor<?xi32>
  %1 = ml_program.global_load_const @const : tensor<?xi32>
  ml_program.global_store @weights = %1 : tensor<?xi32>
  %2 = ml_program.global_load @counter : i64 {a.b}
  ml_program.return %0 : tensor<?xi32>
}

// In a graph, tokens give the order and text does not.
// CHECK-LABEL: ml_program.subgraph @graph(
// CHECK-NEXT:   %0 = ml_program.global_store_graph @counter = %result ordering(%1, %produceToken -> !ml_program.token) : i64
// CHECK-NEXT:   %result, %produceToken = ml_program.global_load_graph @counter ordering(() -> !ml_program.token) : i64
// CHECK-NEXT:   %result_0, %produceToken_1 = ml_program.global_load_graph @counter ordering(%0 -> !ml_program.token) : i64
// CHECK-NEXT:   %1 = ml_program.token {a.b}
// CHECK-NEXT:   ml_program.output %result_0, %produceToken_1 : i64, !ml_program.token
// CHECK-NEXT: }
ml_program.subgraph @graph(%x: i64) -> (i64, !ml_program.token) {
  %stored = ml_program.global_store_graph @counter = %first ordering(%start, %read -> !ml_program.token) : i64
  %first, %read = ml_program.global_load_graph @counter ordering(() -> !ml_program.token) : i64
  %second, %again = ml_program.global_load_graph @counter ordering(%stored -> !ml_program.token) : i64
  %start = ml_program.token {a.b}
  ml_program.output %second, %again : i64, !ml_program.token
}

// Variables of another symbol table.
// CHECK: module @nested {
// CHECK-NEXT:   ml_program.global public mutable @inner : f32
// CHECK-NEXT: }
module @nested {
  ml_program.global public mutable @inner : f32
}

// CHECK-LABEL: ml_program.func @from_outside(
// CHECK-NEXT:   %inner = ml_program.global_load @nested::@inner : f32
// CHECK-NEXT:   ml_program.return %inner : f32
// CHECK-NEXT: }
ml_program.func @from_outside() -> f32 {
  %0 = ml_program.global_load @nested::@inner : f32
  ml_program.return %0 : f32
}
