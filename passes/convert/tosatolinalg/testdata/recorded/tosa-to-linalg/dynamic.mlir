func.func @neg(%a: tensor<3xi8>, %z: tensor<1xi8>, %y: tensor<1xi8>) -> tensor<3xi8> {
  %r = tosa.negate %a, %z, %y : (tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// -----

func.func @neg3(%a: tensor<3xf32>, %z: tensor<1xf32>, %y: tensor<1xf32>) -> tensor<3xf32> {
  %r = tosa.negate %a, %z, %y : (tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// -----

func.func @neg4(%a: tensor<3xi32>, %z: tensor<1xi32>, %y: tensor<1xi32>) -> tensor<3xi32> {
  %r = tosa.negate %a, %z, %y : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// -----

func.func @neg5(%a: tensor<3xi64>, %z: tensor<1xi64>, %y: tensor<1xi64>) -> tensor<3xi64> {
  %r = tosa.negate %a, %z, %y : (tensor<3xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// -----

func.func @m1(%a: tensor<3xi32>, %b: tensor<3xi32>, %s: tensor<1xi8>) -> tensor<3xi32> {
  %r = tosa.mul %a, %b, %s : (tensor<3xi32>, tensor<3xi32>, tensor<1xi8>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// -----

func.func @m2(%a: tensor<3xi8>, %b: tensor<3xi8>, %s: tensor<1xi8>) -> tensor<3xi32> {
  %r = tosa.mul %a, %b, %s : (tensor<3xi8>, tensor<3xi8>, tensor<1xi8>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// -----

func.func @m3(%a: tensor<?x3xi16>, %b: tensor<?x1xi16>, %s: tensor<1xi8>) -> tensor<?x3xi32> {
  %r = tosa.mul %a, %b, %s : (tensor<?x3xi16>, tensor<?x1xi16>, tensor<1xi8>) -> tensor<?x3xi32>
  return %r : tensor<?x3xi32>
}

// -----

func.func @r1(%a: tensor<3xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>) -> tensor<3xi8> {
  %r = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// -----

func.func @p1(%a: tensor<3x2xi8>, %m: tensor<2xi32>, %s: tensor<2xi8>) -> tensor<3x2xi8> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<3x2xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// -----

func.func @p4(%a: tensor<3x2xi8>, %z: tensor<1xi8>) -> tensor<3x2xi16> {
  %m = "tosa.const"() <{values = dense<[3,4]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<[1,2]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<3x2xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}

// -----

func.func @p5(%a: tensor<3x2xi8>, %y: tensor<1xi8>) -> tensor<3x2xi8> {
  %m = "tosa.const"() <{values = dense<[3,4]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<[1,2]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = true, output_unsigned = true} : (tensor<3x2xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// -----

func.func @p6(%a: tensor<3x2xi16>, %z: tensor<1xi16>, %y: tensor<1xi8>) -> tensor<3x2xi8> {
  %m = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<3x2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// -----

func.func @p7(%a: tensor<3x2xi32>, %z: tensor<1xi32>, %y: tensor<1xi32>) -> tensor<3x2xi32> {
  %m = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<3x2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// -----

func.func @p8(%a: tensor<3x2xi48>, %z: tensor<1xi48>, %y: tensor<1xi16>) -> tensor<3x2xi16> {
  %m = "tosa.const"() <{values = dense<3> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<3x2xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}

// -----

func.func @p9(%a: tensor<3x2xui8>, %z: tensor<1xui8>, %y: tensor<1xui8>) -> tensor<3x2xui8> {
  %m = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<3x2xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xui8>) -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}

// -----

func.func @p10(%a: tensor<2x?xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>, %y: tensor<1xi8>) -> tensor<2x?xi8> {
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x?xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x?xi8>
  return %r : tensor<2x?xi8>
}

// -----

func.func @p13(%a: tensor<3x2xi8>, %m: tensor<2xi16>, %s: tensor<2xi8>) -> tensor<3x2xi8> {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<3x2xi8>, tensor<2xi16>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// -----

func.func @p15(%a: tensor<3x1xi8>) -> tensor<3x1xi8> {
  %m = "tosa.const"() <{values = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[70]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<3x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x1xi8>
  return %r : tensor<3x1xi8>
}

// -----

func.func @p16(%a: tensor<3x1xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>) -> tensor<3x1xi8> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<3x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x1xi8>
  return %r : tensor<3x1xi8>
}

// -----

func.func @p17(%a: tensor<3x2xui16>) -> tensor<3x2xi8> {
  %m = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<7> : tensor<1xui16>}> : () -> tensor<1xui16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<3x2xui16>, tensor<1xi32>, tensor<1xi8>, tensor<1xui16>, tensor<1xi8>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// -----

func.func @p18(%a: tensor<3x2xi8>) -> tensor<3x2xi8> {
  %m = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<200> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<200> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// -----

func.func @p19(%a: tensor<3x2xi8>) -> tensor<3x2xi8> {
  %m = "tosa.const"() <{values = dense<[3,3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<[1,1]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %z = "tosa.const"() <{values = dense<200> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<200> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = true, output_unsigned = true} : (tensor<3x2xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}
