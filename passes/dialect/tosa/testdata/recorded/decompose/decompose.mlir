func.func @strided(%a: tensor<2x17x15x3xf32>, %w: tensor<5x3x5x3xf32>, %b: tensor<5xf32>) -> tensor<2x35x47x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x17x15x3xf32>, tensor<5x3x5x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x35x47x5xf32>
  return %0 : tensor<2x35x47x5xf32>
}
// -----
func.func @plain(%a: tensor<2x16x14x3xi8>, %w: tensor<5x3x6x3xi8>, %b: tensor<5xi32>) -> tensor<2x18x19x5xi32> {
  %z = "tosa.const"() {values = dense<-22> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<42> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %y {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xi8>, tensor<5x3x6x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x18x19x5xi32>
  return %0 : tensor<2x18x19x5xi32>
}
// -----
func.func @depthwise(%a: tensor<4x10x10x2xi8>, %w: tensor<1x1x2x3xi8>, %b: tensor<6xi32>) -> tensor<4x12x12x6xi32> {
  %z = "tosa.const"() {values = dense<7> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<11> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x12x12x6xi32>
  return %0 : tensor<4x12x12x6xi32>
}
// -----
func.func @strided8(%a: tensor<2x35x47x3xi8>, %w: tensor<5x4x6x3xi8>, %b: tensor<5xi32>) -> tensor<2x70x144x5xi32> {
  %z = "tosa.const"() {values = dense<-22> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<42> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %y {acc_type = i32, out_pad = array<i64: -1, -1, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x35x47x3xi8>, tensor<5x4x6x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x70x144x5xi32>
  return %0 : tensor<2x70x144x5xi32>
}
// -----
func.func @strided8(%a: tensor<2x35x47x3xi8>, %w: tensor<5x3x5x3xi8>, %b: tensor<5xi32>) -> tensor<2x71x143x5xi32> {
  %z = "tosa.const"() {values = dense<-22> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<42> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %y {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x35x47x3xi8>, tensor<5x3x5x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x71x143x5xi32>
  return %0 : tensor<2x71x143x5xi32>
}
// -----
func.func @zz(%a: tensor<2x35x47x3xi8>, %w: tensor<5x4x6x3xi8>, %b: tensor<5xi32>) -> tensor<2x72x144x5xi32> {
  %y = "tosa.const"() {values = dense<42> : tensor<1xi8>} : () -> tensor<1xi8>
  %z = "tosa.const"() {values = dense<-22> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %y {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x35x47x3xi8>, tensor<5x4x6x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x72x144x5xi32>
  return %0 : tensor<2x72x144x5xi32>
}
// -----
func.func @dw(%a: tensor<?x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<?x10x10x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<?x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x10x10x6xf32>
  return %0 : tensor<?x10x10x6xf32>
}
// -----
func.func @dw(%a: tensor<4x?x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<4x?x10x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x?x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x?x10x6xf32>
  return %0 : tensor<4x?x10x6xf32>
}
// -----
func.func @dw(%a: tensor<4x10x10x?xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<4x10x10x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x?xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x6xf32>
  return %0 : tensor<4x10x10x6xf32>
}
// -----
func.func @dw(%a: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<?x10x10x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x10x10x6xf32>
  return %0 : tensor<?x10x10x6xf32>
}
// -----
func.func @dw(%a: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<?xf32>) -> tensor<4x10x10x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x6xf32>
  return %0 : tensor<4x10x10x6xf32>
}
// -----
func.func @dw(%a: tensor<?x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<4x10x10x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<?x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x6xf32>
  return %0 : tensor<4x10x10x6xf32>
}
// -----
func.func @dw(%a: tensor<4x10x10x2xf32>, %w: tensor<1x1x?x3xf32>, %b: tensor<6xf32>) -> tensor<4x10x10x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x?x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x6xf32>
  return %0 : tensor<4x10x10x6xf32>
}
// -----
func.func @dw(%a: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x?xf32>, %b: tensor<6xf32>) -> tensor<4x10x10x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x?xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x6xf32>
  return %0 : tensor<4x10x10x6xf32>
}
// -----
func.func @dw(%a: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<4x10x10x?xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x?xf32>
  return %0 : tensor<4x10x10x?xf32>
}
// -----
func.func @tc(%a: tensor<?x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<?x18x19x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x18x19x5xf32>
  return %0 : tensor<?x18x19x5xf32>
}
// -----
func.func @tc(%a: tensor<2x?x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x?x19x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x?x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x19x5xf32>
  return %0 : tensor<2x?x19x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<?xf32>) -> tensor<2x18x19x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x19x5xf32>
  return %0 : tensor<2x18x19x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<?x18x19x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x18x19x5xf32>
  return %0 : tensor<?x18x19x5xf32>
}
// -----
func.func @tc(%a: tensor<?x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x18x19x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x19x5xf32>
  return %0 : tensor<2x18x19x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x?xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x18x19x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x?xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x19x5xf32>
  return %0 : tensor<2x18x19x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x?xf32>, %b: tensor<5xf32>) -> tensor<2x18x19x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x?xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x19x5xf32>
  return %0 : tensor<2x18x19x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x3xf32>, %w: tensor<?x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x18x19x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<?x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x19x5xf32>
  return %0 : tensor<2x18x19x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x?x?x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x?x5xf32>
  return %0 : tensor<2x?x?x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x18x19x?xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x19x?xf32>
  return %0 : tensor<2x18x19x?xf32>
}
// -----
func.func @tc(%a: tensor<?x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<?x33x45x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<?x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x33x45x5xf32>
  return %0 : tensor<?x33x45x5xf32>
}
// -----
func.func @tc(%a: tensor<2x?x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x?x45x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x?x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x45x5xf32>
  return %0 : tensor<2x?x45x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<?xf32>) -> tensor<2x33x45x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x33x45x5xf32>
  return %0 : tensor<2x33x45x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<?x33x45x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x33x45x5xf32>
  return %0 : tensor<?x33x45x5xf32>
}
// -----
func.func @tc(%a: tensor<?x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x33x45x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<?x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x33x45x5xf32>
  return %0 : tensor<2x33x45x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x?xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x33x45x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x16x14x?xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x33x45x5xf32>
  return %0 : tensor<2x33x45x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x?xf32>, %b: tensor<5xf32>) -> tensor<2x33x45x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x?xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x33x45x5xf32>
  return %0 : tensor<2x33x45x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x3xf32>, %w: tensor<?x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x33x45x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x16x14x3xf32>, tensor<?x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x33x45x5xf32>
  return %0 : tensor<2x33x45x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x?x?x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x?x?x5xf32>
  return %0 : tensor<2x?x?x5xf32>
}
// -----
func.func @tc(%a: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x33x45x?xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x33x45x?xf32>
  return %0 : tensor<2x33x45x?xf32>
}
// -----
func.func @depthwise_i8(%a: tensor<4x10x10x2xi8>, %w: tensor<1x1x2x3xi8>, %b: tensor<6xi32>) -> tensor<4x10x10x6xi32> {
  %z = "tosa.const"() {values = dense<7> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x10x10x6xi32>
  return %0 : tensor<4x10x10x6xi32>
}
// -----
func.func @depthwise_pad(%a: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<4x12x14x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 2, 2>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x12x14x6xf32>
  return %0 : tensor<4x12x14x6xf32>
}
// -----
func.func @depthwise_stride(%a: tensor<4x11x11x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<4x6x6x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, dilation = array<i64: 1, 1>} : (tensor<4x11x11x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x6x6x6xf32>
  return %0 : tensor<4x6x6x6xf32>
}
// -----
func.func @quantized(%a: tensor<2x17x15x3x!quant.uniform<i8:f32, 0.5:-1>>, %w: tensor<5x3x5x3x!quant.uniform<i8:f32, 0.25:-1>>, %b: tensor<5xi32>) -> tensor<2x35x47x5xi32> {
  %z = "tosa.const"() {values = dense<-22> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<42> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %y {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x17x15x3x!quant.uniform<i8:f32, 0.5:-1>>, tensor<5x3x5x3x!quant.uniform<i8:f32, 0.25:-1>>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x35x47x5xi32>
  return %0 : tensor<2x35x47x5xi32>
}
// -----
func.func @wide_border(%a: tensor<2x17x15x3xf32>, %w: tensor<5x3x5x3xf32>, %b: tensor<5xf32>) -> tensor<2x38x45x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 1, 2, -1, -1>, stride = array<i64: 2, 3>} : (tensor<2x17x15x3xf32>, tensor<5x3x5x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x38x45x5xf32>
  return %0 : tensor<2x38x45x5xf32>
}
