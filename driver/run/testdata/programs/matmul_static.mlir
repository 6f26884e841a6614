// A product of matrices of known shape by affine loops, and its transpose by a loop over reversed indices.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

memref.global "private" constant @a : memref<3x4xf32> = dense<[[1.0, 2.0, 3.0, 4.0], [0.5, -1.0, 2.5, 0.0], [-3.0, 0.25, 1.0, 8.0]]>
memref.global "private" constant @b : memref<4x2xf32> = dense<[[1.0, -1.0], [2.0, 0.5], [0.0, 4.0], [3.0, -2.0]]>

func.func @main() {
  %a = memref.get_global @a : memref<3x4xf32>
  %b = memref.get_global @b : memref<4x2xf32>
  %c = memref.alloc() : memref<3x2xf32>
  %t = memref.alloc() : memref<2x3xf32>
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 2 {
      %s = affine.for %k = 0 to 4 iter_args(%acc = %zero) -> (f32) {
        %x = affine.load %a[%i, %k] : memref<3x4xf32>
        %y = affine.load %b[%k, %j] : memref<4x2xf32>
        %p = arith.mulf %x, %y : f32
        %q = arith.addf %acc, %p : f32
        affine.yield %q : f32
      }
      affine.store %s, %c[%i, %j] : memref<3x2xf32>
      affine.store %s, %t[-%j + 1, -%i + 2] : memref<2x3xf32>
    }
  }
  %cu = memref.cast %c : memref<3x2xf32> to memref<*xf32>
  %tu = memref.cast %t : memref<2x3xf32> to memref<*xf32>
  call @printMemrefF32(%cu) : (memref<*xf32>) -> ()
  call @printMemrefF32(%tu) : (memref<*xf32>) -> ()
  return
}
