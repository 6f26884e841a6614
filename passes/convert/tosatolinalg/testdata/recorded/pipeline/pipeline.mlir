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

// -----

func.func @mlp(%x0: tensor<1x256x2xf32>) -> tensor<1x256x2xf32> {
  %zero = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>

  // Layer 1: 2 numbers become 16.
  %w1 = "tosa.const"() {values = dense_resource<w1> : tensor<1x2x16xf32>} : () -> tensor<1x2x16xf32>
  %b1 = "tosa.const"() {values = dense_resource<b1> : tensor<1x1x16xf32>} : () -> tensor<1x1x16xf32>
  %m1 = tosa.matmul %x0, %w1, %zero, %zero : (tensor<1x256x2xf32>, tensor<1x2x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x256x16xf32>
  %s1 = tosa.add %m1, %b1 : (tensor<1x256x16xf32>, tensor<1x1x16xf32>) -> tensor<1x256x16xf32>
  %x1 = tosa.clamp %s1 {min_val = 0.0 : f32, max_val = 3.40282347E+38 : f32} : (tensor<1x256x16xf32>) -> tensor<1x256x16xf32>

  // Layer 2: 16 numbers become 16.
  %w2 = "tosa.const"() {values = dense_resource<w2> : tensor<1x16x16xf32>} : () -> tensor<1x16x16xf32>
  %b2 = "tosa.const"() {values = dense_resource<b2> : tensor<1x1x16xf32>} : () -> tensor<1x1x16xf32>
  %m2 = tosa.matmul %x1, %w2, %zero, %zero : (tensor<1x256x16xf32>, tensor<1x16x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x256x16xf32>
  %s2 = tosa.add %m2, %b2 : (tensor<1x256x16xf32>, tensor<1x1x16xf32>) -> tensor<1x256x16xf32>
  %x2 = tosa.clamp %s2 {min_val = 0.0 : f32, max_val = 3.40282347E+38 : f32} : (tensor<1x256x16xf32>) -> tensor<1x256x16xf32>

  // Layer 3: 16 numbers become 2.
  %w3 = "tosa.const"() {values = dense_resource<w3> : tensor<1x16x2xf32>} : () -> tensor<1x16x2xf32>
  %b3 = "tosa.const"() {values = dense_resource<b3> : tensor<1x1x2xf32>} : () -> tensor<1x1x2xf32>
  %m3 = tosa.matmul %x2, %w3, %zero, %zero : (tensor<1x256x16xf32>, tensor<1x16x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x256x2xf32>
  %s3 = tosa.add %m3, %b3 : (tensor<1x256x2xf32>, tensor<1x1x2xf32>) -> tensor<1x256x2xf32>
  return %s3 : tensor<1x256x2xf32>
}

{-#
  dialect_resources: {
    builtin: {
      w1: "0x04000000ee03dabf8b713bbf8e41433f1d97d03fe466bf3ed4c2f03ed871d73fbe8d5f3fe1821fbfd30a043ff1e6973fff3b8f3e42901b40820f93bd676ee13e7b0d0fc07de42bbe6872a13f287df43f162115c08ab32dbf2d241f404cb41540d634b3bfb6c6433fa95896bf4c5cd4bfdbf321c0c30c383f18d8ae3ffe32b0bf6751e6be",
      b1: "0x040000009423733f640900bf13fb753ee57be23e102bcf3e1e04ddbeaaf7853e56b31bbffea4cb3efd16eebe77f936bf21bd09bfaae397be1532babeec6ce8becdb284be",
      w2: "0x040000003344343f7d968dbfd89ec03c4a631dbf268c9e3e2194153f9834babc712cb9be343da53e90b8353f1dd6f1bee523c8be16107f3f45be0cbfc3d5d43ec6e6d43d7ec797bd4d21f73f5f6b883ff750edbc7fd150bf7f78b7bee7dbe5bfaa45973ebe1f9d3f78365ebf34c0a3be22f8f1be4385a2bf0645733e8050cebece4b03bfe82384bfd6c4a43e6943213e001a753d46dd533f2caf7cbd2270353f05f8cb3ec456bebe375b183ed3d49abeadc93cbf755ed0bf322185be8cde7e3fb0d6b5bb1ec3683eb6ac8b3ebc8e563f3244b6be9003cbbe1dbc9f3c78dad3be7c9052bfcaee273fd60227bee10c31bfdbba4d3e7df77c3ed2b5bebe8a6d06be7ee98a3edd60b63f0c32153e2b7ecbbe173445bfa6e4c7bdc1872ebfe356f23e4feff4beab57833f1218053f6cac913d050c34bd77660e3fe9f665bd3933a4be4ccd8ebf8dfeb7bef712903f22f5cf3fe7cb03bfdc34f7be06df20bfae3534bffad2a3be04a1433f898e89beecbab0be8699a6becd5b15bf71c74f3d1a63a0bf7fbb84bec81b09c0cab3c83f24e0ff3ddfd4653e8bcb0b3f7f02efbe02229e3f2f92dbbeface373fa3458f3e590b05bf70b42ebeb3381bc0cda34dbf34a2013f3b3ac3beb118e2bed36522bd02a6cebef319343f6e7a9d3e5ad8ff3e972e273f630055bfe5b02d3c7d0839bfae518b3dec1ce23da174cc3cdd505d3e2f58003f904daa3e5bffe7bec70200bfac1307bfaef208bf67a720be1f5384be33c407be5b7b10bfdbf737bff924243ed8ddedbc6a3dbf3c747ac43e266580be7ee4cb3e1fd0113f4f2844bef81776bd1f5947bf946b243ffb209abd2c3a1f3f5392f33f4d7bfabe805f38bf85bdde3e960ad1bb9e35a03e4e5415befef6c1be2b38e53e4e2d053fa1d4b4be9125723ed27f9bbe8e7d71bc6b2c0f3f7ec3a83ec391803f8277cb3d1d3659bed675c83e0a74963fdecac33ec765b4bd17452abe14e3383f85237d3ef50cb1be6652733d2b4c7ebe318b04bf00256e3f0dac243f3984793faff8973d10c1babe568bc03e16f0bdbe268daabe278366bfb8281b3d4b1d81bd44b1b63ef696ae3e583c4a3faf525f3f7751303e3ba81ebfe8e0693eb25c11c04210c1bee0b1ee3e1f2253bf0f822b3eb83775bdd48dc1be1b22023dcc6354bfde4ab7bea39dbf3e789d8d3f0116aa3f79f0bbbe41d15fbf4dd2103e1f9675bf9537e6bc39d2ff3ecf5807bf9ea2fbbdb0d6ca3e1e0f373e63c9d93ec5119dbf270f19bfa62ab1bee8a000bf82e5263ec88d133cf1455e3f39ca963ec4c4a83f7a11d2bcd613f0be23103e3fcc3dc53b15da283e4a1013bd226435be62cef83ead2fd43efac5e4bfc987843f75e4d13e963a05bf81a97d3d7f7f363f8ba7693f42919a3eb4298f3e191b863d1f492f3f24e019bf4d1819c0e9ac533ed51abf3ee7a3e13e",
      b2: "0x040000004188003f4a6999bdd38062be00000000105c9e3e4b2a8fbe7a0a353ff29a86bd40d00dbd9458b53eb6277dbcb91203becaf50c3ffa701ebd0d8e6b3e0c2e14bc",
      w3: "0x04000000a2dda9bfbe50d53fb0c093be1952723f4afeb5bee743a53fd2d99ebc091d31bf9e783b3f35d108bfabb23d3fb4d435bfdee10540ecfdf0bfc900afbd5088bbbd1ebe66bf9151693f5c66d43e5ec033bff9b81fbe14d1f43dd83fd83e0b9818bdab31e8bf6bd51a408855ee3c10abf03dd30e3e3fb2d410bf54e3c93e10169abf",
      b3: "0x040000000a49213e0a4921be"
    }
  }
#-}

// -----

func.func @transposed(%a: tensor<2x17x15x3xf32>, %w: tensor<5x3x5x3xf32>, %b: tensor<5xf32>) -> tensor<2x35x47x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x17x15x3xf32>, tensor<5x3x5x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x35x47x5xf32>
  return %0 : tensor<2x35x47x5xf32>
}

// -----

func.func @not_of_the_specification(%a: tensor<2xf64>) -> tensor<2xf64> {
  %0 = tosa.abs %a : (tensor<2xf64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
