func.func @f0(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %1 : tensor<1x2x3x4xf32>
}

// -----

func.func @f1(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.abs %0 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %2 : tensor<1x2x3x4xf32>
}

// -----

func.func @f2(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.tanh %1 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %3 = tosa.transpose %2 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %3 : tensor<1x2x3x4xf32>
}

// -----

func.func @f3(%a0: tensor<1x2x3x4xf32>, %a1: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.transpose %a1 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.add %0, %1 : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %3 = tosa.transpose %2 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %3 : tensor<1x2x3x4xf32>
}

// -----

func.func @f4(%a0: tensor<1x2x3x4xf32>, %a1: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.transpose %a1 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.mul %0, %1, %s : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xf32>, tensor<1xi8>) -> tensor<1x3x4x2xf32>
  %3 = tosa.transpose %2 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %3 : tensor<1x2x3x4xf32>
}

// -----

func.func @f5(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>, tensor<1x3x4x2xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.abs %0 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %2, %1 : tensor<1x2x3x4xf32>, tensor<1x3x4x2xf32>
}

// -----

func.func @f6(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.abs %0 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  %3 = tosa.tanh %1 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %4 = tosa.transpose %3 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %2, %4 : tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>
}

// -----

func.func @f7(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>, tensor<1x3x4x2xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.abs %0 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  %3 = tosa.tanh %1 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  return %2, %3 : tensor<1x2x3x4xf32>, tensor<1x3x4x2xf32>
}

// -----

func.func @f8(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>, tensor<1x4x2x3xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.abs %0 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  %3 = tosa.transpose %1 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x3x4x2xf32>) -> tensor<1x4x2x3xf32>
  return %2, %3 : tensor<1x2x3x4xf32>, tensor<1x4x2x3xf32>
}

// -----

func.func @f9(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %c = "tosa.const"() {values = dense<2.0> : tensor<1x1x1x1xf32>} : () -> tensor<1x1x1x1xf32>
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.add %0, %c : (tensor<1x3x4x2xf32>, tensor<1x1x1x1xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %2 : tensor<1x2x3x4xf32>
}

// -----

func.func @f10(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %c = "tosa.const"() {values = dense<[[[[1.0, 2.0]]]]> : tensor<1x1x1x2xf32>} : () -> tensor<1x1x1x2xf32>
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.add %0, %c : (tensor<1x3x4x2xf32>, tensor<1x1x1x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %2 : tensor<1x2x3x4xf32>
}

// -----

func.func @f11(%a0: tensor<2xf32>) -> (tensor<1x2x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.reshape %a0, %s : (tensor<2xf32>, !tosa.shape<4>) -> tensor<1x1x1x2xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x1x1x2xf32>) -> tensor<1x2x1x1xf32>
  return %1 : tensor<1x2x1x1xf32>
}

// -----

func.func @f12(%a0: tensor<1xf32>) -> (tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.reshape %a0, %s : (tensor<1xf32>, !tosa.shape<4>) -> tensor<1x1x1x1xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
  return %1 : tensor<1x1x1x1xf32>
}

// -----

func.func @f13(%a0: tensor<4xf32>) -> (tensor<1x2x2x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.reshape %a0, %s : (tensor<4xf32>, !tosa.shape<4>) -> tensor<1x2x1x2xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x2x1x2xf32>) -> tensor<1x2x2x1xf32>
  return %1 : tensor<1x2x2x1xf32>
}

// -----

func.func @f14(%a0: tensor<2xf32>, %a1: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r = tosa.reshape %a0, %s : (tensor<2xf32>, !tosa.shape<4>) -> tensor<1x1x1x2xf32>
  %0 = tosa.transpose %a1 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.sub %0, %r : (tensor<1x3x4x2xf32>, tensor<1x1x1x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %2 : tensor<1x2x3x4xf32>
}

// -----

func.func @f15(%a0: tensor<1x3x4x2xf32>) -> (tensor<1x2x3x4xf32>) {
  %1 = tosa.abs %a0 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %2 : tensor<1x2x3x4xf32>
}

// -----

func.func @f16(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.reverse %0 {axis = 1 : i32} : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %2 : tensor<1x2x3x4xf32>
}

// -----

func.func @f17(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x4x2x3xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.abs %0 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x3x4x2xf32>) -> tensor<1x4x2x3xf32>
  return %2 : tensor<1x4x2x3xf32>
}

// -----

func.func @f18(%a0: tensor<?x2x3x4xf32>) -> (tensor<?x2x3x4xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<?x2x3x4xf32>) -> tensor<?x3x4x2xf32>
  %1 = tosa.abs %0 : (tensor<?x3x4x2xf32>) -> tensor<?x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<?x3x4x2xf32>) -> tensor<?x2x3x4xf32>
  return %2 : tensor<?x2x3x4xf32>
}

// -----

func.func @f19(%a0: tensor<?x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<?x2x3x4xf32>) -> tensor<?x3x4x2xf32>
  %1 = tosa.abs %0 : (tensor<?x3x4x2xf32>) -> tensor<?x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<?x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %2 : tensor<1x2x3x4xf32>
}

// -----

func.func @f20(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 1, 2, 3>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
  return %0 : tensor<1x2x3x4xf32>
}

// -----

func.func @f21(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = "test.op"(%0) : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %2 : tensor<1x2x3x4xf32>
}

// -----

func.func @f22() -> (tensor<3x2xf32>) {
  %c = "tosa.const"() {values = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %0 = tosa.exp %c : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}

// -----

func.func @f23() -> (tensor<3x2xf32>, tensor<2x3xf32>) {
  %c = "tosa.const"() {values = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %1 = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %1, %c : tensor<3x2xf32>, tensor<2x3xf32>
}

// -----

func.func @f24(%a0: tensor<1x2x3x4xf32>, %a1: tensor<1x2x3x4xf32>, %a2: tensor<1x3x4x2xi1>) -> (tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.transpose %a1 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.greater %0, %1 : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xi1>
  %3 = tosa.select %2, %0, %1 : (tensor<1x3x4x2xi1>, tensor<1x3x4x2xf32>, tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %4 = tosa.transpose %3 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %4 : tensor<1x2x3x4xf32>
}

// -----

func.func @f25(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.abs %0 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.add %1, %0 : (tensor<1x3x4x2xf32>, tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %3 = tosa.transpose %2 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  %4 = tosa.exp %3 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
  %5 = tosa.transpose %4 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %6 = tosa.tanh %5 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %7 = tosa.transpose %6 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %7 : tensor<1x2x3x4xf32>
}

// -----

func.func @f26(%a0: tensor<i1>, %a1: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a1 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.cond_if %a0 (%x = %0) : tensor<i1> (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32> {
  ^bb0(%x: tensor<1x3x4x2xf32>):
  %y = tosa.transpose %x {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  tosa.yield %y : tensor<1x2x3x4xf32>
  } else {
  ^bb0(%x: tensor<1x3x4x2xf32>):
  %y2 = tosa.transpose %0 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  tosa.yield %y2 : tensor<1x2x3x4xf32>
  }
  return %1 : tensor<1x2x3x4xf32>
}

// -----

func.func @f27(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xi32>) {
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.cast %0 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xi32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xi32>) -> tensor<1x2x3x4xi32>
  return %2 : tensor<1x2x3x4xi32>
}

// -----

func.func @f28(%a0: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose %a0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.negate %0, %z, %z : (tensor<1x3x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %2 : tensor<1x2x3x4xf32>
}

// -----

func.func @f29(%a0: tensor<*xf32>) -> (tensor<?x?xf32>) {
  %1 = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<*xf32>) -> tensor<?x?xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
