// RUN: ods opt %s --affine-fold-memref-alias-ops --split-input-file | golden %S/affine.out

func.func @f0(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[2, 3] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: 67>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%i * 2 + %j, 0] {t.x} : memref<4x4xf32, strided<[64, 1], offset: 67>>
      affine.store %0, %s[%j, symbol(%b)] : memref<4x4xf32, strided<[64, 1], offset: 67>>
      affine.store %v, %s[symbol(%b) + %j, %i + 1] : memref<4x4xf32, strided<[64, 1], offset: 67>>
    }
  }
  return
}

// -----

func.func @f1(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[2, 3] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: 67>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%j, %j] {t.x} : memref<4x4xf32, strided<[64, 1], offset: 67>>
      affine.store %0, %s[%i, symbol(%b)] : memref<4x4xf32, strided<[64, 1], offset: 67>>
      affine.store %v, %s[%i floordiv 2, 0] : memref<4x4xf32, strided<[64, 1], offset: 67>>
    }
  }
  return
}

// -----

func.func @f2(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[2, 3] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: 67>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%i, %i * 2 + %j] {t.x} : memref<4x4xf32, strided<[64, 1], offset: 67>>
      affine.store %0, %s[%i floordiv 2, %i floordiv 2] : memref<4x4xf32, strided<[64, 1], offset: 67>>
      affine.store %v, %s[3, 0] : memref<4x4xf32, strided<[64, 1], offset: 67>>
    }
  }
  return
}

// -----

func.func @f3(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[2, 3] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: 67>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%i + 1, %j] {t.x} : memref<4x4xf32, strided<[64, 1], offset: 67>>
      affine.store %0, %s[0, %i * 2 + %j] : memref<4x4xf32, strided<[64, 1], offset: 67>>
      affine.store %v, %s[%i, 0] : memref<4x4xf32, strided<[64, 1], offset: 67>>
    }
  }
  return
}

// -----

func.func @f4(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[2, 3] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: 67>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[0, %i * 2 + %j] {t.x} : memref<4x4xf32, strided<[64, 1], offset: 67>>
      affine.store %0, %s[%i + 1, 0] : memref<4x4xf32, strided<[64, 1], offset: 67>>
      affine.store %v, %s[0, 3] : memref<4x4xf32, strided<[64, 1], offset: 67>>
    }
  }
  return
}

// -----

func.func @f5(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 0] [4, %b] [1, %a] : memref<12x32xf32> to memref<4x?xf32, strided<[32, ?], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%j, 3] {t.x} : memref<4x?xf32, strided<[32, ?], offset: ?>>
      affine.store %0, %s[symbol(%b), %i floordiv 2] : memref<4x?xf32, strided<[32, ?], offset: ?>>
      affine.store %v, %s[%i * 2 + %j, %i + 1] : memref<4x?xf32, strided<[32, ?], offset: ?>>
    }
  }
  return
}

// -----

func.func @f6(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 0] [4, %b] [1, %a] : memref<12x32xf32> to memref<4x?xf32, strided<[32, ?], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%i * 2 + %j, symbol(%b) + %j] {t.x} : memref<4x?xf32, strided<[32, ?], offset: ?>>
      affine.store %0, %s[0, %j] : memref<4x?xf32, strided<[32, ?], offset: ?>>
      affine.store %v, %s[%i floordiv 2, 0] : memref<4x?xf32, strided<[32, ?], offset: ?>>
    }
  }
  return
}

// -----

func.func @f7(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 0] [4, %b] [1, %a] : memref<12x32xf32> to memref<4x?xf32, strided<[32, ?], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%i, 0] {t.x} : memref<4x?xf32, strided<[32, ?], offset: ?>>
      affine.store %0, %s[0, %i floordiv 2] : memref<4x?xf32, strided<[32, ?], offset: ?>>
      affine.store %v, %s[%i * 2 + %j, symbol(%b)] : memref<4x?xf32, strided<[32, ?], offset: ?>>
    }
  }
  return
}

// -----

func.func @f8(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 0] [4, %b] [1, %a] : memref<12x32xf32> to memref<4x?xf32, strided<[32, ?], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[symbol(%b), 0] {t.x} : memref<4x?xf32, strided<[32, ?], offset: ?>>
      affine.store %0, %s[symbol(%b), symbol(%b) + %j] : memref<4x?xf32, strided<[32, ?], offset: ?>>
      affine.store %v, %s[%i + 1, %i * 2 + %j] : memref<4x?xf32, strided<[32, ?], offset: ?>>
    }
  }
  return
}

// -----

