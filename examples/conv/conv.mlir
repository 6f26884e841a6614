// A convolutional network that was trained to tell shapes apart: images of eight by eight pixels go through a convolution to four
// channels, which keeps what is positive, the largest of each four neighbours, and a dense layer with a score for each shape: a
// vertical line, a horizontal one, a cross and a frame. The program shows it one image of each and prints the index of the largest
// score for each, all scores, and their bits.
//
//   go run ./cmd/ods run examples/conv/conv.mlir
//   go run ./cmd/ods build examples/conv/conv.mlir -o conv && ./conv

// The scores of four images.
func.func @conv(%images: tensor<4x8x8x1xf32>) -> tensor<1x4x4xf32> {
  %zero = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>

  %kernel = "tosa.const"() {values = dense_resource<kernel> : tensor<4x3x3x1xf32>} : () -> tensor<4x3x3x1xf32>
  %bias = "tosa.const"() {values = dense_resource<kernel_bias> : tensor<4xf32>} : () -> tensor<4xf32>
  %convolved = tosa.conv2d %images, %kernel, %bias, %zero, %zero {acc_type = f32, dilation = array<i64: 1, 1>,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<4x8x8x1xf32>, tensor<4x3x3x1xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x6x6x4xf32>
  %positive = tosa.clamp %convolved {min_val = 0.0 : f32, max_val = 3.40282347E+38 : f32} : (tensor<4x6x6x4xf32>) -> tensor<4x6x6x4xf32>
  %pooled = tosa.max_pool2d %positive {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
      : (tensor<4x6x6x4xf32>) -> tensor<4x3x3x4xf32>

  %flat = tosa.const_shape {values = dense<[1, 4, 36]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %features = tosa.reshape %pooled, %flat : (tensor<4x3x3x4xf32>, !tosa.shape<3>) -> tensor<1x4x36xf32>
  %dense = "tosa.const"() {values = dense_resource<dense> : tensor<1x36x4xf32>} : () -> tensor<1x36x4xf32>
  %dense_bias = "tosa.const"() {values = dense_resource<dense_bias> : tensor<1x1x4xf32>} : () -> tensor<1x1x4xf32>
  %product = tosa.matmul %features, %dense, %zero, %zero : (tensor<1x4x36xf32>, tensor<1x36x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4xf32>
  %scores = tosa.add %product, %dense_bias : (tensor<1x4x4xf32>, tensor<1x1x4xf32>) -> tensor<1x4x4xf32>
  return %scores : tensor<1x4x4xf32>
}

func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %drawn = "tosa.const"() {values = dense<[
    [[0, 0, 0, 0, 0, 0, 0, 0],
     [0, 0, 1, 0, 0, 0, 0, 0],
     [0, 0, 1, 0, 0, 0, 0, 0],
     [0, 0, 1, 0, 0, 0, 0, 0],
     [0, 0, 1, 0, 0, 0, 0, 0],
     [0, 0, 1, 0, 0, 0, 0, 0],
     [0, 0, 0, 0, 0, 0, 0, 0],
     [0, 0, 0, 0, 0, 0, 0, 0]],
    [[0, 0, 0, 0, 0, 0, 0, 0],
     [0, 0, 0, 0, 0, 0, 0, 0],
     [0, 0, 0, 0, 0, 0, 0, 0],
     [0, 0, 0, 0, 0, 0, 0, 0],
     [0, 0, 0, 0, 0, 0, 0, 0],
     [0, 1, 1, 1, 1, 1, 0, 0],
     [0, 0, 0, 0, 0, 0, 0, 0],
     [0, 0, 0, 0, 0, 0, 0, 0]],
    [[0, 0, 0, 0, 0, 0, 0, 0],
     [0, 1, 0, 0, 0, 1, 0, 0],
     [0, 0, 1, 0, 1, 0, 0, 0],
     [0, 0, 0, 1, 0, 0, 0, 0],
     [0, 0, 1, 0, 1, 0, 0, 0],
     [0, 1, 0, 0, 0, 1, 0, 0],
     [0, 0, 0, 0, 0, 0, 0, 0],
     [0, 0, 0, 0, 0, 0, 0, 0]],
    [[0, 0, 0, 0, 0, 0, 0, 0],
     [0, 0, 0, 0, 0, 0, 0, 0],
     [0, 0, 1, 1, 1, 1, 1, 0],
     [0, 0, 1, 0, 0, 0, 1, 0],
     [0, 0, 1, 0, 0, 0, 1, 0],
     [0, 0, 1, 0, 0, 0, 1, 0],
     [0, 0, 1, 1, 1, 1, 1, 0],
     [0, 0, 0, 0, 0, 0, 0, 0]]
  ]> : tensor<4x8x8xi8>} : () -> tensor<4x8x8xi8>
  %gray = tosa.cast %drawn : (tensor<4x8x8xi8>) -> tensor<4x8x8xf32>
  %one_channel = tosa.const_shape {values = dense<[4, 8, 8, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %images = tosa.reshape %gray, %one_channel : (tensor<4x8x8xf32>, !tosa.shape<4>) -> tensor<4x8x8x1xf32>
  %scores = call @conv(%images) : (tensor<4x8x8x1xf32>) -> tensor<1x4x4xf32>

  %best = tosa.argmax %scores {axis = 2 : i32} : (tensor<1x4x4xf32>) -> tensor<1x4xi32>
  %p = bufferization.to_buffer %best read_only : tensor<1x4xi32> to memref<1x4xi32>
  %pu = memref.cast %p : memref<1x4xi32> to memref<*xi32>
  call @printMemrefI32(%pu) : (memref<*xi32>) -> ()

  %r = bufferization.to_buffer %scores read_only : tensor<1x4x4xf32> to memref<1x4x4xf32>
  %ru = memref.cast %r : memref<1x4x4xf32> to memref<*xf32>
  call @printMemrefF32(%ru) : (memref<*xf32>) -> ()

  %bits = arith.bitcast %scores : tensor<1x4x4xf32> to tensor<1x4x4xi32>
  %b = bufferization.to_buffer %bits read_only : tensor<1x4x4xi32> to memref<1x4x4xi32>
  %bu = memref.cast %b : memref<1x4x4xi32> to memref<*xi32>
  call @printMemrefI32(%bu) : (memref<*xi32>) -> ()
  return
}

// The weights, four bytes for each number behind the alignment.
{-#
  dialect_resources: {
    builtin: {
      kernel: "0x04000000c9b87ebe12e7c1be85162b3f98a1383f28ea90bff1ff48be14a990bff4b7b73f22b146bf2648893f86aa8d3fc0b49c3f4a4dc1bfc790c5bf0ef7bebf65099f3fdb0b9f3f9d68893fa5330f3e3709903f026cd1bfe7e3dd3e73ca03bf819c64bff85e37bf2eeeefbfffc27b3fd2e0983f107364bf607b8a3f141f873f08b379bf086ca83fc7c2973f9f40a6bff1c6ab3f",
      kernel_bias: "0x040000003b1a1a368f7ee6be33948f3e1a57ddbe",
      dense: "0x04000000ce10a33c1324b4bea8be4c3f8cdabcbeb335a6bf01a5743fcc4faebe68279c3e310b83bdb2d4d93d562f4c3fae114dbf52cf793f8e4b80bf84a820bf4932023f434e11bf05f447bf661e4b3fe69328bf7b15cfbffa56823f968b1fbf25e9d23e222de63db0e83d3e272ede3e8b848fbf5a2f933e9f4e28bf70b4acbdd128283e5dc6273e8d87a9be95ca303f407287be72b1a5bf978d833f4c2e7bbecf6a4bbe4d1222be727afb3ec8c1193f96079bbf1a458b3f5cb180bf9c45bebe2a8ad53e66691dbefa06a03dd849763f661c5ebf6e7227bf2cde603e6977f1be6b32123ebc0d6ebe454493bdbbeb823f7a9f56bff908473faed97ebf99fa07bf8164bd3e3ead46bf37f855bf24c9443f385233be28eecebf95542d3f4d4a84be13530a3e86b2bebebd5842bee2ff583fdb026abf54d08a3fc64d80bf5c459dbd4217293f0ad646bd9ea7f7be1f7e833f1f92a4be0d1598bf38863c3fd9559c3d2b2d193e681f0e3ee505f13e0b6df33ef60b63bfa80b6e3f70d3b3bf4e640dbf9c63353fee0fa6bd5409b6bd63d3bc3e75ea19bf8faa85bfd5bd993fc4aea83dcd450b3f9313f13ea987803e59eb773ffd598abf4f525b3fdbda85bf596f05bffc51e63c7d49e2bed3e439be1057d33edef0cbbe128d95bf894f8d3fc79dedbe1ff7da3e7d703fbedf8addbdc863493fb9399cbf9ece9a3e80f33ebf60ab7dbebdaeab3eb077b0bd4fa3b2be27f8863fa9c4a6bf0c3584bf9080443f0b552abfe2e1053e4f2d223ee74fcd3ee810b03eded992bf7624153f293a8abfb4c422bff47218be",
      dense_bias: "0x04000000b977803fc0dc593f77ab69bf449a97bf"
    }
  }
#-}
