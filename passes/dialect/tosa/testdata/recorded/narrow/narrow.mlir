func.func @c() -> tensor<3xi64> {
  %0 = "tosa.const"() <{values = dense<[-1, 5000000000, 3]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %1 = tosa.reverse %0 {axis = 0 : i32} : (tensor<3xi64>) -> tensor<3xi64>
  return %1 : tensor<3xi64>
}
// -----
func.func @id(%a: tensor<3x?xi64>, %b: tensor<*xi64>) -> (tensor<?x3xi64>, tensor<*xi64>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x?xi64>) -> tensor<?x3xi64>
  %1 = tosa.identity %b : (tensor<*xi64>) -> tensor<*xi64>
  return %0, %1 : tensor<?x3xi64>, tensor<*xi64>
}
// -----
func.func @add(%a: tensor<3xi64>) -> tensor<3xi64> {
  %0 = tosa.add %a, %a : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  return %0 : tensor<3xi64>
}
// -----
func.func @cast(%a: tensor<3xi32>) -> tensor<3xi64> {
  %0 = tosa.cast %a : (tensor<3xi32>) -> tensor<3xi64>
  return %0 : tensor<3xi64>
}
// -----
func.func @cast2(%a: tensor<3xi64>) -> tensor<3xi32> {
  %0 = tosa.cast %a : (tensor<3xi64>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
// -----
func.func @cast3(%a: tensor<3xi64>) -> tensor<3xi8> {
  %0 = tosa.cast %a : (tensor<3xi64>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}
// -----
func.func @if(%c: tensor<i1>, %a: tensor<3xi64>) -> tensor<3xi64> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<3xi64>) -> tensor<3xi64> {
    ^bb0(%x: tensor<3xi64>):
    tosa.yield %x : tensor<3xi64>
  } else {
    ^bb0(%x: tensor<3xi64>):
    %1 = tosa.reverse %x {axis = 0 : i32} : (tensor<3xi64>) -> tensor<3xi64>
    tosa.yield %1 : tensor<3xi64>
  }
  return %0 : tensor<3xi64>
}
// -----
func.func @cat(%a: tensor<3xi64>) -> tensor<6xi64> {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<3xi64>, tensor<3xi64>) -> tensor<6xi64>
  return %0 : tensor<6xi64>
}
// -----
func.func @splat() -> tensor<4xi64> {
  %0 = "tosa.const"() <{values = dense< 5000000000> : tensor<4xi64>}> : () -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func private @ext(%a: tensor<3xi64>) -> tensor<3xi64>
func.func @call(%a: tensor<3xi64>) -> tensor<3xi64> {
  %0 = tosa.identity %a : (tensor<3xi64>) -> tensor<3xi64>
  %1 = call @ext(%0) : (tensor<3xi64>) -> tensor<3xi64>
  return %1 : tensor<3xi64>
}
// -----
func.func @pad(%a: tensor<3xi64>) -> tensor<5xi64> {
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense< 5000000000> : tensor<1xi64>}> : () -> tensor<1xi64>
  %0 = tosa.pad %a, %s, %c : (tensor<3xi64>, !tosa.shape<2>, tensor<1xi64>) -> tensor<5xi64>
  return %0 : tensor<5xi64>
}
// -----
func.func @c() -> tensor<3xf64> {
  %0 = "tosa.const"() <{values = dense<[1.5, 1.0e300, 0.1]> : tensor<3xf64>}> : () -> tensor<3xf64>
  %1 = tosa.reverse %0 {axis = 0 : i32} : (tensor<3xf64>) -> tensor<3xf64>
  return %1 : tensor<3xf64>
}
// -----
func.func @id(%a: tensor<3x?xf64>, %b: tensor<*xf64>) -> (tensor<?x3xf64>, tensor<*xf64>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x?xf64>) -> tensor<?x3xf64>
  %1 = tosa.identity %b : (tensor<*xf64>) -> tensor<*xf64>
  return %0, %1 : tensor<?x3xf64>, tensor<*xf64>
}
// -----
func.func @add(%a: tensor<3xf64>) -> tensor<3xf64> {
  %0 = tosa.add %a, %a : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}
// -----
func.func @cast(%a: tensor<3xf32>) -> tensor<3xf64> {
  %0 = tosa.cast %a : (tensor<3xf32>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}
// -----
func.func @cast2(%a: tensor<3xf64>) -> tensor<3xf32> {
  %0 = tosa.cast %a : (tensor<3xf64>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @cast3(%a: tensor<3xf64>) -> tensor<3xi8> {
  %0 = tosa.cast %a : (tensor<3xf64>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}
// -----
func.func @if(%c: tensor<i1>, %a: tensor<3xf64>) -> tensor<3xf64> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<3xf64>) -> tensor<3xf64> {
    ^bb0(%x: tensor<3xf64>):
    tosa.yield %x : tensor<3xf64>
  } else {
    ^bb0(%x: tensor<3xf64>):
    %1 = tosa.reverse %x {axis = 0 : i32} : (tensor<3xf64>) -> tensor<3xf64>
    tosa.yield %1 : tensor<3xf64>
  }
  return %0 : tensor<3xf64>
}
// -----
func.func @cat(%a: tensor<3xf64>) -> tensor<6xf64> {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<3xf64>, tensor<3xf64>) -> tensor<6xf64>
  return %0 : tensor<6xf64>
}
// -----
func.func @splat() -> tensor<4xf64> {
  %0 = "tosa.const"() <{values = dense< 1.0e300> : tensor<4xf64>}> : () -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func private @ext(%a: tensor<3xf64>) -> tensor<3xf64>
func.func @call(%a: tensor<3xf64>) -> tensor<3xf64> {
  %0 = tosa.identity %a : (tensor<3xf64>) -> tensor<3xf64>
  %1 = call @ext(%0) : (tensor<3xf64>) -> tensor<3xf64>
  return %1 : tensor<3xf64>
}
// -----
func.func @pad(%a: tensor<3xf64>) -> tensor<5xf64> {
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense< 1.0e300> : tensor<1xf64>}> : () -> tensor<1xf64>
  %0 = tosa.pad %a, %s, %c : (tensor<3xf64>, !tosa.shape<2>, tensor<1xf64>) -> tensor<5xf64>
  return %0 : tensor<5xf64>
}
// -----
func.func @am(%a: tensor<4x5xf32>) -> tensor<5xi64> {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<4x5xf32>) -> tensor<5xi64>
  return %0 : tensor<5xi64>
}
// -----
func.func @am2(%a: tensor<?x5xf32>) -> tensor<5xi64> {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<?x5xf32>) -> tensor<5xi64>
  return %0 : tensor<5xi64>
}
// -----
func.func @clamp(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.clamp %a {min_val = 0.1 : f64, max_val = 1.0e300 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @clamp(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %a {min_val = -5000000000 : i64, max_val = 7 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
