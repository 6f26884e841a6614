func.func @f1(%a: tensor<1x49x42x27xf32>, %w: tensor<28x3x3x27xf32>, %b: tensor<28xf32>) -> tensor<1x47x40x28xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xf32>, tensor<28x3x3x27xf32>, tensor<28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x47x40x28xf32>
  return %r : tensor<1x47x40x28xf32>
}

// -----

func.func @f2(%a: tensor<1x49x42x27xf32>, %w: tensor<28x3x3x27xf32>, %b: tensor<1xf32>) -> tensor<1x49x42x28xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xf32>, tensor<28x3x3x27xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x49x42x28xf32>
  return %r : tensor<1x49x42x28xf32>
}

// -----

func.func @f3(%a: tensor<?x49x42x27xf32>, %w: tensor<28x3x3x27xf32>, %b: tensor<28xf32>) -> tensor<?x45x40x28xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x49x42x27xf32>, tensor<28x3x3x27xf32>, tensor<28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x45x40x28xf32>
  return %r : tensor<?x45x40x28xf32>
}

// -----

func.func @f4(%a: tensor<1x?x?x27xf32>, %w: tensor<28x3x3x27xf32>, %b: tensor<28xf32>) -> tensor<1x?x?x28xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 3>} : (tensor<1x?x?x27xf32>, tensor<28x3x3x27xf32>, tensor<28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x28xf32>
  return %r : tensor<1x?x?x28xf32>
}

// -----

func.func @f5(%a: tensor<1x49x42x27xi8>, %w: tensor<28x3x3x27xi8>, %b: tensor<28xi32>) -> tensor<1x47x40x28xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xi8>, tensor<28x3x3x27xi8>, tensor<28xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x47x40x28xi32>
  return %r : tensor<1x47x40x28xi32>
}

// -----

func.func @f6(%a: tensor<1x49x42x27xi8>, %w: tensor<28x3x3x27xi8>, %b: tensor<1xi32>) -> tensor<1x49x42x28xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xi8>, tensor<28x3x3x27xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x49x42x28xi32>
  return %r : tensor<1x49x42x28xi32>
}

// -----

func.func @f7(%a: tensor<?x49x42x27xi8>, %w: tensor<28x3x3x27xi8>, %b: tensor<28xi32>) -> tensor<?x45x40x28xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 2, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x49x42x27xi8>, tensor<28x3x3x27xi8>, tensor<28xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x45x40x28xi32>
  return %r : tensor<?x45x40x28xi32>
}

// -----

func.func @f8(%a: tensor<1x?x?x27xi8>, %w: tensor<28x3x3x27xi8>, %b: tensor<28xi32>) -> tensor<1x?x?x28xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 3>} : (tensor<1x?x?x27xi8>, tensor<28x3x3x27xi8>, tensor<28xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x?x?x28xi32>
  return %r : tensor<1x?x?x28xi32>
}

// -----

func.func @f9(%a: tensor<1x49x42x27xf16>, %w: tensor<28x3x3x27xf16>, %b: tensor<28xf16>) -> tensor<1x47x40x28xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xf16>, tensor<28x3x3x27xf16>, tensor<28xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x47x40x28xf16>
  return %r : tensor<1x47x40x28xf16>
}

// -----

func.func @f10(%a: tensor<1x49x42x27xf16>, %w: tensor<28x3x3x27xf16>, %b: tensor<1xf16>) -> tensor<1x49x42x28xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xf16>, tensor<28x3x3x27xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x49x42x28xf16>
  return %r : tensor<1x49x42x28xf16>
}

// -----

func.func @f11(%a: tensor<?x49x42x27xf16>, %w: tensor<28x3x3x27xf16>, %b: tensor<28xf16>) -> tensor<?x45x40x28xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f16, dilation = array<i64: 2, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x49x42x27xf16>, tensor<28x3x3x27xf16>, tensor<28xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x45x40x28xf16>
  return %r : tensor<?x45x40x28xf16>
}

// -----

func.func @f12(%a: tensor<1x?x?x27xf16>, %w: tensor<28x3x3x27xf16>, %b: tensor<28xf16>) -> tensor<1x?x?x28xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 3>} : (tensor<1x?x?x27xf16>, tensor<28x3x3x27xf16>, tensor<28xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x?x?x28xf16>
  return %r : tensor<1x?x?x28xf16>
}

// -----

func.func @f13(%a: tensor<1x49x42x27xf16>, %w: tensor<28x3x3x27xf16>, %b: tensor<28xf16>) -> tensor<1x47x40x28xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xf16>, tensor<28x3x3x27xf16>, tensor<28xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x47x40x28xf16>
  return %r : tensor<1x47x40x28xf16>
}

// -----

func.func @f14(%a: tensor<1x49x42x27xf16>, %w: tensor<28x3x3x27xf16>, %b: tensor<1xf16>) -> tensor<1x49x42x28xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xf16>, tensor<28x3x3x27xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x49x42x28xf16>
  return %r : tensor<1x49x42x28xf16>
}

