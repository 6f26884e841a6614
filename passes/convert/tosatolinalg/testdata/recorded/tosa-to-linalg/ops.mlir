func.func @f1(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.abs %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f2(%a0: tensor<4x?xf16>) -> (tensor<4x?xf16>) {
  %r = tosa.abs %a0 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f3(%a0: tensor<4x?xi32>) -> (tensor<4x?xi32>) {
  %r = tosa.abs %a0 : (tensor<4x?xi32>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}

// -----

func.func @f4(%a0: tensor<4x?xi8>) -> (tensor<4x?xi8>) {
  %r = tosa.abs %a0 : (tensor<4x?xi8>) -> tensor<4x?xi8>
  return %r : tensor<4x?xi8>
}

// -----

func.func @f5(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.exp %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f6(%a0: tensor<4x?xf16>) -> (tensor<4x?xf16>) {
  %r = tosa.exp %a0 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f7(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.log %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f8(%a0: tensor<4x?xf16>) -> (tensor<4x?xf16>) {
  %r = tosa.log %a0 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f9(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.sin %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f10(%a0: tensor<4x?xf16>) -> (tensor<4x?xf16>) {
  %r = tosa.sin %a0 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f11(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.cos %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f12(%a0: tensor<4x?xf16>) -> (tensor<4x?xf16>) {
  %r = tosa.cos %a0 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f13(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.tanh %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f14(%a0: tensor<4x?xf16>) -> (tensor<4x?xf16>) {
  %r = tosa.tanh %a0 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f15(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.erf %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f16(%a0: tensor<4x?xf16>) -> (tensor<4x?xf16>) {
  %r = tosa.erf %a0 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f17(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.ceil %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f18(%a0: tensor<4x?xf16>) -> (tensor<4x?xf16>) {
  %r = tosa.ceil %a0 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f19(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.floor %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f20(%a0: tensor<4x?xf16>) -> (tensor<4x?xf16>) {
  %r = tosa.floor %a0 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f21(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.sigmoid %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f22(%a0: tensor<4x?xf16>) -> (tensor<4x?xf16>) {
  %r = tosa.sigmoid %a0 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f23(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.reciprocal %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f24(%a0: tensor<4x?xf16>) -> (tensor<4x?xf16>) {
  %r = tosa.reciprocal %a0 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f25(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.rsqrt %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f26(%a0: tensor<4x?xf16>) -> (tensor<4x?xf16>) {
  %r = tosa.rsqrt %a0 : (tensor<4x?xf16>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}

// -----

func.func @f27(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f28(%a0: tensor<4x?xbf16>, %a1: tensor<4x?xbf16>) -> (tensor<4x?xbf16>) {
  %r = tosa.add %a0, %a1 : (tensor<4x?xbf16>, tensor<4x?xbf16>) -> tensor<4x?xbf16>
  return %r : tensor<4x?xbf16>
}

// -----

func.func @f29(%a0: tensor<4x?xi32>, %a1: tensor<4x?xi32>) -> (tensor<4x?xi32>) {
  %r = tosa.add %a0, %a1 : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}

// -----

func.func @f30(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.sub %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f31(%a0: tensor<4x?xbf16>, %a1: tensor<4x?xbf16>) -> (tensor<4x?xbf16>) {
  %r = tosa.sub %a0, %a1 : (tensor<4x?xbf16>, tensor<4x?xbf16>) -> tensor<4x?xbf16>
  return %r : tensor<4x?xbf16>
}

// -----

func.func @f32(%a0: tensor<4x?xi32>, %a1: tensor<4x?xi32>) -> (tensor<4x?xi32>) {
  %r = tosa.sub %a0, %a1 : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}

// -----

func.func @f33(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.pow %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f34(%a0: tensor<4x?xbf16>, %a1: tensor<4x?xbf16>) -> (tensor<4x?xbf16>) {
  %r = tosa.pow %a0, %a1 : (tensor<4x?xbf16>, tensor<4x?xbf16>) -> tensor<4x?xbf16>
  return %r : tensor<4x?xbf16>
}

// -----

func.func @f35(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.maximum %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f36(%a0: tensor<4x?xbf16>, %a1: tensor<4x?xbf16>) -> (tensor<4x?xbf16>) {
  %r = tosa.maximum %a0, %a1 : (tensor<4x?xbf16>, tensor<4x?xbf16>) -> tensor<4x?xbf16>
  return %r : tensor<4x?xbf16>
}

// -----

func.func @f37(%a0: tensor<4x?xi32>, %a1: tensor<4x?xi32>) -> (tensor<4x?xi32>) {
  %r = tosa.maximum %a0, %a1 : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}

// -----

func.func @f38(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.minimum %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// -----

func.func @f39(%a0: tensor<4x?xbf16>, %a1: tensor<4x?xbf16>) -> (tensor<4x?xbf16>) {
  %r = tosa.minimum %a0, %a1 : (tensor<4x?xbf16>, tensor<4x?xbf16>) -> tensor<4x?xbf16>
  return %r : tensor<4x?xbf16>
}

// -----

func.func @f40(%a0: tensor<4x?xi32>, %a1: tensor<4x?xi32>) -> (tensor<4x?xi32>) {
  %r = tosa.minimum %a0, %a1 : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}

// -----

func.func @f41(%a0: tensor<3xf32>, %a1: tensor<3xf32>) -> (tensor<3xf32>) {
  %r = tosa.maximum %a0, %a1 {nan_mode = IGNORE} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// -----

func.func @f42(%a0: tensor<3xf32>, %a1: tensor<3xf32>) -> (tensor<3xf32>) {
  %r = tosa.minimum %a0, %a1 {nan_mode = IGNORE} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// -----

func.func @f43(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %r = tosa.bitwise_and %a0, %a1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f44(%a0: tensor<2x3xi8>, %a1: tensor<2x3xi8>) -> (tensor<2x3xi8>) {
  %r = tosa.bitwise_and %a0, %a1 : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f45(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %r = tosa.bitwise_or %a0, %a1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f46(%a0: tensor<2x3xi8>, %a1: tensor<2x3xi8>) -> (tensor<2x3xi8>) {
  %r = tosa.bitwise_or %a0, %a1 : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f47(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %r = tosa.bitwise_xor %a0, %a1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f48(%a0: tensor<2x3xi8>, %a1: tensor<2x3xi8>) -> (tensor<2x3xi8>) {
  %r = tosa.bitwise_xor %a0, %a1 : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f49(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %r = tosa.logical_left_shift %a0, %a1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f50(%a0: tensor<2x3xi8>, %a1: tensor<2x3xi8>) -> (tensor<2x3xi8>) {
  %r = tosa.logical_left_shift %a0, %a1 : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f51(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %r = tosa.logical_right_shift %a0, %a1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f52(%a0: tensor<2x3xi8>, %a1: tensor<2x3xi8>) -> (tensor<2x3xi8>) {
  %r = tosa.logical_right_shift %a0, %a1 : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f53(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %r = tosa.intdiv %a0, %a1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f54(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi1>) -> (tensor<2x3xi1>) {
  %r = tosa.logical_and %a0, %a1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f55(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi1>) -> (tensor<2x3xi1>) {
  %r = tosa.logical_or %a0, %a1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f56(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi1>) -> (tensor<2x3xi1>) {
  %r = tosa.logical_xor %a0, %a1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f57(%a0: tensor<2x3xi1>) -> (tensor<2x3xi1>) {
  %r = tosa.logical_not %a0 : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f58(%a0: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %r = tosa.bitwise_not %a0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f59(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f60(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = false} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f61(%a0: tensor<2x3xi16>) -> (tensor<2x3xi16>) {
  %r = tosa.bitwise_not %a0 : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f62(%a0: tensor<2x3xi16>, %a1: tensor<2x3xi16>) -> (tensor<2x3xi16>) {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f63(%a0: tensor<2x3xi16>, %a1: tensor<2x3xi16>) -> (tensor<2x3xi16>) {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = false} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f64(%a0: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %r = tosa.clz %a0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f65(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> (tensor<2x3xi1>) {
  %r = tosa.greater %a0, %a1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f66(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi1>) {
  %r = tosa.greater %a0, %a1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f67(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> (tensor<2x3xi1>) {
  %r = tosa.greater_equal %a0, %a1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f68(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi1>) {
  %r = tosa.greater_equal %a0, %a1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f69(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> (tensor<2x3xi1>) {
  %r = tosa.equal %a0, %a1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f70(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi1>) {
  %r = tosa.equal %a0, %a1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f71(%a0: tensor<?x3xi1>, %a1: tensor<?x3xf32>, %a2: tensor<?x3xf32>) -> (tensor<?x3xf32>) {
  %r = tosa.select %a0, %a1, %a2 : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// -----

func.func @f72(%a0: tensor<?x3xi1>, %a1: tensor<?x3xi32>, %a2: tensor<?x3xi32>) -> (tensor<?x3xi32>) {
  %r = tosa.select %a0, %a1, %a2 : (tensor<?x3xi1>, tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  return %r : tensor<?x3xi32>
}

// -----

func.func @f73(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %s : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f74(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %s : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f75(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %s = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %s : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f76(%a0: tensor<2x3xi8>, %a1: tensor<2x3xi8>) -> (tensor<2x3xi32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %s : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<1xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f77(%a0: tensor<2x3xi16>, %a1: tensor<2x3xi16>) -> (tensor<2x3xi32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %s : (tensor<2x3xi16>, tensor<2x3xi16>, tensor<1xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f78(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %s = "tosa.const"() <{values = dense<31> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %s : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f79(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>, %a2: tensor<1xi8>) -> (tensor<2x3xf32>) {
  %r = tosa.mul %a0, %a1, %a2 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f80(%a0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %z, %y : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f81(%a0: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.negate %a0, %z, %y : (tensor<2x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f82(%a0: tensor<2x3xi8>) -> (tensor<2x3xi8>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.negate %a0, %z, %y : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f83(%a0: tensor<2x3xi8>) -> (tensor<2x3xi8>) {
  %z = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.negate %a0, %z, %y : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f84(%a0: tensor<2x3xi8>) -> (tensor<2x3xi8>) {
  %z = "tosa.const"() <{values = dense<127> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<127> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.negate %a0, %z, %y : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f85(%a0: tensor<2x3xi16>) -> (tensor<2x3xi16>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.negate %a0, %z, %y : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f86(%a0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %r = tosa.clamp %a0 {min_val = -1.0 : f32, max_val = 2.5 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f87(%a0: tensor<2x3xf16>) -> (tensor<2x3xf16>) {
  %r = tosa.clamp %a0 {min_val = -1.0 : f16, max_val = 2.5 : f16} : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// -----

func.func @f88(%a0: tensor<2x3xi8>) -> (tensor<2x3xi8>) {
  %r = tosa.clamp %a0 {min_val = -3 : i8, max_val = 4 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f89(%a0: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %r = tosa.clamp %a0 {min_val = -3 : i32, max_val = 40000 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f90(%a0: tensor<2x3xui8>) -> (tensor<2x3xui8>) {
  %r = tosa.clamp %a0 {min_val = 3 : ui8, max_val = 200 : ui8} : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// -----

func.func @f91(%a0: tensor<2x3xi16>) -> (tensor<2x3xi16>) {
  %r = tosa.clamp %a0 {min_val = -3 : i16, max_val = 4 : i16} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f92(%a0: tensor<3xf32>) -> (tensor<3xf32>) {
  %r = tosa.clamp %a0 {min_val = -1.0 : f32, max_val = 1.0 : f32, nan_mode = IGNORE} : (tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// -----

func.func @f93(%a0: tensor<2x3xi1>) -> (tensor<2x3xi1>) {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f94(%a0: tensor<2x3xi1>) -> (tensor<2x3xi8>) {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f95(%a0: tensor<2x3xi1>) -> (tensor<2x3xi16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f96(%a0: tensor<2x3xi1>) -> (tensor<2x3xi32>) {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f97(%a0: tensor<2x3xi1>) -> (tensor<2x3xi64>) {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// -----

func.func @f98(%a0: tensor<2x3xi1>) -> (tensor<2x3xf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// -----

func.func @f99(%a0: tensor<2x3xi1>) -> (tensor<2x3xbf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// -----

func.func @f100(%a0: tensor<2x3xi1>) -> (tensor<2x3xf32>) {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f101(%a0: tensor<2x3xi1>) -> (tensor<2x3xf64>) {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// -----

func.func @f102(%a0: tensor<2x3xi1>) -> (tensor<2x3xui8>) {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// -----

func.func @f103(%a0: tensor<2x3xi1>) -> (tensor<2x3xui16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// -----

func.func @f104(%a0: tensor<2x3xi8>) -> (tensor<2x3xi1>) {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f105(%a0: tensor<2x3xi8>) -> (tensor<2x3xi8>) {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f106(%a0: tensor<2x3xi8>) -> (tensor<2x3xi16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f107(%a0: tensor<2x3xi8>) -> (tensor<2x3xi32>) {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f108(%a0: tensor<2x3xi8>) -> (tensor<2x3xi64>) {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// -----

func.func @f109(%a0: tensor<2x3xi8>) -> (tensor<2x3xf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// -----

func.func @f110(%a0: tensor<2x3xi8>) -> (tensor<2x3xbf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// -----

func.func @f111(%a0: tensor<2x3xi8>) -> (tensor<2x3xf32>) {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f112(%a0: tensor<2x3xi8>) -> (tensor<2x3xf64>) {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// -----

func.func @f113(%a0: tensor<2x3xi8>) -> (tensor<2x3xui8>) {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// -----

func.func @f114(%a0: tensor<2x3xi8>) -> (tensor<2x3xui16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// -----

func.func @f115(%a0: tensor<2x3xi16>) -> (tensor<2x3xi1>) {
  %r = tosa.cast %a0 : (tensor<2x3xi16>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f116(%a0: tensor<2x3xi16>) -> (tensor<2x3xi8>) {
  %r = tosa.cast %a0 : (tensor<2x3xi16>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f117(%a0: tensor<2x3xi16>) -> (tensor<2x3xi16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f118(%a0: tensor<2x3xi16>) -> (tensor<2x3xi32>) {
  %r = tosa.cast %a0 : (tensor<2x3xi16>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f119(%a0: tensor<2x3xi16>) -> (tensor<2x3xi64>) {
  %r = tosa.cast %a0 : (tensor<2x3xi16>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// -----

func.func @f120(%a0: tensor<2x3xi16>) -> (tensor<2x3xf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi16>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// -----

func.func @f121(%a0: tensor<2x3xi16>) -> (tensor<2x3xbf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// -----

func.func @f122(%a0: tensor<2x3xi16>) -> (tensor<2x3xf32>) {
  %r = tosa.cast %a0 : (tensor<2x3xi16>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f123(%a0: tensor<2x3xi16>) -> (tensor<2x3xf64>) {
  %r = tosa.cast %a0 : (tensor<2x3xi16>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// -----

func.func @f124(%a0: tensor<2x3xi16>) -> (tensor<2x3xui8>) {
  %r = tosa.cast %a0 : (tensor<2x3xi16>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// -----

func.func @f125(%a0: tensor<2x3xi16>) -> (tensor<2x3xui16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// -----

func.func @f126(%a0: tensor<2x3xi32>) -> (tensor<2x3xi1>) {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f127(%a0: tensor<2x3xi32>) -> (tensor<2x3xi8>) {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f128(%a0: tensor<2x3xi32>) -> (tensor<2x3xi16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f129(%a0: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f130(%a0: tensor<2x3xi32>) -> (tensor<2x3xi64>) {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// -----

func.func @f131(%a0: tensor<2x3xi32>) -> (tensor<2x3xf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// -----

func.func @f132(%a0: tensor<2x3xi32>) -> (tensor<2x3xbf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// -----

func.func @f133(%a0: tensor<2x3xi32>) -> (tensor<2x3xf32>) {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f134(%a0: tensor<2x3xi32>) -> (tensor<2x3xf64>) {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// -----

func.func @f135(%a0: tensor<2x3xi32>) -> (tensor<2x3xui8>) {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// -----

func.func @f136(%a0: tensor<2x3xi32>) -> (tensor<2x3xui16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// -----

func.func @f137(%a0: tensor<2x3xi64>) -> (tensor<2x3xi1>) {
  %r = tosa.cast %a0 : (tensor<2x3xi64>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f138(%a0: tensor<2x3xi64>) -> (tensor<2x3xi8>) {
  %r = tosa.cast %a0 : (tensor<2x3xi64>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f139(%a0: tensor<2x3xi64>) -> (tensor<2x3xi16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi64>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f140(%a0: tensor<2x3xi64>) -> (tensor<2x3xi32>) {
  %r = tosa.cast %a0 : (tensor<2x3xi64>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f141(%a0: tensor<2x3xi64>) -> (tensor<2x3xi64>) {
  %r = tosa.cast %a0 : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// -----

func.func @f142(%a0: tensor<2x3xi64>) -> (tensor<2x3xf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi64>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// -----

func.func @f143(%a0: tensor<2x3xi64>) -> (tensor<2x3xbf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi64>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// -----

func.func @f144(%a0: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
  %r = tosa.cast %a0 : (tensor<2x3xi64>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f145(%a0: tensor<2x3xi64>) -> (tensor<2x3xf64>) {
  %r = tosa.cast %a0 : (tensor<2x3xi64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// -----

func.func @f146(%a0: tensor<2x3xi64>) -> (tensor<2x3xui8>) {
  %r = tosa.cast %a0 : (tensor<2x3xi64>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// -----

func.func @f147(%a0: tensor<2x3xi64>) -> (tensor<2x3xui16>) {
  %r = tosa.cast %a0 : (tensor<2x3xi64>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// -----

func.func @f148(%a0: tensor<2x3xf16>) -> (tensor<2x3xi1>) {
  %r = tosa.cast %a0 : (tensor<2x3xf16>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f149(%a0: tensor<2x3xf16>) -> (tensor<2x3xi8>) {
  %r = tosa.cast %a0 : (tensor<2x3xf16>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f150(%a0: tensor<2x3xf16>) -> (tensor<2x3xi16>) {
  %r = tosa.cast %a0 : (tensor<2x3xf16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f151(%a0: tensor<2x3xf16>) -> (tensor<2x3xi32>) {
  %r = tosa.cast %a0 : (tensor<2x3xf16>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f152(%a0: tensor<2x3xf16>) -> (tensor<2x3xi64>) {
  %r = tosa.cast %a0 : (tensor<2x3xf16>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// -----

func.func @f153(%a0: tensor<2x3xf16>) -> (tensor<2x3xf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xf16>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// -----

func.func @f154(%a0: tensor<2x3xf16>) -> (tensor<2x3xbf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// -----

func.func @f155(%a0: tensor<2x3xf16>) -> (tensor<2x3xf32>) {
  %r = tosa.cast %a0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f156(%a0: tensor<2x3xf16>) -> (tensor<2x3xf64>) {
  %r = tosa.cast %a0 : (tensor<2x3xf16>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// -----

func.func @f157(%a0: tensor<2x3xf16>) -> (tensor<2x3xui8>) {
  %r = tosa.cast %a0 : (tensor<2x3xf16>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// -----

func.func @f158(%a0: tensor<2x3xf16>) -> (tensor<2x3xui16>) {
  %r = tosa.cast %a0 : (tensor<2x3xf16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// -----

func.func @f159(%a0: tensor<2x3xbf16>) -> (tensor<2x3xi1>) {
  %r = tosa.cast %a0 : (tensor<2x3xbf16>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f160(%a0: tensor<2x3xbf16>) -> (tensor<2x3xi8>) {
  %r = tosa.cast %a0 : (tensor<2x3xbf16>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f161(%a0: tensor<2x3xbf16>) -> (tensor<2x3xi16>) {
  %r = tosa.cast %a0 : (tensor<2x3xbf16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f162(%a0: tensor<2x3xbf16>) -> (tensor<2x3xi32>) {
  %r = tosa.cast %a0 : (tensor<2x3xbf16>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f163(%a0: tensor<2x3xbf16>) -> (tensor<2x3xi64>) {
  %r = tosa.cast %a0 : (tensor<2x3xbf16>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// -----

func.func @f164(%a0: tensor<2x3xbf16>) -> (tensor<2x3xf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xbf16>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// -----

func.func @f165(%a0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// -----

func.func @f166(%a0: tensor<2x3xbf16>) -> (tensor<2x3xf32>) {
  %r = tosa.cast %a0 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f167(%a0: tensor<2x3xbf16>) -> (tensor<2x3xf64>) {
  %r = tosa.cast %a0 : (tensor<2x3xbf16>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// -----

func.func @f168(%a0: tensor<2x3xbf16>) -> (tensor<2x3xui8>) {
  %r = tosa.cast %a0 : (tensor<2x3xbf16>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// -----

func.func @f169(%a0: tensor<2x3xbf16>) -> (tensor<2x3xui16>) {
  %r = tosa.cast %a0 : (tensor<2x3xbf16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// -----

func.func @f170(%a0: tensor<2x3xf32>) -> (tensor<2x3xi1>) {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f171(%a0: tensor<2x3xf32>) -> (tensor<2x3xi8>) {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f172(%a0: tensor<2x3xf32>) -> (tensor<2x3xi16>) {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f173(%a0: tensor<2x3xf32>) -> (tensor<2x3xi32>) {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f174(%a0: tensor<2x3xf32>) -> (tensor<2x3xi64>) {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// -----

func.func @f175(%a0: tensor<2x3xf32>) -> (tensor<2x3xf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// -----

func.func @f176(%a0: tensor<2x3xf32>) -> (tensor<2x3xbf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// -----

func.func @f177(%a0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f178(%a0: tensor<2x3xf32>) -> (tensor<2x3xf64>) {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// -----

func.func @f179(%a0: tensor<2x3xf32>) -> (tensor<2x3xui8>) {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// -----

func.func @f180(%a0: tensor<2x3xf32>) -> (tensor<2x3xui16>) {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// -----

func.func @f181(%a0: tensor<2x3xf64>) -> (tensor<2x3xi1>) {
  %r = tosa.cast %a0 : (tensor<2x3xf64>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f182(%a0: tensor<2x3xf64>) -> (tensor<2x3xi8>) {
  %r = tosa.cast %a0 : (tensor<2x3xf64>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f183(%a0: tensor<2x3xf64>) -> (tensor<2x3xi16>) {
  %r = tosa.cast %a0 : (tensor<2x3xf64>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f184(%a0: tensor<2x3xf64>) -> (tensor<2x3xi32>) {
  %r = tosa.cast %a0 : (tensor<2x3xf64>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f185(%a0: tensor<2x3xf64>) -> (tensor<2x3xi64>) {
  %r = tosa.cast %a0 : (tensor<2x3xf64>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// -----

func.func @f186(%a0: tensor<2x3xf64>) -> (tensor<2x3xf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xf64>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// -----

func.func @f187(%a0: tensor<2x3xf64>) -> (tensor<2x3xbf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xf64>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// -----

func.func @f188(%a0: tensor<2x3xf64>) -> (tensor<2x3xf32>) {
  %r = tosa.cast %a0 : (tensor<2x3xf64>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f189(%a0: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
  %r = tosa.cast %a0 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// -----

func.func @f190(%a0: tensor<2x3xf64>) -> (tensor<2x3xui8>) {
  %r = tosa.cast %a0 : (tensor<2x3xf64>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// -----

func.func @f191(%a0: tensor<2x3xf64>) -> (tensor<2x3xui16>) {
  %r = tosa.cast %a0 : (tensor<2x3xf64>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// -----

func.func @f192(%a0: tensor<2x3xui8>) -> (tensor<2x3xi1>) {
  %r = tosa.cast %a0 : (tensor<2x3xui8>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f193(%a0: tensor<2x3xui8>) -> (tensor<2x3xi8>) {
  %r = tosa.cast %a0 : (tensor<2x3xui8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f194(%a0: tensor<2x3xui8>) -> (tensor<2x3xi16>) {
  %r = tosa.cast %a0 : (tensor<2x3xui8>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f195(%a0: tensor<2x3xui8>) -> (tensor<2x3xi32>) {
  %r = tosa.cast %a0 : (tensor<2x3xui8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f196(%a0: tensor<2x3xui8>) -> (tensor<2x3xi64>) {
  %r = tosa.cast %a0 : (tensor<2x3xui8>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// -----

func.func @f197(%a0: tensor<2x3xui8>) -> (tensor<2x3xf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xui8>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// -----

func.func @f198(%a0: tensor<2x3xui8>) -> (tensor<2x3xbf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xui8>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// -----

func.func @f199(%a0: tensor<2x3xui8>) -> (tensor<2x3xf32>) {
  %r = tosa.cast %a0 : (tensor<2x3xui8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f200(%a0: tensor<2x3xui8>) -> (tensor<2x3xf64>) {
  %r = tosa.cast %a0 : (tensor<2x3xui8>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// -----

func.func @f201(%a0: tensor<2x3xui8>) -> (tensor<2x3xui8>) {
  %r = tosa.cast %a0 : (tensor<2x3xui8>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// -----

func.func @f202(%a0: tensor<2x3xui8>) -> (tensor<2x3xui16>) {
  %r = tosa.cast %a0 : (tensor<2x3xui8>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// -----

func.func @f203(%a0: tensor<2x3xui16>) -> (tensor<2x3xi1>) {
  %r = tosa.cast %a0 : (tensor<2x3xui16>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}

// -----

func.func @f204(%a0: tensor<2x3xui16>) -> (tensor<2x3xi8>) {
  %r = tosa.cast %a0 : (tensor<2x3xui16>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// -----

func.func @f205(%a0: tensor<2x3xui16>) -> (tensor<2x3xi16>) {
  %r = tosa.cast %a0 : (tensor<2x3xui16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// -----

func.func @f206(%a0: tensor<2x3xui16>) -> (tensor<2x3xi32>) {
  %r = tosa.cast %a0 : (tensor<2x3xui16>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// -----

func.func @f207(%a0: tensor<2x3xui16>) -> (tensor<2x3xi64>) {
  %r = tosa.cast %a0 : (tensor<2x3xui16>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// -----

func.func @f208(%a0: tensor<2x3xui16>) -> (tensor<2x3xf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xui16>) -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// -----

func.func @f209(%a0: tensor<2x3xui16>) -> (tensor<2x3xbf16>) {
  %r = tosa.cast %a0 : (tensor<2x3xui16>) -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

// -----

func.func @f210(%a0: tensor<2x3xui16>) -> (tensor<2x3xf32>) {
  %r = tosa.cast %a0 : (tensor<2x3xui16>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f211(%a0: tensor<2x3xui16>) -> (tensor<2x3xf64>) {
  %r = tosa.cast %a0 : (tensor<2x3xui16>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// -----

func.func @f212(%a0: tensor<2x3xui16>) -> (tensor<2x3xui8>) {
  %r = tosa.cast %a0 : (tensor<2x3xui16>) -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

// -----

func.func @f213(%a0: tensor<2x3xui16>) -> (tensor<2x3xui16>) {
  %r = tosa.cast %a0 : (tensor<2x3xui16>) -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}

// -----

func.func @f214(%a0: tensor<1xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f215(%a0: tensor<?xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f216(%a0: tensor<?xf32>, %a1: tensor<?xf32>) -> (tensor<?xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f217(%a0: tensor<?xf32>, %a1: tensor<1xf32>) -> (tensor<?xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f218(%a0: tensor<1xf32>, %a1: tensor<?xf32>) -> (tensor<?xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<1xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f219(%a0: tensor<?x3xf32>, %a1: tensor<?x1xf32>) -> (tensor<?x3xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<?x3xf32>, tensor<?x1xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// -----

func.func @f220(%a0: tensor<?x?xf32>, %a1: tensor<1x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<?x?xf32>, tensor<1x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f221(%a0: tensor<?x?x4xf32>, %a1: tensor<?x1x?xf32>) -> (tensor<?x?x4xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<?x?x4xf32>, tensor<?x1x?xf32>) -> tensor<?x?x4xf32>
  return %r : tensor<?x?x4xf32>
}

// -----

func.func @f222(%a0: tensor<4x?xf32>, %a1: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<4x?xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// -----

func.func @f223(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> (tensor<1x1xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// -----

func.func @f224(%a0: tensor<2x?xf32>, %a1: tensor<?x?xf32>) -> (tensor<2x?xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<2x?xf32>, tensor<?x?xf32>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// -----

func.func @f225(%a0: tensor<?xf32>, %a1: tensor<f32>) -> (tensor<?xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f226(%a0: tensor<?x4xf32>, %a1: tensor<4xf32>) -> (tensor<?x4xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// -----

func.func @f227(%a0: tensor<*xf32>, %a1: tensor<4xf32>) -> (tensor<*xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<*xf32>, tensor<4xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// -----

func.func @f228(%a0: tensor<?xi1>, %a1: tensor<?xf32>, %a2: tensor<1xf32>) -> (tensor<?xf32>) {
  %r = tosa.select %a0, %a1, %a2 : (tensor<?xi1>, tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f229(%a0: tensor<3xf32>) -> (tensor<?xf32>) {
  %r = tosa.add %a0, %a0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f230(%a0: tensor<5x4xf32>) -> (tensor<1x4xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

// -----

func.func @f231(%a0: tensor<5x4xf32>) -> (tensor<5x1xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  return %r : tensor<5x1xf32>
}

// -----

func.func @f232(%a0: tensor<5x?x4xf32>) -> (tensor<5x?x1xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 2 : i32} : (tensor<5x?x4xf32>) -> tensor<5x?x1xf32>
  return %r : tensor<5x?x1xf32>
}

// -----

func.func @f233(%a0: tensor<5x?x4xf32>) -> (tensor<5x1x4xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<5x?x4xf32>) -> tensor<5x1x4xf32>
  return %r : tensor<5x1x4xf32>
}

// -----

func.func @f234(%a0: tensor<?x?x4xf32>) -> (tensor<1x?x4xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> tensor<1x?x4xf32>
  return %r : tensor<1x?x4xf32>
}

// -----

func.func @f235(%a0: tensor<5xf32>) -> (tensor<1xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<5xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// -----

func.func @f236(%a0: tensor<5x4xi32>) -> (tensor<1x4xi32>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<1x4xi32>
  return %r : tensor<1x4xi32>
}

// -----

func.func @f237(%a0: tensor<5x4xi32>) -> (tensor<5x1xi32>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<5x4xi32>) -> tensor<5x1xi32>
  return %r : tensor<5x1xi32>
}

// -----

func.func @f238(%a0: tensor<5x?x4xi32>) -> (tensor<5x?x1xi32>) {
  %r = tosa.reduce_sum %a0 {axis = 2 : i32} : (tensor<5x?x4xi32>) -> tensor<5x?x1xi32>
  return %r : tensor<5x?x1xi32>
}

// -----

func.func @f239(%a0: tensor<5x?x4xi32>) -> (tensor<5x1x4xi32>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<5x?x4xi32>) -> tensor<5x1x4xi32>
  return %r : tensor<5x1x4xi32>
}

// -----

func.func @f240(%a0: tensor<?x?x4xi32>) -> (tensor<1x?x4xi32>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<?x?x4xi32>) -> tensor<1x?x4xi32>
  return %r : tensor<1x?x4xi32>
}

// -----

func.func @f241(%a0: tensor<5xi32>) -> (tensor<1xi32>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<5xi32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}

// -----

func.func @f242(%a0: tensor<5x4xi8>) -> (tensor<1x4xi8>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<5x4xi8>) -> tensor<1x4xi8>
  return %r : tensor<1x4xi8>
}

// -----

func.func @f243(%a0: tensor<5x4xi8>) -> (tensor<5x1xi8>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<5x4xi8>) -> tensor<5x1xi8>
  return %r : tensor<5x1xi8>
}

// -----

func.func @f244(%a0: tensor<5x?x4xi8>) -> (tensor<5x?x1xi8>) {
  %r = tosa.reduce_sum %a0 {axis = 2 : i32} : (tensor<5x?x4xi8>) -> tensor<5x?x1xi8>
  return %r : tensor<5x?x1xi8>
}

// -----

func.func @f245(%a0: tensor<5x?x4xi8>) -> (tensor<5x1x4xi8>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<5x?x4xi8>) -> tensor<5x1x4xi8>
  return %r : tensor<5x1x4xi8>
}

// -----

func.func @f246(%a0: tensor<?x?x4xi8>) -> (tensor<1x?x4xi8>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<?x?x4xi8>) -> tensor<1x?x4xi8>
  return %r : tensor<1x?x4xi8>
}

// -----

func.func @f247(%a0: tensor<5xi8>) -> (tensor<1xi8>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<5xi8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}

// -----

func.func @f248(%a0: tensor<5x4xf32>) -> (tensor<1x4xf32>) {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

// -----

func.func @f249(%a0: tensor<5x4xf32>) -> (tensor<5x1xf32>) {
  %r = tosa.reduce_product %a0 {axis = 1 : i32} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  return %r : tensor<5x1xf32>
}

// -----

func.func @f250(%a0: tensor<5x?x4xf32>) -> (tensor<5x?x1xf32>) {
  %r = tosa.reduce_product %a0 {axis = 2 : i32} : (tensor<5x?x4xf32>) -> tensor<5x?x1xf32>
  return %r : tensor<5x?x1xf32>
}

// -----

func.func @f251(%a0: tensor<5x?x4xf32>) -> (tensor<5x1x4xf32>) {
  %r = tosa.reduce_product %a0 {axis = 1 : i32} : (tensor<5x?x4xf32>) -> tensor<5x1x4xf32>
  return %r : tensor<5x1x4xf32>
}

// -----

func.func @f252(%a0: tensor<?x?x4xf32>) -> (tensor<1x?x4xf32>) {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> tensor<1x?x4xf32>
  return %r : tensor<1x?x4xf32>
}

// -----

func.func @f253(%a0: tensor<5xf32>) -> (tensor<1xf32>) {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<5xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// -----

func.func @f254(%a0: tensor<5x4xi32>) -> (tensor<1x4xi32>) {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<1x4xi32>
  return %r : tensor<1x4xi32>
}

// -----

func.func @f255(%a0: tensor<5x4xi32>) -> (tensor<5x1xi32>) {
  %r = tosa.reduce_product %a0 {axis = 1 : i32} : (tensor<5x4xi32>) -> tensor<5x1xi32>
  return %r : tensor<5x1xi32>
}

// -----

func.func @f256(%a0: tensor<5x?x4xi32>) -> (tensor<5x?x1xi32>) {
  %r = tosa.reduce_product %a0 {axis = 2 : i32} : (tensor<5x?x4xi32>) -> tensor<5x?x1xi32>
  return %r : tensor<5x?x1xi32>
}

// -----

func.func @f257(%a0: tensor<5x?x4xi32>) -> (tensor<5x1x4xi32>) {
  %r = tosa.reduce_product %a0 {axis = 1 : i32} : (tensor<5x?x4xi32>) -> tensor<5x1x4xi32>
  return %r : tensor<5x1x4xi32>
}

// -----

func.func @f258(%a0: tensor<?x?x4xi32>) -> (tensor<1x?x4xi32>) {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<?x?x4xi32>) -> tensor<1x?x4xi32>
  return %r : tensor<1x?x4xi32>
}

// -----

func.func @f259(%a0: tensor<5xi32>) -> (tensor<1xi32>) {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<5xi32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}

// -----

func.func @f260(%a0: tensor<5x4xi8>) -> (tensor<1x4xi8>) {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<5x4xi8>) -> tensor<1x4xi8>
  return %r : tensor<1x4xi8>
}

// -----

func.func @f261(%a0: tensor<5x4xi8>) -> (tensor<5x1xi8>) {
  %r = tosa.reduce_product %a0 {axis = 1 : i32} : (tensor<5x4xi8>) -> tensor<5x1xi8>
  return %r : tensor<5x1xi8>
}

// -----

func.func @f262(%a0: tensor<5x?x4xi8>) -> (tensor<5x?x1xi8>) {
  %r = tosa.reduce_product %a0 {axis = 2 : i32} : (tensor<5x?x4xi8>) -> tensor<5x?x1xi8>
  return %r : tensor<5x?x1xi8>
}

// -----

func.func @f263(%a0: tensor<5x?x4xi8>) -> (tensor<5x1x4xi8>) {
  %r = tosa.reduce_product %a0 {axis = 1 : i32} : (tensor<5x?x4xi8>) -> tensor<5x1x4xi8>
  return %r : tensor<5x1x4xi8>
}

// -----

func.func @f264(%a0: tensor<?x?x4xi8>) -> (tensor<1x?x4xi8>) {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<?x?x4xi8>) -> tensor<1x?x4xi8>
  return %r : tensor<1x?x4xi8>
}

// -----

func.func @f265(%a0: tensor<5xi8>) -> (tensor<1xi8>) {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<5xi8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}

// -----

func.func @f266(%a0: tensor<5x4xf32>) -> (tensor<1x4xf32>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

// -----

func.func @f267(%a0: tensor<5x4xf32>) -> (tensor<5x1xf32>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  return %r : tensor<5x1xf32>
}

// -----

func.func @f268(%a0: tensor<5x?x4xf32>) -> (tensor<5x?x1xf32>) {
  %r = tosa.reduce_min %a0 {axis = 2 : i32} : (tensor<5x?x4xf32>) -> tensor<5x?x1xf32>
  return %r : tensor<5x?x1xf32>
}

// -----

func.func @f269(%a0: tensor<5x?x4xf32>) -> (tensor<5x1x4xf32>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<5x?x4xf32>) -> tensor<5x1x4xf32>
  return %r : tensor<5x1x4xf32>
}

// -----

func.func @f270(%a0: tensor<?x?x4xf32>) -> (tensor<1x?x4xf32>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> tensor<1x?x4xf32>
  return %r : tensor<1x?x4xf32>
}

// -----

func.func @f271(%a0: tensor<5xf32>) -> (tensor<1xf32>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<5xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// -----

func.func @f272(%a0: tensor<5x4xi32>) -> (tensor<1x4xi32>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<1x4xi32>
  return %r : tensor<1x4xi32>
}

// -----

func.func @f273(%a0: tensor<5x4xi32>) -> (tensor<5x1xi32>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<5x4xi32>) -> tensor<5x1xi32>
  return %r : tensor<5x1xi32>
}

// -----

func.func @f274(%a0: tensor<5x?x4xi32>) -> (tensor<5x?x1xi32>) {
  %r = tosa.reduce_min %a0 {axis = 2 : i32} : (tensor<5x?x4xi32>) -> tensor<5x?x1xi32>
  return %r : tensor<5x?x1xi32>
}

// -----

func.func @f275(%a0: tensor<5x?x4xi32>) -> (tensor<5x1x4xi32>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<5x?x4xi32>) -> tensor<5x1x4xi32>
  return %r : tensor<5x1x4xi32>
}

// -----

func.func @f276(%a0: tensor<?x?x4xi32>) -> (tensor<1x?x4xi32>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<?x?x4xi32>) -> tensor<1x?x4xi32>
  return %r : tensor<1x?x4xi32>
}

// -----

func.func @f277(%a0: tensor<5xi32>) -> (tensor<1xi32>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<5xi32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}

// -----

func.func @f278(%a0: tensor<5x4xi8>) -> (tensor<1x4xi8>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<5x4xi8>) -> tensor<1x4xi8>
  return %r : tensor<1x4xi8>
}

// -----

func.func @f279(%a0: tensor<5x4xi8>) -> (tensor<5x1xi8>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<5x4xi8>) -> tensor<5x1xi8>
  return %r : tensor<5x1xi8>
}

// -----

func.func @f280(%a0: tensor<5x?x4xi8>) -> (tensor<5x?x1xi8>) {
  %r = tosa.reduce_min %a0 {axis = 2 : i32} : (tensor<5x?x4xi8>) -> tensor<5x?x1xi8>
  return %r : tensor<5x?x1xi8>
}

// -----

func.func @f281(%a0: tensor<5x?x4xi8>) -> (tensor<5x1x4xi8>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<5x?x4xi8>) -> tensor<5x1x4xi8>
  return %r : tensor<5x1x4xi8>
}

// -----

func.func @f282(%a0: tensor<?x?x4xi8>) -> (tensor<1x?x4xi8>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<?x?x4xi8>) -> tensor<1x?x4xi8>
  return %r : tensor<1x?x4xi8>
}

// -----

func.func @f283(%a0: tensor<5xi8>) -> (tensor<1xi8>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<5xi8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}

// -----

func.func @f284(%a0: tensor<5x4xf32>) -> (tensor<1x4xf32>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

// -----

func.func @f285(%a0: tensor<5x4xf32>) -> (tensor<5x1xf32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  return %r : tensor<5x1xf32>
}

// -----

func.func @f286(%a0: tensor<5x?x4xf32>) -> (tensor<5x?x1xf32>) {
  %r = tosa.reduce_max %a0 {axis = 2 : i32} : (tensor<5x?x4xf32>) -> tensor<5x?x1xf32>
  return %r : tensor<5x?x1xf32>
}

// -----

func.func @f287(%a0: tensor<5x?x4xf32>) -> (tensor<5x1x4xf32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<5x?x4xf32>) -> tensor<5x1x4xf32>
  return %r : tensor<5x1x4xf32>
}

// -----

func.func @f288(%a0: tensor<?x?x4xf32>) -> (tensor<1x?x4xf32>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<?x?x4xf32>) -> tensor<1x?x4xf32>
  return %r : tensor<1x?x4xf32>
}

// -----

func.func @f289(%a0: tensor<5xf32>) -> (tensor<1xf32>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<5xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// -----

func.func @f290(%a0: tensor<5x4xi32>) -> (tensor<1x4xi32>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<1x4xi32>
  return %r : tensor<1x4xi32>
}

// -----

func.func @f291(%a0: tensor<5x4xi32>) -> (tensor<5x1xi32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<5x4xi32>) -> tensor<5x1xi32>
  return %r : tensor<5x1xi32>
}

// -----

func.func @f292(%a0: tensor<5x?x4xi32>) -> (tensor<5x?x1xi32>) {
  %r = tosa.reduce_max %a0 {axis = 2 : i32} : (tensor<5x?x4xi32>) -> tensor<5x?x1xi32>
  return %r : tensor<5x?x1xi32>
}

// -----

func.func @f293(%a0: tensor<5x?x4xi32>) -> (tensor<5x1x4xi32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<5x?x4xi32>) -> tensor<5x1x4xi32>
  return %r : tensor<5x1x4xi32>
}

// -----

func.func @f294(%a0: tensor<?x?x4xi32>) -> (tensor<1x?x4xi32>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<?x?x4xi32>) -> tensor<1x?x4xi32>
  return %r : tensor<1x?x4xi32>
}

// -----

func.func @f295(%a0: tensor<5xi32>) -> (tensor<1xi32>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<5xi32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}

// -----

func.func @f296(%a0: tensor<5x4xi8>) -> (tensor<1x4xi8>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<5x4xi8>) -> tensor<1x4xi8>
  return %r : tensor<1x4xi8>
}

// -----

func.func @f297(%a0: tensor<5x4xi8>) -> (tensor<5x1xi8>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<5x4xi8>) -> tensor<5x1xi8>
  return %r : tensor<5x1xi8>
}

// -----

func.func @f298(%a0: tensor<5x?x4xi8>) -> (tensor<5x?x1xi8>) {
  %r = tosa.reduce_max %a0 {axis = 2 : i32} : (tensor<5x?x4xi8>) -> tensor<5x?x1xi8>
  return %r : tensor<5x?x1xi8>
}

// -----

func.func @f299(%a0: tensor<5x?x4xi8>) -> (tensor<5x1x4xi8>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<5x?x4xi8>) -> tensor<5x1x4xi8>
  return %r : tensor<5x1x4xi8>
}

// -----

func.func @f300(%a0: tensor<?x?x4xi8>) -> (tensor<1x?x4xi8>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<?x?x4xi8>) -> tensor<1x?x4xi8>
  return %r : tensor<1x?x4xi8>
}

// -----

func.func @f301(%a0: tensor<5xi8>) -> (tensor<1xi8>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<5xi8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}

// -----

func.func @f302(%a0: tensor<5x4xi1>) -> (tensor<1x4xi1>) {
  %r = tosa.reduce_all %a0 {axis = 0 : i32} : (tensor<5x4xi1>) -> tensor<1x4xi1>
  return %r : tensor<1x4xi1>
}

// -----

func.func @f303(%a0: tensor<5x4xi1>) -> (tensor<5x1xi1>) {
  %r = tosa.reduce_all %a0 {axis = 1 : i32} : (tensor<5x4xi1>) -> tensor<5x1xi1>
  return %r : tensor<5x1xi1>
}

// -----

func.func @f304(%a0: tensor<?xi1>) -> (tensor<1xi1>) {
  %r = tosa.reduce_all %a0 {axis = 0 : i32} : (tensor<?xi1>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// -----

func.func @f305(%a0: tensor<5x4xi1>) -> (tensor<1x4xi1>) {
  %r = tosa.reduce_any %a0 {axis = 0 : i32} : (tensor<5x4xi1>) -> tensor<1x4xi1>
  return %r : tensor<1x4xi1>
}

// -----

func.func @f306(%a0: tensor<5x4xi1>) -> (tensor<5x1xi1>) {
  %r = tosa.reduce_any %a0 {axis = 1 : i32} : (tensor<5x4xi1>) -> tensor<5x1xi1>
  return %r : tensor<5x1xi1>
}

// -----

func.func @f307(%a0: tensor<?xi1>) -> (tensor<1xi1>) {
  %r = tosa.reduce_any %a0 {axis = 0 : i32} : (tensor<?xi1>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}

// -----

func.func @f308(%a0: tensor<5x4xf32>) -> (tensor<1x4xf32>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

// -----

func.func @f309(%a0: tensor<?x4xf32>) -> (tensor<?x1xf32>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<?x4xf32>) -> tensor<?x1xf32>
  return %r : tensor<?x1xf32>
}

// -----

func.func @f310(%a0: tensor<5x4xi8>) -> (tensor<1x4xi8>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<5x4xi8>) -> tensor<1x4xi8>
  return %r : tensor<1x4xi8>
}

// -----

func.func @f311(%a0: tensor<?x4xi8>) -> (tensor<?x1xi8>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<?x4xi8>) -> tensor<?x1xi8>
  return %r : tensor<?x1xi8>
}

// -----

func.func @f312(%a0: tensor<5x4xf32>) -> (tensor<1x4xf32>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

// -----

func.func @f313(%a0: tensor<?x4xf32>) -> (tensor<?x1xf32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<?x4xf32>) -> tensor<?x1xf32>
  return %r : tensor<?x1xf32>
}

// -----

func.func @f314(%a0: tensor<5x4xi8>) -> (tensor<1x4xi8>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<5x4xi8>) -> tensor<1x4xi8>
  return %r : tensor<1x4xi8>
}

// -----

func.func @f315(%a0: tensor<?x4xi8>) -> (tensor<?x1xi8>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<?x4xi8>) -> tensor<?x1xi8>
  return %r : tensor<?x1xi8>
}

// -----

func.func @f316(%a0: tensor<5x4xf32>) -> (tensor<4xi32>) {
  %r = tosa.argmax %a0 {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f317(%a0: tensor<?x4xf32>) -> (tensor<?xi32>) {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<?x4xf32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}

// -----

func.func @f318(%a0: tensor<?x4xf32>) -> (tensor<4xi32>) {
  %r = tosa.argmax %a0 {axis = 0 : i32} : (tensor<?x4xf32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f319(%a0: tensor<3xf32>) -> (tensor<i32>) {
  %r = tosa.argmax %a0 {axis = 0 : i32} : (tensor<3xf32>) -> tensor<i32>
  return %r : tensor<i32>
}

// -----

func.func @f320(%a0: tensor<5x4xi8>) -> (tensor<4xi32>) {
  %r = tosa.argmax %a0 {axis = 0 : i32} : (tensor<5x4xi8>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f321(%a0: tensor<?x4xi8>) -> (tensor<?xi32>) {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<?x4xi8>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}

// -----

func.func @f322(%a0: tensor<?x4xi8>) -> (tensor<4xi32>) {
  %r = tosa.argmax %a0 {axis = 0 : i32} : (tensor<?x4xi8>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f323(%a0: tensor<3xi8>) -> (tensor<i32>) {
  %r = tosa.argmax %a0 {axis = 0 : i32} : (tensor<3xi8>) -> tensor<i32>
  return %r : tensor<i32>
}

// -----

func.func @f324(%a0: tensor<5x4xf32>) -> (tensor<4xi32>) {
  %r = tosa.argmax %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<5x4xf32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f325(%a0: tensor<2x?xf32>) -> (tensor<2x?xf32>) {
  %r = tosa.identity %a0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// -----

func.func @f326(%a0: tensor<2x3x2xf32>, %a1: tensor<2x3xi32>) -> (tensor<2x3x2xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x3x2xf32>, tensor<2x3xi32>) -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}

// -----

func.func @f327(%a0: tensor<2x3x2xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3x2xi32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x3x2xi32>, tensor<2x3xi32>) -> tensor<2x3x2xi32>
  return %r : tensor<2x3x2xi32>
}

// -----

func.func @f328(%a0: tensor<?x3x2xf32>, %a1: tensor<?x3xi32>) -> (tensor<?x3x2xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<?x3x2xf32>, tensor<?x3xi32>) -> tensor<?x3x2xf32>
  return %r : tensor<?x3x2xf32>
}

// -----

func.func @f329(%a0: tensor<?x3x2xi32>, %a1: tensor<?x3xi32>) -> (tensor<?x3x2xi32>) {
  %r = tosa.gather %a0, %a1 : (tensor<?x3x2xi32>, tensor<?x3xi32>) -> tensor<?x3x2xi32>
  return %r : tensor<?x3x2xi32>
}

// -----

func.func @f330(%a0: tensor<2x?x2xf32>, %a1: tensor<2x?xi32>) -> (tensor<2x?x2xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x?x2xf32>, tensor<2x?xi32>) -> tensor<2x?x2xf32>
  return %r : tensor<2x?x2xf32>
}

// -----

func.func @f331(%a0: tensor<2x?x2xi32>, %a1: tensor<2x?xi32>) -> (tensor<2x?x2xi32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x?x2xi32>, tensor<2x?xi32>) -> tensor<2x?x2xi32>
  return %r : tensor<2x?x2xi32>
}

// -----

func.func @f332(%a0: tensor<2x3x?xf32>, %a1: tensor<2x3xi32>) -> (tensor<2x3x?xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x3x?xf32>, tensor<2x3xi32>) -> tensor<2x3x?xf32>
  return %r : tensor<2x3x?xf32>
}

// -----

func.func @f333(%a0: tensor<2x3x?xi32>, %a1: tensor<2x3xi32>) -> (tensor<2x3x?xi32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x3x?xi32>, tensor<2x3xi32>) -> tensor<2x3x?xi32>
  return %r : tensor<2x3x?xi32>
}

// -----

func.func @f334(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xi32>) -> (tensor<?x?x?xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<?x?x?xf32>, tensor<?x?xi32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----

func.func @f335(%a0: tensor<?x?x?xi32>, %a1: tensor<?x?xi32>) -> (tensor<?x?x?xi32>) {
  %r = tosa.gather %a0, %a1 : (tensor<?x?x?xi32>, tensor<?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

// -----

func.func @f336(%a0: tensor<5x4xi32>) -> (tensor<5x4xi32>) {
  %r = tosa.reverse %a0 {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<5x4xi32>
  return %r : tensor<5x4xi32>
}

// -----

func.func @f337(%a0: tensor<5x4xi32>) -> (tensor<5x4xi32>) {
  %r = tosa.reverse %a0 {axis = 1 : i32} : (tensor<5x4xi32>) -> tensor<5x4xi32>
  return %r : tensor<5x4xi32>
}

// -----

func.func @f338(%a0: tensor<?x4xi32>) -> (tensor<?x4xi32>) {
  %r = tosa.reverse %a0 {axis = 0 : i32} : (tensor<?x4xi32>) -> tensor<?x4xi32>
  return %r : tensor<?x4xi32>
}

// -----

func.func @f339(%a0: tensor<?x?xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.reverse %a0 {axis = 1 : i32} : (tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----

func.func @f340(%a0: tensor<6xi8>, %a1: tensor<256xi8>) -> (tensor<6xi8>) {
  %r = tosa.table %a0, %a1 : (tensor<6xi8>, tensor<256xi8>) -> tensor<6xi8>
  return %r : tensor<6xi8>
}

// -----

func.func @f341(%a0: tensor<6xi16>, %a1: tensor<513xi16>) -> (tensor<6xi32>) {
  %r = tosa.table %a0, %a1 : (tensor<6xi16>, tensor<513xi16>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// -----

func.func @f342(%a0: tensor<?xi8>, %a1: tensor<256xi8>) -> (tensor<?xi8>) {
  %r = tosa.table %a0, %a1 : (tensor<?xi8>, tensor<256xi8>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}

// -----

func.func @f343(%a0: tensor<?xi16>, %a1: tensor<513xi16>) -> (tensor<?xi32>) {
  %r = tosa.table %a0, %a1 : (tensor<?xi16>, tensor<513xi16>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}

// -----

func.func @f344(%a0: tensor<2x3xi8>) -> (tensor<4x3xi8>) {
  %m = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %m : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<4x3xi8>
  return %r : tensor<4x3xi8>
}

// -----

func.func @f345(%a0: tensor<2x3xi8>) -> (tensor<2x21xi8>) {
  %m = tosa.const_shape {values = dense<[1, 7]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %m : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<2x21xi8>
  return %r : tensor<2x21xi8>
}

// -----

func.func @f346(%a0: tensor<2x3xi8>) -> (tensor<10x21xi8>) {
  %m = tosa.const_shape {values = dense<[5, 7]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %m : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<10x21xi8>
  return %r : tensor<10x21xi8>
}

// -----

func.func @f347(%a0: tensor<?x3xi8>) -> (tensor<?x3xi8>) {
  %m = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %m : (tensor<?x3xi8>, !tosa.shape<2>) -> tensor<?x3xi8>
  return %r : tensor<?x3xi8>
}

// -----

func.func @f348(%a0: tensor<2x3xi8>) -> (tensor<4x?xi8>) {
  %m = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %m : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<4x?xi8>
  return %r : tensor<4x?xi8>
}

// -----

func.func @f349(%a0: tensor<3xi8>) -> (tensor<3xi8>) {
  %m = "tosa.const"() <{values = dense<[19689]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[15]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<17> : tensor<1xi8>}> : () -> tensor<1xi8>
  %o = "tosa.const"() <{values = dense<22> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// -----

func.func @f350(%a0: tensor<3xi8>) -> (tensor<3xi8>) {
  %m = "tosa.const"() <{values = dense<[19689]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[15]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<17> : tensor<1xi8>}> : () -> tensor<1xi8>
  %o = "tosa.const"() <{values = dense<22> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// -----

func.func @f351(%a0: tensor<3xi8>) -> (tensor<3xi8>) {
  %m = "tosa.const"() <{values = dense<[19689]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[15]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<17> : tensor<1xi8>}> : () -> tensor<1xi8>
  %o = "tosa.const"() <{values = dense<22> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// -----

func.func @f352(%a0: tensor<2x?xi8>) -> (tensor<2x?xi16>) {
  %m = "tosa.const"() <{values = dense<[19689]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[15]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %o = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x?xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x?xi16>
  return %r : tensor<2x?xi16>
}

// -----

func.func @f353(%a0: tensor<3xi8>) -> (tensor<3xi32>) {
  %m = "tosa.const"() <{values = dense<[19689]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[15]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %o = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// -----

func.func @f354(%a0: tensor<3xi32>) -> (tensor<3xi8>) {
  %m = "tosa.const"() <{values = dense<[19689]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[15]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %o = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// -----

func.func @f355(%a0: tensor<3xi48>) -> (tensor<3xi16>) {
  %m = "tosa.const"() <{values = dense<[19689]> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<[15]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %o = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<3xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// -----

func.func @f356(%a0: tensor<3xi48>) -> (tensor<3xi32>) {
  %m = "tosa.const"() <{values = dense<[19689]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[33]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %o = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<3xi48>, tensor<1xi32>, tensor<1xi8>, tensor<1xi48>, tensor<1xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// -----

func.func @f357(%a0: tensor<3xi8>) -> (tensor<3xi8>) {
  %m = "tosa.const"() <{values = dense<[42, 43, 44]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %s = "tosa.const"() <{values = dense<[14, 15, 64]> : tensor<3xi8>}> : () -> tensor<3xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %o = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// -----

func.func @f358(%a0: tensor<?x2xi8>) -> (tensor<?x2xi8>) {
  %m = "tosa.const"() <{values = dense<[42, 43]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<[14, 33]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %o = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<?x2xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x2xi8>
  return %r : tensor<?x2xi8>
}

// -----

func.func @f359(%a0: tensor<3xi16>) -> (tensor<3xi16>) {
  %m = "tosa.const"() <{values = dense<[42]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[14]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %o = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<3xi16>
  return %r : tensor<3xi16>
}

// -----

func.func @f360(%a0: tensor<3xi8>) -> (tensor<3xi8>) {
  %m = "tosa.const"() <{values = dense<[42]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[14]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %o = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = INEXACT_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// -----

func.func @f361(%a0: tensor<3xui8>) -> (tensor<3xi8>) {
  %m = "tosa.const"() <{values = dense<[42]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[14]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xui8>}> : () -> tensor<1xui8>
  %o = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<3xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// -----

func.func @f362(%a0: tensor<3xi8>) -> (tensor<3xui8>) {
  %m = "tosa.const"() <{values = dense<[42]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[14]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %o = "tosa.const"() <{values = dense<0> : tensor<1xui8>}> : () -> tensor<1xui8>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xui8>) -> tensor<3xui8>
  return %r : tensor<3xui8>
}

// -----

func.func @f363(%a0: tensor<3xi16>) -> (tensor<3xui16>) {
  %m = "tosa.const"() <{values = dense<[42]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[14]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %o = "tosa.const"() <{values = dense<32768> : tensor<1xui16>}> : () -> tensor<1xui16>
  %r = tosa.rescale %a0, %m, %s, %i, %o {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xui16>) -> tensor<3xui16>
  return %r : tensor<3xui16>
}

// -----

func.func @f364(%a0: tensor<1x15x13x1xf32>) -> (tensor<1x23x179x1xf32>) {
  %s = tosa.const_shape {values = dense<[11, 7, 89, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x15x13x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x23x179x1xf32>
  return %r : tensor<1x23x179x1xf32>
}

// -----

func.func @f365(%a0: tensor<?x2x2x1xf32>) -> (tensor<?x4x4x1xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x1xf32>
  return %r : tensor<?x4x4x1xf32>
}

// -----

func.func @f366(%a0: tensor<3x1x1x7xf32>) -> (tensor<3x1x1x7xf32>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xf32>
  return %r : tensor<3x1x1x7xf32>
}

// -----

func.func @f367(%a0: tensor<?x1x1x?xf32>) -> (tensor<?x1x1x?xf32>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x1x1x?xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x?xf32>
  return %r : tensor<?x1x1x?xf32>
}

// -----

func.func @f368(%a0: tensor<3x1x1x7xf32>) -> (tensor<3x1x5x7xf32>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x5x7xf32>
  return %r : tensor<3x1x5x7xf32>
}

// -----

func.func @f369(%a0: tensor<3x1x1x7xf32>) -> (tensor<3x4x5x7xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4x5x7xf32>
  return %r : tensor<3x4x5x7xf32>
}

// -----

func.func @f370(%a0: tensor<3x5x1x7xf32>) -> (tensor<3x5x4x7xf32>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x5x1x7xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x5x4x7xf32>
  return %r : tensor<3x5x4x7xf32>
}

// -----

func.func @f371(%a0: tensor<?x1x6x7xf32>) -> (tensor<?x4x6x7xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x1x6x7xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x6x7xf32>
  return %r : tensor<?x4x6x7xf32>
}

// -----

func.func @f372(%a0: tensor<1x2x1x1xf32>) -> (tensor<1x4x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x2x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x1x1xf32>
  return %r : tensor<1x4x1x1xf32>
}

// -----

func.func @f373(%a0: tensor<1x15x13x1xf16>) -> (tensor<1x23x179x1xf16>) {
  %s = tosa.const_shape {values = dense<[11, 7, 89, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x15x13x1xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x23x179x1xf16>
  return %r : tensor<1x23x179x1xf16>
}

// -----

func.func @f374(%a0: tensor<?x2x2x1xf16>) -> (tensor<?x4x4x1xf16>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x2x2x1xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x1xf16>
  return %r : tensor<?x4x4x1xf16>
}

// -----

func.func @f375(%a0: tensor<3x1x1x7xf16>) -> (tensor<3x1x1x7xf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xf16>
  return %r : tensor<3x1x1x7xf16>
}

// -----

func.func @f376(%a0: tensor<?x1x1x?xf16>) -> (tensor<?x1x1x?xf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x1x1x?xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x?xf16>
  return %r : tensor<?x1x1x?xf16>
}

// -----

func.func @f377(%a0: tensor<3x1x1x7xf16>) -> (tensor<3x1x5x7xf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x5x7xf16>
  return %r : tensor<3x1x5x7xf16>
}

// -----

func.func @f378(%a0: tensor<3x1x1x7xf16>) -> (tensor<3x4x5x7xf16>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4x5x7xf16>
  return %r : tensor<3x4x5x7xf16>
}

// -----

func.func @f379(%a0: tensor<3x5x1x7xf16>) -> (tensor<3x5x4x7xf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x5x1x7xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x5x4x7xf16>
  return %r : tensor<3x5x4x7xf16>
}

// -----

func.func @f380(%a0: tensor<?x1x6x7xf16>) -> (tensor<?x4x6x7xf16>) {
  %s = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x1x6x7xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x6x7xf16>
  return %r : tensor<?x4x6x7xf16>
}

// -----

func.func @f381(%a0: tensor<1x2x1x1xf16>) -> (tensor<1x4x1x1xf16>) {
  %s = tosa.const_shape {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x2x1x1xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x1x1xf16>
  return %r : tensor<1x4x1x1xf16>
}

// -----

func.func @f382(%a0: tensor<1x15x13x1xi8>) -> (tensor<1x23x179x1xi8>) {
  %s = tosa.const_shape {values = dense<[11, 7, 89, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x15x13x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x23x179x1xi8>
  return %r : tensor<1x23x179x1xi8>
}

// -----

func.func @f383(%a0: tensor<?x2x2x1xi8>) -> (tensor<?x4x4x1xi8>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x1xi8>
  return %r : tensor<?x4x4x1xi8>
}

// -----

func.func @f384(%a0: tensor<3x1x1x7xi8>) -> (tensor<3x1x1x7xi8>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xi8>
  return %r : tensor<3x1x1x7xi8>
}

// -----

func.func @f385(%a0: tensor<?x1x1x?xi8>) -> (tensor<?x1x1x?xi8>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x1x1x?xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x?xi8>
  return %r : tensor<?x1x1x?xi8>
}

// -----

func.func @f386(%a0: tensor<3x1x1x7xi8>) -> (tensor<3x1x5x7xi8>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x5x7xi8>
  return %r : tensor<3x1x5x7xi8>
}

// -----

func.func @f387(%a0: tensor<3x1x1x7xi8>) -> (tensor<3x4x5x7xi8>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4x5x7xi8>
  return %r : tensor<3x4x5x7xi8>
}

// -----

func.func @f388(%a0: tensor<3x5x1x7xi8>) -> (tensor<3x5x4x7xi8>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x5x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x5x4x7xi8>
  return %r : tensor<3x5x4x7xi8>
}

// -----

func.func @f389(%a0: tensor<?x1x6x7xi8>) -> (tensor<?x4x6x7xi8>) {
  %s = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x1x6x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x6x7xi8>
  return %r : tensor<?x4x6x7xi8>
}

// -----

func.func @f390(%a0: tensor<1x2x1x1xi8>) -> (tensor<1x4x1x1xi8>) {
  %s = tosa.const_shape {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x2x1x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x1x1xi8>
  return %r : tensor<1x4x1x1xi8>
}

// -----

func.func @f391(%a0: tensor<1x15x13x1xi16>) -> (tensor<1x23x179x1xi16>) {
  %s = tosa.const_shape {values = dense<[11, 7, 89, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x15x13x1xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x23x179x1xi16>
  return %r : tensor<1x23x179x1xi16>
}

// -----

func.func @f392(%a0: tensor<?x2x2x1xi16>) -> (tensor<?x4x4x1xi16>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x2x2x1xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x1xi16>
  return %r : tensor<?x4x4x1xi16>
}

// -----

func.func @f393(%a0: tensor<3x1x1x7xi16>) -> (tensor<3x1x1x7xi16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xi16>
  return %r : tensor<3x1x1x7xi16>
}

// -----

func.func @f394(%a0: tensor<?x1x1x?xi16>) -> (tensor<?x1x1x?xi16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x1x1x?xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x?xi16>
  return %r : tensor<?x1x1x?xi16>
}

// -----

func.func @f395(%a0: tensor<3x1x1x7xi16>) -> (tensor<3x1x5x7xi16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x5x7xi16>
  return %r : tensor<3x1x5x7xi16>
}

// -----

func.func @f396(%a0: tensor<3x1x1x7xi16>) -> (tensor<3x4x5x7xi16>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4x5x7xi16>
  return %r : tensor<3x4x5x7xi16>
}

// -----

func.func @f397(%a0: tensor<3x5x1x7xi16>) -> (tensor<3x5x4x7xi16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x5x1x7xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x5x4x7xi16>
  return %r : tensor<3x5x4x7xi16>
}

// -----

func.func @f398(%a0: tensor<?x1x6x7xi16>) -> (tensor<?x4x6x7xi16>) {
  %s = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x1x6x7xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x6x7xi16>
  return %r : tensor<?x4x6x7xi16>
}

// -----

func.func @f399(%a0: tensor<1x2x1x1xi16>) -> (tensor<1x4x1x1xi16>) {
  %s = tosa.const_shape {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x2x1x1xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x1x1xi16>
  return %r : tensor<1x4x1x1xi16>
}

// -----

func.func @f400(%a0: tensor<1x15x13x1xbf16>) -> (tensor<1x23x179x1xbf16>) {
  %s = tosa.const_shape {values = dense<[11, 7, 89, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x15x13x1xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x23x179x1xbf16>
  return %r : tensor<1x23x179x1xbf16>
}

// -----

func.func @f401(%a0: tensor<?x2x2x1xbf16>) -> (tensor<?x4x4x1xbf16>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x2x2x1xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x1xbf16>
  return %r : tensor<?x4x4x1xbf16>
}

// -----

func.func @f402(%a0: tensor<3x1x1x7xbf16>) -> (tensor<3x1x1x7xbf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xbf16>
  return %r : tensor<3x1x1x7xbf16>
}

// -----

func.func @f403(%a0: tensor<?x1x1x?xbf16>) -> (tensor<?x1x1x?xbf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x1x1x?xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x?xbf16>
  return %r : tensor<?x1x1x?xbf16>
}

// -----

func.func @f404(%a0: tensor<3x1x1x7xbf16>) -> (tensor<3x1x5x7xbf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x5x7xbf16>
  return %r : tensor<3x1x5x7xbf16>
}

// -----

func.func @f405(%a0: tensor<3x1x1x7xbf16>) -> (tensor<3x4x5x7xbf16>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4x5x7xbf16>
  return %r : tensor<3x4x5x7xbf16>
}

// -----

func.func @f406(%a0: tensor<3x5x1x7xbf16>) -> (tensor<3x5x4x7xbf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<3x5x1x7xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x5x4x7xbf16>
  return %r : tensor<3x5x4x7xbf16>
}

// -----

func.func @f407(%a0: tensor<?x1x6x7xbf16>) -> (tensor<?x4x6x7xbf16>) {
  %s = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x1x6x7xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x6x7xbf16>
  return %r : tensor<?x4x6x7xbf16>
}

// -----

func.func @f408(%a0: tensor<1x2x1x1xbf16>) -> (tensor<1x4x1x1xbf16>) {
  %s = tosa.const_shape {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<1x2x1x1xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x1x1xbf16>
  return %r : tensor<1x4x1x1xbf16>
}

// -----

func.func @f409(%a0: tensor<1x15x13x1xf32>) -> (tensor<1x23x179x1xf32>) {
  %s = tosa.const_shape {values = dense<[11, 7, 89, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x15x13x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x23x179x1xf32>
  return %r : tensor<1x23x179x1xf32>
}

// -----

func.func @f410(%a0: tensor<?x2x2x1xf32>) -> (tensor<?x4x4x1xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x1xf32>
  return %r : tensor<?x4x4x1xf32>
}

// -----

func.func @f411(%a0: tensor<3x1x1x7xf32>) -> (tensor<3x1x1x7xf32>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xf32>
  return %r : tensor<3x1x1x7xf32>
}

// -----

func.func @f412(%a0: tensor<?x1x1x?xf32>) -> (tensor<?x1x1x?xf32>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x1x1x?xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x?xf32>
  return %r : tensor<?x1x1x?xf32>
}

// -----

func.func @f413(%a0: tensor<3x1x1x7xf32>) -> (tensor<3x1x5x7xf32>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x5x7xf32>
  return %r : tensor<3x1x5x7xf32>
}

// -----

func.func @f414(%a0: tensor<3x1x1x7xf32>) -> (tensor<3x4x5x7xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4x5x7xf32>
  return %r : tensor<3x4x5x7xf32>
}

// -----

func.func @f415(%a0: tensor<3x5x1x7xf32>) -> (tensor<3x5x4x7xf32>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x5x1x7xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x5x4x7xf32>
  return %r : tensor<3x5x4x7xf32>
}

// -----

func.func @f416(%a0: tensor<?x1x6x7xf32>) -> (tensor<?x4x6x7xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x1x6x7xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x6x7xf32>
  return %r : tensor<?x4x6x7xf32>
}

// -----

func.func @f417(%a0: tensor<1x2x1x1xf32>) -> (tensor<1x4x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x1x1xf32>
  return %r : tensor<1x4x1x1xf32>
}

// -----

func.func @f418(%a0: tensor<1x15x13x1xf16>) -> (tensor<1x23x179x1xf16>) {
  %s = tosa.const_shape {values = dense<[11, 7, 89, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x15x13x1xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x23x179x1xf16>
  return %r : tensor<1x23x179x1xf16>
}

// -----

func.func @f419(%a0: tensor<?x2x2x1xf16>) -> (tensor<?x4x4x1xf16>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x2x2x1xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x1xf16>
  return %r : tensor<?x4x4x1xf16>
}

// -----

func.func @f420(%a0: tensor<3x1x1x7xf16>) -> (tensor<3x1x1x7xf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xf16>
  return %r : tensor<3x1x1x7xf16>
}

// -----

func.func @f421(%a0: tensor<?x1x1x?xf16>) -> (tensor<?x1x1x?xf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x1x1x?xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x?xf16>
  return %r : tensor<?x1x1x?xf16>
}

// -----

func.func @f422(%a0: tensor<3x1x1x7xf16>) -> (tensor<3x1x5x7xf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x5x7xf16>
  return %r : tensor<3x1x5x7xf16>
}

// -----

func.func @f423(%a0: tensor<3x1x1x7xf16>) -> (tensor<3x4x5x7xf16>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4x5x7xf16>
  return %r : tensor<3x4x5x7xf16>
}

// -----

func.func @f424(%a0: tensor<3x5x1x7xf16>) -> (tensor<3x5x4x7xf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x5x1x7xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x5x4x7xf16>
  return %r : tensor<3x5x4x7xf16>
}

// -----

func.func @f425(%a0: tensor<?x1x6x7xf16>) -> (tensor<?x4x6x7xf16>) {
  %s = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x1x6x7xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x6x7xf16>
  return %r : tensor<?x4x6x7xf16>
}

// -----

func.func @f426(%a0: tensor<1x2x1x1xf16>) -> (tensor<1x4x1x1xf16>) {
  %s = tosa.const_shape {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x1x1xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x1x1xf16>
  return %r : tensor<1x4x1x1xf16>
}

// -----

func.func @f427(%a0: tensor<1x15x13x1xi8>) -> (tensor<1x23x179x1xi32>) {
  %s = tosa.const_shape {values = dense<[11, 7, 89, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x15x13x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x23x179x1xi32>
  return %r : tensor<1x23x179x1xi32>
}

// -----

func.func @f428(%a0: tensor<?x2x2x1xi8>) -> (tensor<?x4x4x1xi32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x1xi32>
  return %r : tensor<?x4x4x1xi32>
}

// -----

func.func @f429(%a0: tensor<3x1x1x7xi8>) -> (tensor<3x1x1x7xi32>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xi32>
  return %r : tensor<3x1x1x7xi32>
}

// -----

func.func @f430(%a0: tensor<?x1x1x?xi8>) -> (tensor<?x1x1x?xi32>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x1x1x?xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x?xi32>
  return %r : tensor<?x1x1x?xi32>
}

// -----

func.func @f431(%a0: tensor<3x1x1x7xi8>) -> (tensor<3x1x5x7xi32>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x5x7xi32>
  return %r : tensor<3x1x5x7xi32>
}

// -----

func.func @f432(%a0: tensor<3x1x1x7xi8>) -> (tensor<3x4x5x7xi32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4x5x7xi32>
  return %r : tensor<3x4x5x7xi32>
}

// -----

func.func @f433(%a0: tensor<3x5x1x7xi8>) -> (tensor<3x5x4x7xi32>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x5x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x5x4x7xi32>
  return %r : tensor<3x5x4x7xi32>
}

// -----

func.func @f434(%a0: tensor<?x1x6x7xi8>) -> (tensor<?x4x6x7xi32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x1x6x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x6x7xi32>
  return %r : tensor<?x4x6x7xi32>
}

// -----

func.func @f435(%a0: tensor<1x2x1x1xi8>) -> (tensor<1x4x1x1xi32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x1x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x1x1xi32>
  return %r : tensor<1x4x1x1xi32>
}

// -----

func.func @f436(%a0: tensor<1x15x13x1xi16>) -> (tensor<1x23x179x1xi48>) {
  %s = tosa.const_shape {values = dense<[11, 7, 89, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x15x13x1xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x23x179x1xi48>
  return %r : tensor<1x23x179x1xi48>
}

// -----

func.func @f437(%a0: tensor<?x2x2x1xi16>) -> (tensor<?x4x4x1xi48>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x2x2x1xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x1xi48>
  return %r : tensor<?x4x4x1xi48>
}

// -----

func.func @f438(%a0: tensor<3x1x1x7xi16>) -> (tensor<3x1x1x7xi48>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xi48>
  return %r : tensor<3x1x1x7xi48>
}

// -----

func.func @f439(%a0: tensor<?x1x1x?xi16>) -> (tensor<?x1x1x?xi48>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x1x1x?xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x?xi48>
  return %r : tensor<?x1x1x?xi48>
}

// -----

func.func @f440(%a0: tensor<3x1x1x7xi16>) -> (tensor<3x1x5x7xi48>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x5x7xi48>
  return %r : tensor<3x1x5x7xi48>
}

// -----

func.func @f441(%a0: tensor<3x1x1x7xi16>) -> (tensor<3x4x5x7xi48>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4x5x7xi48>
  return %r : tensor<3x4x5x7xi48>
}

// -----

func.func @f442(%a0: tensor<3x5x1x7xi16>) -> (tensor<3x5x4x7xi48>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x5x1x7xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x5x4x7xi48>
  return %r : tensor<3x5x4x7xi48>
}

// -----

func.func @f443(%a0: tensor<?x1x6x7xi16>) -> (tensor<?x4x6x7xi48>) {
  %s = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x1x6x7xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x6x7xi48>
  return %r : tensor<?x4x6x7xi48>
}

// -----

func.func @f444(%a0: tensor<1x2x1x1xi16>) -> (tensor<1x4x1x1xi48>) {
  %s = tosa.const_shape {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x1x1xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x1x1xi48>
  return %r : tensor<1x4x1x1xi48>
}

// -----

func.func @f445(%a0: tensor<1x15x13x1xbf16>) -> (tensor<1x23x179x1xbf16>) {
  %s = tosa.const_shape {values = dense<[11, 7, 89, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x15x13x1xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x23x179x1xbf16>
  return %r : tensor<1x23x179x1xbf16>
}

// -----

func.func @f446(%a0: tensor<?x2x2x1xbf16>) -> (tensor<?x4x4x1xbf16>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x2x2x1xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x1xbf16>
  return %r : tensor<?x4x4x1xbf16>
}

// -----

func.func @f447(%a0: tensor<3x1x1x7xbf16>) -> (tensor<3x1x1x7xbf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xbf16>
  return %r : tensor<3x1x1x7xbf16>
}

// -----

func.func @f448(%a0: tensor<?x1x1x?xbf16>) -> (tensor<?x1x1x?xbf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x1x1x?xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x?xbf16>
  return %r : tensor<?x1x1x?xbf16>
}

// -----

func.func @f449(%a0: tensor<3x1x1x7xbf16>) -> (tensor<3x1x5x7xbf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x5x7xbf16>
  return %r : tensor<3x1x5x7xbf16>
}

// -----

func.func @f450(%a0: tensor<3x1x1x7xbf16>) -> (tensor<3x4x5x7xbf16>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x1x1x7xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4x5x7xbf16>
  return %r : tensor<3x4x5x7xbf16>
}

// -----

func.func @f451(%a0: tensor<3x5x1x7xbf16>) -> (tensor<3x5x4x7xbf16>) {
  %s = tosa.const_shape {values = dense<[2, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<3x5x1x7xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x5x4x7xbf16>
  return %r : tensor<3x5x4x7xbf16>
}

// -----

func.func @f452(%a0: tensor<?x1x6x7xbf16>) -> (tensor<?x4x6x7xbf16>) {
  %s = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<?x1x6x7xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x6x7xbf16>
  return %r : tensor<?x4x6x7xbf16>
}

// -----

func.func @f453(%a0: tensor<1x2x1x1xbf16>) -> (tensor<1x4x1x1xbf16>) {
  %s = tosa.const_shape {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x1x1xbf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x1x1xbf16>
  return %r : tensor<1x4x1x1xbf16>
}

// -----

func.func @f454(%a0: tensor<5x8x8xf32>) -> (tensor<5x8x5xf32>, tensor<5x8x5xf32>) {
  %r:2 = tosa.rfft2d %a0 : (tensor<5x8x8xf32>) -> (tensor<5x8x5xf32>, tensor<5x8x5xf32>)
  return %r#0, %r#1 : tensor<5x8x5xf32>, tensor<5x8x5xf32>
}

// -----

func.func @f455(%a0: tensor<5x8x8xf32>, %a1: tensor<5x8x8xf32>) -> (tensor<5x8x8xf32>, tensor<5x8x8xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = true} : (tensor<5x8x8xf32>, tensor<5x8x8xf32>) -> (tensor<5x8x8xf32>, tensor<5x8x8xf32>)
  return %r#0, %r#1 : tensor<5x8x8xf32>, tensor<5x8x8xf32>
}

// -----

func.func @f456(%a0: tensor<5x8x8xf32>, %a1: tensor<5x8x8xf32>) -> (tensor<5x8x8xf32>, tensor<5x8x8xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = false} : (tensor<5x8x8xf32>, tensor<5x8x8xf32>) -> (tensor<5x8x8xf32>, tensor<5x8x8xf32>)
  return %r#0, %r#1 : tensor<5x8x8xf32>, tensor<5x8x8xf32>
}

// -----

func.func @f457(%a0: tensor<?x8x8xf32>) -> (tensor<?x8x5xf32>, tensor<?x8x5xf32>) {
  %r:2 = tosa.rfft2d %a0 : (tensor<?x8x8xf32>) -> (tensor<?x8x5xf32>, tensor<?x8x5xf32>)
  return %r#0, %r#1 : tensor<?x8x5xf32>, tensor<?x8x5xf32>
}

// -----

func.func @f458(%a0: tensor<?x8x8xf32>, %a1: tensor<?x8x8xf32>) -> (tensor<?x8x8xf32>, tensor<?x8x8xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = true} : (tensor<?x8x8xf32>, tensor<?x8x8xf32>) -> (tensor<?x8x8xf32>, tensor<?x8x8xf32>)
  return %r#0, %r#1 : tensor<?x8x8xf32>, tensor<?x8x8xf32>
}

// -----

func.func @f459(%a0: tensor<?x8x8xf32>, %a1: tensor<?x8x8xf32>) -> (tensor<?x8x8xf32>, tensor<?x8x8xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = false} : (tensor<?x8x8xf32>, tensor<?x8x8xf32>) -> (tensor<?x8x8xf32>, tensor<?x8x8xf32>)
  return %r#0, %r#1 : tensor<?x8x8xf32>, tensor<?x8x8xf32>
}

// -----

func.func @f460(%a0: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %r:2 = tosa.rfft2d %a0 : (tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return %r#0, %r#1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}

// -----

func.func @f461(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = true} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return %r#0, %r#1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}

// -----

func.func @f462(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = false} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return %r#0, %r#1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}

// -----

func.func @f463(%a0: tensor<1x4x?xf32>) -> (tensor<1x4x?xf32>, tensor<1x4x?xf32>) {
  %r:2 = tosa.rfft2d %a0 : (tensor<1x4x?xf32>) -> (tensor<1x4x?xf32>, tensor<1x4x?xf32>)
  return %r#0, %r#1 : tensor<1x4x?xf32>, tensor<1x4x?xf32>
}

// -----

func.func @f464(%a0: tensor<1x4x?xf32>, %a1: tensor<1x4x?xf32>) -> (tensor<1x4x?xf32>, tensor<1x4x?xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = true} : (tensor<1x4x?xf32>, tensor<1x4x?xf32>) -> (tensor<1x4x?xf32>, tensor<1x4x?xf32>)
  return %r#0, %r#1 : tensor<1x4x?xf32>, tensor<1x4x?xf32>
}

// -----

func.func @f465(%a0: tensor<1x4x?xf32>, %a1: tensor<1x4x?xf32>) -> (tensor<1x4x?xf32>, tensor<1x4x?xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = false} : (tensor<1x4x?xf32>, tensor<1x4x?xf32>) -> (tensor<1x4x?xf32>, tensor<1x4x?xf32>)
  return %r#0, %r#1 : tensor<1x4x?xf32>, tensor<1x4x?xf32>
}
