// RUN: ods opt %s --affine-loop-fusion=mode=producer | golden %S/fusion_remainder.out

// A slice whose loops are the quotient and the remainder of a loop around: the remainder is that of the variable, whose range is more than the divisor.
func.func @higher_into_lower(%a: memref<8x12x128x64xf32>, %c: memref<8x128x768xf16>) {
  %b = memref.alloc() : memref<8x128x12x64xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 128 {
      affine.for %k = 0 to 12 {
        affine.for %l = 0 to 64 {
          %v = affine.load %a[%i, %k, %j, %l] : memref<8x12x128x64xf32>
          affine.store %v, %b[%i, %j, %k, %l] : memref<8x128x12x64xf32>
        }
      }
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 128 {
      affine.for %k = 0 to 768 {
        %v = affine.load %b[%i, %j, %k floordiv 64, %k mod 64] : memref<8x128x12x64xf32>
        %w = arith.truncf %v : f32 to f16
        affine.store %w, %c[%i, %j, %k] : memref<8x128x768xf16>
      }
    }
  }
  return
}

// Here the variable stays below the divisor, so that it is the remainder.
func.func @below_divisor(%a: memref<12x64xf32>, %c: memref<60xf32>) {
  %b = memref.alloc() : memref<12x64xf32>
  affine.for %k = 0 to 12 {
    affine.for %l = 0 to 64 {
      %v = affine.load %a[%k, %l] : memref<12x64xf32>
      affine.store %v, %b[%k, %l] : memref<12x64xf32>
    }
  }
  affine.for %k = 0 to 60 {
    %v = affine.load %b[%k floordiv 64, %k mod 64] : memref<12x64xf32>
    affine.store %v, %c[%k] : memref<60xf32>
  }
  return
}
