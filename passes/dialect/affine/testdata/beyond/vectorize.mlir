// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4}))' --split-input-file | golden %S/vectorize.out
// mlir-opt leaves the induction variable of the old loop in bounds of inner loops, and crashes.

func.func @outer_only(%a: memref<64x64xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 8)>(%i) {
      affine.store %c, %a[%i, 3] : memref<64x64xf32>
    }
  }
  return
}
