// RUN: ods opt %s --tosa-infer-shapes | golden %S/infer.out
func.func @elements(%a: tensor<4x1xf32>, %b: tensor<1x5xf32>, %u: tensor<*xf32>, %d: tensor<?x5xf32>) -> tensor<*xf32> {
  %0 = tosa.add %a, %b : (tensor<4x1xf32>, tensor<1x5xf32>) -> tensor<?x?xf32>
  %1 = tosa.exp %0 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tosa.sub %1, %d : (tensor<?x?xf32>, tensor<?x5xf32>) -> tensor<?x?xf32>
  %3 = tosa.abs %u : (tensor<*xf32>) -> tensor<*xf32>
  %4 = tosa.greater %0, %1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  %5 = tosa.select %4, %0, %1 : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %6 = tosa.cast %5 : (tensor<?x?xf32>) -> tensor<?x?xi32>
  %7 = tosa.exp %a : (tensor<4x1xf32>) -> tensor<*xf32>
  return %7 : tensor<*xf32>
}
func.func @layout(%a: tensor<2x3x4xf32>, %u: tensor<*xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 2, 0, 1, 3, 0]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %0 = tosa.pad %a, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<?x?x?xf32>
  %1 = tosa.pad %u, %p, %c : (tensor<*xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<*xf32>
  %m = tosa.const_shape {values = dense<[2, 1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %2 = tosa.tile %a, %m : (tensor<2x3x4xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
  %3 = tosa.transpose %a {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<?x?x?xf32>
  %4 = tosa.concat %a, %a {axis = 1 : i32} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<?x?x?xf32>
  %5 = tosa.reverse %a {axis = 0 : i32} : (tensor<2x3x4xf32>) -> tensor<?x?x?xf32>
  %s = tosa.const_shape {values = dense<[0, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %n = tosa.const_shape {values = dense<[1, -1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %6 = tosa.slice %a, %s, %n : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<?x?x?xf32>
  %r = tosa.const_shape {values = dense<[6, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %7 = tosa.reshape %a, %r : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  %8 = tosa.reduce_sum %a {axis = 2 : i32} : (tensor<2x3x4xf32>) -> tensor<?x?x?xf32>
  %9 = tosa.argmax %a {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<?x?xi32>
  return
}
func.func @products(%a: tensor<2x3x4xf32>, %b: tensor<?x4x5xf32>, %i: tensor<2x7xi32>, %in: tensor<2x7x4xf32>, %h: tensor<2x8x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<2x3x4xf32>, tensor<?x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
  %1 = tosa.gather %a, %i : (tensor<2x3x4xf32>, tensor<2x7xi32>) -> tensor<?x?x?xf32>
  %2 = tosa.scatter %in, %i, %in : (tensor<2x7x4xf32>, tensor<2x7xi32>, tensor<2x7x4xf32>) -> tensor<?x?x?xf32>
  %3:2 = tosa.rfft2d %h : (tensor<2x8x4xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  %4:2 = tosa.fft2d %h, %h {inverse = false} : (tensor<2x8x4xf32>, tensor<2x8x4xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return
}
func.func @windows(%x: tensor<1x8x9x3xf32>, %w: tensor<5x3x2x3xf32>, %b: tensor<5xf32>, %dw: tensor<3x2x3x4xf32>, %db: tensor<12xf32>,
                   %x3: tensor<1x6x8x9x3xf32>, %w3: tensor<5x2x3x2x3xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 1, 2>} : (tensor<1x8x9x3xf32>, tensor<5x3x2x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  %1 = tosa.conv3d %x3, %w3, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 1>, stride = array<i64: 1, 1, 2>} : (tensor<1x6x8x9x3xf32>, tensor<5x2x3x2x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?x?xf32>
  %2 = tosa.depthwise_conv2d %x, %dw, %db, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 2>} : (tensor<1x8x9x3xf32>, tensor<3x2x3x4xf32>, tensor<12xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  %3 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 1, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x8x9x3xf32>, tensor<5x3x2x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  %4 = tosa.max_pool2d %x {kernel = array<i64: 2, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<1x8x9x3xf32>) -> tensor<?x?x?x?xf32>
  %5 = tosa.avg_pool2d %x, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 2, 2>} : (tensor<1x8x9x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @graphs(%c: tensor<i1>, %a: tensor<2x3xf32>, %n: tensor<i32>) -> (tensor<?x3xf32>, tensor<i32>) {
  %0 = "tosa.cond_if"(%c, %a) ({
  ^bb0(%x: tensor<?x?xf32>):
    %1 = tosa.abs %x : (tensor<?x?xf32>) -> tensor<?x?xf32>
    tosa.yield %1 : tensor<?x?xf32>
  }, {
  ^bb0(%x: tensor<?x?xf32>):
    tosa.yield %x : tensor<?x?xf32>
  }) : (tensor<i1>, tensor<2x3xf32>) -> tensor<?x3xf32>
  %2:2 = "tosa.while_loop"(%n, %a) ({
  ^bb0(%i: tensor<i32>, %x: tensor<?x?xf32>):
    %3 = tosa.greater_equal %n, %i : (tensor<i32>, tensor<i32>) -> tensor<*xi1>
    tosa.yield %3 : tensor<*xi1>
  }, {
  ^bb0(%i: tensor<i32>, %x: tensor<?x?xf32>):
    %3 = tosa.add %i, %i : (tensor<i32>, tensor<i32>) -> tensor<*xi32>
    %4 = tosa.concat %x, %x {axis = 0 : i32} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    tosa.yield %3, %4 : tensor<*xi32>, tensor<?x?xf32>
  }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<?x?xf32>)
  return %0, %2#0 : tensor<?x3xf32>, tensor<i32>
}
