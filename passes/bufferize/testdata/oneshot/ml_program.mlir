ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @m(dense<0> : tensor<2x2xi32>) : tensor<2x2xi32>
func.func @f(%i: index, %t: tensor<2x2xi32>, %c: i32) -> (i32, tensor<4xi32>, tensor<2x2xi32>) {
  %0 = ml_program.global_load @g : tensor<4xi32>
  %1 = tensor.extract %0[%i] : tensor<4xi32>
  %2 = tensor.insert %c into %0[%i] : tensor<4xi32>
  %n = tensor.insert %c into %t[%i, %i] : tensor<2x2xi32>
  ml_program.global_store @m = %n : tensor<2x2xi32>
  %m = ml_program.global_load @m : tensor<2x2xi32>
  return %1, %2, %m : i32, tensor<4xi32>, tensor<2x2xi32>
}
