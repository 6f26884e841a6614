module {
  tosa.variable @x = dense<7.0> : tensor<2x3xf32>
  tosa.variable @y : tensor<?x3xi32>
  tosa.variable @z = dense<1> : tensor<i8>
  func.func @f(%a: tensor<2x3xf32>, %b: tensor<?x3xi32>) -> (tensor<2x3xf32>, tensor<?x3xi32>, tensor<i8>) {
    tosa.variable_write @x, %a : tensor<2x3xf32>
    tosa.variable_write @y, %b : tensor<?x3xi32>
    %0 = tosa.variable_read @x : tensor<2x3xf32>
    %1 = tosa.variable_read @y : tensor<?x3xi32>
    %2 = tosa.variable_read @z : tensor<i8>
    return %0, %1, %2 : tensor<2x3xf32>, tensor<?x3xi32>, tensor<i8>
  }
}

// -----

func.func @nothing(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.abs %a : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