func.func @f9(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 0] [4, %b] [1, %a] : memref<12x32xf32> to memref<4x?xf32, strided<[32, ?], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[0, 0] {t.x} : memref<4x?xf32, strided<[32, ?], offset: ?>>
      affine.store %0, %s[%i, %j] : memref<4x?xf32, strided<[32, ?], offset: ?>>
      affine.store %v, %s[%i, symbol(%b) + %j] : memref<4x?xf32, strided<[32, ?], offset: ?>>
    }
  }
  return
}

// -----

func.func @f10(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 1] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[0] {t.x} : memref<8xf32, strided<[1], offset: ?>>
      affine.store %0, %s[%i floordiv 2] : memref<8xf32, strided<[1], offset: ?>>
      affine.store %v, %s[%i floordiv 2] : memref<8xf32, strided<[1], offset: ?>>
    }
  }
  return
}

// -----

func.func @f11(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 1] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[symbol(%b) + %j] {t.x} : memref<8xf32, strided<[1], offset: ?>>
      affine.store %0, %s[3] : memref<8xf32, strided<[1], offset: ?>>
      affine.store %v, %s[%i + 1] : memref<8xf32, strided<[1], offset: ?>>
    }
  }
  return
}

// -----

func.func @f12(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 1] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%i * 2 + %j] {t.x} : memref<8xf32, strided<[1], offset: ?>>
      affine.store %0, %s[%j] : memref<8xf32, strided<[1], offset: ?>>
      affine.store %v, %s[symbol(%b)] : memref<8xf32, strided<[1], offset: ?>>
    }
  }
  return
}

// -----

func.func @f13(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 1] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%i * 2 + %j] {t.x} : memref<8xf32, strided<[1], offset: ?>>
      affine.store %0, %s[symbol(%b) + %j] : memref<8xf32, strided<[1], offset: ?>>
      affine.store %v, %s[0] : memref<8xf32, strided<[1], offset: ?>>
    }
  }
  return
}

// -----

func.func @f14(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 1] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%i + 1] {t.x} : memref<8xf32, strided<[1], offset: ?>>
      affine.store %0, %s[3] : memref<8xf32, strided<[1], offset: ?>>
      affine.store %v, %s[symbol(%b)] : memref<8xf32, strided<[1], offset: ?>>
    }
  }
  return
}

// -----

func.func @f15(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[3, %i floordiv 2, %i * 2 + %j] {t.x} : memref<3x4x32xf32>
      affine.store %0, %s[3, %j, %i] : memref<3x4x32xf32>
      affine.store %v, %s[%i * 2 + %j, 0, %i * 2 + %j] : memref<3x4x32xf32>
    }
  }
  return
}

// -----

func.func @f16(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%j, 3, %i + 1] {t.x} : memref<3x4x32xf32>
      affine.store %0, %s[0, symbol(%b) + %j, %i] : memref<3x4x32xf32>
      affine.store %v, %s[%i, 3, %j] : memref<3x4x32xf32>
    }
  }
  return
}

// -----

func.func @f17(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[0, 3, %i] {t.x} : memref<3x4x32xf32>
      affine.store %0, %s[3, 0, 3] : memref<3x4x32xf32>
      affine.store %v, %s[%i + 1, symbol(%b), %j] : memref<3x4x32xf32>
    }
  }
  return
}

// -----

func.func @f18(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[0, %i * 2 + %j, symbol(%b) + %j] {t.x} : memref<3x4x32xf32>
      affine.store %0, %s[0, %i + 1, 0] : memref<3x4x32xf32>
      affine.store %v, %s[symbol(%b), %i + 1, 3] : memref<3x4x32xf32>
    }
  }
  return
}

// -----

func.func @f19(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%i, 3, %i] {t.x} : memref<3x4x32xf32>
      affine.store %0, %s[symbol(%b) + %j, %i + 1, 3] : memref<3x4x32xf32>
      affine.store %v, %s[3, 0, %j] : memref<3x4x32xf32>
    }
  }
  return
}

// -----

func.func @f20(%m: memref<?x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%a, 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[symbol(%b) + %j, %i * 2 + %j, symbol(%b), %i * 2 + %j] {t.x} : memref<?x4x8x4xf32>
      affine.store %0, %s[%j, %i, %i, %i] : memref<?x4x8x4xf32>
      affine.store %v, %s[%i + 1, %i + 1, %i, %i floordiv 2] : memref<?x4x8x4xf32>
    }
  }
  return
}

// -----

func.func @f21(%m: memref<?x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%a, 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[symbol(%b) + %j, %i * 2 + %j, 3, %i] {t.x} : memref<?x4x8x4xf32>
      affine.store %0, %s[%j, %i floordiv 2, 0, symbol(%b)] : memref<?x4x8x4xf32>
      affine.store %v, %s[%i * 2 + %j, symbol(%b) + %j, %i * 2 + %j, %i * 2 + %j] : memref<?x4x8x4xf32>
    }
  }
  return
}

