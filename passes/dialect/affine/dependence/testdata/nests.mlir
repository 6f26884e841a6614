// Accesses in nests, triangular and with outer bounds, in sequence and under conditions.
func.func @matmul(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %d: memref<16x16xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 16 {
        %x = affine.load %a[%i, %k] : memref<16x16xf32>
        %y = affine.load %b[%k, %j] : memref<16x16xf32>
        %z = affine.load %d[%i, %j] : memref<16x16xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %d[%i, %j] : memref<16x16xf32>
      }
    }
  }
  return
}
func.func @stencil(%a: memref<32x32xf32>) {
  affine.for %t = 0 to 10 {
    affine.for %i = 1 to 31 {
      %x = affine.load %a[%t, %i - 1] : memref<32x32xf32>
      %y = affine.load %a[%t, %i + 1] : memref<32x32xf32>
      %s = arith.addf %x, %y : f32
      affine.store %s, %a[%t + 1, %i] : memref<32x32xf32>
    }
  }
  return
}
func.func @triangular(%a: memref<32x32xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %n {
      affine.store %c, %a[%i, %j] : memref<32x32xf32>
      %v = affine.load %a[%j, %i] : memref<32x32xf32>
    }
  }
  return
}
func.func @siblings(%a: memref<32xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 5 {
      affine.store %c, %a[%j] : memref<32xf32>
    }
    affine.for %k = 3 to 9 {
      %v = affine.load %a[%k] : memref<32xf32>
      %w = affine.load %a[%k + 2] : memref<32xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<32xf32>
  }
  return
}
func.func @tiled(%a: memref<64xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 step 8 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 8)>(%i) {
      affine.store %c, %a[%j] : memref<64xf32>
      %v = affine.load %a[%j - 1] : memref<64xf32>
    }
  }
  return
}
func.func @min_max_bounds(%a: memref<64xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 8, s0 * 2)>(%i)[%n] {
      affine.store %c, %a[%j] : memref<64xf32>
      %v = affine.load %a[%i] : memref<64xf32>
    }
  }
  return
}
func.func @conditions(%a: memref<64xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %c, %a[%i] : memref<64xf32>
    }
    affine.if affine_set<(d0) : (-d0 + 4 >= 0)>(%i) {
      %v = affine.load %a[%i] : memref<64xf32>
    }
    %w = affine.load %a[%i + 2] : memref<64xf32>
    affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%i) {
      affine.store %c, %a[%i + 1] : memref<64xf32>
    } else {
      affine.store %c, %a[%i] : memref<64xf32>
    }
  }
  return
}
func.func @condition_with_symbol(%a: memref<64xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.if affine_set<(d0, d1)[s0] : (d0 - s0 >= 0, d1 - d0 == 0)>(%i, %j)[%n] {
        affine.store %c, %a[%j] : memref<64xf32>
        %w = affine.load %a[%i - 2] : memref<64xf32>
      }
    }
  }
  return
}
func.func @parallel(%a: memref<64x64xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  affine.parallel (%i, %j) = (0, 1) to (10, min(symbol(%n), 20)) {
    affine.store %c, %a[%i, %j] : memref<64x64xf32>
    %w = affine.load %a[%i, %j - 1] : memref<64x64xf32>
    affine.for %k = 0 to 4 {
      %x = affine.load %a[%i + 1, %k] : memref<64x64xf32>
    }
  }
  return
}
func.func @skewed(%a: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %a[%i * 10 + %j] : memref<100xf32>
      %v = affine.load %a[%i + %j] : memref<100xf32>
      %w = affine.load %a[%i * 10 + %j - 11] : memref<100xf32>
    }
  }
  return
}
func.func @strides(%a: memref<100xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 100 step 3 {
    affine.for %j = 1 to 50 step 2 {
      affine.store %c, %a[%i + %j] : memref<100xf32>
      %v = affine.load %a[%i - %j] : memref<100xf32>
      %w = affine.load %a[%j * 2] : memref<100xf32>
    }
  }
  affine.for %i = %n to 100 step 3 {
    affine.store %c, %a[%i] : memref<100xf32>
    %w = affine.load %a[%i + 1] : memref<100xf32>
  }
  return
}
func.func @unsupported(%a: memref<100xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %a[%i * symbol(%n)] : memref<100xf32>
    %v = affine.load %a[%i] : memref<100xf32>
    %w = affine.load %a[%i mod symbol(%n)] : memref<100xf32>
  }
  return
}
func.func @scf_in_between(%a: memref<100xf32>, %n: index, %p: i1) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    scf.if %p {
      affine.store %c, %a[%i] : memref<100xf32>
    } else {
      %v = affine.load %a[%i] : memref<100xf32>
    }
    %w = affine.load %a[%i - 1] : memref<100xf32>
  }
  return
}
func.func @linear_apply(%a: memref<?x?xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 * 2 - d1 + 1)>(%i, %j)
      %1 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 2)>(%i, %j)
      affine.store %c, %a[%0, %1] : memref<?x?xf32>
      %v = affine.load %a[%j, %0] : memref<?x?xf32>
      %w = affine.load %a[%0 + 1, %1] : memref<?x?xf32>
    }
  }
  return
}