// -----

func.func @f15(%a: tensor<?x49x42x27xf16>, %w: tensor<28x3x3x27xf16>, %b: tensor<28xf16>) -> tensor<?x45x40x28xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x49x42x27xf16>, tensor<28x3x3x27xf16>, tensor<28xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x45x40x28xf16>
  return %r : tensor<?x45x40x28xf16>
}

// -----

func.func @f16(%a: tensor<1x?x?x27xf16>, %w: tensor<28x3x3x27xf16>, %b: tensor<28xf16>) -> tensor<1x?x?x28xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 3>} : (tensor<1x?x?x27xf16>, tensor<28x3x3x27xf16>, tensor<28xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x?x?x28xf16>
  return %r : tensor<1x?x?x28xf16>
}

// -----

func.func @f17(%a: tensor<1x49x42x27xbf16>, %w: tensor<28x3x3x27xbf16>, %b: tensor<28xbf16>) -> tensor<1x47x40x28xbf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xbf16>, tensor<28x3x3x27xbf16>, tensor<28xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x47x40x28xbf16>
  return %r : tensor<1x47x40x28xbf16>
}

// -----

func.func @f18(%a: tensor<1x49x42x27xbf16>, %w: tensor<28x3x3x27xbf16>, %b: tensor<1xbf16>) -> tensor<1x49x42x28xbf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xbf16>, tensor<28x3x3x27xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x49x42x28xbf16>
  return %r : tensor<1x49x42x28xbf16>
}

// -----

func.func @f19(%a: tensor<?x49x42x27xbf16>, %w: tensor<28x3x3x27xbf16>, %b: tensor<28xbf16>) -> tensor<?x45x40x28xbf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x49x42x27xbf16>, tensor<28x3x3x27xbf16>, tensor<28xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<?x45x40x28xbf16>
  return %r : tensor<?x45x40x28xbf16>
}

// -----

func.func @f20(%a: tensor<1x?x?x27xbf16>, %w: tensor<28x3x3x27xbf16>, %b: tensor<28xbf16>) -> tensor<1x?x?x28xbf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 3>} : (tensor<1x?x?x27xbf16>, tensor<28x3x3x27xbf16>, tensor<28xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x?x?x28xbf16>
  return %r : tensor<1x?x?x28xbf16>
}

// -----

func.func @f21(%a: tensor<1x49x42x27xi16>, %w: tensor<28x3x3x27xi8>, %b: tensor<28xi48>) -> tensor<1x47x40x28xi48> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xi16>, tensor<28x3x3x27xi8>, tensor<28xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x47x40x28xi48>
  return %r : tensor<1x47x40x28xi48>
}

// -----

func.func @f22(%a: tensor<1x49x42x27xi16>, %w: tensor<28x3x3x27xi8>, %b: tensor<1xi48>) -> tensor<1x49x42x28xi48> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xi16>, tensor<28x3x3x27xi8>, tensor<1xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x49x42x28xi48>
  return %r : tensor<1x49x42x28xi48>
}

// -----

func.func @f23(%a: tensor<?x49x42x27xi16>, %w: tensor<28x3x3x27xi8>, %b: tensor<28xi48>) -> tensor<?x45x40x28xi48> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = i48, dilation = array<i64: 2, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x49x42x27xi16>, tensor<28x3x3x27xi8>, tensor<28xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<?x45x40x28xi48>
  return %r : tensor<?x45x40x28xi48>
}

// -----

func.func @f24(%a: tensor<1x?x?x27xi16>, %w: tensor<28x3x3x27xi8>, %b: tensor<28xi48>) -> tensor<1x?x?x28xi48> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 3>} : (tensor<1x?x?x27xi16>, tensor<28x3x3x27xi8>, tensor<28xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x?x?x28xi48>
  return %r : tensor<1x?x?x28xi48>
}

// -----

func.func @f25(%a: tensor<1x47x40x28xi8>, %w: tensor<42x3x3x28xi8>, %b: tensor<42xi32>) -> tensor<1x45x38x42xi32> {
  %iz = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<24> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x47x40x28xi8>, tensor<42x3x3x28xi8>, tensor<42xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x45x38x42xi32>
  return %r : tensor<1x45x38x42xi32>
}

// -----

func.func @f26(%a: tensor<1x12x12x1xi8>, %w: tensor<1024x3x3x1xi8>, %b: tensor<1024xi32>) -> tensor<1x12x12x1024xi32> {
  %iz = "tosa.const"() <{values = dense<-22> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x12x12x1xi8>, tensor<1024x3x3x1xi8>, tensor<1024xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x12x12x1024xi32>
  return %r : tensor<1x12x12x1024xi32>
}

// -----

func.func @f27(%a: tensor<1x12x12x1xf32>, %w: tensor<1024x3x3x1xf32>, %b: tensor<1024xf32>) -> tensor<1x?x?x1024xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x12x12x1xf32>, tensor<1024x3x3x1xf32>, tensor<1024xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x1024xf32>
  return %r : tensor<1x?x?x1024xf32>
}

