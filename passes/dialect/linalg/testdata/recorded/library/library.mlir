func.func @f(%a: memref<4x?xf32>, %b: memref<4x?xf32>) {
  linalg.copy ins(%a : memref<4x?xf32>) outs(%b : memref<4x?xf32>)
  return
}

// -----

func.func @f(%a: memref<4x?xi8>, %b: memref<4x?xi8>) {
  linalg.copy ins(%a : memref<4x?xi8>) outs(%b : memref<4x?xi8>)
  return
}

// -----

func.func @f(%a: memref<4x?xbf16>, %b: memref<4x?xbf16>) {
  linalg.copy ins(%a : memref<4x?xbf16>) outs(%b : memref<4x?xbf16>)
  return
}

// -----

func.func @f(%a: memref<4x?xindex>, %b: memref<4x?xindex>) {
  linalg.copy ins(%a : memref<4x?xindex>) outs(%b : memref<4x?xindex>)
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.add ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.mul ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.exp ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.square ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x4xf64, strided<[?, 1], offset: ?>>) {
  linalg.matmul ins(%a, %a : memref<4x4xf64, strided<[?, 1], offset: ?>>, memref<4x4xf64, strided<[?, 1], offset: ?>>) outs(%a : memref<4x4xf64, strided<[?, 1], offset: ?>>)
  return
}

// -----

func.func @f(%s: f32, %a: memref<4x?xf32, 3>) {
  linalg.fill ins(%s : f32) outs(%a : memref<4x?xf32, 3>)
  return
}

// -----

func.func @f(%s: vector<4x2xf32>, %a: memref<4xvector<4x2xf32>>) {
  linalg.fill ins(%s : vector<4x2xf32>) outs(%a : memref<4xvector<4x2xf32>>)
  return
}

// -----

func.func @f(%s: complex<f32>, %a: memref<4xcomplex<f32>>) {
  linalg.fill ins(%s : complex<f32>) outs(%a : memref<4xcomplex<f32>>)
  return
}

// -----

func.func @f(%a: memref<4xf32, "x">) {
  linalg.copy ins(%a : memref<4xf32, "x">) outs(%a : memref<4xf32, "x">)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x4xf32>) {
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%b : memref<5x4xf32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4x5xf32>) {
  linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x5xf32>) dimensions = [1]
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.map { arith.negf } ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<4xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<4x5xf32>) outs(%b : memref<4xf32>) dimensions = [1]
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i)->(i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i)->(i)>], iterator_types = ["parallel"], library_call = "my_call"} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @linalg_copy_view4xf32_view4xf32(i32)
func.func @x(%a: memref<4xf32>) {
  linalg.copy ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.copy ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @y(%a: memref<4xf32>, %c: i1, %i: memref<1x4x4x2xf32>, %k: memref<3x3x2x5xf32>, %o: memref<1x2x2x5xf32>) {
  scf.if %c {
    linalg.exp ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  }
  linalg.conv_2d_nhwc_hwcf ins(%i, %k: memref<1x4x4x2xf32>, memref<3x3x2x5xf32>) outs(%o: memref<1x2x2x5xf32>)
  return
}
