// RUN: ods opt %s --inline --split-input-file | golden %S/dialects.out

// What the other dialects allow.

func.func private @g(%a: !shape.shape) -> !shape.shape { %0 = shape.any %a, %a : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape }
func.func @f(%a: !shape.shape) -> !shape.shape { %0 = call @g(%a) : (!shape.shape) -> !shape.shape
 return %0 : !shape.shape }
// -----
func.func private @g(%w: !shape.witness, %a: i32) -> i32 { %0 = shape.assuming %w -> i32 { shape.assuming_yield %a : i32 }
  return %0 : i32 }
func.func @f(%w: !shape.witness, %a: i32) -> i32 { %0 = shape.assuming %w -> i32 {
  %1 = func.call @g(%w, %a) : (!shape.witness, i32) -> i32 
  shape.assuming_yield %1 : i32 }
  return %0 : i32 }
// -----
func.func private @g() -> tensor<5xf32> { %0 = bufferization.alloc_tensor() : tensor<5xf32>
  return %0 : tensor<5xf32> }
func.func @f() -> tensor<5xf32> { %0 = call @g() : () -> tensor<5xf32>
  return %0 : tensor<5xf32> }
// -----
ml_program.global private mutable @x(dense<4> : tensor<i32>) : tensor<i32>
func.func private @g() -> tensor<i32> { %0 = ml_program.global_load @x : tensor<i32>
  return %0 : tensor<i32> }
func.func @f() -> tensor<i32> { %0 = call @g() : () -> tensor<i32>
  return %0 : tensor<i32> }
// -----
func.func private @g() -> index { %0 = arith.constant 1 : index
  return %0 : index }
ml_program.func @f() -> index { %0 = func.call @g() : () -> index
  ml_program.return %0 : index }
// -----
func.func private @g() -> index { %0 = arith.constant 1 : index
  return %0 : index }
ml_program.subgraph @f() -> index { %0 = func.call @g() : () -> index
  ml_program.output %0 : index }
// -----
func.func private @g(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = tensor.generate { 
  ^bb0(%i: index): 
   %c = arith.constant 1.0 : f32 
   tensor.yield %c : f32 } : tensor<4xf32>
  return %0 : tensor<4xf32> }
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = call @g(%a) : (tensor<4xf32>) -> tensor<4xf32>
 return %0 : tensor<4xf32> }
