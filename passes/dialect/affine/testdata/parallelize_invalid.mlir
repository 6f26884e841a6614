// RUN: not ods opt %s --affine-parallelize=parallel-reductions --mlir-print-op-on-diagnostic=false 2>&1 | FileCheck %s

// As in mlir-opt, affine.parallel has no such reduction, and the pass makes it.
func.func @maxnumf(%m: memref<10xf32>, %c: f32) -> f32 {
  // CHECK: [[@LINE+1]]:8: error: 'affine.parallel' op result type cannot match reduction attribute
  %4 = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %v = affine.load %m[%i] : memref<10xf32>
    %s = arith.maxnumf %a, %v : f32
    affine.yield %s : f32
  }
  return %4 : f32
}