// -----

func.func @f28(%a: tensor<1x49x42x27xf32>, %w: tensor<28x?x3x27xf32>, %b: tensor<28xf32>) -> tensor<1x47x40x28xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xf32>, tensor<28x?x3x27xf32>, tensor<28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x47x40x28xf32>
  return %r : tensor<1x47x40x28xf32>
}

// -----

func.func @f29(%a: tensor<1x49x42x27xf32>, %w: tensor<28x3x3x27xf32>, %b: tensor<?xf32>) -> tensor<1x47x40x28xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x49x42x27xf32>, tensor<28x3x3x27xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x47x40x28xf32>
  return %r : tensor<1x47x40x28xf32>
}

// -----

func.func @f30(%a: tensor<1x7x5x3xf32>, %w: tensor<3x1x3x11xf32>, %b: tensor<33xf32>) -> tensor<1x5x5x33xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x5x3xf32>, tensor<3x1x3x11xf32>, tensor<33xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x33xf32>
  return %r : tensor<1x5x5x33xf32>
}

// -----

func.func @f31(%a: tensor<?x7x5x3xf32>, %w: tensor<3x1x3x11xf32>, %b: tensor<33xf32>) -> tensor<?x5x5x33xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x7x5x3xf32>, tensor<3x1x3x11xf32>, tensor<33xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x5x5x33xf32>
  return %r : tensor<?x5x5x33xf32>
}

// -----

func.func @f32(%a: tensor<1x?x?x3xf32>, %w: tensor<3x3x3x11xf32>, %b: tensor<33xf32>) -> tensor<1x?x?x33xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x?x?x3xf32>, tensor<3x3x3x11xf32>, tensor<33xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x33xf32>
  return %r : tensor<1x?x?x33xf32>
}

// -----

func.func @f33(%a: tensor<1x11x9x3xf32>, %w: tensor<3x1x3x11xf32>, %b: tensor<1xf32>) -> tensor<1x11x9x33xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x11x9x3xf32>, tensor<3x1x3x11xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x11x9x33xf32>
  return %r : tensor<1x11x9x33xf32>
}

// -----

func.func @f34(%a: tensor<1x7x5x3xi8>, %w: tensor<3x1x3x11xi8>, %b: tensor<33xi32>) -> tensor<1x5x5x33xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x5x3xi8>, tensor<3x1x3x11xi8>, tensor<33xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x5x33xi32>
  return %r : tensor<1x5x5x33xi32>
}

// -----

func.func @f35(%a: tensor<?x7x5x3xi8>, %w: tensor<3x1x3x11xi8>, %b: tensor<33xi32>) -> tensor<?x5x5x33xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x7x5x3xi8>, tensor<3x1x3x11xi8>, tensor<33xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x5x5x33xi32>
  return %r : tensor<?x5x5x33xi32>
}

// -----

func.func @f36(%a: tensor<1x?x?x3xi8>, %w: tensor<3x3x3x11xi8>, %b: tensor<33xi32>) -> tensor<1x?x?x33xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x?x?x3xi8>, tensor<3x3x3x11xi8>, tensor<33xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x?x?x33xi32>
  return %r : tensor<1x?x?x33xi32>
}

// -----

func.func @f37(%a: tensor<1x11x9x3xi8>, %w: tensor<3x1x3x11xi8>, %b: tensor<1xi32>) -> tensor<1x11x9x33xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x11x9x3xi8>, tensor<3x1x3x11xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x11x9x33xi32>
  return %r : tensor<1x11x9x33xi32>
}

// -----

func.func @f38(%a: tensor<1x7x5x3xf16>, %w: tensor<3x1x3x11xf16>, %b: tensor<33xf16>) -> tensor<1x5x5x33xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x5x3xf16>, tensor<3x1x3x11xf16>, tensor<33xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x5x5x33xf16>
  return %r : tensor<1x5x5x33xf16>
}

// -----

func.func @f39(%a: tensor<?x7x5x3xf16>, %w: tensor<3x1x3x11xf16>, %b: tensor<33xf16>) -> tensor<?x5x5x33xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x7x5x3xf16>, tensor<3x1x3x11xf16>, tensor<33xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x5x5x33xf16>
  return %r : tensor<?x5x5x33xf16>
}

// -----

func.func @f40(%a: tensor<1x?x?x3xf16>, %w: tensor<3x3x3x11xf16>, %b: tensor<33xf16>) -> tensor<1x?x?x33xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x?x?x3xf16>, tensor<3x3x3x11xf16>, tensor<33xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x?x?x33xf16>
  return %r : tensor<1x?x?x33xf16>
}

// -----

