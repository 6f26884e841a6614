// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-fusion{mode=producer}))' | golden %S/fusion_order.out
// mlir-opt 22.1.8 moves a loop out of the one that computes its bounds, which is not valid.

// The loop over %k has bounds that %j computes: it stays inside.
func.func @triangle(%a: memref<8x8xi32>, %b: memref<8xi32>, %out: memref<i32>) {
  affine.for %j = 0 to 8 {
    affine.for %k = 0 to affine_map<(d0) -> (d0 + 1)>(%j) {
      %0 = affine.load %a[%j, %k] : memref<8x8xi32>
      %1 = affine.load %b[%k] : memref<8xi32>
      %2 = arith.minsi %0, %1 : i32
      affine.store %2, %b[%k] : memref<8xi32>
    }
  }
  affine.for %k = 0 to 8 {
    %0 = affine.load %b[%k] : memref<8xi32>
    memref.store %0, %out[] : memref<i32>
  }
  return
}
