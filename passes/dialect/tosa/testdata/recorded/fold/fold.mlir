func.func @f0() -> (tensor<1x3xi1>) {
  %c = "tosa.const"() {values = dense<[[true, true, false], [true, false, true]]> : tensor<2x3xi1>} : () -> tensor<2x3xi1>
  %r = tosa.reduce_all %c {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  return %r : tensor<1x3xi1>
}

// -----

func.func @f1() -> (tensor<2x1xi1>) {
  %c = "tosa.const"() {values = dense<[[true, true, false], [true, false, true]]> : tensor<2x3xi1>} : () -> tensor<2x3xi1>
  %r = tosa.reduce_all %c {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return %r : tensor<2x1xi1>
}

// -----

func.func @f2() -> (tensor<1x3xi1>) {
  %c = "tosa.const"() {values = dense<[[true, true, false], [true, false, true]]> : tensor<2x3xi1>} : () -> tensor<2x3xi1>
  %r = tosa.reduce_any %c {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  return %r : tensor<1x3xi1>
}

// -----

func.func @f3() -> (tensor<2x1xi1>) {
  %c = "tosa.const"() {values = dense<[[true, true, false], [true, false, true]]> : tensor<2x3xi1>} : () -> tensor<2x3xi1>
  %r = tosa.reduce_any %c {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return %r : tensor<2x1xi1>
}

// -----

func.func @f4() -> (tensor<1x3x2xi32>) {
  %c = "tosa.const"() {values = dense<[[[1, -2], [3, 4], [5, 60]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
  %r = tosa.reduce_max %c {axis = 0 : i32} : (tensor<2x3x2xi32>) -> tensor<1x3x2xi32>
  return %r : tensor<1x3x2xi32>
}

// -----

func.func @f5() -> (tensor<2x1x2xi32>) {
  %c = "tosa.const"() {values = dense<[[[1, -2], [3, 4], [5, 60]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
  %r = tosa.reduce_max %c {axis = 1 : i32} : (tensor<2x3x2xi32>) -> tensor<2x1x2xi32>
  return %r : tensor<2x1x2xi32>
}

// -----

func.func @f6() -> (tensor<2x3x1xi32>) {
  %c = "tosa.const"() {values = dense<[[[1, -2], [3, 4], [5, 60]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
  %r = tosa.reduce_max %c {axis = 2 : i32} : (tensor<2x3x2xi32>) -> tensor<2x3x1xi32>
  return %r : tensor<2x3x1xi32>
}

// -----

func.func @f7() -> (tensor<1x3x2xi32>) {
  %c = "tosa.const"() {values = dense<[[[1, -2], [3, 4], [5, 60]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
  %r = tosa.reduce_min %c {axis = 0 : i32} : (tensor<2x3x2xi32>) -> tensor<1x3x2xi32>
  return %r : tensor<1x3x2xi32>
}

// -----

func.func @f8() -> (tensor<2x1x2xi32>) {
  %c = "tosa.const"() {values = dense<[[[1, -2], [3, 4], [5, 60]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
  %r = tosa.reduce_min %c {axis = 1 : i32} : (tensor<2x3x2xi32>) -> tensor<2x1x2xi32>
  return %r : tensor<2x1x2xi32>
}

// -----

func.func @f9() -> (tensor<2x3x1xi32>) {
  %c = "tosa.const"() {values = dense<[[[1, -2], [3, 4], [5, 60]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
  %r = tosa.reduce_min %c {axis = 2 : i32} : (tensor<2x3x2xi32>) -> tensor<2x3x1xi32>
  return %r : tensor<2x3x1xi32>
}

// -----

func.func @f10() -> (tensor<1x3x2xi32>) {
  %c = "tosa.const"() {values = dense<[[[1, -2], [3, 4], [5, 60]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
  %r = tosa.reduce_product %c {axis = 0 : i32} : (tensor<2x3x2xi32>) -> tensor<1x3x2xi32>
  return %r : tensor<1x3x2xi32>
}

// -----

func.func @f11() -> (tensor<2x1x2xi32>) {
  %c = "tosa.const"() {values = dense<[[[1, -2], [3, 4], [5, 60]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
  %r = tosa.reduce_product %c {axis = 1 : i32} : (tensor<2x3x2xi32>) -> tensor<2x1x2xi32>
  return %r : tensor<2x1x2xi32>
}

// -----

func.func @f12() -> (tensor<2x3x1xi32>) {
  %c = "tosa.const"() {values = dense<[[[1, -2], [3, 4], [5, 60]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
  %r = tosa.reduce_product %c {axis = 2 : i32} : (tensor<2x3x2xi32>) -> tensor<2x3x1xi32>
  return %r : tensor<2x3x1xi32>
}

// -----

func.func @f13() -> (tensor<1x3x2xi32>) {
  %c = "tosa.const"() {values = dense<[[[1, -2], [3, 4], [5, 60]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
  %r = tosa.reduce_sum %c {axis = 0 : i32} : (tensor<2x3x2xi32>) -> tensor<1x3x2xi32>
  return %r : tensor<1x3x2xi32>
}

// -----

func.func @f14() -> (tensor<2x1x2xi32>) {
  %c = "tosa.const"() {values = dense<[[[1, -2], [3, 4], [5, 60]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
  %r = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<2x3x2xi32>) -> tensor<2x1x2xi32>
  return %r : tensor<2x1x2xi32>
}

// -----

func.func @f15() -> (tensor<2x3x1xi32>) {
  %c = "tosa.const"() {values = dense<[[[1, -2], [3, 4], [5, 60]], [[7, 8], [-9, 10], [11, 12]]]> : tensor<2x3x2xi32>} : () -> tensor<2x3x2xi32>
  %r = tosa.reduce_sum %c {axis = 2 : i32} : (tensor<2x3x2xi32>) -> tensor<2x3x1xi32>
  return %r : tensor<2x3x1xi32>
}

// -----

func.func @f16() -> (tensor<2x1xi32>) {
  %c = "tosa.const"() {values = dense<7> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %r = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %r : tensor<2x1xi32>
}

// -----

func.func @f17() -> (tensor<2x1xi32>, tensor<1x3xi32>) {
  %c = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %r = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %s = tosa.reduce_max %c {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %r, %s : tensor<2x1xi32>, tensor<1x3xi32>
}

// -----

func.func @f18() -> (tensor<2x1xf32>) {
  %c = "tosa.const"() {values = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %r = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}

// -----

func.func @f19() -> (tensor<?x1xi32>) {
  %c = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %r = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<?x1xi32>
  return %r : tensor<?x1xi32>
}

// -----

func.func @f20(%a0: tensor<2x3xi32>) -> (tensor<2x1xi32>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %r : tensor<2x1xi32>
}

// -----

func.func @f21() -> (tensor<2x1xi32>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %r = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %r : tensor<2x1xi32>
}

// -----

func.func @f22() -> (tensor<2x1xi8>) {
  %c = "tosa.const"() {values = dense<[[100, 100, 3], [4, 5, 6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8>
  %r = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
  return %r : tensor<2x1xi8>
}

// -----

func.func @f23() -> (tensor<3x2xi32>) {
  %c = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %r = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// -----

func.func @f24() -> (tensor<3x2xi32>) {
  %c = "tosa.const"() {values = dense<7> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %r = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// -----

func.func @f25() -> (tensor<3x2xi32>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %r = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// -----

func.func @f26() -> (tensor<3x2xi32>, tensor<2x3xi32>) {
  %c = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %r = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %r, %c : tensor<3x2xi32>, tensor<2x3xi32>
}

// -----

func.func @f27() -> (tensor<2x1x2x1xi1>) {
  %c = "tosa.const"() {values = dense<[[[[true, false], [true, true]]]]> : tensor<1x1x2x2xi1>} : () -> tensor<1x1x2x2xi1>
  %r = tosa.transpose %c {perms = array<i32: 3, 0, 2, 1>} : (tensor<1x1x2x2xi1>) -> tensor<2x1x2x1xi1>
  return %r : tensor<2x1x2x1xi1>
}

// -----

func.func @f28() -> (tensor<2x1x2x1xf16>) {
  %c = "tosa.const"() {values = dense<[[[[1.0, 2.0], [3.0, 4.0]]]]> : tensor<1x1x2x2xf16>} : () -> tensor<1x1x2x2xf16>
  %r = tosa.transpose %c {perms = array<i32: 3, 0, 2, 1>} : (tensor<1x1x2x2xf16>) -> tensor<2x1x2x1xf16>
  return %r : tensor<2x1x2x1xf16>
}

// -----

func.func @f29() -> (tensor<2x1x2x1xf64>) {
  %c = "tosa.const"() {values = dense<[[[[1.0, 2.0], [3.0, 4.0]]]]> : tensor<1x1x2x2xf64>} : () -> tensor<1x1x2x2xf64>
  %r = tosa.transpose %c {perms = array<i32: 3, 0, 2, 1>} : (tensor<1x1x2x2xf64>) -> tensor<2x1x2x1xf64>
  return %r : tensor<2x1x2x1xf64>
}

// -----

func.func @f30() -> (tensor<2x1x2x1xi64>) {
  %c = "tosa.const"() {values = dense<[[[[1, 2], [3, 4]]]]> : tensor<1x1x2x2xi64>} : () -> tensor<1x1x2x2xi64>
  %r = tosa.transpose %c {perms = array<i32: 3, 0, 2, 1>} : (tensor<1x1x2x2xi64>) -> tensor<2x1x2x1xi64>
  return %r : tensor<2x1x2x1xi64>
}

// -----

func.func @f31() -> (tensor<2x1x2x1xbf16>) {
  %c = "tosa.const"() {values = dense<[[[[1.0, 2.0], [3.0, 4.0]]]]> : tensor<1x1x2x2xbf16>} : () -> tensor<1x1x2x2xbf16>
  %r = tosa.transpose %c {perms = array<i32: 3, 0, 2, 1>} : (tensor<1x1x2x2xbf16>) -> tensor<2x1x2x1xbf16>
  return %r : tensor<2x1x2x1xbf16>
}

// -----

func.func @f32() -> (tensor<2x1x2x1xi4>) {
  %c = "tosa.const"() {values = dense<[[[[1, 2], [3, 4]]]]> : tensor<1x1x2x2xi4>} : () -> tensor<1x1x2x2xi4>
  %r = tosa.transpose %c {perms = array<i32: 3, 0, 2, 1>} : (tensor<1x1x2x2xi4>) -> tensor<2x1x2x1xi4>
  return %r : tensor<2x1x2x1xi4>
}

// -----

func.func @f33() -> (tensor<3x2x!quant.uniform<i8:f32, 0.5>>) {
  %c = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>} : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %r = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  return %r : tensor<3x2x!quant.uniform<i8:f32, 0.5>>
}

// -----

func.func @f34() -> (tensor<2xf32>) {
  %c = "tosa.const"() {values = dense<4.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.reciprocal %c : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// -----

func.func @f35() -> (tensor<2xf32>) {
  %c = "tosa.const"() {values = dense<[1.0, 3.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.reciprocal %c : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// -----

func.func @f36() -> (tensor<2xf32>) {
  %c = "tosa.const"() {values = dense<[0.0, -0.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.reciprocal %c : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// -----

func.func @f37() -> (tensor<2xf32>) {
  %c = "tosa.const"() {values = dense<[0x7FC00000, 0x7F800000]> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.reciprocal %c : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// -----

func.func @f38() -> (tensor<2xf32>, tensor<2xf32>) {
  %c = "tosa.const"() {values = dense<[1.0, 3.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %r = tosa.reciprocal %c : (tensor<2xf32>) -> tensor<2xf32>
  return %r, %c : tensor<2xf32>, tensor<2xf32>
}

// -----

func.func @f39() -> (tensor<2xf16>, tensor<2xf16>) {
  %c = "tosa.const"() {values = dense<3.0> : tensor<2xf16>} : () -> tensor<2xf16>
  %r = tosa.reciprocal %c : (tensor<2xf16>) -> tensor<2xf16>
  return %r, %c : tensor<2xf16>, tensor<2xf16>
}

// -----

func.func @f40(%a0: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  return %1 : tensor<2x3xi32>
}

// -----

func.func @f41() -> (tensor<2x2xf32>) {
  %c = "tosa.const"() {values = dense_resource<w> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  %r = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
{-#
  dialect_resources: {
    builtin: {
      w: "0x040000000000803f000000400000404000008040"
    }
  }
#-}