// -----

func.func @f22(%m: memref<?x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%a, 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[symbol(%b) + %j, symbol(%b), symbol(%b) + %j, %i] {t.x} : memref<?x4x8x4xf32>
      affine.store %0, %s[%i * 2 + %j, symbol(%b), symbol(%b) + %j, %i * 2 + %j] : memref<?x4x8x4xf32>
      affine.store %v, %s[symbol(%b), %i * 2 + %j, symbol(%b) + %j, %i * 2 + %j] : memref<?x4x8x4xf32>
    }
  }
  return
}

// -----

func.func @f23(%m: memref<?x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%a, 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%i, %i, 0, 0] {t.x} : memref<?x4x8x4xf32>
      affine.store %0, %s[%i * 2 + %j, %i floordiv 2, %i * 2 + %j, %i * 2 + %j] : memref<?x4x8x4xf32>
      affine.store %v, %s[symbol(%b), 0, %i + 1, 3] : memref<?x4x8x4xf32>
    }
  }
  return
}

// -----

func.func @f24(%m: memref<?x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%a, 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%i, 3, %j, symbol(%b)] {t.x} : memref<?x4x8x4xf32>
      affine.store %0, %s[%i, symbol(%b) + %j, symbol(%b), %j] : memref<?x4x8x4xf32>
      affine.store %v, %s[symbol(%b), %i * 2 + %j, %i + 1, 3] : memref<?x4x8x4xf32>
    }
  }
  return
}

// -----

func.func @f25(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[0] {t.x} : memref<384xf32>
      affine.store %0, %s[symbol(%b) + %j] : memref<384xf32>
      affine.store %v, %s[3] : memref<384xf32>
    }
  }
  return
}

// -----

func.func @f26(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[symbol(%b)] {t.x} : memref<384xf32>
      affine.store %0, %s[%i floordiv 2] : memref<384xf32>
      affine.store %v, %s[%i * 2 + %j] : memref<384xf32>
    }
  }
  return
}

// -----

func.func @f27(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[0] {t.x} : memref<384xf32>
      affine.store %0, %s[3] : memref<384xf32>
      affine.store %v, %s[symbol(%b)] : memref<384xf32>
    }
  }
  return
}

// -----

func.func @f28(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[symbol(%b) + %j] {t.x} : memref<384xf32>
      affine.store %0, %s[%j] : memref<384xf32>
      affine.store %v, %s[0] : memref<384xf32>
    }
  }
  return
}

// -----

func.func @f29(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%i * 2 + %j] {t.x} : memref<384xf32>
      affine.store %0, %s[%i] : memref<384xf32>
      affine.store %v, %s[symbol(%b)] : memref<384xf32>
    }
  }
  return
}

// -----

func.func @f35(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.cast %m : memref<12x32xf32> to memref<?x32xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%j, symbol(%b) + %j] {t.x} : memref<?x32xf32>
      affine.store %0, %s[%i floordiv 2, 0] : memref<?x32xf32>
      affine.store %v, %s[%i + 1, %i] : memref<?x32xf32>
    }
  }
  return
}

// -----

func.func @f36(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.cast %m : memref<12x32xf32> to memref<?x32xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[3, %j] {t.x} : memref<?x32xf32>
      affine.store %0, %s[%i floordiv 2, %i] : memref<?x32xf32>
      affine.store %v, %s[0, 3] : memref<?x32xf32>
    }
  }
  return
}

// -----

func.func @f37(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.cast %m : memref<12x32xf32> to memref<?x32xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%j, %j] {t.x} : memref<?x32xf32>
      affine.store %0, %s[%i floordiv 2, symbol(%b) + %j] : memref<?x32xf32>
      affine.store %v, %s[symbol(%b), %i * 2 + %j] : memref<?x32xf32>
    }
  }
  return
}

// -----

func.func @f38(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.cast %m : memref<12x32xf32> to memref<?x32xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[0, symbol(%b)] {t.x} : memref<?x32xf32>
      affine.store %0, %s[%i * 2 + %j, symbol(%b) + %j] : memref<?x32xf32>
      affine.store %v, %s[symbol(%b), %j] : memref<?x32xf32>
    }
  }
  return
}

// -----

func.func @f39(%m: memref<12x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.cast %m : memref<12x32xf32> to memref<?x32xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %s[%j, %j] {t.x} : memref<?x32xf32>
      affine.store %0, %s[3, %i floordiv 2] : memref<?x32xf32>
      affine.store %v, %s[symbol(%b), symbol(%b)] : memref<?x32xf32>
    }
  }
  return
}
