// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-loop-coalescing))' --split-input-file --allow-unregistered-dialect | golden %S/coalescing_wrong.out
// Bands of which 22.1.8 loses values.

func.func @affine_carried(%n: index, %x: f32) -> f32 {
  %0 = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 {
    affine.for %j = 0 to %n {
      "use"(%i, %j) : (index, index) -> ()
    }
    affine.yield %a : f32
  }
  return %0 : f32
}