func.func @f41(%a: tensor<1x11x9x3xf16>, %w: tensor<3x1x3x11xf16>, %b: tensor<1xf16>) -> tensor<1x11x9x33xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x11x9x3xf16>, tensor<3x1x3x11xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x11x9x33xf16>
  return %r : tensor<1x11x9x33xf16>
}

// -----

func.func @f42(%a: tensor<1x7x5x3xbf16>, %w: tensor<3x1x3x11xbf16>, %b: tensor<33xbf16>) -> tensor<1x5x5x33xbf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x5x3xbf16>, tensor<3x1x3x11xbf16>, tensor<33xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x5x5x33xbf16>
  return %r : tensor<1x5x5x33xbf16>
}

// -----

func.func @f43(%a: tensor<?x7x5x3xbf16>, %w: tensor<3x1x3x11xbf16>, %b: tensor<33xbf16>) -> tensor<?x5x5x33xbf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x7x5x3xbf16>, tensor<3x1x3x11xbf16>, tensor<33xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<?x5x5x33xbf16>
  return %r : tensor<?x5x5x33xbf16>
}

// -----

func.func @f44(%a: tensor<1x?x?x3xbf16>, %w: tensor<3x3x3x11xbf16>, %b: tensor<33xbf16>) -> tensor<1x?x?x33xbf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x?x?x3xbf16>, tensor<3x3x3x11xbf16>, tensor<33xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x?x?x33xbf16>
  return %r : tensor<1x?x?x33xbf16>
}

// -----

func.func @f45(%a: tensor<1x11x9x3xbf16>, %w: tensor<3x1x3x11xbf16>, %b: tensor<1xbf16>) -> tensor<1x11x9x33xbf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x11x9x3xbf16>, tensor<3x1x3x11xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x11x9x33xbf16>
  return %r : tensor<1x11x9x33xbf16>
}

// -----

func.func @f46(%a: tensor<1x12x12x4xi8>, %w: tensor<3x3x4x128xi8>, %b: tensor<512xi32>) -> tensor<1x10x10x512xi32> {
  %iz = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x12x12x4xi8>, tensor<3x3x4x128xi8>, tensor<512xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x10x512xi32>
  return %r : tensor<1x10x10x512xi32>
}

// -----

func.func @f47(%a: tensor<1x14x14x4xi8>, %w: tensor<3x3x4x128xi8>, %b: tensor<512xi32>) -> tensor<1x10x10x512xi32> {
  %iz = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x14x14x4xi8>, tensor<3x3x4x128xi8>, tensor<512xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x10x512xi32>
  return %r : tensor<1x10x10x512xi32>
}

// -----

func.func @f48(%a: tensor<2x14x14x4xi8>, %w: tensor<3x3x4x1xi8>, %b: tensor<4xi32>) -> tensor<2x16x16x4xi32> {
  %iz = "tosa.const"() <{values = dense<7> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 2, 2, 2, 2>, stride = array<i64: 1, 1>} : (tensor<2x14x14x4xi8>, tensor<3x3x4x1xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x16x16x4xi32>
  return %r : tensor<2x16x16x4xi32>
}

// -----

func.func @f49(%a: tensor<1x7x5x3xf32>, %w: tensor<3x?x3x11xf32>, %b: tensor<33xf32>) -> tensor<1x5x5x33xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x5x3xf32>, tensor<3x?x3x11xf32>, tensor<33xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x33xf32>
  return %r : tensor<1x5x5x33xf32>
}

// -----

func.func @f50(%a: tensor<1x49x48x47x27xf32>, %w: tensor<43x3x4x5x27xf32>, %b: tensor<43xf32>) -> tensor<1x47x45x43x43xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv3d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x49x48x47x27xf32>, tensor<43x3x4x5x27xf32>, tensor<43xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x47x45x43x43xf32>
  return %r : tensor<1x47x45x43x43xf32>
}

// -----

func.func @f51(%a: tensor<1x?x48x?x27xf32>, %w: tensor<43x3x4x5x27xf32>, %b: tensor<43xf32>) -> tensor<1x?x45x?x43xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv3d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x?x48x?x27xf32>, tensor<43x3x4x5x27xf32>, tensor<43xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x45x?x43xf32>
  return %r : tensor<1x?x45x?x43xf32>
}

// -----

func.func @f52(%a: tensor<1x49x48x47x27xf32>, %w: tensor<43x3x4x5x27xf32>, %b: tensor<43xf32>) -> tensor<1x49x47x45x43xf32> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv3d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 1, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x49x48x47x27xf32>, tensor<43x3x4x5x27xf32>, tensor<43xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x49x47x45x43xf32>
  return %r : tensor<1x49x47x45x43xf32>
}

// -----

func.func @f53(%a: tensor<1x49x48x47x27xi8>, %w: tensor<43x3x4x5x27xi8>, %b: tensor<43xi32>) -> tensor<1x47x45x43x43xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv3d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x49x48x47x27xi8>, tensor<43x3x4x5x27xi8>, tensor<43xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x47x45x43x43xi32>
  return %r : tensor<1x47x45x43x43xi32>
}

