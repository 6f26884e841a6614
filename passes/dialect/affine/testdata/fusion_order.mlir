// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-fusion{mode=producer}))' | golden %S/fusion_order.out

// The loop over %j carries the dependence and moves inside, together with the loop that it bounds.
func.func @bounded(%a: memref<8x26xi32>, %b: memref<26xi32>, %out: memref<i32>) {
  affine.for %j = 0 to 8 {
    affine.for %k = 0 to 26 {
      affine.for %l = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 1)>(%j) {
        %0 = affine.load %a[%l, %k] : memref<8x26xi32>
        %1 = affine.load %b[%k] : memref<26xi32>
        %2 = arith.minsi %0, %1 : i32
        affine.store %2, %b[%k] : memref<26xi32>
      }
    }
  }
  affine.for %k = 0 to 26 {
    %0 = affine.load %b[%k] : memref<26xi32>
    memref.store %0, %out[] : memref<i32>
  }
  return
}
