// RUN: ods opt %s --slice-analysis-test | golden %S/slices.out
func.func @one(%a: memref<4xf32>, %i: index) {
  %c = arith.constant 1.0 : f32
  %d = arith.addf %c, %c : f32
  %0 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%d : f32) outs(%0 : memref<4xf32>)
  linalg.copy ins(%0 : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
func.func @two(%a: memref<?xf32>, %i: index, %n: index) {
  %c = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %d = arith.addf %c, %c : f32
  %m = arith.mulf %d, %c : f32
  scf.for %k = %c0 to %n step %i {
    %e = arith.addf %m, %c : f32
    linalg.fill ins(%e : f32) outs(%a : memref<?xf32>)
  }
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : memref<?xf32>) {
  ^bb0(%x: f32):
    %q = arith.addf %x, %m : f32
    linalg.yield %q : f32
  }
  return
}
func.func @none() {
  return
}
