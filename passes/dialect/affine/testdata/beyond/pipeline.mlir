// RUN: ods opt %s --affine-pipeline-data-transfer --split-input-file --allow-unregistered-dialect | golden %S/pipeline.out
// mlir-opt crashes on memory that is an argument.

func.func @argument(%a: memref<256xf32>, %h: memref<32xf32, 1>, %tag: memref<1xi32>) {
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}
