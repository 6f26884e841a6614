func.func @reshape(%x: tensor<2x3xi32>, %d: tensor<?x3xi32>, %dd: tensor<?x?xi32>) -> (tensor<2x3xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<?x3xi32>, tensor<?x?xi32>, tensor<3x2xi32>) {
  %s23 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s32 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s6 = tosa.const_shape {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
  %sm = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %k = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %k2 = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 7]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %sp = "tosa.const"() {values = dense<5> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %0 = tosa.reshape %x, %s23 : (tensor<2x3xi32>, !tosa.shape<2>) -> tensor<2x3xi32>
  %1 = tosa.reshape %k, %s6 : (tensor<2x3xi32>, !tosa.shape<1>) -> tensor<6xi32>
  %2 = tosa.reshape %sp, %s6 : (tensor<2x3xi32>, !tosa.shape<1>) -> tensor<6xi32>
  %a3 = tosa.reshape %x, %s32 : (tensor<2x3xi32>, !tosa.shape<2>) -> tensor<3x2xi32>
  %3 = tosa.reshape %a3, %s6 : (tensor<3x2xi32>, !tosa.shape<1>) -> tensor<6xi32>
  %4 = tosa.reshape %d, %sm : (tensor<?x3xi32>, !tosa.shape<2>) -> tensor<?x3xi32>
  %5 = tosa.reshape %dd, %sm : (tensor<?x?xi32>, !tosa.shape<2>) -> tensor<?x?xi32>
  %6 = tosa.reshape %k2, %s32 : (tensor<2x3xi32>, !tosa.shape<2>) -> tensor<3x2xi32>
  %7 = tosa.reshape %k2, %s6 : (tensor<2x3xi32>, !tosa.shape<1>) -> tensor<6xi32>
  "u.u"(%7) : (tensor<6xi32>) -> ()
  return %0,%1,%2,%3,%4,%5,%6 : tensor<2x3xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<?x3xi32>, tensor<?x?xi32>, tensor<3x2xi32>
}
// -----
func.func @pad(%x: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<4x4xi32>) {
  %z = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %p = tosa.const_shape {values = dense<[1, 1, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.pad %x, %z, %c : (tensor<2x3xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<2x3xi32>
  %1 = tosa.pad %x, %p, %c : (tensor<2x3xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<4x4xi32>
  return %0, %1 : tensor<2x3xi32>, tensor<4x4xi32>
}
// -----
func.func @resize(%x: tensor<1x15x13x1xi8>) -> tensor<1x15x13x1xi8> {
  %scale = tosa.const_shape { values = dense<[4, 4, 4, 4]> : tensor<4xindex> } : () -> !tosa.shape<4>
  %offset = tosa.const_shape { values = dense<0> : tensor<2xindex> } : () -> !tosa.shape<2>
  %border = tosa.const_shape { values = dense<0> : tensor<2xindex> } : () -> !tosa.shape<2>
  %resize = tosa.resize %x, %scale, %offset, %border {mode = NEAREST_NEIGHBOR} : (tensor<1x15x13x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x15x13x1xi8>
  return %resize : tensor<1x15x13x1xi8>
}
// -----
func.func @reverse(%x: tensor<1x3xi32>) -> (tensor<1x3xi32>,tensor<1x3xi32>,tensor<2xi32>,tensor<2xi32>) {
  %k = "tosa.const"() {values = dense<5> : tensor<2xi32>} : () -> tensor<2xi32>
  %k2 = "tosa.const"() {values = dense<[5, 4]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = tosa.reverse %x {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %1 = tosa.reverse %x {axis = 1 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %2 = tosa.reverse %k {axis = 0 : i32} : (tensor<2xi32>) -> tensor<2xi32>
  %3 = tosa.reverse %k2 {axis = 0 : i32} : (tensor<2xi32>) -> tensor<2xi32>
  return %0, %1, %2, %3 : tensor<1x3xi32>,tensor<1x3xi32>,tensor<2xi32>,tensor<2xi32>
}
// -----
func.func @slice(%x: tensor<2x3xi32>) -> (tensor<2x3xi32>,tensor<1x2xi32>,tensor<1x1xi32>,tensor<1x2xi32>) {
  %z = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %o = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s23 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s12 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %k = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %sp = "tosa.const"() {values = dense<5> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %0 = tosa.slice %x, %z, %s23 : (tensor<2x3xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xi32>
  %1 = tosa.slice %sp, %o, %s12 : (tensor<2x3xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xi32>
  %2 = tosa.slice %k, %o, %o : (tensor<2x3xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xi32>
  %3 = tosa.slice %k, %o, %s12 : (tensor<2x3xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xi32>
  return %0, %1, %2, %3 : tensor<2x3xi32>,tensor<1x2xi32>,tensor<1x1xi32>,tensor<1x2xi32>
}
// -----
func.func @sliceconcat(%x: tensor<2x3xi32>, %y: tensor<2x4xi32>) -> (tensor<2x3xi32>,tensor<2x2xi32>,tensor<2x3xi32>) {
  %c = tosa.concat %x, %y {axis = 1 : i32} : (tensor<2x3xi32>, tensor<2x4xi32>) -> tensor<2x7xi32>
  %z = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %o = tosa.const_shape {values = dense<[0, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %o2 = tosa.const_shape {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s23 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s22 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %c, %z, %s23 : (tensor<2x7xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xi32>
  %1 = tosa.slice %c, %o, %s22 : (tensor<2x7xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xi32>
  %2 = tosa.slice %c, %o2, %s23 : (tensor<2x7xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xi32>
  return %0, %1, %2 : tensor<2x3xi32>,tensor<2x2xi32>,tensor<2x3xi32>
}
// -----
func.func @slicepad(%x: tensor<1x12x12x1xf32>) -> tensor<1x14x13x1xf32> {
  %c = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 5, 2, 2, 0, 3]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %x, %p, %c : (tensor<1x12x12x1xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x18x16x4xf32>
  %st = tosa.const_shape {values = dense<[0, 0, 1, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %sz = tosa.const_shape {values = dense<[1, 14, 13, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.slice %0, %st, %sz : (tensor<1x18x16x4xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x14x13x1xf32>
  return %1 : tensor<1x14x13x1xf32>
}
// -----
func.func @slicepad2(%x: tensor<?x12x1xf32>) -> tensor<?x14x1xf32> {
  %c = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[1, 0, 1, 5, 2, 2]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %0 = tosa.pad %x, %p, %c : (tensor<?x12x1xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<?x18x5xf32>
  %st = tosa.const_shape {values = dense<[0, 0, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %sz = tosa.const_shape {values = dense<[-1, 14, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %1 = tosa.slice %0, %st, %sz : (tensor<?x18x5xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<?x14x1xf32>
  return %1 : tensor<?x14x1xf32>
}
// -----
func.func @slicedyn(%x: tensor<?x12xf32>) -> tensor<3x4xf32> {
  %st = tosa.const_shape {values = dense<[0, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %sz = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %x, %st, %sz : (tensor<?x12xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}
// -----
func.func @select(%c: tensor<2xi1>, %x: tensor<2xi32>, %y: tensor<2xi32>, %b: tensor<1xi1>) -> (tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>) {
  %t = "tosa.const"() {values = dense<true> : tensor<2xi1>} : () -> tensor<2xi1>
  %f = "tosa.const"() {values = dense<false> : tensor<2xi1>} : () -> tensor<2xi1>
  %t1 = "tosa.const"() {values = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
  %0 = tosa.select %t, %x, %y : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.select %f, %x, %y : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %2 = tosa.select %c, %x, %x : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %n = tosa.logical_not %c : (tensor<2xi1>) -> tensor<2xi1>
  %3 = tosa.select %n, %x, %y : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %4 = tosa.select %t1, %x, %y : (tensor<1xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %5 = tosa.select %b, %x, %x : (tensor<1xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %5 : tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>
}
// -----
func.func @tile(%x: tensor<2x3xi32>) -> (tensor<2x3xi32>,tensor<2x6xi32>) {
  %o = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %o2 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %x, %o : (tensor<2x3xi32>, !tosa.shape<2>) -> tensor<2x3xi32>
  %1 = tosa.tile %x, %o2 : (tensor<2x3xi32>, !tosa.shape<2>) -> tensor<2x6xi32>
  return %0, %1 : tensor<2x3xi32>,tensor<2x6xi32>
}
// -----
func.func @transpose(%x: tensor<2x3xi32>, %y: tensor<1x2x1x3xi32>, %d: tensor<1x?x1x3xi32>) -> (tensor<2x3xi32>,tensor<3x2xi32>,tensor<3x2xi32>,tensor<2x3xi32>,tensor<2x1x3x1xi32>,tensor<?x1x3x1xi32>) {
  %sp = "tosa.const"() {values = dense<5> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %0 = tosa.transpose %x {perms = array<i32: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %2 = tosa.transpose %sp {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %3 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %y {perms = array<i32: 1, 0, 3, 2>} : (tensor<1x2x1x3xi32>) -> tensor<2x1x3x1xi32>
  %5 = tosa.transpose %d {perms = array<i32: 1, 0, 3, 2>} : (tensor<1x?x1x3xi32>) -> tensor<?x1x3x1xi32>
  return %0,%1,%2,%3,%4,%5 : tensor<2x3xi32>,tensor<3x2xi32>,tensor<3x2xi32>,tensor<2x3xi32>,tensor<2x1x3x1xi32>,tensor<?x1x3x1xi32>
}
// -----
func.func @concat(%x: tensor<2x3xi32>, %d: tensor<?x3xi32>) -> (tensor<2x3xi32>,tensor<?x3xi32>,tensor<6x3xi32>,tensor<2x9xi32>) {
  %0 = tosa.concat %x {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = tosa.concat %x {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<?x3xi32>
  %2 = tosa.concat %x, %x {axis = 0 : i32} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<4x3xi32>
  %3 = tosa.concat %2, %x {axis = 0 : i32} : (tensor<4x3xi32>, tensor<2x3xi32>) -> tensor<6x3xi32>
  %4 = tosa.concat %x, %x {axis = 1 : i32} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x6xi32>
  %5 = tosa.concat %x, %4 {axis = 1 : i32} : (tensor<2x3xi32>, tensor<2x6xi32>) -> tensor<2x9xi32>
  return %0,%1,%3,%5 : tensor<2x3xi32>,tensor<?x3xi32>,tensor<6x3xi32>,tensor<2x9xi32>
}
// -----
func.func @clamp(%x: tensor<4xi8>, %f: tensor<4xf32>, %b: tensor<4xi1>, %u: tensor<4xui8>) -> (tensor<4xi8>,tensor<4xf32>,tensor<4xui8>,tensor<4xi8>,tensor<4xf32>,tensor<4xf32>,tensor<4xf32>,tensor<4xi8>) {
  %0 = tosa.clamp %x {min_val = -128 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %1 = tosa.clamp %f {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = tosa.clamp %u {min_val = 0 : ui8, max_val = 255 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  %a3 = tosa.clamp %x {min_val = -10 : i8, max_val = 50 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %3 = tosa.clamp %a3 {min_val = 0 : i8, max_val = 100 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %a4 = tosa.clamp %f {min_val = -1.0 : f32, max_val = 5.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = tosa.clamp %a4 {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %a5 = tosa.clamp %f {min_val = -1.0 : f32, max_val = 5.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %5 = tosa.clamp %a5 {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %a6 = tosa.clamp %f {min_val = -1.0 : f32, max_val = 4.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %6 = tosa.clamp %a6 {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %a7 = tosa.clamp %x {min_val = -10 : i8, max_val = 50 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %7 = tosa.clamp %a7 {min_val = 50 : i8, max_val = 100 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %0,%1,%2,%3,%4,%5,%6,%7 : tensor<4xi8>,tensor<4xf32>,tensor<4xui8>,tensor<4xi8>,tensor<4xf32>,tensor<4xf32>,tensor<4xf32>,tensor<4xi8>
}
// -----
func.func @maxpool(%x: tensor<10x1x1x3xf32>) -> tensor<10x1x1x3xf32> {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<10x1x1x3xf32>) -> tensor<10x1x1x3xf32>
  return %0 : tensor<10x1x1x3xf32>
}
// -----
func.func @padconv(%input: tensor<1x8x4x3xf32>, %weight: tensor<1x3x3x3xf32>, %bias: tensor<1xf32>) -> tensor<1x10x8x1xf32> {
  %c = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %input, %p, %c : (tensor<1x8x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x6x3xf32>
  %1 = tosa.conv2d %0, %weight, %bias, %c, %c {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 2, 2>, stride = array<i64: 1, 1>} : (tensor<1x10x6x3xf32>, tensor<1x3x3x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x8x1xf32>
  return %1 : tensor<1x10x8x1xf32>
}
// -----
func.func @padconvq(%input: tensor<1x8x4x3xi8>, %weight: tensor<1x3x3x3xi8>, %bias: tensor<1xi32>) -> (tensor<1x10x8x1xi32>,tensor<1x10x8x1xi32>) {
  %c = "tosa.const"() {values = dense<42> : tensor<1xi8>} : () -> tensor<1xi8>
  %w = "tosa.const"() {values = dense<24> : tensor<1xi8>} : () -> tensor<1xi8>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %input, %p, %c : (tensor<1x8x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x10x6x3xi8>
  %1 = tosa.conv2d %0, %weight, %bias, %c, %w {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 2, 2>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x10x6x3xi8>, tensor<1x3x3x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x8x1xi32>
  %2 = tosa.conv2d %0, %weight, %bias, %w, %w {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 2, 2>, stride = array<i64: 1, 1>} : (tensor<1x10x6x3xi8>, tensor<1x3x3x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x8x1xi32>
  return %1,%2 : tensor<1x10x8x1xi32>,tensor<1x10x8x1xi32>
}
// -----
func.func @paddw(%input: tensor<1x8x4x3xf32>, %weight: tensor<3x3x3x1xf32>, %bias: tensor<3xf32>) -> tensor<1x10x8x3xf32> {
  %c = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %input, %p, %c : (tensor<1x8x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x6x3xf32>
  %1 = tosa.depthwise_conv2d %0, %weight, %bias, %c, %c {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 2, 2>, stride = array<i64: 1, 1>} : (tensor<1x10x6x3xf32>, tensor<3x3x3x1xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x8x3xf32>
  return %1 : tensor<1x10x8x3xf32>
}
// -----
func.func @padpool(%input: tensor<1x8x4x3xf32>) -> tensor<1x10x6x3xf32> {
  %c = "tosa.const"() {values = dense<-3.40282347e+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %input, %p, %c : (tensor<1x8x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x6x3xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x10x6x3xf32>) -> tensor<1x10x6x3xf32>
  return %1 : tensor<1x10x6x3xf32>
}
// -----
func.func @padpoolq(%input: tensor<1x8x4x3xi8>) -> tensor<1x10x6x3xi8> {
  %c = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %input, %p, %c : (tensor<1x8x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x10x6x3xi8>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x10x6x3xi8>) -> tensor<1x10x6x3xi8>
  return %1 : tensor<1x10x6x3xi8>
}
