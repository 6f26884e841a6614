func.func @bin(%x: tensor<2xi32>, %f: tensor<2xf32>, %d: tensor<?xi32>) -> (tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xf32>,tensor<2xf32>,tensor<2xi32>,tensor<2xf32>,tensor<2xi32>) {
  %z = "tosa.const"() {values = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
  %z1 = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %k3 = "tosa.const"() {values = dense<3> : tensor<2xi32>} : () -> tensor<2xi32>
  %k = "tosa.const"() {values = dense<[1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %mx = "tosa.const"() {values = dense<2147483647> : tensor<2xi32>} : () -> tensor<2xi32>
  %fz = "tosa.const"() {values = dense<0.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %fn = "tosa.const"() {values = dense<-0.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %f3 = "tosa.const"() {values = dense<3.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = tosa.add %x, %z : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.add %z1, %x : (tensor<1xi32>, tensor<2xi32>) -> tensor<2xi32>
  %2 = tosa.add %k3, %k3 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %3 = tosa.add %f, %fn : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %4 = tosa.add %f3, %f3 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %5 = tosa.add %k, %k3 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %6 = tosa.sub %f, %fz : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %7 = tosa.add %mx, %k3 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0,%1,%2,%3,%4,%5,%6,%7 : tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xf32>,tensor<2xf32>,tensor<2xi32>,tensor<2xf32>,tensor<2xi32>
}
// -----
func.func @sub(%x: tensor<2xi32>) -> (tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xf32>) {
  %z = "tosa.const"() {values = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
  %k3 = "tosa.const"() {values = dense<3> : tensor<2xi32>} : () -> tensor<2xi32>
  %mn = "tosa.const"() {values = dense<-2147483648> : tensor<2xi32>} : () -> tensor<2xi32>
  %f3 = "tosa.const"() {values = dense<3.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = tosa.sub %x, %z : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.sub %z, %k3 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %2 = tosa.sub %mn, %k3 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %3 = tosa.sub %x, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %4 = tosa.sub %f3, %f3 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0,%1,%2,%3,%4 : tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xf32>
}
// -----
func.func @cmp(%x: tensor<2xi32>, %f: tensor<2xf32>) -> (tensor<2xi1>,tensor<2xi1>,tensor<2xi1>,tensor<2xi1>,tensor<2xi1>,tensor<2xi1>,tensor<2xi1>,tensor<2xi1>) {
  %k3 = "tosa.const"() {values = dense<3> : tensor<2xi32>} : () -> tensor<2xi32>
  %k4 = "tosa.const"() {values = dense<-4> : tensor<2xi32>} : () -> tensor<2xi32>
  %f3 = "tosa.const"() {values = dense<3.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %nan = "tosa.const"() {values = dense<0x7fc00000> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = tosa.greater %k3, %k4 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %1 = tosa.greater_equal %k3, %k4 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %2 = tosa.equal %k3, %k4 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %3 = tosa.equal %x, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %4 = tosa.equal %f, %f : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %5 = tosa.greater_equal %f3, %nan : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %6 = tosa.greater %f3, %f3 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %7 = tosa.equal %f3, %f3 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %0,%1,%2,%3,%4,%5,%6,%7 : tensor<2xi1>,tensor<2xi1>,tensor<2xi1>,tensor<2xi1>,tensor<2xi1>,tensor<2xi1>,tensor<2xi1>,tensor<2xi1>
}
// -----
func.func @mul(%x: tensor<2xi32>, %f: tensor<2xf32>,%sh: tensor<1xi8>,%x8: tensor<2xi8>) -> (tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xi32>,tensor<2xi32>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %s0 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %s2 = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %k1 = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %k3 = "tosa.const"() {values = dense<3> : tensor<2xi32>} : () -> tensor<2xi32>
  %k4 = "tosa.const"() {values = dense<4> : tensor<2xi32>} : () -> tensor<2xi32>
  %mx = "tosa.const"() {values = dense<2147483647> : tensor<2xi32>} : () -> tensor<2xi32>
  %f3 = "tosa.const"() {values = dense<3.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %f1 = "tosa.const"() {values = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %f0 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.mul %x, %z, %s0 : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<2xi32>
  %1 = tosa.mul %k1, %x, %s0 : (tensor<1xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %2 = tosa.mul %x, %k4, %s2 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %3 = tosa.mul %k3, %k3, %s2 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %4 = tosa.mul %mx, %mx, %s2 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %5 = tosa.mul %f, %f1, %s0 : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  %6 = tosa.mul %f0, %f, %s0 : (tensor<1xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  %7 = tosa.mul %f3, %f3, %s0 : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  %8 = tosa.mul %k3, %k3, %sh : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %9 = tosa.mul %mx, %k3, %s0 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return %0,%1,%2,%3,%4,%5,%6,%7,%8,%9 : tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xi32>,tensor<2xi32>
}
// -----
func.func @mul8(%x: tensor<2xi8>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi8>) {
  %s0 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %z = "tosa.const"() {values = dense<0> : tensor<2xi8>} : () -> tensor<2xi8>
  %k = "tosa.const"() {values = dense<100> : tensor<2xi8>} : () -> tensor<2xi8>
  %0 = tosa.mul %x, %z, %s0 : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
  %1 = tosa.mul %x, %k, %s0 : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
  %2 = tosa.mul %k, %k, %s0 : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi8>
  return %0, %1, %2: tensor<2xi32>, tensor<2xi32>, tensor<2xi8>
}
// -----
func.func @div(%x: tensor<2xi32>) -> (tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>) {
  %z = "tosa.const"() {values = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
  %k1 = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  %k3 = "tosa.const"() {values = dense<3> : tensor<2xi32>} : () -> tensor<2xi32>
  %k7 = "tosa.const"() {values = dense<-7> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = tosa.intdiv %z, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.intdiv %x, %k1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %2 = tosa.intdiv %k7, %k3 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %3 = tosa.intdiv %k7, %z : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %4 = tosa.intdiv %z, %z : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0,%1,%2,%3,%4 : tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>,tensor<2xi32>
}
// -----
func.func @un(%x: tensor<2xi32>, %f: tensor<2xf32>) -> (tensor<2xi32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>) {
  %f3 = "tosa.const"() {values = dense<3.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %f0 = "tosa.const"() {values = dense<0.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %fd = "tosa.const"() {values = dense<[2.0, 4.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %z1 = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.abs %x : (tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.abs %0 : (tensor<2xi32>) -> tensor<2xi32>
  %2 = tosa.reciprocal %f3 : (tensor<2xf32>) -> tensor<2xf32>
  %3 = tosa.reciprocal %fd : (tensor<2xf32>) -> tensor<2xf32>
  %4 = tosa.reciprocal %f0 : (tensor<2xf32>) -> tensor<2xf32>
  %5 = tosa.negate %f, %z, %z : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  %6 = tosa.negate %5, %z, %z : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  %7 = tosa.reciprocal %f : (tensor<2xf32>) -> tensor<2xf32>
  %8 = tosa.reciprocal %7 : (tensor<2xf32>) -> tensor<2xf32>
  return %1,%2,%3,%4,%6,%7,%8 : tensor<2xi32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>
}
// -----
func.func @negi(%x: tensor<2xi8>) -> (tensor<2xi8>,tensor<2xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %z1 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.negate %x, %z, %z : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  %6 = tosa.negate %5, %z, %z : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  %7 = tosa.negate %5, %z1, %z : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return %6, %7: tensor<2xi8>,tensor<2xi8>
}
// -----
func.func @cast(%x: tensor<2xi32>) -> (tensor<2xi32>,tensor<2xf16>,tensor<2xf32>,tensor<2xi32>,tensor<2xi8>,tensor<2xi32>,tensor<2xi1>,tensor<2xi32>,tensor<2xi32>,tensor<2xi8>) {
  %k3 = "tosa.const"() {values = dense<300> : tensor<2xi32>} : () -> tensor<2xi32>
  %f3 = "tosa.const"() {values = dense<3.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %big = "tosa.const"() {values = dense<3.0e30> : tensor<2xf32>} : () -> tensor<2xf32>
  %b = "tosa.const"() {values = dense<true> : tensor<2xi1>} : () -> tensor<2xi1>
  %i8 = "tosa.const"() {values = dense<-3> : tensor<2xi8>} : () -> tensor<2xi8>
  %0 = tosa.cast %x : (tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.cast %f3 : (tensor<2xf32>) -> tensor<2xf16>
  %2 = tosa.cast %k3 : (tensor<2xi32>) -> tensor<2xf32>
  %3 = tosa.cast %f3 : (tensor<2xf32>) -> tensor<2xi32>
  %4 = tosa.cast %k3 : (tensor<2xi32>) -> tensor<2xi8>
  %5 = tosa.cast %i8 : (tensor<2xi8>) -> tensor<2xi32>
  %6 = tosa.cast %k3 : (tensor<2xi32>) -> tensor<2xi1>
  %7 = tosa.cast %b : (tensor<2xi1>) -> tensor<2xi32>
  %8 = tosa.cast %big : (tensor<2xf32>) -> tensor<2xi32>
  %9 = tosa.cast %big : (tensor<2xf32>) -> tensor<2xi8>
  return %0,%1,%2,%3,%4,%5,%6,%7,%8,%9 : tensor<2xi32>,tensor<2xf16>,tensor<2xf32>,tensor<2xi32>,tensor<2xi8>,tensor<2xi32>,tensor<2xi1>,tensor<2xi32>,tensor<2xi32>,tensor<2xi8>
}
// -----
func.func @castcast(%x: tensor<2xi8>) -> tensor<2xi32> {
  %0 = tosa.cast %x : (tensor<2xi8>) -> tensor<2xi16>
  %1 = tosa.cast %0 : (tensor<2xi16>) -> tensor<2xi32>
  return %1: tensor<2xi32>
}
// -----
func.func @argmax(%x: tensor<1x3xf32>, %y: tensor<?x3xf32>) -> (tensor<3xi32>, tensor<1xi32>) {
  %0 = tosa.argmax %x {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<3xi32>
  %1 = tosa.argmax %x {axis = 1 : i32} : (tensor<1x3xf32>) -> tensor<1xi32>
  return %0, %1: tensor<3xi32>, tensor<1xi32>
}
// -----
func.func @red(%x: tensor<1x3xf32>, %b: tensor<1x3xi1>) -> (tensor<1x3xf32>, tensor<1x3xf32>,tensor<1x3xf32>,tensor<1x3xf32>,tensor<1x1xf32>,tensor<1x3xi1>,tensor<1x3xi1>) {
  %0 = tosa.reduce_sum %x {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %1 = tosa.reduce_max %x {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %2 = tosa.reduce_min %x {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %3 = tosa.reduce_product %x {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %4 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<1x3xf32>) -> tensor<1x1xf32>
  %5 = tosa.reduce_all %b {axis = 0 : i32} : (tensor<1x3xi1>) -> tensor<1x3xi1>
  %6 = tosa.reduce_any %b {axis = 0 : i32} : (tensor<1x3xi1>) -> tensor<1x3xi1>
  return %0,%1,%2,%3,%4,%5,%6: tensor<1x3xf32>, tensor<1x3xf32>,tensor<1x3xf32>,tensor<1x3xf32>,tensor<1x1xf32>,tensor<1x3xi1>,tensor<1x3xi1>
}