// -----

func.func @f54(%a: tensor<1x?x48x?x27xi8>, %w: tensor<43x3x4x5x27xi8>, %b: tensor<43xi32>) -> tensor<1x?x45x?x43xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv3d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x?x48x?x27xi8>, tensor<43x3x4x5x27xi8>, tensor<43xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x?x45x?x43xi32>
  return %r : tensor<1x?x45x?x43xi32>
}

// -----

func.func @f55(%a: tensor<1x49x48x47x27xi8>, %w: tensor<43x3x4x5x27xi8>, %b: tensor<43xi32>) -> tensor<1x49x47x45x43xi32> {
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv3d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 1, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x49x48x47x27xi8>, tensor<43x3x4x5x27xi8>, tensor<43xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x49x47x45x43xi32>
  return %r : tensor<1x49x47x45x43xi32>
}

// -----

func.func @f56(%a: tensor<1x49x48x47x27xf16>, %w: tensor<43x3x4x5x27xf16>, %b: tensor<43xf16>) -> tensor<1x47x45x43x43xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv3d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x49x48x47x27xf16>, tensor<43x3x4x5x27xf16>, tensor<43xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x47x45x43x43xf16>
  return %r : tensor<1x47x45x43x43xf16>
}

// -----

func.func @f57(%a: tensor<1x?x48x?x27xf16>, %w: tensor<43x3x4x5x27xf16>, %b: tensor<43xf16>) -> tensor<1x?x45x?x43xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv3d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x?x48x?x27xf16>, tensor<43x3x4x5x27xf16>, tensor<43xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x?x45x?x43xf16>
  return %r : tensor<1x?x45x?x43xf16>
}

// -----

func.func @f58(%a: tensor<1x49x48x47x27xf16>, %w: tensor<43x3x4x5x27xf16>, %b: tensor<43xf16>) -> tensor<1x49x47x45x43xf16> {
  %iz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %wz = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv3d %a, %w, %b, %iz, %wz {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 1, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x49x48x47x27xf16>, tensor<43x3x4x5x27xf16>, tensor<43xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x49x47x45x43xf16>
  return %r : tensor<1x49x47x45x43xf16>
}

// -----

func.func @f59(%a: tensor<1x49x48x47x27xi8>, %w: tensor<43x3x4x5x27xi8>, %b: tensor<43xi32>) -> tensor<1x47x45x43x43xi32> {
  %iz = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv3d %a, %w, %b, %iz, %wz {acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x49x48x47x27xi8>, tensor<43x3x4x5x27xi8>, tensor<43xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x47x45x43x43xi32>
  return %r : tensor<1x47x45x43x43xi32>
}

// -----

func.func @f60(%a: tensor<1x5x3xf32>, %b: tensor<1x3x6xf32>) -> tensor<1x5x6xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x5x3xf32>, tensor<1x3x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x6xf32>
  return %r : tensor<1x5x6xf32>
}

// -----

func.func @f61(%a: tensor<1x5x3xi8>, %b: tensor<1x3x6xi8>) -> tensor<1x5x6xi32> {
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x5x3xi8>, tensor<1x3x6xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x6xi32>
  return %r : tensor<1x5x6xi32>
}

// -----

func.func @f62(%a: tensor<1x5x3xi8>, %b: tensor<1x3x6xi8>) -> tensor<1x5x6xi32> {
  %x = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x5x3xi8>, tensor<1x3x6xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x6xi32>
  return %r : tensor<1x5x6xi32>
}

// -----

func.func @f63(%a: tensor<1x5x3xf16>, %b: tensor<1x3x6xf16>) -> tensor<1x5x6xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x5x3xf16>, tensor<1x3x6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x5x6xf32>
  return %r : tensor<1x5x6xf32>
}

// -----

func.func @f64(%a: tensor<?x5x3xf32>, %b: tensor<?x3x6xf32>) -> tensor<?x5x6xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<?x5x3xf32>, tensor<?x3x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x5x6xf32>
  return %r : tensor<?x5x6xf32>
}

// -----

func.func @f65(%a: tensor<?x5x3xi8>, %b: tensor<?x3x6xi8>) -> tensor<?x5x6xi32> {
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<?x5x3xi8>, tensor<?x3x6xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x5x6xi32>
  return %r : tensor<?x5x6xi32>
}

// -----

func.func @f66(%a: tensor<?x5x3xi8>, %b: tensor<?x3x6xi8>) -> tensor<?x5x6xi32> {
  %x = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<?x5x3xi8>, tensor<?x3x6xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x5x6xi32>
  return %r : tensor<?x5x6xi32>
}

// -----

func.func @f67(%a: tensor<?x5x3xf16>, %b: tensor<?x3x6xf16>) -> tensor<?x5x6xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<?x5x3xf16>, tensor<?x3x6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x5x6xf32>
  return %r : tensor<?x5x6xf32>
}

// -----

