ml_program.global private mutable @m(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private @c(dense<[1.0, 2.0]> : tensor<2xf32>) : tensor<2xf32>
ml_program.global public mutable @p(dense<1> : tensor<i32>) : tensor<i32>
ml_program.global private mutable @e(#ml_program.extern<tensor<4xf32>>) : tensor<4xf32>
func.func @f(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, tensor<2xf32>, tensor<i32>) {
  %0 = ml_program.global_load @m : tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  ml_program.global_store @m = %1 : tensor<4xf32>
  %c = ml_program.global_load_const @c : tensor<2xf32>
  %c2 = tensor.insert %f into %c[%i] : tensor<2xf32>
  %p = ml_program.global_load @p : tensor<i32>
  ml_program.global_store @p = %p : tensor<i32>
  return %0, %c2, %p : tensor<4xf32>, tensor<2xf32>, tensor<i32>
}
// -----
ml_program.global private mutable @m(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @get() -> tensor<4xf32> {
  %0 = ml_program.global_load @m : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @set(%t: tensor<4xf32>) {
  ml_program.global_store @m = %t : tensor<4xf32>
  return
}
func.func @both(%f: f32, %i: index) -> f32 {
  %0 = call @get() : () -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  call @set(%1) : (tensor<4xf32>) -> ()
  %2 = tensor.extract %0[%i] : tensor<4xf32>
  return %2 : f32
}
// -----
ml_program.global private mutable @m(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @loop(%n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = ml_program.global_load @m : tensor<4xf32>
    %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
    ml_program.global_store @m = %1 : tensor<4xf32>
  }
  return
}
// -----
ml_program.global private mutable @m(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @casted(%t: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  ml_program.global_store @m = %0 : tensor<4xf32>
  %1 = ml_program.global_load @m : tensor<4xf32>
  %2 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
  return %2 : tensor<?xf32>
}
// -----
ml_program.subgraph @sg(%t: tensor<4xf32>) -> tensor<4xf32> {
  ml_program.output %t : tensor<4xf32>
}
ml_program.func @fn(%t: tensor<4xf32>) -> tensor<4xf32> {
  ml_program.return %t : tensor<4xf32>
}
// -----
ml_program.global private mutable @m(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @tok(%tok: !ml_program.token) -> tensor<4xf32> {
  %0, %t = ml_program.global_load_graph @m ordering (%tok -> !ml_program.token) : tensor<4xf32>
  return %0 : tensor<4xf32>
}
