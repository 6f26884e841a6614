func.func @f(%a: tensor<13x21x3xi32>, %b: tensor<i32>) -> tensor<13x21x3xi32> {
  %0 = tosa.add %a, %b : (tensor<13x21x3xi32>, tensor<i32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<1xi32>, %b: tensor<13x21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.add %a, %b : (tensor<1xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x1x3xi32>, %b: tensor<21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.add %a, %b : (tensor<13x1x3xi32>, tensor<21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x21x3xi32>, %b: tensor<i32>) -> tensor<13x21x3xi32> {
  %0 = tosa.sub %a, %b : (tensor<13x21x3xi32>, tensor<i32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<1xi32>, %b: tensor<13x21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.sub %a, %b : (tensor<1xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x1x3xi32>, %b: tensor<21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.sub %a, %b : (tensor<13x1x3xi32>, tensor<21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x21x3xi32>, %b: tensor<i32>) -> tensor<13x21x3xi32> {
  %0 = tosa.intdiv %a, %b : (tensor<13x21x3xi32>, tensor<i32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<1xi32>, %b: tensor<13x21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.intdiv %a, %b : (tensor<1xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x1x3xi32>, %b: tensor<21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.intdiv %a, %b : (tensor<13x1x3xi32>, tensor<21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x21x3xi32>, %b: tensor<i32>) -> tensor<13x21x3xi32> {
  %0 = tosa.maximum %a, %b : (tensor<13x21x3xi32>, tensor<i32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<1xi32>, %b: tensor<13x21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.maximum %a, %b : (tensor<1xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x1x3xi32>, %b: tensor<21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.maximum %a, %b : (tensor<13x1x3xi32>, tensor<21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x21x3xi32>, %b: tensor<i32>) -> tensor<13x21x3xi32> {
  %0 = tosa.minimum %a, %b : (tensor<13x21x3xi32>, tensor<i32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<1xi32>, %b: tensor<13x21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.minimum %a, %b : (tensor<1xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x1x3xi32>, %b: tensor<21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.minimum %a, %b : (tensor<13x1x3xi32>, tensor<21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x21x3xi32>, %b: tensor<i32>) -> tensor<13x21x3xi32> {
  %0 = tosa.bitwise_and %a, %b : (tensor<13x21x3xi32>, tensor<i32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<1xi32>, %b: tensor<13x21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.bitwise_and %a, %b : (tensor<1xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x1x3xi32>, %b: tensor<21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.bitwise_and %a, %b : (tensor<13x1x3xi32>, tensor<21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x21x3xi32>, %b: tensor<i32>) -> tensor<13x21x3xi32> {
  %0 = tosa.bitwise_or %a, %b : (tensor<13x21x3xi32>, tensor<i32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<1xi32>, %b: tensor<13x21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.bitwise_or %a, %b : (tensor<1xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x1x3xi32>, %b: tensor<21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.bitwise_or %a, %b : (tensor<13x1x3xi32>, tensor<21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x21x3xi32>, %b: tensor<i32>) -> tensor<13x21x3xi32> {
  %0 = tosa.bitwise_xor %a, %b : (tensor<13x21x3xi32>, tensor<i32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<1xi32>, %b: tensor<13x21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.bitwise_xor %a, %b : (tensor<1xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x1x3xi32>, %b: tensor<21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.bitwise_xor %a, %b : (tensor<13x1x3xi32>, tensor<21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x21x3xi32>, %b: tensor<i32>) -> tensor<13x21x3xi32> {
  %0 = tosa.logical_left_shift %a, %b : (tensor<13x21x3xi32>, tensor<i32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<1xi32>, %b: tensor<13x21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.logical_left_shift %a, %b : (tensor<1xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x1x3xi32>, %b: tensor<21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.logical_left_shift %a, %b : (tensor<13x1x3xi32>, tensor<21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x21x3xi32>, %b: tensor<i32>) -> tensor<13x21x3xi32> {
  %0 = tosa.logical_right_shift %a, %b : (tensor<13x21x3xi32>, tensor<i32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<1xi32>, %b: tensor<13x21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.logical_right_shift %a, %b : (tensor<1xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x1x3xi32>, %b: tensor<21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.logical_right_shift %a, %b : (tensor<13x1x3xi32>, tensor<21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<3xf32>, %b: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
  %0 = tosa.add %a, %b : (tensor<3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return %0 : tensor<13x21x3xf32>
}
// -----
func.func @f(%a: tensor<3xf32>, %b: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
  %0 = tosa.pow %a, %b : (tensor<3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return %0 : tensor<13x21x3xf32>
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<13x?x3xf32>) -> tensor<13x?x3xf32> {
  %0 = tosa.add %a, %b : (tensor<?xf32>, tensor<13x?x3xf32>) -> tensor<13x?x3xf32>
  return %0 : tensor<13x?x3xf32>
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<13x?x3xf32>) -> tensor<13x?x3xf32> {
  %0 = tosa.pow %a, %b : (tensor<?xf32>, tensor<13x?x3xf32>) -> tensor<13x?x3xf32>
  return %0 : tensor<13x?x3xf32>
}
// -----
func.func @f(%a: tensor<21x1xf32>, %b: tensor<?x21x3xf32>) -> tensor<?x21x3xf32> {
  %0 = tosa.add %a, %b : (tensor<21x1xf32>, tensor<?x21x3xf32>) -> tensor<?x21x3xf32>
  return %0 : tensor<?x21x3xf32>
}
// -----
func.func @f(%a: tensor<21x1xf32>, %b: tensor<?x21x3xf32>) -> tensor<?x21x3xf32> {
  %0 = tosa.pow %a, %b : (tensor<21x1xf32>, tensor<?x21x3xf32>) -> tensor<?x21x3xf32>
  return %0 : tensor<?x21x3xf32>
}
// -----
func.func @f(%a: tensor<17x16x15x14xf32>, %b: tensor<15x1xf32>) -> tensor<17x16x15x14xf32> {
  %0 = tosa.add %a, %b : (tensor<17x16x15x14xf32>, tensor<15x1xf32>) -> tensor<17x16x15x14xf32>
  return %0 : tensor<17x16x15x14xf32>
}
// -----
func.func @f(%a: tensor<17x16x15x14xf32>, %b: tensor<15x1xf32>) -> tensor<17x16x15x14xf32> {
  %0 = tosa.pow %a, %b : (tensor<17x16x15x14xf32>, tensor<15x1xf32>) -> tensor<17x16x15x14xf32>
  return %0 : tensor<17x16x15x14xf32>
}
// -----
func.func @f(%a: tensor<1x1x17xf32>, %b: tensor<4xf32>) -> tensor<1x1x4xf32> {
  %0 = tosa.add %a, %b : (tensor<1x1x17xf32>, tensor<4xf32>) -> tensor<1x1x4xf32>
  return %0 : tensor<1x1x4xf32>
}
// -----
func.func @f(%a: tensor<1x1x17xf32>, %b: tensor<4xf32>) -> tensor<1x1x4xf32> {
  %0 = tosa.pow %a, %b : (tensor<1x1x17xf32>, tensor<4xf32>) -> tensor<1x1x4xf32>
  return %0 : tensor<1x1x4xf32>
}
// -----
func.func @f(%a: tensor<*xf32>, %b: tensor<3xf32>) -> tensor<*xf32> {
  %0 = tosa.add %a, %b : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
// -----
func.func @f(%a: tensor<*xf32>, %b: tensor<3xf32>) -> tensor<*xf32> {
  %0 = tosa.pow %a, %b : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = tosa.add %a, %b : (tensor<2xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = tosa.pow %a, %b : (tensor<2xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// -----
func.func @f(%a: tensor<13x21x1xf32>, %b: tensor<17xf32>) -> tensor<13x21x17xf32> {
  %0 = tosa.add %a, %b : (tensor<13x21x1xf32>, tensor<17xf32>) -> tensor<13x21x17xf32>
  return %0 : tensor<13x21x17xf32>
}
// -----
func.func @f(%a: tensor<13x21x1xf32>, %b: tensor<17xf32>) -> tensor<13x21x17xf32> {
  %0 = tosa.pow %a, %b : (tensor<13x21x1xf32>, tensor<17xf32>) -> tensor<13x21x17xf32>
  return %0 : tensor<13x21x17xf32>
}
// -----
func.func @f(%a: tensor<13x1x3xf32>, %b: tensor<21x3xf32>) -> tensor<13x21x3xi1> {
  %0 = tosa.equal %a, %b : (tensor<13x1x3xf32>, tensor<21x3xf32>) -> tensor<13x21x3xi1>
  return %0 : tensor<13x21x3xi1>
}
// -----
func.func @f(%a: tensor<13x1x3xf32>, %b: tensor<21x3xf32>) -> tensor<13x21x3xi1> {
  %0 = tosa.greater %a, %b : (tensor<13x1x3xf32>, tensor<21x3xf32>) -> tensor<13x21x3xi1>
  return %0 : tensor<13x21x3xi1>
}
// -----
func.func @f(%a: tensor<13x1x3xf32>, %b: tensor<21x3xf32>) -> tensor<13x21x3xi1> {
  %0 = tosa.greater_equal %a, %b : (tensor<13x1x3xf32>, tensor<21x3xf32>) -> tensor<13x21x3xi1>
  return %0 : tensor<13x21x3xi1>
}
// -----
func.func @f(%a: tensor<13x1x3xi1>, %b: tensor<21x3xi1>) -> tensor<13x21x3xi1> {
  %0 = tosa.logical_and %a, %b : (tensor<13x1x3xi1>, tensor<21x3xi1>) -> tensor<13x21x3xi1>
  return %0 : tensor<13x21x3xi1>
}
// -----
func.func @f(%a: tensor<13x1x3xi1>, %b: tensor<21x3xi1>) -> tensor<13x21x3xi1> {
  %0 = tosa.logical_or %a, %b : (tensor<13x1x3xi1>, tensor<21x3xi1>) -> tensor<13x21x3xi1>
  return %0 : tensor<13x21x3xi1>
}
// -----
func.func @f(%a: tensor<13x1x3xi1>, %b: tensor<21x3xi1>) -> tensor<13x21x3xi1> {
  %0 = tosa.logical_xor %a, %b : (tensor<13x1x3xi1>, tensor<21x3xi1>) -> tensor<13x21x3xi1>
  return %0 : tensor<13x21x3xi1>
}
// -----
func.func @f(%a: tensor<13x1x3xi32>, %b: tensor<21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.arithmetic_right_shift %a, %b {round = true} : (tensor<13x1x3xi32>, tensor<21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x1x3xi32>, %b: tensor<21x3xi32>) -> tensor<13x21x3xi32> {
  %0 = tosa.arithmetic_right_shift %a, %b {round = false} : (tensor<13x1x3xi32>, tensor<21x3xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}
// -----
func.func @f(%a: tensor<13x1x3xf32>, %b: tensor<21x3xf32>) -> tensor<13x21x3xf32> {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<13x1x3xf32>, tensor<21x3xf32>, tensor<1xi8>) -> tensor<13x21x3xf32>
  return %0 : tensor<13x21x3xf32>
}
// -----
func.func @f(%a: tensor<13x1x3xf32>, %b: tensor<21x3xf32>) -> tensor<13x21x3xf32> {
  %0 = tosa.maximum %a, %b {nan_mode = IGNORE} : (tensor<13x1x3xf32>, tensor<21x3xf32>) -> tensor<13x21x3xf32>
  return %0 : tensor<13x21x3xf32>
}
// -----
func.func @s(%p: tensor<1x1x1xi1>, %a: tensor<13x21x3xf32>, %b: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
  %0 = tosa.select %p, %a, %b : (tensor<1x1x1xi1>, tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return %0 : tensor<13x21x3xf32>
}
// -----
func.func @s(%p: tensor<i1>, %a: tensor<13x21x3xf32>, %b: tensor<3xf32>) -> tensor<13x21x3xf32> {
  %0 = tosa.select %p, %a, %b : (tensor<i1>, tensor<13x21x3xf32>, tensor<3xf32>) -> tensor<13x21x3xf32>
  return %0 : tensor<13x21x3xf32>
}
// -----
func.func @s(%p: tensor<21x3xi1>, %a: tensor<13x1x3xf32>, %b: tensor<1xf32>) -> tensor<13x21x3xf32> {
  %0 = tosa.select %p, %a, %b : (tensor<21x3xi1>, tensor<13x1x3xf32>, tensor<1xf32>) -> tensor<13x21x3xf32>
  return %0 : tensor<13x21x3xf32>
}
// -----
func.func @s(%p: tensor<3xi1>, %a: tensor<3xf32>, %b: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
  %0 = tosa.select %p, %a, %b : (tensor<3xi1>, tensor<3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return %0 : tensor<13x21x3xf32>
}
// -----
func.func @s(%p: tensor<2xi1>, %a: tensor<13x21x3xf32>, %b: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
  %0 = tosa.select %p, %a, %b : (tensor<2xi1>, tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return %0 : tensor<13x21x3xf32>
}