func.func @f68(%a: tensor<1x5x3xf32>, %b: tensor<1x3x?xf32>) -> tensor<1x5x?xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x5x3xf32>, tensor<1x3x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x?xf32>
  return %r : tensor<1x5x?xf32>
}

// -----

func.func @f69(%a: tensor<1x5x3xi8>, %b: tensor<1x3x?xi8>) -> tensor<1x5x?xi32> {
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x5x3xi8>, tensor<1x3x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x?xi32>
  return %r : tensor<1x5x?xi32>
}

// -----

func.func @f70(%a: tensor<1x5x3xi8>, %b: tensor<1x3x?xi8>) -> tensor<1x5x?xi32> {
  %x = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x5x3xi8>, tensor<1x3x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x?xi32>
  return %r : tensor<1x5x?xi32>
}

// -----

func.func @f71(%a: tensor<1x5x3xf16>, %b: tensor<1x3x?xf16>) -> tensor<1x5x?xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x5x3xf16>, tensor<1x3x?xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x5x?xf32>
  return %r : tensor<1x5x?xf32>
}

// -----

func.func @f72(%a: tensor<1x?x?xf32>, %b: tensor<1x?x6xf32>) -> tensor<1x?x6xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x?x?xf32>, tensor<1x?x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x6xf32>
  return %r : tensor<1x?x6xf32>
}

// -----

func.func @f73(%a: tensor<1x?x?xi8>, %b: tensor<1x?x6xi8>) -> tensor<1x?x6xi32> {
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x?x?xi8>, tensor<1x?x6xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x?x6xi32>
  return %r : tensor<1x?x6xi32>
}

// -----

func.func @f74(%a: tensor<1x?x?xi8>, %b: tensor<1x?x6xi8>) -> tensor<1x?x6xi32> {
  %x = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x?x?xi8>, tensor<1x?x6xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x?x6xi32>
  return %r : tensor<1x?x6xi32>
}

// -----

func.func @f75(%a: tensor<1x?x?xf16>, %b: tensor<1x?x6xf16>) -> tensor<1x?x6xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x?x?xf16>, tensor<1x?x6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x?x6xf32>
  return %r : tensor<1x?x6xf32>
}

// -----

func.func @f76(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----

func.func @f77(%a: tensor<?x?x?xi8>, %b: tensor<?x?x?xi8>) -> tensor<?x?x?xi32> {
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<?x?x?xi8>, tensor<?x?x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

// -----

func.func @f78(%a: tensor<?x?x?xi8>, %b: tensor<?x?x?xi8>) -> tensor<?x?x?xi32> {
  %x = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<?x?x?xi8>, tensor<?x?x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

// -----

func.func @f79(%a: tensor<?x?x?xf16>, %b: tensor<?x?x?xf16>) -> tensor<?x?x?xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----

func.func @f80(%a: tensor<1x5x3xi16>, %b: tensor<1x3x6xi16>) -> tensor<1x5x6xi48> {
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.matmul %a, %b, %x, %y : (tensor<1x5x3xi16>, tensor<1x3x6xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x5x6xi48>
  return %r : tensor<1x5x6xi48>
}

// -----

func.func @dynzp(%a: tensor<1x5x3xi8>, %b: tensor<1x3x6xi8>, %z: tensor<1xi8>) -> tensor<1x5x6xi32> {
  %r = tosa.matmul %a, %b, %z, %z : (tensor<1x5x3xi8>, tensor<1x3x6xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x6xi32>
  return %r : tensor<1x5x6xi32>
}

// -----

func.func @f81(%a: tensor<1x6x34x62xf32>) -> tensor<1x4x32x62xf32> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>) -> tensor<1x4x32x62xf32>
  return %r : tensor<1x4x32x62xf32>
}

// -----

func.func @f82(%a: tensor<1x6x34x62xf32>) -> tensor<1x4x33x62xf32> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>) -> tensor<1x4x33x62xf32>
  return %r : tensor<1x4x33x62xf32>
}

// -----

func.func @f83(%a: tensor<1x6x34x62xi8>) -> tensor<1x4x32x62xi8> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi8>) -> tensor<1x4x32x62xi8>
  return %r : tensor<1x4x32x62xi8>
}

// -----

func.func @f84(%a: tensor<1x6x34x62xi8>) -> tensor<1x4x33x62xi8> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi8>) -> tensor<1x4x33x62xi8>
  return %r : tensor<1x4x33x62xi8>
}

// -----

func.func @f85(%a: tensor<1x6x34x62xi16>) -> tensor<1x4x32x62xi16> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi16>) -> tensor<1x4x32x62xi16>
  return %r : tensor<1x4x32x62xi16>
}

// -----

func.func @f86(%a: tensor<1x6x34x62xi16>) -> tensor<1x4x33x62xi16> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi16>) -> tensor<1x4x33x62xi16>
  return %r : tensor<1x4x33x62xi16>
}

// -----

