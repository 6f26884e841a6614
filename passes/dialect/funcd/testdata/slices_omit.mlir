// RUN: ods opt %s --pass-pipeline="builtin.module(slice-analysis-test{omit-block-arguments=true})" | golden %S/slices_omit.out
func.func @blocks(%n: index, %c: i1) {
  %m = memref.alloc(%n) : memref<?xf32>
  %f = arith.constant 1.0 : f32
  cf.br ^bb1(%f : f32)
^bb1(%g: f32):
  %k = arith.addf %f, %f : f32
  linalg.fill ins(%k : f32) outs(%m : memref<?xf32>)
  return
}
