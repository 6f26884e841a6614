// Accesses in one loop: constant distances, strides, symbols, remainders and quotients.
func.func @same(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
    %v = affine.load %m[%i] : memref<100xf32>
  }
  return
}
func.func @forward_distance(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
    %v = affine.load %m[%i - 3] : memref<100xf32>
  }
  return
}
func.func @too_far(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
    %v = affine.load %m[%i - 10] : memref<100xf32>
  }
  return
}
func.func @constant_subscripts(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[7] : memref<100xf32>
    %v = affine.load %m[7] : memref<100xf32>
    %w = affine.load %m[8] : memref<100xf32>
  }
  return
}
func.func @even_and_odd(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i * 2] : memref<100xf32>
    %v = affine.load %m[%i * 2 + 1] : memref<100xf32>
    %w = affine.load %m[%i * 4 + 2] : memref<100xf32>
  }
  return
}
func.func @step(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 40 step 4 {
    affine.store %c, %m[%i] : memref<100xf32>
    %v = affine.load %m[%i + 4] : memref<100xf32>
    %w = affine.load %m[%i + 2] : memref<100xf32>
  }
  return
}
func.func @symbols(%m: memref<100xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.store %c, %m[%i + symbol(%n)] : memref<100xf32>
    %v = affine.load %m[%i] : memref<100xf32>
    %w = affine.load %m[%i + symbol(%n) - 1] : memref<100xf32>
  }
  return
}
func.func @mod(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 20 {
    affine.store %c, %m[%i mod 4] : memref<100xf32>
    %v = affine.load %m[%i] : memref<100xf32>
    %w = affine.load %m[%i mod 2] : memref<100xf32>
  }
  return
}
func.func @div(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 20 {
    affine.store %c, %m[%i floordiv 4] : memref<100xf32>
    %v = affine.load %m[%i] : memref<100xf32>
    %w = affine.load %m[%i ceildiv 3 + 1] : memref<100xf32>
  }
  return
}
func.func @div_and_mod(%m: memref<10x10xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 100 {
    affine.store %c, %m[%i floordiv 10, %i mod 10] : memref<10x10xf32>
    %v = affine.load %m[%i floordiv 10, %i mod 10] : memref<10x10xf32>
  }
  return
}
func.func @constant_operand(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  %k = arith.constant 5 : index
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i + symbol(%k)] : memref<100xf32>
    %v = affine.load %m[%i] : memref<100xf32>
  }
  return
}
func.func @applied(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    %a = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 - 1)>(%a)
    affine.store %c, %m[%a] : memref<100xf32>
    %v = affine.load %m[%b] : memref<100xf32>
    %w = affine.load %m[%a - 4] : memref<100xf32>
  }
  return
}
func.func @reversed(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 50 {
    affine.store %c, %m[%i] : memref<100xf32>
    %v = affine.load %m[-%i + 49] : memref<100xf32>
    %w = affine.load %m[-%i + 30] : memref<100xf32>
  }
  return
}
func.func @no_loop(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.store %c, %m[3] : memref<100xf32>
  %v = affine.load %m[3] : memref<100xf32>
  affine.store %c, %m[4] : memref<100xf32>
  return
}
func.func @rank0(%m: memref<f32>) {
  %c = arith.constant 1.0 : f32
  affine.store %c, %m[] : memref<f32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[] : memref<f32>
    affine.store %c, %m[] : memref<f32>
  }
  return
}
func.func @two_memrefs(%m: memref<100xf32>, %o: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
    %v = affine.load %o[%i] : memref<100xf32>
  }
  return
}
func.func @never(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 10 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
    %v = affine.load %m[%i] : memref<100xf32>
  }
  return
}