func.func @f87(%a: tensor<1x6x34x62xf16>) -> tensor<1x4x32x62xf16> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf16>) -> tensor<1x4x32x62xf16>
  return %r : tensor<1x4x32x62xf16>
}

// -----

func.func @f88(%a: tensor<1x6x34x62xf16>) -> tensor<1x4x33x62xf16> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf16>) -> tensor<1x4x33x62xf16>
  return %r : tensor<1x4x33x62xf16>
}

// -----

func.func @f89(%a: tensor<1x6x34x62xbf16>) -> tensor<1x4x32x62xbf16> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xbf16>) -> tensor<1x4x32x62xbf16>
  return %r : tensor<1x4x32x62xbf16>
}

// -----

func.func @f90(%a: tensor<1x6x34x62xbf16>) -> tensor<1x4x33x62xbf16> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xbf16>) -> tensor<1x4x33x62xbf16>
  return %r : tensor<1x4x33x62xbf16>
}

// -----

func.func @f91(%a: tensor<1x6x34x62xui8>) -> tensor<1x4x32x62xui8> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xui8>) -> tensor<1x4x32x62xui8>
  return %r : tensor<1x4x32x62xui8>
}

// -----

func.func @f92(%a: tensor<1x6x34x62xui8>) -> tensor<1x4x33x62xui8> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xui8>) -> tensor<1x4x33x62xui8>
  return %r : tensor<1x4x33x62xui8>
}

// -----

func.func @f93(%a: tensor<1x6x34x62xi32>) -> tensor<1x4x32x62xi32> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi32>) -> tensor<1x4x32x62xi32>
  return %r : tensor<1x4x32x62xi32>
}

// -----

func.func @f94(%a: tensor<1x6x34x62xi32>) -> tensor<1x4x33x62xi32> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi32>) -> tensor<1x4x33x62xi32>
  return %r : tensor<1x4x33x62xi32>
}

// -----

func.func @f95(%a: tensor<1x6x34x62xf64>) -> tensor<1x4x32x62xf64> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf64>) -> tensor<1x4x32x62xf64>
  return %r : tensor<1x4x32x62xf64>
}

// -----

func.func @f96(%a: tensor<1x6x34x62xf64>) -> tensor<1x4x33x62xf64> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf64>) -> tensor<1x4x33x62xf64>
  return %r : tensor<1x4x33x62xf64>
}

// -----

func.func @f97(%a: tensor<?x6x34x62xf32>) -> tensor<?x4x32x62xf32> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x6x34x62xf32>) -> tensor<?x4x32x62xf32>
  return %r : tensor<?x4x32x62xf32>
}

// -----

func.func @f98(%a: tensor<1x?x34x62xf32>) -> tensor<1x?x32x62xf32> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x?x34x62xf32>) -> tensor<1x?x32x62xf32>
  return %r : tensor<1x?x32x62xf32>
}

// -----

func.func @f99(%a: tensor<1x6x?x62xf32>) -> tensor<1x4x?x62xf32> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x?x62xf32>) -> tensor<1x4x?x62xf32>
  return %r : tensor<1x4x?x62xf32>
}

// -----

func.func @f100(%a: tensor<1x6x34x?xf32>) -> tensor<1x4x32x?xf32> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x?xf32>) -> tensor<1x4x32x?xf32>
  return %r : tensor<1x4x32x?xf32>
}

// -----

func.func @f101(%a: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----

func.func @f102(%a: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 2, 2>, stride = array<i64: 2, 3>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----

func.func @f103(%a: tensor<1x6x34x62xf32>) -> tensor<1x4x32x62xf32> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x6x34x62xf32>) -> tensor<1x4x32x62xf32>
  return %r : tensor<1x4x32x62xf32>
}

// -----

func.func @f104(%a: tensor<1x6x34x62xi8>) -> tensor<1x4x32x62xi8> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x6x34x62xi8>) -> tensor<1x4x32x62xi8>
  return %r : tensor<1x4x32x62xi8>
}

// -----

func.func @f105(%a: tensor<?x6x34x62xf16>) -> tensor<?x4x33x62xf16> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<?x6x34x62xf16>) -> tensor<?x4x33x62xf16>
  return %r : tensor<?x4x33x62xf16>
}

// -----

func.func @f106(%a: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x33x62xf32>
  return %r : tensor<1x5x33x62xf32>
}

// -----

func.func @f107(%a: tensor<1x6x34x62xf32>) -> tensor<1x3x31x62xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x31x62xf32>
  return %r : tensor<1x3x31x62xf32>
}

// -----

func.func @f108(%a: tensor<?x6x34x62xf32>) -> tensor<?x5x33x62xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<?x6x34x62xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x5x33x62xf32>
  return %r : tensor<?x5x33x62xf32>
}

// -----

func.func @f109(%a: tensor<1x6x34x62xf16>) -> tensor<1x5x33x62xf16> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x5x33x62xf16>
  return %r : tensor<1x5x33x62xf16>
}

// -----

func.func @f110(%a: tensor<1x6x34x62xf16>) -> tensor<1x3x31x62xf16> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x3x31x62xf16>
  return %r : tensor<1x3x31x62xf16>
}

// -----

func.func @f111(%a: tensor<?x6x34x62xf16>) -> tensor<?x5x33x62xf16> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<?x6x34x62xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x5x33x62xf16>
  return %r : tensor<?x5x33x62xf16>
}

// -----

func.func @f112(%a: tensor<1x6x34x62xf16>) -> tensor<1x5x33x62xf16> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f16, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x5x33x62xf16>
  return %r : tensor<1x5x33x62xf16>
}

// -----

func.func @f113(%a: tensor<1x6x34x62xf16>) -> tensor<1x3x31x62xf16> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f16, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x3x31x62xf16>
  return %r : tensor<1x3x31x62xf16>
}

// -----

func.func @f114(%a: tensor<?x6x34x62xf16>) -> tensor<?x5x33x62xf16> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f16, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<?x6x34x62xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x5x33x62xf16>
  return %r : tensor<?x5x33x62xf16>
}

// -----

func.func @f115(%a: tensor<1x6x34x62xbf16>) -> tensor<1x5x33x62xbf16> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x5x33x62xbf16>
  return %r : tensor<1x5x33x62xbf16>
}

// -----

func.func @f116(%a: tensor<1x6x34x62xbf16>) -> tensor<1x3x31x62xbf16> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x3x31x62xbf16>
  return %r : tensor<1x3x31x62xbf16>
}

// -----

func.func @f117(%a: tensor<?x6x34x62xbf16>) -> tensor<?x5x33x62xbf16> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<?x6x34x62xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<?x5x33x62xbf16>
  return %r : tensor<?x5x33x62xbf16>
}

// -----

func.func @f118(%a: tensor<1x6x34x62xi8>) -> tensor<1x5x33x62xi8> {
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x33x62xi8>
  return %r : tensor<1x5x33x62xi8>
}

// -----

func.func @f119(%a: tensor<1x6x34x62xi8>) -> tensor<1x3x31x62xi8> {
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x31x62xi8>
  return %r : tensor<1x3x31x62xi8>
}

// -----

func.func @f120(%a: tensor<?x6x34x62xi8>) -> tensor<?x5x33x62xi8> {
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<?x6x34x62xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x5x33x62xi8>
  return %r : tensor<?x5x33x62xi8>
}

// -----

func.func @f121(%a: tensor<1x6x34x62xi16>) -> tensor<1x5x33x62xi16> {
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x5x33x62xi16>
  return %r : tensor<1x5x33x62xi16>
}

// -----

func.func @f122(%a: tensor<1x6x34x62xi16>) -> tensor<1x3x31x62xi16> {
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x3x31x62xi16>
  return %r : tensor<1x3x31x62xi16>
}

// -----

func.func @f123(%a: tensor<?x6x34x62xi16>) -> tensor<?x5x33x62xi16> {
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<?x6x34x62xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<?x5x33x62xi16>
  return %r : tensor<?x5x33x62xi16>
}

// -----

func.func @f124(%a: tensor<1x128x128x2xi8>) -> tensor<1x32x32x2xi8> {
  %x = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 4, 4>} : (tensor<1x128x128x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x32x32x2xi8>
  return %r : tensor<1x32x32x2xi8>
}

// -----

func.func @f125(%a: tensor<?x6x34x62xi8>) -> tensor<?x5x33x62xi8> {
  %x = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<?x6x34x62xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x5x33x62xi8>
  return %r : tensor<?x5x33x62xi8>
}

// -----

func.func @f126(%a: tensor<1x?x34x62xf32>) -> tensor<1x?x33x62xf32> {
  %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a, %x, %y {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x34x62xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x33x62xf32>
  return %r : tensor<1x?x33x62xf32>
}

// -----

func.func @f127(%a: tensor<1x2x3xi32>) -> tensor<2x3x1xi32> {
  %r = tosa.transpose %a {perms = array<i32: 1, 2, 0>} : (tensor<1x2x3xi32>) -> tensor<2x3x1xi32>
  return %r : tensor<2x3x1xi32>
}

// -----

func.func @f128(%a: tensor<1x?x3x4xi32>) -> tensor<?x4x1x3xi32> {
  %r = tosa.transpose %a {perms = array<i32: 1, 3, 0, 2>} : (tensor<1x?x3x4xi32>) -> tensor<?x4x1x3xi32>
  return %r : tensor<?x4x1x3xi32>
}

// -----

func.func @f129(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f130(%a: tensor<2x3x4xi8>) -> tensor<4x2x3xi8> {
  %r = tosa.transpose %a {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xi8>) -> tensor<4x2x3xi8>
  return %r : tensor<4x2x3xi8>
}

// -----

func.func @abs(%a: tensor<3xf32>) -> tensor<3xf32> {
  %r = tosa.abs %a : (tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
